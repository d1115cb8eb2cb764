"""The search with discontinuous phrases (Galley and Manning 2010).

Stacks of hypotheses by number of covered source words, as in the beam decoder. A phrase covers any
set of words, and adds the first part of its target side. Its other parts are *pending*: each may be
added when another word stands in the gap, and a translation is complete when none is left. Without
gaps in the table, it is the search of the beam decoder. It is written in Python and slower.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from regmt.core.errors import InputError
from regmt.decoding.beam.decoder import BeamDecoder
from regmt.decoding.beam.future_cost import future_costs
from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.gaps.derivations import derivations
from regmt.decoding.gaps.options import GapOption, States, Words, gap_options, plain_options
from regmt.decoding.phrase_model import Model
from regmt.decoding.settings import SearchSettings

Pending = tuple[tuple[int, int, bool], ...]
"""Phrases with parts to come: option, its next part, and whether a word stands in the gap."""


@dataclass(eq=False, slots=True)
class Node:
    """A hypothesis, with all ways that lead to it.

    A way is the node before, the option, the part of it, and the score by that way.
    """

    mask: int
    states: States
    last: int  #: option of the last phrase, -1 at the beginning
    pending: Pending
    score: float
    total: float
    ways: list[tuple[Node, int, int, float]] = field(default_factory=list)


class GapDecoder(BeamDecoder):
    """Translates with a model that has a table of phrases with gaps.

    Parameters
    ----------
    model : Model
        With `gap_tables`.
    settings : SearchSettings, optional
        The model's own by default. `search` is always by stacks.
    """

    def __init__(self, model: Model, *, settings: SearchSettings | None = None) -> None:
        super().__init__(model, settings=settings)
        further = model.option_features or model.step_features or model.sparse_features is not None
        if self.index.uses_blocks or further:
            raise InputError(
                "phrases with gaps do not go with hierarchical reordering or further features",
                remedy="train without them",
            )

    def translations(
        self, tokens: Sequence[str], nbest: int, *, distinct: bool
    ) -> list[Hypothesis]:
        """Return the best translations of a sentence (not empty)."""
        search = _Search(self, tokens)
        nodes = search.run()
        if nodes is None:  # all hypotheses left were dead ends
            return super().translations(tokens, nbest, distinct=distinct)
        return derivations(self.index, search, nodes, nbest, distinct=distinct)


class _Search:
    """The search of one sentence."""

    def __init__(self, decoder: GapDecoder, tokens: Sequence[str]) -> None:
        index, self.settings = decoder.index, decoder.settings
        model = decoder.model
        self.n = len(tokens)
        self.source = index.collect(tokens)
        self.words = Words(list(model.language_models.values()), index.lm_weights)
        self.options = plain_options(index, self.source, self.words)
        for name, table in model.gap_tables.items():
            self.options += gap_options(index, tokens, name, table, self.words)
        self._future = future_costs(self.source)
        self._rests: dict[int, tuple[float, int, int]] = {}
        self.distortion = 0.0
        if model.distortion is not None:
            self.distortion = float(index.weights[index.blocks[model.distortion].first])
        self._groups: dict[tuple[int, int, int], list[int]] = {}
        for i, option in enumerate(self.options):
            self._groups.setdefault((option.mask, option.start, option.end), []).append(i)
        self._stacks: list[dict[object, Node]] = [{} for _ in range(self.n + 1)]

    def run(self) -> list[Node] | None:
        """Return the nodes, each after those before it, the goal last; None if it is not reached.

        Stack n holds complete hypotheses under the key None, and those with parts to come.
        """
        start = Node(0, self.words.begin, -1, (), 0.0, 0.0)
        self._stacks[0][None] = start
        nodes: list[Node] = []
        for covered, stack in enumerate(self._stacks):
            kept: list[Node] = []
            # A part that is added leaves a hypothesis in its stack, with fewer parts to come.
            for remaining in range(self._most_parts(stack), 0, -1):
                level = [node for node in stack.values() if self._remaining(node) == remaining]
                level = self._pruned(level)
                kept += level
                for node in level:
                    self._add_parts(node)
            if covered < self.n:
                kept += [node for node in stack.values() if not node.pending]
                for node in self._pruned(kept):
                    self._add_phrases(node)
            nodes += kept
        goal = self._stacks[-1].get(None)
        return None if goal is None else [*nodes, goal]

    def _most_parts(self, stack: dict[object, Node]) -> int:
        return max((self._remaining(node) for node in stack.values()), default=0)

    def _remaining(self, node: Node) -> int:
        return sum(len(self.options[option].parts) - part for option, part, _ in node.pending)

    def _pruned(self, nodes: list[Node]) -> list[Node]:
        nodes = sorted(nodes, key=lambda node: -node.total)
        size = self.settings.stack
        kept = nodes if size < 0 else nodes[:size]
        lowest = nodes[0].total + self.settings.log_threshold if nodes else 0.0
        return [node for node in kept if node.total >= lowest]

    def rest(self, mask: int) -> tuple[float, int, int]:
        """Return the future cost of a coverage, its first gap, and what is covered beyond it."""
        if mask not in self._rests:
            free = ~mask & (1 << self.n) - 1
            firsts = [p for p in range(self.n) if (free & ~(free << 1)) >> p & 1]
            ends = [p + 1 for p in range(self.n) if (free & ~(free >> 1)) >> p & 1]
            total = sum(float(self._future[run]) for run in zip(firsts, ends, strict=True))
            skipped = sum(first - end for first, end in zip(firsts[1:], ends, strict=False))
            self._rests[mask] = total, firsts[0] if firsts else self.n, skipped
        return self._rests[mask]

    def _allowed(self, node: Node, start: int, end: int) -> bool:
        limit, rule = self.settings.distortion_limit, self.settings.distortion_rule
        before = self.options[node.last] if node.last >= 0 else None
        if limit < 0 or (self.settings.allow_swaps and before and before.start == end):
            return True
        gap = self.rest(node.mask)[1]
        jump = abs(start - (before.end if before else 0)) <= limit
        if rule == "moses":
            return jump and (start == gap or end <= gap + limit)
        if rule == "strict":
            return jump and end <= gap + limit
        return start <= gap + limit and (rule == "start" or jump)

    def place(self, last: int, option: GapOption) -> tuple[int, int]:
        """Return how far a phrase jumps, and its orientation to the phrase before it."""
        if last < 0:
            return option.start, 0 if option.start == 0 else 3
        before = self.options[last]
        jump = abs(option.start - before.end)
        if option.start == before.end:
            return jump, 0
        if option.end == before.start:
            return jump, 1
        return jump, 3 if option.start > before.end else 2

    def _add_phrases(self, node: Node) -> None:
        for (mask, start, end), options in self._groups.items():
            if mask & node.mask or not self._allowed(node, start, end):
                continue
            for number in options:
                option = self.options[number]
                jump, orientation = self.place(node.last, option)
                score = node.score - self.distortion * jump + option.score
                score += option.reordering[0, orientation]
                if node.last >= 0:
                    score += self.options[node.last].reordering[1, orientation]
                first, *others = option.parts
                pending = _filled(node.pending) if first.words else node.pending
                if others:
                    pending = tuple(sorted((*pending, (number, 1, False))))
                self._put(node, number, 0, mask | node.mask, pending, float(score))

    def _add_parts(self, node: Node) -> None:
        for entry in node.pending:
            number, part, filled = entry
            if not filled:
                continue
            pending = _filled(tuple(other for other in node.pending if other != entry))
            if part + 1 < len(self.options[number].parts):
                pending = tuple(sorted((*pending, (number, part + 1, False))))
            self._put(node, number, part, node.mask, pending, node.score)

    def _put(
        self, before: Node, number: int, part: int, mask: int, pending: Pending, score: float
    ) -> None:
        """Put a hypothesis on its stack or recombine it."""
        added, states = self.words.score(before.states, self.options[number].parts[part].ids)
        score += added
        last = number if part == 0 else before.last
        covered = mask.bit_count()
        complete = covered == self.n and not pending
        if complete:
            score += self.words.end(states)
        future, gap, skipped = self.rest(mask)
        total = score + future
        if self.settings.estimate_distortion and covered < self.n:
            moves = abs(self.options[last].end - gap) + skipped
            total -= self.distortion * moves
        for option, to_come, _ in pending:
            total += sum(map(self.words.alone, self.options[option].parts[to_come:]))
        key: object = mask, states, self.options[last].history, pending
        if not self.settings.recombine:
            key = object()
        stack = self._stacks[covered]
        node = stack.get(None if complete else key)
        way = before, number, part, score
        if node is None:
            node = Node(mask, states, last, pending, score, total, [way])
            stack[None if complete else key] = node
            return
        node.ways.append(way)
        if score > node.score:
            node.last, node.score, node.total = last, score, total


def _filled(pending: Pending) -> Pending:
    """Return the same with a word in every gap."""
    return tuple((option, part, True) for option, part, _ in pending)


def make_decoder(model: Model, *, settings: SearchSettings | None = None) -> BeamDecoder:
    """Return the decoder for a model: with gaps if it has a table of phrases with gaps."""
    return (GapDecoder if model.gap_tables else BeamDecoder)(model, settings=settings)
