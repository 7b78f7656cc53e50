"""The rule that says when each kind of choice may be made; refusals cite it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ground, grounds, kind_of
from games.rules.marco_polo_common.turn import on_a_space

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

CITY_CARD = "card-"
"""A space of a city card begins so, whether the card lies on this table or not."""
ON_A_SPACE = Ground("one-action")


def bonus_action(kind: str, rule: str) -> dict[str, Ground]:
    """Return the ground of a bonus action: when it may be done, and in a turn its own rule."""
    return grounds("bonus-when", kind, at=("turn",), there=rule)


COMMON = {
    **grounds("one-action", "end"),
    **bonus_action("fulfil", "fulfil"),
    **bonus_action("bag", "bag"),
    **bonus_action("reroll", "reroll"),
    **bonus_action("turn", "turn-die"),
    **bonus_action("buy", "buy-black"),
    **grounds("characters-draft", "character"),
    **grounds("compensation", "compensate"),
    **grounds("mixed-sets", "add"),
    **grounds("bag", "purse"),
    **grounds("turn-die", "turn-up", "turn-down"),
    **grounds("travel-steps", "go", "go-1", "go-2", "stop"),
    **grounds("ruling-reward-optional", "stay", at=("walk",)),
    **grounds("jade-payment", "pay", "camels"),
    **grounds("reward-goods", "goods", "give"),
    **grounds("reward-contract", "keep", "decline", "leave", "draw"),
    **grounds("contract-places", "replace"),
    **grounds("ruling-bonus-order", "first"),
    **grounds("relocation", "relocate"),
    **grounds("city-bonus", "copy"),
    **grounds("card-exchange", "times"),
}
"""The rules of what both games know, by kind of key."""


def ground_of(state: State, key: str, own: dict[str, Ground]) -> Ground | None:
    """Return the ground of a key: the title's own, the common one, or that of an action's space."""
    kind = kind_of(key)
    if on_a_space(state, key) or kind.startswith(CITY_CARD):
        return ON_A_SPACE
    return own.get(kind) or COMMON.get(kind)
