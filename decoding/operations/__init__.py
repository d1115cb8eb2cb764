"""Translations as sequences of operations, and a language model of them (Durrani et al. 2011)."""

from regmt.decoding.operations.operation_model import OperationModel

__all__ = ["OperationModel"]
