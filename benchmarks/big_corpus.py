"""Parallel text of any size, made from two small corpora: the same bytes for the same number.

The lines of German–English and Spanish–English software text are cut into *segments*, between which
no word link crosses. A made pair is a line whose segments are partly exchanged for those of other
lines of its language pair, on both sides at once, followed by others until it has a length drawn
at random. Some words are replaced by invented ones with a Zipf tail, a source word always with the
same target word, so that the vocabulary grows as that of natural text does.

Pairs are made in chunks, each from its own seed, so that a small corpus is the beginning of a large
one.
"""

from __future__ import annotations

import itertools
import random
import sys
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import atomic_write_bytes, read_lines  # noqa: E402
from regmt.core.progress import progress  # noqa: E402
from regmt.decoding.alignment.alignment_model import train_alignment  # noqa: E402
from regmt.decoding.alignment.bitext import Bitext  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402

LANGUAGES = ("de", "es")
CHUNK = 10_000
"""Pairs that are made from one seed."""
WHOLE, EXCHANGED, INVENTED = 0.2, 0.4, 0.06
"""Share of lines that stay whole, of segments that are exchanged, of segments that get an invented
word."""
ZIPF = 1.2
"""Exponent of the invented words: n draws show about n ** (1 / ZIPF) different ones."""
WORDS = (16.5, 0.55)
"""Median and spread (of the logarithm) of the length of made pairs in words between spaces."""

_SYLLABLES = [c + v for c in "bdfgklmnprstvz" for v in ("a", "e", "i", "o", "u", "an", "er", "il")]


class Segment(NamedTuple):
    """Words of both sides that are linked with each other alone."""

    source: str
    target: str
    n_words: int


def segments_of(data: Path, language: str) -> list[list[Segment]]:
    """Return the segments of each line of a corpus."""
    folder = data / f"l10n-{language}-en"
    sides = [
        [" ".join(x.split()) for x in read_lines(folder / f"train.{s}")] for s in (language, "en")
    ]
    pairs = [(s, t) for s, t in zip(*sides, strict=True) if s and t]
    corpus = Corpus.from_strings([s.lower() for s, _ in pairs], [t.lower() for _, t in pairs])
    bitext = Bitext.from_corpus(corpus)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    model = train_alignment(bitext, *vocabularies, method="diagonal", iterations=3)
    links = model.align(bitext, heuristic="intersection")
    return [
        cut(source.split(), target.split(), links[i]) for i, (source, target) in enumerate(pairs)
    ]


def cut(source: list[str], target: list[str], links: list[tuple[int, int]]) -> list[Segment]:
    """Cut a pair wherever no link crosses."""
    last, first = [-1] * len(source), [len(target)] * len(source)
    for i, j in links:
        last[i], first[i] = max(last[i], j), min(first[i], j)
    before = list(accumulate(last, max))
    behind = list(accumulate(reversed(first), min))[::-1]
    cuts = [
        (i, before[i - 1] + 1)
        for i in range(1, len(source))
        if last[i - 1] >= 0 and first[i] < len(target) and before[i - 1] < behind[i]
    ]
    cuts = [(0, 0), *cuts, (len(source), len(target))]
    return [
        Segment(" ".join(source[a:c]), " ".join(target[b:d]), c - a)
        for (a, b), (c, d) in itertools.pairwise(cuts)
    ]


def invented(number: int) -> tuple[str, str]:
    """Return an invented word and its translation."""
    syllables = []
    while number:
        number, at = divmod(number, len(_SYLLABLES))
        syllables.append(_SYLLABLES[at])
    word = "".join(syllables)
    return word, word[::-1] + "y"


def made_pair(
    lines: list[list[Segment]], pool: list[Segment], chance: random.Random
) -> tuple[str, str]:
    """Return one pair."""
    uniform = chance.random
    made = lines[int(uniform() * len(lines))]
    if uniform() >= WHOLE:
        made = [pool[int(uniform() * len(pool))] if uniform() < EXCHANGED else s for s in made]
        wanted = chance.lognormvariate(0.0, WORDS[1]) * WORDS[0]
        length = sum(segment.n_words for segment in made)
        while length < wanted:
            more = pool[int(uniform() * len(pool))]
            made.append(more)
            length += more.n_words
    source, target = [s.source for s in made], [s.target for s in made]
    for k in range(len(made)):
        if uniform() < INVENTED * made[k].n_words:
            source[k], target[k] = invented(1 + int(uniform() ** (-1.0 / (ZIPF - 1.0))) % (1 << 60))
    return " ".join(source), " ".join(target)


def make(data: Path, folder: Path, pairs: int) -> tuple[Path, Path]:
    """Write the first `pairs` made pairs and return the files; they are kept from run to run."""
    files = _files(folder, pairs)
    if all(file.exists() for file in files):
        return files
    folder.mkdir(parents=True, exist_ok=True)
    larger = [n for n in map(int, {p.stem for p in folder.glob("*.tgt")}) if n > pairs]
    if larger:
        for whole, file in zip(_files(folder, min(larger)), files, strict=True):
            with open(whole, "rb") as lines, atomic_write_bytes(file) as first:
                first.writelines(itertools.islice(lines, pairs))
        return files
    lines = [segments_of(data, language) for language in LANGUAGES]
    pools = [[segment for line in one for segment in line] for one in lines]
    with atomic_write_bytes(files[0]) as source, atomic_write_bytes(files[1]) as target:
        for first in progress(range(0, pairs, CHUNK), what="make pairs", unit="chunk"):
            chance = random.Random(first)
            made = []
            for _ in range(min(CHUNK, pairs - first)):
                k = int(chance.random() * len(LANGUAGES))
                made.append(made_pair(lines[k], pools[k], chance))
            for side, stream in enumerate((source, target)):
                stream.write("".join(f"{pair[side]}\n" for pair in made).encode())
    return files


def _files(folder: Path, pairs: int) -> tuple[Path, Path]:
    return folder / f"{pairs}.src", folder / f"{pairs}.tgt"
