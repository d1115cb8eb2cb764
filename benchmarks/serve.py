"""Load a service: throughput, waiting times and memory, against `regmt translate --jobs`.

Clients translate the lines of a file, one line per request, for a while, and one of them adds pairs
meanwhile. `regmt translate` translates as many lines. Other work on the machine disturbs the clock
less in ratios of processor time, so both are printed. With --kills, a process that adds pairs is
killed many times, and every pair that it had reported must be there. The index is copied (links to
its files), so it stays as it is.

python benchmarks/serve.py l10n.index libreoffice.de --clients 32 --seconds 60 --jobs 2
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.instance_selection.memory import Memory  # noqa: E402
from regmt.serve.languages import pair_of  # noqa: E402

PROGRAM = [sys.executable, "-m", "regmt"]
JSON = {"Content-Type": "application/json"}


class Load:
    """What the clients of a service have seen."""

    def __init__(self, port: int, lines: list[str], pair: tuple[str, str]) -> None:
        self.port, self.lines = port, lines
        self.fields = {"source": pair[0], "target": pair[1]}
        self.seconds: list[float] = []
        self.adding: list[float] = []
        self.errors: list[str] = []
        self._next = iter(range(10**9))

    def post(self, connection: http.client.HTTPConnection, path: str, **fields: str) -> float:
        """Return the seconds that a request takes; note what is no success."""
        started = time.perf_counter()
        connection.request("POST", path, json.dumps({**self.fields, **fields}), JSON)
        answer = connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            self.errors.append(f"{answer.status} {body!r}")
        return time.perf_counter() - started

    def translate(self, until: float) -> None:
        """Translate lines until a time."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=300)
        while time.perf_counter() < until:
            line = self.lines[next(self._next) % len(self.lines)]
            self.seconds.append(self.post(connection, "/translate", q=line))

    def add(self, until: float, pairs: int) -> None:
        """Add pairs until a time, evenly."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=300)
        started = time.perf_counter()
        for i in range(pairs):
            line = self.lines[i % len(self.lines)]
            text = {"q": f"{line} {i}", "s": f"{line} {i}"}
            self.adding.append(self.post(connection, "/v1/memory", **text))
            now = time.perf_counter()
            if now > until:
                break
            time.sleep(max(0.0, started + (until - started) * (i + 1) / pairs - now))


def processes(root: int) -> list[int]:
    """Return a process and those that it started."""
    found = [root]
    for process in found:
        children = Path(f"/proc/{process}/task/{process}/children")
        found += map(int, children.read_text().split()) if children.exists() else []
    return found


def cpu_and_memory(root: int) -> tuple[float, np.ndarray]:
    """Return processor seconds of a process and its children, and megabytes: own, of files."""
    ticks, kilobytes = 0, np.zeros(2)
    for process in processes(root):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        kilobytes += [int(n) for n in re.findall(r"^Pss_(?:Anon|File):\s+(\d+)", rollup, re.M)]
    return ticks / os.sysconf("SC_CLK_TCK"), kilobytes / 1024


def serve(args: argparse.Namespace, folder: Path, lines: list[str]) -> tuple[int, float, float]:
    """Load a service; return requests, seconds on the clock and processor seconds."""
    command = [*PROGRAM, "serve", "--index", str(folder), "--port", "0", "--no-confidence"]
    command += ["--jobs", str(args.jobs)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    try:
        listening = next(line for line in server.stderr if line.startswith("listening"))
        load = Load(int(listening.rpartition(":")[2]), lines, pair_of(Index.open(folder)))
        load.translate(time.perf_counter() + 5)  # compile and load outside the clock
        load.seconds.clear()
        before, at_first = cpu_and_memory(server.pid)
        started = time.perf_counter()
        until = started + args.seconds
        threads = [
            threading.Thread(target=load.translate, args=[until]) for _ in range(args.clients)
        ]
        threads.append(threading.Thread(target=load.add, args=[until, args.adds]))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        elapsed = time.perf_counter() - started
        after, megabytes = cpu_and_memory(server.pid)
    finally:
        server.terminate()
        server.wait(timeout=60)
    times = 1000 * np.array(load.seconds)
    print(f"{len(times)} requests of {args.clients} clients in {elapsed:.0f} s, {args.jobs} jobs")
    print(f"errors: {len(load.errors)} {load.errors[:1]}")
    print("ms per request: p50 {:.0f}, p95 {:.0f}".format(*np.percentile(times, [50, 95])))
    if load.adding:
        adding = np.percentile(1000 * np.array(load.adding), [50, 95])
        print("{} adds, ms: p50 {:.0f}, p95 {:.0f}".format(len(load.adding), *adding))
        assert len(Memory(folder)) == len(load.adding)
    for kind, now, first in zip(("own", "mapped files"), megabytes, at_first, strict=True):
        print(f"memory, {kind}: {now:.0f} MB, {now - first:+.0f} while loaded")
    return len(times), elapsed, after - before


def translate(args: argparse.Namespace, folder: Path, lines: list[str], out: Path) -> float:
    """Return the processor seconds of `regmt translate`."""
    source = out / "lines"
    source.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    command = [*PROGRAM, "translate", str(source), "--index", str(folder), "--quiet"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, "--jobs", str(args.jobs), "-o", str(out / "translated")], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def kill(folder: Path, times: int) -> None:
    """Kill a process that adds pairs many times, at any moment; look for what it reported."""
    random = np.random.default_rng(1)
    reported = set()
    for k in range(times):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            memory = Memory(folder)
            for i in range(10**9):
                number = memory.add(f"Zeile {k} {i}", "line " + "x" * (i % 5000))
                os.write(writer, b"%d %d %d\n" % (number, k, i))
        os.close(writer)
        with os.fdopen(reader, encoding="ascii") as lines:
            first = lines.readline()
            time.sleep(float(random.uniform(0, 0.02)))
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            complete = [line for line in [first, *lines] if line.endswith("\n")]
        reported |= {tuple(map(int, line.split())) for line in complete}
        found = {(p.number, *map(int, p.source.split()[1:])) for p in Memory(folder).pairs()}
        assert reported <= found, "a pair is lost"
    print(f"killed {times} times: all {len(reported)} pairs that were reported are there")


def main() -> None:
    """Print the figures of a service and its ratio to the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("index", type=Path, help="an index folder")
    parser.add_argument("lines", type=Path, help="lines to translate")
    parser.add_argument("--clients", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--adds", type=int, default=0, help="pairs added meanwhile")
    parser.add_argument("--alone", action="store_true", help="do not run `regmt translate`")
    parser.add_argument("--kills", type=int, default=0, help="kill a process that adds pairs")
    args = parser.parse_args()
    lines = [line for line in read_lines(args.lines) if line.strip()]
    with tempfile.TemporaryDirectory(dir=args.index.resolve().parent) as scratch:
        folder = Path(scratch) / "index"
        shutil.copytree(args.index, folder, copy_function=os.link)
        (folder / "memory.journal").unlink(missing_ok=True)
        if args.kills:
            kill(folder, args.kills)
            (folder / "memory.journal").unlink()
        n, elapsed, cpu = serve(args, folder, lines)
        print(f"service: {n / elapsed:.1f} lines/s, {1000 * cpu / n:.1f} CPU ms per line")
        if args.alone:
            return
        few = [lines[i % len(lines)] for i in range(args.jobs)]
        many = [lines[i % len(lines)] for i in range(n)]
        (folder / "memory.journal").unlink(missing_ok=True)
        start = translate(args, folder, few, Path(scratch))  # starting takes time, too
        started = time.perf_counter()
        seconds = translate(args, folder, many, Path(scratch)) - start
        clock = time.perf_counter() - started
    print(f"translate: {n / clock:.1f} lines/s, {1000 * seconds / n:.1f} CPU ms per line")
    print(f"processor time of the service / translate: {cpu / seconds:.2f}")


if __name__ == "__main__":
    main()
