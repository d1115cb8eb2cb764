"""Select training pairs for a sentence, learn W from them (RegMT thesis, 3.7)."""

from __future__ import annotations

import threading
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.parallel import Openable, Spec, spec_of
from regmt.features.from_index import LocalProblem, local_problem
from regmt.features.subwords import spelled_alike
from regmt.instance_selection.index import Index
from regmt.instance_selection.selectors.base import Selection, Selector
from regmt.instance_selection.sentence import Sentence
from regmt.instance_selection.spellings import Spellings
from regmt.learners import Learner
from regmt.resources import Resources, spellings
from regmt.sentence.learning_options import LearningOptions
from regmt.sentence.sentence_model import Ngram, SentenceModel, sentence_ends


class Wanted(NamedTuple):
    """What to learn for a sentence.

    Attributes
    ----------
    regression : bool
        Whether W is needed at all; without it only X, Y and φ(x) are made.
    ends : bool
        Learn n-grams with the beginning and the end of the target sentence, too.
    both_directions : bool
        Learn the map from target to source as well. Only the few source features of the
        sentence are its responses, so it costs little.
    """

    regression: bool = True
    ends: bool = False
    both_directions: bool = False


class SentenceLearner(Openable):
    """Learns W for one sentence at a time; threads may share it.

    Parameters
    ----------
    index : Index
        Of the training pairs.
    options : LearningOptions, optional
    """

    def __init__(self, index: Index, options: LearningOptions | None = None) -> None:
        self.index = index
        self.options = options or LearningOptions()
        self._local = threading.local()

    @classmethod
    def of(cls, options: LearningOptions, resources: Resources) -> SentenceLearner:
        """Make the learner of some resources."""
        return cls(resources.index, options)

    @property
    def spec(self) -> Spec | None:
        """How a worker makes it."""
        return spec_of(SentenceLearner, self.index, self.options)

    def __reduce__(self) -> tuple[object, ...]:
        return SentenceLearner, (self.index, self.options)

    @property
    def selector(self) -> Selector:
        """The selector, fitted to the index: one for each thread, since it keeps work space."""
        selector: Selector | None = getattr(self._local, "selector", None)
        if selector is None:
            selector = self._local.selector = self.options.recipe.make().fit(self.index)
        return selector

    @property
    def regressor(self) -> Learner:
        """What learns W: one for each thread, since fitting changes it."""
        regressor: Learner | None = getattr(self._local, "regressor", None)
        if regressor is None:
            regressor = self._local.regressor = self.options.make_learner()
        return regressor

    @cached_property
    def spellings(self) -> Spellings | None:
        """The character n-grams of the source words, if parts of words are features."""
        orders = self.options.subword_orders
        return None if orders is None else Resources(self.index).get(spellings(orders))

    def encode(self, sentence: str | Sentence) -> Sentence:
        """Return a raw sentence with its words and their ids."""
        return self.index.source.text.encode(sentence)

    def select(self, sentence: str | Sentence) -> Selection:
        """Select the training pairs of a sentence."""
        sentence = self.encode(sentence)
        excluded = self.options.excluded(self.index, sentence)
        if self.spellings is not None:
            sentence = spelled_alike(sentence, self.spellings)
        (selection,) = self.selector.select([sentence], self.options.instances, exclude=excluded)
        return selection

    def problem(self, sentence: str | Sentence, selection: Selection) -> LocalProblem:
        """Return X, Y and φ(x) of a sentence."""
        options = self.options
        return local_problem(
            self.index,
            selection.ids,
            sentence,
            source_orders=options.orders,
            target_orders=options.orders,
            weighting=options.weighting,
            alpha=options.alpha,
            boundaries=options.boundaries,
            max_gap=options.max_gap,
            spellings=self.spellings,
        )

    def learn(
        self,
        sentence: str | Sentence,
        selection: Selection | None = None,
        *,
        problem: LocalProblem | None = None,
        wanted: Wanted = Wanted(),  # noqa: B008 (immutable)
        only: npt.NDArray[np.integer] | None = None,
    ) -> SentenceModel:
        """Learn W of a sentence.

        Parameters
        ----------
        sentence : str or Sentence
        selection : Selection, optional
            The pairs to learn from; selected here by default.
        problem : LocalProblem, optional
            Made from them before; made here by default.
        wanted : Wanted
            What else than W is learned.
        only : ndarray of int, optional
            The target n-grams (ids of the index) that are responses; by default all of the pairs.
        """
        sentence = self.encode(sentence)
        selection = self.select(sentence) if selection is None else selection
        problem = self.problem(sentence, selection) if problem is None else problem
        if only is not None:
            problem = problem.only(only)
        responses, names = problem.Y, list[Ngram]()
        if wanted.ends:
            extra, names = sentence_ends(self.index, selection.ids, self.options.orders)
            responses = sparse.hstack([problem.Y, extra], format="csr")
        coef: sparse.csr_matrix | None = sparse.csr_matrix((responses.shape[1], problem.X.shape[1]))
        prediction = np.zeros(responses.shape[1])
        # A side may have no features: no pair was selected, or all sentences are too short.
        if wanted.regression and problem.query.nnz and len(prediction):
            fitted = self.regressor.learn(problem.X, responses, problem.columns)
            coef = fitted.coef_ if fitted.has_coef else None
            prediction = fitted.output(problem.query).ravel()
        reverse = None
        if wanted.regression and wanted.both_directions:
            reverse = sparse.csr_matrix((len(problem.columns), problem.Y.shape[1]))
            if all(reverse.shape):
                reverse = self.regressor.learn(problem.Y, problem.X[:, problem.columns]).coef_
        return SentenceModel(
            sentence=sentence,
            selection=selection,
            problem=problem,
            orders=self.options.orders,
            prediction=prediction,
            coef=coef,
            ends=names,
            reverse=reverse,
        )
