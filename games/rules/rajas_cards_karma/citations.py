"""The rules that say when each kind of choice may be made; refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Citation, citations, kind_of

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.steps import State

PAYING = ("pay-sum", "pay-ship", "pay-palace")
GROUNDS = {
    **citations("turn", "take", at=("take-turn", "take-die")),
    **citations("turn", "build", "end"),
    **citations("turn", "ship", at=("pick-bonus",)),
    **citations("turn", "palace", at=("pick-bonus", "take-card")),
    **citations("turn", "goods", at=("take-card",)),
    **citations(
        "ruling-steward-time", "steward-dice", "steward-turn", at=("take-turn", "finish-turn")
    ),
    **citations("bonus-extra-turn", "bonus-turn"),
    **citations("build-payment", "die", "pay", at=PAYING),
    **citations("karma", "karma", at=("pay-sum",)),
    **citations("ruling-steward-time", "joker", at=PAYING),
    **citations("hand-limit", "drop"),
    **citations("ruling-declining", "stop"),
    **citations("one-effect", "trio", "mixed", "mixed-goods"),
    **citations("bonuses", "fame", "coins"),
    **citations("ruling-flip-order", "fame-first", "coins-first"),
    **citations("palace-5", "reward"),
    **citations("open-bonuses", "lay"),
}


def citation(state: State, key: str) -> Citation | None:
    """Return the citation for a key, or ``None``."""
    return GROUNDS.get(kind_of(key))
