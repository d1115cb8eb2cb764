"""The commands of docs/selection.md print what the page says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

CONSOLE = re.compile(r"```console\n\$ (.*)\n((?:.*\n)*?)```")


@pytest.mark.skipif(sys.platform == "win32", reason="the page is written for a POSIX shell")
def test_commands_print_what_the_page_says(repository: Path, tmp_path: Path) -> None:
    page = (repository / "docs" / "selection.md").read_text(encoding="utf-8")
    blocks = CONSOLE.findall(page)
    assert len(blocks) >= 3
    environment = os.environ | {"PYTHONPATH": str(repository), "PYTHONUTF8": "1"}
    for command, output in blocks:
        program = f"{sys.executable} -m regmt select"
        done = subprocess.run(
            command.replace("regmt select", program),
            shell=True,
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert rounded(done.stdout + done.stderr) == rounded(output), command


def rounded(text: str) -> str:
    """Keep six digits: the last ones of a logarithm differ between processors."""
    return re.sub(r"\d+\.\d+", lambda number: f"{float(number[0]):.6g}", text)
