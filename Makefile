# The commands of this project. `make help` lists them.
# Everything lives in .venv here; nothing is installed for the whole machine unless a
# tool is missing, we are root and the machine is a Debian (see .ci/).

.DEFAULT_GOAL := help
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin

# Whatever the shell says: what one process has compiled, the hundreds that tests start can load.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help install run up backup restore upgrade sbom test test-all check lint format bench fuzz soak lock clean

help:  ## List the commands
	@awk -F':.*## ' '/^[a-z]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/.run: requirements.lock .ci/venv.sh
	@bash .ci/venv.sh $(VENV) requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock .ci/venv.sh
	@bash .ci/venv.sh $(VENV) requirements-dev.lock
	@touch $(VENV)/.run $@

install: $(VENV)/.dev  ## Create .venv with everything to run, test and develop

run: $(VENV)/.run  ## Migrate, load demo tables, start web and worker (PORT=8000)
	@exec $(BIN)/python -m mp2site.serve

up: $(VENV)/.run  ## As in production, here: PostgreSQL, Redis and a small site (PORT=8000)
	@exec $(BIN)/python -m deploy.up

backup: $(VENV)/.run  ## Write the site into one file, while people play (UP=1: that of `make up`)
	@exec $(BIN)/python $(if $(UP),-m deploy.keep,manage.py) backup $(ARGS)

restore: $(VENV)/.run  ## Restore a backup; the old data are kept beside (FILE=…, UP=1)
	@exec $(BIN)/python $(if $(UP),-m deploy.keep,manage.py) restore $(or $(FILE),$(error Say which: make restore FILE=…))

upgrade: $(VENV)/.run  ## After a git pull: backup, try on a copy, migrate (UP=1; ARGS=--rehearse or "--back FILE")
	@exec $(BIN)/python $(if $(UP),-m deploy.keep,manage.py) upgrade $(ARGS)

sbom: $(VENV)/.dev  ## Write sbom.json: what we run on, with versions and licences (CycloneDX)
	@exec $(BIN)/python -m deploy.sbom

test: $(VENV)/.dev  ## The tests: on PostgreSQL with Redis, then on SQLite what depends on it
	@exec $(BIN)/python -m tests.run $(ARGS)

test-all: $(VENV)/.dev  ## The full set: whole games by clicks, every game of every law
	@exec $(BIN)/python -m tests.run --all $(ARGS)

check: $(VENV)/.dev  ## In a minute: lint, and the tests of what has changed
	@bash .ci/lint.sh && exec $(BIN)/python -m tests.check

lint: $(VENV)/.dev  ## Style, types, import contracts, migrations, deploy checks
	@exec bash .ci/lint.sh

format: $(VENV)/.dev  ## Format the Python code, indent the templates
	@$(BIN)/ruff check --fix-only --quiet . ; $(BIN)/ruff format . ; $(BIN)/djhtml --tabwidth 2 templates games

bench: $(VENV)/.dev  ## A choice over REST beside its floor; ARGS=pages, paint, click, scale, ratings, size or memory measures those (docs/speed.md)
	@exec $(BIN)/python manage.py bench $(ARGS)

fuzz: $(VENV)/.dev  ## Hunt for broken laws (ARGS="yspahan --minutes 10")
	@exec $(BIN)/python manage.py fuzz $(or $(ARGS),yspahan --minutes 10)

soak: $(VENV)/.dev  ## A month of 200 tables in minutes, with faults (ARGS="--minutes 10")
	@exec $(BIN)/python -m tests.soak $(ARGS)

lock: $(VENV)/.dev  ## Resolve pyproject.toml again into the two lock files
	@exec bash .ci/lock.sh $(ARGS)

clean:  ## Remove the environment and caches; keeps var/ with your tables
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache staticfiles
