#!/usr/bin/env bash
# Bring a site that runs by our units to another release, or back; as root, in the site's checkout:
#   bash deploy/upgrade.sh <release>
#   bash deploy/upgrade.sh --back <backup> <release>
# From a release that has no such script: git show <release>:deploy/upgrade.sh | bash -s <release>
# People play until the release has played every running table on in a copy of the database.
set -euo pipefail
cd "$(git rev-parse --show-toplevel)"
next=$(pwd)-next
units=${UNITS_DIR:-/etc/systemd/system}
before=refs/caravanserai/before # the release that the site ran last, from its stop to the next start
unchanged=4                     # what `manage.py upgrade` ends with if the database is surely as it was

say() { printf '» %s\n' "$*"; }
die() { printf '✗ %s\n' "$*" >&2; exit 1; }
manage() { runuser -u caravanserai -- .venv/bin/python manage.py "$@"; }
install_packages() { bash .ci/venv.sh .venv requirements.lock; }

beside() { # do something in a checkout of a release beside the site
    git worktree remove --force "$next" 2>/dev/null || true
    git worktree add --quiet --detach "$next" "$1"
    local result=0
    (cd "$next" && install_packages && manage check --deploy --fail-level WARNING && "$2") || result=$?
    git worktree remove --force "$next"
    return $result
}

rehearse() { manage upgrade --rehearse && collect && manage check_static; }

collect() { # takes minutes, and adds files only: a site that runs doesn't mind
    .venv/bin/python manage.py collectstatic --noinput --verbosity 0
}

take() { # a release's code and packages
    git checkout --quiet --detach "$1" && install_packages
}

keep_enabled() { # the target starts the units that are enabled; that of earlier releases named them itself
    systemctl list-units --plain --no-legend --state=active 'caravanserai-*' | cut -d ' ' -f 1 |
        xargs --no-run-if-empty systemctl enable --quiet
}

stop() {
    git update-ref "$before" "$(last)"
    systemctl stop caravanserai.target
}

last() { git rev-parse --quiet --verify "$before" || git rev-parse HEAD; }

start() {
    systemctl start caravanserai.target && git update-ref -d "$before"
}

install_units() { # your own changes belong in drop-ins (systemctl edit); a changed file is kept as *.before
    local unit here
    for unit in deploy/*.service deploy/*.timer deploy/*.target; do
        here=$units/${unit##*/}
        if [[ ! -e $here ]]; then
            say "New: ${unit##*/}. Enable it if this site is to run it."
        elif ! cmp --quiet "$unit" "$here"; then
            cp -- "$here" "$here.before" || return
        fi
        install -m 644 "$unit" "$here" || return
    done
    systemctl daemon-reload
}

upgrade() {
    local old result=0
    old=$(last)
    say "Trying $1 on a copy of the database; people play on"
    beside "$1" rehearse || die "$1 can't run here, see above. Nothing was changed."
    keep_enabled
    say "Stopping the site"
    stop
    take "$1" || resume "$old" "$1"
    manage upgrade || result=$?
    ((result != unchanged)) || resume "$old" "$1"
    ((result == 0)) || die "Not started: the database may be changed, see above. Run this again, or go back:" \
        "deploy/upgrade.sh --back <backup> $old"
    { install_units && start; } || die "$1 is installed, but could not be started, see above."
    say "$1 runs. The release before was $old: deploy/upgrade.sh --back <backup> $old"
}

resume() {
    say "Starting $1 again"
    { take "$1" && collect && start; } || die "$2 could not be installed, and $1 could not be started, see above." \
        "The database is unchanged."
    die "$2 could not be installed, see above. The database is unchanged, and $1 runs again."
}

back() {
    say "Checking $1 and $2; people play on"
    { manage upgrade --check-backup "$1" && beside "$2" collect; } ||
        die "Going back to $2 is impossible, see above. Nothing was changed."
    stop
    manage upgrade --back "$1" || die "Not started: the database may be changed, see above."
    { take "$2" && install_units && start; } || die "The data of $1 are back, but $2 could not be started, see above."
    say "$2 runs, with the data of $1"
}

known() { # a release
    git rev-parse --quiet --verify "$1^{commit}" >/dev/null || die "There is no release $1 here: git fetch --tags"
}

main() { # read whole before a checkout replaces this file
    case "${1:-}" in
        --back) (($# == 3)) || die "Say: deploy/upgrade.sh --back <backup> <release>"; known "$3"; back "$2" "$3" ;;
        "") die "Say which release: deploy/upgrade.sh <release>" ;;
        *) known "$1"; upgrade "$1" ;;
    esac
    exit
}

# shellcheck disable=SC1091 # the operator's own
set -a; . "${SITE_ENVIRONMENT:-/etc/caravanserai.env}"; set +a
export STATIC_ROOT=${STATIC_ROOT:-$(pwd)/staticfiles}
main "$@"
