"""`{% load words %}`: messages in templates. Django escapes the results of these tags."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, cast

from django import template
from django.conf import settings
from django.template.base import TokenType
from django.utils.html import format_html
from django.utils.safestring import SafeString

from games.rules import titles
from games.rules.kernel import NAMED, WHOLE, Text, Who
from mp2site.text import rendering
from mp2site.text.coverage import shares
from mp2site.text.ordering import joined

if TYPE_CHECKING:
    from django.template.base import Node, Parser, Token

register = template.Library()

BOUND: Final = re.compile(r"</(?:title|option|textarea|script|style|text|tspan|desc)\b|[<>]")
"""The end of a tag, which means that one is inside it; the beginning of one; or the end of an
element that has only letters."""


@register.simple_tag
def msg(key: str, **params: Any) -> str:
    """Return a message of the site or of a title: `{% msg "home-your-turn" count=3 %}`."""
    return rendering.msg(key, **params)


register.filter("tied", rendering.tied)
register.filter("joined", joined)


@register.simple_tag
def languages() -> list[tuple[str, str]]:
    """Return the site's languages: each one's code and its own name for itself."""
    return list(settings.LANGUAGES)


@register.filter
def written_in(lang: str) -> SafeString:
    """Return the attributes of an element whose text isn't in the page's language; "" for none."""
    if not lang:
        return SafeString()
    way = rendering.direction(lang)
    turned = (
        format_html(' dir="{}"', way) if way != rendering.direction(rendering.language()) else ""
    )
    return format_html(' lang="{}"{}', lang, turned)


@register.simple_tag
def page_language(lang: str = "") -> SafeString:
    """Return the attributes of a page in a language, or in the reader's: `<html{% page_language %}>`."""
    lang = lang or rendering.language()
    turned = SafeString(' dir="rtl"') if rendering.direction(lang) == "rtl" else ""
    return format_html(' lang="{}"{}', lang, turned)


@register.simple_tag(takes_context=True)
def text(context: template.Context, value: Text | Who | dict[str, Any]) -> str:
    """Return a kernel text with names from the context's `people`: `{% text decision.prompt %}`."""
    return rendering.render(value, people=context.get("people"))


@register.simple_tag
def translated(code: str) -> str:
    """Return the parts of the site with their shares in a language; "" if it is whole."""
    if code in WHOLE:
        return ""
    site, *others = shares(code)
    said = [rendering.msg("settings-share-site", share=site.percent / 100)]
    said += [
        rendering.msg("settings-share", title=titles.get(one.name).name, share=one.percent / 100)
        for one in others
    ]
    return joined(said)


# -- messages in another language -----------------------------------------------------------------


def _marking(compiled: Callable[..., Any], key_of: Callable[..., str]) -> Callable[..., Any]:
    """Return a tag that names a message's language where it isn't the page's.

    Screen readers need it. It needs an element, so it only stands in an element's words: not in an
    attribute, and not in an element that has only letters, such as `<title>`.
    """

    @wraps(compiled)
    def compile_tag(parser: Parser, token: Token) -> Node:
        node = compiled(parser, token)
        if node.target_var is None and _among_words(parser):
            node.func = _marked(node.func, key_of)
        return cast("Node", node)

    return compile_tag


def _among_words(parser: Parser) -> bool:
    """Return whether a tag stands among an element's words, by the HTML that follows it."""
    for token in reversed(cast("list[Token]", parser.tokens)):
        if token.token_type is TokenType.BLOCK and token.contents == "endblock":
            return False  # the block's place is in another template
        if token.token_type is TokenType.TEXT and (found := BOUND.search(token.contents)):
            return found[0] == "<"
    return False


def _marked(say: Callable[..., str], key_of: Callable[..., str]) -> Callable[..., str]:
    @wraps(say)
    def said(*given: Any, **params: Any) -> str:
        words = say(*given, **params)
        lang = rendering.tongue(key_of(*given))
        return format_html("<span{}>{}</span>", written_in(lang), words) if lang else words

    return said


def _key(value: Text | Who | dict[str, Any]) -> str:
    found = value.get("id") if isinstance(value, dict) else getattr(value, "id", None)
    return str(found or NAMED)  # a person's name has no language


register.tag("msg", _marking(register.tags["msg"], lambda key: key))
register.tag("text", _marking(register.tags["text"], lambda _context, value: _key(value)))
