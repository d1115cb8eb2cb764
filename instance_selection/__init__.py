"""Choose a few good training sentences for a test sentence out of a large parallel corpus.

The package stands alone: text and vocabulary, the n-gram index, the selectors and the measures
of what they cover. It knows nothing of regression or decoding.
"""
