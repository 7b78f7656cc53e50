"""`make test`: all tests on SQLite, then the service tests on real PostgreSQL with Redis.

Arguments go to pytest in both passes: `make test ARGS="tests/games -x"`.
Nothing is skipped: a server or browser that can't be found, started or installed is a failure.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests import servers

ROOT = Path(__file__).resolve().parent.parent
NO_TESTS_COLLECTED = 5


def main(arguments: Sequence[str]) -> int:
    """Run both passes; fail if one fails."""
    started = time.monotonic()
    try:
        chromium = servers.chromium()
        with contextlib.ExitStack() as stack:
            database = stack.enter_context(servers.postgres())
            redis = stack.enter_context(servers.redis_server())
            sqlite = {"DATABASE_URL": "", "REDIS_URL": "", "CHROMIUM": chromium}
            real = {"DATABASE_URL": database, "REDIS_URL": redis, "CHROMIUM": chromium}
            first = _pass("all tests, on SQLite", "not postgres", sqlite, arguments)
            second = _pass(
                "services, on PostgreSQL and Redis", "service or postgres", real, arguments
            )
    except servers.Unavailable as problem:
        print(f"✗ {problem}", file=sys.stderr)
        return 2
    if first or second:
        print(f"✗ failed, after {time.monotonic() - started:.0f} s", file=sys.stderr)
    return first or second


def _pass(title: str, marked: str, extra: Mapping[str, str], arguments: Sequence[str]) -> int:
    print(f"\n» {title}", flush=True)
    workers = os.environ.get("TEST_WORKERS", "auto")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        workers,
        "--dist",
        "worksteal",
        "--durations=20",
        "--durations-min=10",
        "-m",
        marked,
    ]
    # Whatever the shell, or an import of ours, says: tests run by the settings made for them.
    ours = {"DJANGO_SETTINGS_MODULE": "mp2site.settings.test"}
    given = {**os.environ, **extra, **ours}
    environment = {key: value for key, value in given.items() if value}
    for name in (name for name, value in extra.items() if not value):
        environment.pop(name, None)
    code = subprocess.run([*command, *arguments], cwd=ROOT, env=environment, check=False).returncode
    # A narrowed run may have nothing for one of the passes; a whole run must have.
    return 0 if code == NO_TESTS_COLLECTED and arguments else code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
