"""The version, in its own file: the build reads it without importing anything."""

__version__ = "0.2.0"
