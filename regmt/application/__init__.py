"""The public functions: each does what the command of the same name does."""
