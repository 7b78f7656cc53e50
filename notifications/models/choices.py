"""What a notice may be about, how and when it is told, and what may become of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.db import models


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
    CLOSED = "closed"
    REMOVED = "removed"
    RESIGNED = "resigned"
    PAUSE_ASKED = "pause-asked"
    PAUSED = "paused"
    RESUMED = "resumed"
    SEAT = "seat"
    NO_SEAT = "no-seat"


class Step(models.TextChoices):
    """Which of several notices of a kind it is: reminders come at half and nine tenths of the time."""

    HALF = "half"
    LATE = "late"


MESSAGE: Final = "m"
"""What stands before a message's number in the step of a notice of talk."""


class Topic(models.TextChoices):
    """What people choose for: kinds that belong together."""

    TURN = "turn"
    TIME = "time"
    TABLE = "table"
    TALK = "talk"
    INVITATION = "invitation"


@dataclass(frozen=True, slots=True)
class KindInfo:
    """What must be known of a kind; a new one needs its entry in `KINDS` and its words."""

    topic: Topic
    icon: str
    of_turn: bool = False
    """Whether it is pointless when its turn is over."""
    at_once: bool = False
    """Whether it waits for no hour or day that its person chose for the topic: that would be too late."""


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
"""Kinds that aren't news by themselves: a turn is while it is open, and a talk is read where it is kept."""


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


SITE: Final = "site-refused"
"""Reason of what waits, or has failed, as the other side refuses the site itself: nobody's own fault."""
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
