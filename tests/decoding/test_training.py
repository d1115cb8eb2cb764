"""Training of model folders, per-sentence models, and truecasing."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.hmm import HmmOptions
from regmt.decoding.alignment.links import Links
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.casing.case_model import CaseModel, normalise_starts
from regmt.decoding.extraction.phrase_scoring import PhraseOptions, score_phrases
from regmt.decoding.instance_model import InstanceTrainer, usable_for
from regmt.decoding.lm import LanguageModel
from regmt.decoding.model_text import ModelText
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import phrases_of
from regmt.decoding.trained_model import default_weights, write_settings
from regmt.decoding.training import filter_pairs, train_model
from regmt.decoding.training_options import TrainingOptions
from regmt.decoding.training_steps import RECORD
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.text_profile import TextProfile

NOUNS = [("haus", "house"), ("buch", "book"), ("auto", "car"), ("bett", "bed"), ("zimmer", "room")]
ADJECTIVES = [("kleine", "small"), ("alte", "old"), ("rote", "red"), ("neue", "new")]
VERBS = [("ist da", "is there"), ("fehlt", "is missing"), ("gefällt mir", "pleases me")]


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    pairs = [
        (f"das {a} {n} {v} .", f"the {b} {m} {w} .")
        for a, b in ADJECTIVES
        for n, m in NOUNS
        for v, w in VERBS
    ] + [(f"das {n} {v} .", f"the {m} {w} .") for n, m in NOUNS for v, w in VERBS]
    return Corpus.from_strings([s for s, _ in pairs], [t for _, t in pairs])


@pytest.fixture(scope="module")
def folder(corpus: Corpus, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return train_model(corpus, tmp_path_factory.mktemp("training") / "model")


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def test_the_model_translates_what_it_has_not_seen(folder: Path) -> None:
    decoder = BeamDecoder(Model.load(folder))
    assert decoder.decode("das rote bett gefällt mir .".split())[0].text == (
        "the red bed pleases me ."
    )


def test_moses_ini_describes_the_same_model(folder: Path) -> None:
    sentence = "das alte auto fehlt .".split()
    wanted = phrases_of([sentence])
    own = BeamDecoder(Model.load(folder, wanted=wanted)).decode(sentence)[0]
    model = read_moses_ini(folder / "moses.ini", wanted=wanted)
    theirs = BeamDecoder(model).decode(sentence)[0]
    assert theirs.text == own.text
    assert theirs.score == pytest.approx(own.score)
    assert model.weights == default_weights()


def ini_sections(path: Path) -> dict[str, list[str]]:
    """Sections of a moses.ini by the plainest reading, without our own reader."""
    sections: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            sections[line.strip()] = lines = []
        elif line.strip() and not line.startswith("#"):
            lines.append(line.strip())
    return sections


@pytest.mark.parametrize("model", ["moses-model-eutrans-es-en", "moses-model-multi30k-de-en"])
def test_moses_ini_is_written_as_moses_training_writes_it(
    model: str, folder: Path, real_data: Path
) -> None:
    """The same sections, features, keys, types, files and numbers of weights."""
    own, theirs = ini_sections(folder / "moses.ini"), ini_sections(real_data / model / "moses.ini")
    assert list(own) == list(theirs)
    for section in ("[input-factors]", "[mapping]"):
        assert own[section] == theirs[section]
    assert (own["[distortion-limit]"], theirs["[distortion-limit]"]) == (["-1"], ["6"])
    for ours, other in zip(own["[feature]"], theirs["[feature]"], strict=True):
        assert set(ours.split()) - {"table-limit=20"} == set(other.split())
    for ours, other in zip(own["[weight]"], theirs["[weight]"], strict=True):
        assert ours.split()[0] == other.split()[0]
        assert len(ours.split()) == len(other.split())


@pytest.mark.parametrize(
    ("options", "kinds", "n"),
    [
        (PhraseOptions(), ["wbe-msd-bidirectional-fe-allff"], 6),
        (
            PhraseOptions(collapse=True),
            ["wbe-msd-backward-fe-collapseff", "wbe-msd-forward-fe-collapseff"],
            1,
        ),
        (PhraseOptions(reordering="phrase"), ["phrase-msd-bidirectional-fe-allff"], 6),
        (PhraseOptions(reordering="hierarchical"), ["hier-msd-bidirectional-fe-allff"], 6),
        (PhraseOptions(reordering="none"), [], 0),
    ],
)
def test_moses_ini_of_each_reordering_model(
    options: PhraseOptions, kinds: list[str], n: int, tmp_path: Path
) -> None:
    """Moses refuses a model whose number of features is not that of its type or its weights."""
    write_settings(tmp_path, TrainingOptions(phrases=options))
    sections = ini_sections(tmp_path / "moses.ini")
    lines = [line for line in sections["[feature]"] if line.startswith("LexicalReordering")]
    weights = [line for line in sections["[weight]"] if line.startswith("LexicalReordering")]
    for kind, line, weight in zip(kinds, lines, weights, strict=True):
        assert {f"type={kind}", f"num-features={n}"} <= set(line.split())
        assert len(weight.split()) == n + 1


def test_only_models_with_bars_have_a_factor_delimiter(folder: Path, tmp_path: Path) -> None:
    """Moses2 does not know the section; without it Moses splits ``a|b`` into two factors."""
    assert "[factor-delimiter]" not in ini_sections(folder / "moses.ini")
    corpus = Corpus.from_strings(["das haus a|b ."] * 3, ["the house a|b ."] * 3)
    model = train_model(corpus, tmp_path / "model", options=TrainingOptions(lm_order=2))
    (delimiter,) = ini_sections(model / "moses.ini")["[factor-delimiter]"]
    assert "|" != delimiter != ""
    rows = text_rows(model / "phrase-table.gz")
    assert any("a|b" in row for row in rows)
    assert not any(delimiter in word for row in rows for word in row if word != "|||")


def text_rows(path: Path) -> list[list[str]]:
    with gzip.open(path, "rt", encoding="utf-8") as stream:
        return [line.split() for line in stream]


def test_collapsed_reordering_is_one_table_per_direction(
    corpus: Corpus, folder: Path, tmp_path: Path
) -> None:
    """Tied weights of six features equal two, whose tables are the halves of the one."""
    options = TrainingOptions(phrases=PhraseOptions(collapse=True))
    two = train_model(corpus, tmp_path / "model", options=options)
    sentence = "das alte auto fehlt .".split()
    full = BeamDecoder(Model.load(folder)).decode(sentence)[0]
    values = full.features["LexicalReordering0"]
    for model in (Model.load(two), read_moses_ini(two / "moses.ini")):
        small = BeamDecoder(model).decode(sentence)[0]
        assert small.features["LexicalReordering0"] == pytest.approx([sum(values[:3])])
        assert small.features["LexicalReordering1"] == pytest.approx([sum(values[3:])])
        assert small.text == full.text
        assert small.score == pytest.approx(full.score)
    assert sum(values[3:]) != pytest.approx(sum(values[:3]))
    for whole, backward, forward in zip(
        text_rows(folder / "reordering-table.gz"),
        text_rows(two / "reordering-table.backward.gz"),
        text_rows(two / "reordering-table.forward.gz"),
        strict=True,
    ):
        assert backward == whole[:-3]
        assert forward == whole[:-6] + whole[-3:]


def test_links_from_a_file_are_as_good_as_aligning(
    corpus: Corpus, folder: Path, tmp_path: Path
) -> None:
    options = TrainingOptions(links=folder / "alignment.gz")
    other = train_model(corpus, tmp_path / "model", options=options)
    assert text_rows(other / "phrase-table.gz") == text_rows(folder / "phrase-table.gz")
    (tmp_path / "bad").write_text("9-9\n" * len(corpus))
    with pytest.raises(InputError, match="link 9-9 points beyond the sentence"):
        train_model(corpus, tmp_path / "m", options=TrainingOptions(links=tmp_path / "bad"))


def test_several_corpora_as_columns(corpus: Corpus, folder: Path, tmp_path: Path) -> None:
    """Both readers agree on the scores; adding up the counts gives the table of the whole."""
    phrases = PhraseOptions(combine="columns", association=("llr",))
    options = TrainingOptions(sizes=(60, len(corpus) - 60), adapt_to=(1,), phrases=phrases)
    model = train_model(corpus, tmp_path / "columns", options=options)
    sentence = "das alte auto fehlt .".split()
    both = [Model.load(model), read_moses_ini(model / "moses.ini")]
    best = [BeamDecoder(one).decode(sentence)[0] for one in both]
    assert len(best[0].features["TranslationModel0"]) == 7
    assert best[0].features == best[1].features
    assert best[0].score == pytest.approx(best[1].score)
    options = TrainingOptions(sizes=(60, len(corpus) - 60))
    added = train_model(corpus, tmp_path / "counts", options=options)
    assert text_rows(added / "phrase-table.gz") == text_rows(folder / "phrase-table.gz")
    with pytest.raises(InputError, match="no corpus 3 to adapt to"):
        TrainingOptions(sizes=(1, 2), adapt_to=(2,))


def test_splitting_and_sparser_alignments(corpus: Corpus, folder: Path, tmp_path: Path) -> None:
    options = TrainingOptions(
        split=3, p0=0.6, method="hmm", hmm=HmmOptions(conditioning="none", end_anchor=True)
    )
    model = train_model(corpus, tmp_path / "model", options=options)
    n_lines = len(text_rows(model / "alignment.gz"))
    assert n_lines > len(corpus)  # the long pairs are several now
    assert max(row.index("|||") for row in text_rows(model / "phrase-table.gz")) <= 3
    with pytest.raises(InputError, match="HMM options for the alignment method ibm1"):
        TrainingOptions(method="ibm1", hmm=HmmOptions())


def test_same_files_for_any_number_of_jobs(corpus: Corpus, folder: Path, tmp_path: Path) -> None:
    other = train_model(corpus, tmp_path / "model", jobs=2)
    assert contents(other) == contents(folder)


def test_training_goes_on_where_it_stopped(
    corpus: Corpus, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("regmt.decoding.training._make_tables", broken)
        with pytest.raises(KeyboardInterrupt):
            train_model(corpus, tmp_path / "model")
    record = json.loads((tmp_path / "model" / RECORD).read_text())
    assert set(record["steps"]) == {"align", "language model"}
    with monkeypatch.context() as patch:
        patch.setattr("regmt.decoding.training.train_alignment", broken)  # not called again
        train_model(corpus, tmp_path / "model")
    assert contents(tmp_path / "model") == contents(folder)
    # other options: only the steps concerned are repeated, and weights tuned for the old tables go
    before = contents(tmp_path / "model")
    weights = tmp_path / "model" / "weights.toml"
    weights.write_text(weights.read_text().replace("-0.7", "-0.1"))
    options = TrainingOptions(phrases=PhraseOptions(longest=2))
    with monkeypatch.context() as patch:
        patch.setattr("regmt.decoding.training.train_alignment", broken)
        train_model(corpus, tmp_path / "model", options=options)
    after = contents(tmp_path / "model")
    changed = {name for name in after if after[name] != before[name]}
    assert {name for name in changed if not name.startswith("arrays/")} == {
        "phrase-table.gz",
        "reordering-table.gz",
        RECORD,
    }
    assert not any(name.startswith("arrays/lm.arpa.gz/") for name in changed)


def test_folders_that_are_something_else_are_refused(corpus: Corpus, tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(InputError, match="does not contain a training"):
        train_model(corpus, tmp_path)
    with pytest.raises(InputError, match="is a file"):
        train_model(corpus, tmp_path / "thesis.tex")


def test_filters() -> None:
    corpus = Corpus.from_strings(["a b", "a " * 6, "a", "a ||| b"], ["x", "x " * 3, "x x x x", "x"])
    kept = corpus.select(filter_pairs(corpus, max_words=5, max_ratio=3.0))
    assert [kept.source.sentence(i) for i in range(len(kept))] == [["a", "b"]]
    with pytest.raises(InputError, match="no sentence pairs are left"):
        filter_pairs(corpus, max_words=1, max_ratio=1.0)


def test_every_linked_word_has_a_translation() -> None:
    corpus = Corpus.from_strings(["a b", "a b", "c"], ["x", "y", "z"])
    links = Links.from_sets([[(0, 0), (1, 0)], [(0, 0), (1, 0)], []])
    plain = score_phrases(corpus, links, PhraseOptions(complete=False)).phrase_table()
    assert set(plain.sources.words) == {"a b"}
    full = score_phrases(corpus, links, PhraseOptions(smoothing="none")).phrase_table()
    assert set(full.sources.words) == {"a b", "a", "b"}
    assert [full.target(line) for line in full.lines_of("a")] == [["x"], ["y"]]
    assert full.scores[full.lines_of("a"), 2] == pytest.approx(0.5)


@pytest.mark.parametrize("known", ["links", "prior", "nothing"])
def test_models_of_selected_instances(corpus: Corpus, folder: Path, known: str) -> None:
    bitext = Bitext.from_corpus(corpus)
    model = train_alignment(bitext, corpus.source.vocabulary, corpus.target.vocabulary)
    trainer = InstanceTrainer(
        corpus=corpus,
        links=model.align(bitext) if known == "links" else None,
        prior=model if known == "prior" else None,
    )
    sentence = "das neue haus fehlt .".split()
    ids = [i for i in range(len(corpus)) if "neue" in corpus.source.sentence(i)]
    ids += [i for i in range(len(corpus)) if "alte" in corpus.source.sentence(i)]
    table, reordering = trainer.tables(ids, sentence)
    assert set(table.sources.words) <= phrases_of([sentence], 7)
    assert reordering is not None
    lm = LanguageModel.load(folder / "lm.arpa.gz")
    decoder = BeamDecoder(
        Model(
            {"TranslationModel0": table},
            {"LM0": lm},
            default_weights(),
            {"LexicalReordering0": reordering},
        )
    )
    assert decoder.decode(sentence)[0].text == "the new house is missing ."


def test_instances_are_trained_as_a_corpus_of_their_own(corpus: Corpus) -> None:
    ids = np.arange(0, len(corpus), 2)
    selected = InstanceTrainer(corpus=corpus).train(ids)
    alone = corpus.select(ids)
    bitext = Bitext.from_corpus(alone)
    vocabularies = alone.source.vocabulary, alone.target.vocabulary
    links = train_alignment(bitext, *vocabularies, method="diagonal").align(bitext)
    expected = score_phrases(alone, links)
    assert np.array_equal(selected.scores, expected.scores)
    sentence = "das rote buch".split()
    words = alone.source.vocabulary.encode(sentence)
    usable = usable_for(expected, words).phrase_table()
    wanted = phrases_of([sentence])
    everything = [p for p in expected.phrase_table() if " ".join(p.source) in wanted]
    assert list(usable) == everything


CASED = [
    "Das Haus in Berlin ist alt .".split(),
    "Wir fahren nach Berlin .".split(),
    "In Berlin ist das Haus neu .".split(),
    "Heute ist das Wetter gut , und wir gehen in das Haus .".split(),
    "Er sagt , heute fahren wir nach Berlin .".split(),
]


def test_sentence_starts_are_normalised() -> None:
    starts = [sentence[0] for sentence in normalise_starts(CASED)]
    assert starts[0] == "das"
    assert starts[4] == "Er"  # never seen in lower case
    assert all(a[1:] == b[1:] for a, b in zip(normalise_starts(CASED), CASED, strict=True))


def test_truecasing(tmp_path: Path) -> None:
    truecaser = CaseModel.train(CASED)
    tokens = "heute fahren wir nach berlin .".split()
    assert truecaser(tokens) == "Heute fahren wir nach Berlin .".split()
    truecaser.save(tmp_path / "case")
    assert CaseModel.open(tmp_path / "case")(tokens) == truecaser(tokens)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(["das", "haus", "ß", "berlin", "x1", '"', "ǆ", "in"]), max_size=6))
def test_lowercasing_truecased_text_gives_it_back(tokens: list[str]) -> None:
    global _TRUECASER
    if _TRUECASER is None:
        _TRUECASER = CaseModel.train(CASED)
    assert [word.lower() for word in _TRUECASER(tokens)] == tokens


_TRUECASER: CaseModel | None = None


@pytest.mark.parametrize("truecase", [False, True])
def test_raw_text_in_raw_text_out(tmp_path: Path, truecase: bool) -> None:
    german, english = (
        TextProfile(tokenize="moses", language=language, raw=True) for language in ("de", "en")
    )
    raw = Corpus.from_strings(
        ["Das Haus ist alt.", "Ja, das Haus ist da.", "Ja, das Buch ist <b>%s</b>."] * 3,
        ["The house is old.", "Yes, the house is here.", "Yes, the book is <b>%s</b>."] * 3,
        source_preprocessing=german,
        target_preprocessing=english,
    )
    options = TrainingOptions(truecase=truecase, lm_order=3)
    folder = train_model(raw, tmp_path / "model", options=options)
    text = ModelText.load(folder)
    source = text.encode("Das Buch, <i>%1$s</i>, ist alt.")
    assert ("buch" if truecase else "Buch") in source.tokens
    best = BeamDecoder(Model.load(folder)).decode(source.tokens)[0]
    assert text.decode(best, source) == "The book, <i>%1$s</i>, is old."
