"""Which pane of a board a phone shows first: known to the page before any script runs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

_NAMED: Final = re.compile(r'data-(pane|target|trail)="([^"]+)"')


def first_pane(parts: Iterable[str], targets: Collection[str], panes: Iterable[str]) -> str:
    """Return the first pane of the drawn parts with one of these targets or trails, else the first of all."""
    known = list(panes)
    pane = ""
    for kind, name in (found.groups() for part in parts for found in _NAMED.finditer(part)):
        if kind == "pane":
            pane = name
        elif name in targets and pane in known:
            return pane
    return known[0] if known else ""


def showing(part: str, pane: str) -> str:
    """Mark the sections of this pane in a drawn part, as the script of panes does."""
    return part.replace(f'" data-pane="{pane}"', f' showing" data-pane="{pane}"')


def pointed(part: str, targets: Iterable[str]) -> str:
    """Mark what a lesson points at in a drawn part."""
    for target in targets:
        name = f'data-target="{target}"'
        part = part.replace(name, f'{name} data-pointed=""')
    return part
