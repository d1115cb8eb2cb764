"""The case of words: `CaseModel` restores it in translations."""

from regmt.decoding.casing.case_model import CaseModel

__all__ = ["CaseModel"]
