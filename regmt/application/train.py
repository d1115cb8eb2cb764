"""``regmt.train``: a classical phrase-based model, tuned on a dev set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from regmt.application.corpora import Lines, TrainingData, corpus_of, parallel_lines
from regmt.application.tune import tune
from regmt.core.errors import InputError, check_choice
from regmt.core.files import StrPath, only_writer
from regmt.decoding.alignment.hmm import HmmOptions
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.phrase_model import Model
from regmt.decoding.trained_model import UNTUNED_WEIGHTS, WEIGHTS, update_moses_ini
from regmt.decoding.training import train_model
from regmt.decoding.training_options import TrainingOptions
from regmt.decoding.training_steps import Steps
from regmt.decoding.weights import Weights, read_weights, write_weights
from regmt.metrics import make_metric
from regmt.tuning.outer_loop import TuningResult


@dataclass(frozen=True)
class TrainedModel:
    """A phrase-based model on disk.

    Attributes
    ----------
    folder : Path
        For ``regmt decode --model``; it also contains a ``moses.ini``.
    tuning : TuningResult or None
        How its weights were tuned, if this call tuned them.
    """

    folder: Path
    tuning: TuningResult | None = None

    def load(self) -> Model:
        """Load the model, for example for `regmt.decoding.beam.BeamDecoder`."""
        return Model.load(self.folder)

    @property
    def weights(self) -> Weights:
        """The weights of its features."""
        return read_weights(self.folder / WEIGHTS)


def train(
    train: TrainingData,
    output: StrPath,
    *,
    dev: Sequence[Lines] | None = None,
    force: bool = False,
    truecase: bool = False,
    max_words: int = 100,
    max_ratio: float = 9.0,
    method: str = "agreement",
    symmetrize: str = "grow-diag-final-and",
    max_phrase: int = 7,
    smoothing: str = "kneser-ney",
    lexical: str = "links",
    reordering: str = "word",
    collapse: bool = False,
    orientations: str = "add",
    prune: bool = False,
    limit: int | None = None,
    insect: bool = False,
    hmm_options: HmmOptions | None = None,
    p0: float | None = None,
    links: StrPath | None = None,
    split: int | None = None,
    sizes: Sequence[int] = (),
    combine: str = "counts",
    alpha: float = 0.0,
    adapt_to: Sequence[int] = (),
    association: Sequence[str] = (),
    min_probability: float = 0.0,
    gaps: bool = False,
    discriminative: bool = False,
    extended_features: bool = False,
    lm_order: int = 5,
    absolute_paths: bool = False,
    tuner: str = "mert",
    metric: str = "bleu",
    iterations: int = 10,
    seed: int = 0,
    jobs: int = 1,
) -> TrainedModel:
    """Train a phrase-based model: align, extract and score phrases, estimate a language model.

    To resume an interrupted training, call it again with the same arguments.

    Parameters
    ----------
    train : Corpus, path or sequence of paths, or None
        See `regmt.read_corpus`; None for the bundled corpus.
    output : path
        The model folder.
    dev : sequence of paths or sequences of str, optional
        Source and references to tune the weights on.
    force : bool
        Repeat steps that are already complete.
    truecase : bool
        Train on lower-cased text and restore the case of the translations.
    max_words : int
        Maximum number of words per side for the translation model.
    max_ratio : float
        Maximum ratio of the lengths of the two sides.
    method, symmetrize : str
        Word alignment, see `regmt.align`.
    max_phrase : int
        Maximum phrase length in words, 1 to 7.
    smoothing : {"none", "good-turing", "kneser-ney", "add"}
        Smoothing of phrase probabilities.
    lexical : {"links", "maximum", "zens-ney"}
        Lexical weights: by the most frequent links of a pair, the maximum over its links, or
        noisy-or.
    reordering : {"none", "word", "phrase", "hierarchical"}
        The lexicalised reordering model.
    collapse : bool
        Use 2 reordering features, one per direction, instead of 6.
    orientations : {"add", "map"}
        Smoothing of the orientations: add 0.5 to each count, or a hierarchy of priors.
    prune : bool
        Drop phrase pairs that are not significant.
    limit : int, optional
        Keep the `limit` · l best translations of a source phrase of l words.
    insect : bool
        Also pair phrases without any link between them.
    hmm_options : HmmOptions, optional
        The shape of the HMMs of the methods ``hmm`` and ``agreement``.
    p0 : float, optional
        Probability of the empty word when aligning: more leaves more words without a link, and
        there are more phrase pairs.
    links : path, optional
        Use the word links of this file, one line for each sentence pair, instead of aligning.
    split : int, optional
        Split sentence pairs with more words where both halves translate each other.
    sizes : sequence of int
        If the corpus consists of several: how many pairs each has, see `regmt.read_corpora`.
    combine : {"counts", "columns"}
        Add up the counts of phrase pairs in these corpora, or give each corpus probabilities of
        its own in one table, whose weights are tuned.
    alpha : float
        With ``columns``: added to each count.
    adapt_to : sequence of int
        Numbers of the corpora, from 1, that are like the text to translate: word translation
        probabilities are estimated from them.
    association : sequence of {"significance", "llr"}
        Further scores of phrase pairs. They count nothing before the weights are tuned.
    min_probability : float
        Drop phrase pairs with a lower p(target|source).
    gaps : bool
        Also use phrases with a gap on one side or both, which Moses does not know; `regmt.decode`
        then needs some seconds per sentence.
    discriminative : bool
        Add a maximum-entropy model of reordering, which Moses does not know.
    extended_features : bool
        Add thousands of sparse features of phrase pairs, which Moses does not know; tune them with
        ``pro`` or ``mira``.
    lm_order : int
        Order of the language model.
    absolute_paths : bool
        Write absolute paths to ``moses.ini``, so that Moses can be started in any folder.
    tuner, metric, iterations, seed
        Tuning, see `regmt.tune`.
    jobs : int
        Number of threads; does not change the files.

    Returns
    -------
    TrainedModel

    Examples
    --------
    ::

        model = regmt.train(("train.de", "train.en"), "de-en.model", dev=("dev.de", "dev.en"))
    """
    if dev is not None and len(dev) < 2:
        raise InputError("`dev` takes a source and its reference(s)", remedy="give both")
    if not 1 <= max_phrase <= 7:
        raise InputError(f"`max_phrase` {max_phrase}", remedy="use 1 to 7")
    if not 0.0 <= min_probability < 1.0:
        raise InputError(f"`min_probability` {min_probability}", remedy="use 0 to 1, e.g. 0.0001")
    if max_ratio < 1.0:
        raise InputError(f"`max_ratio` {max_ratio}", remedy="use 1 or more, for example 9")
    if absolute_paths and len(str(Path(output).absolute()).split()) > 1:
        raise InputError(
            "Moses reads no paths with spaces", path=output, remedy="choose another folder"
        )
    if gaps and (reordering == "hierarchical" or discriminative or extended_features):
        raise InputError(
            "`gaps` with hierarchical or discriminative reordering or extended features",
            remedy="leave one of them out",
        )
    check_choice("orientations", orientations, ("add", "map"))
    texts = parallel_lines(dev or [], "the source")  # a mistake here should not cost the training
    options = TrainingOptions(
        method=method,
        heuristic=symmetrize,
        phrases=PhraseOptions(
            longest=max_phrase,
            smoothing=smoothing,
            lexical=lexical,
            reordering=reordering,
            add_to_orientations=0.5 if orientations == "add" else None,
            collapse=collapse,
            prune=prune,
            limit=limit,
            insect=insect,
            combine=combine,
            alpha=alpha,
            association=tuple(association),
            min_probability=min_probability,
        ),
        gaps=gaps,
        discriminative=discriminative,
        extended=extended_features,
        lm_order=lm_order,
        max_words=max_words,
        max_ratio=max_ratio,
        truecase=truecase,
        hmm=hmm_options,
        p0=p0,
        links=links,
        split=split,
        sizes=tuple(sizes),
        adapt_to=tuple(number - 1 for number in adapt_to),
    )
    if combine == "columns" and len(sizes) < 2:
        raise InputError("`combine` columns of one corpus", remedy="give several corpora")
    with only_writer(output):
        folder = train_model(corpus_of(train), output, options=options, jobs=jobs, force=force)
    results: list[TuningResult] = []

    def work() -> None:
        result = tune(
            model=folder,
            dev=texts,
            weights=folder / UNTUNED_WEIGHTS,
            tuner=tuner,
            metric=make_metric(metric, tokenize="none" if metric == "bleu" else None),
            iterations=iterations,
            seed=seed,
            jobs=jobs,
        )
        write_weights(result.weights, folder / WEIGHTS)
        results.append(result)

    if texts:
        steps = Steps(folder)
        before = {name: value for name, value in steps.done.items() if name != "tune"}
        choices = [tuner, metric, iterations, seed]
        steps.run("tune", "", [before, texts, *choices], [WEIGHTS], work)
    model = TrainedModel(folder, *results)
    update_moses_ini(folder, model.weights, absolute_paths=absolute_paths)
    return model
