"""Rounds and time of MERT by the metric it trains to: Table 3 of the metric study."""

from __future__ import annotations

import time

from regmt.core.progress import progress
from regmt.decoding.weights import Weights
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Resampling
from regmt.reproduction.metric_study import METRICS
from regmt.reproduction.phrase_systems import tuning_dev
from regmt.reproduction.portage_tables import base_model
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result
from regmt.reproduction.scoring import metric_of
from regmt.tuning.nbest_dev import NBestLists
from regmt.tuning.outer_loop import tune

RUNS = 3
ROUNDS = 15


def rounds_and_time(entry: Entry, data: Data) -> Result:
    """Tune to each metric until nothing changes; seconds are those of the processor."""
    task = data.task()
    dev = task.dev.sample(entry.size(data))
    model = base_model(data, task)
    resampling = Resampling(RUNS)
    rounds: dict[str, list[int]] = {name: [] for name in entry.printed}
    rows: dict[str, tuple[float, float]] = {}
    for name in progress(rounds, what="metrics"):
        seconds = 0.0
        for run in range(RUNS):
            lists = tuning_dev(task, dev, model, metric=metric_of(METRICS[name]))
            plain = lists.decode_lists

            def timed(weights: Weights) -> NBestLists:
                nonlocal seconds
                began = time.process_time()
                found = plain(weights)  # noqa: B023 (used before the next run)
                seconds -= time.process_time() - began
                return found

            lists.decode_lists = timed
            began = time.process_time()
            found = tune(lists, start=model.weights, seed=data.seed + run, iterations=ROUNDS)
            seconds += time.process_time() - began
            rounds[name].append(len(found.history) - 1)
        rows[name] = sum(rounds[name]) / RUNS, seconds / RUNS
    return entry.result(
        f"{task.name}, {len(dev)} dev sentences, MERT with 5 restarts, {RUNS} runs of at most "
        f"{ROUNDS} rounds; decoding not counted",
        rows,
        {name: -1.0 * resampling.mean(each) for name, each in rounds.items()},
    )
