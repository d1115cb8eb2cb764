"""``regmt.index``: build an index."""

from __future__ import annotations

import contextlib
from pathlib import Path

from regmt.application.corpora import TrainingData, corpus_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath, check_new_folder, only_writer
from regmt.core.journal import Journal
from regmt.core.resume import resumable
from regmt.instance_selection.index import Index
from regmt.instance_selection.memory import JOURNAL
from regmt.instance_selection.ngrams import Orders


def index(
    train: TrainingData = None,
    output: StrPath | None = None,
    *,
    ngrams: str = "1-3",
    tuning_set: int | None = None,
    force: bool = False,
) -> Index:
    """Index the n-grams of both sides of a parallel corpus.

    Parameters
    ----------
    train : Corpus, path or sequence of paths, optional
        See `regmt.read_corpus`; by default the bundled corpus.
    output : path, optional
        The folder to write. It opens in milliseconds with ``Index.open``.
    ngrams : str
        The orders, from 1: ``"1-3"`` or ``"3"``.
    tuning_set : int, optional
        How many pairs to set aside for tuning; they stay in the index. 0: none; by default 500 or
        2 %, whichever is less. See `Translator.tuned`.
    force : bool
        Replace an existing folder.

    Returns
    -------
    Index
    """
    orders = Orders.parse(ngrams)
    if orders.lowest not in (1, orders.highest):
        raise InputError(
            f"`ngrams` {orders}: an index contains all orders from 1",
            remedy=f"write `ngrams` {orders.highest}",
        )
    with contextlib.ExitStack() as held:
        if output is not None:
            check_new_folder(output, overwrite=force)
            held.enter_context(only_writer(output))
            if Journal(Path(output) / JOURNAL).stamp().size:
                raise InputError(
                    "the index has a memory, which would be lost",
                    path=output,
                    remedy=f"merge it with `compact`, or remove {JOURNAL} from the folder",
                )
            held.enter_context(resumable(output))
        built = Index.build(corpus_of(train), order=orders.highest, tuning_set=tuning_set)
        if output is not None:
            built.save(output, overwrite=force)
    return built
