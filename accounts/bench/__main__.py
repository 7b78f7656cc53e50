"""`python -m accounts.bench`, started by `manage.py bench_sign_in` with a database of its own."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import django

if TYPE_CHECKING:
    from accounts.bench.visits import Visitor

PASSWORD: Final = "seven camels walk"  # noqa: S105 - of a throw-away account
PAGE: Final = "/"
ROUNDS: Final = 5
WARM_UP: Final = 20


def main() -> None:
    """Parse the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="bench_sign_in")
    words.add_argument("--crowd", type=int, required=True)
    words.add_argument("--pages", type=int, required=True)
    words.add_argument("--processes", type=int, required=True)
    asked = words.parse_args()
    django.setup()
    _prepare()
    with _served(asked.processes) as port:
        figures = measure(port, asked.crowd, max(1, asked.pages // ROUNDS))
    print(json.dumps(figures))  # noqa: T201 - the answer


def measure(port: int, number: int, pages: int) -> dict[str, Any]:
    """Time pages alternately with and without the crowd, so that noise affects both.

    The result has the median milliseconds per page, their ratio, and the number of responses to the
    crowd by status.
    """
    from accounts.bench.visits import Crowd  # noqa: PLC0415 - after the set-up

    reader = _reader(port)
    answers: Counter[int] = Counter()
    quiet, loaded, slowest = [], [], 0.0
    for _ in range(ROUNDS):
        quiet += [reader.get(PAGE) for _ in range(pages)]
        with Crowd(port, number) as crowd:
            time.sleep(1)  # by then, all of them wait for responses
            loaded += [reader.get(PAGE) for _ in range(pages)]
        slowest = max(slowest, crowd.slowest)
        answers += crowd.answers
    return {
        "quiet_ms": round(1000 * median(quiet), 2),
        "loaded_ms": round(1000 * median(loaded), 2),
        "ratio": round(median(loaded) / median(quiet), 2),
        "pages": len(loaded),
        "tries": answers.total(),
        "answers": {str(status): count for status, count in answers.items()},
        "slowest_try_s": round(slowest, 2),
    }


def _reader(port: int) -> Visitor:
    """Return a signed-in visitor that has opened each page once."""
    from accounts.bench.visits import LOGIN, Visitor  # noqa: PLC0415 - after the set-up

    reader = Visitor(port)
    reader.get(LOGIN)
    reader.sign_in("mara", PASSWORD)
    for _ in range(WARM_UP):
        reader.get(PAGE)
    return reader


def _prepare() -> None:
    from allauth.account.models import EmailAddress  # noqa: PLC0415 - after the set-up
    from django.core.management import call_command  # noqa: PLC0415
    from django.db import connections  # noqa: PLC0415

    from accounts.models import User  # noqa: PLC0415

    call_command("migrate", verbosity=0)
    mara = User.objects.create_user("mara", "mara@example.com", PASSWORD)
    EmailAddress.objects.create(user=mara, email=mara.email, verified=True, primary=True)
    connections.close_all()


@contextmanager
def _served(processes: int) -> Iterator[int]:
    """Run the web servers as in production: one process in the embedded mode, else several."""
    from games.bench.server import _wait, free_port  # noqa: PLC0415 - after the set-up
    from mp2site.serve import web  # noqa: PLC0415

    port = free_port()
    words = web("127.0.0.1", str(port), processes=processes)
    with subprocess.Popen(words) as process:  # noqa: S603 - our own
        try:
            _wait(process, port)
            yield port
        finally:
            process.terminate()


if __name__ == "__main__":
    os.environ["DJANGO_SETTINGS_MODULE"] = "accounts.bench.settings"
    main()
