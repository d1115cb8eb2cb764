"""Shared foundations: errors, files, folders of arrays, progress, processes, compilation."""
