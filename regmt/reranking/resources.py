"""What scores may need beside the candidates: models, training data, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from regmt.decoding.alignment.alignment_model import AlignmentModel
from regmt.decoding.lm import LanguageModel, Mixture
from regmt.instance_selection.index import Index
from regmt.reranking.candidates import Candidates
from regmt.reranking.regression import RegressionOptions


@dataclass
class Resources:
    """What scores are computed with.

    Parameters
    ----------
    lm : LanguageModel or Mixture, optional
    index : Index, optional
        Of the training data.
    alignments : mapping
        Alignment models by method: ``ibm1``, ``diagonal``, ``hmm``.
    regression : RegressionOptions
    posterior_scale : float
        The candidates of a list have probabilities ``∝ exp(posterior_scale · score)``.
    jobs : int
        Processes for the regression; the scores do not depend on it.
    """

    lm: LanguageModel | Mixture | None = None
    index: Index | None = None
    alignments: Mapping[str, AlignmentModel] = field(default_factory=dict)
    regression: RegressionOptions = field(default_factory=RegressionOptions)
    posterior_scale: float = 1.0
    jobs: int = 1

    def has(self, need: str, candidates: Candidates) -> bool:
        """Tell whether something that a score may need is there."""
        if need in ("ibm1", "diagonal", "hmm"):
            return need in self.alignments
        owner = candidates if need in ("source", "documents", "model_scores") else self
        return getattr(owner, need) is not None


NEEDS = {
    "source": ("the source sentences", "give --source FILE"),
    "documents": ("the documents of the sentences", "give --documents FILE"),
    "model_scores": ("scores of the decoder", "use it with n-best lists only"),
    "lm": ("a language model", "give --lm FILE, or training data with --train or --index"),
    "index": ("training data", "give --train SOURCE TARGET, or --index DIR"),
    "ibm1": ("an alignment model ibm1", "give --alignment DIR, or --train or --index"),
    "diagonal": ("an alignment model diagonal", "give --alignment DIR, or --train or --index"),
    "hmm": ("an alignment model hmm", "give --alignment DIR, or --train or --index"),
}
"""What a score may need → what that is, and how to give it."""
