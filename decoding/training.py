"""Train a classical phrase-based model: from a corpus to a model folder, step by step.

Every step writes its files to the folder and a fingerprint of its inputs to ``training.json``. A
second run skips the steps whose fingerprint still matches.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, only_writer, parse_json, parsing
from regmt.core.progress import notice
from regmt.decoding import lm
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.hmm import HmmOptions
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import check_links, format_links, read_links
from regmt.decoding.casing.truecaser import FORMS_FILE, LM_FILE, Truecaser
from regmt.decoding.extraction.phrase_scoring import PhraseOptions, score_phrases
from regmt.decoding.extraction.tables import ScoredPairs
from regmt.decoding.gaps.extraction import gap_table
from regmt.decoding.model_text import TEXT_FILE, TRUECASER, ModelText, Profiles, lowercased
from regmt.decoding.orientation_model import NAME as DISCRIMINATIVE
from regmt.decoding.orientation_model import OrientationModel
from regmt.decoding.phrase_model import write_model_file
from regmt.decoding.reordering import ReorderingType
from regmt.decoding.settings import UNLIMITED, SearchSettings
from regmt.decoding.sparse_features import PREFIX, SparseFeatures
from regmt.decoding.splitting import split_pairs
from regmt.decoding.table_text import SEPARATOR
from regmt.decoding.text_mirror import ARRAYS, arrays_of, write_language_model, write_mirror
from regmt.decoding.weights import Weights, write_weights
from regmt.instance_selection.corpus import Corpus, Text

PHRASE_TABLE = "phrase-table.gz"
REORDERING_TABLE = "reordering-table.gz"
LANGUAGE_MODEL = "lm.arpa.gz"
ALIGNMENT = "alignment.gz"
ORIENTATION_MODEL = "orientation-model"
SPARSE = "sparse-features.json"
GAP_TABLE = "gap-table.gz"
GAPS = "GapModel0"
WEIGHTS = "weights.toml"
UNTUNED_WEIGHTS = "weights.untuned.toml"
MOSES_INI = "moses.ini"
RECORD = "training.json"

SEARCH = SearchSettings(distortion_limit=UNLIMITED)
"""How trained models are searched: Moses' usual limit of 6 cuts off what words at the other end of
a sentence translate, and the distortion feature keeps needless moves away without it."""

_FORMAT = 1


@dataclass(frozen=True, kw_only=True)
class TrainingOptions:
    """How a model is trained.

    Parameters
    ----------
    method, iterations, heuristic
        Of the word alignment, see `train_alignment` and `AlignmentModel.align`.
    phrases : PhraseOptions
    lm_order : int
        Order of the language model.
    max_words : int
        Longer sentences are left out of the translation model.
    max_ratio : float
        So are pairs in which one side has more than this many times the words of the other.
    discriminative : bool
        Also train a maximum-entropy model of orientations (`OrientationModel`).
    gaps : bool
        Also extract phrase pairs with gaps.
    extended : bool
        Also use the sparse features of phrase pairs of `SparseFeatures`.
    truecase : bool
        Train on lower-cased text, and a truecaser for the output.
    hmm : HmmOptions, optional
        The shape of the HMMs of ``hmm`` and ``agreement``.
    p0 : float, optional
        Probability of the empty word when aligning (PORTAGE, section 6.3).
    links : path-like, optional
        A file with the links of all sentence pairs, used instead of aligning.
    split : int, optional
        Split longer sentence pairs at the places where both halves translate each other
        (`split_pairs`).
    sizes : tuple of int
        How many sentence pairs each of several corpora has; they follow each other.
    adapt_to : tuple of int
        The numbers of those corpora, from 0, that are like the text to translate: word
        translation probabilities are estimated from them (PORTAGE, section 3).
    """

    method: str = "agreement"
    iterations: int = 5
    heuristic: str = "grow-diag-final-and"
    phrases: PhraseOptions = field(default_factory=PhraseOptions)
    lm_order: int = 5
    max_words: int = 100
    max_ratio: float = 9.0
    discriminative: bool = False
    gaps: bool = False
    extended: bool = False
    truecase: bool = False
    hmm: HmmOptions | None = None
    p0: float | None = None
    links: StrPath | None = None
    split: int | None = None
    sizes: tuple[int, ...] = ()
    adapt_to: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.hmm is not None and self.method not in ("hmm", "agreement"):
            raise InputError(
                f"HMM options for the alignment method {self.method}", remedy="use `method` hmm"
            )
        if self.p0 is not None and not 0.0 <= self.p0 < 1.0:
            raise InputError(f"`p0` {self.p0} is not a probability", remedy="use 0 ≤ P < 1")
        if self.split is not None and self.split < 1:
            raise InputError(f"`split` {self.split} is not positive")
        if self.split is not None and self.links is not None:
            raise InputError("`split` and `links` together", remedy="omit one of them")
        if not set(self.adapt_to) <= set(range(max(1, len(self.sizes)))):
            raise InputError(
                f"no corpus {max(self.adapt_to) + 1} to adapt to",
                remedy=f"corpora are numbered from 1 to {max(1, len(self.sizes))}",
            )

    @property
    def n_scores(self) -> int:
        """Number of scores of the phrase table."""
        return self.phrases.n_scores(max(1, len(self.sizes)))


def filter_pairs(corpus: Corpus, *, max_words: int = 100, max_ratio: float = 9.0) -> Int64Array:
    """Return the pairs that are not too long or uneven, without the separator of tables."""
    source, target = corpus.source.lengths, corpus.target.lengths
    short = (source <= max_words) & (target <= max_words)
    even = (source <= max_ratio * target) & (target <= max_ratio * source)
    writable = ~(_with_separator(corpus.source) | _with_separator(corpus.target))
    keep = short & even & writable
    if keep.all():
        return np.arange(len(corpus))
    if not keep.any():
        raise InputError(
            "no sentence pairs are left after filtering",
            remedy="allow longer sentences (`max_words`) or more uneven pairs (`max_ratio`)",
        )
    counts = [
        f"{int(n):,} {reason}"
        for n, reason in (
            ((~short).sum(), f"with more than {max_words} words"),
            ((short & ~even).sum(), f"more uneven than {max_ratio:g}:1"),
            ((short & even & ~writable).sum(), "with the word '|||'"),
        )
        if n
    ]
    notice(f"skipped {int((~keep).sum()):,} sentence pairs: {', '.join(counts)}")
    return np.flatnonzero(keep)


def train_model(
    corpus: Corpus,
    folder: StrPath,
    *,
    options: TrainingOptions | None = None,
    jobs: int = 1,
    force: bool = False,
) -> Path:
    """Train a model and leave it in a folder.

    Parameters
    ----------
    corpus : Corpus
    folder : path-like
        Made if missing. One that holds an interrupted training is continued; steps whose input or
        options have changed are repeated.
    options : TrainingOptions, optional
    jobs : int
        Threads; the files do not depend on it.
    force : bool
        Repeat all steps.

    Returns
    -------
    Path
        The folder: tables, language model, default weights, ``model.toml``, ``moses.ini``.
    """
    options = options or TrainingOptions()
    steps = Steps(Path(folder), force=force)
    if not 2 <= options.lm_order <= 6:
        notice(
            f"Moses, as it is usually built, loads no language model of order {options.lm_order}"
        )
    cased = corpus.target
    if options.truecase:
        corpus = Corpus(lowercased(corpus.source), lowercased(corpus.target))
    target = corpus.target
    part = np.repeat(np.arange(len(options.sizes)), options.sizes) if options.sizes else None
    links = None
    if options.links is not None:
        links = read_links(options.links)
        check_links(links, corpus.source.lengths, corpus.target.lengths, path=options.links)
    if options.split is not None:
        corpus, owner = split_pairs(corpus, max_words=options.split)
        part = None if part is None else part[owner]
    kept = filter_pairs(corpus, max_words=options.max_words, max_ratio=options.max_ratio)
    if len(kept) < len(corpus):
        corpus = corpus.select(kept)
        links = None if links is None else links.select(kept)
        part = None if part is None else part[kept]
    words = [_digest(corpus.source), _digest(corpus.target)]
    alignment: list[Any] = [words, options.method, options.iterations, options.heuristic]
    if links is not None:
        alignment = [words, hashlib.sha256("\n".join(format_links(links)).encode()).hexdigest()]
    elif options.hmm is not None or options.p0 is not None:
        alignment += [options.hmm and asdict(options.hmm), options.p0]

    def align() -> None:
        if links is not None:
            write_links(links)
            return
        bitext = Bitext.from_corpus(corpus)
        model = train_alignment(
            bitext,
            corpus.source.vocabulary,
            corpus.target.vocabulary,
            method=options.method,
            iterations=options.iterations,
            hmm_options=options.hmm,
            jobs=jobs,
        )
        write_links(model.align(bitext, heuristic=options.heuristic, p0=options.p0, jobs=jobs))

    def write_links(links: Links) -> None:
        with atomic_write(steps.folder / ALIGNMENT) as stream:
            stream.writelines(f"{line}\n" for line in format_links(links))

    def tables() -> None:
        adapt_to = None if part is None else np.flatnonzero(np.isin(part, options.adapt_to))
        scored = score_phrases(
            corpus,
            read_links(steps.folder / ALIGNMENT),
            options.phrases,
            parts=part,
            adapt_to=adapt_to if options.adapt_to else None,
        )
        _make_tables(scored.sorted_by_text(), steps.folder, options, jobs)
        if options.extended:
            SparseFeatures.from_corpus(corpus).save(steps.folder / SPARSE)

    def language_model() -> None:
        sentences = (target.sentence(i) for i in range(len(target)))
        model = lm.train(sentences, order=options.lm_order)
        write_language_model(model, steps.folder / LANGUAGE_MODEL)

    def truecaser() -> None:
        sentences = (cased.sentence(i) for i in range(len(cased)))
        Truecaser.train(sentences).save(steps.folder / TRUECASER)

    def joint() -> None:
        steps.run("align", f"{len(corpus):,} sentence pairs", alignment, [ALIGNMENT], align)
        files = [PHRASE_TABLE, *(model.file for model in reordering_models(options.phrases))]
        files += [f"{ARRAYS}/{file}" for file in files]
        what: list[Any] = [alignment, asdict(options.phrases)]
        if part is not None:
            what += [np.bincount(part).tolist(), options.adapt_to]
        if options.extended:
            what.append("with counts")
            files.append(SPARSE)
        steps.run("tables", "", what, files, tables)
        if options.gaps:
            steps.run("gaps", "", [alignment], [GAP_TABLE, f"{ARRAYS}/{GAP_TABLE}"], gaps)
        if options.discriminative:
            what = [alignment, options.phrases.longest]
            steps.run("orientation model", "", what, [ORIENTATION_MODEL], orientation_model)

    def gaps() -> None:
        table = gap_table(corpus, read_links(steps.folder / ALIGNMENT))
        table.write(steps.folder / GAP_TABLE)
        write_mirror(steps.folder / GAP_TABLE, table.save)
        notice(f"{len(table):,} phrase pairs with gaps")

    def orientation_model() -> None:
        links = read_links(steps.folder / ALIGNMENT)
        model = OrientationModel.train(corpus, links, longest=options.phrases.longest)
        model.save(steps.folder / ORIENTATION_MODEL, overwrite=True)

    def monolingual() -> None:
        what = [_digest(target), options.lm_order]
        files = [LANGUAGE_MODEL, f"{ARRAYS}/{LANGUAGE_MODEL}"]
        steps.run("language model", "", what, files, language_model)
        if options.truecase:
            files = [f"{TRUECASER}/{file}" for file in (FORMS_FILE, LM_FILE, f"{ARRAYS}/{LM_FILE}")]
            steps.run("truecaser", "", [_digest(cased)], files, truecaser)

    if jobs > 1:
        with ThreadPoolExecutor(max_workers=2) as pool:
            for done in [pool.submit(monolingual), pool.submit(joint)]:
                done.result()
    else:
        monolingual()
        joint()

    def settle() -> None:
        bars = any(
            "|" in word for side in (corpus.source, corpus.target) for word in side.vocabulary.words
        )
        write_settings(steps.folder, options, bars=bars)
        text.save(steps.folder)

    sides = Profiles(corpus.source.preprocessing, corpus.target.preprocessing)
    text = ModelText(sides, steps.folder / TRUECASER if options.truecase else None)
    what = [
        options.phrases.reordering,
        options.phrases.collapse and "a table per direction",
        options.lm_order,
        options.truecase,
        options.n_scores,
        options.discriminative and steps.done["orientation model"],
        options.extended,
        options.gaps and steps.done["gaps"],
        *(asdict(side) for side in sides),
        # weights that were tuned for other tables or another language model do not fit
        steps.done["tables"],
        steps.done["language model"],
    ]
    files = ["model.toml", WEIGHTS, UNTUNED_WEIGHTS, MOSES_INI, TEXT_FILE]
    steps.run("settings", "", what, files, settle)
    return steps.folder


class ReorderingModel(NamedTuple):
    """A reordering feature of a trained model and its file."""

    name: str
    file: str
    type: str  #: as Moses writes it
    columns: slice  #: of the six probabilities of a phrase pair
    n_features: int


def reordering_models(options: PhraseOptions) -> list[ReorderingModel]:
    """Return the reordering features that a model is trained with.

    Collapsed, there is one with a table of its own for each direction: Moses reads the forward
    scores of one collapsed bidirectional table from a wrong column.
    """
    if options.reordering == "none":
        return []

    def named(kind: ReorderingType) -> str:
        name = str(kind)
        return name.replace("wbe", "phrase") if options.reordering == "phrase" else name

    kind = ReorderingType(hierarchical=options.reordering == "hierarchical")
    if not options.collapse:
        return [ReorderingModel("LexicalReordering0", REORDERING_TABLE, named(kind), slice(6), 6)]
    backward = replace(kind, forward=False, collapsed=True)
    forward = replace(kind, backward=False, collapsed=True)
    files = [REORDERING_TABLE.replace(".gz", f".{way}.gz") for way in ("backward", "forward")]
    return [
        ReorderingModel("LexicalReordering0", files[0], named(backward), slice(3), 1),
        ReorderingModel("LexicalReordering1", files[1], named(forward), slice(3, 6), 1),
    ]


def default_weights(options: PhraseOptions | None = None, *, n_corpora: int = 1) -> Weights:
    """Return weights that work untuned: those Moses starts from, with a weaker word penalty.

    The columns of several corpora share the weight of one; associations count nothing yet.
    """
    options = options or PhraseOptions()
    models = reordering_models(options)
    n = n_corpora if options.combine == "columns" else 1
    scores = 2 * [*[0.2 / n] * n, 0.2] + [0.0] * len(options.association)
    weights: dict[str, float | list[float]] = {m.name: [0.3] * m.n_features for m in models}
    weights |= {
        "Distortion0": 0.3,
        "LM0": 0.5,
        "WordPenalty0": -0.7,
        "PhrasePenalty0": 0.2,
        "TranslationModel0": scores,
        "UnknownWordPenalty0": 1.0,
    }
    return Weights(weights)


def write_settings(folder: Path, options: TrainingOptions, *, bars: bool = False) -> None:
    """Write default weights, ``model.toml`` and ``moses.ini`` into a folder.

    `bars` says whether words of the tables hold ``|``.
    """
    weights = default_weights(options.phrases, n_corpora=max(1, len(options.sizes)))
    if options.discriminative:
        weights = weights.updated({DISCRIMINATIVE: [0.1, 0.1]})
    if options.gaps:
        weights = weights.updated({GAPS: [0.2] * 4})
    write_weights(weights, folder / WEIGHTS)
    write_weights(weights, folder / UNTUNED_WEIGHTS)
    write_model_file(
        folder,
        phrase_tables={"TranslationModel0": PHRASE_TABLE},
        language_models={"LM0": LANGUAGE_MODEL},
        reordering_tables={m.name: (m.file, m.type) for m in reordering_models(options.phrases)},
        orientation_models={DISCRIMINATIVE: ORIENTATION_MODEL} if options.discriminative else {},
        gap_tables={GAPS: GAP_TABLE} if options.gaps else {},
        sparse_features=SPARSE if options.extended else None,
        weights=WEIGHTS,
        settings=SEARCH,
    )
    _write_moses_ini(folder, weights, options, bars=bars)


def update_moses_ini(folder: Path, weights: Weights, *, absolute_paths: bool = False) -> None:
    """Replace the weights and the paths in the ``moses.ini`` of a folder."""
    before, heading, _ = (folder / MOSES_INI).read_text(encoding="utf-8").partition("[weight]\n")
    place = f"{folder.absolute()}/" if absolute_paths else ""
    before = re.sub(r"(?<= path=)(?:\S*/)?(?=[^\s/]+)", lambda _: place, before)
    with atomic_write(folder / MOSES_INI) as stream:
        stream.write(before + heading + _for_moses(weights))


def _write_moses_ini(
    folder: Path, weights: Weights, options: TrainingOptions, *, bars: bool
) -> None:
    """Write a ``moses.ini`` for the files of a folder; Moses is to be started there."""
    factors = "input-factor=0 output-factor=0"
    lines = ["[input-factors]", "0", "", "[mapping]", "0 T 0", ""]
    lines += ["[distortion-limit]", str(SEARCH.distortion_limit), ""]
    if bars:
        # By default Moses takes | within a word for the border between two factors and stops; no
        # word of a phrase table holds |||. Moses2 does not know the section.
        lines += ["[factor-delimiter]", SEPARATOR.strip(), ""]
    lines += ["[feature]", "UnknownWordPenalty", "WordPenalty", "PhrasePenalty"]
    lines.append(
        f"PhraseDictionaryMemory name=TranslationModel0 num-features={options.n_scores} "
        f"path={PHRASE_TABLE} {factors} table-limit=20"
    )
    lines += [
        f"LexicalReordering name={model.name} num-features={model.n_features} "
        f"type={model.type} {factors} path={model.file}"
        for model in reordering_models(options.phrases)
    ]
    lines += [
        "Distortion",
        f"KENLM name=LM0 factor=0 path={LANGUAGE_MODEL} order={options.lm_order}",
    ]
    lines += ["", "[weight]"]
    with atomic_write(folder / MOSES_INI) as stream:
        stream.write("\n".join(lines) + "\n" + _for_moses(weights))


def _for_moses(weights: Weights) -> str:
    """Return the weights of the features that Moses knows, too."""
    own = DISCRIMINATIVE, GAPS, PREFIX
    known = [name for name in weights if not name.startswith(own)]
    return Weights({name: weights[name] for name in known}).to_moses()


def _make_tables(scored: ScoredPairs, folder: Path, options: TrainingOptions, jobs: int) -> None:
    phrases, models = folder / PHRASE_TABLE, reordering_models(options.phrases)
    with ThreadPoolExecutor(max_workers=max(1, min(2, jobs))) as pool:
        done = [pool.submit(scored.write_phrase_table, phrases)]
        for model in models:
            write = scored.write_reordering_table
            done.append(pool.submit(write, folder / model.file, model.columns))
        for task in done:
            task.result()
    for mirror in arrays_of(phrases).parent.glob("reordering-table*"):
        shutil.rmtree(mirror)  # it refers to the pairs of the other
    scored = scored.as_written()
    table = scored.phrase_table()
    if options.extended:
        table = replace(table, counts=scored.count_texts())
    write_mirror(phrases, table.save)
    for model in models:
        assert scored.orientations is not None
        columns = np.ascontiguousarray(scored.orientations[:, model.columns])
        save = partial(replace(table, scores=columns).save, pairs=PHRASE_TABLE)
        write_mirror(folder / model.file, save)
    notice(f"{len(scored):,} phrase pairs")


class Steps:
    """The steps of a training and the record of those that are done."""

    def __init__(self, folder: Path, *, force: bool = False) -> None:
        self.folder = folder
        self.done: dict[str, str] = {}
        self._lock = Lock()  # steps may run side by side
        record = folder / RECORD
        if folder.exists() and not folder.is_dir():
            raise InputError("is a file, expected a folder name", path=folder)
        if folder.is_dir():
            with only_writer(folder):  # nobody else is, so that the process of these is dead
                for leftover in folder.glob(".*.tmp"):
                    leftover.unlink()
        if folder.is_dir() and any(folder.iterdir()) and not record.exists():
            raise InputError(
                "the folder is not empty and does not contain a training",
                path=folder,
                remedy="choose another one",
            )
        if not folder.absolute().parent.is_dir():
            raise InputError(
                "cannot write: its folder does not exist",
                path=folder,
                remedy="create the folder first",
            )
        folder.mkdir(exist_ok=True)
        if record.exists() and not force:
            with parsing("the record of a training", record, remedy="remove the folder"):
                content = parse_json(record.read_bytes())
                if content["format"] == _FORMAT:
                    self.done = dict(content["steps"])
        else:
            self._save()

    def run(
        self, name: str, what: str, inputs: list[Any], files: list[str], work: Callable[[], None]
    ) -> None:
        """Do a step unless its record fits and its files are there."""
        fingerprint = hashlib.sha256(json.dumps([name, inputs]).encode()).hexdigest()
        if self.done.get(name) == fingerprint and all((self.folder / f).exists() for f in files):
            notice(f"{name}: already done")
            return
        start = time.perf_counter()
        work()
        with self._lock:
            self.done[name] = fingerprint
            self._save()
        notice(f"{name}: {what + ', ' if what else ''}{time.perf_counter() - start:.1f} s")

    def _save(self) -> None:
        with atomic_write(self.folder / RECORD) as stream:
            steps = dict(sorted(self.done.items()))
            json.dump({"format": _FORMAT, "steps": steps}, stream, indent=1)
            stream.write("\n")


def _digest(text: Text) -> str:
    """Return a checksum of the words of a text."""
    digest = hashlib.sha256(text.vocabulary.to_block().tobytes())
    digest.update(text.tokens.tobytes())
    digest.update(text.offsets.tobytes())
    return digest.hexdigest()


def _with_separator(text: Text) -> np.ndarray:
    """Return which sentences hold a word with ``|||`` in it."""
    bad = np.array(["|||" in word for word in text.vocabulary.words], dtype=bool)
    found = np.zeros(len(text), dtype=bool)
    if bad.any():
        owner = np.repeat(np.arange(len(text)), text.lengths)
        found[owner[bad[text.tokens]]] = True
    return found
