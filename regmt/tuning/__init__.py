"""Tuning: the weights of a log-linear model that make its translations best by a metric."""
