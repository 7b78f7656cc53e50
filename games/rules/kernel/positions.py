"""Positions as data: a seed, the choices since, and numbers with the path to each of them.

Lessons and the examples of rulebooks are made of them.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from games.rules.kernel.choice import KEY
from games.rules.kernel.editions import shipped
from games.rules.kernel.errors import BadSetup, ChoiceError

if TYPE_CHECKING:
    from games.rules.kernel.title import Title

NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
Told = TypeVar("Told")


class BadPosition(ValueError):
    """A file that is wrong, or that the rules forbid; ``problems`` says why, in plain words."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that is a variable of sentences: its value, and its path for `look_up`."""

    at: str
    value: int = msgspec.field(name="is")


# -- files --------------------------------------------------------------------------------------


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
    """Yield the choices of a script as seat and key. Raises ValueError."""
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
    """Yield the flaws of a script that show without playing it."""
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
    """Yield a flaw for each name that can't be a sentence's variable."""
    yield from (f"{name!r} is no name of a number" for name in numbers if not NAME.fullmatch(name))


def twice(names: Iterable[str]) -> list[str]:
    """Return the names that occur more than once."""
    return [name for name, count in Counter(names).items() if count > 1]


# -- on the real engine -------------------------------------------------------------------------


def begin(
    title: Title[Any], seats: int, seed: str, options: Mapping[str, str], edition: str | None
) -> Any:
    """Return the state in which a game begins; any text can be the seed. Raises BadPosition."""
    try:
        return title.new(seats, sha256(seed.encode()).digest(), options, edition)
    except BadSetup as error:
        raise BadPosition([f"the game can't begin: {error}"]) from error


def play(title: Title[Any], state: Any, script: str, where: str) -> Any:
    """Play a script; return the state after it. Raises BadPosition."""
    for seat, key in moves(script):
        try:
            state = title.play(state, seat, key).state
        except ChoiceError as error:
            asked = {who: [one.key for one in found] for who, found in title.offers(state).items()}
            raise BadPosition(
                [f"{where}: seat {seat} can't {key} ({error}); open: {asked}"]
            ) from error
    return state


def wrong_numbers(
    title: Title[Any], state: Any, seat: int | None, numbers: Mapping[str, Number]
) -> Iterator[str]:
    """Yield a problem for each number whose path leads nowhere or to another value."""
    for name, number in numbers.items():
        try:
            found = look_up(title, state, seat, number.at)
        except (LookupError, TypeError, ValueError) as error:
            yield f"{name}: nothing at {number.at!r} ({error!r})"
            continue
        if found != number.value:
            yield f"{name} is {found} at {number.at!r}, not {number.value}"


def look_up(title: Title[Any], state: Any, seat: int | None, at: str) -> Any:
    """Return the value at a path of words. Raises LookupError, TypeError, ValueError.

    ``view public merchants 0 gold``, ``purse 1 camels``, ``preview act:camels cost camels``,
    ``data city buildings list pasture camels``, ``outcome totals 0``, and ``facts CAMELS`` for a
    number of the rules that isn't among a title's data but in its module ``facts``. In a list a
    word is an index or the id of an entry, in a table of numbers a number; ``len`` counts entries.
    """
    root, *path = at.split()
    match root:
        case "view":
            found: Any = title.view(state, seat)
        case "purse":
            found = title.purse(state, int(path.pop(0)))
        case "preview":
            found = _preview(title, state, seat, path.pop(0))
        case "data":
            found = shipped(title.meta.package, path.pop(0))
        case "facts":
            found = import_module(f"{title.meta.package}.facts")
        case "outcome":
            found = msgspec.to_builtins(title.outcome(state))
        case _:
            raise LookupError(root)
    for word in path:
        found = _into(found, word)
    return found


def _preview(title: Title[Any], state: Any, seat: int | None, key: str) -> Any:
    if seat is None:
        raise LookupError("who watches chooses nothing")
    choice = {choice.key: choice for choice in title.choices(state, seat)}[key]
    return msgspec.to_builtins(title.preview(state, seat, choice))


def _into(found: Any, word: str) -> Any:
    if word == "len":
        return len(found)
    if isinstance(found, ModuleType):
        return vars(found)[word]
    if isinstance(found, Mapping):
        return found[int(word) if word.isdecimal() and word not in found else word]
    if word.isdecimal():
        return found[int(word)]
    return {entry["id"]: entry for entry in found}[word]
