"""Input made to break a reader ends in one line and exit code 2, never in a traceback."""

from __future__ import annotations

import gzip
import io
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from regmt.cli.main import main
from regmt.core.errors import LONGEST_LINE, InputError, one_line
from regmt.core.files import atomic_folder, only_writer, read_bytes
from regmt.decoding.weights import Weights
from regmt.tuning.run_state import RunState

HUGE = "9" * 5000
DEEP = "[" * 100_000
FEATURES = ("LM0", "TranslationModel0", "Distortion0", "WordPenalty0", "PhrasePenalty0")
WEIGHTS = "".join(f"{name} = 1\n" for name in FEATURES)


def arpa(number: str) -> str:
    return f"\\data\\\nngram 1=3\n\n\\1-grams:\n{number}\t<unk>\n-1\t<s>\n-1\t</s>\n\n\\end\\\n"


Refused = Callable[..., str]


@pytest.fixture
def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Run a command whose file BAD has some content; returns the one line that it prints."""
    (tmp_path / "text").write_text("a b\n")

    def run(command: str, content: str | bytes, name: str = "bad", code: int = 2) -> str:
        bad = tmp_path / name
        bad.parent.mkdir(exist_ok=True)
        bad.write_bytes(content.encode() if isinstance(content, str) else content)
        words = command.replace("BAD", str(bad)).replace("TEXT", str(tmp_path / "text"))
        words = words.replace("DIR", str(tmp_path))
        try:
            found = main(words.split())
        except SystemExit as stop:
            found = int(stop.code or 0)
        errors = capsys.readouterr().err.strip().split("\n")
        assert found == code, errors
        assert len(errors) == 1
        assert len(errors[0]) < LONGEST_LINE + 150  # of argparse, which adds where to look
        return errors[0]

    return run


@pytest.mark.parametrize(
    "content",
    [
        f"LM0 = {HUGE}",
        f"LM0 = [1{'0' * 400}]",
        f"LM0 = {DEEP}",
        f"LM0 = 0x{'F' * 5000}",
        f"LM0= {HUGE}",
        "LM0 = 1e999",
        "LM0 = nan",
    ],
)
def test_weights(refused: Refused, content: str) -> None:
    refused("translate TEXT --train TEXT TEXT --weights BAD --quiet", content)


@pytest.mark.parametrize("content", [f"jobs = {HUGE}", f"jobs = 0x{'F' * 5000}", f"x = {DEEP}"])
def test_config(refused: Refused, content: str) -> None:
    refused("select TEXT --train TEXT TEXT --config BAD", content)


@pytest.mark.parametrize("links", ["99999999999-0", f"0-{HUGE}", "٣-٣"])
def test_links_and_gold(refused: Refused, links: str) -> None:
    refused("align --train TEXT TEXT --links BAD --gold TEXT", links)
    refused("align --train TEXT TEXT --method ibm1 --gold BAD", links)


@pytest.mark.parametrize("number", ["1e400", "nan", "-1e-", "0x1"])
def test_arpa(refused: Refused, number: str) -> None:
    refused("lm score TEXT --lm BAD", arpa(number))


def test_arpa_with_a_number_too_small_for_a_float(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("a\n")
    bigram = "ngram 2=1\n\n\\1-grams:", "\\2-grams:\n-1\t<s> </s>\n\n\\end\\"
    for number in ("1e-400", "-1e-400", "-0." + "0" * 400 + "1", "-1e-99999999999999999999"):
        text = arpa("0").replace("\n\\1-grams:", bigram[0]).replace("\\end\\", bigram[1])
        (tmp_path / "lm").write_text(text.replace("-1\t<s> <", f"{number}\t<s> <"))
        assert main(["lm", "score", str(tmp_path / "text"), "--lm", str(tmp_path / "lm")]) == 0
        assert float(capsys.readouterr().out) == -1.0  # log10 1 for <unk>, and </s>


def test_a_name_with_a_null_character(refused: Refused) -> None:
    feature = "[feature]\nPhraseDictionaryMemory path=a\0b\n"
    refused("decode TEXT --moses-ini BAD", feature)


@pytest.mark.parametrize("option", ["stack", "pop-limit", "ttable-limit", "max-words"])
def test_limits_of_the_search(refused: Refused, option: str, tmp_path: Path) -> None:
    (tmp_path / "w").write_text(WEIGHTS)
    (tmp_path / "pt").write_text("a ||| a ||| 0.5\n")
    files = "--phrase-table DIR/pt --lm BAD --weights DIR/w"
    line = refused(f"decode TEXT {files} --{option} 1000000000", arpa("-1"))
    assert "must be at most 100,000" in line


@pytest.mark.parametrize(
    "state",
    [
        "null",
        DEEP,
        f'{{"run": {HUGE}}}',
        '{"run": {}, "history": null, "weights": null, "reason": null}',
    ],
)
def test_state_of_tuning(tmp_path: Path, state: str) -> None:
    (tmp_path / "state.json").write_text(state)
    with pytest.raises(InputError, match="not the state of a tuning run"):
        RunState(tmp_path, Weights({"LM0": 1.0}), {})


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    (tmp_path / "bomb").write_bytes(gzip.compress(b"\n" * (1 << 27)))
    with pytest.raises(ValueError, match="times its size"):
        read_bytes(tmp_path / "bomb")
    text = gzip.compress(b"a sentence that comes again\n" * 100_000)
    (tmp_path / "text").write_bytes(text)
    assert len(read_bytes(tmp_path / "text")) == 2_800_000


def test_messages_are_short_and_visible(refused: Refused) -> None:
    line = refused("rerank BAD", "0 ||| a ||| F= \x1b[31m" + "x" * 5000 + " ||| 1\n")
    assert "\x1b" not in line
    assert len(line) <= LONGEST_LINE + len("regmt: error: ")
    assert one_line("a\x07\u202eb\nc") == "a\\x07\\u202eb c"
    assert LONGEST_LINE - 2 <= len(one_line("x" * 1000)) <= LONGEST_LINE


@pytest.mark.parametrize(
    "message",
    [
        b'{"hypotheses": ["\\ud800", "b"]}',
        b'{"hypotheses": ["a", "b"], "id": ' + HUGE.encode() + b"}",
        b'{"hypotheses": ["a", "b"], "id": ' + DEEP.encode() + b"}",
        b'{"hypotheses": ["a\xff", "b"]}',
        b'{"hypotheses": ["a", "b"], "id": NaN}',
        b'{"hypotheses": ["a", "b"], "id": 1e999}',
        b'{"hypotheses": ["' + b"a " * 5000 + b'", "b"]}',
        b'{"hypotheses": ["' + b"a" * 2_000_000 + b'", "b"]}',
        b"[]",
    ],
)
def test_the_server_answers_whatever_it_is_sent(
    message: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Stdin:
        buffer = io.BytesIO(message + b'\n{"hypotheses": ["a b", "a b c"]}\n')

    monkeypatch.setattr(sys, "stdin", Stdin())
    assert main(["combine", "--online", "--adaptive", "additive"]) == 1
    bad, good = map(json.loads, capsys.readouterr().out.strip().split("\n"))
    assert set(bad) == {"error", "line"}
    assert bad["line"] == 1
    assert good["choice"] in (0, 1)


@pytest.mark.parametrize("number", ["Infinity", "NaN", "1e999", "-1", "null", HUGE])
def test_state_of_the_server(
    number: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: Refused
) -> None:
    class Stdin:
        buffer = io.BytesIO(b'{"hypotheses": ["a b", "a b c"]}\n')

    monkeypatch.setattr(sys, "stdin", Stdin())
    state = tmp_path / "state"
    command = ["combine", "--online", "--adaptive", "additive", "--state", str(state)]
    assert main([*command, "-o", str(tmp_path / "out")]) == 0
    record = json.loads(state.read_text()) | {"squares": "X"}
    text = json.dumps(record).replace('"X"', number)
    refused(f"combine --online --adaptive additive --state BAD -o {tmp_path}/out", text)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_sigterm_ends_it_as_an_interrupt_does(tmp_path: Path) -> None:
    import os

    (tmp_path / "s").write_text("a")
    os.mkfifo(tmp_path / "pipe")
    files = [str(tmp_path / name) for name in ("s", "pipe")]
    command = [sys.executable, "-m", "regmt", "index", "--train", *files]
    process = subprocess.Popen([*command, "-o", str(tmp_path / "i")], stderr=subprocess.PIPE)
    with open(tmp_path / "pipe", "wb"):  # opens when the program does, which then waits
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGTERM
    assert errors == b"regmt: terminated\n"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["pipe", "s"]


def test_of_two_writers_one_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "i"
    code = f"from regmt.cli.main import main; main(['index', '-o', {str(folder)!r}])"
    with only_writer(folder):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "another process is writing this folder" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_leftovers_of_a_killed_process_are_removed(tmp_path: Path) -> None:
    (tmp_path / ".i.12345678.tmp").mkdir()
    (tmp_path / ".other.12345678.tmp").mkdir()
    with atomic_folder(tmp_path / "i") as folder:
        (folder / "x").write_text("x")
    assert sorted(p.name for p in tmp_path.iterdir()) == [".other.12345678.tmp", "i"]


def test_long_lists_are_not_compared_pair_by_pair(refused: Refused) -> None:
    lines = "".join(f"0 ||| a {i} ||| F= 1 ||| 1\n" for i in range(10_001))
    assert "keep the best 10,000" in refused("rerank BAD --scores cbleu", lines)
