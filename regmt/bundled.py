"""The location of the bundled corpus in a wheel, an editable install or a checkout."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import read_lines

PAIRS = ("de-en", "es-en")
SPLITS = ("train", "dev", "test")


def data_folder() -> Path:
    """Return the folder that holds the bundled corpus."""
    spec = importlib.util.find_spec("regmt.data")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent
    return Path(__file__).resolve().parent.parent / "data"


def bundled_files(split: str, *, pair: str = "de-en") -> tuple[Path, Path]:
    """Return the source and the target file of a split of the bundled corpus.

    Parameters
    ----------
    split : {"train", "dev", "test"}
    pair : {"de-en", "es-en"}
    """
    if pair not in PAIRS or split not in SPLITS:
        raise InputError(
            f"no bundled {split!r} for {pair!r}",
            remedy=f"there are {', '.join(SPLITS)} for {' and '.join(PAIRS)}",
        )
    folder = data_folder() / pair
    source, target = pair.split("-")
    return folder / f"{split}.{source}", folder / f"{split}.{target}"


def bundled_lines(split: str, *, pair: str = "de-en") -> tuple[list[str], list[str]]:
    """Return the source and the target lines of a split of the bundled corpus."""
    source, target = bundled_files(split, pair=pair)
    return read_lines(source), read_lines(target)
