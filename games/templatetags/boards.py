"""`{% load boards %}`: what titles' own templates need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import template

if TYPE_CHECKING:
    from collections.abc import Mapping

register = template.Library()


@register.filter
def at(mapping: Mapping[str, Any] | None, key: str) -> Any:
    """`{{ marks|at:shop.id }}`: what a mapping holds under a key, or nothing."""
    return mapping.get(key, "") if mapping else ""
