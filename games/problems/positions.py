"""Answers played on a problem's stored position, and the digests by which positions are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

import msgspec

from games import engine
from games.engine import Game, State
from games.problems.models import LENGTH, Problem
from games.rules.kernel import Choice, ChoiceError, Title

LONGEST: Final = 40
"""The maximum number of choices in an answer."""
_encode = msgspec.json.Encoder(order="deterministic").encode


class BadAnswer(ValueError):
    """The error for choices that can't be played in a problem's position."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The position after some choices of a seat.

    ``ended``: the turn is over, or the last choice drew from chance, so that the answer is complete.
    ``before`` is the game before the last choice, if that choice drew from chance.
    """

    game: Game
    choices: tuple[Choice, ...] = ()
    ended: bool = False
    before: Game | None = field(default=None)

    @property
    def shown(self) -> Game:
        """The game to show: before a draw from chance, since the drawn things are imagined."""
        return self.before or self.game


def game_of(problem: Problem) -> Game:
    """Return the game in a problem's position."""
    return Game(problem.rules, engine.unpack(problem.rules, problem.world))


def walk(game: Game, seat: int, keys: Sequence[str]) -> Walk:
    """Play a seat's choices up to the end of its turn. Raises BadAnswer."""
    now = Walk(game)
    if len(keys) > LONGEST:
        raise BadAnswer("too many choices")
    for key in keys:
        if now.ended:
            raise BadAnswer("the turn is over")
        now = _step(now, seat, key)
    return now


def _step(now: Walk, seat: int, key: str) -> Walk:
    decision = now.game.decision(seat)
    choice = decision.find(key) if decision else None
    if choice is None:
        raise BadAnswer(f"{key} isn't offered")
    try:
        played = now.game.play(seat, key)
    except ChoiceError as error:
        raise BadAnswer(str(error)) from error
    after = now.game.after(played)
    ended = played.turn_ended or played.barrier or seat not in after.acting()
    return Walk(after, (*now.choices, choice), ended, now.game if played.barrier else None)


def digest_of(title: Title[Any], state: State, seat: int) -> str:
    """Return a digest of all that a seat knows in a position: equal positions have equal ones."""
    seen = title.view(state, seat)
    return blake2b(_encode(seen), digest_size=LENGTH // 2).hexdigest()
