"""Options that several commands share, and functions that turn them into arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any

from regmt.cli.option_table import add_options
from regmt.cli.option_values import finite_number, job_count, whole_number

_GROWING = "grow grow-diag grow-final grow-final-and grow-diag-final grow-diag-final-and".split()
HEURISTICS = ["intersection", "union", *_GROWING, "forward", "backward"]

GENERAL = """
general:
  --config FILE.toml  read options from a TOML file
  --quiet             show no progress bars and no notices
  --debug             show tracebacks
"""

TRAIN = """
  --train FILE...{again}  source file and target file with one sentence per line, or one
      tab-separated file, or translators' files (PO, XLIFF, TMX, …), also mixed{repeat}
"""

LANGUAGES = """
  --source-lang XX  language code of the source; for the bundled corpus: de (default) or es
  --target-lang XX  language code of the target
"""

TEXT = """
  --text {auto,raw,tokenised}
      raw text is masked, tokenised and truecased, and translated to raw text; tokenised text is
      split at spaces (default: auto, decided from samples)
"""

TOKENS = """
  --tokenize NAME  tokenizer: none, 13a, moses or an installed one (default: none, or with --text
                   raw moses)
  --lowercase      lower-case everything
  --skip-empty     ignore pairs with an empty side
"""

JOBS = """
  --jobs N=1  number of processes (default 1); does not change the output
"""

CLUSTER = """
  --backend {joblib,threads,dask}  processes here (default), threads of one process, which need less
                                   memory, or a Dask cluster (default if REGMT_SCHEDULER is set)
  --scheduler ADDRESS  of a running Dask scheduler (default: that of REGMT_SCHEDULER)
"""

METRIC_TEXT = """
  --tokenize {{none,13a,intl,char,zh}}  {tokenize}
  --lowercase  {lowercase}
"""

METHOD = """
  --method {{ibm1,diagonal,hmm,agreement}}{default}
      alignment model: IBM 1, IBM 2 with a diagonal prior (fastest), HMM, or two HMMs trained
      jointly in both directions (default: agreement)
"""

EMPTY_WORD = """
  --p0 P  probability of the empty word when aligning; more leaves more words without a link
"""

INSTANCES = """
  --instances N  training pairs per sentence (default 100)
"""

FEATURES = """
  --ngrams N-M   orders of the features (default 1-2)
  --weighting {none,tokens,exponential}
                 weight of an n-gram of p words: 1 (default), p, or exp(-A/p)
  --alpha A      A of --weighting exponential (default 1)
  --segments     use no n-grams that cross punctuation
  --max-gap N    also use source n-grams with a gap of up to N words (default 0: none)
  --subwords N-M  also use the character n-grams of words that the corpus lacks, e.g. 3-5
"""


def given(args: argparse.Namespace, function: Callable[..., Any]) -> dict[str, Any]:
    """Return the options that have the names of the parameters of a public function."""
    return {name: getattr(args, name) for name in signature(function).parameters if name in args}


def flag(name: str) -> str:
    """Return the option of a parameter."""
    return "--" + name.replace("_", "-")


def add_input(
    parser: argparse.ArgumentParser, about: str, nargs: str = "?", *, default: str | None = None
) -> None:
    """Add the argument FILE, the text that a command reads; ``*`` or ``+`` for several files."""
    name = "file" if nargs == "?" else "files"
    parser.add_argument(name, nargs=nargs, default=default, metavar="FILE", help=about)


def add_output_option(parser: argparse._ActionsContainer, what: str = "result") -> None:
    """``-o FILE``."""
    add_options(parser, f"  -o, --output FILE  write the {what} here (default: standard output)")


def add_global_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of every command."""
    add_options(parser, GENERAL)


def add_corpus_options(
    parser: argparse.ArgumentParser,
    *,
    index: bool = True,
    bundled: bool = True,
    raw: bool = True,
    several: bool = False,
) -> None:
    """Add the options that say where the training data comes from and how to read it.

    With `several`, ``--train`` may be repeated; see `training_corpora`.
    """
    default = "default: the bundled corpus" if bundled else "optional"
    group = parser.add_argument_group(f"training data ({default})")
    again, repeat = ("*", "; repeat the option for several corpora") if several else ("", "")
    train = TRAIN.format(again=again, repeat=repeat)
    index_option = "  --index DIR  index written by regmt index\n" if index else ""
    add_options(group, train + index_option + LANGUAGES + (TEXT if raw else "") + TOKENS)


def add_jobs_option(parser: argparse._ActionsContainer) -> None:
    """``--jobs``."""
    add_options(parser, JOBS, {"N": job_count})


def add_cluster_options(parser: argparse._ActionsContainer) -> None:
    """``--backend`` and ``--scheduler``, which `main` heeds."""
    add_options(parser, CLUSTER)


def add_work_options(parser: argparse._ActionsContainer) -> None:
    """``--jobs``, ``--backend`` and ``--scheduler``."""
    add_options(parser, JOBS + CLUSTER, {"N": job_count})


def add_metric_text_options(
    parser: argparse._ActionsContainer, tokenize: str, lowercase: str
) -> None:
    """``--tokenize`` and ``--lowercase`` of a metric, with their help."""
    add_options(parser, METRIC_TEXT.format(tokenize=tokenize, lowercase=lowercase))


def add_alignment_options(parser: argparse._ActionsContainer, *, method: str = "") -> None:
    """``--method`` and ``--symmetrize`` of the word alignment."""
    add_options(parser, METHOD.format(default=f"={method}" if method else ""))
    parser.add_argument(
        "--symmetrize",
        choices=HEURISTICS + [f"moses-{name}" for name in _GROWING],
        default="grow-diag-final-and",
        metavar="HEURISTIC",
        help="how to combine the two directions, or forward or backward for only one "
        f"({', '.join(HEURISTICS)}; default: grow-diag-final-and); moses-grow and so on visit "
        "links in the order of Moses' symal",
    )
    add_parameters_option(parser, "hmm")
    add_options(parser, EMPTY_WORD, {"P": float})


def add_seed_option(parser: argparse._ActionsContainer) -> None:
    """``--seed``."""
    add_options(parser, "  --seed N=0  random seed", {"N": whole_number})


def add_parameters_option(parser: argparse._ActionsContainer, of: str) -> None:
    """``--selector-option``, ``--learner-option`` or ``--tuner-option``."""
    parser.add_argument(
        f"--{of}-option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"a parameter of the {of}; may be repeated",
    )


def add_learning_options(group: argparse._ActionsContainer, learners: str) -> None:
    """Add the options that select training pairs and learn W, see `learning_options`."""
    add_options(group, "  --selector NAME  see regmt select (default fda)")
    add_parameters_option(group, "selector")
    add_options(group, INSTANCES + f"  --learner NAME  fsr (default), {learners}")
    add_parameters_option(group, "learner")
    add_options(group, FEATURES, {"--max-gap": whole_number, "A": finite_number})


def learning_options(args: argparse.Namespace, *further: str) -> dict[str, Any]:
    """Return the given options of `LearningOptions`, and the given ones of `further`."""
    from regmt.core.errors import InputError
    from regmt.features.segments import PUNCTUATION

    if args.alpha is not None and args.weighting != "exponential":
        raise InputError("--alpha without --weighting exponential", remedy="leave it out")
    names = (
        "selector",
        "instances",
        "learner",
        "ngrams",
        "weighting",
        "alpha",
        "max_gap",
        "subwords",
        *further,
    )
    given = {name: getattr(args, name, None) for name in names}
    given["selector_options"] = selector_options(args)
    given["boundaries"] = PUNCTUATION if args.segments else None
    given["learner_options"] = parse_assignments(args.learner_option, "--learner-option")
    return {name: value for name, value in given.items() if value is not None}


def parse_assignments(
    given: Sequence[str], option: str
) -> tuple[tuple[str, str | float | int], ...]:
    """Parse ``NAME=VALUE`` arguments; numbers, true and false are converted."""
    from regmt.core.errors import InputError

    result = []
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise InputError(f"{option} {text}", remedy=f"write {option} NAME=VALUE")
        result.append((name.replace("-", "_"), _number_or_text(value)))
    return tuple(result)


def selector_options(args: argparse.Namespace) -> tuple[tuple[str, str | float | int], ...]:
    """Return the ``--selector-option``s; the random selector also gets ``--seed``."""
    given = parse_assignments(args.selector_option, "--selector-option")
    if args.selector == "random" and "seed" in args:
        given = (("seed", args.seed), *given)
    return given


def _number_or_text(text: str) -> str | float | int:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"true": True, "false": False}.get(text.lower(), text)


def hmm_options(texts: Sequence[str]) -> dict[str, Any]:
    """Return ``--hmm-option NAME=VALUE`` as the argument of a public function."""
    if not texts:
        return {}
    from regmt.core.errors import InputError
    from regmt.decoding.alignment.hmm import HmmOptions

    values: dict[str, Any] = dict(parse_assignments(texts, "--hmm-option"))
    known = HmmOptions.__dataclass_fields__
    for name, value in values.items():
        if name not in known:
            raise InputError(f"--hmm-option {name}", remedy=f"known: {', '.join(known)}")
        wanted = type(known[name].default)
        if not isinstance(value, (int, float) if wanted is float else wanted):
            raise InputError(f"--hmm-option {name}={value}: expected {wanted.__name__}")
    return {"hmm_options": HmmOptions(**values)}
