# The habits of the house, one word each. `make help` lists them.
# Everything lives in .venv here; nothing is installed for the whole machine unless a
# tool is missing, we are root and the machine is a Debian (see .ci/).

.DEFAULT_GOAL := help
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help install run up test lint format bench fuzz soak lock clean

help:  ## Say what can be made
	@awk -F':.*## ' '/^[a-z]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/.run: requirements.lock .ci/venv.sh
	@bash .ci/venv.sh $(VENV) requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock .ci/venv.sh
	@bash .ci/venv.sh $(VENV) requirements-dev.lock
	@touch $(VENV)/.run $@

install: $(VENV)/.dev  ## Make .venv with everything to run, test and develop

run: $(VENV)/.run  ## Migrate, load demo tables, start web and worker (PORT=8000)
	@exec $(BIN)/python -m mp2site.serve

up: $(VENV)/.dev  ## As in production, here: PostgreSQL, Redis, web, worker, beat, sweep (PORT=8000)
	@exec $(BIN)/python -m deploy.up

test: $(VENV)/.dev  ## All tests: on SQLite, then the services on PostgreSQL with Redis
	@exec $(BIN)/python -m tests.run $(ARGS)

lint: $(VENV)/.dev  ## Style, types, import contracts, migrations, deploy checks
	@exec bash .ci/lint.sh

format: $(VENV)/.dev  ## Put the Python code into its form
	@$(BIN)/ruff check --fix-only --quiet . ; $(BIN)/ruff format .

bench: $(VENV)/.dev  ## The floor and a choice over REST, side by side (ARGS="…")
	@exec $(BIN)/python manage.py bench $(ARGS)

fuzz: $(VENV)/.dev  ## Hunt for broken laws (ARGS="yspahan --minutes 10")
	@exec $(BIN)/python manage.py fuzz $(or $(ARGS),yspahan --minutes 10)

soak: $(VENV)/.dev  ## A month of 200 tables in minutes, with faults (ARGS="--minutes 10")
	@exec $(BIN)/python -m tests.soak $(ARGS)

lock: $(VENV)/.dev  ## Resolve pyproject.toml anew into the two lock files
	@exec bash .ci/lock.sh $(ARGS)

clean:  ## Remove the environment and caches; keeps var/ with your tables
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache staticfiles
