"""Names of traits and first actions, for figures of many games."""

from __future__ import annotations

from typing import Final

from games.rules.kernel import Text
from games.rules.rajas_cards_karma.words import bonus_text, say

OPENINGS: Final = frozenset({"build", "ship", "goods", "palace", "take"})
"""The beginnings of the keys of a turn's actions."""


def opening(key: str) -> str:
    """Return the action that a choice's key begins, or "" if it is no action of a turn."""
    verb = key.partition(":")[0]
    return verb if verb in OPENINGS else ""


def trait_text(edition: str, kind: str, id: str) -> Text:
    """Return the name of a track card's bonus, or of an action."""
    return say(f"opening-{id}") if kind == "opening" else bonus_text(id)
