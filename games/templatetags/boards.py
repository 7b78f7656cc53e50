"""`{% load boards %}`: what titles' own templates need."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django import template
from django.conf import settings
from django.template.loader import render_to_string

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from django.utils.safestring import SafeString

    from games.rules.kernel import Who

register = template.Library()


@register.filter
def at(mapping: Mapping[str, Any] | None, key: str) -> Any:
    """`{{ marks|at:shop.id }}`: what a mapping holds under a key, or nothing."""
    return mapping.get(key, "") if mapping else ""


@register.filter
def is_computer(who: Who, people: Sequence[Any] | None) -> bool:
    """`{% if row.name|is_computer:people %}`: whether a program chooses for this seat."""
    return bool(people is not None and len(people) > who.seat and people[who.seat].computer)


@register.filter
def among(marks: Mapping[str, Any] | None, kinds: str) -> dict[str, Any]:
    """`{{ marks|among:"place post" }}`: the marks on targets of these kinds; a part is kept by no others."""
    wanted = kinds.split()
    return {
        target: mark for target, mark in (marks or {}).items() if target.partition(":")[0] in wanted
    }


@register.simple_tag
def tokens(name: str, items: tuple[Hashable, ...]) -> SafeString | str:
    """`{% tokens "boards/common/amounts.html" offer.items %}`: a row of small signs, drawn once.

    A board shows hundreds, of which few differ. What the template shows may depend on the items alone.
    """
    if not items:
        return ""
    draw = _drawn.__wrapped__ if settings.DEBUG else _drawn
    return draw(name, items)


@lru_cache(maxsize=2048)
def _drawn(name: str, items: tuple[Hashable, ...]) -> SafeString:
    return render_to_string(name, {"items": items})
