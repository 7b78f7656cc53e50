"""A position that older rules stored, by its title and name."""

from __future__ import annotations

import json
import zlib
from base64 import b85decode
from functools import cache
from pathlib import Path
from typing import Any

from games.rules import titles

FOLDER = Path(__file__).parent / "old_states"


@cache
def _file(slug: str, version: int) -> dict[str, str]:
    states: dict[str, str] = json.loads((FOLDER / f"{slug}-{version}.json").read_text("utf-8"))[
        "states"
    ]
    return states


def old_state(slug: str, version: int, what: str) -> Any:
    """Return a position that a title's older rules stored."""
    return titles.get(slug).decode(zlib.decompress(b85decode(_file(slug, version)[what])))
