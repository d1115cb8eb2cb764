"""``regmt.tune``: the weights of a model, on n-best lists or around the beam decoder."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from regmt.application.corpora import Lines, check_parallel, lines_of, parallel_lines
from regmt.application.decode import REMEDY
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import notice
from regmt.decoding.model_files import load_model
from regmt.decoding.model_text import ModelText
from regmt.decoding.nbest import read_nbest
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import phrases_to_read
from regmt.decoding.weights import Weights, read_weights
from regmt.instance_selection.text_profile import checked
from regmt.metrics import Metric, make_metric
from regmt.tuning.constraints import Constraints
from regmt.tuning.history import write_history
from regmt.tuning.interpolation import Interpolation
from regmt.tuning.lattice_mert import LatticeDev
from regmt.tuning.mert import Mert
from regmt.tuning.model_dev import lattice_decoder, nbest_decoder
from regmt.tuning.nbest_dev import NBestDev, NBestLists, decoder_of_lists, uniform_weights
from regmt.tuning.outer_loop import DevSet, TuningResult
from regmt.tuning.outer_loop import tune as run_loop
from regmt.tuning.run_state import Iteration
from regmt.tuning.tuner import DECODER_INTERPOLATION, Tuner, make_tuner

LATTICE_MERT = "lattice-mert"

GivenModel: TypeAlias = Model | StrPath | Callable[[Sequence[Sequence[str]]], Model]


def tune(
    *,
    nbest: StrPath | Sequence[StrPath] | None = None,
    reference: StrPath | Sequence[Lines] | None = None,
    model: GivenModel | None = None,
    dev: Sequence[Lines] | None = None,
    nbest_size: int = 100,
    distinct: bool = False,
    weights: Weights | StrPath | None = None,
    tuner: str = "mert",
    tuner_options: Mapping[str, object] | None = None,
    metric: str | Metric = "bleu",
    fix: Sequence[str] = (),
    tie: Sequence[Sequence[str]] = (),
    interpolation: str | float | None = None,
    iterations: int = 30,
    origin: str = "last",
    seed: int = 0,
    state: StrPath | None = None,
    history: StrPath | None = None,
    jobs: int = 1,
) -> TuningResult:
    """Tune the weights of a model to a metric.

    With `nbest` the lists are fixed, and the weights that rank them best are learned. With `model`
    the dev set is decoded, the lists are added to those of all earlier iterations and the weights
    are learned anew, until decoding gives nothing new.

    Parameters
    ----------
    nbest : path or sequence of paths, optional
        N-best lists in Moses' format. Lists of several files are joined sentence by sentence.
    reference : path, or sequence whose items are paths or sequences of str, optional
        The references of `nbest`.
    model : Model or path, optional
        A model folder or a ``moses.ini``; or a function that loads a model for given tokenised
        sentences.
    dev : sequence of paths or sequences of str, optional
        The source text of a dev set and its references, to decode with `model`: like the text that
        a model folder was trained on, tokenised for other models.
    nbest_size : int
        Hypotheses per sentence and decoding.
    distinct : bool
        Decode to lists of different translations.
    weights : Weights or path, optional
        Where to start: by default from the weights of `model`, for `nbest` from 1 for each feature.
    tuner : str
        One of `regmt.tuning.tuner.TUNERS`, or ``lattice-mert``.
    tuner_options : mapping, optional
        Its parameters, for instance ``{"restarts": 10}`` of ``mert``.
    metric : str or Metric
        The objective, see `regmt.metrics.make_metric`.
    fix : sequence of str
        Features that keep their weights.
    tie : sequence of sequences of str
        Groups of features, each with one common weight.
    interpolation : float or "search", optional
        How far to go from the last weights towards the learned ones, up to 1, or the best point by
        the metric. By default ``search`` for `nbest`; around a decoder 0.1 for ``pro``, else 1.
    iterations : int
        Rounds of decoding and learning at most.
    origin : {"last", "best"}
        Learn from the last weights, or from the best of all iterations so far.
    seed : int
    state : path, optional
        Keep the run in this folder; continue it if it was interrupted.
    history : path, optional
        Write the iterations here as JSON lines.
    jobs : int
        Threads; the result does not depend on it.

    Returns
    -------
    TuningResult
    """
    objective = make_metric(metric) if isinstance(metric, str) else metric
    psi = _interpolation(interpolation, tuner)
    learner = _tuner(tuner, tuner_options, jobs, nbest is not None)
    loop: DevSet
    if nbest is not None:
        if model is not None or dev is not None:
            raise InputError("`nbest` and `model` together", remedy="leave one of them out")
        if reference is None:
            raise InputError("`nbest` without `reference`", remedy="give `reference`")
        files = [nbest] if isinstance(nbest, str | os.PathLike) else nbest
        lists = _joined_lists(files)
        references = _read_references(reference, files[0], len(lists))
        notice("weights of given lists rank these lists; to decode, tune the decoder itself")
        start = _start_of_lists(lists, weights)
        loop = NBestDev(
            decoder_of_lists(lists),
            references,
            metric=objective,
            tuner=learner,
            constraints=Constraints(fixed=fix, tied=tie),
            interpolation=psi or "search",
        )
    else:
        if model is None or dev is None:
            remedy = "give `nbest` and `reference`, or `model` and `dev`"
            raise InputError("nothing to tune on", remedy=remedy)
        if len(dev) < 2 or reference is not None:
            raise InputError("`dev` takes a source text and its references", remedy="give both")
        folder = model if isinstance(model, str | os.PathLike) else None
        source, *references = dev_tokens(dev, folder)
        sentences = [line.split() for line in source]
        loaded = _load(model, sentences, weights)
        # with those that are understood
        start = Weights(loaded.feature_dict(loaded.weight_vector)).updated(loaded.sparse_weights)
        # The penalty of unknown words is the same for all translations of a sentence, so nothing
        # can be learned of it.
        fixed = dict.fromkeys([*fix, *filter(None, [loaded.unknown_penalty])])
        constraints = Constraints(fixed=list(fixed), tied=tie)
        if tuner == LATTICE_MERT:
            assert isinstance(learner, Mert)
            if loaded.sparse_features is not None or loaded.gap_tables:
                problem = "lattices have no sparse features and no phrases with gaps"
                raise InputError(problem, remedy="tune with pro or mira")
            lattices = lattice_decoder(loaded, sentences, settings=loaded.settings, jobs=jobs)
            loop = LatticeDev(
                lattices, references, metric=objective, mert=learner, constraints=constraints
            )
        else:
            loop = NBestDev(
                nbest_decoder(
                    loaded,
                    sentences,
                    size=nbest_size,
                    distinct=distinct,
                    settings=loaded.settings,
                    jobs=jobs,
                ),
                references,
                metric=objective,
                tuner=learner,
                constraints=constraints,
                interpolation=psi or DECODER_INTERPOLATION.get(tuner, 1.0),
            )

    def report(steps: Sequence[Iteration]) -> None:
        last = steps[-1]
        found = f"{last.new} new hypotheses of {last.hypotheses}"
        if tuner == LATTICE_MERT:
            found = f"lattices of {last.hypotheses} arcs"
        notice(f"iteration {last.iteration}: {objective.name} {last.score:.2f}, {found}")
        if history is not None:
            write_history(steps, objective, history)

    result = run_loop(
        loop,
        start=start,
        seed=seed,
        iterations=iterations,
        origin=origin,
        state=state,
        on_iteration=report,
    )
    if history is not None:  # also of a run that was complete before
        write_history(result.history, objective, history)
    notice(f"{result.summary}; {objective.signature(len(references))}")
    return result


def dev_tokens(dev: Sequence[Lines], model: StrPath | None) -> list[list[str]]:
    """Return the lines of a dev set in words like those that a model was trained on."""
    texts = parallel_lines(dev, "the source")
    if model is None:
        return texts
    profiles = ModelText.load(model).profiles
    source, *references = texts
    checked(source, profiles.source, remedy=REMEDY)
    tokens = [" ".join(tokens) for tokens in profiles.source.tokens(source)]
    return [tokens, *(profiles.references(lines, source) for lines in references)]


def _tuner(name: str, options: Mapping[str, object] | None, jobs: int, fixed_lists: bool) -> Tuner:
    if name == LATTICE_MERT:
        if fixed_lists:
            raise InputError("lattice-mert needs a decoder", remedy="use mert for n-best lists")
        name = "mert"
    threads = {"jobs": jobs} if name.startswith("mert") else {}
    return make_tuner(name, {**(options or {}), **threads})


def _interpolation(given: str | float | None, tuner: str) -> Interpolation | None:
    if given is not None and tuner == LATTICE_MERT:
        raise InputError("lattice-mert is not interpolated")
    if given is None:
        return None
    if given == "search":
        return "search"
    try:
        value = float(given)
    except ValueError:
        value = 0.0
    if not 0.0 < value <= 1.0:
        raise InputError(f"`interpolation` {given!r}", remedy="a number in (0, 1], or search")
    return value


def _joined_lists(files: Sequence[StrPath]) -> NBestLists:
    """Return the lists of some files, those of one sentence as one list."""
    lists = [read_nbest(file) for file in files]
    names = uniform_weights(lists[0])
    for file, of_file in zip(files, lists, strict=True):
        if len(of_file) != len(lists[0]):
            problem = f"lists of {len(of_file)} sentences, but {files[0]} has {len(lists[0])}"
            raise InputError(problem, path=file, remedy="give lists of the same sentences")
        if file != files[0] and not set(uniform_weights(of_file)) & set(names):
            problem = f"no feature is called as in {files[0]}"
            raise InputError(
                problem, path=file, remedy="name the features of all lists, or of none"
            )
    return [[entry for part in parts for entry in part] for parts in zip(*lists, strict=True)]


def _read_references(
    reference: StrPath | Sequence[Lines], nbest: StrPath, expected: int
) -> list[list[str]]:
    given = [reference] if isinstance(reference, str | os.PathLike) else reference
    references = [lines_of(one) for one in given]
    for one, lines in zip(given, references, strict=True):
        check_parallel(lines, one, expected, os.fspath(nbest))
    return references


def _start_of_lists(lists: NBestLists, weights: Weights | StrPath | None) -> Weights:
    """Return weight 1 for each feature of n-best lists, or given weights if they fit them."""
    start = uniform_weights(lists)
    if weights is None:
        return start
    given = weights if isinstance(weights, Weights) else read_weights(weights)
    path = None if isinstance(weights, Weights) else weights
    if not set(given) & set(start):
        raise InputError(
            "no weight for any feature of the n-best lists",
            path=path,
            remedy=f"they have {', '.join(list(start)[:20])}",
        )
    for name in start:
        if name in given and len(given[name]) != len(start[name]):
            raise InputError(
                f"{len(given[name])} weights for {name!r}, which has {len(start[name])} values",
                path=path,
            )
    return given


def _load(
    model: GivenModel, sentences: Sequence[Sequence[str]], weights: Weights | StrPath | None
) -> Model:
    """Return a model as it is or load it, with other weights if they are given."""
    if not isinstance(model, Model | str | os.PathLike):
        model = model(sentences)
    return load_model(model, weights=weights, wanted=phrases_to_read(sentences))
