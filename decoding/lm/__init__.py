"""N-gram language models: estimation, ARPA files, queries from kernels, mixtures."""

from decoding.lm.arpa import read_arpa, write_arpa
from decoding.lm.kneser_ney import train
from decoding.lm.mixture import Mixture, em_weights
from decoding.lm.model import (
    BEGIN,
    END,
    UNKNOWN_WORD,
    LanguageModel,
    LanguageModelArrays,
    SentenceScore,
)
from decoding.lm.perplexity import Perplexity

__all__ = [
    "BEGIN",
    "END",
    "UNKNOWN_WORD",
    "LanguageModel",
    "LanguageModelArrays",
    "Mixture",
    "Perplexity",
    "SentenceScore",
    "em_weights",
    "read_arpa",
    "train",
    "write_arpa",
]
