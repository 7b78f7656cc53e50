"""`{% load notices %}`: what every page says of notices: how many news there are, and that mails come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import template

from notifications.news.counting import MOST, Bar, bar_of

if TYPE_CHECKING:
    from notifications.news.counting import Trouble

register = template.Library()


@register.simple_tag(takes_context=True)
def mail_trouble(context: template.Context) -> Trouble | None:
    """`{% mail_trouble as trouble %}`: what is wrong with the address of the person who looks."""
    return _bar(context).trouble


@register.simple_tag(takes_context=True)
def news_new(context: template.Context) -> str:
    """`{% news_new as news %}`: how many news the person who looks has not seen, as the bell says it."""
    count = _bar(context).news
    return f"{MOST - 1}+" if count >= MOST else str(count or "")


def _bar(context: template.Context) -> Bar:
    """Return what is said of notices: one query, whatever parts of a page ask."""
    request: Any = context.get("request")
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return Bar(0, None)
    if not hasattr(request, "bar"):
        request.bar = bar_of(user)
    bar: Bar = request.bar
    return bar
