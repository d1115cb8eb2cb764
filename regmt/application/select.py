"""``regmt.select``: training pairs for test sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from regmt.application.corpora import Lines, TrainingData, check_parallel, index_of, lines_of
from regmt.bundled import bundled_lines
from regmt.core.tables import html_table
from regmt.instance_selection.coverage import Measures
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import Selection
from regmt.instance_selection.selectors.stream import Recipe, select_stream
from regmt.resources import Resources

DEFAULT_INSTANCES = 100

_SHOWN = 20  # rows of a table in a notebook


@dataclass(frozen=True, repr=False, eq=False)
class SelectedPairs:
    """Training pairs selected for some queries.

    Attributes
    ----------
    index : Index
        The index they were selected from.
    queries : tuple of str
    mode : {"sentence", "union", "testset"}
    selections : tuple of Selection
        One for each query, or a single one for all of them unless `mode` is ``sentence``.
    """

    index: Index
    queries: tuple[str, ...]
    mode: str
    selections: tuple[Selection, ...]

    def records(self) -> Iterator[dict[str, Any]]:
        """Yield query, rank, id, score, gain, source and target of each selected pair."""
        source, target = self.index.source.text.lines, self.index.target.text.lines
        for number, chosen in enumerate(self.selections):
            columns = (chosen.ids.tolist(), chosen.scores.tolist(), chosen.gains.tolist())
            for rank, (i, score, gain) in enumerate(zip(*columns, strict=True)):
                yield {
                    "query": number if self.mode == "sentence" else None,
                    "rank": rank,
                    "id": i,
                    "score": score,
                    "gain": gain,
                    "source": source[i],
                    "target": target[i],
                }

    def coverage(self, reference: Lines | None = None) -> Measures:
        """Measure size and coverage, also of the target side if there are translations.

        Parameters
        ----------
        reference : path or sequence of str, optional
            The translations of the queries.
        """
        references = None if reference is None else lines_of(reference)
        if reference is not None and references is not None:
            check_parallel(references, reference, len(self.queries), "the text of the queries")
        measures = Measures(self.index)
        for number, chosen in enumerate(self.selections):
            mine = slice(number, number + 1) if self.mode == "sentence" else slice(None)
            measures.add(
                chosen.ids, self.queries[mine], None if references is None else references[mine]
            )
        return measures

    def __len__(self) -> int:
        return sum(map(len, self.selections))

    def __repr__(self) -> str:
        n = len(self.queries)
        queries = f"{n} {'query' if n == 1 else 'queries'}"
        return f"<{len(self)} pairs selected for {queries}, mode {self.mode!r}>"

    def _repr_html_(self) -> str:
        columns = ("query", "rank", "id", "score", "gain", "source", "target")
        rows = [[record[name] for name in columns] for record in islice(self.records(), _SHOWN)]
        more = f", the first {_SHOWN}" if len(self) > _SHOWN else ""
        return html_table([columns, *rows], caption=repr(self)[1:-1] + more)


def select(
    queries: Lines | None = None,
    train: TrainingData = None,
    *,
    selector: str = "fda",
    selector_options: Mapping[str, str | float | int] | None = None,
    instances: int | None = None,
    budget_words: int | None = None,
    mode: str = "sentence",
    ngrams: str | None = None,
    exclude_exact: bool = False,
    jobs: int = 1,
) -> SelectedPairs:
    """Select training pairs for test sentences.

    Parameters
    ----------
    queries : path or sequence of str, optional
        The source sentences; by default the bundled test set.
    train : Index, Corpus, path or sequence of paths, optional
        An index or its folder, or what `regmt.read_corpus` reads; by default the bundled corpus.
    selector : str
        One of `regmt.instance_selection.selectors.SELECTORS`.
    selector_options : mapping, optional
        Its parameters, for example ``{"init": "idf", "decay": "inverse"}`` for ``fda``.
    instances : int, optional
        Pairs per query, or in total if `mode` is ``testset``; 100 if there is no `budget_words`.
    budget_words : int, optional
        Maximum number of target words.
    mode : {"sentence", "union", "testset"}
        Select for each query, merge these selections, or select once for all queries.
    ngrams : str, optional
        Orders of the features, for example ``"1-2"``; by default those of the selector.
    exclude_exact : bool
        Ignore training pairs whose source is the query.
    jobs : int
        Number of processes; does not change the result.

    Returns
    -------
    SelectedPairs

    Examples
    --------
    ::

        chosen = regmt.select("test.de", ("corpus.de", "corpus.en"), instances=5)
        print(chosen.coverage("test.en").table())
    """
    options = tuple((selector_options or {}).items())
    recipe = Recipe(selector, None if ngrams is None else Orders.parse(ngrams), options)
    order = max(recipe.make().orders.highest, 2)
    lines = bundled_lines("test")[0] if queries is None else lines_of(queries)
    index = index_of(train, order=order)
    Resources(index).checked(lines)
    selections = select_stream(
        recipe,
        index,
        lines,
        instances or (len(index) if budget_words else DEFAULT_INSTANCES),
        mode=mode,
        budget_words=budget_words,
        exclude_exact=exclude_exact,
        jobs=jobs,
    )
    return SelectedPairs(index, tuple(lines), mode, tuple(selections))
