"""What the board's templates draw: a pure function of a view."""

from __future__ import annotations

from typing import Any


def drawing(view: dict[str, Any]) -> dict[str, Any]:
    """Turn a view into all that the board shows; nothing yet."""
    return {"signs": []}
