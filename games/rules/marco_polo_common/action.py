"""Rules that all actions share: which dice may go to a space, and why others may not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked
from games.rules.marco_polo_common.bundle import NOTHING, Bundle
from games.rules.marco_polo_common.dice import Die, has_colour
from games.rules.marco_polo_common.purse import character, trader
from games.rules.marco_polo_common.words import no, space_text

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition
    from games.rules.marco_polo_common.table import Action, State

OWN = 0
"""In a kit's ``dice``, the colour that means the seat's own."""


def key_of(space: str) -> str:
    """Return the prefix of all keys that place dice on a space."""
    return f"{space}:"


def lying(state: State, space: str) -> list[Die]:
    """Return the dice on a space, except dice of the action in progress."""
    public = state.public
    dice = public.spaces.get(space, [])
    found: list[Die] = dice[: len(dice) - public.put] if space == public.placing else dice
    return found


def joins(state: State, action: Action, seat: int, space: str) -> bool:
    """Return whether a seat must pay because others' dice are on a blue space {#surcharge}."""
    return not action.room and bool(lying(state, space)) and character(state, seat).surcharge


def due(state: State, action: Action, seat: int, space: str, lowest: int) -> Bundle:
    """Return the coins that a seat pays because others' dice are on a blue space {#surcharge}."""
    return Bundle(coins=lowest) if joins(state, action, seat, space) else NOTHING


def colourless(state: State, seat: int) -> list[int]:
    """Return the pips of a seat's black and white dice {#black-dice-free}."""
    own = trader(state, seat)
    pools = (getattr(own, pool) for _, pool, colour in state.kit.dice if colour != OWN)
    return [pips for pool in pools for pips in pool]


def shut(state: State, action: Action, seat: int, space: str) -> Blocked | None:
    """Return the refusal if no die of the seat may go to a space {#brown} {#colour-once}."""
    dice = lying(state, space)
    if action.room and len(dice) >= action.room:
        return _shut(state.facts, space, "space-taken", "brown")
    if has_colour(dice, seat) and len(colourless(state, seat)) < action.dice(state, seat, space):
        return _shut(state.facts, space, "colour-there", "colour-once")
    return action.closed(state, seat, space)


@cache
def _shut(facts: Edition, space: str, code: str, cite: str) -> Blocked:
    spot, name = frozenset({f"space:{space}"}), space_text(facts, space)
    return no(facts, key_of(space), code, cite, spot, space=name)
