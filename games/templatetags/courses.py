"""`{% load courses %}`: amounts of resources in a title's icons, and log entries in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django import template
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from games.presentation.courses import TurnEntry, course_of, entry_label
from games.rules.kernel.preview import purse_text
from mp2site.text.rendering import render

if TYPE_CHECKING:
    from games.rules.kernel import PurseSign, Title
    from games.views.present import Player

register = template.Library()

Amounts = Mapping[str, int] | Iterable[tuple[str, int]]


@register.simple_tag
def amounts(title: Title[Any] | str, purse: Amounts, sign: str = "") -> SafeString:
    """Draw amounts with the title's own icons: `{% amounts title preview.gain sign="−" %}`.

    Screen readers skip the icons. Each amount has a tooltip in words.
    """
    slug = title if isinstance(title, str) else title.slug
    items = tuple(purse.items()) if isinstance(purse, Mapping) else tuple(purse)
    return _amounts(slug, items, sign, get_language() or "")


@lru_cache(maxsize=4096)
def _amounts(slug: str, items: tuple[tuple[str, int], ...], sign: str, lang: str) -> SafeString:  # noqa: ARG001 - words differ by language
    drawn = [_amount(slug, name, count) for name, count in items if count]
    if not drawn:
        return SafeString("")
    before = format_html('<span class="purse-row__sign">{}</span>', sign) if sign else ""
    row = format_html_join("", "{}", ((one,) for one in drawn))
    return format_html('<span class="purse-row">{}{}</span>', before, row)


def _amount(slug: str, name: str, count: int) -> SafeString:
    words = render(purse_text(slug, name, count))
    sign = course_of(slug).purse.get(name)
    if sign is None:
        return format_html('<span class="purse-item">{}</span>', words)
    inside = " purse-item--inside" if sign.inside else ""
    look = f" {sign.look}" if sign.look else ""
    number = "" if count == 1 and not sign.inside else format_html("<b>{}</b>", count)
    drawn = (
        '<span class="purse-item{}{}" title="{}">{}<svg class="icon"><use href="{}"/></svg></span>'
    )
    return format_html(drawn, inside, look, words, number, _address(sign))


def _address(sign: PurseSign) -> str:
    return f"{static(sign.sheet) if sign.sheet else ''}#{sign.symbol}"


@register.simple_tag
def turn_said(turn: TurnEntry, people: Sequence[Player]) -> str:
    """Return a log entry in words, for people who don't see its icons."""
    names = [player.name for player in people]
    return entry_label(turn, names[turn.place], names)


@register.filter
def is_text(where: object) -> bool:
    """Return whether a place is a Text to render; if not, it is a name."""
    return not isinstance(where, str)


@register.filter
def nth(items: Sequence[Any], index: int) -> Any:
    """Return an item of a sequence: `{{ people|nth:forloop.counter0 }}`."""
    return items[index]
