"""Who may call the service, how much, and what an answer may contain."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.serve.application import HEADERS, application
from regmt.serve.endpoints import ENDPOINTS
from regmt.serve.engine import Engine
from regmt.serve.settings import Settings

PAIR = {"source": "en", "target": "de"}
QUESTION = {"q": "Close the image", **PAIR}


def test_every_answer_has_the_headers(client: TestClient) -> None:
    for path in ("/", "/workbench.js", "/languages", "/missing", "/docs"):
        headers = client.get(path).headers
        assert {name: headers[name] for name in HEADERS} == HEADERS


def test_a_key_is_needed_everywhere_but_for_the_page(folder: Path, connect) -> None:
    client = connect(folder, api_key="geheim-ä")
    for endpoint in ENDPOINTS:
        answer = client.request(endpoint.method, endpoint.path)
        assert (answer.status_code == 403) is not endpoint.public, endpoint.path
    assert client.get("/").status_code == 200
    for wrong in ("", "geheim", "geheim-ä1", 7, ["geheim-ä"]):
        assert client.post("/translate", json={**QUESTION, "api_key": wrong}).status_code == 403
    assert client.post("/translate", json={**QUESTION, "api_key": "geheim-ä"}).status_code == 200
    assert client.post("/translate", data={**QUESTION, "api_key": "geheim-ä"}).status_code == 200
    client = connect(folder, api_key="secret")
    bearer = {"Authorization": "Bearer secret"}
    assert client.post("/translate", json=QUESTION, headers=bearer).status_code == 200
    bearer = {"Authorization": "Bearer secre"}
    assert client.post("/translate", json=QUESTION, headers=bearer).status_code == 403


def test_other_sites_and_names_are_refused(folder: Path, connect) -> None:
    client = connect(folder)
    own = {"Origin": "http://127.0.0.1:5000"}
    assert client.post("/translate", json=QUESTION, headers=own).status_code == 200
    for origin in ("https://evil.example", "null", "http://127.0.0.1:5001", "http://["):
        answer = client.post("/suggest", data=QUESTION, headers={"Origin": origin})
        assert answer.status_code == 403, origin
    assert client.get("/health", headers={"Host": "evil.example"}).status_code == 403
    assert client.get("/health", headers={"Host": "[::1]:5000"}).status_code == 200
    assert "access-control-allow-origin" not in client.get("/health", headers=own).headers
    client = connect(folder, origins=("https://good.example",))
    good = {"Origin": "https://good.example"}
    answer = client.post("/translate", json=QUESTION, headers=good)
    assert answer.headers["access-control-allow-origin"] == good["Origin"]
    preflight = good | {"Access-Control-Request-Method": "POST"}
    assert client.options("/translate", headers=preflight).status_code == 200
    bad = {"Origin": "https://evil.example"}
    assert client.post("/translate", json=QUESTION, headers=bad).status_code == 403


def test_what_is_too_large_is_refused(folder: Path, connect) -> None:
    client = connect(folder, max_body=2000, max_segments=5, max_words=10)
    assert client.post("/translate", json={**QUESTION, "q": "x" * 3000}).status_code == 413
    chunks = (b"x" * 500 for _ in range(10))
    kind = {"Content-Type": "application/json"}
    assert client.post("/translate", content=chunks, headers=kind).status_code == 413
    file = {"file": ("x.po", b"x" * 3000)}
    assert client.post("/v1/file", files=file, data=PAIR).status_code == 413
    assert client.post("/translate", json={**QUESTION, "q": ["a b"] * 6}).status_code == 413
    assert client.post("/translate", json={**QUESTION, "q": "a\n" * 6}).status_code == 413
    assert client.post("/translate", json={**QUESTION, "q": "a " * 11}).status_code == 413
    assert client.post("/translate", json={**QUESTION, "q": "a" * 201}).status_code == 413
    assert client.post("/translate", json={**QUESTION, "q": ["a b"] * 5}).status_code == 200


def test_a_full_queue_and_a_long_wait_are_refused(
    folder: Path, connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = connect(folder, queue=1, timeout=0.5)
    release, entered = threading.Event(), threading.Event()

    def slow(*_: object) -> list[str]:
        entered.set()
        release.wait(30)
        return ["x"]

    monkeypatch.setattr(Engine, "translate", slow)
    with ThreadPoolExecutor(1) as other:
        first = other.submit(client.post, "/translate", json=QUESTION)
        assert entered.wait(30)
        second = client.post("/translate", json=QUESTION)
        assert (second.status_code, second.headers["retry-after"]) == (429, "2")
        assert client.get("/health").status_code == 200
        late = first.result()
    assert (late.status_code, late.headers["retry-after"]) == (503, "10")
    release.set()
    assert client.post("/translate", json=QUESTION).status_code == 200


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"q": "x", "source": "en"},
        {"q": "x", "source": "en", "target": "fr"},
        {"q": "x", "source": "auto", "target": "fr"},
        {"q": 7, **PAIR},
        {"q": ["x", 7], **PAIR},
        {"q": {"a": "b"}, **PAIR},
        {"q": "\ud800", **PAIR},
        {"q": "x", "format": "pdf", **PAIR},
        {"q": "x", "alternatives": -1, **PAIR},
        {"q": "x", "alternatives": "many", **PAIR},
        {"q": "x", "alternatives": 1e400, **PAIR},
        {"q": "x", "source": ["en"], "target": "de"},
    ],
)
def test_bad_fields_are_refused(client: TestClient, fields: dict[str, object]) -> None:
    answer = client.post("/translate", content=json.dumps(fields))
    assert answer.status_code == 400
    assert set(answer.json()) == {"error"}


def test_errors_do_not_name_folders(client: TestClient, folder: Path) -> None:
    answer = client.request("DELETE", "/v1/memory", params={"number": 10**6, **PAIR})
    assert answer.status_code == 400
    assert "1000000" in answer.json()["error"]
    assert str(folder) not in answer.text


def test_a_failure_is_not_shown(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("/secret/path")

    monkeypatch.setattr(Engine, "translate", broken)
    answer = client.post("/translate", json=QUESTION)
    assert (answer.status_code, answer.json()) == (500, {"error": "internal error"})


def test_another_host_needs_a_key(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--index", str(built), "--host", "0.0.0.0"]) == 2
    assert "--no-auth" in capsys.readouterr().err


def test_an_index_must_know_its_languages(
    built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(InputError, match="two indexes translate en to de"):
        application(Settings(indexes=(str(built), str(built))))
    from regmt.instance_selection.corpus import Corpus
    from regmt.instance_selection.index import Index

    Index.build(Corpus.from_strings(["a b"], ["c d"]), order=2).save(tmp_path / "index")
    assert main(["serve", "--index", str(tmp_path / "index")]) == 2
    assert "does not know its languages" in capsys.readouterr().err


def test_a_missing_extra_is_named(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "uvicorn", None)
    assert main(["serve", "--index", str(built)]) == 2
    assert "needs uvicorn; install regmt[serve]" in capsys.readouterr().err


def test_a_killed_worker_is_replaced(folder: Path) -> None:
    """The request that it was working on fails; later ones do not."""
    from starlette.exceptions import HTTPException

    from regmt.serve.pool import Pool

    pool = Pool(Settings(indexes=(), jobs=2), {("en", "de"): str(folder)})
    try:
        for process in list(pool._executor._processes.values()):  # type: ignore[attr-defined]
            process.kill()

        async def ask() -> object:
            return await pool.run("translate", ("en", "de"), "Close the image", 0)

        with pytest.raises(HTTPException, match="a worker ended"):
            asyncio.run(ask())
        assert asyncio.run(ask()) == ["Das Bild schließen"]
    finally:
        pool.close()
