"""The choices that may follow some picked ones, to be confirmed together with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from games.engine import Game
from games.errors import StaleDecision
from games.rules.kernel import Decision, Prospect


class Onwards(NamedTuple):
    """A decision after some picks: its choices of the same kind, with their prospects by key."""

    decision: Decision
    previews: dict[str, Prospect]


def onwards(game: Game, place: int, keys: Sequence[str]) -> Onwards:
    """Return what may follow a seat's picks, of which each may follow the ones before it.

    ``game`` is the game before the picks. A key that is picked already isn't offered again.

    Raises StaleDecision for any other key.
    """
    decision = _decision(game, place)
    then = [choice.key for choice in decision.choices]
    for number, key in enumerate(keys, start=1):
        if key not in then:
            raise StaleDecision
        like = game.previews(place, [key])[key].onward.then
        then = [one for one in like if one not in keys[:number]]
        if then:
            game = game.after(game.play(place, key))
            decision = _decision(game, place)
    choices = [choice for choice in decision.choices if choice.key in then]
    following = msgspec.structs.replace(decision, choices=choices, blocked=[])
    return Onwards(following, game.previews(place, then))


def _decision(game: Game, place: int) -> Decision:
    decision = game.decision(place)
    if decision is None:
        raise StaleDecision
    return decision
