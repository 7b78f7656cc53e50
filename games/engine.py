"""The door to a title's rules: whatever breaks behind it is a RulesBug, never our caller's fault."""

from __future__ import annotations

import traceback
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from games.rules import UnknownTitle
from games.rules.kernel import BadSetup, ChoiceError, Decision, Outcome, Played, RulesBug, Title

State = Any
"""A title's own state; opaque here."""


@contextmanager
def trusted() -> Iterator[None]:
    """Turn everything that rules may not raise into a RulesBug."""
    try:
        yield
    except (ChoiceError, BadSetup, UnknownTitle, RulesBug):
        raise
    except Exception as error:
        raise RulesBug(repr(error)) from error


def place_of(bug: Exception) -> str:
    """Say where something broke, for a log: without the error's words, which may name a card."""
    cause = bug.__cause__ or bug
    return f"{type(cause).__name__}\n{''.join(traceback.format_tb(cause.__traceback__))}"


def begin(
    title: Title[Any], seats: int, seed: bytes, options: Mapping[str, str], edition: str
) -> State:
    """Set a game up. Raises RulesBug: what can be wrong with it was checked at creation."""
    try:
        with trusted():
            return title.new(seats, seed, options, edition)
    except BadSetup as error:
        raise RulesBug(str(error)) from error


def pack(title: Title[Any], state: State) -> bytes:
    """Return a state as compressed bytes; level 1 costs 20 microseconds for 9 kB."""
    with trusted():
        return zlib.compress(title.encode(state), 1)


def unpack(title: Title[Any], data: bytes | memoryview) -> State:
    """Return a state from what the database holds."""
    with trusted():
        return title.decode(zlib.decompress(data))


def play(title: Title[Any], state: State, place: int, key: str) -> Played[Any]:
    """Play a choice on a copy. Raises ChoiceError (theirs) or RulesBug (ours)."""
    with trusted():
        return title.play(state, place, key)


def play_known(title: Title[Any], state: State, place: int, key: str) -> Played[Any]:
    """Play a choice that was legal when it was stored; that it isn't any more is our bug."""
    try:
        return play(title, state, place, key)
    except ChoiceError as error:
        raise RulesBug(f"a stored choice doesn't fit: {error}") from error


def replay(title: Title[Any], state: State, choices: list[tuple[int, str]]) -> State:
    """Carry out, in place, choices known to be legal; the fast way to look back."""
    with trusted():
        for place, key in choices:
            offered = title.offers(state).get(place, ())
            choice = next((choice for choice in offered if choice.key == key), None)
            if choice is None:
                raise RulesBug(f"a stored choice doesn't fit: seat {place}, {key}")
            title.push(state, place, choice)
    return state


def decision(title: Title[Any], state: State, place: int) -> Decision | None:
    """Return what a seat may choose now."""
    with trusted():
        return title.decision(state, place)


def acting(title: Title[Any], state: State) -> tuple[int, ...]:
    """Return the seats that have to choose now."""
    with trusted():
        return tuple(title.acting(state))


def autoplay(title: Title[Any], state: State, place: int) -> str:
    """Return the key of a sane choice for a seat that has to choose and can't."""
    with trusted():
        return title.autoplay(state, place)


def standing_answer(
    title: Title[Any], state: State, place: int, orders: Mapping[str, str]
) -> str | None:
    """Return what the seat's standing orders choose now, or ``None``: it is asked."""
    with trusted():
        return title.standing_answer(state, place, orders)


def outcome(title: Title[Any], state: State) -> Outcome | None:
    """Return how the game ended, or ``None`` while it runs."""
    with trusted():
        return title.outcome(state)


def view(title: Title[Any], state: State, place: int | None) -> dict[str, Any]:
    """Return what a seat (``None``: a spectator) may know."""
    with trusted():
        return title.view(state, place)


def all_orders(title: Title[Any], orders: Mapping[str, str]) -> dict[str, str]:
    """Return a seat's standing orders with the defaults filled in."""
    return {order.id: orders.get(order.id, order.default) for order in title.standing_orders}
