"""What all sentences of a run share, made once from the corpus and kept with the index."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import notice
from regmt.core.store import open_arrays, write_arrays
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.links import Links
from regmt.decoding.lm import LanguageModel, train
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.index import Index

T = TypeVar("T")

_LINKS_KIND = "regmt word links"

DERIVED = "derived"
"""Folder inside an index folder for what is made from it; it goes when the index is rebuilt."""


@dataclass
class Resources:
    """An index and what is derived from it.

    Parameters
    ----------
    index : Index
    folder : Path or None
        The folder of the index, where derived models are kept; None keeps them in memory.
    lm_order : int
        Order of the language model of the target side.
    lm_path : path-like, optional
        Another language model to use instead.
    """

    index: Index
    folder: Path | None = None
    lm_order: int = 5
    lm_path: StrPath | None = None

    @classmethod
    def open(
        cls, folder: StrPath, *, lm_order: int = 5, lm_path: StrPath | None = None
    ) -> Resources:
        """Open a saved index."""
        return cls(Index.open(folder), Path(folder), lm_order, lm_path)

    def __getstate__(self) -> dict[str, Any]:
        # What is kept in a folder is opened there again, memory-mapped, instead of being copied.
        if self.folder is None:
            return vars(self)
        folder = self.folder.resolve()
        return {"folder": folder, "lm_order": self.lm_order, "lm_path": self.lm_path}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        if "index" not in state:
            self.index = Index.open(state["folder"])

    def save(self, folder: Path) -> None:
        """Save the index and what was derived from it so far."""
        self.index.save(folder)
        (folder / DERIVED).mkdir()
        if "lm" in self.__dict__ and self.lm_path is None:
            self.lm.save(folder / DERIVED / f"lm-{self.lm_order}")
        if "links" in self.__dict__:
            save_links(self.links, folder / DERIVED / "links")

    @cached_property
    def lm(self) -> LanguageModel:
        """The language model of the target side, trained at the first use."""
        if self.lm_path is not None:
            return LanguageModel.load(self.lm_path)
        return self._derived(
            f"lm-{self.lm_order}",
            make=self._train_lm,
            save=lambda model, path: model.save(path),
            load=LanguageModel.open,
        )

    @cached_property
    def links(self) -> Links:
        """Word links of the whole corpus, from a model trained on it at the first use."""
        return self._derived("links-agreement", make=self._align, save=save_links, load=load_links)

    @cached_property
    def length_ratio(self) -> float:
        """l_R: source words per target word of the corpus."""
        source, target = self.index.source.text, self.index.target.text
        return len(source.tokens) / len(target.tokens)

    def _train_lm(self) -> LanguageModel:
        notice(f"training a {self.lm_order}-gram language model of the target side, once")
        return train(sentences_of(self.index.target.text), order=self.lm_order)

    def _align(self) -> Links:
        notice("aligning the words of the corpus, once")
        corpus = self.index.corpus
        bitext = Bitext.from_corpus(corpus)
        # Both directions at once, whatever the number of processes: nothing else runs meanwhile.
        model = train_alignment(bitext, corpus.source.vocabulary, corpus.target.vocabulary, jobs=2)
        return model.align(bitext, jobs=2)

    def _derived(
        self,
        name: str,
        *,
        make: Callable[[], T],
        save: Callable[[T, Path], None],
        load: Callable[[Path], T],
    ) -> T:
        """Load a derived model, or make it and keep it where that is possible."""
        if self.folder is None:
            return make()
        path = self.folder / DERIVED / name
        if path.exists():
            return load(path)
        made = make()
        try:
            path.parent.mkdir(exist_ok=True)
            save(made, path)
        except (InputError, OSError) as error:
            # A read-only index still serves; it is only slower the next time.
            notice(f"not kept with the index: {error}")
            return made
        return load(path)


def save_links(links: Links, path: Path) -> None:
    """Write word links as a folder of arrays."""
    write_arrays(path, vars(links), kind=_LINKS_KIND, version=1, options={})


def load_links(path: Path) -> Links:
    """Open word links written by `save_links`, memory-mapped."""
    remedy = "remove the folder; it is made again"
    arrays, _ = open_arrays(path, kind=_LINKS_KIND, version=1, remedy=remedy)
    return Links(**arrays)


def sentences_of(text: Text) -> list[list[str]]:
    """Return all sentences of a text as words."""
    return [text.sentence(i) for i in range(len(text))]
