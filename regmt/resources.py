"""An index and everything derived from it, built once and stored for reuse.

Translation, reranking, combination and prediction share the data derived from a whole corpus
(language models, word links, alignment models). A module that needs other data of the corpus
defines its own `Derived`.
"""

from __future__ import annotations

import contextlib
import hashlib
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np

from regmt._version import __version__
from regmt.bundled import bundled_files
from regmt.core.cache_folder import cache_folder
from regmt.core.files import StrPath
from regmt.core.kept import kept
from regmt.core.parallel import Openable, Spec, map_in_order, scheduler_of, spec_of
from regmt.core.progress import notice
from regmt.core.store import HEADER
from regmt.decoding.alignment.links import Links
from regmt.decoding.casing import CaseModel
from regmt.decoding.lm.language_model import LanguageModel
from regmt.decoding.model_text import Profiles
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.merge import Change
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.spellings import Spellings
from regmt.instance_selection.text_profile import TextProfile, checked

if TYPE_CHECKING:
    from regmt.decoding.alignment.alignment_model import AlignmentModel
    from regmt.decoding.alignment.corpus_text import CorpusText

_OWN = ("_lock", "text_to_align")  # not sent to other processes

T = TypeVar("T")
Item = TypeVar("Item")
Result = TypeVar("Result")

DERIVED = "derived"
"""Folder inside an index folder for what is made from it; it goes when the index is rebuilt."""


@dataclass(frozen=True)
class Derived(Generic[T]):
    """Data derived from an index.

    Attributes
    ----------
    name : str
        Name of the folder that stores it; includes everything the result depends on.
    make : callable
        Makes it from the resources.
    save, open : callable
        Write it as a folder, and open that folder, memory-mapped.
    updated : callable, optional
        Return it for resources whose memory has changed, from what it was before, the resources
        and the change. Without it, what was made from the index serves its memory as well.
    """

    name: str
    make: Callable[[Resources], T]
    save: Callable[[T, Path], None]
    open: Callable[[Path], T]
    updated: Callable[[T, Resources, Change], T] | None = None


class Resources(Openable):
    """An index and the data derived from it on first use.

    Derived data is stored inside the index folder, or in the user's cache folder if that cannot be
    written. For an index in memory, it stays in memory. While one process builds something, others
    that need it wait.

    Parameters
    ----------
    index : Index
    """

    def __init__(self, index: Index) -> None:
        self.index = index
        self._made: dict[str, tuple[Derived[Any], Any]] = {}
        self._loaded: dict[StrPath, LanguageModel] = {}
        self._once: dict[type, Any] = {}
        self._lock = threading.RLock()
        # Models are trained on the index alone, and serve its memory as well.
        self._base = None if index.base is index else Resources(index.base)

    @classmethod
    def open(cls, folder: StrPath) -> Resources:
        """Open a saved index."""
        return cls(Index.open(folder))

    @classmethod
    def bundled(
        cls,
        pair: str = "de-en",
        *,
        order: int = 2,
        source: TextProfile | None = None,
        target: TextProfile | None = None,
    ) -> Resources:
        """Open the index of a bundled corpus, which is built on first use.

        It is stored in the user's cache folder, under a name that depends on version, text and
        options.
        """
        files = bundled_files("train", pair=pair)
        sides = source or TextProfile(), target or TextProfile()
        key = hashlib.sha256(repr((__version__, order, sides)).encode())
        for file in files:
            key.update(file.read_bytes())

        def build() -> Index:
            corpus = Corpus.from_files(
                *files, source_preprocessing=sides[0], target_preprocessing=sides[1]
            )
            return Index.build(corpus, order=order)

        return cls(
            kept(
                f"{pair}-{key.hexdigest()[:16]}",
                [cache_folder() / "bundled"],
                make=build,
                save=Index.save,
                open=Index.open,
            )
        )

    def __repr__(self) -> str:
        where = f" in {self.index.folder}" if self.index.folder else ""
        return f"<Resources of {len(self.index)} sentence pairs{where}>"

    @property
    def spec(self) -> Spec | None:
        """How a worker opens them."""
        return spec_of(Resources, self.index)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in _OWN}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _lock=threading.RLock())

    def get(self, what: Derived[T]) -> T:
        """Return derived data from memory or from disk, or build it."""
        with self._lock:
            if what.name not in self._made:
                self._made[what.name] = what, self._opened_or_made(what)
            found: T = self._made[what.name][1]
            return found

    def _opened_or_made(self, what: Derived[T]) -> T:
        if self._base is not None:
            made = self._base.get(what)
            if what.updated is None:
                return made
            return what.updated(made, self, Change.between(self._base.index, self.index))
        return kept(
            what.name,
            self._places,
            make=partial(what.make, self),
            save=what.save,
            open=what.open,
        )

    def once(self, what: type[T], make: Callable[[], T]) -> T:
        """Return what is made at the first use and kept in this process alone."""
        with self._lock:
            if what not in self._once:
                self._once[what] = make()
            found: T = self._once[what]
            return found

    @property
    def base(self) -> Resources:
        """The resources of the index without its memory."""
        return self._base or self

    def refreshed(self) -> Resources:
        """Return the resources with what was added to the memory of the index since.

        They are the same object if nothing was, which takes microseconds to see.
        """
        index = self.index.refreshed()
        if index is self.index:
            return self
        after = Resources(index)
        if index.base is not self.index.base:  # rebuilt or compacted
            return after
        after._base = self.base
        after._loaded = self._loaded
        change = Change.between(self.index, index)
        for name, (what, made) in list(self._made.items()):
            if what.updated is not None:
                after._made[name] = what, what.updated(made, after, change)
        return after

    def keeps(self, what: Derived[Any]) -> bool:
        """Tell whether something derived was made before."""
        return what.name in self._made or any((p / what.name).is_dir() for p in self._places)

    @property
    def _places(self) -> list[Path]:
        """Where derived things are kept, best first."""
        folder = self.index.folder
        if folder is None or self.index.is_replaced:
            return []
        key = hashlib.sha256((folder / HEADER).read_bytes())  # it holds a checksum of every file
        return [folder / DERIVED, cache_folder() / DERIVED / key.hexdigest()[:16]]

    def language_model(self, *, order: int = 5, path: StrPath | None = None) -> LanguageModel:
        """Return the model of the target side of this order, or the one at `path` instead."""
        if path is None:
            return self.get(language_model(order))
        with self._lock:
            if path not in self._loaded:
                self._loaded[path] = LanguageModel.load(path)
            return self._loaded[path]

    def alignment(self, method: str = "agreement") -> AlignmentModel:
        """Return the word alignment model that a method trains on the corpus."""
        return self.get(alignment(method))

    @property
    def links(self) -> Links:
        """The word links of the whole corpus."""
        return self.get(links_of(self))

    @property
    def case_model(self) -> CaseModel:
        """What restores the case of translations of raw text."""
        return self.get(CASE_MODEL)

    @property
    def profiles(self) -> Profiles:
        """The text profiles of both sides."""
        corpus = self.index.corpus
        return Profiles(corpus.source.preprocessing, corpus.target.preprocessing)

    def checked(self, lines: Iterable[str]) -> Iterable[str]:
        """Return lines to translate; warn in one line if they are not like the source side."""
        text = self.index.source.text
        remedy = "tokenise it, or index raw text"
        return checked(lines, text.preprocessing, known=text.vocabulary, remedy=remedy)

    @cached_property
    def text_to_align(self) -> CorpusText:
        """The corpus as alignment models read it."""
        from regmt.decoding.alignment.corpus_text import CorpusText

        return CorpusText(self.index.corpus)

    @cached_property
    def length_ratio(self) -> float:
        """l_R: source words per target word of the corpus."""
        return len(self.index.source.text.tokens) / len(self.index.target.text.tokens)

    @contextlib.contextmanager
    def shared(self) -> Iterator[Resources]:
        """Give resources that workers can open: these, or if they are in memory, a saved copy."""
        if self.index.folder is not None:
            yield self
            return
        with tempfile.TemporaryDirectory(prefix="regmt-") as scratch:
            folder = Path(scratch) / "index"
            self.index.save(folder)
            (folder / DERIVED).mkdir()
            for name, (what, made) in self._made.items():
                what.save(made, folder / DERIVED / name)
            yield Resources.open(folder)

    def map(
        self,
        make: Callable[[Resources], T],
        function: Callable[[T, Item], Result],
        items: Iterable[Item],
        *,
        jobs: int = 1,
        backend: str | None = None,
        scheduler: str | None = None,
        lost: Callable[[T, Item], Result] | None = None,
    ) -> Iterator[Result]:
        """Yield ``function(made, item)`` of each item, in order, with ``made = make(resources)``.

        Workers open what is made for themselves; see `regmt.core.parallel.map_in_order`.
        """
        made, resources = make(self), self
        with contextlib.ExitStack() as held:
            if jobs > 1 or scheduler_of(backend, scheduler) is not None:
                resources = held.enter_context(self.shared())
            if resources is not self:
                made = make(resources)
            yield from map_in_order(
                function, made, items, jobs=jobs, backend=backend, scheduler=scheduler, lost=lost
            )


def language_model(order: int) -> Derived[LanguageModel]:
    """Return how the language model of the target side is made."""
    make = partial(train_language_model, order=order)
    return Derived(f"lm-{order}", make, LanguageModel.save, LanguageModel.open)


def train_language_model(
    resources: Resources, order: int, *, without: Iterable[int] = ()
) -> LanguageModel:
    """Train a language model of the target side, except for the pairs `without`."""
    from regmt.decoding.lm.kneser_ney import train

    left_out = {int(pair) for pair in without}
    part = f", except for {len(left_out)} pairs to tune on" if left_out else ""
    notice(f"training a {order}-gram language model of the target side{part}, once")
    text = resources.index.target.text
    if left_out:
        text = text.take([i for i in range(len(text)) if i not in left_out])
    return train(text, order=order)


def alignment(method: str) -> Derived[AlignmentModel]:
    """Return how an alignment model of the corpus is made."""
    return Derived(
        f"alignment-{method}", partial(_train_alignment, method), _save_alignment, _open_alignment
    )


def _train_alignment(method: str, resources: Resources) -> AlignmentModel:
    from regmt.decoding.alignment.alignment_model import train_alignment

    notice(f"training the alignment model {method} on the corpus, once")
    corpus = resources.index.corpus
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    text = resources.text_to_align.training
    # Both directions at once, whatever the number of processes: nothing else runs meanwhile.
    return train_alignment(text, *vocabularies, method=method, jobs=2)


def _save_alignment(model: AlignmentModel, path: Path) -> None:
    model.save(path)


def _open_alignment(path: Path) -> AlignmentModel:
    from regmt.decoding.alignment.alignment_model import AlignmentModel

    return AlignmentModel.load(path)


def _align(resources: Resources) -> Links:
    # In memory the model would only take room.
    in_memory = resources.index.folder is None
    model = _train_alignment("agreement", resources) if in_memory else resources.alignment()
    notice("aligning the words of the corpus, once")
    links = resources.text_to_align.align(model, jobs=2)
    del resources.text_to_align  # large, and seldom needed again
    return links


def _align_added(links: Links, resources: Resources, change: Change) -> Links:
    """Align the words of added pairs with the model of the index."""
    kept = links.select(change.kept) if change.n_removed else links
    if not change.n_added:
        return kept
    model, n = resources.alignment(), len(resources.index)
    added = resources.index.corpus.select(np.arange(n - change.n_added, n))
    return kept.extended(model.align(model.bitext(added)))


def links_of(resources: Resources) -> Derived[Links]:
    """Return how the word links of a corpus are made; they must fit its sentences."""
    corpus = resources.base.index.corpus
    within = partial(Links.open, lengths=(corpus.source.lengths, corpus.target.lengths))
    return Derived("links-agreement", _align, Links.save, within, _align_added)


def spellings(orders: Orders) -> Derived[Spellings]:
    """Return how the character n-grams of the source words are made."""
    make = partial(_spell, orders=orders)
    return Derived(f"spellings-{orders}", make, Spellings.save, Spellings.open)


def _spell(resources: Resources, orders: Orders) -> Spellings:
    notice("collecting the character n-grams of the source words, once")
    return Spellings.of(resources.index.source.text.vocabulary.words, orders)


def _learn_case(resources: Resources) -> CaseModel:
    notice("learning the case of words in context, once")
    return CaseModel.learned(resources.index.corpus, resources.links)


def _learn_added_case(model: CaseModel, resources: Resources, change: Change) -> CaseModel:
    """Let it see the pairs of the memory; the latest ones if some were removed."""
    added = resources.index.added_pairs()
    if change.n_removed:
        model = resources.base.case_model
    elif change.n_added:
        added = added[-change.n_added :]
    else:
        return model
    corpus = resources.index.corpus
    sides = [[side.lines[i] for i in added.tolist()] for side in (corpus.target, corpus.source)]
    return model.with_lines(corpus.target.preprocessing.cased.tokens(*sides))


CASE_MODEL = Derived("case", _learn_case, CaseModel.save, CaseModel.open, _learn_added_case)
