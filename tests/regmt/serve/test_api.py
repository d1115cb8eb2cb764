"""The endpoints, as clients of LibreTranslate and of our own API call them."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from starlette.testclient import TestClient

import regmt
from regmt.cli.serve import listening_socket
from regmt.documents import Document, parse_document
from regmt.serve.endpoints import ENDPOINTS

PAIR = {"source": "en", "target": "de"}
GIZMO = {"q": "Close the gizmo", "s": "Das Dingsbums schließen", **PAIR}


def test_texts_and_lists_are_translated(client: TestClient, folder: Path) -> None:
    translator = regmt.Translator.from_index(folder)
    texts = ["Close the image", "The image “%s” could not be opened."]
    expected = [str(translator.translate(text)) for text in texts]
    answer = client.post("/translate", json={"q": texts, **PAIR}).json()
    assert answer == {"translatedText": expected}
    form = client.post("/translate", data={"q": texts[0], **PAIR}).json()
    assert form == {"translatedText": expected[0]}
    lines = client.post("/translate", json={"q": f" {texts[0]}\r\n\n{texts[1]}\n", **PAIR}).json()
    assert lines["translatedText"] == f" {expected[0]}\r\n\n{expected[1]}\n"
    assert client.post("/translate", json={"q": "", **PAIR}).json() == {"translatedText": ""}


def test_alternatives_differ(client: TestClient) -> None:
    answer = client.post("/translate", json={"q": "Close the image", "alternatives": 3, **PAIR})
    found = [answer.json()["translatedText"], *answer.json()["alternatives"]]
    assert len(set(found)) == len(found) == 4


def test_html_keeps_its_tags_and_gets_no_others(client: TestClient) -> None:
    text = "<p>Press <b>Escape</b> to close the image.</p>\n<script>Close()</script>Open the trap"
    answer = client.post("/translate", json={"q": text, "format": "html", **PAIR})
    assert answer.json()["translatedText"] == (
        "<p>Drücken Sie <b>Escape</b>, um das Bild zu schließen.</p>\n<script>Close()</script>"
        "&lt;svg/onload=alert(3)//"
    )


def test_languages_are_listed_and_detected(
    folder: Path, tokenised: Path, connect, repository: Path
) -> None:
    client = connect(folder, tokenised)
    assert client.get("/languages").json() == [
        {"code": "en", "name": "English", "targets": ["de"]},
        {"code": "de", "name": "German", "targets": ["en"]},
    ]
    found = client.post("/detect", json={"q": "Wir möchten morgen früh abreisen"}).json()
    assert [each["language"] for each in found] == ["de", "en"]
    assert found[0]["confidence"] > 90
    for text, source, target in (("wo ist das Hotel ?", "de", "en"), ("Save file", "en", "de")):
        answer = client.post("/translate", json={"q": text, "source": "auto", "target": target})
        assert answer.json()["detectedLanguage"]["language"] == source
    question = {"q": "wo ist das Hotel ?", "source": "de-AT", "target": "EN"}
    deadline = time.monotonic() + 600
    while "confidence" not in (answer := client.post("/v1/segment", json=question).json()):
        assert time.monotonic() < deadline  # it is fitted in the background
        time.sleep(0.2)
    assert [word for word, _ in answer["words"]] == answer["translatedText"].split()
    assert all(0 < chance < 1 for chance in [answer["confidence"], *dict(answer["words"]).values()])
    assert client.get("/frontend/settings").json()["keyRequired"] is False


def test_a_suggestion_is_used_by_the_next_request(client: TestClient, folder: Path) -> None:
    def ask(text: str) -> str:
        return str(client.post("/translate", json={"q": text, **PAIR}).json()["translatedText"])

    assert "Dingsbums" not in ask("Delete the gizmo")
    assert client.post("/suggest", data=GIZMO).json() == {"success": True}
    assert ask("Close the gizmo") == GIZMO["s"]
    assert ask("Delete the gizmo") == "Das Dingsbums löschen"
    [pair] = client.get("/v1/memory", params=PAIR).json()["pairs"]
    assert (pair["source"], pair["target"]) == (GIZMO["q"], GIZMO["s"])
    new = GIZMO | {"s": "Den Apparat schließen", "number": pair["number"]}
    number = client.put("/v1/memory", json=new).json()["number"]
    assert ask("Close the gizmo") == new["s"]
    assert client.put("/v1/memory", json=new).status_code == 400  # replaced already
    assert (
        client.request("DELETE", "/v1/memory", json={"number": number, **PAIR}).status_code == 200
    )
    assert "Apparat" not in ask("Delete the gizmo")
    assert regmt.Memory(folder).pairs() == []


def test_a_segment_comes_with_all_that_helps(client: TestClient) -> None:
    question = {"q": "Close the image", "alternatives": 2, **PAIR}
    answer = client.post("/v1/segment", json=question).json()
    assert answer["translatedText"] == "Das Bild schließen"
    assert not answer["exact"]
    assert len(answer["alternatives"]) == 2
    assert answer["problems"] == []
    matches = client.get("/v1/match", params={"q": "Close the image", **PAIR}).json()["matches"]
    assert answer["matches"] == matches
    found = [(m["percent"], m["source"]) for m in matches]
    assert found[0] == (66, "Close the file")
    few = client.get("/v1/match", params={"q": "Close the image", "matches": 1, **PAIR}).json()
    assert few["matches"] == matches[:1]


def test_problems_are_found(client: TestClient) -> None:
    answer = client.post("/v1/check", json={"q": "Delete %s?", "s": "Löschen?"})
    assert [p["check"] for p in answer.json()["problems"]] == ["placeholders"]


def test_what_is_typed_is_completed(client: TestClient) -> None:
    question = {"q": "Do you want to delete the selected image?", **PAIR}
    answer = client.post("/v1/complete", json={**question, "prefix": "Wollen Sie d"}).json()
    assert answer["translatedText"] == "Wollen Sie das ausgewählte Bild löschen?"
    assert answer["completion"] == "as ausgewählte Bild löschen?"


def test_completions_are_the_same_again_and_after_a_restart(folder: Path, connect) -> None:
    question = {"q": "Do you want to delete the selected image?", **PAIR}
    prefixes = ["", "Wollen", "Das Bild", "Das Dingsbums aus", "Nein, "]

    def completions(client: TestClient, order: list[str]) -> dict[str, str]:
        asked = {prefix: {**question, "prefix": prefix} for prefix in order}
        return {
            prefix: client.post("/v1/complete", json=fields).json()["translatedText"]
            for prefix, fields in asked.items()
        }

    client = connect(folder)
    client.post("/suggest", data=GIZMO)
    first = completions(client, prefixes)
    assert all(text.startswith(prefix) for prefix, text in first.items())
    assert completions(client, prefixes) == first
    assert completions(connect(folder), prefixes[::-1]) == first  # started anew


def test_an_explanation_is_a_page_without_scripts(client: TestClient) -> None:
    for text in ("Open the trap", '<img src=x onerror="alert(1)">'):
        answer = client.get("/v1/explain", params={"q": text, **PAIR})
        assert answer.headers["content-type"].startswith("text/html")
        assert "sandbox" in answer.headers["content-security-policy"]
        assert "<script" not in answer.text
        assert "<img" not in answer.text
        assert "<svg/" not in answer.text
        part = client.get("/v1/explain", params={"q": text, "form": "part", **PAIR}).text
        assert part.startswith("<article class=regmt>")
        assert part in answer.text


FORMS = {
    "app.po": 'msgid "Close the image"\nmsgstr ""\n',
    "app.xlf": '<xliff version="1.2"><file source-language="en" target-language="de"><body>'
    '<trans-unit id="1"><source>Close the image</source></trans-unit></body></file></xliff>',
    "app.tmx": '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en">'
    "<seg>Close the image</seg></tuv></tu></body></tmx>",
}


@pytest.mark.parametrize("name", FORMS)
def test_files_are_filled_listed_and_confirmed(client: TestClient, name: str) -> None:
    file = {"file": (f"../../etc/{name}", FORMS[name].encode())}
    filled = client.post("/v1/file", files=file, data=PAIR)
    assert "Das Bild schließen" in filled.text
    assert "machine translation" in filled.text
    assert filled.headers["content-disposition"].endswith(name)
    assert "/" not in filled.headers["content-disposition"].partition("''")[2]
    [unit] = client.post("/v1/file/units", files=file, data=PAIR).json()["units"]
    assert (unit["sources"], unit["targets"], unit["state"]) == (["Close the image"], [""], "new")
    targets = json.dumps({unit["number"]: ["Bild & zu"]})
    done = client.post("/v1/file/confirmed", files=file, data={**PAIR, "targets": targets})
    again = {"file": (name, done.content)}
    [unit] = client.post("/v1/file/units", files=again, data=PAIR).json()["units"]
    assert (unit["targets"], unit["state"]) == (["Bild & zu"], "translated")


def test_a_file_that_takes_long_to_parse_does_not_hold_up_others(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsing, healthy = threading.Event(), threading.Event()

    def slow(*arguments: Any, **options: Any) -> Document:
        parsing.set()
        assert healthy.wait(60)
        return parse_document(*arguments, **options)

    monkeypatch.setattr("regmt.serve.files.parse_document", slow)
    with client, ThreadPoolExecutor(1) as other:
        file = {"file": ("app.po", FORMS["app.po"].encode())}
        answer = other.submit(client.post, "/v1/file/units", files=file, data=PAIR)
        assert parsing.wait(60)
        assert client.get("/health").json() == {"status": "ok"}
        healthy.set()
        assert len(answer.result().json()["units"]) == 1


def test_a_bad_file_is_refused(client: TestClient) -> None:
    bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>' + FORMS["app.tmx"]
    for name, content in (("x.tmx", bomb), ("x.po", "msgid\n"), ("x.exe", "MZ"), ("", "x")):
        answer = client.post("/v1/file/units", files={"file": (name or "x", content)}, data=PAIR)
        assert answer.status_code == 400, name
        assert answer.json()["error"]
    file = {"file": ("app.po", FORMS["app.po"])}
    for targets in ("{", "[]", '{"7": ["x"]}', '{"0": ["x", "y"]}', '{"0": [1]}', '{"0": "x"}'):
        answer = client.post("/v1/file/confirmed", files=file, data={**PAIR, "targets": targets})
        assert answer.status_code == 400, targets


def test_the_description_names_every_endpoint(client: TestClient) -> None:
    described = client.get("/openapi.json").json()["paths"]
    page = client.get("/docs").text
    for endpoint in ENDPOINTS:
        operation = described[endpoint.path][endpoint.method.lower()]
        assert operation["summary"] == endpoint.about != ""
        assert f"{endpoint.method} {endpoint.path}" in page


def test_metrics_count(client: TestClient) -> None:
    client.post("/translate", json={"q": ["Close the file", "Close the image"], **PAIR})
    client.post("/translate", json={})
    client.get("/unknown")
    text = client.get("/metrics").text
    assert 'regmt_requests_total{path="/translate",status="200"} 1\n' in text
    assert 'regmt_requests_total{path="/translate",status="400"} 1\n' in text
    assert 'regmt_requests_total{path="other",status="404"} 1\n' in text
    assert "regmt_segments_total 2\n" in text
    assert "regmt_request_seconds_count 3\n" in text
    assert client.get("/health").json() == {"status": "ok"}


def test_processes_share_the_memory(folder: Path, connect) -> None:
    client = connect(folder, jobs=2)
    client.post("/suggest", json=GIZMO)
    texts = ["Close the gizmo"] + [f"Delete the {noun}" for noun in ("gizmo", "image", "file")]
    answer = client.post("/translate", json={"q": texts, **PAIR}).json()["translatedText"]
    translator = regmt.Translator.from_index(folder)
    assert answer == [str(translator.translate(text)) for text in texts]


def test_the_requests_of_weblate(client: TestClient) -> None:
    """It looks for both languages, and sends lists, a key that may be empty, and its own masks."""
    codes = [language["code"] for language in client.get("/languages").json()]
    assert {"en", "de"} <= set(codes)
    texts = ["Close the image", "Delete [X7X]?", "Close the image"]
    answer = client.post("/translate", json={"api_key": "", "q": texts, **PAIR})
    translated = answer.json()["translatedText"]
    assert translated[0] == translated[2] == "Das Bild schließen"
    assert "[X7X]" in translated[1]
    answer = client.post("/translate", data={"api_key": "", "q": "Close the image", **PAIR})
    assert answer.json()["translatedText"] == "Das Bild schließen"


def test_units_of_several_lines_are_learned(client: TestClient) -> None:
    pair = {"q": "Close\nthe gizmo\n", "s": "Das Dingsbums\nschließen\n", **PAIR}
    assert client.post("/v1/memory", json=pair).status_code == 200
    answer = client.post("/v1/segment", json={"q": pair["q"], **PAIR}).json()
    assert (answer["translatedText"], answer["exact"]) == (pair["s"], True)


def test_a_real_client_of_libretranslate(address: str) -> None:
    libretranslatepy = pytest.importorskip("libretranslatepy")
    api = libretranslatepy.LibreTranslateAPI(address)
    assert api.translate("Close the image", "en", "de") == "Das Bild schließen"
    assert api.languages()[0]["code"] == "en"
    assert api.detect("Die Datei wurde gespeichert")[0]["language"] == "de"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_answers_are_not_held_back(host: str) -> None:
    """The second part of an answer would wait 40 ms for the receipt of the first."""
    with (
        listening_socket(host, 0) as listening,
        socket.create_connection(listening.getsockname()[:2]),
        listening.accept()[0] as connection,
    ):
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_command_serves(folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regmt", "serve", "--index", str(folder), "--port", "0"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        line = next(line for line in process.stderr if "listening" in line)
        address = line.split()[-1]
        deadline = time.monotonic() + 30
        while True:
            try:
                with urlopen(f"{address}/health") as answer:
                    assert json.load(answer) == {"status": "ok"}
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.1)
        if shutil.which("curl"):
            question = ["-d", "q=Close the image", "-d", "source=en", "-d", "target=de"]
            done = subprocess.run(
                ["curl", "-s", f"{address}/translate", *question], capture_output=True, check=True
            )
            assert json.loads(done.stdout) == {"translatedText": "Das Bild schließen"}
    finally:
        process.terminate()
        process.wait(timeout=60)
