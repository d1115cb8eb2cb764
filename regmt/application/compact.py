"""``regmt.compact``: merge the memory of an index into it."""

from __future__ import annotations

import json
import re
import secrets
import shutil
from pathlib import Path

import numpy as np

from regmt.core.files import StrPath, exchange_folders, only_writer
from regmt.core.journal import Journal
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import AppliedMemory, Index
from regmt.instance_selection.memory import JOURNAL
from regmt.resources import (
    CASE_MODEL,
    DERIVED,
    Resources,
    alignment,
    language_model,
    links_of,
)


def compact(folder: StrPath) -> Index:
    """Merge the memory of an index into the index.

    The new index has the same bytes as one that is built from the merged text: the pairs of the
    old one without those that were deleted or replaced, then the pairs that were added. What was
    derived from the old index (language model, word links) is derived from the new one as well;
    tuned weights are kept.

    Readers keep the old index until the new one takes its place in one step. Pairs that are added
    meanwhile are in the memory of the new index.

    Parameters
    ----------
    folder : path-like
        The folder of the index.

    Returns
    -------
    Index
        The new index.
    """
    old = Index.open(folder)
    if old.folder is None or old.memory is None:
        return old
    path = old.folder
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    with only_writer(path):
        try:
            Index.build(_merged_text(old), order=old.order, tuning_set=old.tuning_set).save(fresh)
            _derive(path / DERIVED, fresh)
            with Journal(path / JOURNAL).locked():
                _carry_over(path, fresh, old.memory)
                exchange_folders(fresh, path)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)  # it has the old index now
    return Index.open(path)


def _merged_text(index: Index) -> Corpus:
    source, target = index.source.text, index.target.text
    lines = ([text.lines[i] for i in range(len(text))] for text in (source, target))
    return Corpus.from_strings(
        *lines, source_preprocessing=source.preprocessing, target_preprocessing=target.preprocessing
    )


def _derive(before: Path, folder: Path) -> None:
    """Make for a new index what was made for the old one."""
    from regmt.translation.corpus_models import OPERATIONS, class_model
    from regmt.translation.corpus_tables import corpus_phrases
    from regmt.translation.length import LENGTHS

    resources = Resources.open(folder)
    for made in sorted(before.iterdir()) if before.is_dir() else ():
        kind, _, detail = made.name.partition("-")
        if kind == "alignment":
            resources.get(alignment(detail))
        elif kind == "links":
            resources.get(links_of(resources))
        elif re.fullmatch(r"lm-\d+", made.name):
            resources.get(language_model(int(detail)))
        elif classes := re.fullmatch(r"lm-(\d+)-of-(\d+)-classes", made.name):
            resources.get(class_model(*map(int, classes.groups())))
        elif kind == OPERATIONS.name:
            resources.get(OPERATIONS)
        elif kind == "lengths":
            resources.get(LENGTHS)
        elif kind == CASE_MODEL.name:
            resources.get(CASE_MODEL)
        elif kind == "phrases":
            corpus_phrases(resources)
        elif kind == "weights":
            shutil.copytree(made, folder / DERIVED / made.name)


def _carry_over(path: Path, fresh: Path, applied: AppliedMemory) -> None:
    """Write what was added to the memory meanwhile as the memory of the new index."""
    records, _ = Journal(path / JOURNAL).read(applied.end)
    numbers, n = applied.numbers, len(applied.numbers)
    carried = []
    for record in map(json.loads, records):
        number = record.get("remove")
        if number is not None:
            late = number >= applied.next_number
            moved = n + number - applied.next_number if late else np.searchsorted(numbers, number)
            record["remove"] = int(moved)
        carried.append(json.dumps(record, ensure_ascii=False).encode())
    if carried:
        Journal(fresh / JOURNAL).append(carried, 0)
