"""Functions that several of the title's drawings use: names, and the seat whose turn it is."""

from __future__ import annotations

from typing import Any

from games.rules.kernel.text import Text

Data = dict[str, Any]


def named(kind: str, id: str) -> Text:
    """Return the text ``yspahan-<kind>-<id>``, the name of an object of the game."""
    return Text(f"yspahan-{kind}-{id}")


def acting(public: Data) -> int | None:
    """Return the seat whose turn it is; ``None`` after the last turn of a day."""
    order: list[int] = public["order"]
    return order[public["turn"]] if public["turn"] < len(order) else None
