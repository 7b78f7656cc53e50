"""`{% load boards %}`: what titles' own templates need."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django import template
from django.conf import settings
from django.template.loader import render_to_string

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from django.utils.safestring import SafeString

register = template.Library()


@register.filter
def at(mapping: Mapping[str, Any] | None, key: str) -> Any:
    """`{{ marks|at:shop.id }}`: what a mapping holds under a key, or nothing."""
    return mapping.get(key, "") if mapping else ""


@register.simple_tag
def tokens(name: str, items: Sequence[Mapping[str, Any]]) -> SafeString | str:
    """`{% tokens "titles/…/amounts.html" offer.items %}`: a row of small signs, drawn once.

    A board shows hundreds, of which few differ. What the template shows may depend on the items
    alone, and they are plain data: their text is the key.
    """
    if not items:
        return ""
    draw = _drawn.__wrapped__ if settings.DEBUG else _drawn
    return draw(name, _Row(items))


class _Row:
    """Items that are the same when they read the same."""

    def __init__(self, items: Sequence[Mapping[str, Any]]) -> None:
        self.items = items
        self.text = repr(items)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Row) and self.text == other.text


@lru_cache(maxsize=2048)
def _drawn(name: str, row: _Row) -> SafeString:
    return render_to_string(name, {"items": row.items})
