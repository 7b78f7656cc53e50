"""Which channels there are."""

from __future__ import annotations

from typing import Final

from notifications.channels.base import Way
from notifications.channels.mail import MailChannel
from notifications.channels.push import PushChannel
from notifications.channels.webhook import WebhookChannel
from notifications.models import Channel

CHANNELS: Final[dict[str, Way]] = {
    Channel.MAIL: MailChannel(),
    Channel.PUSH: PushChannel(),
    Channel.WEBHOOK: WebhookChannel(),
}


def channel_for(channel: str) -> Way:
    """Return a channel by its name."""
    return CHANNELS[channel]
