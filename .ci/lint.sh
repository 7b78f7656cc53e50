#!/usr/bin/env bash
# Every check but the tests. All of them run, so that one round shows all there is to mend.
set -uo pipefail
cd "$(dirname "$0")/.."
bin=.venv/bin
failed=()

check() {
    local name=$1 started=$SECONDS output
    shift
    if output=$("$@" 2>&1); then
        printf '✓ %-22s %3d s\n' "$name" $((SECONDS - started))
    else
        printf '✗ %-22s %3d s\n%s\n' "$name" $((SECONDS - started)) "$output"
        failed+=("$name")
    fi
}

# Production settings with values of the right form; nothing is connected to.
as_production() {
    env DJANGO_SETTINGS_MODULE=mp2site.settings.prod \
        SECRET_KEY="$("$bin/python" -c 'import secrets; print(secrets.token_urlsafe(60))')" \
        SITE_URL=https://play.example.org \
        DATABASE_URL=postgresql://caravanserai@127.0.0.1/caravanserai \
        REDIS_URL=redis://127.0.0.1:6379/0 \
        EMAIL_URL='smtp://mail.example.org:587/?tls=1' \
        DEFAULT_FROM_EMAIL='Caravanserai <inn@play.example.org>' \
        "$@"
}

check "ruff check" "$bin/ruff" check .
check "ruff format" "$bin/ruff" format --check .
check "templates" "$bin/djhtml" --tabwidth 2 --check templates games
check "types" "$bin/mypy"
check "import contracts" "$bin/lint-imports"
check "migrations" env DJANGO_SETTINGS_MODULE=mp2site.settings.test \
    "$bin/python" manage.py makemigrations --check --dry-run
check "deploy (production)" as_production "$bin/python" manage.py check --deploy --fail-level WARNING

if ((${#failed[@]})); then
    printf '\n✗ failed: %s\n' "${failed[*]}" >&2
    exit 1
fi
echo "✓ all checks passed"
