"""Find the default weights of the pipeline's decoders: one set that serves several corpora.

Dev sentences of several language pairs and domains are prepared with their own indexes, and one
set of weights is tuned on all of them together, so that no corpus is favoured. The result is
printed as TOML. `benchmarks/notes/translation.md` says how the defaults in
`regmt/translation/beam.py` were chosen.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.bundled import bundled_files  # noqa: E402
from regmt.core.files import read_lines  # noqa: E402
from regmt.decoding.weights import Weights  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.resources import Resources  # noqa: E402
from regmt.translation.beam import UNKNOWN  # noqa: E402
from regmt.translation.decoders import make_decoder  # noqa: E402
from regmt.translation.options import TranslationOptions  # noqa: E402
from regmt.translation.translator import Translator  # noqa: E402
from regmt.tuning.constraints import Constraints  # noqa: E402
from regmt.tuning.nbest_dev import NBestDev  # noqa: E402
from regmt.tuning.outer_loop import tune  # noqa: E402
from regmt.tuning.tuner import make_tuner  # noqa: E402


def corpora(data: Path) -> list[tuple[str, list[Path]]]:
    """Return name and train source, train target, dev source, dev target of each corpus."""
    found = [
        (f"bundled {pair}", [*bundled_files("train", pair=pair), *bundled_files("dev", pair=pair)])
        for pair in ("de-en", "es-en")
    ]
    for name in ("eutrans-es-en", "multi30k-de-en"):
        source, target = name.split("-")[1:]
        folder = data / name
        files = [folder / f"{part}.{x}" for part in ("train", "dev") for x in (source, target)]
        if folder.is_dir():
            found.append((name, files))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--decoder", default="beam")
    parser.add_argument("--scores", default="combined")
    parser.add_argument("--instances", type=int, default=100)
    parser.add_argument("--sentences", type=int, default=100, help="dev sentences per corpus")
    parser.add_argument("--iterations", type=int, default=8)
    parser.add_argument("--tuner", default="mira")
    args = parser.parse_args()
    options = TranslationOptions(decoder=args.decoder, scores=args.scores, instances=args.instances)
    metric = make_metric("bleu", tokenize="none")
    parts, references = [], []
    for name, files in corpora(args.data):
        resources = Resources(Index.build(Corpus.from_files(*files[:2]), order=2))
        translator = Translator(resources, options)
        sources = read_lines(files[2])[: args.sentences]
        prepared = [translator.prepare(sentence) for sentence in sources]
        parts.append((name, resources, prepared))
        references.append(read_lines(files[3])[: args.sentences])
        print(f"prepared {name}", file=sys.stderr, flush=True)

    def decode(weights: Weights) -> list[list[object]]:
        started = time.process_time()
        lists: list[list[object]] = []
        for (name, resources, prepared), reference in zip(parts, references, strict=True):
            translator = Translator(resources, options, weights)
            found = [translator.search(one, nbest=100) for one in prepared]
            texts = [" ".join(hypotheses[0].tokens) for hypotheses in found]
            totals = metric.statistics(texts, [reference]).sum(axis=0)
            print(f"  {name:<18}{float(metric.score(totals)):7.2f}", file=sys.stderr, flush=True)
            lists += [[h.entry(len(lists) + i) for h in hs] for i, hs in enumerate(found)]
        print(f"  {time.process_time() - started:.0f} s", file=sys.stderr, flush=True)
        return lists

    dev = NBestDev(
        decode,  # type: ignore[arg-type]
        [[line for reference in references for line in reference]],
        metric=metric,
        tuner=make_tuner(args.tuner),
        constraints=Constraints(fixed=[UNKNOWN] if args.decoder == "beam" else []),
    )
    start = make_decoder(parts[0][1], options).weights
    result = tune(dev, start=start, seed=0, iterations=args.iterations)
    for step in result.history:
        print(f"iteration {step.iteration}: BLEU {step.score:.2f}", file=sys.stderr)
    print(result.weights.to_toml(), end="")


if __name__ == "__main__":
    main()
