"""The search lattice: all hypotheses that were kept and all ways to them, with their features."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.decoding.beam import _path_kernels
from regmt.decoding.beam._stack_kernels import OPTION
from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.beam.option_arrays import SentenceOptions
from regmt.decoding.beam.step_features import StepFeatures
from regmt.decoding.beam.translation_options import LN10, OptionIndex
from regmt.decoding.lattice import Lattice


@dataclass(frozen=True)
class SearchLattice:
    """The hypotheses of one search as a graph; a path from node 0 to the last is a derivation.

    Attributes
    ----------
    index : OptionIndex
    options : SentenceOptions
    nodes : ndarray of int32, shape (n_nodes, 6)
        Previous node, option, and numbers of coverage, block, orientations and states.
    states : ndarray of int32, shape (n_nodes, K + S)
        States of language models, then of step features and of the guide.
    scores : ndarray of float64, shape (n_nodes,)
        Score of the best way to each node.
    arc_starts : ndarray of int64, shape (n_nodes + 1,)
        The ways into node v are arcs ``arc_starts[v] … arc_starts[v + 1] - 1``.
    arcs : ndarray of int32, shape (n_arcs, 3)
        Previous node, option, orientations.
    arc_scores : ndarray of float64, shape (n_arcs,)
        Score of the node an arc leads to, by that way.
    trace : ndarray of int64, shape (n, 6)
        Per number of covered words: hypotheses generated, rejected, recombined, pruned, kept, and
        distinct coverages.
    """

    index: OptionIndex
    options: SentenceOptions
    nodes: Int32Array
    states: Int32Array
    scores: Float64Array
    arc_starts: Int64Array
    arcs: Int32Array
    arc_scores: Float64Array
    trace: Int64Array

    @property
    def goal(self) -> int:
        """The node of complete hypotheses."""
        return len(self.scores) - 1

    @cached_property
    def arc_ends(self) -> Int64Array:
        """The node each arc leads to."""
        return np.repeat(np.arange(len(self.scores)), np.diff(self.arc_starts))

    @cached_property
    def arc_deltas(self) -> Float64Array:
        """What each arc adds to the score; the score of a path is the sum over its arcs."""
        return self.arc_scores - self.scores[self.arcs[:, 0]]

    def best_path(self) -> Int64Array:
        """Return the arcs of the best derivation, from the start to the goal."""
        path = []
        node = self.goal
        while node > 0:
            path.append(int(self.arc_starts[node]))
            node = int(self.nodes[node, 0])
        return np.array(path[::-1], dtype=np.int64)

    def paths(self, k: int) -> tuple[Int64Array, Int64Array, Float64Array]:
        """Return the `k` best derivations, fewer if there are no more.

        Returns
        -------
        arcs, starts, scores : ndarray
            Derivation p takes ``arcs[starts[p]:starts[p + 1]]``, from the start to the goal.
        """
        arcs, starts, scores = _path_kernels.best_paths(
            self.arc_starts, np.ascontiguousarray(self.arcs[:, 0]), self.arc_scores, self.scores, k
        )
        return arcs, starts, scores

    def features(self, arcs: Int64Array) -> Float64Array:
        """Return the feature values that arcs add, shape (len(arcs), n_features).

        The sum over the arcs of a path is Ψ of the derivation, and w · Ψ its score.
        """
        index, options = self.index, self.options
        model, blocks = index.model, index.blocks
        previous, option, code = (self.arcs[arcs, c] for c in range(3))
        previous_option = self.nodes[previous, OPTION]
        values = options.features[option]
        arrays = options.arrays
        if model.distortion is not None:
            before = np.where(previous_option >= 0, arrays.end[previous_option], 0)
            values[:, blocks[model.distortion].first] = -np.abs(arrays.start[option] - before)
        logprobs = _path_kernels.arc_language_scores(
            index.language_models.first,
            index.language_models.second,
            index.language_models.others,
            index.language_models.end_words,
            arrays.word_starts,
            arrays.words,
            self.states,
            previous,
            option,
            self.arc_ends[arcs] == self.goal,
        )
        for k, name in enumerate(model.language_models):
            values[:, blocks[name].first] = LN10 * logprobs[:, k]
        self._add_reordering(values, option, previous_option, code)
        if options.steps is not None:
            places = [self.index.blocks[name].places for name in model.step_features]
            found = self._step_values(options.steps, arcs)
            values[:, np.r_[tuple(places)]] = found
        return values

    def _step_values(self, steps: StepFeatures, arcs: Int64Array) -> Float64Array:
        previous, option = (self.arcs[arcs, c].astype(np.int64) for c in range(2))
        arrays, ends = self.options.arrays, self.arc_ends[arcs]
        numbers = [
            *(option, self.nodes[previous, OPTION]),
            *(arrays.start[option], arrays.end[option], ends == self.goal),
        ]
        n_models = len(self.index.lm_weights)
        states = self.states[previous, n_models:].astype(np.int64)
        return steps.values(np.stack(numbers, axis=1), states, self._coverages[ends])

    @cached_property
    def _coverages(self) -> Int64Array:
        """The source positions that each node covers, as bits, shape (n_nodes, words)."""
        n = len(self.options.tokens)
        covered = np.zeros((len(self.scores), (n + 63) // 64 * 64), dtype=bool)
        arrays = self.options.arrays
        for node in range(1, len(covered)):
            previous, option = self.nodes[node, 0], self.nodes[node, OPTION]
            covered[node] = covered[previous]
            covered[node, arrays.start[option] : arrays.end[option]] = True
        return np.packbits(covered, axis=1, bitorder="little").view("<i8").astype(np.int64)

    def _add_reordering(
        self,
        values: Float64Array,
        option: Int32Array,
        previous: Int32Array,
        code: Int32Array,
    ) -> None:
        first = 0
        rows = np.arange(len(option))
        for name, table in self.index.model.reordering_tables.items():
            columns = np.array(table.type.columns)
            place = self.index.blocks[name].first
            backward, forward = table.directions()
            if backward is not None:
                column = columns[(code >> 2 if table.type.hierarchical else code) & 3]
                feature = place + backward.first_feature + (0 if table.type.collapsed else column)
                values[rows, feature] = self.options.reordering[
                    option, first + backward.first_column + column
                ]
            if forward is not None:
                column = columns[(code >> 4 if table.type.hierarchical else code) & 3]
                feature = place + forward.first_feature + (0 if table.type.collapsed else column)
                found = self.options.reordering[previous, first + forward.first_column + column]
                values[rows, feature] = np.where(previous >= 0, found, 0.0)
            first += table.type.n_columns

    def hypotheses(self, k: int, *, distinct: bool = False) -> list[Hypothesis]:
        """Return the `k` best derivations, or the best derivations of `k` distinct outputs."""
        if k == 1:
            return self._derivations([self.best_path()], [float(self.scores[self.goal])])
        wanted, most = k, k * self.index.settings.nbest_factor
        while True:
            arcs, starts, scores = self.paths(wanted)
            chosen = np.arange(len(scores))
            if distinct:
                chosen = self._first_of_each(arcs, starts)
            exhausted = len(scores) < wanted or wanted >= most
            if len(chosen) >= k or exhausted:
                chosen = chosen[:k]
                paths = [arcs[starts[i] : starts[i + 1]] for i in chosen]
                return self._derivations(paths, scores[chosen].tolist())
            wanted = min(4 * wanted, most)

    def _first_of_each(self, arcs: Int64Array, starts: Int64Array) -> Int64Array:
        """Return the first of the paths with each sequence of words.

        Sequences are told apart by a 64-bit polynomial of their words' hashes, which can be put
        together phrase by phrase: H(ab) = H(a)·B^|b| + H(b), modulo 2^64.
        """
        options, place = np.unique(self.arcs[arcs, 1], return_inverse=True)
        base, size = 0x9E3779B97F4A7C15, 1 << 64
        values, powers = [], []
        for option in options.tolist():
            value, power = 0, 1
            for word in self.target(option):
                value = (value * base + hash(word)) % size
                power = power * base % size
            values.append(value)
            powers.append(power)
        value_of, power_of = np.array(values, np.uint64), np.array(powers, np.uint64)
        lengths = np.diff(starts)
        totals = np.zeros(len(lengths), np.uint64)
        for step in range(int(lengths.max())):
            longer = np.flatnonzero(lengths > step)
            phrase = place[starts[longer] + step]
            totals[longer] = totals[longer] * power_of[phrase] + value_of[phrase]
        return np.sort(np.unique(totals, return_index=True)[1])

    def _derivations(self, paths: list[Int64Array], scores: list[float]) -> list[Hypothesis]:
        """Return the derivations of paths; the features of an arc are computed once."""
        arcs, place = np.unique(np.concatenate(paths), return_inverse=True)
        features = self.features(arcs)
        ends = np.cumsum([len(path) for path in paths])
        blocks = self.index.blocks.values()
        found = []
        for path, score, end in zip(paths, scores, ends.tolist(), strict=True):
            vector = features[place[end - len(path) : end]].sum(axis=0).tolist()
            values = {b.name: tuple(vector[b.first : b.first + b.size]) for b in blocks}
            chosen = self.arcs[path, 1].tolist()
            phrases = tuple(self._phrase(option) for option in chosen)
            if self.index.model.sparse_features is not None:
                values |= self._sparse(chosen)
            found.append(Hypothesis(phrases, score, values))
        return found

    def _sparse(self, chosen: list[int]) -> dict[str, tuple[float, ...]]:
        """Return the sums of the sparse features of options."""
        totals: Counter[str] = Counter()
        options = self.options
        arrays = options.arrays
        for option in chosen:
            place = (arrays.start, arrays.end, options.table, options.line)
            one = self.index.sparse(options.tokens, *(int(array[option]) for array in place))
            for name, value in one.items():
                totals[name] += value  # type: ignore[assignment]
        return {name: (float(totals[name]),) for name in sorted(totals)}

    @cached_property
    def _phrases(self) -> dict[int, Phrase]:
        return {}

    def _phrase(self, option: int) -> Phrase:
        phrase = self._phrases.get(option)
        if phrase is None:
            options = self.options
            start, end = int(options.arrays.start[option]), int(options.arrays.end[option])
            table, line = int(options.table[option]), int(options.line[option])
            target = tuple(self.index.target(options.tokens, start, table, line))
            links = self.index.alignment(table, line) if target else ""
            phrase = Phrase(start, end, target, links)
            self._phrases[option] = phrase
        return phrase

    def target(self, option: int) -> tuple[str, ...]:
        """Return the target words of an option."""
        return self._phrase(option).target

    def reachable(self) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Return which nodes and which arcs lie on a path to the goal."""
        nodes = np.zeros(len(self.scores), dtype=bool)
        arcs = np.zeros(len(self.arcs), dtype=bool)
        nodes[self.goal] = True
        for node in range(self.goal, 0, -1):  # an arc comes from an earlier node
            if nodes[node]:
                ways = slice(self.arc_starts[node], self.arc_starts[node + 1])
                arcs[ways] = True
                nodes[self.arcs[ways, 0]] = True
        return nodes, arcs

    def to_lattice(self) -> Lattice:
        """Return the part that leads to the goal as a plain lattice with features and words."""
        keep, on_path = self.reachable()
        number = np.cumsum(keep) - 1
        chosen = np.flatnonzero(on_path)
        columns = [(b.name, i) for b in self.index.model.features for i in range(b.size)]
        return Lattice(
            tuple(columns),
            int(keep.sum()),
            number[self.arcs[chosen, 0]],
            number[self.arc_ends[chosen]],
            self.features(chosen),
            tuple(self.target(option) for option in self.arcs[chosen, 1].tolist()),
        )

    def to_slf(self) -> str:
        """Return the lattice in HTK's standard lattice format.

        Nodes are numbered from the start to the goal; a link carries the phrase, its source span
        and what it adds to the score.
        """
        keep, on_path = self.reachable()
        number = np.cumsum(keep) - 1
        chosen = np.flatnonzero(on_path)
        ends, deltas = self.arc_ends, self.arc_deltas
        lines = ["VERSION=1.0", f"N={int(keep.sum())} L={len(chosen)}"]
        lines += [f"I={i}" for i in range(int(keep.sum()))]
        for link, arc in enumerate(chosen.tolist()):
            option = int(self.arcs[arc, 1])
            words = " ".join(self.target(option)).replace("\\", "\\\\").replace('"', '\\"')
            label = f'"{words}"' if words else "!NULL"  # HTK's name for no word
            start, end = self.options.arrays.start[option], self.options.arrays.end[option]
            lines.append(
                f"J={link} S={number[self.arcs[arc, 0]]} E={number[ends[arc]]} "
                f"W={label} a={float(deltas[arc])!r} d={start}:{end}"
            )
        return "\n".join(lines) + "\n"
