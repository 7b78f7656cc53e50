"""What all parts of the drawing share: seats' colours and signs, cards with their names, dice."""

from __future__ import annotations

from typing import Any, Final

from games.rules.kernel.text import Text
from games.rules.rajas_cards_karma.faces import faces
from games.rules.rajas_cards_karma.facts import Facts
from games.rules.rajas_cards_karma.words import back_text, card_text, die_text, face_text, say

Data = dict[str, Any]

SEATS: Final = ("blue", "yellow", "green", "red")
"""Colour by seat."""
SIGNS: Final = ("disc", "diamond", "square", "triangle")
"""Each colour's sign, as the sprite has it."""


def seat_colour(seat: int | None) -> str:
    """Return the colour of a seat, nothing for nobody."""
    return "" if seat is None else SEATS[seat]


def own_player(view: Data) -> Data | None:
    """Return what lies before whoever looks; ``None`` for spectators."""
    if view["seat"] is None:
        return None
    player: Data = view["public"]["players"][view["seat"]]
    return player


def shown(facts: Facts, id: str, where: str) -> Data:
    """Return a card as it is drawn, with its id on the board, its name, and all that it says."""
    card, face = facts.cards[id], faces(facts.name)[id]
    return {
        "id": f"{where}:{id}",
        "glide": id,
        "kind": card.kind,
        "face": [face],
        "name": card_text(card),
        "tip": face_text(card),
    }


def die(colour: str, value: int | None) -> Data:
    """Return a die: its colour, its pips if they are known, and what it is called."""
    return {
        "colour": colour,
        "value": str(value or ""),
        "label": die_text(colour, value) if value else back_text(colour),
    }


def count_text(id: str, count: int) -> Text:
    """Return how many there are of something: “2 karma”."""
    return say(f"label-{id}", count=count)
