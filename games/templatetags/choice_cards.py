"""`{% load choice_cards %}`: amounts and choice cards, drawn with the icons of a title's board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from django import template
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from games.rules.kernel.drawing import ICONS
from mp2site.templatetags.face import icon
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.rules.kernel import PurseSign
    from games.views.choice_cards import Amount, ChoiceCard, Side

register = template.Library()


@register.simple_tag
def choice_card(card: ChoiceCard) -> SafeString:
    """Draw a choice card: `{% choice_card button.card %}`. Screen readers read it in words."""
    return format_html(
        '<span class="choice-card" aria-hidden="true"><span class="choice-card__cost">{}</span>'
        '<span class="choice-card__gain">{}{}</span><span class="choice-card__left">{}</span></span>'
        '<span class="visually-hidden" data-said>. {}</span>',
        _side(card.cost),
        _side(card.gain),
        _rest(card),
        _left_part(card),
        card.said,
    )


def _row(amounts: Iterable[Amount]) -> SafeString:
    return format_html_join("", "{}", ((_drawn(each),) for each in amounts))


def _side(side: Side) -> SafeString:
    """Draw the certain amounts, then the alternatives with slashes between them."""
    return format_html("{}{}", _row(side.amounts), _one_of(side.either))


def _one_of(bundles: Iterable[Iterable[Amount]]) -> SafeString:
    return format_html_join(
        SafeString('<span class="amount amount--or">/</span>'),
        '<span class="amounts">{}</span>',
        ((_row(amounts),) for amounts in bundles),
    )


def _left_part(card: ChoiceCard) -> SafeString:
    """Draw the amounts left.

    An icon at the end shows that chance or another choice may change them.
    """
    left = format_html_join("", "{}", ((_left(amount),) for amount in card.left))
    return format_html("{}{}", left, _less(card) or _rest(card)) if card.left else left


def _less(card: ChoiceCard) -> SafeString:
    """Return a note that an automatic exchange may leave less; empty if it can't."""
    if not card.less:
        return SafeString("")
    short = msg("table-choice-card-less-short")
    return format_html('<span class="amount-was" title="{}">{}</span>', card.less, short)


def _left(amount: Amount) -> SafeString:
    """Draw an amount before and after a choice: “3 → 2” and the icon."""
    return format_html(
        '<span class="amount-left"><span class="amount-was">{}→</span>{}</span>',
        amount.before,
        _drawn(amount),
    )


@lru_cache(maxsize=2048)
def _drawn(amount: Amount) -> SafeString:
    if amount.sign is None:
        return format_html('<span class="amount amount--words">{}</span>', amount.said)
    return format_html(
        '<span class="amount{}{}" title="{}"><b>{}</b><svg class="{}"><use href="{}"/></svg></span>',
        " amount--in" if amount.sign.inside and amount.exact else "",
        f" {amount.sign.look}" if amount.sign.look else "",
        amount.said,
        amount.figure,
        "icon" if amount.sign.sheet == ICONS else "sign",
        _address(amount.sign),
    )


def _address(sign: PurseSign) -> str:
    return f"{static(sign.sheet) if sign.sheet else ''}#{sign.symbol}"


def _rest(card: ChoiceCard) -> SafeString:
    """Draw a die if further amounts depend on chance, or dots if they depend on another choice."""
    if not card.whole:
        sign = SafeString("…")
    elif card.open:
        sign = icon("dice", "s")
    else:
        return SafeString("")
    said = card.note or msg("table-choice-card-draws")
    return format_html('<span class="amount amount--chance" title="{}">{}</span>', said, sign)
