"""The models of notices, one file per concept."""

from notifications.models.addresses import BadAddress
from notifications.models.choices import (
    NOT_NEWS,
    SITE,
    STOPPED,
    UNDERWAY,
    WAITING,
    Channel,
    Kind,
    Mode,
    Stage,
    State,
    Step,
    Topic,
)
from notifications.models.circuits import Circuit
from notifications.models.deliveries import Delivery, DeliveryQuerySet, mail_host, message_id
from notifications.models.devices import Device
from notifications.models.mailbox import StoredMail
from notifications.models.notices import GRACE, Notice, NoticeQuerySet, first_due
from notifications.models.preferences import Preference, Reach
from notifications.models.presence import Presence
from notifications.models.seen import NEW_FOR, NewsSeen
from notifications.models.webhooks import Webhook, new_secret

__all__ = [
    "GRACE",
    "NEW_FOR",
    "NOT_NEWS",
    "SITE",
    "STOPPED",
    "UNDERWAY",
    "WAITING",
    "BadAddress",
    "Channel",
    "Circuit",
    "Delivery",
    "DeliveryQuerySet",
    "Device",
    "Kind",
    "Mode",
    "NewsSeen",
    "Notice",
    "NoticeQuerySet",
    "Preference",
    "Presence",
    "Reach",
    "Stage",
    "State",
    "Step",
    "StoredMail",
    "Topic",
    "Webhook",
    "first_due",
    "mail_host",
    "message_id",
    "new_secret",
]
