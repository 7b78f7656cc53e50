"""`{% load notices %}`: facts for every page on news, bounced mails and refusing channels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from django import template

from mp2site.infra import clock
from mp2site.text.moments import when
from notifications.models import Circuit
from notifications.news.counting import MOST, Bar, bar_of

if TYPE_CHECKING:
    from notifications.news.counting import Trouble

register = template.Library()


@register.simple_tag(takes_context=True)
def mail_trouble(context: template.Context) -> Trouble | None:
    """Return why the viewer gets no mails: `{% mail_trouble as trouble %}`; ``None`` if they do."""
    return _bar(context).trouble


@register.simple_tag(takes_context=True)
def own_address(context: template.Context) -> str:
    """Return the viewer's confirmed address: `{% own_address as address %}`; empty without one."""
    return _bar(context).address


class Refusal(NamedTuple):
    """A channel that refuses the site, as the staff sees it."""

    channel: str
    since: str
    error: str


@register.simple_tag(takes_context=True)
def site_refused(context: template.Context) -> list[Refusal]:
    """Return the channels that refuse the site, for the staff: `{% site_refused as circuits %}`."""
    user = getattr(context.get("request"), "user", None)
    if user is None or not getattr(user, "is_staff", False):
        return []
    rows = Circuit.objects.filter(opened_at__isnull=False).order_by("channel")
    now = clock.now()
    return [Refusal(one.channel, when(one.opened_at or now, now), one.error) for one in rows]


@register.simple_tag(takes_context=True)
def news_new(context: template.Context) -> str:
    """Return the viewer's number of new items as the bell shows it: `{% news_new as news %}`."""
    count = _bar(context).news
    return f"{MOST - 1}+" if count >= MOST else str(count or "")


def _bar(context: template.Context) -> Bar:
    """Return the facts on notices for a request. One query serves all parts of a page."""
    request: Any = context.get("request")
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return Bar()
    if not hasattr(request, "bar"):
        request.bar = bar_of(user)
    bar: Bar = request.bar
    return bar
