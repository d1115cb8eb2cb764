"""Read a ``moses.ini``: the usual phrase-based features, weights and search settings."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import StrPath, read_lines
from regmt.decoding.lm import LanguageModel
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable
from regmt.decoding.settings import UNLIMITED, SearchSettings
from regmt.decoding.weights import read_weights

_TABLES = ("PhraseDictionaryMemory",)
_LANGUAGE_MODELS = ("KENLM", "LanguageModelKen", "SRILM")
_BINARY = ("PhraseDictionaryCompact", "PhraseDictionaryOnDisk", "ProbingPT", "IRSTLM", "RandLM")
_PENALTIES = ("WordPenalty", "PhrasePenalty", "UnknownWordPenalty", "Distortion")
# Sections that say nothing to this decoder, because a phrase-based model has no choice there.
_WITHOUT_MEANING = {
    "input-factors", "mapping", "feature", "weight", "threads", "verbose", "n-best-list",
    "mark-unknown", "output-unknowns", "max-phrase-length",
    "report-segmentation", "print-alignment-info", "v", "factor-delimiter",
}  # fmt: skip


def read_moses_ini(path: StrPath, *, wanted: Collection[str] | None = None) -> Model:
    """Read the model that a ``moses.ini`` describes.

    Understood are PhraseDictionaryMemory, KENLM and SRILM with ARPA files, Distortion,
    LexicalReordering, WordPenalty, PhrasePenalty and UnknownWordPenalty, and the settings stack,
    beam-threshold, distortion-limit, ttable-limit, search-algorithm, cube-pruning-pop-limit,
    n-best-factor and drop-unknown. Paths are taken from the folder of the file, or else from the
    working directory.

    Parameters
    ----------
    path : path-like
    wanted : collection of str, optional
        Read only the lines of these source phrases, see `phrases_of`.

    Raises
    ------
    InputError
        A feature, or a setting that changes the result, which is not understood.
    """
    sections = _sections(path)
    phrases = None if wanted is None else set(wanted)
    limit = -1
    tables: dict[str, PhraseTable] = {}
    models: dict[str, LanguageModel] = {}
    reordering: dict[str, ReorderingTable] = {}
    penalties: dict[str, str] = {}
    counts: dict[str, int] = {}
    for number, line in sections.get("feature", []):
        kind, *pairs = line.split()
        options = _options(pairs, path, number)
        default = (
            "TranslationModel" if kind in _TABLES else "LM" if kind in _LANGUAGE_MODELS else kind
        )
        index = counts.get(default, 0)
        counts[default] = index + 1
        name = options.get("name", f"{default}{index}")
        if name in tables or name in models or name in reordering or kind in penalties:
            raise InputError(f"a second feature {name}", path=path, line=number)
        if kind in _TABLES:
            tables[name] = PhraseTable.load(_file(options, path, number), wanted=phrases)
            if "table-limit" in options:
                limit = max(limit, _whole(options["table-limit"], path, number))
        elif kind in _LANGUAGE_MODELS:
            models[name] = LanguageModel.load(_file(options, path, number))
        elif kind == "LexicalReordering":
            if "type" not in options:
                raise InputError("LexicalReordering without type=", path=path, line=number)
            reordering[name] = ReorderingTable.load(
                _file(options, path, number), options["type"], wanted=phrases
            )
        elif kind in _PENALTIES:
            penalties[kind] = name
        else:
            raise InputError(
                f"feature {kind} is not supported",
                path=path,
                line=number,
                remedy="convert binary tables to text (PhraseDictionaryMemory, ARPA)"
                if kind in _BINARY
                else f"supported: {', '.join((*_TABLES, *_LANGUAGE_MODELS, *_PENALTIES))}, "
                "LexicalReordering",
            )
    if not tables:
        raise InputError("no PhraseDictionaryMemory among the features", path=path)
    first_table = next(iter(tables.values()))
    try:
        return Model(
            phrase_tables=tables,
            language_models=models,
            reordering_tables={name: one.sharing(first_table) for name, one in reordering.items()},
            weights=read_weights(path),
            distortion=penalties.get("Distortion"),
            word_penalty=penalties.get("WordPenalty"),
            phrase_penalty=penalties.get("PhrasePenalty"),
            unknown_penalty=penalties.get("UnknownWordPenalty", "UnknownWordPenalty0"),
            settings=_settings(sections, path, limit),
        )
    except InputError as error:
        raise InputError(
            error.problem, path=error.path or path, line=error.line, remedy=error.remedy
        ) from error


Section = list[tuple[int, str]]


def _sections(path: StrPath) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    current: Section | None = None
    for number, raw in enumerate(read_lines(path), start=1):
        line = raw.partition("#")[0].strip()
        if line.startswith("[") and line.endswith("]"):
            current = sections.setdefault(line[1:-1].strip(), [])
        elif line:
            if current is None:
                raise InputError(
                    "text before the first [section]",
                    path=path,
                    line=number,
                    remedy="is it a moses.ini?",
                )
            current.append((number, line))
    if "feature" not in sections:
        raise InputError("no section [feature]", path=path, remedy="is it a moses.ini?")
    return sections


def _options(pairs: list[str], path: StrPath, number: int) -> dict[str, str]:
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise InputError(f"expected key=value, found {pair!r}", path=path, line=number)
        options[key] = value
    return options


def _file(options: dict[str, str], path: StrPath, number: int) -> Path:
    if not options.get("path", "").strip("./"):
        raise InputError("feature without path=", path=path, line=number)
    # Moses takes paths from the folder it was started in, and finds x.gz under the name x.
    places = [Path(path).parent / options["path"], Path(options["path"])]
    found = [f for file in places for f in (file, file.with_name(f"{file.name}.gz")) if f.exists()]
    return found[0] if found else places[0]


def _whole(text: str, path: StrPath, number: int) -> int:
    try:
        return int(text)
    except ValueError:
        raise InputError(f"{text!r} is not a whole number", path=path, line=number) from None


def _settings(sections: dict[str, Section], path: StrPath, table_limit: int) -> SearchSettings:
    """Return the search settings, with Moses' defaults where the file is silent."""
    values: dict[str, object] = {
        "stack": 200,
        "distortion-limit": UNLIMITED,
        "pop-limit": 1000,
    }

    def unlimited_at_zero(value: int) -> int:
        return UNLIMITED if value <= 0 else value

    def search_algorithm(value: int) -> str:
        if value not in (0, 1):
            raise InputError(
                f"search algorithm {value} is not supported",
                path=path,
                remedy="use 0 (stacks) or 1 (cube pruning)",
            )
        return "cube" if value == 1 else "stack"

    meaning: dict[str, tuple[str, Callable[[int], object]]] = {
        "stack": ("stack", unlimited_at_zero),
        "s": ("stack", unlimited_at_zero),
        "distortion-limit": ("distortion-limit", lambda v: max(v, UNLIMITED)),
        "dl": ("distortion-limit", lambda v: max(v, UNLIMITED)),
        "ttable-limit": ("ttable-limit", unlimited_at_zero),
        "cube-pruning-pop-limit": ("pop-limit", unlimited_at_zero),
        "search-algorithm": ("search", search_algorithm),
        "n-best-factor": ("nbest-factor", lambda v: v if v > 0 else SearchSettings.nbest_factor),
        "drop-unknown": ("unknown", lambda v: "drop" if v else "copy"),
    }
    for section, lines in sections.items():
        if not lines and section not in _WITHOUT_MEANING | {"drop-unknown"}:
            raise InputError(f"section [{section}] is empty", path=path)
        if section in ("beam-threshold", "b"):
            number, text = lines[0]
            try:
                values["threshold"] = float(text)
            except ValueError:
                raise InputError(f"{text!r} is not a number", path=path, line=number) from None
        elif section in meaning:
            number, text = lines[0] if lines else (0, "1")  # [drop-unknown] alone is a yes
            setting, convert = meaning[section]
            words = text.lower().replace("true", "1").replace("false", "0").split()
            values[setting] = convert(_whole(words[0], path, number))
        elif section not in _WITHOUT_MEANING:
            raise InputError(
                f"section [{section}] is not supported",
                path=path,
                remedy="remove it if it is not needed",
            )
    if table_limit > 0:
        values["ttable-limit"] = table_limit
    return SearchSettings().updated(values)
