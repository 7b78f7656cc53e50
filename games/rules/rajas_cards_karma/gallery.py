"""All cards of an edition in their order, for the page of the rulebook: drawn as in the grid, and named."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from games.rules.rajas_cards_karma.faces import bonus_face
from games.rules.rajas_cards_karma.facts import KINDS, edition
from games.rules.rajas_cards_karma.looks import Data, shown
from games.rules.rajas_cards_karma.words import bonus_text, say

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.facts import Facts


@lru_cache
def gallery(name: str) -> Data:
    """Return the cards of an edition by kind, and its track cards."""
    facts = edition(name)
    return {
        "kinds": [_kind(facts, kind) for kind in KINDS],
        "track": [
            {"bonus": bonus_face(name, code), "label": bonus_text(code)} for code in facts.tracks
        ],
    }


def _kind(facts: Facts, kind: str) -> Data:
    cards = [shown(facts, id, "gallery") for id, card in facts.cards.items() if card.kind == kind]
    return {"label": say(f"board-all-{kind}", count=len(cards)), "cards": cards}
