"""The frame of the command line: errors, configuration, pipes."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from regmt import __version__
from regmt.cli import main as cli
from regmt.cli.main import main


def write(path: Path, *lines: str) -> str:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return str(path)


@pytest.fixture
def corpus(tmp_path: Path) -> list[str]:
    return [
        write(tmp_path / "c.de", "das Haus", "ja"),
        write(tmp_path / "c.en", "the house", "yes"),
    ]


def error_line(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    return err


def exit_code(*argv: str) -> int:
    """Run the program in this process; argparse's own exits become codes."""
    try:
        return main(argv)
    except SystemExit as stop:
        return int(stop.code or 0)


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code("--version") == 0
    assert capsys.readouterr().out == f"regmt {__version__}\n"
    assert exit_code("--help") == 0
    assert "build an index folder" in capsys.readouterr().out


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help_with_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(command, "--help") == 0
    assert f"  regmt {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["cook"], "regmt: error: unknown command 'cook'; see regmt --help"),
        (["transalte"], "unknown command 'transalte'; did you mean translate? see regmt --help"),
        (["lm", "tarin"], "regmt lm: error: unknown command 'tarin'; did you mean train?"),
        (["--verison"], "unknown option --verison; did you mean --version?"),
        (["index", "--nrams=2"], "regmt index: error: unknown option --nrams; did you mean"),
        (["index", "x"], "unexpected argument 'x'; see regmt index --help"),
        (["index", "-o"], "-o/--output: expected one argument"),
        (["translate", "--decoder", "beem"], "'beem' is not known; did you mean beam?"),
        (["translate", "--decoder", "x"], "'x' is not known; use one of beam, graph"),
        (["combine", "x", "--seed", "-1"], "--seed: '-1' is not a whole number of at least 0"),
        (["rerank", "x", "--max-gap", "-1"], "--max-gap: '-1' is not a whole number"),
        (["rerank", "x", "--mbr-scale", "nan"], "--mbr-scale: 'nan' is not a finite number"),
        (["combine", "x", "--posterior-scale", "inf"], "'inf' is not a finite number"),
        (["decode", "--mbr-scale", "nan"], "--mbr-scale: 'nan' is not a finite number"),
        (["predict", "--threshold", "x"], "--threshold: 'x' is not a finite number"),
    ],
)
def test_wrong_options_give_one_line_and_code_2(
    argv: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(*argv) == 2
    error = error_line(capsys)
    assert message in error
    assert "--help" in error


@pytest.mark.parametrize("argv", [[], ["lm"]])
def test_without_a_command_the_commands_are_shown(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "commands:" in err
    assert "\n    train " in err


def test_an_output_that_cannot_be_written_is_refused_before_the_work(
    corpus: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the two mistakes the one that would show last is named."""
    missing = str(tmp_path / "missing" / "weights.toml")
    assert (
        main(["tune", "--nbest", str(tmp_path / "no"), "--reference", *corpus, "-o", missing]) == 2
    )
    assert "its folder does not exist" in error_line(capsys)


def test_a_missing_matplotlib_is_told_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    plot = str(tmp_path / "w.svg")
    assert main(["combine", "absent", "--adaptive", "bic", "--plot", plot]) == 2
    assert "plotting needs matplotlib; install it" in error_line(capsys)


def test_index_prints_its_statistics(
    corpus: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "i")
    assert main(["index", "--train", *corpus, "--ngrams", "2", "-o", folder]) == 0
    out = capsys.readouterr().out
    assert [line.split()[-2:] for line in out.splitlines()] == [
        ["source", "target"], ["2", "2"], ["3", "3"], ["1.5", "1.5"], ["3", "3"], ["1", "1"],
    ]  # fmt: skip
    assert main(["index", "--verify", folder]) == 0
    assert capsys.readouterr().out == out


@pytest.mark.parametrize(
    ("make_arguments", "message"),
    [
        (lambda d: ["--train", str(d / "no"), str(d / "b")], "no: no such file"),
        (lambda d: ["--train", str(d), str(d / "b")], "is a folder, expected a file"),
        (lambda d: ["--train", str(d / "a"), str(d / "short")], "short:1: ends at line 1"),
        (lambda d: ["--train", str(d / "a"), str(d / "gap")], "gap:2: empty line"),
        (lambda d: ["--train", str(d / "a"), str(d / "latin1")], "latin1:1: invalid UTF-8"),
        (lambda d: ["--train", str(d / "empty"), str(d / "empty")], "no sentences"),
        (lambda d: ["--train", str(d / "a")], "separated by a tab"),
        (lambda d: ["--train", str(d / "a"), str(d / "b"), str(d / "a")], "not 3"),
        (lambda d: ["--train", str(d / "a"), str(d / "b"), "--ngrams", "0"], "orders 0-0"),
        (lambda d: ["--train", str(d / "a"), str(d / "b"), "--ngrams", "2-3"], "--ngrams 3"),
        (lambda d: ["--train", str(d / "a"), str(d / "b"), "-o", str(d / "x" / "i")], "folder"),
    ],
)  # fmt: skip
def test_bad_input_to_index(make_arguments, message, tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    write(tmp_path / "a", "eins", "zwei")
    write(tmp_path / "b", "one", "two")
    write(tmp_path / "short", "one")
    write(tmp_path / "gap", "one", "")
    write(tmp_path / "empty")
    (tmp_path / "latin1").write_bytes(b"\xe4\nb\n")
    before = sorted(p.name for p in tmp_path.iterdir())
    arguments = make_arguments(tmp_path)
    if "-o" not in arguments:
        arguments += ["-o", str(tmp_path / "index")]
    assert main(["index", *arguments]) == 2
    assert message in error_line(capsys)
    assert sorted(p.name for p in tmp_path.iterdir()) == before


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs POSIX permissions")
def test_a_read_only_output_folder(
    corpus: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:  # type: ignore[no-untyped-def]
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o555)
    if os.geteuid() == 0:  # root may write anywhere: let the operating system's answer stand in
        real = os.access
        monkeypatch.setattr(
            os, "access", lambda path, mode: Path(path) != folder and real(path, mode)
        )
    assert main(["index", "--train", *corpus, "-o", str(folder / "i")]) == 2
    assert "the folder is read-only; choose another location" in error_line(capsys)


def test_config_gives_options_and_the_command_line_overrides_them(
    corpus: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = write(
        tmp_path / "c.toml",
        f"train = {corpus!r}",
        "lowercase = true",
        "[index]",
        'ngrams = "2"',
        "[translate]",
    )
    assert main(["index", "--config", config, "-o", str(tmp_path / "i")]) == 0
    assert "distinct 2-grams" in (out := capsys.readouterr().out)
    assert "distinct 3-grams" not in out
    arguments = ["index", "--config", config, "--ngrams", "1", "-o", str(tmp_path / "j")]
    assert main(arguments) == 0
    assert "distinct 2-grams" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("ngram = 3", "unknown key 'ngram'; did you mean 'ngrams'?"),
        ("lowercase = 1", "'lowercase' is a switch"),
        ("ngrams = {}", "'ngrams' cannot be {}"),
        ("ngrams = ", "not valid TOML"),
        ('text = "row"', "'text': 'row' is not known; did you mean raw?"),
    ],
)
def test_bad_configs(
    line: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = write(tmp_path / "c.toml", line)
    assert main(["index", "--config", config, "-o", str(tmp_path / "i")]) == 2
    error = error_line(capsys)
    assert "c.toml: " in error
    assert message in error


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("estimate-distortion = false", "estimate_distortion", False),
        ("estimate-distortion = true", "estimate_distortion", True),
        ("allow-swaps = false", "allow_swaps", False),
        ('tie = ["a", "b"]', "tie", [["a", "b"]]),
        ('tie = [["a", "b"], ["c", "d"]]', "tie", [["a", "b"], ["c", "d"]]),
        ('tuner-option = ["C=1", "window=5"]', "tuner_option", ["C=1", "window=5"]),
        ("stack = -1", "stack", -1),
    ],
)
def test_config_says_what_the_command_line_can_say(
    line: str, name: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regmt.cli import tune

    seen: list[argparse.Namespace] = []
    monkeypatch.setattr(tune, "run", seen.append)
    assert main(["tune", "--config", write(tmp_path / "c.toml", line)]) == 0
    assert getattr(seen[0], name) == value


def test_config_is_text_like_any_other(
    corpus: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = tmp_path / "c.toml"
    config.write_bytes(b"\xef\xbb\xbflowercase = true\r\nngrams = 1\r\n")
    arguments = ["index", "--config", str(config), "--train", *corpus, "-o", str(tmp_path / "i")]
    assert main(arguments) == 0
    assert "distinct 2-grams" not in capsys.readouterr().out
    config.write_bytes(b"quiet = true\n# \xe4\n")
    assert main([*arguments, "--force"]) == 2
    assert "c.toml:2: invalid UTF-8" in error_line(capsys)


def test_missing_config(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["index", "--config", str(tmp_path / "no.toml")]) == 2
    assert "no.toml: no such file" in error_line(capsys)


def test_debug_shows_the_traceback(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no such file"):
        main(["index", "--debug", "--train", str(tmp_path / "no"), "x", "-o", str(tmp_path / "i")])
    config = write(tmp_path / "c.toml", "debug = true")
    with pytest.raises(ValueError, match="no output folder"):
        main(["index", "--config", config])


def test_a_fault_of_the_program_is_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from regmt.cli import index

    monkeypatch.setattr(index, "run", lambda args: 1 // 0)
    assert main(["index"]) == 3
    assert "internal error: ZeroDivisionError" in error_line(capsys)


def test_a_reader_that_goes_away_ends_it_quietly(corpus: list[str], tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "regmt",
        "index",
        "--train",
        *corpus,
        "-o",
        str(tmp_path / "i"),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 0
    assert errors == b""


def test_text_leaves_as_utf8_whatever_the_locale(tmp_path: Path) -> None:
    text = write(tmp_path / "t", "日本 Häuser")
    command = [sys.executable, "-m", "regmt", "select", text, "--train", text, text]
    environment = os.environ | {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, check=True, env=environment)
    assert done.stdout == "日本 Häuser\t日本 Häuser\n".encode()


def test_an_interrupt_in_a_kernel_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from regmt.cli import index

    def interrupted(args: object) -> None:
        raise SystemError("returned a result with an exception set") from KeyboardInterrupt()

    monkeypatch.setattr(index, "run", interrupted)
    assert main(["index"]) == 130
    assert error_line(capsys) == "regmt: interrupted\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs POSIX pipes and signals")
def test_interrupt_ends_it_with_one_line_and_no_file(tmp_path: Path) -> None:
    source, target = write(tmp_path / "s", "a"), tmp_path / "pipe"
    os.mkfifo(target)
    command = [sys.executable, "-m", "regmt", "index", "--train", source, str(target)]
    process = subprocess.Popen(
        [*command, "-o", str(tmp_path / "i")],
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # some shells ignore it
    )
    with open(target, "wb"):  # opens when the program does, which then waits for our text
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == b"regmt: interrupted\n"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["pipe", "s"]
