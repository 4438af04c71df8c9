# Everything a newcomer needs. `make play` and `make test` set the house up themselves; they need Python 3.11 or
# later, make and git, and nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
WORKERS ?= 2
GAME ?= overwatch

.DEFAULT_GOAL := help
.PHONY: help setup client play terminal test lint bench soak load shots

help:
	@echo "make setup   create $(VENV) and install everything into it"
	@echo "make play    serve the table for browsers and print its address"
	@echo "make terminal  play in the terminal (GAME=$(GAME))"
	@echo "make test    lint, type-check and test"
	@echo "make lint    lint and type-check only"
	@echo "make bench   how fast the games run"
	@echo "make load    how the server bears 200 tables at once"
	@echo "make shots   pictures of every page and board"
	@echo "make soak    long runs: the soak tests and thousands of games"

setup: $(STAMP)

# Only when pyproject.toml changed: the package is installed in place, so a change of code needs no set-up.
$(STAMP): pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Overtable needs Python 3.11 or later; try make PYTHON=python3.11')"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(STAMP)

# Builds the browser client anew when something under web/ has changed.
client: $(STAMP)
	-@$(BIN)/python hatch_build.py

play: client
	@$(BIN)/overtable serve

terminal: $(STAMP)
	@$(BIN)/overtable play $(GAME)

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tests/house/tracked.py
	$(BIN)/python web/lint.py

test: lint
	$(BIN)/pytest -n $(WORKERS) -m "not soak"

bench: $(STAMP)
	$(BIN)/overtable bench

soak: $(STAMP)
	$(BIN)/pytest -n $(WORKERS) -m soak
	$(BIN)/overtable sim --every-mode --games 2000 --seed 1 --players random,random
	$(BIN)/overtable sim --every-mode --games 100 --seed 2 --players greedy,random

# 200 tables of two sockets each, one answer a second at each table, for a minute, on this machine.
load: $(STAMP)
	$(BIN)/python -m overtable.server.load --tables 200 --seconds 60

# Pictures of every page and board, desktop and phone, dark and light.
shots: client
	$(BIN)/python tests/web/shots.py build/shots
