"""Are confidences calibrated? l10n, in the direction of the index.

Pairs of the training data are translated as if the corpus did not hold them. The confidence is
fitted on every other one and judged on the rest, and on each dev set, which is harder text.
Printed for sentences and for words: how many are right, the Brier score, that of their constant
rate, the area under the ROC curve, and the expected calibration error over ten bins of equal size.
The diagram shows the bins: predicted probability against the share that is right, with 95 % Wilson
intervals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import regmt  # noqa: E402
from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.text_profile.restore import equal_tokens  # noqa: E402
from regmt.instance_selection.tuning_set import tuning_pairs  # noqa: E402
from regmt.translation.confidence import Confidence, Judged, judged_pairs  # noqa: E402

Array = npt.NDArray[np.float64]
BINS = 10


def held_out(confidence: Confidence, judged: list[Judged]) -> list[Array]:
    """Return probabilities and labels of sentences, and those of words, as two columns."""
    found = [confidence.of_features(each.features) for each in judged]
    sentences = [(e.sentence, each.right) for e, each in zip(found, judged, strict=True)]
    words = [np.column_stack([e.words, each.words]) for e, each in zip(found, judged, strict=True)]
    return [np.array(sentences, float), np.concatenate(words)]


def dev_set(
    translator: regmt.Translator, confidence: Confidence, paths: Sequence[Path], limit: int | None
) -> list[Array]:
    """Return the same of a dev set."""
    index = translator.resources.index
    sentences, words = [], []
    sides = (read_lines(path)[:limit] for path in paths)
    for line, reference in zip(*sides, strict=True):
        translation = translator.translate(line)
        right = index.target.text.encode(reference, line).tokens
        estimate = confidence.estimate(translation, index)
        sentences.append((estimate.sentence, translation.tokens == right))
        found = {i for i, _ in equal_tokens(translation.tokens, right)}
        words += [(p, i in found) for i, p in enumerate(estimate.words)]
    return [np.array(rows, float) for rows in (sentences, words)]


def bins(rows: Array) -> list[Array]:
    return np.array_split(rows[np.argsort(rows[:, 0], kind="stable")], BINS)


def report(what: str, rows: Array) -> None:
    from sklearn.metrics import roc_auc_score

    p, right = rows.T
    error = sum(len(b) * abs(b[:, 0].mean() - b[:, 1].mean()) for b in bins(rows)) / len(rows)
    rate = right.mean()
    area = f"{roc_auc_score(right, p):.3f}" if 0 < rate < 1 else "undefined"
    print(
        f"{what:<20}{len(rows):>7,}  right {rate:6.1%}  Brier {np.mean((p - right) ** 2):.4f} "
        f"(constant {rate * (1 - rate):.4f})  AUC {area}  "
        f"calibration error {error:.3f}"
    )


def draw(found: dict[str, Array], path: Path) -> None:
    from regmt.pictures import new_figure, save_figure

    figure = new_figure(3.2 * len(found), 3)
    for k, (what, rows) in enumerate(found.items(), start=1):
        axis = figure.add_subplot(1, len(found), k)
        axis.plot([0, 1], [0, 1], color="#8a939c", linewidth=1)
        for part in bins(rows):
            n, rate, z = len(part), part[:, 1].mean(), 1.96
            centre = (rate + z * z / (2 * n)) / (1 + z * z / n)
            reach = z / (1 + z * z / n) * np.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
            x = part[:, 0].mean()
            axis.plot([x, x], [centre - reach, centre + reach], color="#1f6feb", linewidth=1)
            axis.plot(x, rate, "o", color="#1f6feb", markersize=4)
        axis.set(xlabel="predicted probability", ylabel="share that is right", title=what)
    save_figure(figure, path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--index", type=Path, required=True, help="of l10n-de-en or l10n-es-en")
    parser.add_argument("--pairs", type=int, default=1000, help="of the corpus, both halves")
    parser.add_argument("--limit", type=int, default=None, help="sentences of each dev set")
    parser.add_argument("--draw", type=Path, metavar="FILE.svg")
    args = parser.parse_args()
    translator = regmt.Translator.from_index(args.index)
    index = replace(translator.resources.index, tuning_set=args.pairs)
    judged = judged_pairs(translator, tuning_pairs(index))
    confidence = Confidence.fit(judged[::2])
    rows = held_out(confidence, judged[1::2])
    found = dict(zip(("sentences", "words"), rows, strict=True))
    for what, each in found.items():
        report(f"held out, {what}", each)
    if args.draw is not None:
        draw(found, args.draw)
    languages = [side.language for side in translator.resources.profiles]
    other = next(language for language in languages if language != "en")
    for name in ("libreoffice", "wesnoth"):
        folder = args.data / f"l10n-{other}-en"
        paths = [folder / f"dev.{name}.{language}" for language in languages]
        rows = dev_set(translator, confidence, paths, args.limit)
        for what, each in zip(found, rows, strict=True):
            report(f"{name}, {what}", each)


if __name__ == "__main__":
    main()
