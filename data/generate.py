"""Expand the grammar into the bundled corpus.

Run ``python -m data.generate`` from the root of the repository to write the files, and add
``--check`` to compare them with what is there instead.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

if __package__ in (None, ""):  # run as a script
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    __package__ = "data"

from .grammar.rng import Rng
from .grammar.sentences import rules_for, sentence

HERE = Path(__file__).resolve().parent
PAIRS = ("de-en", "es-en")
SIZES = {"train": 10_000, "dev": 500, "test": 500}
SEEDS = {"de-en": 20090401, "es-en": 20110727}
MIN_TOKENS = 3
MAX_TOKENS = 30
SPARE = 800  # pairs drawn beyond the size of the corpus, to leave room for the choice of the sets

Pair = tuple[str, str]
Corpus = dict[str, list[Pair]]


def draw_pairs(pair: str, size: int) -> list[Pair]:
    """Draw ``size`` sentence pairs with distinct foreign sides."""
    lang = pair.split("-")[0]
    rng = Rng(SEEDS[pair])
    rules = rules_for(lang)
    weights = [rule.weight for rule in rules]
    found: dict[str, str] = {}
    while len(found) < size:
        foreign, english = sentence(rng.weighted(rules, weights), lang, rng)
        longest = max(foreign.count(" "), english.count(" ")) + 1
        shortest = min(foreign.count(" "), english.count(" ")) + 1
        if foreign not in found and longest <= MAX_TOKENS and shortest >= MIN_TOKENS:
            found[foreign] = english
    return list(found.items())


def _words(pairs: list[Pair], side: int) -> Counter[str]:
    return Counter(word for pair in pairs for word in pair[side].split())


def split(pairs: list[Pair], seed: int) -> Corpus:
    """Divide pairs into train, dev and test.

    No side of a dev or test pair occurs as a side of any other pair that is kept, and every word
    of dev and test occurs in train.
    """
    pairs = list(pairs)
    Rng(seed).shuffle(pairs)
    english = Counter(pair[1] for pair in pairs)
    banned: set[Pair] = set()
    while True:
        held: list[Pair] = []
        rest: list[Pair] = []
        for pair in pairs:
            eligible = english[pair[1]] == 1 and pair not in banned
            full = len(held) == SIZES["dev"] + SIZES["test"]
            (rest if full or not eligible else held).append(pair)
        train = rest[: SIZES["train"]]
        seen = [_words(train, side) for side in (0, 1)]
        unseen = [
            pair
            for pair in held
            if any(word not in seen[side] for side in (0, 1) for word in pair[side].split())
        ]
        if not unseen:
            break
        banned.update(unseen)
    if len(train) < SIZES["train"] or len(held) < SIZES["dev"] + SIZES["test"]:
        raise ValueError("too few pairs were drawn")
    Rng(seed + 1).shuffle(train)
    return {"train": train, "dev": held[: SIZES["dev"]], "test": held[SIZES["dev"] :]}


def corpus(pair: str) -> Corpus:
    """Return the corpus of a language pair such as ``de-en``."""
    return split(draw_pairs(pair, sum(SIZES.values()) + SPARE), SEEDS[pair] + 1)


def files(pair: str) -> dict[str, str]:
    """Return the contents of the files of a language pair by name."""
    contents: dict[str, str] = {}
    for name, pairs in corpus(pair).items():
        for side, lang in enumerate(pair.split("-")):
            contents[f"{name}.{lang}"] = "".join(f"{sides[side]}\n" for sides in pairs)
    return contents


def statistics(pair: str) -> list[tuple[str, str, int, int, int, float]]:
    """Return set, language, lines, tokens, vocabulary and mean length for the files of a pair."""
    rows = []
    for name, text in files(pair).items():
        lines = text.splitlines()
        tokens = text.split()
        set_name, lang = name.split(".")
        length = len(tokens) / len(lines)
        rows.append((set_name, lang, len(lines), len(tokens), len(set(tokens)), length))
    return rows


def main(argv: list[str] | None = None) -> int:
    """Write the corpus, check it, or print its statistics."""
    parser = argparse.ArgumentParser(description="Generate the bundled bilingual corpus.")
    parser.add_argument(
        "--check", action="store_true", help="compare with the files, write nothing"
    )
    parser.add_argument("--stats", action="store_true", help="print statistics, write nothing")
    parser.add_argument("--output", type=Path, default=HERE, help="folder of the language pairs")
    options = parser.parse_args(argv)
    status = 0
    for pair in PAIRS:
        if options.stats:
            for row in statistics(pair):
                print("| {} | {} | {} | {:,} | {:,} | {:,} | {:.1f} |".format(pair, *row))
            continue
        for name, text in files(pair).items():
            path = options.output / pair / name
            if options.check:
                if not path.exists() or path.read_bytes() != text.encode("utf-8"):
                    print(f"{path} differs from the grammar", file=sys.stderr)
                    status = 1
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(text.encode("utf-8"))
    return status


if __name__ == "__main__":
    raise SystemExit(main())
