"""A view's JSON-able data: the public compartment, and a seat's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import Facts
from games.rules.rajas_cards_karma.rounds import order
from games.rules.rajas_cards_karma.table import held_colour

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.state import Private, Public, Raja


def show(public: Public) -> dict[str, Any]:
    """Return the public compartment as JSON-able data."""
    facts = edition(public.edition)
    return {
        "edition": public.edition,
        "open_bonuses": public.open_bonuses,
        "round": public.round,
        "pass": public.passing,
        "turn": public.turn,
        "order": order(public),
        "starter": public.starter,
        "elephant": "front" if public.passing == 1 else "back",
        "finishing": public.finishing,
        "extra": public.extra,
        "grid": [card or None for card in public.grid],
        "deck": public.deck,
        "top": public.top or None,
        "discards": public.discards[:],
        "seen": dict(public.seen),
        "playing": public.playing[:],
        "buying": public.buying or None,
        "players": [_raja(own, facts) for own in public.rajas],
    }


def show_own(own: Private) -> dict[str, Any]:
    """Return a seat's own compartment: its dice, and the pieces laid for a payment."""
    return {
        "hand": [{"card": card, "value": value} for card, value in own.hand],
        "laid": dict(own.laid),
        "jokers": own.jokers[:],
    }


def _raja(own: Raja, facts: Facts) -> dict[str, Any]:
    return {
        "fame": own.fame,
        "coins": own.coins,
        "karma": own.karma,
        "stewards": own.stewards,
        "hand": [held_colour(facts, held) for held in own.hand],
        "buildings": own.buildings[:],
        "ships": own.ships[:],
        "goods": own.goods[:],
        "track": [bonus or None for bonus in own.track],
        "left": own.left,
        "right": own.right,
    }
