"""The turns of a finished game, each divided where chance or something revealed interrupts it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.opponents.bidding import bids_now
from games.opponents.reviews import Game
from games.rules.kernel import Choice, Title


class NotReplayable(ValueError):
    """The error for a game that isn't finished, or with a choice that isn't offered."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A choice that drew from chance or revealed something, with the positions around it."""

    seat: int
    before: Any
    choice: Choice
    after: Any


@dataclass(slots=True)
class Stretch:
    """A seat's choices between two draws: the seat could plan all of them at once.

    ``first`` is the number of the first choice in the game, ``state`` the position before it.
    ``free``: the seat had an alternative at some choice that wasn't a bid. ``draw`` is the last
    choice, if that was a draw.
    """

    first: int
    state: Any
    keys: list[str] = field(default_factory=list)
    free: bool = False
    draw: Draw | None = None


@dataclass(slots=True)
class PlayedTurn:
    """A turn in the game, and the position after it."""

    seat: int
    stretches: list[Stretch]
    after: Any

    @property
    def first(self) -> int:
        """The number of its first choice in the game."""
        return self.stretches[0].first

    @property
    def last(self) -> int:
        """The number of its last choice in the game."""
        return self.stretches[-1].first + len(self.stretches[-1].keys) - 1


def turns_of(title: Title[Any], game: Game) -> list[PlayedTurn]:
    """Return a game's turns. Raises NotReplayable.

    A turn ends where the rules end it, or where another seat chooses. So each decision of a draft
    and each simultaneous decision is a turn of its own.
    """
    turns: list[PlayedTurn] = []
    state, running, planned = game.start, False, False
    for number, (seat, key) in enumerate(game.choices):
        if not running or turns[-1].seat != seat:
            turns.append(PlayedTurn(seat, [], state))
            planned = False
        turn = turns[-1]
        if not planned:
            turn.stretches.append(Stretch(number, state))
        draw, running = _play(title, turn, turn.stretches[-1], key)
        planned, state = not draw, turn.after
    if not title.rules.over(state):
        raise NotReplayable("the game isn't over")
    return turns


def _play(title: Title[Any], turn: PlayedTurn, stretch: Stretch, key: str) -> tuple[bool, bool]:
    """Add a choice to a turn; return whether it was a draw, and whether the turn goes on."""
    before, seat = turn.after, turn.seat
    offered = title.engine.choices(before, seat)
    choice = next((one for one in offered if one.key == key), None)
    if choice is None:
        raise NotReplayable(f"seat {seat} isn't offered {key}")
    after = title.clone(before)
    ended = title.push(after, seat, choice).turn_ended
    if title.engine.look(before, seat, choice).chance:
        stretch.draw = Draw(seat, before, choice, after)
    stretch.keys.append(key)
    stretch.free |= len(offered) > 1 and not bids_now(title, before, seat)
    turn.after = after
    return stretch.draw is not None, not ended
