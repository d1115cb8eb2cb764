"""Adaptive weighting as a service: JSON objects in, JSON objects out, one per line.

A message with the translations of a sentence is answered with a choice. The reference may come
later. The state is one JSON file, exact to the bit.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from regmt.combination.adaptive import AdaptiveWeights
from regmt.combination.combine import SystemOutputs
from regmt.combination.regscore import reference_losses, reg_scores
from regmt.combination.setting import Setting
from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, parse_json, parsing, read_lines
from regmt.reranking.candidates import Candidates
from regmt.reranking.matrix import score_matrix
from regmt.reranking.score_models import ScoreModels

_VERSION = 1


class OnlineCombiner:
    """Chooses among systems and learns from references, sentence by sentence.

    Parameters
    ----------
    names : sequence of str
        The scores that make up RegScore.
    models : ScoreModels
        What they are computed with.
    setting : Setting
    weights : mapping, optional
        Their weights; a single score needs none.
    simulated : bool
        Learn from RegScore right after each choice, and not from references.
    """

    def __init__(
        self,
        names: Sequence[str],
        models: ScoreModels,
        setting: Setting,
        *,
        weights: dict[str, tuple[float, ...]] | None = None,
        simulated: bool = False,
        metric_tokenize: str | None = None,
        lowercase: bool | None = None,
        seed: int = 0,
    ) -> None:
        self.names = list(names)
        self.models = models
        self.setting = setting
        self.weights = weights
        self.simulated = simulated
        self.metric_tokenize = metric_tokenize
        self.lowercase = lowercase
        self.seed = seed
        self.state: AdaptiveWeights | None = None
        self.pending: dict[str, Any] | None = None
        # Sum of squares and number of the centred scores so far: the scale of RegScore.
        self.squares, self.observed = 0.0, 0

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer one message.

        ``{"hypotheses": [...], "source": ..., "reference": ...}`` (the last two as needed) gives
        ``{"choice", "translation", "weights"}``, and ``losses`` if there was a reference;
        ``{"reference": ...}`` belongs to the sentence before and gives ``{"losses", "weights"}``.
        A reference is one string or a list of several.
        """
        if not isinstance(message, dict):
            raise InputError("a message must be a JSON object")
        unknown = set(message) - {"hypotheses", "source", "reference", "id"}
        if unknown:
            raise InputError(
                f"unknown key {sorted(unknown)[0]!r}",
                remedy="use hypotheses, source, reference and id",
            )
        references = self._references(message)
        reply: dict[str, Any] = {"id": message["id"]} if "id" in message else {}
        if "hypotheses" in message:
            reply |= self._choose(message["hypotheses"], message.get("source"))
        elif references is None:
            raise InputError("neither hypotheses nor a reference in the message")
        if references is not None:
            reply |= self._learn(references)
        return reply

    def _references(self, message: dict[str, Any]) -> list[str] | None:
        """Check the reference first: a bad message must leave no trace."""
        if "reference" not in message:
            return None
        reference = message["reference"]
        references = [reference] if isinstance(reference, str) else reference
        if (
            not isinstance(references, list)
            or not references
            or not all(isinstance(text, str) for text in references)
        ):
            raise InputError("a reference must be a string or a list of strings")
        if self.simulated:
            raise InputError("a reference in simulated online learning", remedy="omit --simulated")
        if "hypotheses" not in message and self.pending is None:
            raise InputError("a reference without a sentence", remedy="send the hypotheses first")
        return references

    def _choose(self, hypotheses: object, source: object) -> dict[str, Any]:
        if (
            not isinstance(hypotheses, list)
            or not hypotheses
            or not all(isinstance(text, str) for text in hypotheses)
        ):
            raise InputError("hypotheses must be a list of strings, one per system")
        if source is not None and not isinstance(source, str):
            raise InputError("the source must be a string")
        state = self.state or AdaptiveWeights(len(hypotheses), self.setting, self.seed)
        if len(hypotheses) != state.models:
            raise InputError(
                f"{len(hypotheses)} hypotheses, but there are {state.models} systems",
                remedy="send one per system, in the same order",
            )
        candidates = self._candidates(hypotheses, source)
        scores = self._reg_scores(candidates)
        self.state = state  # only now: a message that cannot be scored fixes no number of systems
        chosen = state.choose(scores, candidates.lengths)
        choice = int(chosen[0])
        weights = state.weights[0].tolist()
        if self.simulated:
            state.learn(chosen, 1.0 - scores)
        self.pending = {"hypotheses": hypotheses, "choice": choice}
        return {"choice": choice, "translation": hypotheses[choice], "weights": weights}

    def _learn(self, references: list[str]) -> dict[str, Any]:
        assert self.pending is not None
        assert self.state is not None
        candidates = self._candidates(self.pending["hypotheses"], None)
        losses = reference_losses(
            candidates,
            [[text] for text in references],
            self.state.models,
            tokenize=self.metric_tokenize,
            lowercase=self.lowercase,
        )[0]
        self.state.learn(np.array([self.pending["choice"]]), losses)
        self.pending = None
        return {"losses": losses.tolist(), "weights": self.state.weights[0].tolist()}

    def _candidates(self, hypotheses: list[str], source: str | None) -> Candidates:
        given = None if source is None else [source]
        outputs = {str(number): [text] for number, text in enumerate(hypotheses)}
        return SystemOutputs(outputs, source=given).candidates(self.models)

    def _reg_scores(self, candidates: Candidates) -> Float64Array:
        """Return RegScore with the scale of all sentences so far."""
        matrix = score_matrix(self.names, candidates, self.models)
        if self.weights is not None:
            combined = matrix.combine(self.weights)
        elif matrix.values.shape[1] == 1:
            combined = matrix.values[:, 0]
        else:
            raise InputError(
                "several scores without weights", remedy="tune them first, then give --weights FILE"
            )
        self.squares += float(((combined - combined.mean()) ** 2).sum())
        self.observed += len(combined)
        scale = math.sqrt(self.squares / self.observed)
        return reg_scores(combined, len(combined), scale=scale)[0]

    def save(self, path: StrPath) -> None:
        """Write the state; `restore` goes on exactly where this was."""
        record = {
            "regmt adaptive weights": _VERSION,
            "scores": self.names,
            "weights": self.weights,
            "simulated": self.simulated,
            "pending": self.pending,
            "squares": self.squares,
            "observed": self.observed,
            "state": None if self.state is None else self.state.to_json(),
        }
        with atomic_write(path) as stream:
            json.dump(record, stream, ensure_ascii=False, allow_nan=False)
            stream.write("\n")

    def restore(self, path: StrPath) -> None:
        """Read a state that was saved with the same options."""
        if not Path(path).exists():
            return
        remedy = "give the same options as before, or another file"
        with parsing("a state of adaptive weighting", path, remedy="give another file"):
            record = parse_json("\n".join(read_lines(path)))
            if record["regmt adaptive weights"] != _VERSION:
                raise InputError("the state has another version", path=path, remedy="start again")
            own = None if self.weights is None else {k: list(v) for k, v in self.weights.items()}
            same = (record["scores"], record["weights"], record["simulated"])
            if same != (self.names, own, self.simulated):
                raise InputError("the state belongs to other scores", path=path, remedy=remedy)
            state = record["state"]
            if state is not None and state["setting"] != vars(self.setting):
                raise InputError("the state belongs to another setting", path=path, remedy=remedy)
            self.state = None if state is None else AdaptiveWeights.from_json(state)
            self.pending = record["pending"]
            if self.pending is not None:
                texts, choice = self.pending["hypotheses"], self.pending["choice"]
                if not self.state or not 0 <= choice < len(texts) == self.state.models:
                    raise ValueError("a pending sentence of other systems")
                "".join(texts)
            self.squares, self.observed = float(record["squares"]), int(record["observed"])
            if self.squares < 0 or self.observed < 0:
                raise ValueError("negative sums")
