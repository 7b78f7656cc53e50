"""Channels: each composes deliveries, connects, and sends them.

A new channel needs a value of `models.Channel`, a module here with a `Way` (the channel) and a
`Line` (its open connection; see `base`), and an entry below. Three other places name the channels:
`ledger.writing._ways` (which people have the channel), `policy.facts.channel_open` (whether it may
be used) and `forms.CHANNELS` (the channels that people can choose).
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
