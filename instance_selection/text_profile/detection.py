"""Detect whether text is raw or tokenised from its punctuation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

# Marks at the end of a word, and marks between spaces or the ends of a line.
_GLUED = re.compile(r"[^\W_][.,;:!?](?=\s|$)")
_APART = re.compile(r"(?:(?<=\s)|^)[.,;:!?](?=\s|$)")
_SAMPLES = 2000


class TextKind(NamedTuple):
    """``raw`` or ``tokenised``, and the reason in one line."""

    kind: str
    reason: str


def detect(lines: Sequence[str]) -> TextKind:
    """Judge by up to 2,000 lines from all of `lines`; without punctuation they are tokenised."""
    samples = lines[:: max(1, len(lines) // _SAMPLES)]
    glued = sum(len(_GLUED.findall(line)) for line in samples)
    apart = sum(len(_APART.findall(line)) for line in samples)
    if glued + apart == 0:
        return TextKind("tokenised", f"no punctuation in {len(samples)} lines")
    kind = "raw" if glued > apart else "tokenised"
    share = f"{glued / (glued + apart):.0%} of {glued + apart} punctuation marks"
    return TextKind(kind, f"{share} in {len(samples)} lines follow a word without a space")
