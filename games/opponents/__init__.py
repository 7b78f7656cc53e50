"""Computer players. They use only the titles' rules, and don't know tables, people or Django."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from games.opponents.registry import STRENGTHS, UnknownOpponent, opponents

__all__ = ["STRENGTHS", "UnknownOpponent", "opponents"]


def __getattr__(name: str) -> Any:
    """Import the players at their first use. Pages that only describe them don't need NumPy."""
    if name not in __all__:
        raise AttributeError(name)
    from games.opponents import registry  # noqa: PLC0415

    return getattr(registry, name)
