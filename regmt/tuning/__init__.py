"""Tuning: find weights of a log-linear model that maximise a metric of its translations."""
