"""Every command writes the same bytes for any number of jobs and any hash seed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from regmt.bundled import bundled_files

RUN = """
import sys
from pathlib import Path
from regmt.cli.main import main

def serve(_, index, jobs, query, output, *_quiet):
    from starlette.testclient import TestClient
    from regmt.serve.application import application
    from regmt.serve.settings import Settings

    settings = Settings(indexes=(index,), jobs=int(jobs), confidence=False)
    answers = []
    with TestClient(application(settings), base_url="http://localhost") as client:
        for path in ("/translate", "/v1/segment"):
            for line in Path(query).read_text("utf-8").splitlines():
                question = {"q": line, "source": "de", "target": "en", "alternatives": 2}
                answer = client.post(path, json=question)
                assert answer.status_code == 200, answer.text
                answers.append(answer.content)
    Path(output).write_bytes(b"\\n".join(answers))
    return 0

for command in sys.stdin.read().splitlines():
    words = command.split()
    assert (serve(*words) if words[0] == "serve" else main(words)) == 0, command
"""
COMMANDS = (
    "index --train {d} {e} --source-lang de --target-lang en -o index",
    "select {q} --index index -o select --jobs {n}",
    "select {q} --index index --selector fda --mode union -o select-fda --jobs {n}",
    "lm train {e} --order 3 -o lm.arpa",
    "lm train {d} --order 2 -o lm-de.arpa",
    "lm mix --lm lm.arpa --lm lm-de.arpa --dev {r} -o lm-mix.arpa",
    "lm score {r} --lm lm-mix.arpa -o lm-score",
    "lm convert lm.arpa --format folder -o lm-folder",
    "align --train {d} {e} --method ibm1 -o links --jobs {n}",
    "train --train {d} {e} --method ibm1 -o model --jobs {n}",
    "decode {q} --model model --nbest 5 --nbest-out nbest -o decode --jobs {n}",
    "tune --nbest nbest --reference {r} --tuner mert -o tune --jobs {n}",
    "rerank nbest --scores cbleu,words --weights {w} -o rerank",
    "combine decode {r} --adaptive additive --stochastic -o combine",
    "phrase-table {q} --index index -o table --jobs {n}",
    "translate {q} --index index --nbest 5 --nbest-out translate.nbest -o translate --jobs {n}",
    "translate {po} --train {d} {e} --text raw -o translated.po --jobs {n}",
    "check translated.po --json -o check",
    "match {q} --index index -o match",
    "predict {q} --reference {r} --index index --plot weights.svg -o predict --jobs {n}",
    "evaluate translate --reference {r} --metric bleu,ter,chrf --json -o evaluate",
    "memory add index {q} {r}",
    "translate {q} --index index -o translate-memory --jobs {n}",
    "serve index {n} {q} serve",
    "index --compact index",
    "reproduce 3.1 -o reproduce",
)


def run(
    folder: Path, texts: dict[str, str], jobs: int, hash_seed: int, scheduler: str = ""
) -> dict[str, bytes]:
    folder.mkdir()
    commands = "\n".join(f"{c} --quiet".format(n=jobs, **texts) for c in COMMANDS)
    subprocess.run(
        [sys.executable, "-c", RUN],
        input=commands,
        text=True,
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed), "REGMT_SCHEDULER": scheduler},
    )
    files = sorted(p for p in folder.rglob("*") if p.is_file() and p.suffix != ".lock")
    found = {str(p.relative_to(folder)): p.read_bytes() for p in files}
    found["reproduce"] = re.sub(rb"(?m)^\d+\.\d s$", b"", found["reproduce"])  # its time
    return found


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("texts")
    named = {}
    for names, part, size in (("de", "train", 60), ("qr", "test", 5)):
        for name, file in zip(names, bundled_files(part), strict=True):
            with open(file, encoding="utf-8") as lines:
                (folder / name).write_text("".join(islice(lines, size)), encoding="utf-8")
            named[name] = str(folder / name)
    (folder / "app.po").write_text('msgid "wo ist das Hotel ?"\nmsgstr ""\n', encoding="utf-8")
    (folder / "w").write_text("cbleu = 1\nwords = 0.1\n")
    return named | {"w": str(folder / "w"), "po": str(folder / "app.po")}


@pytest.fixture(scope="module")
def expected(texts: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    files = run(tmp_path_factory.mktemp("expected") / "one", texts, 1, 1)
    assert len(files) > 60
    return files


def assert_same(found: dict[str, bytes], expected: dict[str, bytes]) -> None:
    # A folder's record of its training holds no paths and no times either.
    assert [name for name in expected if found.get(name) != expected[name]] == []
    assert found.keys() == expected.keys()


def test_two_jobs_and_another_hash_seed(
    texts: dict[str, str], expected: dict[str, bytes], tmp_path: Path
) -> None:
    assert_same(run(tmp_path / "two", texts, 2, 2), expected)


def test_a_dask_cluster(
    texts: dict[str, str], expected: dict[str, bytes], tmp_path: Path, cluster: str
) -> None:
    assert_same(run(tmp_path / "cluster", texts, 1, 3, cluster), expected)


def test_threads(texts: dict[str, str], tmp_path: Path) -> None:
    from regmt.cli.main import main

    train = ["--train", texts["d"], texts["e"], "--quiet"]
    for name, how in (("one", []), ("four", ["--backend", "threads", "--jobs", "4"])):
        out = ["-o", str(tmp_path / name)]
        assert main(["translate", texts["q"], *train, *how, *out]) == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "four").read_bytes()
