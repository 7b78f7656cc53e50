"""Positions that older rules stored, by title and name."""

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
    return titles.get(slug).decode(zlib.decompress(b85decode(_file(slug, version)[what])))
