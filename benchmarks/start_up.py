"""Benchmark of the start: what the first command costs, before and after kernels are compiled.

Prints processor seconds (user and system) of whole processes beside their targets. Cold is
`regmt translate -` with an empty cache folder, where kernels are compiled and everything that is
kept of the bundled corpus is made; warm is the same command again.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.announcement import COUNT  # noqa: E402

REGMT = [sys.executable, "-m", "regmt"]
TRANSLATE = [*REGMT, "translate", "-", "--quiet"]
STORED = "ist das Frühstück im Preis inbegriffen ?\n"  # README's; stands in the bundled corpus
NEW = "wo ist der teure Bahnhof mit dem Preis ?\n"
IMPORT = [sys.executable, "-c", "from regmt import Translator"]


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=3, help="warm runs; the best counts")
    parser.add_argument(
        "--kernels", nargs=argparse.REMAINDER, help="count the kernels that a command runs"
    )
    args = parser.parse_args()
    if args.kernels:
        subprocess.run([sys.executable, "-c", COUNT, *args.kernels], check=True)
        return
    repeat = args.repeat
    print(f"{'':<34}{'seconds':>9}{'target':>9}")
    for name, sentence in (("README's sentence", STORED), ("a sentence to be decoded", NEW)):
        with tempfile.TemporaryDirectory() as cache:
            report(f"{name}, cold", processor_seconds(TRANSLATE, cache, sentence), 25.0)
            warm = [processor_seconds(TRANSLATE, cache, sentence) for _ in range(repeat)]
            report(f"{name}, warm", min(warm), 2.0)
    with tempfile.TemporaryDirectory() as cache:
        for name, command, target in (
            ("regmt --help", [*REGMT, "--help"], 0.5),
            ("from regmt import Translator", IMPORT, 0.8),
        ):
            report(name, min(processor_seconds(command, cache) for _ in range(repeat)), target)


def report(name: str, seconds: float, target: float) -> None:
    """Print one row."""
    print(f"{name:<34}{seconds:>9.2f}{target:>9.1f}{'' if seconds <= target else '  missed'}")


def processor_seconds(command: list[str], cache: str, text: str = "") -> float:
    """Return the processor seconds of a command with its children."""
    environment = os.environ | {"REGMT_CACHE": cache, "PYTHONPATH": str(ROOT)}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        command, input=text, env=environment, text=True, check=True, stdout=subprocess.DEVNULL
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
