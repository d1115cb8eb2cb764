"""Feature maps of sentences (thesis, 3.4.1 and 8.2.1): n-grams, gapped n-grams, their kernels."""

from regmt.features.from_index import LocalProblem, local_problem
from regmt.features.gapped import GappedNgramFeatures, gapped_ngrams
from regmt.features.kernels import rkhs_distance, spectrum_kernel
from regmt.features.spectrum import NgramFeatures
from regmt.features.weighting import order_weight

__all__ = [
    "GappedNgramFeatures",
    "LocalProblem",
    "NgramFeatures",
    "gapped_ngrams",
    "local_problem",
    "order_weight",
    "rkhs_distance",
    "spectrum_kernel",
]
