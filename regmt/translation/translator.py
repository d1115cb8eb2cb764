"""The transductive pipeline: for each sentence select, learn, decode (RegMT thesis, 3.7)."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from regmt.core.files import StrPath
from regmt.decoding.nbest import NBestEntry
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.selectors import Selection, Selector
from regmt.instance_selection.tokenization import Preprocessing
from regmt.learners import Learner
from regmt.translation.decoders import GivenWeights, SentenceDecoder, make_decoder
from regmt.translation.hypothesis import Hypothesis
from regmt.translation.options import TranslationOptions, options_from
from regmt.translation.regression import SentenceModel, learn_sentence
from regmt.translation.resources import Resources


@dataclass
class Translation:
    """A translated sentence and how it came about.

    Attributes
    ----------
    source : str
        The raw sentence.
    hypotheses : list of Hypothesis
        Best first; empty if there was nothing to translate.
    selection : Selection
        The training pairs selected for it.
    model : SentenceModel
        What was learned from them.
    """

    source: str
    hypotheses: list[Hypothesis]
    selection: Selection
    model: SentenceModel

    @property
    def tokens(self) -> list[str]:
        """The words of the best translation."""
        return self.hypotheses[0].tokens if self.hypotheses else []

    @property
    def text(self) -> str:
        """The best translation as one string."""
        return " ".join(self.tokens)

    def __str__(self) -> str:
        return self.text

    def nbest_entries(self, sentence: int) -> list[NBestEntry]:
        """Return the hypotheses as lines of an n-best list."""
        return [hypothesis.entry(sentence) for hypothesis in self.hypotheses]


class Translator:
    """Translates sentence by sentence, each with a model of its own.

    Most easily made by `from_text`, `from_files` or `from_index`. It can be pickled, and several
    threads may translate with the same one.

    Parameters
    ----------
    resources : Resources
        The index and what is derived from it.
    options : TranslationOptions, optional
    weights : mapping, optional
        Weights of the decoder's features; by default ones that serve untuned.

    Examples
    --------
    ::

        translator = regmt.Translator.from_files("corpus.de", "corpus.en", instances=250)
        print(translator.translate("wo ist der Bahnhof ?"))
        translator.explain("wo ist der Bahnhof ?", "page.html")
    """

    def __init__(
        self,
        resources: Resources,
        options: TranslationOptions | None = None,
        *,
        weights: GivenWeights = None,
    ) -> None:
        self.resources = resources
        self.options = options or TranslationOptions()
        self.decoder: SentenceDecoder = make_decoder(resources, self.options, weights)
        self._local = threading.local()

    @classmethod
    def from_text(
        cls,
        source: Sequence[str],
        target: Sequence[str],
        *,
        weights: GivenWeights = None,
        tokenize: str = "none",
        lowercase: bool = False,
        source_lang: str = "en",
        target_lang: str = "en",
        **options: Any,
    ) -> Self:
        """Make a translator from parallel sentences.

        Parameters
        ----------
        source, target : sequence of str
            Sentence i of `target` translates sentence i of `source`.
        weights : mapping, optional
            Of the decoder's features.
        tokenize, lowercase, source_lang, target_lang
            How lines become tokens, see `Preprocessing`.
        **options
            The choices of `TranslationOptions`, named as on the command line: ``selector``,
            ``instances``, ``learner``, ``ngrams``, ``decoder``, ``scores``, … Unknown ones are
            refused.
        """
        corpus = Corpus.from_strings(
            source,
            target,
            source_preprocessing=_preprocessing(tokenize, lowercase, source_lang),
            target_preprocessing=_preprocessing(tokenize, lowercase, target_lang),
        )
        return cls._from_corpus(corpus, weights, options)

    @classmethod
    def from_files(
        cls,
        source: StrPath,
        target: StrPath,
        *,
        weights: GivenWeights = None,
        tokenize: str = "none",
        lowercase: bool = False,
        source_lang: str = "en",
        target_lang: str = "en",
        **options: Any,
    ) -> Self:
        """Make a translator from two files, plain or gzip; otherwise as `from_text`."""
        corpus = Corpus.from_files(
            source,
            target,
            source_preprocessing=_preprocessing(tokenize, lowercase, source_lang),
            target_preprocessing=_preprocessing(tokenize, lowercase, target_lang),
        )
        return cls._from_corpus(corpus, weights, options)

    @classmethod
    def from_index(cls, folder: StrPath, *, weights: GivenWeights = None, **options: Any) -> Self:
        """Make a translator from the folder that ``regmt index`` wrote; otherwise as `from_text`.

        The index is memory-mapped, and what is derived from it (language model, word links) is
        kept beside it for the next time.
        """
        chosen = options_from(options)
        resources = Resources.open(folder, lm_order=chosen.lm_order, lm_path=chosen.lm)
        return cls(resources, chosen, weights=weights)

    @classmethod
    def _from_corpus(cls, corpus: Corpus, weights: GivenWeights, options: dict[str, Any]) -> Self:
        chosen = options_from(options)
        index = Index.build(corpus, order=chosen.index_order)
        resources = Resources(index, lm_order=chosen.lm_order, lm_path=chosen.lm)
        return cls(resources, chosen, weights=weights)

    def __repr__(self) -> str:
        chosen = ", ".join(
            f"{name}={getattr(self.options, name)!r}"
            for name in ("selector", "instances", "learner", "ngrams", "decoder")
        )
        return f"<{type(self).__name__} of {len(self.resources.index)} sentence pairs: {chosen}>"

    def __reduce__(self) -> tuple[Any, ...]:
        # The decoder is made again from the same parts.
        weights = dict(self.decoder.weights)
        return _remake, (type(self), self.resources, self.options, weights)

    @property
    def selector(self) -> Selector:
        """The selector, fitted to the index: one for each thread, since it keeps work space."""
        selector: Selector | None = getattr(self._local, "selector", None)
        if selector is None:
            selector = self.options.selector_recipe.make().fit(self.resources.index)
            self._local.selector = selector
        return selector

    @property
    def learner(self) -> Learner:
        """What learns W: one for each thread, since fitting changes it."""
        learner: Learner | None = getattr(self._local, "learner", None)
        if learner is None:
            learner = self._local.learner = self.options.make_learner()
        return learner

    def translate(self, sentence: str) -> Translation:
        """Translate one raw sentence. ``str()`` of the result is its text."""
        if not isinstance(sentence, str):
            kind = type(sentence).__name__
            raise TypeError(f"a sentence is a str, not {kind}; translate_lines takes many")
        selection = self.select(sentence)
        model = self.learn(sentence, selection)
        prepared = self.decoder.prepare(model)
        hypotheses = self.decoder.search(prepared, nbest=self.options.nbest)
        return Translation(sentence, hypotheses, selection, model)

    def translate_lines(
        self,
        lines: Iterable[str],
        *,
        jobs: int = 1,
        backend: str = "joblib",
        scheduler: str | None = None,
    ) -> Iterator[str]:
        """Yield the translation of each line, in order, as soon as it is there.

        Parameters
        ----------
        lines : iterable of str
            Empty lines stay empty.
        jobs, backend, scheduler
            Processes, or a Dask cluster, see `regmt.core.parallel.map_in_order`.

        Raises
        ------
        RuntimeError
            If a line cannot be translated; the message names it.
        """
        from regmt.translation.run import Runner

        runner = Runner(
            self.resources,
            self.options,
            weights=self.decoder.weights,
            jobs=jobs,
            backend=backend,
            scheduler=scheduler,
        )
        for number, outcome in enumerate(runner.run(lines), start=1):
            if outcome.error is not None:
                raise RuntimeError(f"line {number}: {outcome.error}")
            yield outcome.text

    def explain(self, sentence: str, path: StrPath | None = None) -> str:
        """Translate a sentence and return a page of HTML that shows how; write it to `path`, too.

        The page needs no other file: scores, graph or phrases, predicted features, W, and the
        training pairs selected.
        """
        from regmt.translation.explain import page, write_page

        translation = self.translate(sentence)
        if path is not None:
            write_page(translation, self, Path(path))
        return page(translation, self)

    def tuned(
        self, source: Sequence[str], reference: Sequence[str], *, tuner: str = "mert", jobs: int = 1
    ) -> Self:
        """Return a translator whose weights are tuned to the BLEU of a dev set.

        Parameters
        ----------
        source, reference : sequence of str
            The dev set.
        tuner : str
            See `regmt.tuning.tuner.make_tuner`.
        jobs : int
            Processes.
        """
        from regmt.translation.tuning import tune_pipeline

        preprocess = self.resources.index.target.text.preprocessing
        weights = tune_pipeline(
            self.resources,
            replace(self.options, nbest=1),
            source,
            [" ".join(preprocess(line)) for line in reference],
            tuner=tuner,
            jobs=jobs,
        )
        return type(self)(self.resources, self.options, weights=weights)

    def select(self, sentence: str) -> Selection:
        """Select the training pairs of one sentence."""
        options = self.options
        return self.selector.select(
            [sentence], options.instances, exclude_exact=options.exclude_exact
        )[0]

    def learn(self, sentence: str, selection: Selection) -> SentenceModel:
        """Learn W from the selected pairs."""
        return learn_sentence(
            self.resources.index,
            selection.ids,
            sentence,
            learner=self.learner if self.decoder.needs_regression else None,
            orders=self.options.orders,
            ends=self.decoder.needs_ends,
            both_directions=self.decoder.needs_both_directions,
        )

    def prepare(self, sentence: str) -> Any:
        """Select and learn, and make of it what the decoder searches in."""
        return self.decoder.prepare(self.learn(sentence, self.select(sentence)))


def _remake(
    cls: type[Translator], resources: Resources, options: TranslationOptions, weights: GivenWeights
) -> Translator:
    return cls(resources, options, weights=weights)


def _preprocessing(tokenize: str, lowercase: bool, language: str) -> Preprocessing:
    return Preprocessing(tokenize=tokenize, lowercase=lowercase, language=language)
