"""Combine the outputs of several systems: batch selection and adaptive model weighting."""
