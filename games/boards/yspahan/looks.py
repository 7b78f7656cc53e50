"""Common elements of the drawings: colours and signs of seats, and names of things."""

from __future__ import annotations

from typing import Any

from games.rules.kernel.text import Text

Data = dict[str, Any]


def named(kind: str, id: str) -> Text:
    """Return the name of a thing of the game."""
    return Text(f"yspahan-{kind}-{id}")


def acting(public: Data) -> int | None:
    """Return the seat whose turn of the day it is; ``None`` between two days."""
    order: list[int] = public["order"]
    return order[public["turn"]] if public["turn"] < len(order) else None
