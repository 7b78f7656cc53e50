"""`{% load parts %}`: parts of pages that are rendered once and cached, or sent once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from django import template
from django.template.base import token_kwargs
from django.utils.safestring import SafeString

from mp2site.web import parts
from mp2site.web.known_parts import CLOSE, OPEN

if TYPE_CHECKING:
    from django.template.base import FilterExpression, NodeList, Parser, Token

register = template.Library()

PATH: Final = re.compile(r"\w+(\.\w+)*")


@register.tag
def kept(parser: Parser, token: Token) -> Kept:
    """`{% kept "boards/x/parts/bag.html" area.bag marks title="Bag" %}`: include a cached part.

    The part's template sees only these values, for example `area.bag` as `area.bag`. The part is
    rendered once and cached by the values (`mp2site.web.parts`).
    """
    _, name, *bits = token.split_contents()
    seen = {}
    while bits and PATH.fullmatch(bits[0]):
        path = bits.pop(0)
        seen[path] = parser.compile_filter(path)
    seen |= token_kwargs(bits, parser)
    if bits:
        raise template.TemplateSyntaxError(f"kept: {bits[0]!r} is neither a name nor a named value")
    return Kept(parser.compile_filter(name), seen)


class Kept(template.Node):
    """The node of a cached part."""

    def __init__(self, name: FilterExpression, seen: Mapping[str, FilterExpression]) -> None:
        self.name, self.seen = name, seen
        self.paths = [(path.split("."), value) for path, value in seen.items()]

    def render(self, context: template.Context) -> SafeString:
        """Return the rendered part.

        Values that the page doesn't have are missing in the part, too.
        """
        values: dict[str, Any] = {}
        for (*outer, last), expression in self.paths:
            value = expression.resolve(context, ignore_failures=True)
            if value is not None:
                _inside(values, outer)[last] = value
        return parts.kept(self.name.resolve(context), values)


@register.tag
def part(parser: Parser, _token: Token) -> Part:
    """`{% part %}<section>…</section>{% endpart %}`: an element that a response may leave out.

    It must be a single element without other parts in it (`mp2site.web.known_parts`).
    """
    nodes = parser.parse(["endpart"])
    parser.delete_first_token()
    return Part(nodes)


class Part(template.Node):
    """The node of an element that a response may leave out."""

    def __init__(self, nodelist: NodeList) -> None:
        self.nodelist = nodelist

    def render(self, context: template.Context) -> SafeString:
        """Return the element between marks."""
        return SafeString(f"{OPEN}{self.nodelist.render(context).strip()}{CLOSE}")


def _inside(values: dict[str, Any], path: list[str]) -> dict[str, Any]:
    for name in path:
        values = values.setdefault(name, {})
    return values
