"""What a person sees of a game: the view of their seat, their draft included, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from accounts.models import User
from games.models import Table
from games.rules.kernel import Decision, Text


@dataclass(frozen=True, slots=True)
class Position:
    """A game as one person sees it; for a spectator ``seat`` is ``None``. Never holds a state."""

    table_id: str
    title: str
    status: str
    ply: int
    seat: int | None
    view: dict[str, Any]
    """As the title made it: JSON-able but for the prompts under ``open``, which are Texts."""
    decision: Decision | None
    """What the person may choose now; ``None`` for others, and when looking back."""
    acting: tuple[int, ...]
    """The seats that have to choose, as everybody may know."""
    draft: tuple[tuple[str, str], ...] = ()
    """The person's choices (decision id, key) that aren't committed; undo takes the last back."""
    note: Text | None = None
    """What became of a draft that no longer fitted."""
    orders: dict[str, str] | None = None
    """The seat's standing orders, defaults filled in."""
    seen_ply: int = 0
    stamp: str = ""
    """Changes when this position does, for ETags (add the language for a page)."""


def position_for(table: Table, person: User | None) -> Position:
    """Return the game as it is now. Raises NotFound, NotPlaying (before the start)."""
    raise NotImplementedError


def position_at(table: Table, person: User | None, ply: int) -> Position:
    """Return the game after a ply (0: the set-up), for the person's seat. Raises BadPly …"""
    raise NotImplementedError


def stamp_for(*, table_id: str, person: User | None, token: str = "") -> str:
    """Return the position's stamp by one cheap query, for polling. Raises NotFound."""
    raise NotImplementedError
