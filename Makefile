# Two commands on a fresh machine with Python, pip and make:
#   make demo   install into .venv and run the main job on the bundled data
#   make test   install into .venv with the test extras, lint, run all tests, print their coverage
# and  make docs  to build the documentation into site/
#   make fuzz SECONDS=600   try damaged input, forged folders and killed commands at random

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

SECONDS := 600

.PHONY: demo test fuzz lint docs clean

demo: $(VENV)/.installed
	$(BIN)/regmt translate --selector fda --learner fsr -o $(VENV)/demo.en

test: lint
	$(BIN)/python -m pytest -n 2 --dist loadfile --cov --cov-report= --cov-fail-under=90

fuzz: $(VENV)/.installed-test
	FUZZ_SECONDS=$(SECONDS) $(BIN)/python -m pytest -s tests/fuzz

lint: $(VENV)/.installed-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/codespell

docs: $(VENV)/.installed-test
	$(BIN)/mkdocs build --strict

$(VENV)/.installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/.installed-test: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --editable ".[test]"
	touch $@

clean:
	rm -rf $(VENV) build dist site *.egg-info
