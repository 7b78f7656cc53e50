"""Positions in data files: scripts of choices, and numbers with their paths in the state.

Files of lessons and rulebook examples contain both; `position_play` evaluates them.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import TypeVar

import msgspec

from games.rules.kernel.choice import KEY

NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
Told = TypeVar("Told")


class BadPosition(ValueError):
    """A file that can't be read, or whose choices can't be played; ``problems`` says why."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variable of a lesson's or example's sentences: its value and its path for `look_up`."""

    at: str
    value: int = msgspec.field(name="is")


def read_as(kind: type[Told], text: str, source: str) -> Told:
    """Read a file as a struct. Raises BadPosition."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPosition([f"{source}: {error}"]) from error


def files_in(package: str, folder: str) -> dict[str, str]:
    """Return the TOML files in a folder of a package, sorted by name; empty without the folder."""
    place = files(package) / folder
    if not place.is_dir():
        return {}
    found = (one for one in place.iterdir() if one.name.endswith(".toml"))
    return {one.name: one.read_text("utf-8") for one in sorted(found, key=lambda one: one.name)}


def moves(script: str) -> Iterator[tuple[int, str]]:
    """Yield the choices of a script as pairs of seat and key. Raises ValueError."""
    for line in script.splitlines():
        seat, *keys = line.split() or [""]
        if not seat:
            continue
        if not seat.isdecimal():
            raise ValueError(f"a line begins with a seat, not with {seat!r}")
        if not keys:
            raise ValueError(f"seat {seat} has no choice")
        yield from ((int(seat), key) for key in keys)


def script_flaws(seats: int, script: str) -> Iterator[str]:
    """Yield the flaws of a script that can be found without playing it."""
    try:
        played = list(moves(script))
    except ValueError as error:
        yield str(error)
        return
    for seat, key in played:
        if seat >= seats:
            yield f"seat {seat} isn't one of {seats}"
        if not KEY.fullmatch(key):
            yield f"{key!r} is no key of a choice"


def number_flaws(numbers: Iterable[str]) -> Iterator[str]:
    """Yield a flaw for each name that can't be a variable in a message."""
    yield from (f"{name!r} is no name of a number" for name in numbers if not NAME.fullmatch(name))


def twice(names: Iterable[str]) -> list[str]:
    """Return the names that occur more than once."""
    return [name for name, count in Counter(names).items() if count > 1]
