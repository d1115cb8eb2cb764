"""Quality and speed of `regmt translate` on dev sets.

quality
    BLEU and seconds per sentence for m instances × learner × decoder on several corpora; with
    --plot the learning curves of figures 8.1-8.3.
speed
    One large index: seconds per sentence, two jobs against one, memory, growth with m and with the
    length of the sentence.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.bundled import bundled_files  # noqa: E402
from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.resources import Resources  # noqa: E402
from regmt.translation.options import TranslationOptions  # noqa: E402
from regmt.translation.translator import Translator  # noqa: E402


def files_of(name: str, data: Path, dev: str = "dev") -> list[Path]:
    """Return train source, train target, dev source and dev target of a corpus."""
    if name.startswith("bundled"):
        pair = name.removeprefix("bundled-") if "-" in name else "de-en"
        return [*bundled_files("train", pair=pair), *bundled_files("dev", pair=pair)]
    source, target = name.split("-")[1:]
    parts = ("train", dev)
    return [data / name / f"{part}.{x}" for part in parts for x in (source, target)]


def quality(args: argparse.Namespace) -> None:
    """Print BLEU and time for every setting."""
    metric = make_metric("bleu", tokenize="none")
    curves: dict[tuple[str, str, str], list[tuple[int, float]]] = {}
    header = ("corpus", "decoder", "learner", "m", "BLEU", "s/sentence")
    print(f"{header[0]:<16}{header[1]:<18}{header[2]:<9}" + "".join(f"{h:>12}" for h in header[3:]))
    for name in args.corpora:
        files = files_of(name, args.data)
        resources = Resources(Index.build(Corpus.from_files(*files[:2]), order=2))
        sources, references = (read_lines(f)[: args.sentences] for f in files[2:])
        for decoder in args.decoders:
            kind, _, scores = decoder.partition(":")
            for learner in args.learners:
                for m in args.instances:
                    options = TranslationOptions(
                        decoder=kind, scores=scores or "combined", learner=learner, instances=m
                    )
                    translator = Translator(resources, options)
                    translator.translate(sources[0])  # compile and load outside the clock
                    started = time.process_time()
                    texts = [translator.translate(line).text for line in sources]
                    seconds = (time.process_time() - started) / len(sources)
                    totals = metric.statistics(texts, [references]).sum(axis=0)
                    bleu = float(metric.score(totals))
                    curves.setdefault((name, decoder, learner), []).append((m, bleu))
                    print(
                        f"{name:<16}{decoder:<18}{learner:<9}{m:>12}{bleu:>12.2f}{seconds:>12.3f}",
                        flush=True,
                    )
                if scores == "phrases":
                    break  # W plays no part: one learner is enough
    if args.plot:
        plot(curves, args.plot)


def plot(curves: dict[tuple[str, str, str], list[tuple[int, float]]], path: str) -> None:
    """Draw BLEU against the number of instances: a colour per learner, a line per decoder."""
    from matplotlib.figure import Figure

    names, decoders, learners = (list(dict.fromkeys(part)) for part in zip(*curves, strict=True))
    figure = Figure(figsize=(4 * len(names) + 2, 3.6), layout="constrained")
    axes = figure.subplots(1, len(names), squeeze=False)[0]
    for axis, name in zip(axes, names, strict=True):
        for (corpus, decoder, learner), points in curves.items():
            if corpus == name:
                axis.plot(
                    *zip(*points, strict=True),
                    color=f"C{learners.index(learner)}",
                    linestyle=("-", ":", "--")[decoders.index(decoder) % 3],
                    marker="o",
                    markersize=3,
                    label=f"{decoder}, {learner}",
                )
        axis.set(title=name, xlabel="training pairs per sentence, m", ylabel="BLEU", xscale="log")
        sizes = sorted({m for points in curves.values() for m, _ in points})
        axis.set_xticks(sizes, [str(m) for m in sizes])
        axis.minorticks_off()
    figure.legend(*axes[0].get_legend_handles_labels(), loc="outside right center", fontsize=8)
    figure.savefig(path)


def speed(args: argparse.Namespace) -> None:
    """Print times on a large index."""
    files = files_of(args.corpora[0], args.data, dev="dev.wesnoth")
    sources = [line for line in read_lines(files[2]) if line.strip()][: args.sentences]
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "index"
        text = Path(scratch) / "input"
        text.write_text("\n".join(sources) + "\n", encoding="utf-8")
        # Other processes do this, so that this one is still small when it starts those whose memory
        # is measured: a process inherits the peak of the one that started it.
        _regmt("index", "--train", *map(str, files[:2]), "--ngrams", "2", "-o", str(folder))
        started = time.perf_counter()
        _regmt("translate", str(text), "--index", str(folder))
        print(f"first run, language model and links made: {time.perf_counter() - started:.1f} s")
        for jobs in (1, 2):
            usage = _regmt("translate", str(text), "--index", str(folder), "--jobs", str(jobs))
            peak = usage.ru_maxrss / 1024  # of the process or of a worker it has waited for
            print(f"largest process of `regmt translate --jobs {jobs}`: {peak:.0f} MB")
        resources = Resources.open(folder)
        options = TranslationOptions()
        seconds = []
        for jobs in (1, 2):
            translator = Translator(resources, options)
            list(translator.translate_lines(sources[:8], jobs=jobs))  # compile, open
            started = time.perf_counter()
            list(translator.translate_lines(sources, jobs=jobs))
            seconds.append(time.perf_counter() - started)
        print(
            f"{len(sources)} sentences, m = {options.instances}: {seconds[0] / len(sources):.3f} s"
        )
        print(f"two jobs: {seconds[0] / seconds[1]:.2f} times as fast")
        print(f"{'m':>6}{'s/sentence':>12}")
        for m in (50, 100, 250, 500):
            print(f"{m:>6}{_seconds(resources, TranslationOptions(instances=m), sources):>12.3f}")
        print(f"{'words':>6}{'s/sentence':>12}")
        for low, high in ((1, 5), (6, 10), (11, 20), (21, 40)):
            some = [line for line in sources if low <= len(line.split()) <= high]
            if some:
                print(f"{low:>3}-{high:<2}{_seconds(resources, options, some):>12.3f}")


def _regmt(*arguments: str) -> resource.struct_rusage:
    """Run a command and return what it used; pages of the index are part of its memory."""
    command = [sys.executable, "-m", "regmt", *arguments, "--quiet"]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command)} failed")
    return usage


def _seconds(resources: Resources, options: TranslationOptions, sources: list[str]) -> float:
    translator = Translator(resources, options)
    translator.translate(sources[0])
    started = time.process_time()
    for line in sources:
        translator.translate(line)
    return (time.process_time() - started) / len(sources)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("quality", "speed"))
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--corpora", nargs="+")
    parser.add_argument("--sentences", type=int, default=100)
    parser.add_argument("--instances", type=int, nargs="+", default=[50, 100, 250, 500])
    parser.add_argument("--learners", nargs="+", default=["ridge", "fsr", "qp"])
    parser.add_argument(
        "--decoders", nargs="+", default=["graph", "beam:regression", "beam:combined"]
    )
    parser.add_argument("--plot", metavar="FILE")
    args = parser.parse_args()
    if args.what == "quality":
        args.corpora = args.corpora or ["bundled-de-en", "eutrans-es-en", "multi30k-de-en"]
        quality(args)
    else:
        args.corpora = args.corpora or ["l10n-de-en"]
        speed(args)


if __name__ == "__main__":
    main()
