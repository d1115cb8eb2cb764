"""The workbench in a browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
NAMES = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next(filter(None, map(shutil.which, NAMES)), None)
pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium is installed")

SCREENSHOTS = os.environ.get("REGMT_SCREENSHOTS")  # a folder


@pytest.fixture(scope="module")
def browser() -> Iterator[sync_api.Browser]:
    with sync_api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture
def page(browser: sync_api.Browser, address: str) -> Iterator[sync_api.Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, accept_downloads=True)
    opened = context.new_page()
    opened.set_default_timeout(180_000)  # on a busy machine, too
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.on("dialog", lambda dialog: (problems.append(dialog.message), dialog.dismiss()))
    opened.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    yield opened
    context.close()
    assert problems == []


def shoot(page: sync_api.Page, name: str) -> None:
    if SCREENSHOTS:
        page.screenshot(path=str(Path(SCREENSHOTS) / f"{name}.png"))


def current(page: sync_api.Page) -> sync_api.Locator:
    """The source of the current segment."""
    return page.locator(".segment.current > div").first


def accept(page: sync_api.Page, text: str | None = None) -> None:
    """Wait for the suggestions, type a translation if one is given, and accept."""
    page.wait_for_selector("#suggestions li")
    if text is not None:
        page.fill("#target", text)
    source = current(page).text_content()
    page.press("#target", "Control+Enter")
    sync_api.expect(current(page)).not_to_have_text(str(source), timeout=60_000)


def test_a_file_is_translated_and_the_memory_used_at_once(
    page: sync_api.Page, address: str, tmp_path: Path
) -> None:
    entries = [
        ("Close the gizmo", ""),
        ("Delete the gizmo", ""),
        ("Save the file", ""),
        ("Open the gizmo", ""),
    ]
    text = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: de\\n"\n'
    text += "".join(f'\n# keep\nmsgid "{source}"\nmsgstr ""\n' for source, _ in entries)
    file = tmp_path / "gizmo.po"
    file.write_text(text, encoding="utf-8")
    page.goto(address)
    page.set_input_files("#file", file)
    page.wait_for_selector("#suggestions li")
    assert page.locator(".segment").count() == 4
    sync_api.expect(page.locator(".segment .draft")).to_have_text(
        ["Die gizmo löschen", "Die Datei speichern", "Die gizmo öffnen"], timeout=60_000
    )
    shoot(page, "workbench")
    accept(page, "Das Dingsbums schließen")
    accept(page, "Das Dingsbums löschen")
    accept(page)
    page.wait_for_selector("#suggestions li")
    assert page.text_content("#ghost span") == "Das Dingsbums öffnen"
    assert "66 %" in page.text_content("#suggestions")
    page.reload()  # nothing is lost
    page.wait_for_selector("#suggestions li")
    assert page.text_content("#progress") == "3 of 4 done"
    page.set_viewport_size({"width": 390, "height": 800})
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        shoot(page, f"workbench-phone-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as started:
        page.click("#download")
    assert started.value.suggested_filename == "gizmo.po"
    expected = text
    for source, target in (
        ("Close the gizmo", "Das Dingsbums schließen"),
        ("Delete the gizmo", "Das Dingsbums löschen"),
        ("Save the file", "Die Datei speichern"),
    ):
        expected = expected.replace(f'"{source}"\nmsgstr ""', f'"{source}"\nmsgstr "{target}"')
    assert Path(started.value.path()).read_text(encoding="utf-8") == expected


def test_a_large_file_survives_a_reload(page: sync_api.Page, address: str, tmp_path: Path) -> None:
    note = 3_000 * f"# {'x' * 1000}\n"
    text = "".join(f'\n{note}msgid "{word} the image"\nmsgstr ""\n' for word in ("Close", "Open"))
    file = tmp_path / "large.po"
    file.write_text(text, encoding="utf-8")
    page.goto(address)
    page.set_input_files("#file", file)
    accept(page, "Zu damit")
    page.fill("#target", "Auf damit")
    page.reload()
    page.wait_for_selector("#suggestions li")
    assert page.text_content("#progress") == "1 of 2 done"
    assert page.input_value("#target") == "Auf damit"
    assert not page.is_visible("#notice")
    with page.expect_download() as started:
        page.click("#download")
    assert 'msgstr "Zu damit"' in Path(started.value.path()).read_text(encoding="utf-8")


def test_typing_completes_and_keys_insert(page: sync_api.Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(address)
    page.fill("#text", "Do you want to delete the selected image?\nClose the window\n")
    page.click("#begin")
    page.wait_for_selector("#suggestions li")
    page.locator("#target").press_sequentially("Wollen Sie ")
    sync_api.expect(page.locator("#ghost span")).to_contain_text("löschen?", timeout=60_000)
    shoot(page, "workbench-dark")
    page.press("#target", "Alt+e")
    page.wait_for_selector("#explained .alignment:visible")
    headings = page.locator("#explained h2").all_text_contents()
    assert [h for h in headings if h != "Nearest stored pairs"] == [
        *("Examples", "Regression", "Search", "Scores")
    ]
    shoot(page, "explanation-dark")
    page.keyboard.press("Escape")
    sync_api.expect(page.locator("#target")).to_be_focused()
    page.press("#target", "Control+ArrowRight")
    assert page.input_value("#target") == "Wollen Sie das"
    page.press("#target", "Tab")
    assert page.input_value("#target") == "Wollen Sie das ausgewählte Bild löschen?"
    page.fill("#target", "Bild löschen")
    page.wait_for_selector("#checks .problem")
    assert "punctuation" in page.text_content("#checks")
    page.press("#target", "Alt+1")
    assert page.input_value("#target") == "Möchten Sie das ausgewählte Bild löschen?"
    page.press("#target", "Alt+ArrowDown")
    sync_api.expect(current(page)).to_have_text("Close the window")


def test_hostile_text_stays_text(page: sync_api.Page, address: str) -> None:
    """The fixture `page` fails if a script of the corpus or the input runs."""
    page.goto(address)
    page.fill("#text", 'Open the trap\n<img src=x onerror="alert(1)">\n')
    page.click("#begin")
    accept(page)
    page.wait_for_selector("#suggestions li")
    assert "<svg/onload=alert(3)//" in page.text_content("#segments")
    assert "</script><script>alert(2)</script>" in page.text_content("#suggestions")
    assert page.locator("main img, main script, main svg").count() == 0
    page.press("#target", "Alt+e")
    page.wait_for_selector("#explained article")
    assert "</script><script>alert(2)</script>" in page.text_content("#explained")
    assert page.locator("#explained img, #explained script, #explained [onload]").count() == 0
