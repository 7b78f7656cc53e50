#!/usr/bin/env bash
# Make the environment (if it is not there) and install one lock file into it.
# Usage: .ci/venv.sh <folder> <lock file>
set -euo pipefail
venv=$1 lock=$2

say() { printf '» %s\n' "$*"; }
die() { printf '✗ %s\n' "$*" >&2; exit 1; }

# Debian's own interpreter first: it is built with profile-guided optimisation.
find_python() {
    local candidate
    for candidate in ${PYTHON:-/usr/bin/python3.11 python3.11 python3.12 python3.13 python3}; do
        if command -v "$candidate" >/dev/null &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    die "Python 3.11 or newer is needed (on Debian: apt-get install python3). Or set PYTHON=/path/to/python3."
}

# Debian keeps venv's pip in a package of its own, which a bare machine lacks.
ensure_venv_module() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null && return
    if [[ -e /etc/debian_version && $(id -u) == 0 ]]; then
        say "installing Debian's python3-venv"
        local log; log=$(mktemp)
        export DEBIAN_FRONTEND=noninteractive
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-venv; } \
            >"$log" 2>&1 || cat "$log" >&2
        rm -f "$log"
    fi
    "$1" -c 'import ensurepip, venv' 2>/dev/null ||
        die "This Python has no venv. On Debian, as root: apt-get install python3-venv"
}

if [[ ! -x $venv/bin/python ]] || ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    ensure_venv_module "$python"
    say "making $venv with $("$python" --version)"
    "$python" -m venv --clear "$venv"
fi
say "installing $lock"
# http-ece is published as source alone: one module of Python, nothing to compile.
"$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-input \
    --require-hashes --only-binary :all: --no-binary http-ece --no-deps -r "$lock"
