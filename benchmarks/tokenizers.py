"""The tokenizers beside sacremoses and sacreBLEU: equal on every line, and how much faster."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a
from sacremoses import MosesTokenizer

from regmt.core.files import read_lines
from regmt.instance_selection.text_profile.tokenizers import tokenizer

FILES = (("de-en", "de"), ("de-en", "en"), ("es-en", "es"), ("es-en", "en"))


def peer(name: str, language: str) -> Callable[[str], list[str]]:
    """Return the tokenizer of the other library."""
    if name == "13a":
        sacrebleu = Tokenizer13a()
        return lambda line: sacrebleu(line).split()
    moses = MosesTokenizer(lang=language)
    return lambda line: moses.tokenize(line, return_str=True, escape=False).split()


def seconds(sentences: Iterable[list[str]]) -> float:
    """Return the CPU time of going through sentences."""
    start = time.process_time()
    for _ in sentences:
        pass
    return time.process_time() - start


def main() -> None:
    """Print a row per tokenizer and file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    data = parser.parse_args().data
    print(
        f"{'tokenizer':10}{'file':18}{'lines':>9}{'peer s':>9}{'regmt s':>9}{'ratio':>7}  different"
    )
    for name in ("moses", "13a"):
        for corpus, language in FILES:
            lines = read_lines(data / f"l10n-{corpus}" / f"train.{language}")
            ours, theirs = tokenizer(name, language), peer(name, language)
            next(ours(["compile"]))
            times = seconds(map(theirs, lines)), sorted(seconds(ours(lines)) for _ in range(3))[1]
            pairs = zip(ours(lines), map(theirs, lines), strict=True)
            different = sum(left != right for left, right in pairs)
            file = f"{corpus}/{language}"
            print(f"{name:10}{file:18}{len(lines):9,}{times[0]:9.2f}{times[1]:9.2f}", end="")
            print(f"{times[0] / times[1]:7.1f}  {different}")


if __name__ == "__main__":
    main()
