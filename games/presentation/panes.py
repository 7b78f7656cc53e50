"""The choice of the part (pane) of a board that a phone shows first. It needs no script."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import TYPE_CHECKING, Final

from django.utils.safestring import SafeString

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

_NAMED: Final = re.compile(r'data-(pane|target|trail)="([^"]+)"')
_LABEL: Final = re.compile(r'aria-label="([^"]+)"')


def first_pane(parts: Iterable[str], targets: Collection[str], panes: Iterable[str]) -> str:
    """Return the first pane that contains one of these targets; otherwise the first pane."""
    known = list(panes)
    pane = ""
    for kind, name in (found.groups() for part in parts for found in _NAMED.finditer(part)):
        if kind == "pane":
            pane = name
        elif name in targets and pane in known:
            return pane
    return known[0] if known else ""


def showing(part: str, pane: str) -> str:
    """Return a drawn part in which the sections of this pane are marked as shown.

    The script of the panes sets the same mark.
    """
    return part.replace(f'" data-pane="{pane}"', f' showing" data-pane="{pane}"')


def pointed(part: str, targets: Collection[str], said: str = "") -> str:
    """Return a drawn part in which a lesson's targets are marked.

    ``said`` is a label for screen readers; with it, the targets can have the focus.
    """
    if not targets:
        return part
    names = "|".join(map(re.escape, targets))
    tag = re.compile(rf'(<[^<>]*?data-target="(?:{names})")([^<>]*>)')
    return tag.sub(lambda found: _marked(found, said), part)


def numbered(part: str, numbers: Mapping[str, int]) -> SafeString:
    """Mark targets in a drawn part by the numbers of the answers that concern them."""
    tag = re.compile(r'(<[^<>]*?data-target="([^"<>]+)")')
    return SafeString(tag.sub(lambda found: _numbered(found, numbers.get(found[2])), part))


def _numbered(tag: re.Match[str], number: int | None) -> str:
    return tag[1] if number is None else f'{tag[1]} data-answer="{number}"'


def _marked(tag: re.Match[str], said: str) -> str:
    stop = "" if "tabindex=" in tag[0] else ' tabindex="0"'
    heard = f' aria-description="{escape(said)}"{stop}' if said else ""
    return f'{tag[1]} data-pointed=""{heard}{tag[2]}'


def marks(part: str) -> list[str]:
    """Return the labels of all marks in a drawn part."""
    tags = (found[0] for found in re.finditer(r"<[^<>]*?data-pointed[^<>]*>", part))
    names = (_LABEL.search(tag) for tag in tags)
    return [unescape(name[1]) for name in names if name]
