"""The interface to the rules of all titles.

An exception in the rules becomes a RulesBug, except a refused choice. A RulesBug is the site's
fault, never the caller's.
"""

from __future__ import annotations

import traceback
import zlib
from collections.abc import Container, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from celery.exceptions import SoftTimeLimitExceeded

from games.rules import UnknownTitle
from games.rules.kernel import (
    BadSetup,
    Choice,
    ChoiceError,
    Decision,
    Outcome,
    Played,
    Preview,
    Prospect,
    RulesBug,
    Title,
)

State = Any
"""A title's own state. Code outside the title doesn't access its parts."""


@contextmanager
def trusted() -> Iterator[None]:
    """Convert exceptions that rules must not raise to RulesBug.

    The exception for a worker's time limit is passed on.
    """
    try:
        yield
    except (ChoiceError, BadSetup, UnknownTitle, RulesBug, SoftTimeLimitExceeded):
        raise
    except Exception as error:
        raise RulesBug(repr(error)) from error


def place_of(bug: Exception) -> str:
    """Return the line of code that raised an exception, for a log.

    The exception's message is left out, since it may name a hidden card.
    """
    cause = bug.__cause__ or bug
    return f"{type(cause).__name__}\n{''.join(traceback.format_tb(cause.__traceback__))}"


def begin(
    title: Title[Any], seats: int, seed: bytes, options: Mapping[str, str], edition: str
) -> State:
    """Return the state of a new game.

    The set-up has been checked before, so any error is a RulesBug.
    """
    try:
        with trusted():
            return title.new(seats, seed, options, edition)
    except BadSetup as error:
        raise RulesBug(str(error)) from error


def unpack(title: Title[Any], data: bytes | memoryview) -> State:
    """Return a state from the database's bytes."""
    with trusted():
        return title.decode(zlib.decompress(data))


def replay(title: Title[Any], state: State, choices: list[tuple[int, str]]) -> State:
    """Replay choices that are known to be legal; change ``state`` in place and return it."""
    with trusted():
        for place, key in choices:
            offered = title.engine.offers(state).get(place, ())
            choice = next((choice for choice in offered if choice.key == key), None)
            if choice is None:
                raise RulesBug(f"a stored choice doesn't fit: seat {place}, {key}")
            title.push(state, place, choice)
    return state


class Game:
    """An immutable state, with its seats' choices computed at most once."""

    def __init__(
        self, title: Title[Any], state: State, offers: dict[int, list[Choice]] | None = None
    ) -> None:
        self.title = title
        self.state = state
        self._offers: dict[int, list[Choice]] = {} if offers is None else offers

    def decision(self, place: int) -> Decision | None:
        """Return a seat's decision: its choices, and the unavailable choices with the reasons."""
        with trusted():
            return self.title.engine.decision(self.state, place, self._choices(place))

    def previews(self, place: int, keys: Container[str] | None = None) -> dict[str, Prospect]:
        """Return the effects of each choice, alone and when completed, by the choice's key.

        ``keys``: only of the choices with these keys.
        """
        with trusted():
            return {
                choice.key: self.title.previews.prospect(self.state, place, choice)
                for choice in self._choices(place)
                if keys is None or choice.key in keys
            }

    def purse(self, place: int) -> dict[str, int]:
        """Return a seat's amounts of the pieces that the title counts, by name."""
        with trusted():
            return self.title.purse(self.state, place)

    def preview(self, place: int, choice: Choice) -> Preview:
        """Return the cost and gain of one offered choice."""
        with trusted():
            return self.title.preview(self.state, place, choice)

    def asks(self, place: int, decision: str) -> bool:
        """Return whether ``decision`` is the id of the seat's current decision."""
        return self.decision_id(place) == decision

    def decision_id(self, place: int) -> str | None:
        """Return the id of the seat's decision; ``None`` if it has none."""
        with trusted():
            return self.title.engine.decision_id(self.state, place, self._choices(place))

    def play(self, place: int, key: str) -> Played[Any]:
        """Play a choice on a copy of the state. Raises ChoiceError (illegal) or RulesBug."""
        with trusted():
            return self.title.play(self.state, place, key, self._choices(place))

    def play_known(self, place: int, key: str) -> Played[Any]:
        """Play a choice that was legal when it was stored. Raises RulesBug if it is illegal now."""
        try:
            return self.play(place, key)
        except ChoiceError as error:
            raise RulesBug(f"a stored choice doesn't fit: {error}") from error

    def after(self, played: Played[Any]) -> Game:
        """Return the game after a choice."""
        return Game(self.title, played.state, dict(played.offers))

    def acting(self) -> tuple[int, ...]:
        """Return the seats that have to choose now."""
        with trusted():
            return tuple(self.title.engine.acting(self.state))

    def autoplay(self, place: int) -> str:
        """Return the key of autoplay's choice for an absent person's seat."""
        with trusted():
            return self.title.autoplay(self.state, place)

    def conditional_choice(self, place: int, answers: Mapping[str, str]) -> str | None:
        """Return the key of the choice that the seat's conditional answers make.

        ``None`` if the person must choose.
        """
        with trusted():
            return self.title.heuristics.conditional_choice(self.state, place, answers)

    def view(self, place: int | None) -> dict[str, Any]:
        """Return the state as a seat (``None``: a spectator) may see it."""
        with trusted():
            return self.title.view(self.state, place)

    def outcome(self) -> Outcome | None:
        """Return the game's outcome, or ``None`` while it runs."""
        with trusted():
            return self.title.outcome(self.state)

    def packed(self) -> bytes:
        """Return the state in the database's form.

        It is compressed at level 1: 20 microseconds for 9 kB.
        """
        with trusted():
            return zlib.compress(self.title.encode(self.state), 1)

    def _choices(self, place: int) -> list[Choice]:
        if place not in self._offers:
            self._offers[place] = self.title.engine.choices(self.state, place)
        return self._offers[place]


def all_conditional_answers(title: Title[Any], answers: Mapping[str, str]) -> dict[str, str]:
    """Return the values of a seat's conditional answers, with the title's defaults."""
    return {
        answer.id: answers.get(answer.id, answer.default)
        for answer in title.meta.conditional_answers
    }
