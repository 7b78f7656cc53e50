"""Names of first actions, for figures of many games."""

from __future__ import annotations

from games.rules.kernel import Text, text


def opening(key: str) -> str:
    """Return the action for which a choice uses dice, or "" if it uses none."""
    verb, _, action = key.partition(":")
    return action if verb == "act" else ""


def trait_text(edition: str, kind: str, id: str) -> Text:
    """Return the name of an action."""
    return text(f"yspahan-opening-{id}")
