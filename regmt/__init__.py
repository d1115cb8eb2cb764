"""Regression-based machine translation: select, learn a sparse map, decode."""

from regmt._version import __version__

__all__ = ["__version__"]
