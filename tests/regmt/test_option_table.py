"""Tables of options: what each form of a row becomes, compared with argparse's own behaviour."""

from __future__ import annotations

import argparse

import pytest

from regmt.cli.option_table import add_options

TABLE = """
  -f, --flag               a switch
  --[no-]swap              a switch that may be left alone
  --name FILE.toml         text
  --count N=3              a number with a default,
                           explained in two lines
  --many W...              one or more
  --again PATH*            repeated
  --lists WORD...*=        one or more each time
  --kind {one,two}=two     a choice

further options:
  --factor X
      a help text of its own line
"""


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="p")
    add_options(made, TABLE, {"W": float})
    return made


def test_defaults_are_converted_like_values() -> None:
    nothing = {"flag": False, "name": None, "count": 3, "many": None, "kind": "two", "factor": None}
    nothing |= {"swap": None, "again": None, "lists": []}
    assert vars(parser().parse_args([])) == nothing
    words = "-f --name a --count 7 --many 1 2.5 --kind one --factor 0.5 --no-swap".split()
    words += "--again a --again b --lists a b --lists c".split()
    expected = {"flag": True, "name": "a", "count": 7, "many": [1.0, 2.5], "kind": "one"}
    expected |= {"factor": 0.5, "swap": False, "again": ["a", "b"], "lists": [["a", "b"], ["c"]]}
    assert vars(parser().parse_args(words)) == expected


@pytest.mark.parametrize("words", ["--count 0", "--factor inf", "--kind three", "--many"])
def test_values_are_checked(words: str) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(words.split())


def test_help_is_that_of_the_table() -> None:
    text = " ".join(parser().format_help().split())
    assert "--name FILE.toml text --count N a number with a default, explained in two lines" in text
    assert (
        "--kind {one,two} a choice (default two) further options: --factor X a help text of its own"
        in text
    )


def test_a_row_that_is_no_option_is_an_error() -> None:
    with pytest.raises(AssertionError, match="oops"):
        add_options(argparse.ArgumentParser(), "\n  --good  fine\n oops  not an option\n")
