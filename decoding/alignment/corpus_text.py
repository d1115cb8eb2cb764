"""A corpus of any size to align: the pairs that a model is trained on, and the links of all pairs.

The table of word pairs grows with the text on which a model is trained, and another million pairs
teach it ever less about frequent words. So of a larger corpus `TRAINED_PAIRS` pairs, evenly spread,
are taken for training. The whole corpus is then aligned piece by piece, each with the MAP estimate
of its own EM whose prior is this model: what frequent words mean comes from the prior, what rare
words mean comes from the piece.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.mapped import forget
from regmt.core.progress import notice, progress
from regmt.core.resume import Arrays, checksum, stage
from regmt.core.scratch import slices
from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.links import Links
from regmt.instance_selection.corpus import Corpus, Text

TRAINED_PAIRS = 1_000_000
"""Pairs of a corpus on which an alignment model is trained at most."""

PAIRS_AT_ONCE = 500_000
"""Pairs in a piece of a larger corpus at most; all pieces have about as many."""

ITERATIONS, PRIOR_STRENGTH = 1, 10.0
"""Of EM in a piece; what the prior counts for, in occurrences of a word."""


class CorpusText:
    """A corpus as alignment models read it: as a whole, or if it is large, in pieces."""

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus

    @property
    def is_large(self) -> bool:
        """Whether only some pairs are trained on."""
        return len(self.corpus) > TRAINED_PAIRS

    @cached_property
    def training(self) -> Bitext:
        """The pairs to train on, in the word ids of the corpus."""
        if not self.is_large:
            return Bitext.from_corpus(self.corpus)
        n = len(self.corpus)
        notice(f"{TRAINED_PAIRS:,} of {n:,} pairs train the alignment model")
        sample = self.corpus.take(np.arange(TRAINED_PAIRS) * n // TRAINED_PAIRS)
        for side in (self.corpus.source, self.corpus.target):
            forget(side.tokens, side.lines.block)
        return Bitext.from_corpus(sample)

    def align(self, model: AlignmentModel, *, jobs: int = 1, **options: Any) -> Links:
        """Align all pairs with a model that was trained on `training`.

        What a process has aligned before it was killed is used again.

        Parameters
        ----------
        model : AlignmentModel
        jobs : int
            Threads; the result is the same.
        **options
            See `AlignmentModel.align`.
        """
        if not self.is_large:
            return model.align(self.training, jobs=jobs, **options)
        vars(self).pop("training", None)  # its memory
        learned = checksum(model.forward.table.null, model.backward.table.null, str(options))
        parts = []
        n = len(self.corpus)
        pieces = list(slices(n, -(-n // -(-n // PAIRS_AT_ONCE))))
        for piece in progress(pieces, what="align", total=len(pieces), unit="piece"):
            rows = (*_rows(self.corpus.source, piece), *_rows(self.corpus.target, piece))
            make = partial(self._aligned, rows, model, jobs, options)
            arrays = stage(f"links from {piece.start}", [learned, *rows], make)
            parts.append(Links(arrays["offsets"], arrays["source"], arrays["target"]))
            forget(self.corpus.source.tokens, self.corpus.target.tokens, *arrays.values())
        return Links.concatenate(parts)

    def _aligned(
        self, rows: tuple[Any, ...], model: AlignmentModel, jobs: int, options: dict[str, Any]
    ) -> Arrays:
        vocabularies = self.corpus.source.vocabulary, self.corpus.target.vocabulary
        n_source_words, n_target_words = map(len, vocabularies)
        bitext = Bitext.build(*rows, n_source_words=n_source_words, n_target_words=n_target_words)
        own = train_alignment(
            bitext,
            *vocabularies,
            method=model.method,
            iterations=ITERATIONS,
            initial=model,
            prior_strength=PRIOR_STRENGTH,
            jobs=jobs,
        )
        return own.align(bitext, jobs=jobs, **options).arrays


def _rows(text: Text, some: slice) -> tuple[Int32Array, Int64Array]:
    offsets = text.offsets[some.start : some.stop + 1]
    return text.tokens[offsets[0] : offsets[-1]], offsets - offsets[0]
