"""The rules on when each kind of choice may be made; refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ground, grounds, kind_of

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.steps import State

PAYING = ("pay-sum", "pay-ship", "pay-palace")
GROUNDS = {
    **grounds("turn", "take", at=("take-turn", "take-die")),
    **grounds("turn", "build", "end"),
    **grounds("turn", "ship", at=("pick-bonus",)),
    **grounds("turn", "palace", at=("pick-bonus", "take-card")),
    **grounds("turn", "goods", at=("take-card",)),
    **grounds(
        "ruling-steward-time", "steward-dice", "steward-turn", at=("take-turn", "finish-turn")
    ),
    **grounds("bonus-extra-turn", "bonus-turn"),
    **grounds("build-payment", "die", "pay", at=PAYING),
    **grounds("karma", "karma", at=("pay-sum",)),
    **grounds("ruling-steward-time", "joker", at=PAYING),
    **grounds("hand-limit", "drop"),
    **grounds("ruling-declining", "stop"),
    **grounds("one-effect", "trio", "mixed", "mixed-goods"),
    **grounds("bonuses", "fame", "coins"),
    **grounds("ruling-flip-order", "fame-first", "coins-first"),
    **grounds("palace-5", "reward"),
    **grounds("open-bonuses", "lay"),
}


def ground(state: State, key: str) -> Ground | None:
    """Return the rule on when a key of this kind may be chosen."""
    return GROUNDS.get(kind_of(key))
