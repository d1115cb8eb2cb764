"""Tuning around the beam decoder, by n-best lists and by lattices, on a small model."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from regmt.cli.main import main
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.phrase_model import Model
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights, read_weights
from regmt.metrics import make_metric
from regmt.tuning.constraints import Constraints
from regmt.tuning.lattice_mert import LatticeDev
from regmt.tuning.mert import Mert
from regmt.tuning.model_dev import lattice_decoder, nbest_decoder
from regmt.tuning.nbest_dev import NBestDev
from regmt.tuning.outer_loop import tune

BLEU = make_metric("bleu", tokenize="none")

# The second score is right where the first one and the language model are not.
PHRASES = """\
das ||| the ||| 0.3 0.9
das ||| this ||| 0.7 0.1
haus ||| home ||| 0.8 0.1
haus ||| house ||| 0.2 0.9
klein ||| little ||| 0.6 0.2
klein ||| small ||| 0.4 0.8
ist ||| is ||| 1 1
"""
ARPA = """\
\\data\\
ngram 1=10

\\1-grams:
-2\t<unk>
-99\t<s>
-1\t</s>
-1.2\tthe
-1\tthis
-0.9\thome
-1.1\thouse
-1\tlittle
-1.1\tsmall
-1\tis

\\end\\
"""
SOURCE = ["das haus ist klein", "das haus ist das haus", "", "klein ist das haus"]
TARGET = ["the house is small", "the house is the house", "", "small is the house"]
WEIGHTS = "TranslationModel0= 1 0\nLM0= 0.5\nDistortion0= 0.3\nWordPenalty0= 0\nPhrasePenalty0= 0\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("model")
    for name, text in [
        ("pt", PHRASES),
        ("lm.arpa", ARPA),
        ("weights", WEIGHTS),
        ("dev.de", "".join(line + "\n" for line in SOURCE)),
        ("dev.en", "".join(line + "\n" for line in TARGET)),
    ]:
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def model(folder: Path) -> Model:
    from regmt.decoding.lm import LanguageModel
    from regmt.decoding.phrase_table import PhraseTable

    return Model(
        {"TranslationModel0": PhraseTable.load(folder / "pt")},
        {"LM0": LanguageModel.load(folder / "lm.arpa")},
        read_weights(folder / "weights"),
    )


def translations(model: Model, weights: Weights) -> list[str]:
    decoder = BeamDecoder(model.with_weights(weights))
    return [decoder.decode(line.split())[0].text for line in SOURCE]


def constraints(model: Model) -> Constraints:
    return Constraints(fixed=[model.unknown_penalty])


@pytest.mark.parametrize("way", ["n-best lists", "lattices"])
def test_tuning_makes_the_decoder_translate_right(model: Model, way: str) -> None:
    sentences = [line.split() for line in SOURCE]
    mert = Mert(restarts=2)
    dev: NBestDev | LatticeDev
    if way == "lattices":
        dev = LatticeDev(
            lattice_decoder(model, sentences),
            [TARGET],
            metric=BLEU,
            mert=mert,
            constraints=constraints(model),
        )
    else:
        dev = NBestDev(
            nbest_decoder(model, sentences, size=5, jobs=2),
            [TARGET],
            metric=BLEU,
            tuner=mert,
            constraints=constraints(model),
        )
    assert translations(model, model.weights) != TARGET
    result = tune(dev, start=model.weights, iterations=5)
    assert result.score == pytest.approx(100.0)
    assert translations(model, result.weights) == TARGET
    for step in result.history:
        expected = BLEU.corpus_score(translations(model, step.weights), [TARGET])
        assert step.score == pytest.approx(expected)


def test_weights_of_lattices_do_not_grow_where_a_fixed_weight_ranks_nothing(model: Model) -> None:
    """Every translation of a sentence has the same unknown words, so the scale is free."""
    sentences = [[*line.split(), "xyz"] for line in SOURCE if line]
    references = [f"{line} xyz" for line in TARGET if line]
    dev = LatticeDev(
        lattice_decoder(model, sentences, settings=SearchSettings(stack=3)),
        [references],
        metric=BLEU,
        mert=Mert(restarts=2),
        constraints=constraints(model),
    )
    start = Weights(model.feature_dict(model.weight_vector))
    result = tune(dev, start=start, iterations=6)
    assert result.score == pytest.approx(100.0)
    unknown = model.unknown_penalty
    for step in result.history[1:]:
        free = [w for name, ws in step.weights.items() if name != unknown for w in ws]
        assert sum(map(abs, free)) == pytest.approx(1.0)
        assert step.weights[unknown] == (1.0,)


def test_lattices_have_the_decoders_scores(model: Model) -> None:
    lattices = lattice_decoder(model, [line.split() for line in SOURCE])(model.weights)
    vector = model.weight_vector
    for line, lattice in zip(SOURCE, lattices, strict=True):
        best = max(float((lattice.features[path] @ vector).sum()) for path in lattice.paths())
        expected = BeamDecoder(model).decode(line.split())[0].score
        assert best == pytest.approx(expected, abs=1e-6)
        assert np.isfinite(lattice.features).all()


def test_an_interrupted_lattice_run_continues(model: Model, tmp_path: Path) -> None:
    def run(iterations: int) -> object:
        dev = LatticeDev(
            lattice_decoder(model, [line.split() for line in SOURCE]),
            [TARGET],
            metric=BLEU,
            mert=Mert(restarts=1),
            constraints=constraints(model),
        )
        return tune(dev, start=model.weights, iterations=iterations, state=tmp_path / "state")

    run(1)
    longer = run(3)
    (tmp_path / "state" / "state.json").unlink()
    assert run(3) == longer


def test_the_command_around_a_decoder(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = ["--phrase-table", f"{folder}/pt", "--lm", f"{folder}/lm.arpa"]
    model += ["--weights", f"{folder}/weights"]
    dev = ["--dev", f"{folder}/dev.de", f"{folder}/dev.en"]
    for tuner in ("mert", "lattice-mert"):
        out = tmp_path / tuner
        options = ["--tuner", tuner, "--restarts", "2", "--tokenize", "none", "-o", str(out)]
        assert main(["tune", *model, *dev, *options, "--iterations", "4"]) == 0
        assert "→ 100.00" in capsys.readouterr().err
        assert set(read_weights(out)) >= {"TranslationModel0", "LM0", "Distortion0"}
        assert read_weights(out)["UnknownWordPenalty0"] == (1.0,)
    assert main(["tune", *model, *dev, "--mbr"]) == 2
    assert "--mbr plays no part" in capsys.readouterr().err
    assert main(["tune", *model, *dev[:2]]) == 2
    assert "--dev takes a source text" in capsys.readouterr().err
    assert main(["tune", *dev, "--nbest", "x", "--reference", "y"]) == 2
    assert "--nbest and --dev together" in capsys.readouterr().err
    assert main(["tune", "--nbest", "x", "--reference", "y", "--tuner", "lattice-mert"]) == 2
    assert "lattice-mert needs a decoder" in capsys.readouterr().err
