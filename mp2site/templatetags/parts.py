"""`{% load parts %}`: parts of pages that are drawn once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import template

from mp2site import parts

if TYPE_CHECKING:
    from django.utils.safestring import SafeString

register = template.Library()


@register.simple_tag
def kept(name: str, **values: Any) -> SafeString:
    """`{% kept "tables/_turn.html" line=line people=sitters %}`: a template that sees these values and nothing else."""
    return parts.kept(name, values)
