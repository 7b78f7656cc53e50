"""`{% load courses %}`: amounts of a purse in a title's signs, and what a turn did in one line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from games.boards.common.purses import PurseIcon
from games.presentation.courses import Line, line_label, purse_icons
from games.rules.kernel.preview import purse_text
from mp2site.text import render

if TYPE_CHECKING:
    from games.rules.kernel import Title
    from games.views.present import Player

register = template.Library()

Amounts = Mapping[str, int] | Iterable[tuple[str, int]]


@register.simple_tag
def amounts(title: Title[Any] | str, purse: Amounts, sign: str = "") -> SafeString:
    """`{% amounts title preview.takes sign="−" %}`: amounts in the title's own signs.

    The signs are decoration; each amount has its words as its tip.
    """
    slug = title if isinstance(title, str) else title.slug
    items = tuple(purse.items()) if isinstance(purse, Mapping) else tuple(purse)
    return _amounts(slug, items, sign, get_language() or "")


@lru_cache(maxsize=4096)
def _amounts(slug: str, items: tuple[tuple[str, int], ...], sign: str, lang: str) -> SafeString:
    drawn = [_amount(slug, name, count) for name, count in items if count]
    if not drawn:
        return SafeString("")
    before = format_html('<span class="amounts__sign">{}</span>', sign) if sign else ""
    return SafeString("").join(
        [SafeString('<span class="amounts">'), SafeString(before), *drawn, SafeString("</span>")]
    )


def _amount(slug: str, name: str, count: int) -> SafeString:
    words = render(purse_text(slug, name, count))
    icon = purse_icons(slug).get(name)
    if icon is None:
        return format_html('<span class="amount amount--words">{}</span>', words)
    inside = " amount--inside" if icon.inside else ""
    number = "" if count == 1 and not icon.inside else format_html("<b>{}</b>", count)
    return format_html(
        '<span class="amount{}" title="{}">{}{}</span>', inside, words, number, _sign(icon)
    )


def _sign(icon: PurseIcon) -> SafeString:
    address = f"{static(icon.sheet)}#{icon.symbol}" if icon.sheet else f"#{icon.symbol}"
    tint = f" {icon.tint}" if icon.tint else ""
    return format_html(
        '<svg class="icon{}" aria-hidden="true"><use href="{}"/></svg>', tint, address
    )


@register.simple_tag
def line_said(line: Line, people: Sequence[Player]) -> str:
    """A line in words, for who doesn't see its signs."""
    names = [player.name for player in people]
    return line_label(line, names[line.place], names)


@register.filter
def is_text(where: object) -> bool:
    """Whether a place has to be rendered, or is a name as it stands."""
    return not isinstance(where, str)
