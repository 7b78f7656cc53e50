"""`{% load slips %}`: amounts and slips, drawn with the signs that a title's board declares."""

from __future__ import annotations

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
    from games.views.slips import Amount, Slip

register = template.Library()


@register.simple_tag
def slip_of(slip: Slip) -> SafeString:
    """`{% slip_of button.slip %}`: takes, gives, leaves for the eye; all of it in words for the ear."""
    chance = _chance() if slip.draws else SafeString("")
    return format_html(
        '<span class="slip" aria-hidden="true"><span class="slip__takes">{}</span>'
        '<span class="slip__gives">{}{}</span><span class="slip__leaves">{}</span></span>'
        '<span class="visually-hidden" data-said>. {}</span>',
        _row(slip.takes),
        _row(slip.gives),
        chance,
        format_html_join("", "{}", ((_left(amount),) for amount in slip.leaves)),
        slip.said,
    )


def _row(amounts: Iterable[Amount]) -> SafeString:
    return format_html_join("", "{}", ((_drawn(each, each.count),) for each in amounts))


def _left(amount: Amount) -> SafeString:
    """What is left, after what there was: “3 → 2” and the sign."""
    return format_html(
        '<span class="amount-left"><span class="amount-was">{}→</span>{}</span>',
        amount.before,
        _drawn(amount, amount.count),
    )


def _drawn(amount: Amount, count: int) -> SafeString:
    if amount.sign is None:
        return format_html('<span class="amount amount--words">{}</span>', amount.said)
    return format_html(
        '<span class="amount{}{}" title="{}"><b>{}</b><svg class="{}"><use href="{}"/></svg></span>',
        " amount--in" if amount.sign.inside else "",
        f" {amount.sign.look}" if amount.sign.look else "",
        amount.said,
        count,
        "icon" if amount.sign.sheet == ICONS else "sign",
        _address(amount.sign),
    )


def _address(sign: PurseSign) -> str:
    return f"{static(sign.sheet) if sign.sheet else ''}#{sign.symbol}"


def _chance() -> SafeString:
    return format_html(
        '<span class="amount amount--chance" title="{}">{}</span>',
        msg("table-slip-draws"),
        icon("dice", "s"),
    )
