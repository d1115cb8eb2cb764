"""A service of a small index, in this process or behind a port."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="the serve extra is not installed")
pytest.importorskip("uvicorn", reason="the serve extra is not installed")

import uvicorn
from starlette.testclient import TestClient

import regmt
from regmt.bundled import bundled_lines
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.serve.application import application
from regmt.serve.settings import Settings

PAIR = {"source": "en", "target": "de"}
HOSTILE = '<img src=x onerror="alert(1)">', "</script><script>alert(2)</script>"
UNCLOSED = "<svg/onload=alert(3)//"  # not taken for a tag, so it is left in translations


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """An index of raw text, English to German, with hostile text and what is derived from it."""
    folder = tmp_path_factory.mktemp("serve") / "app.index"
    files = [str(repository / "data" / "app" / name) for name in ("editor-de.po", "memory.tmx")]
    corpus = regmt.read_corpus(files)
    sides = [
        [*(side.lines[i] for i in range(len(corpus))), *extra]
        for side, extra in (
            (corpus.source, ["Open the trap", HOSTILE[0]]),
            (corpus.target, [UNCLOSED, HOSTILE[1]]),
        )
    ]
    raw = Corpus.from_strings(
        *sides,
        source_preprocessing=corpus.source.preprocessing,
        target_preprocessing=corpus.target.preprocessing,
    )
    Index.build(raw, order=3).save(folder)
    regmt.Translator.from_index(folder)
    return folder


@pytest.fixture(scope="session")
def tokenised(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An index of tokenised text, German to English."""
    folder = tmp_path_factory.mktemp("serve") / "hotel.index"
    german, english = (lines[:300] for lines in bundled_lines("train"))
    corpus = Corpus.from_strings(
        german,
        english,
        source_preprocessing=TextProfile(language="de"),
        target_preprocessing=TextProfile(language="en"),
    )
    Index.build(corpus, order=2, tuning_set=25).save(folder)  # enough to fit the confidence on
    return folder


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "app.index"))


Connect = Callable[..., TestClient]


@pytest.fixture
def connect() -> Iterator[Connect]:
    """Returns a client of a service with some settings."""
    open_clients: list[TestClient] = []

    def make(*indexes: Path, **settings: object) -> TestClient:
        app = application(Settings(indexes=tuple(map(str, indexes)), **settings))
        client = TestClient(app, base_url="http://127.0.0.1:5000", raise_server_exceptions=False)
        open_clients.append(client.__enter__())
        return client

    yield make
    for client in open_clients:
        client.__exit__(None, None, None)


@pytest.fixture
def client(folder: Path, connect: Connect) -> TestClient:
    return connect(folder)


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """The address of a service that real clients can reach."""
    config = uvicorn.Config(application(Settings(indexes=(str(folder),))), port=0)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 60
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.02)
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    yield f"http://{host}:{port}"
    server.should_exit = True
    thread.join(timeout=30)
