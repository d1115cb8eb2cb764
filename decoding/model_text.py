"""The text of a model folder: raw lines to its tokens, and translated tokens to raw lines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np

from regmt.core.files import StrPath, atomic_write, parse_json, parsing
from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.casing import CaseModel
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.text_profile import Segment, TextProfile
from regmt.instance_selection.vocabulary import Vocabulary

TEXT_FILE = "text.json"
CASE = "case"


class Profiles(NamedTuple):
    """The text profiles of both sides of a model or an index."""

    source: TextProfile = TextProfile()
    target: TextProfile = TextProfile()

    def references(self, lines: Sequence[str], sources: Sequence[str]) -> list[str]:
        """Return translations in words like those of the training data."""
        return [" ".join(tokens) for tokens in self.target.tokens(lines, sources)]


@dataclass(frozen=True)
class ModelText:
    """Converts lines to the tokens of a model, and its translations back.

    Attributes
    ----------
    profiles : Profiles
        ``lowercase`` says that the models know lower-cased words only.
    case_folder : Path or None
        Restores case in the output.
    """

    profiles: Profiles = field(default_factory=Profiles)
    case_folder: Path | None = None

    @cached_property
    def case_model(self) -> CaseModel | None:
        """What restores case, read when it is first needed."""
        return None if self.case_folder is None else CaseModel.open(self.case_folder)

    def encode(self, line: str) -> Segment:
        """Return a source line as tokens."""
        return self.profiles.source.encode(line)

    def decode(self, best: Hypothesis, source: Segment) -> str:
        """Return a translation in the form of the input."""
        target, tokens = self.profiles.target, best.tokens
        if self.case_model is not None and not target.raw:
            tokens = self.case_model(tokens)
        return target.decode(tokens, source, best.links, recase=self.case_model)

    def save(self, folder: StrPath) -> None:
        """Write the settings into a model folder."""
        sides = {name: side.to_json() for name, side in self.profiles._asdict().items()}
        with atomic_write(Path(folder) / TEXT_FILE) as stream:
            cased = self.case_folder is not None
            json.dump({"case": cased, **sides}, stream, ensure_ascii=False, indent=1)
            stream.write("\n")

    @classmethod
    def load(cls, folder: StrPath) -> ModelText:
        """Read the settings of a model folder; without any, text is split at spaces."""
        path = Path(folder) / TEXT_FILE
        if not path.exists():
            return cls()
        with parsing("the text settings of a model", path, remedy="train the model again"):
            table = parse_json(path.read_bytes())
            sides = (TextProfile.from_json(table[name]) for name in Profiles._fields)
            return cls(Profiles(*sides), Path(folder) / CASE if table["case"] else None)


def lowercased(text: Text) -> Text:
    """Return a text with all words in lower case."""
    vocabulary = Vocabulary()
    ids = np.array([vocabulary.add(word.lower()) for word in text.vocabulary.words], dtype=np.int32)
    preprocessing = replace(text.preprocessing, lowercase=True)
    return Text(ids[text.tokens], text.offsets, vocabulary, text.lines, preprocessing)
