"""The beam decoder (chapter 2 of the Phrasal thesis): from a sentence to its best translations."""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from regmt.core.errors import InputError
from regmt.core.threads import map_in_threads
from regmt.decoding.beam._edge_kernels import Configuration, Source
from regmt.decoding.beam._lm_kernels import Scorer, ScoreRows
from regmt.decoding.beam._search_kernels import search
from regmt.decoding.beam._stack_kernels import STATE
from regmt.decoding.beam.future_cost import future_costs
from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.beam.joined_parts import join
from regmt.decoding.beam.operation_guide import OperationGuide
from regmt.decoding.beam.option_arrays import SentenceOptions
from regmt.decoding.beam.search_lattice import SearchLattice
from regmt.decoding.beam.translation_options import OptionIndex
from regmt.decoding.phrase_model import Model
from regmt.decoding.sentence_parts import spans_of
from regmt.decoding.settings import DISTORTION_RULES, SearchSettings

_SCORES_ROOM = 1 << 19
"""How many language model scores of options a search stores before it begins anew."""


class BeamDecoder:
    """Translates tokenised sentences with a phrase-based model.

    Parameters
    ----------
    model : Model
    settings : SearchSettings, optional
        The model's own by default.
    guide : OperationGuide, optional
        For sentences of the words that it knows. It is part of the scores of hypotheses, but not of
        their features.

    Examples
    --------
    ::

        decoder = BeamDecoder(Model.load("model"))
        best = decoder.decode("das ist ein kleines haus".split())[0]
        print(best.text, best.score, best.features)
    """

    def __init__(
        self,
        model: Model,
        *,
        settings: SearchSettings | None = None,
        guide: OperationGuide | None = None,
    ) -> None:
        self.model = model
        self.guide = guide
        self.settings = settings or model.settings
        self.index = OptionIndex(model, self.settings)
        self._local = threading.local()

    def __getstate__(self) -> dict[str, object]:
        return {key: value for key, value in self.__dict__.items() if key != "_local"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._local = threading.local()

    def _rows(self, options: SentenceOptions) -> ScoreRows:
        """Return room for scores of this thread's own."""
        rows: ScoreRows | None = getattr(self._local, "rows", None)
        room = max(_SCORES_ROOM, len(options))
        if rows is None or len(rows.scores) < room:
            rows = self._local.rows = ScoreRows(
                np.empty(_SCORES_ROOM // 16, dtype=np.int64),
                np.empty(_SCORES_ROOM // 16, dtype=np.int64),
                np.empty(room),
                np.empty(room, dtype=np.int32),
                np.zeros(2, dtype=np.int64),
            )
        return rows

    def decode(
        self, tokens: Sequence[str], *, nbest: int = 1, distinct: bool = False
    ) -> list[Hypothesis]:
        """Return the best translations of a sentence, best first.

        Parameters
        ----------
        tokens : sequence of str
            The source sentence; an empty one is translated by the empty one.
        nbest : int
            How many at most.
        distinct : bool
            Of derivations with the same words only the best.
        """
        if nbest < 1:
            raise InputError(f"an n-best list needs at least one entry, not {nbest}")
        if not tokens:
            zero = self.model.feature_dict(np.zeros(self.index.n_features))
            return [Hypothesis((), 0.0, zero)]
        spans = spans_of(tokens, self.settings.max_words)
        parts = [
            self.translations(tokens[start:end], nbest, distinct=distinct) for start, end in spans
        ]
        return join(parts, spans, nbest=nbest, distinct=distinct) if len(parts) > 1 else parts[0]

    def translations(
        self, tokens: Sequence[str], nbest: int, *, distinct: bool
    ) -> list[Hypothesis]:
        """Return the best translations of a sentence (not empty), not cut into parts."""
        return self.lattice(tokens, keep_arcs=nbest > 1).hypotheses(nbest, distinct=distinct)

    def decode_many(
        self,
        sentences: Iterable[Sequence[str]],
        *,
        jobs: int = 1,
        nbest: int = 1,
        distinct: bool = False,
    ) -> Iterator[list[Hypothesis]]:
        """Yield the translations of sentences in their order, as they come.

        The search runs outside Python's lock, so that `jobs` threads work side by side on one
        model in memory. The results do not depend on their number.
        """

        def one(tokens: Sequence[str]) -> list[Hypothesis]:
            return self.decode(tokens, nbest=nbest, distinct=distinct)

        yield from map_in_threads(one, sentences, jobs)

    def lattice(self, tokens: Sequence[str], *, keep_arcs: bool = True) -> SearchLattice:
        """Search and return the lattice of a sentence (not empty).

        With ``keep_arcs=False`` only the best way to each hypothesis is remembered.
        """
        options = self.index.collect(tokens, self.guide)
        lattice = self._search(options, self.settings, keep_arcs)
        if lattice is None:
            # Some distortion rules can run into dead ends; word by word there is always a way.
            monotone = dataclasses.replace(
                self.settings, distortion_limit=0, distortion_rule="moses", allow_swaps=False
            )
            lattice = self._search(options, monotone, keep_arcs)
        assert lattice is not None, "every word has an option"
        return lattice

    def _search(
        self, options: SentenceOptions, settings: SearchSettings, keep_arcs: bool
    ) -> SearchLattice | None:
        name = self.model.distortion
        configuration = Configuration(
            distortion_weight=0.0
            if name is None
            else float(self.index.weights[self.index.blocks[name].first]),
            distortion_limit=settings.distortion_limit,
            distortion_rule=DISTORTION_RULES.index(settings.distortion_rule),
            allow_swaps=settings.allow_swaps,
            uses_neighbours=self.index.uses_neighbours,
            uses_blocks=self.index.uses_blocks,
            stack=settings.stack,
            log_threshold=settings.log_threshold,
            estimate_distortion=settings.estimate_distortion,
            recombine=settings.recombine,
            keep_arcs=keep_arcs,
            lm_lowers=options.only_lowered and bool((self.index.lm_weights >= 0).all()),
            states_per_option=1 + (options.steps is not None) + (options.operations is not None),
        )
        joined = self.index.language_models
        nodes, n_nodes, states, arcs, n_arcs, trace, reached = search(
            Source(options.max_length, future_costs(options)),
            options.arrays,
            Scorer(
                joined.first,
                joined.second,
                joined.others,
                self.index.lm_weights,
                joined.begin_states,
                joined.end_words,
            ),
            self._rows(options),
            configuration,
            settings.pop_limit if settings.search == "cube" else None,
            None if options.steps is None else options.steps.extensions,
            options.operations,
        )
        if options.steps is not None:
            options.steps.check()
        if not reached:
            return None
        return SearchLattice(
            self.index,
            options,
            nodes=nodes.ints[:n_nodes].copy(),
            states=states[nodes.ints[:n_nodes, STATE]],
            scores=nodes.scores[:n_nodes].copy(),
            arc_starts=nodes.arc_starts[: n_nodes + 1].copy(),
            arcs=arcs.ints[:n_arcs, :3].copy(),
            arc_scores=arcs.scores[:n_arcs].copy(),
            trace=trace,
        )
