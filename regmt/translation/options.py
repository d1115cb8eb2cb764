"""The options of a translation run, in one strict and hashable object."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from dataclasses import dataclass
from typing import ClassVar

from regmt.core.errors import InputError
from regmt.decoding.sentence_parts import Span, sentences_of, spans_of
from regmt.decoding.settings import MAX_WORDS, UNLIMITED
from regmt.sentence.learning_options import LearningOptions

DECODERS = ("beam", "graph")
SCORES = ("combined", "regression", "phrases")


@dataclass(frozen=True, kw_only=True)
class TranslationOptions(LearningOptions):
    """How sentences are translated: the options of `LearningOptions`, and how to decode.

    Parameters
    ----------
    decoder : {"beam", "graph"}
    scores : {"combined", "regression", "phrases"}
        Contents of the phrase table of the beam decoder: phrases of the whole corpus, scored by
        the corpus, the selected pairs and W side by side; W alone, as in the thesis; or phrases
        of the selected pairs alone, with classical scores ("individual translation", 5.4.3).
    samples : int
        Beam decoder with ``scores="combined"``: occurrences of a source phrase that are visited
        in the whole corpus, in addition to those in selected pairs.
    threshold : float
        Graph decoder: minimum predicted value of the features in the graph.
    beam : int
        Graph decoder: paths kept per length.
    objective : {"preimage", "weight"}
        Graph decoder: what the regression feature counts, see `GraphDecoder`.
    stack, distortion_limit : int
        Beam decoder, see `SearchSettings`.
    rescored : int
        Beam decoder with ``scores="combined"``: how many of its best translations are rescored by
        their distance to W's prediction.
    exact : bool
        A sentence that is the source of a training pair gets the translation stored there, unless
        `exclude_exact` is set.
    nbest : int
        Translations per sentence.
    lm_order : int
        Order of the language model trained on the target side.
    lm : str or None
        An ARPA file or model folder to use instead.
    lm_classes : int
        Beam decoder with ``scores="combined"``: classes of words of the target side whose language
        model is used as well; 0 for none.
    models : str or None
        Beam decoder with ``scores="combined"``: a folder with a `ClassLanguageModel` and an
        `OperationModel` to use instead of those of the corpus, see `left_out`.
    by_sentence : bool
        Beam decoder with ``scores="combined"``: each sentence of a line gets its own training pairs
        and its own search, so that no word moves from one into another.
    max_words : int
        Longer sentences are translated in parts; -1 for no limit.
    """

    needs_w: ClassVar[bool] = True

    decoder: str = "beam"
    scores: str = "combined"
    samples: int = 300
    threshold: float = 0.15
    beam: int = 100
    objective: str = "preimage"
    stack: int = 100
    distortion_limit: int = UNLIMITED
    rescored: int = 50
    exact: bool = True
    nbest: int = 1
    lm_order: int = 5
    lm: str | None = None
    lm_classes: int = 100
    models: str | None = None
    by_sentence: bool = True
    max_words: int = MAX_WORDS

    def __post_init__(self) -> None:
        super().__post_init__()
        for name, choices in (("decoder", DECODERS), ("scores", SCORES)):
            if getattr(self, name) not in choices:
                raise InputError(
                    f"unknown {name} {getattr(self, name)!r}", remedy=f"use {' or '.join(choices)}"
                )
        self.check_positive("nbest", "beam", "lm_order", "rescored", "samples")
        if self.max_words < 1 and self.max_words != UNLIMITED:
            raise InputError("`max_words` must be at least 1, or -1 for no limit")
        if self.lm_classes < 0:
            raise InputError("`lm_classes` must be at least 0")

    @property
    def looks_up(self) -> bool:
        """Whether phrases of the whole corpus are looked up, and its models used."""
        return self.decoder == "beam" and self.scores == "combined"

    def too_long(self, sentence: Sized | None) -> bool:
        """Return whether a sentence has more words than may be translated at once."""
        return sentence is not None and 0 < self.max_words < len(sentence)

    def spans(self, tokens: Sequence[str]) -> list[Span]:
        """Return the parts [start, end) of a line that are translated one by one."""
        by_sentence = self.by_sentence and self.looks_up
        sentences = sentences_of(tokens) if by_sentence else [(0, len(tokens))]
        return [
            (start + a, start + b)
            for start, end in sentences
            for a, b in spans_of(tokens[start:end], self.max_words)
        ]
