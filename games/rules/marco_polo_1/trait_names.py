"""Names of traits and first actions, for figures of many games."""

from __future__ import annotations

from games.rules.kernel import Text
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.goals import goal_text
from games.rules.marco_polo_common.words import space_text


def trait_text(edition_name: str, kind: str, id: str) -> Text:
    """Return the name of a character, a goal card or a space. Raises KeyError."""
    facts = edition(edition_name)
    if kind == "character":
        return facts.named("character", id)
    return goal_text(facts, id) if kind == "goal" else space_text(facts, id)
