"""Train a classical phrase-based model.

Aligns words, extracts and scores phrase pairs, trains a language model, and writes everything to a
folder for regmt decode --model. The folder also has a moses.ini; start Moses in that folder or pass
--absolute-paths. With --dev, the weights are tuned at the end. To resume an interrupted training,
run the same command.

examples:
  regmt train -o hotel.model
  regmt train --train train.de train.en --dev dev.de dev.en -o de-en.model --jobs 2
  regmt train --train app.de app.en --text raw -o app.model
  regmt train --train news.de news.en --train app.de app.en --combine columns -o both.model
"""

from __future__ import annotations

import argparse

from regmt.cli.inputs import training_corpora
from regmt.cli.option_table import add_options
from regmt.cli.outputs import output_folder
from regmt.cli.shared_options import (
    add_alignment_options,
    add_corpus_options,
    add_seed_option,
    add_work_options,
    given,
    hmm_options,
)

HELP = "train a classical phrase-based model"


OUTPUT = """
  -o, --output DIR  model folder to write
  --force           repeat steps that are already complete
"""

FILTERS = """
  --truecase         train on lower-cased text and restore the case of the translations

filters:
  --max-words N=100  maximum number of words per side
  --max-ratio X=9    maximum ratio of the lengths of the two sides
  --split N          split pairs with more than N words where both halves translate each other

several corpora (--train A --train B):
  --combine {counts,columns}=counts
                     add up the counts of phrase pairs, or give each corpus its own probabilities
                     in one table
  --alpha X=0        with columns: added to each count
  --adapt-to K...=   numbers of the corpora, from 1, that are like the text to translate: word
                     translation probabilities are estimated from them
"""

MODEL = """
  --links FILE         use these word links, one line for each sentence pair, instead of aligning
  --insect             also pair phrases without any link between them
  --max-phrase N=7     maximum phrase length in words, 1-7
  --smoothing {none,good-turing,kneser-ney,add}=kneser-ney
                       smoothing of phrase probabilities; none: relative frequencies
  --lexical {links,maximum,zens-ney}=links
                       lexical weights
  --reordering {none,word,phrase,hierarchical}=word
                       lexicalised reordering model
  --collapse           use 2 reordering features, one per direction, instead of 6
  --orientations {add,map}=add
                       smoothing of the orientations: add 0.5 to each count, or a hierarchy of
                       priors
  --prune              drop phrase pairs that are not significant
  --limit N            keep the N·l best translations of a source phrase of l words, before tuning
  --association {significance,llr}...=
                       further scores of phrase pairs: significance, log-likelihood ratio; tune the
                       weights
  --min-probability X=0
                       drop phrase pairs with a lower p(target|source), for example 0.0001
  --gaps               also use phrases with a gap on one side or both, which Moses does not know;
                       decoding is then slower
  --discriminative     add a maximum-entropy model of reordering, which Moses does not know
  --extended-features  add thousands of sparse features of phrase pairs, which Moses does not know;
                       tune them with pro or mira
  --lm-order N=5       order of the language model
  --absolute-paths     write absolute paths to moses.ini, so that Moses can be started in any
                       folder
"""

TUNING = """
tuning:
  --dev FILE...        source and reference(s) to tune the weights on
  --tuner NAME=mert
  --metric NAME=bleu
  --iterations N=10    rounds of decoding and learning at most
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_options(parser, OUTPUT)
    add_corpus_options(parser, index=False, several=True)
    add_options(parser, FILTERS)
    model = parser.add_argument_group("model")
    add_alignment_options(model, method="agreement")
    add_options(model, MODEL)
    add_options(parser, TUNING)
    add_seed_option(parser)
    add_work_options(parser)


def run(args: argparse.Namespace) -> None:
    """Train, tune if requested, and report where the model is."""
    from regmt.application.train import train
    from regmt.core.progress import notice

    output_folder(args)
    corpus, sizes = training_corpora(args)
    shape = hmm_options(args.hmm_option)
    model = train(**given(args, train) | shape | {"train": corpus, "sizes": sizes})
    notice(f"model in {model.folder}")
