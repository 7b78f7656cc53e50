"""Functions that play scripts of lessons and examples, and look up the numbers in their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from games.rules.kernel.editions import shipped
from games.rules.kernel.errors import BadSetup, ChoiceError
from games.rules.kernel.positions import BadPosition, Number, moves
from games.rules.kernel.title import Title


def begin(
    title: Title[Any], seats: int, seed: str, options: Mapping[str, str], edition: str | None
) -> Any:
    """Return the state of a new game. ``seed`` may be any text. Raises BadPosition."""
    try:
        return title.new(seats, sha256(seed.encode()).digest(), options, edition)
    except BadSetup as error:
        raise BadPosition([f"the game can't begin: {error}"]) from error


def play(title: Title[Any], state: Any, script: str, where: str) -> Any:
    """Return the state after a script of choices.

    Raises BadPosition, with ``where`` as the script's name.
    """
    for seat, key in moves(script):
        try:
            state = title.play(state, seat, key).state
        except ChoiceError as error:
            asked = {
                who: [one.key for one in found] for who, found in title.engine.offers(state).items()
            }
            raise BadPosition(
                [f"{where}: seat {seat} can't {key} ({error}); open: {asked}"]
            ) from error
    return state


def wrong_numbers(
    title: Title[Any], state: Any, seat: int | None, numbers: Mapping[str, Number]
) -> Iterator[str]:
    """Yield a problem for each number whose path doesn't exist or has another value."""
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

    Examples of paths: ``view public merchants 0 gold``, ``purse 1 camels``, ``preview act:camels
    cost camels``, ``data city buildings list pasture camels`` (edition "city"), ``outcome totals
    0`` and ``facts CAMELS`` (a constant of the title's module ``facts``). In a list, a word is an
    index or an entry's id; in a mapping with numbers as keys, it is the key. ``len`` returns the
    number of entries.
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
    choice = {choice.key: choice for choice in title.engine.choices(state, seat)}[key]
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
