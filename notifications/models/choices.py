"""The choices of a notice's fields: kinds, topics, channels, modes and states."""

from __future__ import annotations

from typing import Final

from django.db import models


class Kind(models.TextChoices):
    """The kinds of notices about tables and their turns.

    Features have more (`notifications.kinds`).
    """

    TURN = "turn"
    REMINDER = "reminder"
    TIMED_OUT = "timed-out"
    STARTED = "started"
    OVER = "over"
    INVITATION = "invitation"
    QUARANTINED = "quarantined"
    CLOSED = "closed"
    REMOVED = "removed"
    RESIGNED = "resigned"


class Step(models.TextChoices):
    """The part of a turn's time after which a reminder is sent: half, or nine tenths (`LATE`)."""

    HALF = "half"
    LATE = "late"


class Topic(models.TextChoices):
    """A group of kinds of notices, for which people choose time and channels together."""

    TURN = "turn"
    TIME = "time"
    TABLE = "table"
    TALK = "talk"
    INVITATION = "invitation"


NOT_NEWS: Final = ("turn", "reminder", "chat")
"""Kinds that aren't news. Most rows have them, so the index of news leaves them out."""


class Channel(models.TextChoices):
    """A means of delivery."""

    MAIL = "mail"
    PUSH = "push"
    WEBHOOK = "webhook"


class Mode(models.TextChoices):
    """The time at which the notices of a topic are sent."""

    NOW = "now"
    AFTER = "after"
    HOURLY = "hourly"
    DAILY = "daily"
    OFF = "off"


class State(models.TextChoices):
    """The state of a notice. ``BATCHED``: it is in a delivery that hasn't been sent yet."""

    PENDING = "pending"
    HELD = "held"
    BATCHED = "batched"
    SENT = "sent"
    SKIPPED = "skipped"
    FAILED = "failed"
    UNKNOWN = "unknown"


WAITING: Final = (State.PENDING, State.HELD)
"""The states in which preparation must decide about a notice."""


SITE: Final = "site-refused"
"""The reason of a notice that is held or failed because a channel refuses the site itself."""
STOPPED: Final = "stopped"
"""The reason of a notice that was skipped while its table was stopped. If the game continues, the
notice is decided about again.
"""


class Stage(models.TextChoices):
    """The stage of a delivery.

    ``UNKNOWN``: our process died between the server's acceptance and our record. ``VOID``: all of
    its notices became pointless before sending.
    """

    READY = "ready"
    SENDING = "sending"
    SENT = "sent"
    FAILED = "failed"
    UNKNOWN = "unknown"
    VOID = "void"


UNDERWAY: Final = (Stage.READY, Stage.SENDING)
