"""The choices of a notice's fields: kinds, topics, channels, modes and states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.db import models


class Kind(models.TextChoices):
    """The subject of a notice."""

    TURN = "turn"
    REMINDER = "reminder"
    TIMED_OUT = "timed-out"
    STARTED = "started"
    OVER = "over"
    INVITATION = "invitation"
    CHAT = "chat"
    QUARANTINED = "quarantined"
    CLOSED = "closed"
    REMOVED = "removed"
    RESIGNED = "resigned"
    PAUSE_ASKED = "pause-asked"
    PAUSED = "paused"
    RESUMED = "resumed"
    SEAT = "seat"
    NO_SEAT = "no-seat"


class Step(models.TextChoices):
    """The step of a reminder: at half or at nine tenths of the time."""

    HALF = "half"
    LATE = "late"


MESSAGE: Final = "m"
"""The prefix of a message's number in the step of a notice about talk."""


class Topic(models.TextChoices):
    """A group of kinds that people choose for together."""

    TURN = "turn"
    TIME = "time"
    TABLE = "table"
    TALK = "talk"
    INVITATION = "invitation"


@dataclass(frozen=True, slots=True)
class KindInfo:
    """The properties of a kind. A new kind needs an entry in `KINDS` and its messages."""

    topic: Topic
    icon: str
    of_turn: bool = False
    """Whether it is pointless after its turn."""
    at_once: bool = False
    """Whether it ignores the hour or day that its person chose for the topic, as that is too
    late."""


KINDS: Final[Mapping[str, KindInfo]] = {
    Kind.TURN: KindInfo(Topic.TURN, "hourglass", of_turn=True),
    Kind.REMINDER: KindInfo(Topic.TIME, "bell", of_turn=True),
    Kind.TIMED_OUT: KindInfo(Topic.TIME, "hourglass"),
    Kind.STARTED: KindInfo(Topic.TABLE, "flag"),
    Kind.OVER: KindInfo(Topic.TABLE, "flag"),
    Kind.QUARANTINED: KindInfo(Topic.TABLE, "alert"),
    Kind.CLOSED: KindInfo(Topic.TABLE, "circle-slash"),
    Kind.REMOVED: KindInfo(Topic.TABLE, "leave"),
    Kind.RESIGNED: KindInfo(Topic.TABLE, "flag"),
    Kind.PAUSE_ASKED: KindInfo(Topic.TABLE, "pause"),
    Kind.PAUSED: KindInfo(Topic.TABLE, "pause"),
    Kind.RESUMED: KindInfo(Topic.TABLE, "play"),
    Kind.CHAT: KindInfo(Topic.TALK, "log"),
    Kind.INVITATION: KindInfo(Topic.INVITATION, "user-plus"),
    Kind.SEAT: KindInfo(Topic.INVITATION, "user-plus", at_once=True),
    Kind.NO_SEAT: KindInfo(Topic.INVITATION, "circle-slash"),
}


NOT_NEWS: Final = (Kind.TURN, Kind.REMINDER, Kind.CHAT)
"""Kinds that aren't news by themselves: open turns and unread talk are news from their own
sources."""


class Channel(models.TextChoices):
    """A means of delivery."""

    MAIL = "mail"
    PUSH = "push"
    WEBHOOK = "webhook"


class Mode(models.TextChoices):
    """The time at which notices of a topic go out."""

    NOW = "now"
    AFTER = "after"
    HOURLY = "hourly"
    DAILY = "daily"
    OFF = "off"


class State(models.TextChoices):
    """The state of a notice. ``BATCHED``: it is in a delivery that hasn't gone out yet."""

    PENDING = "pending"
    HELD = "held"
    BATCHED = "batched"
    SENT = "sent"
    SKIPPED = "skipped"
    FAILED = "failed"
    UNKNOWN = "unknown"


WAITING: Final = (State.PENDING, State.HELD)
"""States in which preparation judges a notice."""


SITE: Final = "site-refused"
"""The reason of a notice that waits or has failed while a channel refuses the site itself."""
STOPPED: Final = "stopped"
"""The reason of a notice skipped while its table was stopped; if play resumes, it is judged
again."""


class Stage(models.TextChoices):
    """The stage of a delivery.

    ``UNKNOWN``: we crashed between the server's acceptance and our record. ``VOID``: all its
    notices became pointless before it went out.
    """

    READY = "ready"
    SENDING = "sending"
    SENT = "sent"
    FAILED = "failed"
    UNKNOWN = "unknown"
    VOID = "void"


UNDERWAY: Final = (Stage.READY, Stage.SENDING)
