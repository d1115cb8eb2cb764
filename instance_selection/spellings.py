"""The character n-grams of the words of a vocabulary, to find words that are spelled alike.

A word is spelled in lower case between two spaces, so that its beginning and its end are part of
its n-grams. These are numbered as those of texts are, with words for sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, places_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.numbering import PART
from regmt.core.scratch import Scratch
from regmt.core.store import open_arrays, write_arrays
from regmt.core.structure import Damaged, Structure
from regmt.instance_selection.incidence import count_ngrams
from regmt.instance_selection.ngrams import NgramTable, Orders

_KIND = "regmt spellings"
_REMEDY = "remove the folder; it is made again"
_END_OF_UNICODE = 0x110000


@dataclass
class Spellings:
    """Which words of a vocabulary hold which character n-grams.

    Attributes
    ----------
    orders : Orders
        Of the n-grams.
    characters : ndarray of uint32
        The code points that occur, ascending; the unigrams of `table`.
    table : NgramTable
        Ids of the n-grams up to the highest order.
    indptr, indices : ndarray
        For each n-gram of these orders the words that hold it, ascending.
    sizes : ndarray of int32, shape (n_words,)
        The number of distinct n-grams of each word.
    """

    orders: Orders
    characters: npt.NDArray[np.uint32]
    table: NgramTable
    indptr: Int64Array
    indices: Int32Array
    sizes: Int32Array

    @classmethod
    def of(cls, words: Sequence[str], orders: Orders) -> Spellings:
        """Number the n-grams of words."""
        codes, offsets = _spelled(words)
        characters, place = np.unique(codes, return_inverse=True)
        tokens: Int32Array = place.reshape(-1).astype(np.int32)
        order = orders.highest
        table, ranks = NgramTable.build(
            tokens, offsets, n_words=len(characters), order=order, rank_type=np.int32
        )
        holders = count_ngrams(offsets, table, ranks, Scratch(), PART).transposed(len(table))
        indptr = holders.indptr[table.select_orders(orders)[0] :]
        indices = holders.indices[indptr[0] :]
        sizes = np.bincount(indices, minlength=len(words)).astype(np.int32)
        return cls(orders, characters, table, indptr - indptr[0], indices, sizes)

    def distinct(self, word: str) -> set[tuple[str, ...]]:
        """Return the distinct n-grams of a word as letters, those of no other word included."""
        return set(self.orders.ngrams(_bordered(word)))

    def ngrams(self, word: str) -> Int64Array:
        """Return the distinct n-grams of a word that the vocabulary has."""
        codes, offsets = _spelled([word])
        place = np.minimum(np.searchsorted(self.characters, codes), len(self.characters) - 1)
        tokens = np.where(self.characters[place] == codes, place, -1).astype(np.int32)
        _, found = self.table.find(tokens, offsets, orders=self.orders)
        return np.unique(found)

    def holders(self, ngrams: Int64Array) -> tuple[Int64Array, Int32Array]:
        """Return which n-gram (its place in `ngrams`) is held by which word, as two arrays."""
        row = ngrams - self.table.select_orders(self.orders)[0]
        begin = self.indptr[row]
        n = self.indptr[row + 1] - begin
        return np.repeat(np.arange(len(ngrams)), n), self.indices[places_of(begin, n)]

    def similar(self, word: str, *, most: int, least: float) -> Int64Array:
        """Return the words whose n-grams are most like those of a word, the most similar first.

        The similarity is Dice's coefficient of the two sets of n-grams; it is at least `least`.
        Equally similar words are in the order of their ids.
        """
        n = len(self.distinct(word))
        _, holders = self.holders(self.ngrams(word))
        shared = np.bincount(holders, minlength=len(self.sizes))
        dice = 2.0 * shared / np.maximum(n + self.sizes, 1)
        candidates = np.flatnonzero(dice >= least)
        return candidates[np.argsort(-dice[candidates], kind="stable")[:most]]

    def name(self, ngram: int) -> str:
        """Return an n-gram as letters, with … where the word goes on."""
        letters = "".join(chr(self.characters[i]) for i in self.table.words(ngram))
        before, after = ("" if end == " " else "…" for end in (letters[0], letters[-1]))
        return f"{before}{letters.strip(' ')}{after}"

    def save(self, path: StrPath) -> None:
        """Write them as a folder of arrays."""
        keys = {f"keys{k}": keys for k, keys in enumerate(self.table.keys, start=2)}
        names = ("characters", "indptr", "indices", "sizes")
        arrays = {name: getattr(self, name) for name in names}
        options = {"orders": str(self.orders)}
        write_arrays(path, arrays | keys, kind=_KIND, version=1, options=options)

    @classmethod
    def open(cls, path: StrPath) -> Spellings:
        """Open what `save` wrote, memory-mapped."""
        arrays, options = open_arrays(path, kind=_KIND, version=1, remedy=_REMEDY, check=_check)
        orders, names = Orders.parse(options["orders"]), ("indptr", "indices", "sizes")
        keys = [arrays[f"keys{k}"] for k in range(2, orders.highest + 1)]
        characters = arrays["characters"]
        table = NgramTable(len(characters), keys)
        return cls(orders, characters, table, *(arrays[name] for name in names))


def _bordered(word: str) -> str:
    return f" {word.lower()} "


def _spelled(words: Sequence[str]) -> tuple[npt.NDArray[np.uint32], Int64Array]:
    """Return the code points of words, one after the other, and where each begins."""
    spelled = [_bordered(word) for word in words]
    codes = np.frombuffer("".join(spelled).encode("utf-32-le", "surrogatepass"), dtype="<u4")
    return codes.astype(np.uint32), offsets_of([len(word) for word in spelled])


def _check(structure: Structure) -> None:
    try:
        orders = Orders.parse(str(structure.options.get("orders")))
    except InputError as error:
        raise Damaged("orders", str(error)) from error
    shorter = n_characters = len(structure.ids("characters", _END_OF_UNICODE, kinds="u4"))
    structure.ascending("characters", strictly=True)
    n_ngrams = n_characters if orders.lowest == 1 else 0
    for k in range(2, orders.highest + 1):
        name = f"keys{k}"
        shorter = len(structure.ids(name, shorter * n_characters, kinds="i8"))
        structure.ascending(name, strictly=True)
        n_ngrams += shorter if k >= orders.lowest else 0
    n_words = len(structure.ids("sizes", np.iinfo(np.int32).max))
    structure.rows("indptr", "indices", n_ngrams, n_words)
