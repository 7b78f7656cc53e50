"""Elements of several drawings: cards with their names, dice, amounts."""

from __future__ import annotations

from typing import Any

import msgspec

from games.boards.rajas_cards_karma.faces import Face, faces
from games.rules.kernel.text import Text
from games.rules.rajas_cards_karma.facts import Facts
from games.rules.rajas_cards_karma.words import back_text, card_text, die_text, face_text, say

Data = dict[str, Any]
"""A view, or a part of it."""


class ShownCard(msgspec.Struct, frozen=True):
    """A drawn card: its target's id, its id for animations, its face, name and description."""

    id: str
    glide: str
    kind: str
    face: tuple[Face]
    name: Text
    tip: Text


class Die(msgspec.Struct, frozen=True):
    """A drawn die; ``value`` is "" if its pips are unknown."""

    colour: str
    value: str
    label: Text


def own_player(view: Data) -> Data | None:
    """Return the viewer's own cards and tokens; ``None`` for spectators."""
    if view["seat"] is None:
        return None
    player: Data = view["public"]["players"][view["seat"]]
    return player


def shown(facts: Facts, id: str, where: str) -> ShownCard:
    """Return a card for a drawing; ``where`` is the prefix of its target's id."""
    card, face = facts.cards[id], faces(facts.name)[id]
    return ShownCard(
        id=f"{where}:{id}",
        glide=id,
        kind=card.kind,
        face=(face,),
        name=card_text(card),
        tip=face_text(card),
    )


def die(colour: str, value: int | None) -> Die:
    """Return a die for a drawing; ``value`` is ``None`` if unknown."""
    label = die_text(colour, value) if value else back_text(colour)
    return Die(colour, str(value or ""), label)


def count_text(id: str, count: int) -> Text:
    """Return an amount of tokens in words: “2 karma”."""
    return say(f"label-{id}", count=count)
