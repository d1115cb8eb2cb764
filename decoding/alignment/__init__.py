"""Word alignment: IBM 1, IBM 2 with a diagonal prior, HMM; symmetrisation; evaluation."""
