#!/usr/bin/env bash
# Bring a site that runs by our units to another release, or back; as root, in the site's checkout:
#   bash deploy/upgrade.sh <release>
#   bash deploy/upgrade.sh --back <backup> <release>
# From a release that has no such script: git show <release>:deploy/upgrade.sh | bash -s <release>
# People play until the release has played every running table on in a copy of the database.
set -euo pipefail
cd "$(git rev-parse --show-toplevel)"
next=$(pwd)-next
half=3 # what `manage.py upgrade` ends with if the site's own database may be half migrated

say() { printf '» %s\n' "$*"; }
die() { printf '✗ %s\n' "$*" >&2; exit 1; }
manage() { runuser -u caravanserai -- .venv/bin/python manage.py "$@"; }
install_packages() { bash .ci/venv.sh .venv requirements.lock; }

rehearse() {
    git worktree remove --force "$next" 2>/dev/null || true
    git worktree add --quiet --detach "$next" "$1"
    local result=0
    (cd "$next" && install_packages && manage check --deploy --fail-level WARNING &&
        manage upgrade --rehearse && collect) || result=$?
    git worktree remove --force "$next"
    return $result
}

collect() { # takes minutes, and adds files only: a site that runs doesn't mind
    STATIC_ROOT=$static .venv/bin/python manage.py collectstatic --noinput --verbosity 0
}

take() { # a release's code and packages
    git checkout --quiet --detach "$1" && install_packages
}

start() { systemctl start caravanserai.target; }

upgrade() {
    local before result=0
    before=$(git rev-parse HEAD)
    say "Trying $1 on a copy of the database; people play on"
    rehearse "$1" || die "$1 can't run here, see above. Nothing was changed, and the site runs on."
    say "Stopping the site"
    systemctl stop caravanserai.target
    { take "$1" && manage upgrade; } || result=$?
    ((result != half)) || die "Not started, see above. The release before was $before."
    if ((result)); then
        say "Starting $before again"
        take "$before" && collect && start
        die "$1 could not be installed, see above. The database is unchanged, and $before runs again."
    fi
    start
    say "$1 runs. The release before was $before: deploy/upgrade.sh --back <backup> $before"
}

back() {
    systemctl stop caravanserai.target
    manage upgrade --back "$1"
    take "$2"
    collect
    start
    say "$2 runs, with the data of $1"
}

main() { # read whole before a checkout replaces this file
    case "${1:-}" in
        --back) (($# == 3)) || die "Say: deploy/upgrade.sh --back <backup> <release>"; back "$2" "$3" ;;
        "") die "Say which release: deploy/upgrade.sh <release>" ;;
        *) git rev-parse --quiet --verify "$1^{commit}" >/dev/null ||
            die "There is no release $1 here: git fetch --tags"; upgrade "$1" ;;
    esac
    exit
}

# shellcheck disable=SC1091 # the operator's own
set -a; . "${SITE_ENVIRONMENT:-/etc/caravanserai.env}"; set +a
static=${STATIC_ROOT:-$(pwd)/staticfiles}
main "$@"
