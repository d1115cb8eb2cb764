"""Human judgements of translations: preferences between systems and how far judges agree.

Metric study (Cer, Manning and Jurafsky 2010), Table 5: how often a system is preferred to another,
with a one-sided exact sign test.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

from regmt.core.errors import InputError
from regmt.core.files import StrPath, read_lines
from regmt.core.tables import aligned, html_table
from regmt.significance import chance_of_wins

PAIRS = ("segment", "judge", "first", "second", "preferred")
RANKS = ("segment", "judge", "system", "rank")
TIE = "="


class Judgement(NamedTuple):
    """What one judge thinks of two translations of one segment."""

    segment: str
    judge: str
    first: str
    second: str
    verdict: int  #: 1 if the first is better, -1 if the second is, 0 for a tie

    def turned(self) -> Judgement:
        """Return the judgement with the names of the systems in alphabetical order."""
        if self.first <= self.second:
            return self
        return Judgement(self.segment, self.judge, self.second, self.first, -self.verdict)


def _percentage(wins: int, losses: int) -> float:
    return 100.0 * wins / (wins + losses) if wins + losses else 50.0


class PairResult(NamedTuple):
    """How two systems compare."""

    first: str  #: the system that is preferred more often
    second: str
    wins: int
    losses: int
    ties: int

    @property
    def preferred(self) -> float:
        """Percentage of the decided comparisons that the first system wins."""
        return _percentage(self.wins, self.losses)

    @property
    def p(self) -> float:
        """Probability of at least as many wins if both systems were equally good."""
        return chance_of_wins(self.wins, self.losses)


class SystemResult(NamedTuple):
    """The comparisons of one system with all others."""

    system: str
    wins: int
    losses: int
    ties: int

    @property
    def share(self) -> float:
        """Percentage of its decided comparisons that the system wins."""
        return _percentage(self.wins, self.losses)


class Agreement(NamedTuple):
    """How far judges agree on the pairs that several of them have judged."""

    n_pairs: int  #: pairs of judgements of the same two translations by different judges
    observed: float  #: share of these that agree
    expected: float  #: share that would agree by chance, from how often each verdict is given

    @property
    def kappa(self) -> float:
        """(observed - expected) / (1 - expected): 1 is perfect agreement, 0 chance."""
        if self.expected == 1.0:
            return 1.0
        return (self.observed - self.expected) / (1.0 - self.expected)


@dataclass(frozen=True, repr=False)
class JudgementReport:
    """Results of human judgements; ``str()`` is a text of tables.

    Attributes
    ----------
    systems : tuple of SystemResult
        Best first.
    pairs : tuple of PairResult
        The clearest preference first.
    agreement : Agreement or None
        None if no two judges have judged the same translations.
    """

    systems: tuple[SystemResult, ...]
    pairs: tuple[PairResult, ...]
    agreement: Agreement | None

    def record(self) -> dict[str, Any]:
        """Return the results as a JSON object."""
        agreement = self.agreement
        return {
            "systems": [one._asdict() | {"share": one.share} for one in self.systems],
            "pairs": [
                one._asdict() | {"preferred": one.preferred, "p": one.p} for one in self.pairs
            ],
            "agreement": agreement and agreement._asdict() | {"kappa": agreement.kappa},
        }

    def _system_rows(self) -> list[tuple[str, ...]]:
        rows = [("system", "wins", "losses", "ties", "% won")]
        return rows + [(one.system, *map(str, one[1:]), f"{one.share:.1f}") for one in self.systems]

    def _pair_rows(self) -> list[tuple[str, ...]]:
        rows = [("pair", "wins", "losses", "ties", "% preferred", "p")]
        return rows + [
            (
                f"{one.first} vs. {one.second}",
                *map(str, one[2:]),
                f"{one.preferred:.1f}",
                f"{one.p:.2g}",
            )
            for one in self.pairs
        ]

    def __str__(self) -> str:
        text = aligned(self._system_rows(), numbers=True)
        text += "\n" + aligned(self._pair_rows(), numbers=True)
        if self.agreement is not None:
            text += (
                f"\nagreement of judges: {100 * self.agreement.observed:.1f}% of "
                f"{self.agreement.n_pairs:,} pairs, κ = {self.agreement.kappa:.3f}\n"
            )
        return text

    def __repr__(self) -> str:
        return f"<judgements of {len(self.systems)} systems>"

    def _repr_html_(self) -> str:
        return html_table(self._system_rows()) + html_table(self._pair_rows())


def read_judgements(path: StrPath) -> list[Judgement]:
    """Read judgements from a tab-separated file.

    The first line names the columns, in any order: ``segment judge first second preferred`` with
    the name of the preferred system or ``=``, or ``segment judge system rank`` with a line for each
    system that a judge has ranked (1 is best; equal ranks are ties).
    """
    lines = read_lines(path)
    header = lines[0].split("\t") if lines else []
    columns = next((names for names in (PAIRS, RANKS) if set(header) == set(names)), None)
    if columns is None or len(header) != len(columns):
        raise InputError(
            "the first line does not name the columns",
            path=path,
            line=1,
            remedy=f"write {' '.join(PAIRS)} or {' '.join(RANKS)}, separated by tabs",
        )
    rows = []
    for number, line in enumerate(lines[1:], start=2):
        cells = line.split("\t")
        if len(cells) != len(header):
            raise InputError(
                f"{len(cells)} columns, expected {len(header)}", path=path, line=number
            )
        rows.append((number, dict(zip(header, cells, strict=True))))
    make = _from_pairs if columns is PAIRS else _from_ranks
    found = make(rows, path)
    if not found:
        raise InputError("no judgements", path=path, remedy="give at least one comparison")
    return found


def summarise(judgements: Iterable[Judgement], *, majority: bool = False) -> JudgementReport:
    """Count wins of systems and pairs, test preferences, measure agreement.

    Parameters
    ----------
    judgements : iterable of Judgement
    majority : bool
        Count each pair of translations once, by the majority of its judges, not once per judge.
    """
    turned = [judgement.turned() for judgement in judgements]
    counted = _majority(turned) if majority else turned
    verdicts: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
    for one in counted:
        verdicts[one.first, one.second][one.verdict] += 1
    pairs = []
    totals: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for (first, second), found in verdicts.items():
        result = PairResult(first, second, found[1], found[-1], found[0])
        if result.losses > result.wins:
            result = PairResult(second, first, found[-1], found[1], found[0])
        pairs.append(result)
        for system, own in (
            (result.first, result[2:]),
            (result.second, (result[3], *result[2::2])),
        ):
            totals[system] = [a + b for a, b in zip(totals[system], own, strict=True)]
    systems = [SystemResult(name, *values) for name, values in totals.items()]
    return JudgementReport(
        tuple(sorted(systems, key=lambda one: (-one.share, one.system))),
        tuple(sorted(pairs, key=lambda one: (one.p, one.first, one.second))),
        agreement(turned),
    )


def agreement(judgements: Sequence[Judgement]) -> Agreement | None:
    """Measure how often two judges give the same verdict on the same two translations.

    Chance agreement is the sum of the squared shares of the verdicts, so κ is that of Fleiss (1971)
    if all pairs of translations have equally many judges.
    """
    items: dict[tuple[str, str, str], dict[str, int]] = defaultdict(dict)
    for one in judgements:
        items[one.segment, one.first, one.second][one.judge] = one.verdict
    shared = [list(verdicts.values()) for verdicts in items.values() if len(verdicts) > 1]
    if not shared:
        return None
    given = Counter(verdict for verdicts in shared for verdict in verdicts)
    expected = sum((n / given.total()) ** 2 for n in given.values())
    both = [a == b for verdicts in shared for a, b in combinations(verdicts, 2)]
    return Agreement(len(both), sum(both) / len(both), expected)


def _majority(judgements: Sequence[Judgement]) -> list[Judgement]:
    sums: Counter[tuple[str, str, str]] = Counter()
    for one in judgements:
        sums[one.segment, one.first, one.second] += one.verdict
    return [
        Judgement(segment, "majority", first, second, (total > 0) - (total < 0))
        for (segment, first, second), total in sums.items()
    ]


def _from_pairs(rows: list[tuple[int, dict[str, str]]], path: StrPath) -> list[Judgement]:
    found = []
    for number, row in rows:
        systems = row["first"], row["second"]
        if systems[0] == systems[1] or row["preferred"] not in (*systems, TIE):
            raise InputError(
                f"{row['preferred']!r} is neither {systems[0]!r} nor {systems[1]!r} nor {TIE!r}"
                if systems[0] != systems[1]
                else f"{systems[0]!r} is compared with itself",
                path=path,
                line=number,
            )
        verdict = 0 if row["preferred"] == TIE else 1 if row["preferred"] == systems[0] else -1
        found.append(Judgement(row["segment"], row["judge"], *systems, verdict))
    return found


def _from_ranks(rows: list[tuple[int, dict[str, str]]], path: StrPath) -> list[Judgement]:
    rankings: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
    for number, row in rows:
        ranks = rankings[row["segment"], row["judge"]]
        if row["system"] in ranks:
            raise InputError(
                f"{row['system']!r} is ranked twice by {row['judge']!r}", path=path, line=number
            )
        try:
            ranks[row["system"]] = float(row["rank"])
        except ValueError:
            raise InputError(f"{row['rank']!r} is not a rank", path=path, line=number) from None
    return [
        Judgement(segment, judge, first, second, (a < b) - (a > b))
        for (segment, judge), ranks in rankings.items()
        for (first, a), (second, b) in combinations(ranks.items(), 2)
    ]
