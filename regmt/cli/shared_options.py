"""Options that several commands share, and functions that read them."""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from inspect import signature
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from regmt.instance_selection.corpus import Corpus
    from regmt.instance_selection.index import Index
    from regmt.instance_selection.text_profile import TextProfile
    from regmt.resources import Resources

_GROWING = "grow grow-diag grow-final grow-final-and grow-diag-final grow-diag-final-and".split()
HEURISTICS = ["intersection", "union", *_GROWING, "forward", "backward"]


def positive_int(text: str) -> int:
    """Parse an integer ≥ 1 (an argparse type)."""
    return _integer(text, 1, "a positive whole number")


def whole_number(text: str) -> int:
    """Parse an integer ≥ 0 (an argparse type)."""
    return _integer(text, 0, "a whole number of at least 0")


def _integer(text: str, lowest: int, what: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = lowest - 1
    if value < lowest:
        raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
    return value


def finite_number(text: str) -> float:
    """Parse a number that is neither infinite nor nan (an argparse type)."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise argparse.ArgumentTypeError(f"{text!r} is not a finite number")
    return value


def probability(text: str) -> float:
    """Parse a number from 0 to 1 (an argparse type)."""
    value = finite_number(text)
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a probability, from 0 to 1")
    return value


def job_count(text: str) -> int:
    """Parse a number of processes that suits this machine (an argparse type)."""
    from regmt.core.errors import InputError
    from regmt.core.parallel import check_jobs

    value = positive_int(text)
    try:
        check_jobs(value)
    except InputError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return value


_TYPES: dict[type, Callable[[str], Any]] = {int: positive_int, float: finite_number, str: str}


def add_value(
    group: argparse._ActionsContainer,
    option: str,
    default: str | float,
    what: str = "",
    metavar: str = "N",
    choices: Sequence[str] | None = None,
) -> None:
    """Add an option with one value of the type of its default, which the help names."""
    group.add_argument(
        option,
        type=_TYPES[type(default)],
        default=default,
        metavar=None if choices else metavar,
        choices=choices,
        help=f"{what} (default {default:{'g' * isinstance(default, float)}})".lstrip(),
    )


def given(args: argparse.Namespace, function: Callable[..., Any]) -> dict[str, Any]:
    """Return the options that have the names of the parameters of a public function."""
    return {name: getattr(args, name) for name in signature(function).parameters if name in args}


def add_input(
    parser: argparse.ArgumentParser, about: str, nargs: str = "?", *, default: str | None = None
) -> None:
    """Add the argument FILE, the text that a command reads; ``*`` or ``+`` for several files."""
    name = "file" if nargs == "?" else "files"
    parser.add_argument(name, nargs=nargs, default=default, metavar="FILE", help=about)


def add_global_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of every command."""
    group = parser.add_argument_group("general")
    group.add_argument("--config", metavar="FILE.toml", help="read options from a TOML file")
    group.add_argument("--quiet", action="store_true", help="show no progress bars and no notices")
    group.add_argument("--debug", action="store_true", help="show tracebacks")


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
    group.add_argument(
        "--train",
        nargs="+",
        action="append" if several else "store",
        metavar="FILE",
        help="source file and target file with one sentence per line, or one tab-separated file, "
        "or translators' files (PO, XLIFF, TMX, …), also mixed"
        + ("; repeat the option for several corpora" if several else ""),
    )
    if index:
        group.add_argument("--index", metavar="DIR", help="index written by regmt index")
    group.add_argument(
        "--source-lang",
        metavar="XX",
        help="language code of the source; for the bundled corpus: de (default) or es",
    )
    group.add_argument("--target-lang", metavar="XX", help="language code of the target")
    if raw:
        group.add_argument(
            "--text",
            choices=("auto", "raw", "tokenised"),
            help="raw text is masked, tokenised and truecased, and translated to raw text; "
            "tokenised text is split at spaces (default: auto, decided from samples)",
        )
    group.add_argument(
        "--tokenize",
        metavar="NAME",
        help="tokenizer: none, 13a, moses or an installed one (default: none, or with --text raw "
        "moses)",
    )
    group.add_argument("--lowercase", action="store_true", help="lower-case everything")
    group.add_argument("--skip-empty", action="store_true", help="ignore pairs with an empty side")


def add_jobs_option(parser: argparse._ActionsContainer) -> None:
    """``--jobs``."""
    parser.add_argument(
        "--jobs",
        type=job_count,
        default=1,
        metavar="N",
        help="number of processes (default 1); does not change the output",
    )


def add_cluster_options(parser: argparse._ActionsContainer) -> None:
    """``--backend`` and ``--scheduler``, which `main` heeds."""
    parser.add_argument(
        "--backend",
        choices=("joblib", "dask"),
        help="processes here (default), or a Dask cluster (default if REGMT_SCHEDULER is set)",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="of a running Dask scheduler (default: that of REGMT_SCHEDULER)",
    )


def add_work_options(parser: argparse._ActionsContainer) -> None:
    """``--jobs``, ``--backend`` and ``--scheduler``."""
    add_jobs_option(parser)
    add_cluster_options(parser)


def add_metric_text_options(
    parser: argparse._ActionsContainer, tokenize: str, lowercase: str
) -> None:
    """``--tokenize`` and ``--lowercase`` of a metric, with their help."""
    choices = ("none", "13a", "intl", "char", "zh")
    parser.add_argument("--tokenize", choices=choices, help=tokenize)
    parser.add_argument("--lowercase", action="store_true", help=lowercase)


def add_alignment_options(parser: argparse._ActionsContainer, *, method: str | None) -> None:
    """``--method`` and ``--symmetrize`` of the word alignment."""
    parser.add_argument(
        "--method",
        choices=("ibm1", "diagonal", "hmm", "agreement"),
        default=method,
        help="alignment model: IBM 1, IBM 2 with a diagonal prior (fastest), HMM, or two HMMs "
        "trained jointly in both directions (default: agreement)",
    )
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
    parser.add_argument(
        "--p0",
        type=float,
        metavar="P",
        help="probability of the empty word when aligning; more leaves more words without a link",
    )


def add_seed_option(parser: argparse._ActionsContainer) -> None:
    """``--seed``."""
    parser.add_argument(
        "--seed", type=whole_number, default=0, metavar="N", help="random seed (default 0)"
    )


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
    group.add_argument("--selector", metavar="NAME", help="see regmt select (default fda)")
    add_parameters_option(group, "selector")
    group.add_argument(
        "--instances",
        type=positive_int,
        metavar="N",
        help="training pairs per sentence (default 100)",
    )
    group.add_argument("--learner", metavar="NAME", help=f"fsr (default), {learners}")
    add_parameters_option(group, "learner")
    group.add_argument("--ngrams", metavar="N-M", help="orders of the features (default 1-2)")
    group.add_argument(
        "--weighting",
        choices=("none", "tokens", "exponential"),
        help="weight of an n-gram of p words: 1 (default), p, or exp(-A/p)",
    )
    group.add_argument(
        "--alpha", type=finite_number, metavar="A", help="A of --weighting exponential (default 1)"
    )
    group.add_argument(
        "--segments", action="store_true", help="use no n-grams that cross punctuation"
    )
    group.add_argument(
        "--max-gap",
        type=whole_number,
        metavar="N",
        help="also use source n-grams with a gap of up to N words (default 0: none)",
    )


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
        *further,
    )
    given = {name: getattr(args, name, None) for name in names}
    given["selector_options"] = selector_options(args)
    given["boundaries"] = PUNCTUATION if args.segments else None
    given["learner_options"] = parse_assignments(args.learner_option, "--learner-option")
    return {name: value for name, value in given.items() if value is not None}


def output_folder(args: argparse.Namespace) -> str:
    """Return the folder of ``-o``, which is required."""
    from regmt.core.errors import InputError

    if args.output is None:
        raise InputError("no output folder", remedy="add -o DIR")
    return str(args.output)


def add_output_option(parser: argparse._ActionsContainer, what: str = "result") -> None:
    """``-o FILE``."""
    parser.add_argument(
        "-o", "--output", metavar="FILE", help=f"write the {what} here (default: standard output)"
    )


#: Options that name a file or folder to write.
_OUTPUTS = (
    *(
        "output",
        "nbest_out",
        "confidence_out",
        "alignment_out",
        "lattice_out",
        "weights_out",
        "save_parameters",
    ),
    *("history", "plot", "explain", "save", "state"),
)


def check_outputs(args: argparse.Namespace) -> None:
    """Reject outputs that cannot be written before doing any work."""
    given = [path for name in _OUTPUTS if (path := getattr(args, name, None)) not in (None, "-")]
    if given:
        from regmt.core.files import check_writable

        for path in given:
            check_writable(path)
    if getattr(args, "plot", None) is not None:
        from regmt.pictures import check_picture

        check_picture(args.plot)


@contextlib.contextmanager
def open_output(path: str | None) -> Iterator[TextIO]:
    """Open standard output, or a file that appears only when complete."""
    if path is None or path == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    from regmt.core.files import atomic_write

    with atomic_write(path) as stream:
        yield stream


def preprocessings(args: argparse.Namespace) -> tuple[TextProfile, TextProfile]:
    """Return the preprocessing of the source and of the target side."""
    from regmt.instance_selection.text_profile import TextOptions

    languages = args.source_lang, args.target_lang
    return TextOptions(args.text or "auto", args.tokenize, args.lowercase, languages).profiles()


def bundled_pair(args: argparse.Namespace) -> str:
    """Return the language pair of the bundled corpus selected by ``--source-lang``."""
    return f"{args.source_lang or 'de'}-{args.target_lang or 'en'}"


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


def read_parallel(path: str, lines_of: str, expected: int) -> list[str]:
    """Read a file that must have one line for each sentence of another."""
    from regmt.application.corpora import check_parallel
    from regmt.core.files import read_lines

    lines = read_lines(path)
    check_parallel(lines, path, expected, lines_of)
    return lines


def _is_fed() -> bool:
    """Return whether standard input is a pipe or a file, which the user may expect to be read."""
    try:
        mode = os.fstat(0).st_mode
    except OSError:  # closed
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode)


def read_sentences(args: argparse.Namespace) -> tuple[list[str], list[str] | None]:
    """Return the sentences of ``FILE``, and those of ``--reference`` if there are any.

    Without ``FILE``, return the bundled test set. It is valid only with the bundled corpus.
    """
    from regmt.core.errors import InputError
    from regmt.core.files import read_lines

    if args.file is None:
        if args.train or args.index or args.reference:
            raise InputError("no input", remedy="give FILE, or - for standard input")
        from regmt.bundled import bundled_lines
        from regmt.core.progress import notice

        if _is_fed():
            notice("using the bundled test set; text on standard input is read only if you pass -")
        return bundled_lines("test", pair=bundled_pair(args))
    sentences = read_lines(args.file)
    if args.reference is None:
        return sentences, None
    name = "standard input" if args.file == "-" else args.file
    return sentences, read_parallel(args.reference, name, len(sentences))


def read_corpus(args: argparse.Namespace) -> Corpus:
    """Read the corpus named by ``--train``, or the bundled one."""
    from regmt.application.corpora import read_corpus

    text = getattr(args, "text", "tokenised") or "auto"
    return read_corpus(**given(args, read_corpus) | {"text": text})


def training_corpora(args: argparse.Namespace) -> tuple[Corpus, tuple[int, ...]]:
    """Read the corpora of a repeated ``--train``, or the bundled one, and return their sizes."""
    from regmt.application.corpora import read_corpora

    if args.train is None:
        return read_corpus(args), ()
    options = given(args, read_corpora) | {"text": args.text or "auto"}
    corpus, sizes = read_corpora(args.train, **options)
    return corpus, sizes if len(sizes) > 1 else ()


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


def load_resources(args: argparse.Namespace, *, order: int) -> Resources:
    """Open ``--index`` or the bundled corpus, or index ``--train`` in memory up to `order`."""
    from regmt.application.corpora import index_of
    from regmt.resources import Resources

    if args.index is None and args.train is None:
        source, target = preprocessings(args)
        return Resources.bundled(bundled_pair(args), order=order, source=source, target=target)
    return Resources(index_of(training_data(args), order=order))


def training_data(args: argparse.Namespace) -> Callable[[], Corpus | Index]:
    """Return a function that opens ``--index`` or reads ``--train`` or the bundled corpus."""
    from regmt.core.errors import InputError
    from regmt.instance_selection.index import Index

    if "index" not in args or args.index is None:
        return lambda: read_corpus(args)
    for name in "train text tokenize lowercase source_lang target_lang skip_empty".split():
        if getattr(args, name):
            option = "--" + name.replace("_", "-")
            raise InputError(
                f"{option} and --index together",
                remedy=f"omit {option}: the index stores its own",
            )
    return lambda: Index.open(args.index)
