"""Raw text: tokenise before translation, truecase and detokenise after it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, read_lines
from regmt.decoding.truecase import Truecaser
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.text_profile.spacing import detokenise
from regmt.instance_selection.tokenization import Preprocessing
from regmt.instance_selection.vocabulary import Vocabulary

TEXT_FILE = "text.toml"
TRUECASER = "truecaser"


@dataclass(frozen=True)
class RawText:
    """Converts raw source lines to tokens, and translated tokens to raw lines.

    Attributes
    ----------
    source, target : Preprocessing
        ``lowercase`` says that the models know lower-cased words only.
    truecaser_folder : Path or None
        Restores case in the output.
    """

    source: Preprocessing = field(default_factory=Preprocessing)
    target: Preprocessing = field(default_factory=Preprocessing)
    truecaser_folder: Path | None = None

    @cached_property
    def truecaser(self) -> Truecaser | None:
        """The truecaser, read when it is first needed."""
        return None if self.truecaser_folder is None else Truecaser.load(self.truecaser_folder)

    def prepare(self, line: str) -> list[str]:
        """Return the tokens of a raw source line."""
        return self.source(line)

    def finish(self, tokens: Sequence[str]) -> str:
        """Return translated tokens as a raw line."""
        words = list(tokens) if self.truecaser is None else self.truecaser(tokens)
        if self.target.tokenize != "moses":
            return " ".join(words)
        return detokenise(words, self.target.language)

    def save(self, folder: StrPath) -> None:
        """Write the settings into a model folder."""
        lines = [f"truecase = {str(self.truecaser_folder is not None).lower()}"]
        for name, side in (("source", self.source), ("target", self.target)):
            lines += ["", f"[{name}]", f'tokenize = "{side.tokenize}"']
            lines += [f'language = "{side.language}"', f"lowercase = {str(side.lowercase).lower()}"]
        with atomic_write(Path(folder) / TEXT_FILE) as stream:
            stream.write("\n".join(lines) + "\n")

    @classmethod
    def load(cls, folder: StrPath) -> RawText:
        """Read the settings of a model folder; without any, text is split at spaces."""
        path = Path(folder) / TEXT_FILE
        if not path.exists():
            return cls()
        try:
            table = tomllib.loads("\n".join(read_lines(path)))
            source, target = (Preprocessing(**table[side]) for side in ("source", "target"))
            truecaser = Path(folder) / TRUECASER if table["truecase"] else None
        except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
            raise InputError(
                f"not the text settings of a model ({error})",
                path=path,
                remedy="train the model again",
            ) from error
        return cls(source, target, truecaser)


def lowercased(text: Text) -> Text:
    """Return a text with all words in lower case."""
    vocabulary = Vocabulary()
    ids = np.array([vocabulary.add(word.lower()) for word in text.vocabulary.words], dtype=np.int32)
    return Text(ids[text.tokens], text.offsets, vocabulary, text.lines, text.preprocessing)
