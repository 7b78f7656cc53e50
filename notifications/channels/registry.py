"""Which channels there are."""

from __future__ import annotations

from typing import Final

from notifications.channels.contract import Way
from notifications.channels.mail import MailWay
from notifications.channels.push import PushWay
from notifications.channels.webhook import WebhookWay
from notifications.models import Channel

WAYS: Final[dict[str, Way]] = {
    Channel.MAIL: MailWay(),
    Channel.PUSH: PushWay(),
    Channel.WEBHOOK: WebhookWay(),
}


def way_of(channel: str) -> Way:
    """Return a channel by its name."""
    return WAYS[channel]
