"""One sentence: select training pairs for it and learn W from them.

`SentenceLearner` provides W to all parts that need it: translation, prediction,
reranking, combination and word alignment. The same options give the same W everywhere.
"""

from regmt.instance_selection.sentence import Sentence
from regmt.sentence.learner import SentenceLearner
from regmt.sentence.learning_options import LearningOptions
from regmt.sentence.sentence_model import SentenceModel

__all__ = ["LearningOptions", "Sentence", "SentenceLearner", "SentenceModel"]
