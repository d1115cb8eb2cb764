"""What a worker of the service keeps while pairs are added."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path

import regmt
from regmt.serve.engine import Engine

PAIR = "en", "de"
LINES = ["Delete the gizmo", "Open the selected image.", "Close the gizmo?"]


def learn(engine: Engine, folder: Path, numbers: range) -> None:
    """Add pairs; ask everything after each of them."""
    for i in numbers:
        regmt.Memory(folder).add(f"Turn the gizmo {i}", f"Das Dingsbums {i} drehen")
        for line in LINES:
            engine.translate(PAIR, line, 2)
            engine.segment(PAIR, line, 2, (None, None))
            engine.complete(PAIR, line, "Das D")
        engine.explain(PAIR, LINES[i % len(LINES)], True)


def objects() -> Counter[str]:
    """Count the objects of all types of the package, but for the words of translations."""
    kinds = map(type, gc.get_objects())
    counts = Counter(k.__name__ for k in kinds if str(k.__module__).startswith("regmt"))
    del counts["Hypothesis"], counts["Phrase"]
    return counts


def test_only_the_latest_state_of_the_corpus_is_kept(folder: Path) -> None:
    """It is large, so it must not wait for the collector of garbage."""
    engine = Engine({PAIR: str(folder)}, confidence=False)
    learn(engine, folder, range(2))
    gc.collect()
    gc.disable()
    try:
        before = objects()
        learn(engine, folder, range(2, 6))
        assert objects() == before
    finally:
        gc.enable()


def test_a_line_that_is_typed_is_not_translated_again(folder: Path) -> None:
    engine = Engine({PAIR: str(folder)}, confidence=False)
    draft = engine._draft(PAIR, LINES[0])
    assert engine._draft(PAIR, LINES[1]) is not draft
    assert engine._draft(PAIR, LINES[0]) is draft
    regmt.Memory(folder).add("Turn the gizmo", "Das Dingsbums drehen")
    assert engine._draft(PAIR, LINES[0]) is not draft
