"""N-gram language models: estimation, ARPA files, queries from kernels, mixtures."""

from regmt.decoding.lm.arpa import read_arpa, write_arpa
from regmt.decoding.lm.kneser_ney import train
from regmt.decoding.lm.language_model import (
    BEGIN,
    END,
    UNKNOWN_WORD,
    LanguageModel,
    LanguageModelArrays,
    SentenceScore,
)
from regmt.decoding.lm.mixture import Mixture, em_weights
from regmt.decoding.lm.text_perplexity import Perplexity

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
