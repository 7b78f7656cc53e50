"""Channels: each composes a delivery, connects, and sends.

To add one: a value of `models.Channel`, a module here with a `Way` and its `Line` (`base`), and its
entry below. Three other places know the channels: `ledger.writing._ways` (who has it),
`policy.facts.channel_open` (whether it may be used) and `forms.CHANNELS` (what people choose for).
"""

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
