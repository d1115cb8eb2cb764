"""``regmt.compact``: merge the memory of an index into it."""

from __future__ import annotations

from regmt.core.files import StrPath
from regmt.instance_selection.index import Index


def compact(folder: StrPath) -> Index:
    """Merge the memory of an index into the index.

    The new index has the same bytes as one that is built from the merged text: the pairs of the
    old one without those that were deleted or replaced, then the pairs that were added. What was
    derived from the old index (language model, word links) is derived from the new one as well.

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
    raise NotImplementedError
