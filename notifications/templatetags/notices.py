"""`{% load notices %}`: what every page says of notices: how many news there are, and that mails come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from django import template

from mp2site.infra import clock
from mp2site.moments import when
from notifications.models import Circuit
from notifications.news.counting import MOST, Bar, bar_of

if TYPE_CHECKING:
    from notifications.news.counting import Trouble

register = template.Library()


@register.simple_tag(takes_context=True)
def mail_trouble(context: template.Context) -> Trouble | None:
    """`{% mail_trouble as trouble %}`: what is wrong with the address of the person who looks."""
    return _bar(context).trouble


class Refusal(NamedTuple):
    """A channel on which the site is refused, as the staff reads of it."""

    channel: str
    since: str
    error: str


@register.simple_tag(takes_context=True)
def site_refused(context: template.Context) -> list[Refusal]:
    """`{% site_refused as circuits %}`: the channels on which the site is refused, for the staff alone."""
    user = getattr(context.get("request"), "user", None)
    if user is None or not getattr(user, "is_staff", False):
        return []
    rows = Circuit.objects.filter(opened_at__isnull=False).order_by("channel")
    now = clock.now()
    return [Refusal(one.channel, when(one.opened_at or now, now), one.error) for one in rows]


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
