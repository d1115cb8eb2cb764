"""Symmetrisation against worked grids and a plain implementation, Pharaoh text, and AER."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.alignment import links as links_module
from regmt.decoding.alignment.error_rate import evaluate_alignment
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import check_links, format_links, read_gold, read_links
from regmt.decoding.alignment.symmetrize import HEURISTICS, symmetrize

FORWARD = {(0, 0), (1, 1), (1, 2), (3, 3), (4, 5)}
BACKWARD = {(0, 0), (1, 1), (2, 2), (3, 4), (5, 4)}

# Worked by hand: the intersection is (0,0) (1,1). Growing reaches (1,2) beside (1,1) because
# target 2 is free, then (2,2) below it because source 2 is free; diagonally on to (3,3), whose
# words are both free, and from there beside it to (3,4), target 4 free; (4,5) diagonally beside
# (3,4), both free, and (5,4) diagonally beside (4,5), source 5 free.
WORKED = {
    "intersection": {(0, 0), (1, 1)},
    "union": FORWARD | BACKWARD,
    "grow": {(0, 0), (1, 1), (1, 2), (2, 2)},
    "grow-diag": {(0, 0), (1, 1), (1, 2), (2, 2), (3, 3), (3, 4), (4, 5), (5, 4)},
    "grow-final": {(0, 0), (1, 1), (1, 2), (2, 2), (3, 3), (4, 5), (3, 4), (5, 4)},
    "grow-final-and": {(0, 0), (1, 1), (1, 2), (2, 2), (3, 3), (4, 5), (5, 4)},
}


def join(forward: set, backward: set, heuristic: str, size: tuple[int, int] = (6, 6)) -> set:
    offsets = [np.array([0, n]) for n in size]
    links = symmetrize(
        Links.from_sets([forward]), Links.from_sets([backward]), *offsets, heuristic=heuristic
    )
    return set(links[0])


@pytest.mark.parametrize("heuristic", WORKED)
def test_worked_grid(heuristic: str) -> None:
    assert join(FORWARD, BACKWARD, heuristic) == WORKED[heuristic]


def plain(forward: set, backward: set, heuristic: str) -> set:
    """Koehn's pseudocode with sets, in both orders of visiting."""
    by_target = heuristic.startswith("moses-")
    both, union = forward & backward, forward | backward
    if heuristic in ("intersection", "union"):
        return both if heuristic == "intersection" else union
    taken = set(both)
    steps = [(-1, 0), (0, -1), (1, 0), (0, 1)]
    if "diag" in heuristic:
        steps += [(-1, -1), (-1, 1), (1, -1), (1, 1)]

    def free(link: tuple[int, int]) -> int:
        return all(i != link[0] for i, _ in taken) + all(j != link[1] for _, j in taken)

    grown = True
    while grown:
        grown = False
        for outer in range(5):
            for inner in range(5):
                i, j = (inner, outer) if by_target else (outer, inner)
                if (i, j) not in taken:
                    continue
                for a, b in steps:
                    link = (i + b, j + a) if by_target else (i + a, j + b)
                    if link in union - taken and free(link):
                        taken.add(link)
                        grown = True
    if "final" in heuristic:
        for links in (forward, backward):
            for link in sorted(links - taken, key=lambda link: link[:: -1 if by_target else 1]):
                if free(link) >= (2 if heuristic.endswith("and") else 1):
                    taken.add(link)
    return taken


LINK_SETS = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=9)


@settings(max_examples=50, deadline=None)
@given(LINK_SETS, LINK_SETS)
def test_equals_the_plain_implementation(forward: set, backward: set) -> None:
    for heuristic in HEURISTICS:
        assert join(forward, backward, heuristic, (5, 5)) == plain(forward, backward, heuristic)


def test_moses_order_of_visiting() -> None:
    """Worked by hand. The intersection is (0,2) (2,0); (1,1) and (1,0) are in the union.

    By source, (0,2) comes first and takes (1,1), after which (1,0) has no free word. By target,
    (2,0) comes first and takes (1,0), for source 1, and then (1,1), for target 1.
    """
    forward, backward = {(0, 2), (1, 1), (2, 0)}, {(0, 2), (1, 0), (2, 0)}
    assert join(forward, backward, "grow-diag") == {(0, 2), (1, 1), (2, 0)}
    assert join(forward, backward, "moses-grow-diag") == {(0, 2), (1, 0), (1, 1), (2, 0)}


def test_unknown_heuristic_is_refused() -> None:
    with pytest.raises(InputError, match="unknown heuristic 'gdf'"):
        join(FORWARD, BACKWARD, "gdf")


def test_pharaoh_there_and_back(tmp_path) -> None:
    links = Links.from_sets([[(1, 0), (0, 2)], [], [(3, 3)]])
    path = tmp_path / "links"
    path.write_text("\n".join(format_links(links)) + "\n", encoding="utf-8")
    assert path.read_text() == "0-2 1-0\n\n3-3\n"
    assert read_links(path) == links
    assert links.select([2, 0])[1] == [(0, 2), (1, 0)]
    with pytest.raises(InputError, match=r"links:3: link 3-3 points beyond"):
        check_links(links, np.array([2, 1, 4]), np.array([3, 1, 3]), path=path)
    path.write_text("0-0 1_1\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"links:1: '1_1' is not a link"):
        read_links(path)


@pytest.mark.parametrize(("side", "at_once"), [("source", 1), ("source", 2), ("target", 2)])
def test_stored_links_lie_within_the_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, side: str, at_once: int
) -> None:
    monkeypatch.setattr(links_module, "_PAIRS_AT_ONCE", at_once)
    links = Links.from_sets([{(0, 1)}, set(), {(1, 0), (2, 2)}])
    links.save(tmp_path / "links")
    for name in ("one", "two"):  # a folder from elsewhere is checked when it is first opened
        shutil.copytree(tmp_path / "links", tmp_path / name)
    lengths = {"source": np.array([1, 4, 3]), "target": np.array([2, 1, 3])}
    assert Links.open(tmp_path / "one", tuple(lengths.values())) == links
    lengths[side][2] -= 1
    with pytest.raises(InputError, match=f"{side}.*links to words that are not there"):
        Links.open(tmp_path / "two", tuple(lengths.values()))


def test_links_from_the_best_positions() -> None:
    offsets = np.array([0, 3, 4])
    best = np.array([1, -1, 0, 2], dtype=np.int32)
    forward = Links.from_best(best, offsets, hidden_is_source=True)
    assert [forward[0], forward[1]] == [[(0, 2), (1, 0)], [(2, 0)]]
    backward = Links.from_best(best, offsets, hidden_is_source=False)
    assert [backward[0], backward[1]] == [[(0, 1), (2, 0)], [(0, 2)]]


def test_both_gold_notations_and_hand_worked_scores(tmp_path) -> None:
    one_based = tmp_path / "gold"
    one_based.write_text("1-1 2p2 2-3\n", encoding="utf-8")
    gold = read_gold(one_based)
    assert gold.sure[0] == [(0, 0), (1, 2)]
    assert gold.possible[0] == [(0, 0), (1, 1), (1, 2)]
    scores = evaluate_alignment(Links.from_sets([[(0, 0), (1, 1), (0, 1)]]), gold)
    assert scores.precision == pytest.approx(2 / 3)
    assert scores.recall == pytest.approx(1 / 2)
    assert scores.aer == pytest.approx(1 - (1 + 2) / (3 + 2))
    tabbed = tmp_path / "gold.tsv"
    tabbed.write_text("a b\tc d\t1-1\n", encoding="utf-8")
    assert read_gold(tabbed).sure[0] == [(1, 1)]
    assert read_gold(tabbed, base=1).sure[0] == [(0, 0)]
