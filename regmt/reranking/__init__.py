"""Score candidate translations and choose among the candidates of an n-best list."""
