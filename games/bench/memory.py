"""`python -m games.bench.memory <how>`, started by `manage.py bench memory`.

It measures the memory of a site. It starts the real processes with the demo, shows every kind of
page in both languages to six readers at once, plays at every table and against an opponent of every
title, and waits for the mails. Then it reads `smaps_rollup` of each process.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import django

from games.demo_people import PASSWORD, PEOPLE
from games.rules.kernel import SOURCE
from mp2site import serve

READERS: Final = (*PEOPLE.items(), ("", SOURCE)) * 2
"""The names and languages of the readers. A reader with an empty name is a guest."""
PATIENCE: Final = 600
TURNS: Final = 4
"""The number of turns played against each opponent."""
APART: Final = {
    "worker": serve.worker_of(1),
    "opponents": serve.opponents_of(1),
    "beat": serve.beat(),
    "sweep": [sys.executable, "manage.py", "sweep", "--loop"],
}
SIGNS: Final = {
    "web": "mp2site.web",
    "opponents": "opponents@",
    "worker": " --quiet worker ",
    "beat": " --quiet beat ",
    "sweep": " sweep ",
    "supervisor": "",
}
"""The part of the command line that identifies each kind of process.

The spaces matter, since other command lines contain the same words in options for Python's
warnings.
"""
NAMED: Final = ("web", "worker", "opponents", "clocks")
"""The names of a group's processes in `ps`. Their command lines are all the same."""


def main() -> None:
    """Read the arguments, start the site, use it, and print JSON."""
    words = argparse.ArgumentParser(prog="memory")
    words.add_argument("how", choices=tuple(WAYS))
    words.add_argument("--port", type=int, required=True)
    asked = words.parse_args()
    django.setup()
    with _running(WAYS[asked.how](str(asked.port))) as roots:
        shown = _used(f"http://localhost:{asked.port}")
        print(json.dumps({**shown, "processes": list(_weighed(roots))}))  # noqa: T201


def _embedded(_port: str) -> list[list[str]]:
    return [[sys.executable, "-m", "mp2site.serve"]]


def _apart(port: str) -> list[list[str]]:
    _prepare()
    return [serve.web("127.0.0.1", port), *APART.values()]


def _grouped(port: str) -> list[list[str]]:
    _prepare()
    return [serve.group("127.0.0.1", port)]


def _prepare() -> None:
    """Prepare the site as an operator would."""
    for words in (["migrate"], ["demo"], ["collectstatic", "--noinput"]):
        command = [sys.executable, "manage.py", *words]
        subprocess.run(command, check=True, stdout=sys.stderr)  # noqa: S603 - our own


WAYS: Final[dict[str, Callable[[str], list[list[str]]]]] = {
    "run": _embedded,
    "group": _grouped,
    "apart": _apart,
}
"""The ways of running a site, each with the commands that start it."""


@contextmanager
def _running(commands: list[list[str]]) -> Iterator[list[int]]:
    started = [
        subprocess.Popen(command, stdout=sys.stderr)  # noqa: S603 - our own
        for command in commands
    ]
    try:
        yield [process.pid for process in started]
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait()


def _used(site: str) -> dict[str, Any]:
    """Use a site as people do in its first days; return how often each action was done."""
    from games.bench import tour  # noqa: PLC0415 - needs Django

    _until(lambda: _answers(site), "the site opens")
    _promote()
    readers = [_reader(site, *who) for who in READERS]
    pages = tour.Tour()
    with ThreadPoolExecutor(len(readers)) as pool:
        list(pool.map(pages.walk, readers))
    if pages.wrong:
        raise RuntimeError(f"pages failed: {pages.wrong[:5]}")
    choices = sum(_played_on(reader) for reader in readers[:2]) + _opponents_met(readers[0])
    _until(lambda: "/mailbox/" in readers[1].look("/mailbox/")[1], "mails come")
    return {"pages": pages.kinds.total(), "kinds": len(pages.kinds), "choices": choices}


def _reader(site: str, name: str, language: str) -> Any:
    from games.bench.tour import Reader  # noqa: PLC0415 - needs Django

    reader = Reader(site, language)
    if name:
        reader.sign_in(name, PASSWORD)
    return reader


def _promote() -> None:
    """Make the readers members of the staff, so that they can visit the admin's pages."""
    from accounts.models import User  # noqa: PLC0415 - needs Django

    names = {name for name, _ in READERS}
    User.objects.filter(username__in=names).update(is_staff=True, is_superuser=True)


def _played_on(reader: Any) -> int:
    """Play a turn at each of the reader's tables; return the number of choices."""
    from games.bench.tour import play  # noqa: PLC0415 - needs Django

    tables = reader.call("/api/tables/?mine=1")["results"]
    return sum(play(reader, table["id"], 20, Random(table["id"])) for table in tables)  # noqa: S311 - no secret


def _opponents_met(reader: Any) -> int:
    """Play some turns of each title against its strongest opponent."""
    from games.bench.tour import play  # noqa: PLC0415 - needs Django
    from games.models import STRENGTHS  # noqa: PLC0415 - needs Django
    from games.rules import titles  # noqa: PLC0415 - needs Django

    made = 0
    for title in titles:
        asked = {"title": title.slug, "seats": 2, "opponents": [STRENGTHS[-1]]}
        table = reader.call("/api/tables/", asked)["id"]
        for turn in range(TURNS):
            _until(partial(_asked, reader, table), "it's my turn")
            made += play(reader, table, 40, Random(turn))  # noqa: S311 - no secret
    return made


def _asked(reader: Any, table: str) -> bool:
    return bool(reader.call(f"/api/tables/{table}/")["decisions"])


def _answers(site: str) -> bool:
    from games.bench.tour import Reader  # noqa: PLC0415 - needs Django

    try:
        return bool(Reader(site, SOURCE).look("/healthz")[0] == 200)
    except OSError:
        return False


def _until(true: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise RuntimeError(f"it never came about that {what}")
        time.sleep(0.2)


def _weighed(roots: list[int]) -> Iterator[dict[str, Any]]:
    """Yield each process's memory in kB: resident, proportional share, and private."""
    from games.bench.server import family  # noqa: PLC0415 - used only here

    for root in roots:
        for pid in family(root):
            rollup = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()[1:]
            figures = {
                name: int(rest.split()[0])
                for name, _, rest in (line.partition(":") for line in rollup)
            }
            own = figures["Private_Dirty"] + figures["Private_Clean"]
            yield {"name": _name(pid), "rss": figures["Rss"], "pss": figures["Pss"], "own": own}


def _name(pid: int) -> str:
    comm = Path(f"/proc/{pid}/comm").read_text().strip()
    if comm in NAMED:
        return comm
    words = Path(f"/proc/{pid}/cmdline").read_bytes().decode().replace("\0", " ")
    return name_of(words)


def name_of(command: str) -> str:
    """Return the kind of the process with this command line."""
    return next(name for name, sign in SIGNS.items() if sign in command)


if __name__ == "__main__":
    main()
