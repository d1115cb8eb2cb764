"""Reading n-best lists with the files that belong to them, for ``rerank``."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regmt.cli.score_options import text_preprocessings
from regmt.cli.shared_options import read_parallel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.decoding.nbest import NBestEntry
    from regmt.reranking.candidates import Candidates
    from regmt.reranking.resources import Resources


@dataclass(frozen=True)
class Lists:
    """N-best lists and what is known of their sentences."""

    lists: list[list[NBestEntry]]
    source: list[str] | None
    documents: list[str] | None

    def candidates(self, args: argparse.Namespace, resources: Resources) -> Candidates:
        """Return the candidates, their words treated like those of the training data."""
        from regmt.reranking.candidates import Candidates

        source_preprocessing, preprocessing = text_preprocessings(args, resources)
        return Candidates.from_nbest(
            self.lists,
            source=self.source,
            documents=self.documents,
            preprocessing=preprocessing,
            source_preprocessing=source_preprocessing,
        )


def read_lists(nbest: str, source: str | None, documents: str | None) -> Lists:
    """Read lists, and the source and documents that must have as many lines."""
    from regmt.core.errors import InputError
    from regmt.core.files import read_lines
    from regmt.decoding.nbest import read_nbest

    lists = read_nbest(nbest)
    lines = None if source is None else read_lines(source)
    if lines is not None and len(lines) < len(lists):
        raise InputError(
            f"sentence ids go up to {len(lists) - 1}, but {source} has {len(lines)} lines",
            path=nbest,
            remedy="give the source of these lists",
        )
    if lines is not None and len(lines) > len(lists):
        raise InputError(
            f"{len(lines)} lines, but {nbest} has {len(lists)} sentences",
            path=source,
            remedy="give the source of these lists",
        )
    named = None if documents is None else read_parallel(documents, nbest, len(lists))
    return Lists(lists, lines, named)


def read_references(
    paths: Sequence[str] | None, nbest: str, sentences: int
) -> list[list[str]] | None:
    """Read references of so many sentences, if there are any."""
    if paths is None:
        return None
    return [read_parallel(path, nbest, sentences) for path in paths]
