"""`{% load boards %}`: what titles' own templates need, and what all pages need of titles."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from django import template
from django.contrib.staticfiles import finders
from django.templatetags.static import static
from django.utils.html import format_html_join

from games.rules import titles

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.utils.safestring import SafeString

register = template.Library()


@register.filter
def at(mapping: Mapping[str, Any] | None, key: str) -> Any:
    """`{{ marks|at:shop.id }}`: what a mapping holds under a key, or nothing."""
    return mapping.get(key, "") if mapping else ""


@register.simple_tag
def title_styles() -> SafeString:
    """Links to the style sheets of all titles that have one."""
    links = ((static(path),) for path in _style_paths())
    return format_html_join("\n", '<link rel="stylesheet" href="{}">', links)


@cache
def _style_paths() -> tuple[str, ...]:
    paths = [f"css/titles/{title.slug}.css" for title in titles]
    return tuple(path for path in paths if finders.find(path))
