"""Benchmark of the beam decoder: words per second, model score and BLEU beside Moses' own.

Decodes the input of the Moses models among the real data (200 sentences each) with growing stacks
and pop limits, or any text with a model folder (--model), of which it also prints what a process
costs that translates nothing or one sentence from standard input. Times are processor seconds of
one core, the median of three runs. With --moses PROGRAM Moses decodes the same input just before
each search that it shares with us, so that the ratio of the speeds is of one machine in one state.
With --calibration FILE (see timing.py) the ratio is that to the time that Moses would take on this
machine in this minute, estimated to 20 %.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import sacrebleu
from timing import expected_peers

from regmt.decoding.beam import BeamDecoder
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.nbest import read_nbest
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable, phrases_of
from regmt.decoding.settings import SearchSettings

_SEARCH_NAMES = {"stack": "stack", "cube": "cube pruning"}
CORPORA = {"multi30k-de-en": ("de", "en"), "eutrans-es-en": ("es", "en")}


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(__file__).resolve().parent.parent.parent / "shared" / "data"
    parser.add_argument("--data", type=Path, default=default, help="folder of the real corpora")
    parser.add_argument("--model", type=Path, help="a model folder, with --input")
    parser.add_argument("--input", type=Path, help="tokenised text for --model")
    parser.add_argument("--reference", type=Path, help="its translation")
    parser.add_argument("--stacks", type=int, nargs="*", default=[10, 50, 100, 200])
    parser.add_argument("--pops", type=int, nargs="*", default=[100, 400, 1000])
    parser.add_argument("--lines", type=int, default=200, help="sentences to decode")
    parser.add_argument("--moses", metavar="PROGRAM", help="Moses' decoder, to compare speeds")
    parser.add_argument(
        "--calibration", type=Path, help="peers' times in units of a fixed piece of work"
    )
    parser.add_argument("--table-lines", type=int, default=1_000_000, help="size of a large table")
    args = parser.parse_args()
    if args.model:
        sentences = read_sentences(args.input, args.lines)
        fresh_process(args.model, sentences)
        model = Model.load(args.model, wanted=phrases_of(sentences))
        reference = args.reference and args.reference.read_text("utf-8").splitlines()[: args.lines]
        report(str(args.model), model, sentences, reference, {}, args, folder=None)
    else:
        for name, languages in CORPORA.items():
            folder = args.data / f"moses-model-{name}"
            sentences = read_sentences(folder / "input.txt", args.lines)
            model = read_moses_ini(folder / "moses.ini", wanted=phrases_of(sentences))
            reference = references(args.data / name, languages, sentences)
            moses = moses_results(folder, reference)
            report(name, model, sentences, reference, moses, args, folder=folder)
            whole_program(folder, args)
        large_table(args)
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def fresh_process(model: Path, sentences: list[list[str]]) -> None:
    """Print seconds and memory of ``regmt decode`` with nothing and with one sentence to do."""
    sentence = " ".join(max(sentences, key=len)) + "\n"
    command = [sys.executable, "-m", "regmt", "decode", "--model", str(model), "--quiet"]
    for what, text in (("no sentence", ""), (f"one of {len(sentence.split())} words", sentence)):
        for _ in range(2):  # the first one warms the caches
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
            assert process.stdin is not None
            process.stdin.write(text.encode())
            process.stdin.close()
            usage = os.wait4(process.pid, 0)[2]
        seconds = usage.ru_utime + usage.ru_stime
        print(f"a process, {what}: {seconds:.2f} s, {usage.ru_maxrss / 1024:.0f} MB")


def read_sentences(path: Path, lines: int) -> list[list[str]]:
    """Return the first sentences of a file."""
    return [line.split() for line in path.read_text("utf-8").splitlines()[:lines]]


def references(
    folder: Path, languages: tuple[str, str], sentences: list[list[str]]
) -> list[str] | None:
    """Find the translations of the sentences in the development set."""
    source, target = (
        (folder / f"dev.{language}").read_text("utf-8").splitlines() for language in languages
    )
    found = dict(zip(source, target, strict=True))
    return [found[" ".join(tokens)] for tokens in sentences]


def moses_results(
    folder: Path, reference: list[str] | None
) -> dict[tuple[str, int], tuple[float, float]]:
    """Return Moses' mean score and BLEU by search."""
    results = {}
    for key, name in ((("stack", 200), "moses.stack200"), (("cube", 400), "moses.cube400")):
        lists = read_nbest(folder / f"{name}.nbest.gz")
        if reference is None or len(lists) != len(reference):
            continue
        score = sum(entries[0].score for entries in lists) / len(lists)
        results[key] = (score, bleu([entries[0].text for entries in lists], reference))
    return results


def bleu(outputs: list[str], reference: list[str]) -> float:
    """Return BLEU of tokenised text."""
    return sacrebleu.corpus_bleu(outputs, [reference], tokenize="none", force=True).score


def moses_seconds(program: str, folder: Path, search: str, size: int, sentences: list) -> float:
    """Return the CPU seconds that Moses takes for sentences, those for loading left out."""
    options = {
        "stack": ["-stack", str(size)],
        "cube": ["-search-algorithm", "1", "-cbp", str(size)],
    }
    command = [program, "-f", "moses.ini", "-threads", "1", *options[search]]
    seconds = []
    for lines in (sentences[:1], sentences):
        text = "".join(" ".join(tokens) + "\n" for tokens in lines)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, input=text.encode(), cwd=folder, capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return seconds[1] - seconds[0]


def report(name, model, sentences, reference, moses, args, *, folder) -> None:
    """Print one line per setting, then the time against the length."""
    words = sum(map(len, sentences))
    print(f"{name}: {len(sentences)} sentences, {words} words")
    print("search      words/s  Moses ratio  mean score      Moses  BLEU Moses")
    runs = [("stack", s) for s in args.stacks] + [("cube", p) for p in args.pops]
    for search, size in runs:
        settings = SearchSettings(
            stack=size if search == "stack" else max(args.stacks, default=200),
            search=search,
            pop_limit=size,
        )
        decoder = BeamDecoder(model, settings=settings)
        decoder.decode(sentences[0])  # compile or load the kernels
        times = []
        for _ in range(3):
            begin = time.process_time()
            results = [decoder.decode(tokens)[0] for tokens in sentences]
            times.append(time.process_time() - begin)
        seconds = statistics.median(times)
        score = sum(best.score for best in results) / len(results)
        speed = words / seconds
        row = f"{search:5s} {size:5d} {speed:8.0f}"
        if args.moses and folder:
            peer = words / moses_seconds(args.moses, folder, search, size, sentences)
            row += f" {peer:6.0f} {speed / peer:5.1f}"
        else:
            row += " " * 13
        row += f" {score:11.5f}"
        row += f" {moses[search, size][0]:10.5f}" if (search, size) in moses else " " * 11
        if reference:
            row += f" {bleu([best.text for best in results], reference):5.2f}"
            row += f" {moses[search, size][1]:5.2f}" if (search, size) in moses else ""
        print(row)
        peers = expected_peers(args.calibration) if args.calibration and folder else {}
        for peer, estimate in peers.items():
            if name in next(iter(peers)) and peer.endswith(f"{_SEARCH_NAMES[search]} {size}"):
                print(
                    f"  {peer.split(',')[0]}, estimated for this machine now: {estimate:.2f} s, "
                    f"ours {seconds:.2f} s, ratio {estimate / seconds:.1f}"
                )
    by_length(model, sentences)


def whole_program(folder: Path, args: argparse.Namespace) -> None:
    """Print what a process costs that loads the model and decodes with cube pruning 400."""
    text = (folder / "input.txt").read_bytes()
    command = [sys.executable, "-m", "regmt", "decode", "--moses-ini", str(folder / "moses.ini")]
    command += ["--search", "cube", "--pop-limit", "400", "--quiet"]
    for what, own in (("whole program, cube pruning 400", text), ("loading, no input", b"")):
        times = []
        for _ in range(4):  # the first one warms the caches
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(command, input=own, stdout=subprocess.DEVNULL, check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        print(f"{what}: {statistics.median(times[1:]):.2f} s")


def by_length(model: Model, sentences: list[list[str]]) -> None:
    """Print milliseconds per word for sentences of growing length."""
    settings = dataclasses.replace(model.settings, stack=100, search="stack")
    decoder = BeamDecoder(model, settings=settings)
    flat = [word for tokens in sentences for word in tokens]
    print("words per sentence, stack 100:", end="")
    for length in (5, 10, 20, 40, 80, 160):
        pieces = [flat[i * length : (i + 1) * length] for i in range(max(1, 200 // length))]
        begin = time.process_time()
        for piece in pieces:
            decoder.decode(piece)
        per_word = (time.process_time() - begin) / sum(map(len, pieces))
        print(f"  {length}: {1000 * per_word:.2f} ms/word", end="")
    print()


def large_table(args: argparse.Namespace) -> None:
    """Print how long a large table takes to read, whole and filtered."""
    folder = args.data / "moses-model-multi30k-de-en"
    lines = [f"{pair}\n" for pair in PhraseTable.load(folder / "phrase-table.gz")]
    wanted = phrases_of(read_sentences(folder / "input.txt", args.lines))
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / "table"
        with open(path, "w", encoding="utf-8") as stream:
            for i in range(args.table_lines):
                copy, line = divmod(i, len(lines))
                stream.write(f"{copy} {lines[line]}" if copy else lines[line])
        for what, filtered in (("whole", None), ("filtered to the input", wanted)):
            begin = time.process_time()
            table = PhraseTable.load(path, wanted=filtered)
            seconds = time.process_time() - begin
            print(
                f"table of {args.table_lines:,} lines, {what}: {seconds:.1f} s, {len(table):,} kept"
            )


if __name__ == "__main__":
    main()
