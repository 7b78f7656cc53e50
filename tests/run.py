"""`make test` and `make test-all`: all tests on PostgreSQL, the `dialect` ones also on SQLite.

Both passes get the arguments: `make test ARGS="tests/games -x"`. Tests are never skipped: a missing
server or browser is a failure.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from mp2site.infra.servers import Unavailable
from tests import areas, changes, servers
from tests.again import once, second_try
from tests.support.extent import EVERYTHING, VARIABLE

ROOT = Path(__file__).resolve().parent.parent
NO_TESTS_COLLECTED = 5
ALL: Final = "--all"
"""The option for the full set: the `long` tests, and all random games of each law."""
CHANGED: Final = "--changed"
"""The option for the full sets of the last commit's titles and areas, and the default set of
others.
"""
AGAIN: Final = "--again"
"""CI's option to run up to three failed tests again, alone; a test that then passes is UNSTEADY."""

Runner = Callable[[Sequence[str], Mapping[str, str], Path], int]
"""A function that runs pytest: command, environment, folder -> exit code."""


def main(arguments: Sequence[str]) -> int:
    started = time.monotonic()
    everything = ALL in arguments
    given = [argument for argument in arguments if argument not in {ALL, CHANGED, AGAIN}]
    run = second_try if AGAIN in arguments else once
    fully = [EVERYTHING] if everything else _full_sets(given, changed=CHANGED in arguments)
    if fully:
        print(f"» the full set of {', '.join(fully)}")
    usual = "" if everything else " and not long"
    try:
        chromium = servers.chromium()
        servers.whole_chromium()
        servers.nginx()
        with contextlib.ExitStack() as stack:
            database = stack.enter_context(servers.postgres())
            redis = stack.enter_context(servers.redis_server())
            both = {"CHROMIUM": chromium, VARIABLE: " ".join(fully)}
            real = {"DATABASE_URL": database, "REDIS_URL": redis, **both}
            sqlite = {"DATABASE_URL": "", "REDIS_URL": "", **both}
            first = _pass(
                "all tests, on PostgreSQL and Redis", f"not sqlite{usual}", real, given, run
            )
            second = _pass(
                "what depends on the database, on SQLite",
                f"(dialect or sqlite) and not postgres{usual}",
                sqlite,
                given or [f"tests/{module}" for module in areas.DIALECT],
                run,
            )
    except Unavailable as problem:
        print(f"✗ {problem}", file=sys.stderr)
        return 2
    if first or second:
        print(f"✗ failed, after {time.monotonic() - started:.0f} s", file=sys.stderr)
    return first or second


def _full_sets(given: Sequence[str], *, changed: bool) -> list[str]:
    """Return the titles and areas with a full set: the named ones, or those with changes."""
    wished = [*os.environ.get(VARIABLE, "").split(), *areas.named(given)]
    wished += changes.full_sets(changes.changed("HEAD~1")) if changed else []
    return list(dict.fromkeys(wished))


def _pass(
    title: str, marked: str, extra: Mapping[str, str], arguments: Sequence[str], run: Runner
) -> int:
    print(f"\n» {title}", flush=True)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        *spread(),
        "--durations=20",
        "--durations-min=5",
        "-m",
        marked,
    ]
    code = run([*command, *arguments], environment(extra), ROOT)
    # A narrowed pass may have no tests; a whole pass must have some.
    return 0 if code == NO_TESTS_COLLECTED and arguments else code


def spread() -> list[str]:
    """Return pytest's options for parallel workers, with the groups and the order of conftest.py."""
    workers = os.environ.get("TEST_WORKERS", "auto")
    return ["-n", workers, "--dist", "loadscope", "--no-loadscope-reorder"]


def environment(extra: Mapping[str, str]) -> dict[str, str]:
    """Return a pass's environment; variables that are empty in ``extra`` are unset."""
    # Tests use their own settings, not those of the shell or of an import.
    ours = {"DJANGO_SETTINGS_MODULE": "mp2site.settings.test"}
    return {key: value for key, value in {**os.environ, **extra, **ours}.items() if value}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
