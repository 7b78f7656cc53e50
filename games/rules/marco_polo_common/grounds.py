"""The rules that say when each kind of choice may be made; refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ground, grounds, kind_of
from games.rules.marco_polo_common.turn import on_a_space

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

CITY_CARD = "card-"
"""The beginning of a city card's space, whether or not the card lies on this table."""
ON_A_SPACE = Ground("one-action")


def bonus_action(kind: str, rule: str) -> dict[str, Ground]:
    """Return the citation for a bonus action: when it may be done, or, in a turn, its own rule."""
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
"""The citations that both games share, by kind of key."""


def ground_of(state: State, key: str, own: dict[str, Ground]) -> Ground | None:
    """Return the citation for a key: for an action's space, the title's own, or the common one."""
    kind = kind_of(key)
    if on_a_space(state, key) or kind.startswith(CITY_CARD):
        return ON_A_SPACE
    return own.get(kind) or COMMON.get(kind)
