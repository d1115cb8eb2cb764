"""Train a classical phrase-based model: from a corpus to a model folder, step by step.

Every step writes its files to the folder and a fingerprint of its inputs to ``training.json``. A
second run skips the steps whose fingerprint still matches.
"""

from __future__ import annotations

import hashlib
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write
from regmt.core.progress import notice
from regmt.decoding import lm
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.corpus_text import CorpusText
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import check_links, format_links, read_links
from regmt.decoding.casing import CaseModel
from regmt.decoding.extraction.phrase_scoring import score_phrases
from regmt.decoding.extraction.tables import ScoredPairs
from regmt.decoding.gaps.extraction import gap_table
from regmt.decoding.model_text import CASE, TEXT_FILE, ModelText, Profiles, lowercased
from regmt.decoding.orientation_model import OrientationModel
from regmt.decoding.sparse_features import SparseFeatures
from regmt.decoding.splitting import split_pairs
from regmt.decoding.text_mirror import ARRAYS, arrays_of, write_language_model, write_mirror
from regmt.decoding.trained_model import (
    ALIGNMENT,
    GAP_TABLE,
    GAP_WEIGHTS,
    LANGUAGE_MODEL,
    MOSES_INI,
    ORIENTATION_MODEL,
    PHRASE_TABLE,
    SPARSE,
    UNTUNED_WEIGHTS,
    WEIGHTS,
    reordering_models,
    write_settings,
)
from regmt.decoding.training_options import TrainingOptions
from regmt.decoding.training_steps import Steps
from regmt.instance_selection.corpus import Corpus, Text


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
    cased, raw = corpus.target, corpus.target.preprocessing.raw
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
        text = CorpusText(corpus)
        model = train_alignment(
            text.training,
            corpus.source.vocabulary,
            corpus.target.vocabulary,
            method=options.method,
            iterations=options.iterations,
            hmm_options=options.hmm,
            jobs=jobs,
        )
        write_links(text.align(model, heuristic=options.heuristic, p0=options.p0, jobs=jobs))

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

    def case_of_text() -> None:
        sentences = (cased.sentence(i) for i in range(len(cased)))
        CaseModel.train(sentences).save(steps.folder / CASE, overwrite=True)

    def case_of_translations() -> None:
        links = read_links(steps.folder / ALIGNMENT)
        CaseModel.learned(corpus, links).save(steps.folder / CASE, overwrite=True)

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
            steps.run(
                "gaps",
                "",
                [alignment, len(GAP_WEIGHTS)],
                [GAP_TABLE, f"{ARRAYS}/{GAP_TABLE}"],
                gaps,
            )
        if options.discriminative:
            what = [alignment, options.phrases.longest]
            steps.run("orientation model", "", what, [ORIENTATION_MODEL], orientation_model)
        if raw:
            steps.run("case", "", [alignment, _digest(cased)], [CASE], case_of_translations)

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
        if options.truecase and not raw:
            steps.run("case", "", [_digest(cased)], [CASE], case_of_text)

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
    text = ModelText(sides, steps.folder / CASE if raw or options.truecase else None)
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
