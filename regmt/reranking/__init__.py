"""Scores of candidate translations, and choosing among the candidates of an n-best list."""
