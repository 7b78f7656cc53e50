"""The rules that say when each kind of choice may be made. Refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Citation, citations, kind_of
from games.rules.marco_polo_common.turn import on_a_space

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

CITY_CARD = "card-"
"""The prefix of city cards' spaces, also of cards that aren't in this game."""
ON_A_SPACE = Citation("one-action")


def bonus_action(kind: str, rule: str) -> dict[str, Citation]:
    """Return the citation of a bonus action.

    In the seat's turn it is the action's own rule, otherwise the rule on when bonus actions are
    allowed.
    """
    return citations("bonus-when", kind, at=("turn",), there=rule)


COMMON = {
    **citations("one-action", "end"),
    **bonus_action("fulfil", "fulfil"),
    **bonus_action("bag", "bag"),
    **bonus_action("reroll", "reroll"),
    **bonus_action("turn", "turn-die"),
    **bonus_action("buy", "buy-black"),
    **citations("characters-draft", "character"),
    **citations("ruling-bids", "bid", "points"),
    **citations("compensation", "compensate"),
    **citations("mixed-sets", "add"),
    **citations("bag", "purse"),
    **citations("turn-die", "turn-up", "turn-down"),
    **citations("travel-steps", "go", "go-1", "go-2", "stop"),
    **citations("ruling-reward-optional", "stay", at=("walk",)),
    **citations("jade-payment", "pay", "camels"),
    **citations("reward-goods", "goods", "give"),
    **citations("reward-contract", "keep", "decline", "leave", "draw"),
    **citations("contract-places", "replace"),
    **citations("ruling-bonus-order", "first"),
    **citations("relocation", "relocate"),
    **citations("city-bonus", "copy"),
    **citations("card-exchange", "times"),
}
"""The citations that both games share, by kind of key."""


def citation_of(state: State, key: str, own: dict[str, Citation]) -> Citation | None:
    """Return the citation for a key; ``None`` if its kind has none.

    Keys that place dice on a space share `ON_A_SPACE`. For other kinds the title's ``own`` citation
    comes before the one in `COMMON`.
    """
    kind = kind_of(key)
    if on_a_space(state, key) or kind.startswith(CITY_CARD):
        return ON_A_SPACE
    return own.get(kind) or COMMON.get(kind)
