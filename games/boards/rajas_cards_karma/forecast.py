"""The gains that the card for which a seat is paying will certainly bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from games.rules.kernel import Text
from games.rules.rajas_cards_karma.facts import BUILDINGS, GOODS
from games.rules.rajas_cards_karma.words import (
    building_text,
    good_text,
    palace_text,
    reward_text,
    say,
)

if TYPE_CHECKING:
    from games.boards.rajas_cards_karma.looks import Data
    from games.rules.rajas_cards_karma.facts import Card, Facts

DISPLAY: Final = ("buildings", "ships", "goods")


class Line(msgspec.Struct, frozen=True):
    """One gain of the card; ``sign`` is "" if it has none."""

    sign: str
    text: Text


def forecast(facts: Facts, player: Data, card: Card) -> tuple[Line, ...]:
    """Return the card's immediate gains, and those of the trios that it completes."""
    if card.kind == "palace":
        sign = "karma" if card.palace_value in {3, 5} else ""
        return (Line(sign, palace_text(card.palace_value)),)
    kept, broken = _display(facts, player, card)
    lines = [Line("fame", _fame(facts, player, card))] if card.fame else []
    if card.ship_reward:
        lines.append(Line("ship", reward_text(card.ship_reward)))
    if broken:
        lines.append(Line("", say("board-gets-break", count=broken)))
    return (*lines, *_building_trios(facts, kept), *_sales(facts, kept), *_ship_trio(facts, kept))


def _fame(facts: Facts, player: Data, card: Card) -> Text:
    needed, total = facts.numbers.fame_to_flip, player["fame"] + card.fame
    turns = total >= needed and player["left"] + player["right"] < len(player["track"])
    return say(
        "board-gets-fame-turn" if turns else "board-gets-fame",
        fame=card.fame,
        total=total,
        needed=needed,
    )


def _display(facts: Facts, player: Data, card: Card) -> tuple[list[Card], int]:
    """Return the displayed cards with the new card, and the number of ships that it discards."""
    cards = [facts.cards[id] for row in DISPLAY for id in player[row]]
    last = facts.cards[player["ships"][-1]].ship_number if player["ships"] else 0
    if not card.ship_number or card.ship_number > last:
        return [*cards, card], 0
    return [*(one for one in cards if not one.ship_number), card], len(player["ships"])


def _building_trios(facts: Facts, cards: list[Card]) -> list[Line]:
    icons: list[str] = [building for card in cards for building in card.buildings]
    same = [kind for kind in BUILDINGS if icons.count(kind) >= facts.numbers.trio]
    if same:
        return [Line("steward", say("board-gets-trio", kind=building_text(kind))) for kind in same]
    return [Line("steward", say("board-gets-kinds"))] if set(icons) == {*BUILDINGS} else []


def _sales(facts: Facts, cards: list[Card]) -> list[Line]:
    icons = [good for card in cards for good in card.goods]
    kinds = [good for good, _ in icons]
    same = [kind for kind in GOODS if kinds.count(kind) >= facts.numbers.trio]
    if same:
        worth = {kind: sum(value for good, value in icons if good == kind) for kind in same}
        return [
            Line("coins", say("board-gets-sale", good=good_text(kind), coins=worth[kind]))
            for kind in same
        ]
    return [Line("coins", say("board-gets-sale-kinds"))] if {*kinds} == {*GOODS} else []


def _ship_trio(facts: Facts, cards: list[Card]) -> list[Line]:
    ships = [card for card in cards if card.ship_number]
    third = len(ships) >= facts.numbers.trio
    return [Line("steward", say("board-gets-ships"))] if third else []
