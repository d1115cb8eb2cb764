"""Feature maps of sentences (thesis, 3.4.1 and 8.2.1): n-grams, gapped n-grams, their kernels."""
