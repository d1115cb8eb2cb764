"""The inputs of scores in addition to the candidates: the corpus, models, options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from regmt.core.errors import InputError
from regmt.decoding.alignment.alignment_model import AlignmentModel
from regmt.decoding.lm import LanguageModel, Mixture
from regmt.instance_selection.text_profile import TextProfile
from regmt.reranking.candidates import SPLIT, Candidates
from regmt.reranking.regression import RegressionOptions
from regmt.resources import Resources

ALIGNMENTS = ("ibm1", "diagonal", "hmm")


@dataclass
class ScoreModels:
    """The models that scores are computed with.

    Parameters
    ----------
    resources : Resources, optional
        The training data; models that are not given are taken from there.
    lm : LanguageModel or Mixture, optional
    alignments : mapping
        Alignment models by method: ``ibm1``, ``diagonal``, ``hmm``.
    regression : RegressionOptions
    posterior_scale : float
        The candidates of a list have probabilities ``∝ exp(posterior_scale · score)``.
    jobs : int
        Processes for the regression; the scores do not depend on it.
    text : pair of TextProfile
        Without training data: how source and translations become words.
    """

    resources: Resources | None = None
    lm: LanguageModel | Mixture | None = None
    alignments: Mapping[str, AlignmentModel] = field(default_factory=dict)
    regression: RegressionOptions = field(default_factory=RegressionOptions)
    posterior_scale: float = 1.0
    jobs: int = 1
    text: tuple[TextProfile, TextProfile] = (SPLIT, SPLIT)

    @property
    def preprocessings(self) -> tuple[TextProfile, TextProfile]:
        """How source and translations become words: as the training data, if there are any."""
        if self.resources is None:
            return self.text
        return self.resources.profiles

    def check(self, name: str, need: str, candidates: Candidates) -> None:
        """Refuse a score that needs what is not there."""
        if need in ("source", "documents", "model_scores"):
            there = getattr(candidates, need) is not None
        else:
            given = self.lm is not None if need == "lm" else need in self.alignments
            there = given or self.resources is not None
        if not there:
            what, remedy = NEEDS[need]
            raise InputError(f"the score {name!r} needs {what}", remedy=remedy)

    @property
    def corpus(self) -> Resources:
        """The training data, where they are needed."""
        assert self.resources is not None, "checked before"
        return self.resources

    @property
    def language_model(self) -> LanguageModel | Mixture:
        """The model given, or that of the training data."""
        return self.corpus.language_model() if self.lm is None else self.lm

    def alignment(self, method: str) -> AlignmentModel:
        """Return the model given of a method, or that of the training data."""
        given = self.alignments.get(method)
        return self.corpus.alignment(method) if given is None else given


@dataclass(frozen=True, kw_only=True)
class KnownSentences:
    """Known data of the sentences that candidates translate.

    Attributes
    ----------
    source, documents : sequence of str, optional
        The sentences themselves, and the name of the document of each.
    references : sequence of sequence of str, optional
        One or more translations of all of them.
    """

    source: Sequence[str] | None = None
    documents: Sequence[str] | None = None
    references: Sequence[Sequence[str]] | None = None

    def made_by(
        self, make: Callable[..., Candidates], given: Sequence[object], models: ScoreModels
    ) -> Candidates:
        """Make candidates, their words treated like those of the training data."""
        source, target = models.preprocessings
        if self.source is not None and models.resources is not None:
            models.resources.checked(self.source)
        return make(
            given,
            source=self.source,
            documents=self.documents,
            preprocessing=target,
            source_preprocessing=source,
        )


NEEDS = {
    "source": ("the source sentences", "give `source`"),
    "documents": ("the documents of the sentences", "give `documents`"),
    "model_scores": ("scores of the decoder", "use it with n-best lists only"),
    "lm": ("a language model", "give `lm`, or training data"),
    "index": ("training data", "give `train` or `index`"),
    **{
        method: (f"an alignment model {method}", "give `alignment`, or training data")
        for method in ALIGNMENTS
    },
}
"""What a score may need → what that is, and how to give it."""
