"""All cards of an edition with their names, for the rulebook's page."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from games.boards.rajas_cards_karma.faces import BonusFace, bonus_face
from games.boards.rajas_cards_karma.looks import ShownCard, shown
from games.rules.kernel import Text
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import KINDS
from games.rules.rajas_cards_karma.words import bonus_text, say

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.facts import Facts


class CardKind(msgspec.Struct, frozen=True):
    """All cards of a kind under their heading."""

    label: Text
    cards: tuple[ShownCard, ...]


class TrackBonus(msgspec.Struct, frozen=True):
    """A track card with its bonus in words."""

    bonus: BonusFace
    label: Text


class Gallery(msgspec.Struct, frozen=True):
    """The contents of the gallery."""

    kinds: tuple[CardKind, ...]
    track: tuple[TrackBonus, ...]


@lru_cache
def gallery(name: str) -> Gallery:
    """Return the cards of an edition by kind, and its track cards."""
    facts = edition(name)
    return Gallery(
        kinds=tuple(_kind(facts, kind) for kind in KINDS),
        track=tuple(TrackBonus(bonus_face(name, code), bonus_text(code)) for code in facts.tracks),
    )


def _kind(facts: Facts, kind: str) -> CardKind:
    cards = tuple(
        shown(facts, id, "gallery") for id, card in facts.cards.items() if card.kind == kind
    )
    return CardKind(say(f"board-all-{kind}", count=len(cards)), cards)
