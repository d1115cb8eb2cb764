"""``regmt.align``: word alignment by the classical models."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regmt.application.corpora import TrainingData, corpus_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath, check_new_folder
from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
from regmt.decoding.alignment.corpus_text import CorpusText
from regmt.decoding.alignment.error_rate import AlignmentScores, evaluate_alignment
from regmt.decoding.alignment.hmm import HmmOptions
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import Gold, check_links, format_links, read_gold, read_links
from regmt.decoding.alignment.symmetrize import symmetrize as join_directions
from regmt.instance_selection.corpus import Corpus


@dataclass(frozen=True, repr=False, eq=False)
class WordAlignment:
    """The word links of a corpus.

    Attributes
    ----------
    corpus : Corpus
    links : Links
        ``links[i]`` has the (source, target) positions that are linked in sentence pair *i*.
    """

    corpus: Corpus
    links: Links

    def __len__(self) -> int:
        return len(self.links)

    def __repr__(self) -> str:
        return f"<word alignment of {len(self)} sentence pairs>"

    def lines(self) -> Iterator[str]:
        """Yield the links of each sentence pair in Pharaoh format."""
        yield from format_links(self.links)

    def score(self, gold: StrPath, *, gold_base: int | None = None) -> AlignmentScores:
        """Return error rate, precision and recall against gold alignments.

        Parameters
        ----------
        gold : path
            The alignments of the first sentence pairs: ``i-j`` sure, ``ipj`` possible.
        gold_base : {0, 1}, optional
            The number of the first word in `gold`; by default it is guessed.
        """
        wanted = read_gold(gold, base=gold_base)
        check_gold(wanted, self.corpus, len(self), gold)
        return evaluate_alignment(self.links.select(range(len(wanted))), wanted)


def align(
    train: TrainingData = None,
    *,
    method: str | None = None,
    iterations: int = 5,
    symmetrize: str = "grow-diag-final-and",
    posterior: float | None = None,
    p0: float | None = None,
    hmm_options: HmmOptions | None = None,
    model: AlignmentModel | StrPath | None = None,
    save: StrPath | None = None,
    links: Sequence[StrPath] | None = None,
    jobs: int = 1,
) -> WordAlignment:
    """Align the words of a parallel corpus.

    Parameters
    ----------
    train : Corpus, path or sequence of paths, optional
        See `regmt.read_corpus`; by default the bundled corpus.
    method : {"ibm1", "diagonal", "hmm", "agreement"}, optional
        The model to train; by default ``agreement``, two HMMs trained jointly.
    iterations : int
        Number of EM iterations.
    symmetrize : str
        How to combine the two directions, see `regmt.decoding.alignment.symmetrize.HEURISTICS`, or
        ``forward`` or ``backward`` for only one.
    posterior : float, optional
        Keep all links with at least this posterior probability, not the best alignment.
    p0 : float, optional
        Probability of the empty word when aligning.
    hmm_options : HmmOptions, optional
        The shape of the HMMs of the methods ``hmm`` and ``agreement``.
    model : AlignmentModel or path, optional
        Use this model instead of training one.
    save : path, optional
        Save the trained model in this folder.
    links : sequence of one or two paths, optional
        Do not align: read the links from one file, or both directions from two files.
    jobs : int
        Number of threads; does not change the result.

    Returns
    -------
    WordAlignment
    """
    for name, value in (("posterior", posterior), ("p0", p0)):
        if value is not None and not 0.0 <= value < 1.0:
            raise InputError(f"`{name}` {value} is not a probability", remedy="use 0 ≤ P < 1")
    fit = {"save": save, "method": method, "hmm_options": hmm_options}
    if hmm_options is not None and method not in (None, "hmm", "agreement"):
        raise InputError(f"HMM options for the method {method}", remedy="use `method` hmm")
    _refuse_together("model", model, fit)
    _refuse_together("links", links, {**fit, "model": model, "posterior": posterior, "p0": p0})
    if save is not None:
        check_new_folder(save)
    corpus = corpus_of(train, text="tokenised")  # links are between the words of its lines
    if links is not None:
        return WordAlignment(corpus, _read(links, corpus, symmetrize))
    how: Any = {"heuristic": symmetrize, "threshold": posterior, "p0": p0, "jobs": jobs}
    if model is None:
        text = CorpusText(corpus)
        model = train_alignment(
            text.training,
            corpus.source.vocabulary,
            corpus.target.vocabulary,
            method=method or "agreement",
            iterations=iterations,
            hmm_options=hmm_options,
            jobs=jobs,
        )
        if save is not None:
            model.save(save)
        return WordAlignment(corpus, text.align(model, **how))
    model = model if isinstance(model, AlignmentModel) else AlignmentModel.load(model)
    return WordAlignment(corpus, model.align(model.bitext(corpus), **how))


def check_gold(gold: Gold, corpus: Corpus, n_aligned: int, path: StrPath) -> None:
    """Reject gold alignments that do not match the aligned sentence pairs."""
    n = len(gold)
    if n > n_aligned:
        raise InputError(
            f"{n} gold alignments for {n_aligned} sentence pairs",
            path=path,
            remedy="give at most one line per sentence pair",
        )
    check_links(gold.possible, corpus.source.lengths[:n], corpus.target.lengths[:n], path=path)


def _refuse_together(name: str, value: object, others: Mapping[str, object]) -> None:
    for other, given in others.items():
        if value is not None and given is not None:
            raise InputError(f"`{name}` and `{other}` together", remedy="omit one of them")


def _read(paths: Sequence[StrPath], corpus: Corpus, heuristic: str) -> Links:
    if not 1 <= len(paths) <= 2:
        raise InputError(f"`links` takes one or two files, not {len(paths)}")
    sides = []
    for path in paths:
        links = read_links(path)
        check_links(links, corpus.source.lengths, corpus.target.lengths, path=path)
        sides.append(links)
    if len(sides) == 1:
        return sides[0]
    if heuristic in ("forward", "backward"):
        return sides[heuristic == "backward"]
    offsets = corpus.source.offsets, corpus.target.offsets
    return join_directions(sides[0], sides[1], *offsets, heuristic=heuristic)
