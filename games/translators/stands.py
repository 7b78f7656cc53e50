"""Where messages stand, and with which values: heard on the demo's pages, and recorded in a file.

The ids of the demo's tables mean nothing elsewhere. So a recorded address names the title of its
table, and a reader gets a public game of that title.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from django.urls import Resolver404, resolve

RECORDED: Final = Path(__file__).resolve().parent / "stands.json"
LONGEST: Final = 60
"""The number of characters of a recorded value."""
TABLE: Final = re.compile(r"\{([a-z0-9-]+)\}")
"""The place of a table's id in a recorded address: the slug of its title."""
KEPT: Final = {"slug", "anchor", "lesson_id"}
"""The variable parts of addresses that mean the same on each site."""


class Stand(NamedTuple):
    """A page where a message stands, and the message's variables there."""

    path: str
    params: dict[str, Any]


@cache
def recorded() -> Mapping[str, Stand]:
    """Return the recorded places of messages, by their keys."""
    found = json.loads(RECORDED.read_text("utf-8"))
    return {key: Stand(path, params) for key, (path, params) in found.items()}


def record(heard: Mapping[str, Stand], title_of: Callable[[str], str]) -> None:
    """Write the file of recorded places; ``title_of`` returns the title of a table's id."""
    rows = {
        key: [address, {name: _short(value) for name, value in stand.params.items()}]
        for key, stand in sorted(heard.items())
        if (address := general(stand.path, title_of))
    }
    lines = ",\n".join(
        f"{json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in rows.items()
    )
    RECORDED.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def general(path: str, title_of: Callable[[str], str]) -> str:
    """Return an address that is valid on each site: without ids and people, which it cuts off."""
    try:
        match = resolve(urlsplit(path).path)
    except Resolver404:
        return "/"
    for name, value in match.kwargs.items():
        if name == "table_id":
            path = path.replace(f"/{value}/", f"/{{{title_of(str(value))}}}/", 1)
        elif name not in KEPT:
            return path.partition(f"/{value}")[0] + "/"
    return urlsplit(path).path


def address(stand: Stand, tables: Mapping[str, str]) -> str:
    """Return an address on this site; ``tables`` are the ids of public games by their titles."""
    title = TABLE.search(stand.path)
    if title is None:
        return stand.path
    table = tables.get(title[1])
    return stand.path.replace(title[0], table) if table else f"/titles/{title[1]}/"


def _short(value: Any) -> Any:
    return value if isinstance(value, int | float) else str(value)[:LONGEST]
