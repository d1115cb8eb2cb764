"""A phrase-based system for each sentence, and where its weights come from: Table 5.4."""

from __future__ import annotations

from regmt.core.progress import progress
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.phrase_model import Model
from regmt.decoding.weights import Weights
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.estimate import Estimate
from regmt.reproduction.phrase_systems import (
    OPTIONS,
    SETTINGS,
    mean_weights,
    phrase_model,
    system_of_all,
    tune_model,
)
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Result
from regmt.reproduction.scoring import TestSet
from regmt.reproduction.selection_coverage import select, union

SIZES = (50, 100, 200, 400)
OWN_DEV = 20
"""Dev sentences on which each system is tuned; the thesis takes 100."""
ITERATIONS = 3


def table_5_4(entry: Entry, data: Data) -> Result:
    """Tune each system by itself, take the mean of these weights, or those of L_∪."""
    task = data.task()
    dev, test = (side.sample(entry.size(data)) for side in (task.dev, task.test))
    few = dev.sample(OWN_DEV)
    judge = TestSet(test.target)
    trainer = InstanceTrainer(corpus=task.index.corpus, links=task.resources.links, options=OPTIONS)
    selections = select(task.index, "fda", test.source, SIZES[-1])

    def tuned(texts: Bitext, model: Model) -> Weights:
        found = tune_model(task, texts, model, tuner="mira", iterations=ITERATIONS, seed=data.seed)
        return found.weights

    rows: dict[str, tuple[Cell, ...]] = {}
    figures: dict[str, Estimate] = {}
    for n in SIZES:
        chosen = [ids[:n] for ids in selections]
        models = [
            phrase_model(task, trainer.train(ids), OPTIONS, SETTINGS)
            for ids in (*chosen, union(chosen))
        ]
        of_union = tuned(dev, models.pop())
        own = [tuned(few, model) for model in progress(models, what=f"tune, N={n}")]
        weights = {"own": own, "mean": [mean_weights(own)] * len(own)}
        weights["union"] = [of_union] * len(own)
        for name, each in weights.items():
            figures[f"{name} N={n}"] = judge.score(_outputs(task, test, models, each))
        rows[f"N={n}"] = tuple(figures[f"{name} N={n}"].value / 100.0 for name in weights)
    figures["ALL"] = judge.score(system_of_all(data, task, test).outputs)
    rows["ALL, default weights"] = None, None, figures["ALL"].value / 100.0
    return entry.result(
        f"{task.name}, {len(test)} test sentences, FDA; each system tuned on {len(few)} dev "
        f"sentences, that of L_∪ on {len(dev)}, by MIRA",
        rows,
        figures,
    )


def _outputs(task: Task, test: Bitext, models: list[Model], weights: list[Weights]) -> list[str]:
    """Translate each sentence with its own system."""
    texts = []
    for line, model, own in zip(test.source, models, weights, strict=True):
        tokens = task.index.source.text.preprocessing(line)
        found = BeamDecoder(model.with_weights(own)).decode(tokens)
        texts.append(" ".join(found[0].tokens) if found else "")
    return texts
