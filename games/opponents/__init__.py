"""Computer opponents: they depend on the kernel's contract, and not on tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from games.opponents.registry import STRENGTHS, UnknownOpponent, opponents

__all__ = ["STRENGTHS", "UnknownOpponent", "opponents"]


def __getattr__(name: str) -> Any:
    """Import the players on demand: a page that only describes them needs no NumPy."""
    if name not in __all__:
        raise AttributeError(name)
    from games.opponents import registry  # noqa: PLC0415

    return getattr(registry, name)
