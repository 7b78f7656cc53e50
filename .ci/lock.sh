#!/usr/bin/env bash
# Resolve pyproject.toml into lock files with hashes that name no package host.
# Further arguments go to the resolver, e.g. `make lock ARGS=--upgrade`.
set -euo pipefail
compile() {
    .venv/bin/uv pip compile pyproject.toml --quiet --python-version 3.11 --universal \
        --generate-hashes --no-header --no-emit-index-url --no-emit-find-links "$@"
}
compile --output-file requirements.lock "$@"
compile --extra dev --constraint requirements.lock --output-file requirements-dev.lock "$@"
