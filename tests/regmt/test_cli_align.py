"""``regmt align`` from the command line."""

from __future__ import annotations

from pathlib import Path

from regmt.cli.main import main


def test_align_save_load_symmetrize(files: list[str], tmp_path: Path, capsys) -> None:
    assert main(["align", "--train", *files, "--save", str(tmp_path / "m")]) == 0
    links = capsys.readouterr().out
    assert links.splitlines()[4] == "0-0 1-1"
    assert main(["align", "--train", *files, "--model", str(tmp_path / "m"), "--jobs", "2"]) == 0
    assert capsys.readouterr().out == links
    for side in ("forward", "backward"):
        output = str(tmp_path / side)
        assert main(["align", "--train", *files, "--symmetrize", side, "-o", output]) == 0
    both = [str(tmp_path / "forward"), str(tmp_path / "backward")]
    assert main(["align", "--train", *files, "--links", *both]) == 0
    assert capsys.readouterr().out == links


def test_gold_prints_the_error_rate(files: list[str], tmp_path: Path, capsys) -> None:
    gold = tmp_path / "gold"
    gold.write_text("1-1 2-2 3-3 4-4\n1-1 2-2\n", encoding="utf-8")
    assert main(["align", "--train", *files, "--gold", str(gold)]) == 0
    assert capsys.readouterr().out.startswith("AER 0.0000  precision 1.0000  recall 1.0000  (6 ")


def test_mistakes_give_one_line(files: list[str], tmp_path: Path, capsys) -> None:
    gold = tmp_path / "gold"
    gold.write_text("1-1\n2-9\n", encoding="utf-8")
    assert main(["align", "--train", *files, "--gold", str(gold)]) == 2
    assert "gold:2: link 1-8 points beyond" in capsys.readouterr().err
    assert main(["align", "--train", *files, "--model", str(tmp_path / "none")]) == 2
    assert "no such regmt alignment model" in capsys.readouterr().err
    assert main(["align", "--train", *files, "--gold", str(gold), "--learner", "ridge"]) == 2
    assert "gold:2: link 1-8 points beyond" in capsys.readouterr().err
    assert main(["align", "--train", *files, "--links", str(gold), "--method", "hmm"]) == 2
    assert "--links and --method together" in capsys.readouterr().err
    assert main(["align", "--train", *files, "--p0", "1.5"]) == 2
    assert "--p0 1.5 is not a probability" in capsys.readouterr().err
