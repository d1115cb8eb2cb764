from __future__ import annotations

import pytest

from regmt.core.errors import InputError
from regmt.decoding.lattice import Lattice

COLUMNS = (("lm", 0), ("tm", 0))


def small() -> Lattice:
    return Lattice.from_arcs(
        COLUMNS,
        4,
        [
            (2, 3, (1.0, 1.0), ("house",)),
            (0, 1, (0.5, 0.0), ("the",)),
            (0, 2, (2.0, 0.0), ("a", "small")),
            (1, 2, (0.0, 3.0), ()),
            (1, 3, (0.0, 0.0), ("hut",)),
        ],
    )


def test_paths_and_their_words() -> None:
    lattice = small()
    found = {
        " ".join(lattice.tokens(path)): lattice.features[path].sum(axis=0).tolist()
        for path in lattice.paths()
    }
    assert found == {
        "the house": [1.5, 4.0],
        "the hut": [0.5, 0.0],
        "a small house": [3.0, 1.0],
    }


def test_arcs_stand_by_target_node() -> None:
    lattice = small()
    assert lattice.target.tolist() == [1, 2, 2, 3, 3]
    assert lattice.arc_offsets().tolist() == [0, 0, 1, 3, 5]


@pytest.mark.parametrize(
    ("arcs", "problem"),
    [
        ([(1, 0, (0, 0), ())], "arc 1 → 0"),
        ([(0, 4, (0, 0), ())], "arc 0 → 4"),
        ([(0, 3, (0,), ())], "1 feature values"),
        ([(0, 1, (0, 0), ())], "last node"),
        ([], "last node"),
    ],
)
def test_impossible_lattices_are_refused(arcs: list, problem: str) -> None:
    with pytest.raises(InputError, match=problem):
        Lattice.from_arcs(COLUMNS, 4, arcs)
