"""Automatic metrics as sufficient statistics: computed once per sentence, added up at will."""

from regmt.metrics.base import Metric
from regmt.metrics.registry import METRICS, make_metric

__all__ = ["METRICS", "Metric", "make_metric"]
