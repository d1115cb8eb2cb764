"""Every reader of text with a small valid input of its format."""

from __future__ import annotations

import argparse
import json
import struct
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from regmt.application.corpora import read_corpus
from regmt.cli.combine_serve import _parsed
from regmt.cli.config import arguments_from_config
from regmt.combination.adaptive import AdaptiveWeights
from regmt.combination.online import OnlineCombiner
from regmt.combination.setting import Setting
from regmt.core.files import read_lines
from regmt.core.journal import MAGIC, Journal
from regmt.decoding.alignment.pharaoh import read_gold, read_links
from regmt.decoding.lm import read_arpa
from regmt.decoding.model_text import TEXT_FILE, ModelText
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.nbest import read_nbest
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable
from regmt.decoding.weights import Weights, read_weights
from regmt.instance_selection.memory import Replay
from regmt.reranking.score_models import ScoreModels
from regmt.tuning.run_state import RunState
from tests.fuzz.documents import DOCUMENTS, fill

ARPA = (
    "\\data\\\nngram 1=4\nngram 2=2\n\n\\1-grams:\n-2\t<unk>\n-99\t<s>\t-0.5\n-1\t</s>\n"
    "-0.7\ta\t-0.1\n\n\\2-grams:\n-0.3\t<s> a\n-0.4\ta </s>\n\n\\end\\\n"
)
TABLE = "a ||| b c ||| 0.5 0.25 ||| 0-0 0-1 ||| 1 2\na b ||| c ||| 0.5 1e-3 ||| 0-0\n"
FEATURES = ("LM0", "Distortion0", "WordPenalty0", "PhrasePenalty0")
WEIGHTS = "".join(f"{name} = 0.5\n" for name in FEATURES) + "TranslationModel0 = [0.5, 0.2]\n"
MODEL = (
    'format = 1\nweights = "w"\n\n[[phrase-table]]\nname = "TranslationModel0"\npath = "pt"\n\n'
    '[[language-model]]\nname = "LM0"\npath = "lm"\n\n[search]\nstack = 50\n'
)
MOSES = (
    "[feature]\nUnknownWordPenalty\nWordPenalty\nPhrasePenalty\nDistortion\n"
    "PhraseDictionaryMemory name=TranslationModel0 num-features=2 path=pt\n"
    "KENLM name=LM0 factor=0 path=lm order=2\n[weight]\nUnknownWordPenalty0= 1\nLM0= 0.5\n"
    "WordPenalty0= -1\nPhrasePenalty0= 0.2\nTranslationModel0= 0.2 0.2\nDistortion0= 0.3\n"
    "[distortion-limit]\n6\n[stack]\n100\n"
)
_SIDE = '{"tokenize": "moses", "language": "de", "lowercase": true}'
TEXT = f'{{"source": {_SIDE}, "target": {_SIDE}, "case": false}}'


class Reader(NamedTuple):
    """How a format is read: a valid content, the name of its file, and what reads the folder."""

    content: str | bytes
    name: str
    read: Callable[[Path], object]

    @property
    def raw(self) -> bytes:
        """The content of the file."""
        return self.content.encode() if isinstance(self.content, str) else self.content


def _file(read: Callable[[Path], object]) -> Callable[[Path], object]:
    return lambda folder: read(folder / "file")


def _combiner() -> OnlineCombiner:
    return OnlineCombiner(["cbleu"], ScoreModels(), Setting(update="additive"))


def _state() -> str:
    combiner = _combiner()
    combiner.state = AdaptiveWeights(2, combiner.setting)
    record = {
        "regmt adaptive weights": 1,
        "scores": ["cbleu"],
        "weights": None,
        "simulated": False,
        "pending": {"hypotheses": ["a", "b"], "choice": 1},
        "squares": 0.5,
        "observed": 3,
        "state": combiner.state.to_json(),
    }
    return json.dumps(record)


def _message(path: Path) -> object:
    reply = _combiner().answer(_parsed(path.read_bytes(), 1000))
    return json.dumps(reply, allow_nan=False, ensure_ascii=False).encode()


def _config(path: Path) -> object:
    parser = argparse.ArgumentParser(prog="regmt select")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--train", nargs="+")
    parser.add_argument("--quiet", action="store_true")
    return arguments_from_config(["--config", str(path)], parser, ["select"])


def _tune_state(folder: Path) -> object:
    return RunState(folder, Weights({"LM0": 1.0}), {"tuner": "mert"})


def write_others(folder: Path) -> None:
    """Write the valid files that models refer to."""
    for name, content in (("pt", TABLE), ("lm", ARPA), ("w", WEIGHTS)):
        (folder / name).write_text(content)


_STEP = '{"iteration": 0, "weights": {"LM0": [0.5]}, "score": 20.5, "new": 3, "hypotheses": 9}'

RECORDS = '{"pair": ["das Haus", "the house"]}\n{"pair": ["a", "b"], "remove": 3}\n{"remove": 5}\n'


def _framed(records: bytes) -> bytes:
    lines = records.split(b"\n")
    return MAGIC + b"".join(struct.pack("<II", len(r), zlib.crc32(r)) + r for r in lines if r)


def _replay(journal: Path) -> object:
    Replay(5).read(Journal(journal))
    return journal


def _replay_records(path: Path) -> object:
    """Read records that are damaged although their checksums fit."""
    journal = path.with_name("framed")
    journal.write_bytes(_framed(path.read_bytes()))
    return _replay(journal)


READERS = {
    **{
        f"corpus of {name}": Reader(content, name, lambda f, name=name: read_corpus(f / name))
        for name, content in DOCUMENTS.items()
        if name not in ("f.json", "f.xml")  # of one language
    },
    **{
        f"translation of {name}": Reader(content, name, lambda f, name=name: fill(f / name))
        for name, content in DOCUMENTS.items()
    },
    "journal": Reader(_framed(RECORDS.encode()), "file", _file(_replay)),
    "records of a journal": Reader(RECORDS, "file", _file(_replay_records)),
    "text": Reader("ein Haus\n\nübrig\n", "file", _file(read_lines)),
    "tab-separated corpus": Reader("das Haus\tthe house\na\tb\n", "file", _file(read_corpus)),
    "raw corpus": Reader(
        "Öffne %s (100 %)…\tOpen %s (100%)…\nDas Haus.\tThe house.\n",
        "file",
        _file(partial(read_corpus, text="raw", source_lang="de", target_lang="en")),
    ),
    "weights": Reader(WEIGHTS, "file", _file(read_weights)),
    "weights of Moses": Reader("LM0= 0.5\nTM= 0.2 -1e-3\n", "file", _file(read_weights)),
    "links": Reader("0-0 1-2\n\n3-3\n", "file", _file(read_links)),
    "gold links": Reader("a b\tc d\t0-0 1p1\na\tb\t0-0\n", "file", _file(read_gold)),
    "ARPA": Reader(ARPA, "file", _file(read_arpa)),
    "phrase table": Reader(TABLE, "file", _file(PhraseTable.load)),
    "reordering table": Reader(
        "a ||| b ||| 0.5 0.2 0.3\na b ||| c ||| 0.1 0.1 0.8\n",
        "file",
        _file(partial(ReorderingTable.load, type="wbe-msd-backward-fe-allff")),
    ),
    "n-best list": Reader(
        "0 ||| a b ||| LM0= -1.5 TM= 0.2 0.1 ||| -3\n1 ||| c ||| LM0= -1 TM= 0 0 ||| -1\n",
        "file",
        _file(read_nbest),
    ),
    "moses.ini": Reader(MOSES, "moses.ini", lambda folder: read_moses_ini(folder / "moses.ini")),
    "model folder": Reader(MODEL, "model.toml", Model.load),
    "settings of text": Reader(TEXT, TEXT_FILE, ModelText.load),
    "options": Reader(
        'jobs = 1\ntrain = ["a", "b"]\n[select]\nquiet = true\n', "file", _file(_config)
    ),
    "state of tuning": Reader(
        f'{{"run": {{"tuner": "mert"}}, "history": [{_STEP}], "weights": null, "reason": null}}',
        "state.json",
        _tune_state,
    ),
    "state of combination": Reader(
        _state(), "file", lambda folder: _combiner().restore(folder / "file")
    ),
    "message to combine": Reader(
        '{"id": 3, "hypotheses": ["a b", "a c"], "reference": ["a b"], "source": "x"}',
        "file",
        _file(_message),
    ),
}
