"""`{% load words %}`: messages in templates. Django escapes the results of these tags."""

from __future__ import annotations

from typing import Any

from django import template

from games.rules.kernel import Text, Who
from mp2site.text import rendering

register = template.Library()


@register.simple_tag
def msg(key: str, **params: Any) -> str:
    """Return a message of the site or of a title: `{% msg "home-your-turn" count=3 %}`."""
    return rendering.msg(key, **params)


register.filter("tied", rendering.tied)


@register.simple_tag(takes_context=True)
def text(context: template.Context, value: Text | Who | dict[str, Any]) -> str:
    """Return a kernel text with names from the context's `people`: `{% text decision.prompt %}`."""
    return rendering.render(value, people=context.get("people"))
