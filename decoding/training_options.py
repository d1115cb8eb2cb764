"""How a classical phrase-based model is trained."""

from __future__ import annotations

from dataclasses import dataclass, field

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.decoding.alignment.hmm import HmmOptions
from regmt.decoding.extraction.phrase_scoring import PhraseOptions


@dataclass(frozen=True, kw_only=True)
class TrainingOptions:
    """How a model is trained.

    Parameters
    ----------
    method, iterations, heuristic
        Of the word alignment, see `train_alignment` and `AlignmentModel.align`.
    phrases : PhraseOptions
    lm_order : int
        Order of the language model.
    max_words : int
        Longer sentences are left out of the translation model.
    max_ratio : float
        So are pairs in which one side has more than this many times the words of the other.
    discriminative : bool
        Also train a maximum-entropy model of orientations (`OrientationModel`).
    gaps : bool
        Also extract phrase pairs with gaps.
    extended : bool
        Also use the sparse features of phrase pairs of `SparseFeatures`.
    truecase : bool
        Train on lower-cased text, and a truecaser for the output.
    hmm : HmmOptions, optional
        The shape of the HMMs of ``hmm`` and ``agreement``.
    p0 : float, optional
        Probability of the empty word when aligning (PORTAGE, section 6.3).
    links : path-like, optional
        A file with the links of all sentence pairs, used instead of aligning.
    split : int, optional
        Split longer sentence pairs at the places where both halves translate each other
        (`split_pairs`).
    sizes : tuple of int
        How many sentence pairs each of several corpora has; they follow each other.
    adapt_to : tuple of int
        The numbers of those corpora, from 0, that are like the text to translate: word
        translation probabilities are estimated from them (PORTAGE, section 3).
    """

    method: str = "agreement"
    iterations: int = 5
    heuristic: str = "grow-diag-final-and"
    phrases: PhraseOptions = field(default_factory=PhraseOptions)
    lm_order: int = 5
    max_words: int = 100
    max_ratio: float = 9.0
    discriminative: bool = False
    gaps: bool = False
    extended: bool = False
    truecase: bool = False
    hmm: HmmOptions | None = None
    p0: float | None = None
    links: StrPath | None = None
    split: int | None = None
    sizes: tuple[int, ...] = ()
    adapt_to: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.hmm is not None and self.method not in ("hmm", "agreement"):
            raise InputError(
                f"HMM options for the alignment method {self.method}", remedy="use `method` hmm"
            )
        if self.p0 is not None and not 0.0 <= self.p0 < 1.0:
            raise InputError(f"`p0` {self.p0} is not a probability", remedy="use 0 ≤ P < 1")
        if self.split is not None and self.split < 1:
            raise InputError(f"`split` {self.split} is not positive")
        if self.split is not None and self.links is not None:
            raise InputError("`split` and `links` together", remedy="omit one of them")
        if not set(self.adapt_to) <= set(range(max(1, len(self.sizes)))):
            raise InputError(
                f"no corpus {max(self.adapt_to) + 1} to adapt to",
                remedy=f"corpora are numbered from 1 to {max(1, len(self.sizes))}",
            )

    @property
    def n_scores(self) -> int:
        """Number of scores of the phrase table."""
        return self.phrases.n_scores(max(1, len(self.sizes)))
