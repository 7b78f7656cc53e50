"""The ledger of notices: what has to be told to whom, how they want it, and what became of it."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from typing import Final
from urllib.parse import urlsplit

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import Q

from mp2site import clock

GRACE = timedelta(seconds=60)
"""How long a new notice is left to its task before the sweep looks after it."""


class Kind(models.TextChoices):
    """What a notice says."""

    TURN = "turn"
    REMINDER = "reminder"
    TIMED_OUT = "timed-out"
    STARTED = "started"
    OVER = "over"
    INVITATION = "invitation"
    CHAT = "chat"
    QUARANTINED = "quarantined"


class Step(models.TextChoices):
    """Which of several notices of a kind it is: reminders come at half and nine tenths of the time."""

    HALF = "half"
    LATE = "late"


class Topic(models.TextChoices):
    """What people choose for: kinds that belong together."""

    TURN = "turn"
    TIME = "time"
    TABLE = "table"
    TALK = "talk"
    INVITATION = "invitation"


TOPIC_OF: Final[Mapping[str, Topic]] = {
    Kind.TURN: Topic.TURN,
    Kind.REMINDER: Topic.TIME,
    Kind.TIMED_OUT: Topic.TIME,
    Kind.STARTED: Topic.TABLE,
    Kind.OVER: Topic.TABLE,
    Kind.QUARANTINED: Topic.TABLE,
    Kind.CHAT: Topic.TALK,
    Kind.INVITATION: Topic.INVITATION,
}


class Channel(models.TextChoices):
    """How it is said."""

    MAIL = "mail"
    PUSH = "push"
    WEBHOOK = "webhook"


class Mode(models.TextChoices):
    """When it is said."""

    NOW = "now"
    AFTER = "after"
    HOURLY = "hourly"
    DAILY = "daily"
    OFF = "off"


class State(models.TextChoices):
    """What became of a notice. ``BATCHED``: it is in a delivery that hasn't gone out yet."""

    PENDING = "pending"
    HELD = "held"
    BATCHED = "batched"
    SENT = "sent"
    SKIPPED = "skipped"
    FAILED = "failed"
    UNKNOWN = "unknown"


WAITING: Final = (State.PENDING, State.HELD)
"""States in which preparation looks at a notice."""


STOPPED: Final = "stopped"
"""Reason of what was skipped as its table stood still: should that go on, it is judged anew."""


class Stage(models.TextChoices):
    """Where a delivery is.

    ``UNKNOWN``: we fell between the server's yes and our record. ``VOID``: all that it was to tell
    became pointless before it went out.
    """

    READY = "ready"
    SENDING = "sending"
    SENT = "sent"
    FAILED = "failed"
    UNKNOWN = "unknown"
    VOID = "void"


UNDERWAY: Final = (Stage.READY, Stage.SENDING)


def message_id(id: uuid.UUID) -> str:
    """Return the Message-ID of a delivery: fixed, so that a second copy shows as one."""
    return f"<{id}@{mail_host()}>"


def mail_host() -> str:
    """Return the host that our mails name in their ids."""
    return urlsplit(settings.SITE_URL).hostname or "localhost"


def first_due() -> datetime:
    """Return when the sweep looks after a notice that is written now."""
    return clock.now() + GRACE


def new_secret() -> str:
    """Return a webhook's secret."""
    return secrets.token_urlsafe(32)


class NoticeQuerySet(models.QuerySet["Notice"]):
    """The vocabulary of lists of notices."""

    def waiting(self) -> NoticeQuerySet:
        """Notices that nothing has become of yet."""
        return self.filter(state__in=WAITING)

    def due(self, now: datetime) -> NoticeQuerySet:
        """Notices that their task has lost, or whose wait is over; the oldest first."""
        return self.waiting().filter(due_at__lte=now).order_by("due_at")


class Notice(models.Model):
    """One thing to tell one person, once: unique per turn, kind, step and channel."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Every step of a notice is written to each of its indexes, so there are no more than needed: the
    # ledger's finds a person's, a table's own has no twin for LIKE, most notices are caused by nobody.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="notices", db_index=False
    )
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="notices", db_index=False)
    turn = models.PositiveIntegerField(default=0)
    """The seat's turn that the notice speaks of."""
    kind = models.CharField(max_length=12, choices=Kind)
    step = models.CharField(max_length=16, blank=True, default="")
    """Tells notices of one kind and turn apart: a `Step` of a reminder, a line of a talk."""
    channel = models.CharField(max_length=8, choices=Channel, default=Channel.MAIL)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        related_name="notices_caused",
        db_index=False,
    )
    """Who did what it tells of; nobody when the clock did."""
    state = models.CharField(max_length=8, choices=State, default=State.PENDING)
    reason = models.CharField(max_length=200, blank=True, default="")
    """Code of why it was held, skipped or not sent: messages `notices-why-<code>`."""
    created_at = models.DateTimeField(default=clock.now)
    due_at = models.DateTimeField(default=first_due)
    """From when on the sweep takes it: while its task has it, or it is held, that is later."""
    sent_at = models.DateTimeField(null=True)
    delivery = models.ForeignKey("Delivery", models.RESTRICT, null=True, related_name="notices")
    trail = models.JSONField(default=list)
    """What became of it step by step after it was made: ``{"at", "what", "why", "until"}``."""

    objects = NoticeQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(fields=["due_at"], condition=Q(state__in=WAITING), name="notice_waiting"),
            # What a task takes along: the oldest that nothing has become of, out of very few.
            models.Index(
                fields=["due_at", "id"], condition=Q(state=State.PENDING), name="notice_pending"
            ),
            models.Index(fields=["person", "-created_at"], name="notice_ledger"),
            models.Index(fields=["table"], name="notice_table"),
            models.Index(fields=["by"], condition=Q(by__isnull=False), name="notice_by"),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["person", "table", "turn", "kind", "step", "channel"], name="notice_once"
            ),
            models.CheckConstraint(
                condition=Q(state=State.SENT, sent_at__isnull=False)
                | (~Q(state=State.SENT) & Q(sent_at__isnull=True)),
                name="notice_sent_has_time",
            ),
            models.CheckConstraint(
                condition=~Q(state__in=[State.BATCHED, State.UNKNOWN]) | Q(delivery__isnull=False),
                name="notice_batched_has_delivery",
            ),
            models.CheckConstraint(condition=Q(state__in=State.values), name="notice_state"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.table_id} #{self.turn}: {self.state}"

    @property
    def about(self) -> tuple[str, int, int]:
        """The turn that it speaks of: its table, its person, its number."""
        return self.table_id, self.person_id, self.turn

    @property
    def topic(self) -> Topic:
        """What people choose for."""
        return TOPIC_OF[self.kind]


class DeliveryQuerySet(models.QuerySet["Delivery"]):
    """The vocabulary of lists of deliveries."""

    def due(self, now: datetime) -> DeliveryQuerySet:
        """Deliveries whose sender died, or whose wait after a failure is over; oldest first."""
        return self.filter(stage__in=UNDERWAY, due_at__lte=now).order_by("due_at")


class Delivery(models.Model):
    """One message to one person over one channel, of one notice or of several merged."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    """Also the idempotency key of a webhook, and in a mail's Message-ID."""
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="deliveries")
    channel = models.CharField(max_length=8, choices=Channel)
    mode = models.CharField(max_length=8, choices=Mode, default=Mode.NOW)
    size = models.PositiveSmallIntegerField(default=1)
    """How many notices were merged into it."""
    stage = models.CharField(max_length=8, choices=Stage, default=Stage.READY)
    address = models.CharField(max_length=320, blank=True, default="")
    """Where it went: a mail's address, a webhook's host."""
    content = models.JSONField(null=True)
    """What is sent, rendered once; written before the first sending, forgotten some weeks after."""
    attempts = models.PositiveSmallIntegerField(default=0)
    copies = models.PositiveSmallIntegerField(default=0)
    """How often it was sent again as nobody knew whether it had arrived."""
    due_at = models.DateTimeField()
    """While a sender has it: when its lease ends. After a failure: when it is tried again."""
    error = models.CharField(max_length=200, blank=True, default="")
    created_at = models.DateTimeField(default=clock.now)
    sent_at = models.DateTimeField(null=True)

    objects = DeliveryQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                fields=["due_at"], condition=Q(stage__in=UNDERWAY), name="delivery_underway"
            ),
            models.Index(
                fields=["created_at"], condition=Q(content__isnull=False), name="delivery_content"
            ),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(stage=Stage.SENT, sent_at__isnull=False)
                | (~Q(stage=Stage.SENT) & Q(sent_at__isnull=True)),
                name="delivery_sent_has_time",
            ),
            models.CheckConstraint(condition=Q(stage__in=Stage.values), name="delivery_stage"),
        ]

    def __str__(self) -> str:
        return f"{self.channel} to {self.person_id}: {self.stage}"

    @property
    def message_id(self) -> str:
        """Its Message-ID."""
        return message_id(self.pk)


class Reach(models.Model):
    """How notices reach a person, whatever they are about. Who has none has the defaults."""

    person = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="reach"
    )
    after_minutes = models.PositiveSmallIntegerField(
        default=15, validators=[MinValueValidator(1), MaxValueValidator(720)]
    )
    """How long "after some minutes, if I haven't moved" waits."""
    daily_at = models.TimeField(default=time(8))
    """When the daily mail goes out, in the person's zone."""
    urgent_passes = models.BooleanField(default=False)
    """Whether what can't wait for the end of the quiet hours passes them."""
    stopped_at = models.DateTimeField(null=True)
    """Since when no mail goes out, as they have asked."""

    def __str__(self) -> str:
        return f"reach of {self.person_id}"


class Preference(models.Model):
    """When and over which channels a topic reaches a person; at one table, or everywhere."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="notice_preferences"
    )
    table = models.ForeignKey(
        "games.Table", models.CASCADE, null=True, related_name="notice_preferences"
    )
    """``None``: at all tables that have none of their own."""
    topic = models.CharField(max_length=12, choices=Topic)
    mode = models.CharField(max_length=8, choices=Mode, default=Mode.NOW)
    mail = models.BooleanField(default=True)
    push = models.BooleanField(default=True)
    webhook = models.BooleanField(default=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["person", "topic"],
                condition=Q(table__isnull=True),
                name="preference_once_everywhere",
            ),
            models.UniqueConstraint(
                fields=["person", "table", "topic"], name="preference_once_a_table"
            ),
            models.CheckConstraint(condition=Q(mode__in=Mode.values), name="preference_mode"),
            models.CheckConstraint(condition=Q(topic__in=Topic.values), name="preference_topic"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} {self.table_id or '*'} {self.topic}: {self.mode}"

    def wants(self, channel: str) -> bool:
        """Tell whether the topic is to be told over a channel."""
        return self.mode != Mode.OFF and bool(getattr(self, channel))


class Webhook(models.Model):
    """An address of a person's own that is told over HTTP."""

    class Format(models.TextChoices):
        """Who reads it: a program, or a chat."""

        PLAIN = "plain"
        DISCORD = "discord"
        SLACK = "slack"

    person = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="webhook"
    )
    url = models.URLField(max_length=500)
    format = models.CharField(max_length=8, choices=Format, default=Format.PLAIN)
    secret = models.CharField(max_length=64, default=new_secret)
    """What our calls are signed with (HMAC-SHA-256)."""
    active = models.BooleanField(default=True)
    failures = models.PositiveSmallIntegerField(default=0)
    """Calls given up in a row; too many, and it is switched off."""
    error = models.CharField(max_length=200, blank=True, default="")
    ok_at = models.DateTimeField(null=True)
    created_at = models.DateTimeField(default=clock.now)

    def __str__(self) -> str:
        return f"webhook of {self.person_id}"


class BadAddress(models.Model):
    """An address that mails come back from; nothing goes there until its person says so."""

    class Why(models.TextChoices):
        """What came back."""

        BOUNCED = "bounced"
        REJECTED = "rejected"
        COMPLAINED = "complained"

    email = models.EmailField(primary_key=True)
    """In lower case."""
    why = models.CharField(max_length=12, choices=Why)
    detail = models.CharField(max_length=200, blank=True, default="")
    at = models.DateTimeField(default=clock.now)

    def __str__(self) -> str:
        return f"{self.email}: {self.why}"


class Presence(models.Model):
    """When a person last had a table before their eyes, to the minute. It delays notices only."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="+")
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "table"], name="presence_once"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.table_id}"


class StoredMail(models.Model):
    """A mail of the embedded mode, kept for its mailbox page."""

    to = models.EmailField(db_index=True)
    subject = models.CharField(max_length=300)
    text = models.TextField()
    html = models.TextField(blank=True, default="")
    message_id = models.CharField(max_length=200, blank=True, default="")
    sent_at = models.DateTimeField(default=clock.now)

    class Meta:
        ordering = ["-sent_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.to}: {self.subject}"
