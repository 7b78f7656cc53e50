"""The first action of a game: the space on which the first die is placed."""

from __future__ import annotations

import re
from typing import Final

_PLACED: Final = re.compile(r"([a-z0-9-]+):[dbw][1-6]")
_NO_SPACES: Final = frozenset({"add", "bag", "reroll"})
"""The beginnings of keys that use a die without placing the first die on a space."""


def opening(key: str) -> str:
    """Return the space on which a choice places its first die, or "" if it does something else."""
    found = _PLACED.fullmatch(key)
    return "" if found is None or found[1] in _NO_SPACES else found[1]
