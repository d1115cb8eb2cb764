"""Damage text: flip, cut, swap, repeat, and put in what parsers stumble over."""

from __future__ import annotations

import gzip
import random

NASTY = (
    *(b"\x00", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\x1f\x8b", b"\r", b"\n\n", b"\t", b" "),
    *(b"9" * 5000, b"-1", b"0", b"1e400", b"1e-400", b"nan", b"-inf", b"99999999999", b"0x" + b"f"),
    *(b"[" * 5000, b"{" * 5000, b'"', b"'", b"|||", b" ||| ", b"=", b"\\data\\", b"null", b"[]"),
    *("\u202e\u2028\ud7ff٣".encode(), b"\x1b[31m", b"a" * 10_000, b"-", b"/dev/zero", b"."),
)


def mutated(text: bytes, rng: random.Random) -> bytes:
    """Return a text after one to four changes."""
    for _ in range(rng.randint(1, 4)):
        text = _changed(text, rng)
    return text


def _changed(text: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(text) + 1)
    to = min(len(text), at + rng.choice((1, 2, 5, 20, 200)))
    way = rng.randrange(8)
    if way == 0 and text:  # flip a bit
        at = min(at, len(text) - 1)
        return text[:at] + bytes([text[at] ^ 1 << rng.randrange(8)]) + text[at + 1 :]
    if way == 1:
        return text[:at]
    if way == 2:
        return text[:at] + text[to:]
    if way == 3:
        return text[:at] + rng.choice(NASTY) + text[at:]
    if way == 4:
        return text[:at] + text[at:to] * 2 + text[to:]
    if way == 5:
        separator = rng.choice((b"\n", b" ", b","))
        parts = text.split(separator)
        i, j = rng.randrange(len(parts)), rng.randrange(len(parts))
        parts[i], parts[j] = parts[j], parts[i]
        return separator.join(parts)
    if way == 6:
        words = text.split(b" ")
        words[rng.randrange(len(words))] = rng.choice(NASTY)
        return b" ".join(words)
    return gzip.compress(text, 1)[: rng.choice((None, -1, 12))] if rng.random() < 0.2 else text
