"""Restore case: translations of raw text by `Recaser`, lower-cased text by `Truecaser`."""

from regmt.decoding.casing.recaser import Recaser
from regmt.decoding.casing.truecaser import Truecaser

__all__ = ["Recaser", "Truecaser"]
