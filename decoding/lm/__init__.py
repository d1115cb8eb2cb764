"""N-gram language models: estimation, ARPA files, queries from kernels, mixtures."""

from decoding.lm.arpa import read_arpa, write_arpa
from decoding.lm.model import BEGIN, END, UNKNOWN_WORD, LanguageModel, LanguageModelArrays

__all__ = [
    "BEGIN",
    "END",
    "UNKNOWN_WORD",
    "LanguageModel",
    "LanguageModelArrays",
    "read_arpa",
    "write_arpa",
]
