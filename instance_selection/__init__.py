"""Select a few good training sentences for a test sentence from a large parallel corpus.

The package contains text and vocabulary, the n-gram index, the selectors and coverage measures. It
does not depend on regression or decoding.
"""
