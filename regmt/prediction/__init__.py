"""Predict target features and translation quality before decoding (thesis, 8.2–8.6)."""

from regmt.prediction.measures import Confusion, confusion, p_max, threshold_for_best_f1
from regmt.prediction.optimisation import Optimum, optimise
from regmt.prediction.records import Prediction, predict

__all__ = [
    "Confusion",
    "Optimum",
    "Prediction",
    "confusion",
    "optimise",
    "p_max",
    "predict",
    "threshold_for_best_f1",
]
