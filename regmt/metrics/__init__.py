"""Automatic metrics as sufficient statistics: computed once per sentence and then added up."""

from regmt.metrics.base import Metric
from regmt.metrics.registry import METRICS, make_metric

__all__ = ["METRICS", "Metric", "make_metric"]
