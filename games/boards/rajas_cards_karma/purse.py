"""The signs of the purse's names, which are the same as on the cards."""

from __future__ import annotations

from typing import Final

from games.rules.kernel import PurseSign

ART: Final = "cards/rajas-cards-karma.svg"
PURSE: Final = {
    "turned": PurseSign("day", ART),
    "fame": PurseSign("fame", ART),
    "coins": PurseSign("coin", ART),
    "karma": PurseSign("karma", ART),
    "stewards": PurseSign("steward", ART),
    "dice": PurseSign("unseen", ART),
    "buildings": PurseSign("yellow", ART),
    "ships": PurseSign("ship", ART),
    "goods": PurseSign("goods-card", ART),
}
