"""What a service serves, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field

from regmt.core.errors import check_ranges


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Settings of a service.

    Attributes
    ----------
    indexes : sequence of str
        Folders of indexes, one for each pair of languages.
    jobs : int
        With 1, sentences are translated in a thread of the server; with more, in processes that
        share the memory-mapped indexes.
    api_key : str or None
        Requests must carry it.
    hosts : sequence of str
        Names by which the server may be called; ``*`` for any.
    origins : sequence of str
        Other web pages (``https://example.org``) that may call it.
    tune : bool
        Tune the weights once on pairs of each index.
    confidence : bool
        Estimate how far translations can be trusted; fitted once on pairs of each index.
    max_body : int
        Bytes of a request.
    max_segments : int
        Lines or units that a request lets translate.
    max_words : int
        Words of a line or unit.
    timeout : float
        Seconds until a request is given up.
    queue : int
        Requests that are worked on or wait.
    """

    indexes: tuple[str, ...]
    jobs: int = 1
    api_key: str | None = field(default=None, repr=False)
    hosts: tuple[str, ...] = ("127.0.0.1", "localhost", "::1")
    origins: tuple[str, ...] = ()
    tune: bool = False
    confidence: bool = True
    max_body: int = 10_000_000
    max_segments: int = 2000
    max_words: int = 500
    timeout: float = 60.0
    queue: int = 64

    def __post_init__(self) -> None:
        limits = ("max_body", "max_segments", "max_words", "timeout", "queue")
        check_ranges(self, positive=("jobs", *limits))
