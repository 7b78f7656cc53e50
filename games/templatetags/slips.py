"""`{% load slips %}`: amounts and choice cards, drawn with the signs of a title's board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from django import template
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from games.rules.kernel.drawing import ICONS
from mp2site.templatetags.face import icon
from mp2site.text import msg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.rules.kernel import PurseSign
    from games.views.slips import Amount, Side, Slip

register = template.Library()


@register.simple_tag
def slip_of(slip: Slip) -> SafeString:
    """Draw a choice card: `{% slip_of button.slip %}`; a screen reader gets it in words."""
    return format_html(
        '<span class="slip" aria-hidden="true"><span class="slip__cost">{}</span>'
        '<span class="slip__gain">{}{}</span><span class="slip__left">{}</span></span>'
        '<span class="visually-hidden" data-said>. {}</span>',
        _side(slip.cost),
        _side(slip.gain),
        _rest(slip),
        _leaves(slip),
        slip.said,
    )


def _row(amounts: Iterable[Amount]) -> SafeString:
    return format_html_join("", "{}", ((_drawn(each),) for each in amounts))


def _side(side: Side) -> SafeString:
    """Draw amounts, and after them alternative bundles with slashes between."""
    return format_html("{}{}", _row(side.amounts), _one_of(side.either))


def _one_of(bundles: Iterable[Iterable[Amount]]) -> SafeString:
    return format_html_join(
        SafeString('<span class="amount amount--or">/</span>'),
        '<span class="amounts">{}</span>',
        ((_row(amounts),) for amounts in bundles),
    )


def _leaves(slip: Slip) -> SafeString:
    """Draw what is left; a sign after it shows that chance or a further choice may change that."""
    left = format_html_join("", "{}", ((_left(amount),) for amount in slip.left))
    return format_html("{}{}", left, _less(slip) or _rest(slip)) if slip.left else left


def _less(slip: Slip) -> SafeString:
    """Return a few words that less may be left, where something is exchanged automatically."""
    if not slip.less:
        return SafeString("")
    short = msg("table-slip-less-short")
    return format_html('<span class="amount-was" title="{}">{}</span>', slip.less, short)


def _left(amount: Amount) -> SafeString:
    """Draw what there was and what is left: “3 → 2” and the sign."""
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


def _rest(slip: Slip) -> SafeString:
    """Draw a die where chance decides the rest, dots where a further choice does."""
    if not slip.whole:
        sign = SafeString("…")
    elif slip.open:
        sign = icon("dice", "s")
    else:
        return SafeString("")
    said = slip.note or msg("table-slip-draws")
    return format_html('<span class="amount amount--chance" title="{}">{}</span>', said, sign)
