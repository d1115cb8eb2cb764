"""Adaptive weighting of the systems of a whole test set: simulated, or with references."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from regmt.combination.adaptive import Course, run_adaptive
from regmt.combination.regscore import reference_losses, reg_scores
from regmt.combination.setting import Setting
from regmt.core.arrays import Float64Array, Int64Array
from regmt.reranking.candidates import Candidates


@dataclass(frozen=True)
class Adaptation:
    """The input of Algorithm 3 for a test set.

    Attributes
    ----------
    candidates : Candidates
        Of n sentences, the outputs of the same M systems for each.
    scores : ndarray, shape (n, M)
        RegScore of each translation, from 0 to 1.
    losses : ndarray, shape (n, M)
        What is learned from after each sentence.
    """

    candidates: Candidates
    scores: Float64Array
    losses: Float64Array

    @classmethod
    def simulated(cls, candidates: Candidates, combined: Float64Array, systems: int) -> Adaptation:
        """Learn from the scores alone: the loss is one minus RegScore.

        Parameters
        ----------
        combined : ndarray, shape (n · systems,)
            The weighted sum of the scores of each translation.
        """
        scores = reg_scores(combined, systems)
        return cls(candidates, scores, 1.0 - scores)

    def online(
        self,
        references: Sequence[Sequence[str]],
        *,
        tokenize: str | None = None,
        lowercase: bool | None = None,
    ) -> Adaptation:
        """Return the same test set, learned from by references: the loss is one minus BLEU."""
        systems = self.scores.shape[1]
        losses = reference_losses(
            self.candidates, references, systems, tokenize=tokenize, lowercase=lowercase
        )
        return replace(self, losses=losses)

    def run(self, setting: Setting, *, seed: int = 0, runs: int = 1) -> Course:
        """Go through the test set; a deterministic setting is run once."""
        return run_adaptive(
            self.scores,
            self.losses,
            self.candidates.lengths.reshape(self.scores.shape),
            setting,
            seed=seed,
            runs=runs if setting.stochastic else 1,
        )

    def rows(self, course: Course) -> Int64Array:
        """Return the chosen candidates, shape (runs, n)."""
        return np.asarray(self.candidates.offsets[:-1] + course.chosen)
