"""Human judgements: Table 5 of the metric study, agreement, files."""

import json
from pathlib import Path

import pytest

from regmt.cli.main import main
from regmt.judgements import Judgement, agreement, summarise

#: % preferred of 200 sentences and p, as printed in Table 5.
TABLE_5 = [(60.0, 0.0028), (57.5, 0.02), (55.0, 0.089), (54.5, 0.11), (52.0, 0.31), (50.5, 0.47)]


@pytest.mark.parametrize(("preferred", "p"), TABLE_5)
def test_table_5(preferred: float, p: float) -> None:
    wins = round(2 * preferred)
    judgements = [
        Judgement(str(i), "turker", "TERp", "BLEU:4", -1 if i < wins else 1) for i in range(200)
    ]
    (pair,) = summarise(judgements).pairs
    assert (pair.first, pair.second, pair.preferred) == ("BLEU:4", "TERp", preferred)
    assert float(f"{pair.p:.2g}") == pytest.approx(p, abs=0.0051 if p > 0.01 else 1e-9)


def test_kappa_is_that_of_fleiss() -> None:
    """Four items, three judges: P_i and p_j of Fleiss (1971) by hand."""
    verdicts = [(1, 1, 1), (1, 1, -1), (0, -1, -1), (1, 0, -1)]
    judgements = [
        Judgement(str(i), f"judge {k}", "a", "b", verdict)
        for i, row in enumerate(verdicts)
        for k, verdict in enumerate(row)
    ]
    found = agreement(judgements)
    assert found is not None
    mean = (1 + 1 / 3 + 1 / 3 + 0) / 4
    chance = (6**2 + 4**2 + 2**2) / 12**2
    assert found.n_pairs == 12
    assert found.kappa == pytest.approx((mean - chance) / (1 - chance))
    turned = [Judgement(j.segment, j.judge, "b", "a", -j.verdict) for j in judgements[::2]]
    mixed = [j.turned() for j in turned] + judgements[1::2]
    assert agreement(mixed) == found
    assert agreement(judgements[::3]) is None


def test_rankings_and_preferences(tmp_path: Path, capsys) -> None:
    ranks = tmp_path / "ranks.tsv"
    ranks.write_text(
        "segment\tjudge\tsystem\trank\n"
        "1\tanna\tX\t1\n1\tanna\tY\t2\n1\tanna\tZ\t2\n"
        "1\tben\tX\t2\n1\tben\tY\t1\n1\tben\tZ\t3\n"
    )
    assert main(["evaluate", "--judgements", str(ranks), "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    counts = {one["system"]: (one["wins"], one["losses"], one["ties"]) for one in record["systems"]}
    assert counts == {"X": (3, 1, 0), "Y": (2, 1, 1), "Z": (0, 3, 1)}
    assert [one["system"] for one in record["systems"]] == ["X", "Y", "Z"]
    best = record["pairs"][0]
    assert (best["first"], best["second"], best["wins"], best["p"]) == ("X", "Z", 2, 0.25)
    assert record["agreement"]["observed"] == pytest.approx(1 / 3)
    pairs = tmp_path / "pairs.tsv"
    rows = [("1", "anna", "X"), ("1", "ben", "X"), ("1", "carl", "Y"), ("2", "anna", "=")]
    lines = [f"{segment}\t{judge}\tX\tY\t{choice}" for segment, judge, choice in rows]
    pairs.write_text("\n".join(["segment\tjudge\tfirst\tsecond\tpreferred", *lines, ""]))
    assert main(["evaluate", "--judgements", str(pairs)]) == 0
    out = capsys.readouterr().out
    assert "X vs. Y     2       1     1         66.7  0.5" in out
    assert "agreement of judges: 33.3% of 3 pairs" in out
    assert main(["evaluate", "--judgements", str(pairs), "--majority"]) == 0
    assert "X vs. Y     1       0     1        100.0  0.5" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a\tb\n", ":1: the first line does not name the columns"),
        ("segment\tjudge\tsystem\trank\n1\tx\tA\tbest\n", ":2: 'best' is not a rank"),
        ("segment\tjudge\tsystem\trank\n1\tx\tA\t1\n1\tx\tA\t2\n", ":3: 'A' is ranked twice"),
        ("segment\tjudge\tsystem\trank\n1\tx\tA\t1\n", "no judgements"),
        ("segment\tjudge\tfirst\tsecond\tpreferred\n1\tx\tA\tB\tC\n", "'C' is neither 'A' nor 'B'"),
        ("segment\tjudge\tfirst\tsecond\tpreferred\n1\tx\tA\tA\tA\n", "compared with itself"),
        ("segment\tjudge\tfirst\tsecond\tpreferred\n1\tx\n", ":2: 2 columns, expected 5"),
    ],
)
def test_mistakes_give_one_line(tmp_path: Path, capsys, text: str, message: str) -> None:
    path = tmp_path / "j.tsv"
    path.write_text(text)
    assert main(["evaluate", "--judgements", str(path)]) == 2
    assert message in capsys.readouterr().err
