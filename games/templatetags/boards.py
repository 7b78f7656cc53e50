"""`{% load boards %}`: tags and filters for the titles' own templates."""

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
    """Return a mapping's value for a key, or nothing: `{{ marks|at:shop.id }}`."""
    return mapping.get(key, "") if mapping else ""


@register.filter
def is_computer(who: Who, people: Sequence[Any] | None) -> bool:
    """Return whether a program plays a seat: `{% if row.name|is_computer:people %}`."""
    return bool(people is not None and len(people) > who.seat and people[who.seat].computer)


@register.filter
def among(marks: Mapping[str, Any] | None, kinds: str) -> dict[str, Any]:
    """Return the marks on targets of these kinds: `{{ marks|among:"place post" }}`.

    A board's part that is cached by these marks stays valid when other marks change.
    """
    wanted = kinds.split()
    return {
        target: mark for target, mark in (marks or {}).items() if target.partition(":")[0] in wanted
    }


@register.simple_tag
def tokens(name: str, items: tuple[Hashable, ...]) -> SafeString | str:
    """Draw a row of icons: `{% tokens "boards/marco-polo-common/amounts.html" offer.items %}`.

    The result is cached, since a board has hundreds of rows and most of them are equal. The
    template may use only ``items``.
    """
    if not items:
        return ""
    draw = _drawn.__wrapped__ if settings.DEBUG else _drawn
    return draw(name, items)


@lru_cache(maxsize=2048)
def _drawn(name: str, items: tuple[Hashable, ...]) -> SafeString:
    return render_to_string(name, {"items": items})
