"""The transductive pipeline: for each sentence select, learn, decode (RegMT thesis, 3.7)."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.parallel import Openable, Spec, spec_of
from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.beam.joined_parts import join
from regmt.decoding.sentence_parts import Span
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.sentence import Sentence
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.text_profile.masks import same_masks
from regmt.resources import Resources
from regmt.sentence.learner import SentenceLearner
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation.decoders import GivenWeights, SentenceDecoder, make_decoder
from regmt.translation.options import TranslationOptions
from regmt.translation.translation import Translation


class Prepared(NamedTuple):
    """All that is needed to search for translations of a line with any weights."""

    spans: list[Span]
    parts: list[Any]  #: what the decoder prepared for each span


class Translator(Openable):
    """Translates sentence by sentence, each with its own model.

    Create one with `from_text`, `from_files` or `from_index`. It can be pickled and shared by
    threads.

    Parameters
    ----------
    resources : Resources
        The index and the data derived from it.
    options : TranslationOptions, optional
    weights : mapping, optional
        Weights of the decoder's features; the defaults work without tuning.

    Examples
    --------
    ::

        options = regmt.TranslationOptions(instances=250)
        translator = regmt.Translator.from_files("corpus.de", "corpus.en", options=options)
        print(translator.translate("wo ist der Bahnhof ?"))
        translator.explain("wo ist der Bahnhof ?", "page.html")
    """

    def __init__(
        self,
        resources: Resources,
        options: TranslationOptions | None = None,
        weights: GivenWeights = None,
    ) -> None:
        self.resources = resources
        self.options = options or TranslationOptions()
        self.learner = SentenceLearner(resources.index, self.options)
        self.decoder: SentenceDecoder = make_decoder(resources, self.options, weights)
        self._latest: Translator | None = None  # not itself: a cycle would keep old ones
        self._refreshing = threading.Lock()

    @classmethod
    def from_text(
        cls,
        source: Sequence[str],
        target: Sequence[str],
        *,
        options: TranslationOptions | None = None,
        weights: GivenWeights = None,
        source_preprocessing: TextProfile | None = None,
        target_preprocessing: TextProfile | None = None,
    ) -> Self:
        """Make a translator from parallel sentences.

        Parameters
        ----------
        source, target : sequence of str
            Sentence i of `target` translates sentence i of `source`.
        options : TranslationOptions, optional
        weights : mapping, optional
            Of the decoder's features.
        source_preprocessing, target_preprocessing : TextProfile, optional
            How lines become tokens; by default they are split at spaces.
        """
        corpus = Corpus.from_strings(
            source,
            target,
            source_preprocessing=source_preprocessing,
            target_preprocessing=target_preprocessing,
        )
        return cls.from_corpus(corpus, options=options, weights=weights)

    @classmethod
    def from_files(
        cls,
        source: StrPath,
        target: StrPath,
        *,
        options: TranslationOptions | None = None,
        weights: GivenWeights = None,
        source_preprocessing: TextProfile | None = None,
        target_preprocessing: TextProfile | None = None,
    ) -> Self:
        """Make a translator from two files, plain or gzip; otherwise like `from_text`."""
        corpus = Corpus.from_files(
            source,
            target,
            source_preprocessing=source_preprocessing,
            target_preprocessing=target_preprocessing,
        )
        return cls.from_corpus(corpus, options=options, weights=weights)

    @classmethod
    def from_index(
        cls,
        folder: StrPath,
        *,
        options: TranslationOptions | None = None,
        weights: GivenWeights = None,
    ) -> Self:
        """Make a translator from the folder that ``regmt index`` wrote.

        The index is memory-mapped, and data derived from it (language model, word links) is
        stored next to it for reuse.
        """
        return cls(Resources.open(folder), options, weights)

    @classmethod
    def bundled(
        cls,
        pair: str = "de-en",
        *,
        options: TranslationOptions | None = None,
        weights: GivenWeights = None,
    ) -> Self:
        """Make a translator from a bundled corpus, ``de-en`` or ``es-en``."""
        options = options or TranslationOptions()
        return cls(Resources.bundled(pair, order=options.index_order), options, weights)

    @classmethod
    def from_corpus(
        cls,
        corpus: Corpus,
        *,
        options: TranslationOptions | None = None,
        weights: GivenWeights = None,
    ) -> Self:
        """Make a translator from a corpus, which is indexed in memory."""
        options = options or TranslationOptions()
        return cls(Resources(Index.build(corpus, order=options.index_order)), options, weights)

    def __repr__(self) -> str:
        chosen = ", ".join(
            f"{name}={getattr(self.options, name)!r}"
            for name in ("selector", "instances", "learner", "ngrams", "decoder")
        )
        return f"<{type(self).__name__} of {len(self.resources.index)} sentence pairs: {chosen}>"

    @property
    def spec(self) -> Spec | None:
        """How a worker makes it."""
        return spec_of(type(self), self.resources, self.options, self.decoder.weights)

    def __reduce__(self) -> tuple[Any, ...]:
        # The decoder is made again from the same parts.
        return type(self), (self.resources, self.options, self.decoder.weights)

    def translate(self, sentence: str | Sentence, *, nbest: int | None = None) -> Translation:
        """Translate one sentence. ``str()`` of the result is its text.

        `nbest` replaces the option of this name.
        """
        if not isinstance(sentence, str | Sentence):
            kind = type(sentence).__name__
            raise TypeError(f"a sentence is a str, not {kind}; translate_lines takes many")
        current = self.current()
        if current is not self and isinstance(sentence, Sentence):
            sentence = sentence.text  # its words may have been unknown
        return current.translation(sentence, nbest=nbest)

    def translation(self, sentence: str | Sentence, *, nbest: int | None = None) -> Translation:
        """Translate like `translate`, but with the pairs that are known already.

        What is asked about the translation later must be asked of the same translator.
        """
        sentence, nbest = self.learner.encode(sentence), nbest or self.options.nbest
        exact = self.exact_match(sentence)
        spans = [] if exact is not None else self.options.spans(sentence.tokens)
        if len(spans) < 2:
            found = self._search(sentence, exact, nbest)
        else:
            each = (sentence.part(start, end) for start, end in spans)
            parts = [self._search(part, self.exact_match(part), nbest) for part in each]
            lists = [part.hypotheses for part in parts]
            joined = join(lists, spans, nbest=nbest, distinct=True)
            found = Translation(joined, parts[0].model, None, "", whole=sentence, divided=parts)
        return self._restored(found)

    def _search(self, sentence: Sentence, exact: int | None, nbest: int) -> Translation:
        """Return the translation of a sentence, or of a part of a long one, as words."""
        model = self.learn(sentence)
        if exact is not None and nbest == 1:
            return Translation([self._stored(exact, 0.0)], model, exact, "")
        hypotheses = self.decoder.search(self.decoder.prepare(model), nbest=nbest)
        if exact is not None:
            stored = self._stored(exact, hypotheses[0].score if hypotheses else 0.0)
            others = [h for h in hypotheses if h.tokens != stored.tokens]
            hypotheses = [stored, *others][:nbest]
        return Translation(hypotheses, model, exact, "")

    def _restored(self, found: Translation) -> Translation:
        """Give a translation its text in the form of the input."""
        corpus = self.resources.index.corpus
        line, profile, exact = found.source, corpus.target.preprocessing, found.exact
        if exact is not None and profile.raw and corpus.source.lines[exact] == line:
            stored = corpus.target.lines[exact]
            if same_masks(line, stored):
                found.restored = stored
                return found
        [found.restored] = self.restored(found, found.hypotheses[:1] or [Hypothesis((), 0.0)])
        return found

    def restored(self, found: Translation, hypotheses: Iterable[Hypothesis]) -> list[str]:
        """Return hypotheses for a translated sentence in the form of the input."""
        corpus = self.resources.index.corpus
        profile = corpus.target.preprocessing
        if not profile.raw:
            return [hypothesis.text for hypothesis in hypotheses]
        source = corpus.source.preprocessing.encode(found.source)
        pairs = sorted({int(i) for part in found.parts for i in part.selection.ids})
        similar = "".join(corpus.target.lines[i] for i in pairs)
        recase = self.resources.case_model
        return [
            profile.decode(h.tokens, source, h.links, like=similar, recase=recase)
            for h in hypotheses
        ]

    def current(self) -> Translator:
        """Return the translator with what was added to the `Memory` of its index since.

        It is the same object if nothing was. `translate` begins with it.
        """
        with self._refreshing:
            latest = self._latest or self
            resources = latest.resources.refreshed()
            if resources is not latest.resources:
                self._latest = latest = self.at(resources)
            return latest

    def exact_match(self, sentence: Sentence) -> int | None:
        """Return the pair whose translation a sentence gets, if it is in the corpus.

        If there are several translations, one that was added to the memory of the index is used,
        else the most frequent one, or the latest of equally frequent ones; for raw text first
        among pairs with the very line.
        """
        if not self.options.exact or self.options.exclude_exact:
            return None
        pairs = self.resources.index.exact_matches(sentence.ids).tolist()
        index = self.resources.index
        source = index.source.text
        if source.preprocessing.raw:
            pairs = [pair for pair in pairs if source.lines[pair] == sentence.text] or pairs
        added = set(pairs).intersection(index.added_pairs().tolist())
        frequency = Counter(index.target.text[pair].tobytes() for pair in pairs)

        def preference(pair: int) -> tuple[bool, int, int]:
            return pair in added, frequency[index.target.text[pair].tobytes()], pair

        return max(pairs, key=preference, default=None)

    def _stored(self, pair: int, score: float) -> Hypothesis:
        """Return the target side of a pair as a translation; it has no features."""
        index = self.resources.index
        target = tuple(index.target.text.sentence(pair))
        features = {name: (0.0,) * len(values) for name, values in self.decoder.weights.items()}
        linked = self.resources.links[pair] if index.target.text.preprocessing.raw else ()
        links = " ".join(f"{i}-{j}" for i, j in linked)
        whole = Phrase(0, int(index.source.text.lengths[pair]), target, links)
        return Hypothesis((whole,), score, features)

    def learn(self, sentence: str | Sentence) -> SentenceModel:
        """Select the training pairs of a sentence, and learn from them what the decoder needs."""
        return self.learner.learn(sentence, wanted=self.decoder.wanted)

    def prepare(self, sentence: str | Sentence) -> Prepared:
        """Select, learn and build the search space of the decoder, for each part of a line."""
        sentence = self.learner.encode(sentence)
        spans = self.options.spans(sentence.tokens)
        each = (sentence.part(*span) if len(spans) > 1 else sentence for span in spans)
        return Prepared(spans, [self.decoder.prepare(self.learn(part)) for part in each])

    def search(self, prepared: Prepared, *, nbest: int = 1) -> list[Hypothesis]:
        """Return up to `nbest` different translations of what was prepared, best first."""
        lists = [self.decoder.search(part, nbest=nbest) for part in prepared.parts]
        return join(lists, prepared.spans, nbest=nbest, distinct=True)

    def translate_lines(
        self,
        lines: Iterable[str],
        *,
        jobs: int = 1,
        backend: str | None = None,
        scheduler: str | None = None,
    ) -> Iterator[str]:
        """Yield the translation of each line, in order, as soon as it is available.

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
        from regmt.translation.run import outcomes

        found = outcomes(self, lines, jobs=jobs, backend=backend, scheduler=scheduler)
        for number, outcome in enumerate(found, start=1):
            if outcome.error is not None:
                raise RuntimeError(f"line {number}: {outcome.error}")
            yield outcome.text

    def at(self, resources: Resources) -> Self:
        """Return the same translator with other resources, such as those that workers open."""
        if resources is self.resources:
            return self
        return type(self)(resources, self.options, self.decoder.weights)

    def with_weights(self, weights: GivenWeights) -> Self:
        """Return a translator of the same resources and options with other weights."""
        return type(self)(self.resources, self.options, weights)

    def explain(self, sentence: str, path: StrPath | None = None) -> str:
        """Translate a sentence and return a page of HTML that shows how; write it to `path`, too.

        The page needs no other file: the sentence over its translation, the examples that were
        chosen, W and what it predicts, the search and the scores.
        """
        from regmt.explanation.page import page, write

        current = self.current()
        content = page(current.translation(sentence), current)
        if path is not None:
            write(Path(path), content)
        return content

    def tuned(
        self,
        source: Sequence[str] | None = None,
        reference: Sequence[str] | None = None,
        *,
        tuner: str = "mira",
        seed: int = 0,
        jobs: int = 1,
    ) -> Self:
        """Return a translator whose weights are tuned to the BLEU of a dev set.

        Each half of the set judges the weights of the other: tuned weights that are not better are
        not kept (see `regmt.translation.tuning.tune_translator`).

        Parameters
        ----------
        source, reference : sequence of str, optional
            The dev set. Without one the weights are tuned on pairs of the corpus, each translated
            as if it were not there, and kept with the index for the next time.
        tuner : str
            See `regmt.tuning.tuner.make_tuner`.
        seed : int
        jobs : int
            Processes; the weights do not depend on it.
        """
        from regmt.translation.tuning import (
            DevSentences,
            HowToTune,
            report_iteration,
            tune_translator,
        )

        how = HowToTune(tuner, seed)
        if source is None or reference is None:
            if source is not None or reference is not None:
                raise InputError("half a dev set", remedy="give `source` and `reference`, or none")
            from regmt.translation.own_tuning import tuned_weights

            return self.with_weights(self.resources.get(tuned_weights(self, how, jobs=jobs)))
        references = self.resources.profiles.references(reference, source)
        sentences = DevSentences.prepare(self, source, references, jobs=jobs)
        return self.with_weights(
            tune_translator(self, sentences, how, on_iteration=report_iteration)
        )
