"""Notices: one event for one person over one channel, with its outcome."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

from mp2site.infra import clock, metrics
from notifications.kinds import kind_named
from notifications.models.choices import NOT_NEWS, SITE, WAITING, Channel, State, Topic

GRACE: Final = timedelta(seconds=60)
"""The time after which the sweep delivers a new notice. Its task should deliver it earlier."""
TRAIL: Final = 24
"""The most steps in a notice's trail."""


def first_due() -> datetime:
    """Return the time at which the sweep delivers a notice that is written now."""
    return clock.now() + GRACE


class NoticeQuerySet(models.QuerySet["Notice"]):
    """Queries for notices."""

    def waiting(self) -> NoticeQuerySet:
        """Return notices that preparation has to decide about."""
        return self.filter(state__in=WAITING)

    def due(self, now: datetime) -> NoticeQuerySet:
        """Return notices whose task was lost or whose wait is over, the oldest first."""
        return self.waiting().filter(due_at__lte=now).order_by("due_at")


class Notice(models.Model):
    """An event to report to one person over one channel.

    A notice is unique per turn, kind, step and channel, so each event is reported once.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Every change of a notice updates all indexes of the table. So the foreign keys have none of
    # their own. `notice_ledger` finds a person's rows, `notice_table` a table's. No query searches
    # by ``by``.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="notices", db_index=False
    )
    table = models.ForeignKey(
        "games.Table", models.CASCADE, null=True, related_name="notices", db_index=False
    )
    """The table; ``None`` for a notice about a subject (`games.features.notices.Subject`)."""
    subject = models.PositiveBigIntegerField(null=True)
    """The id of the subject; ``None`` for a notice about a table."""
    facts = models.JSONField(default=dict)
    """The facts on the subject that messages use."""
    turn = models.PositiveIntegerField(default=0)
    """The number of the person's turn that the notice is about; 0 for none."""
    kind = models.CharField(max_length=12)
    """The name of its `games.features.notices.NoticeKind`."""
    step = models.CharField(max_length=16, blank=True, default="")
    """A text that distinguishes notices of one kind and turn; for example, a reminder's `Step`."""
    channel = models.CharField(max_length=8, choices=Channel, default=Channel.MAIL)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        related_name="notices_caused",
        db_index=False,
    )
    """The person who caused the event; ``None`` for the clock."""
    state = models.CharField(max_length=8, choices=State, default=State.PENDING)
    reason = models.CharField(max_length=200, blank=True, default="")
    """The code of the reason why the notice was held, skipped or not sent; see messages
    `notices-why-<code>`.
    """
    created_at = models.DateTimeField(default=clock.now)
    due_at = models.DateTimeField(default=first_due)
    """The time at which the sweep handles the notice: when its task should have done so, or when a
    hold ends.
    """
    sent_at = models.DateTimeField(null=True)
    delivery = models.ForeignKey("Delivery", models.RESTRICT, null=True, related_name="notices")
    trail = models.JSONField(default=list)
    """The notice's later states in order, each ``{"at", "what", "why", "until"}``."""

    objects = NoticeQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(fields=["due_at"], condition=Q(state__in=WAITING), name="notice_waiting"),
            # A task also delivers the oldest pending notices, of which there are few.
            models.Index(
                fields=["due_at", "id"], condition=Q(state=State.PENDING), name="notice_pending"
            ),
            models.Index(fields=["person", "-created_at"], name="notice_ledger"),
            # This index has only news, without turns and reminders, which are most rows.
            models.Index(
                fields=["person", "-created_at"],
                condition=Q(channel=Channel.MAIL) & ~Q(kind__in=NOT_NEWS),
                name="notice_news",
            ),
            models.Index(fields=["table"], name="notice_table"),
            # For retention: each notice enters this index once, when it is settled
            # (docs/scaling.md).
            models.Index(
                fields=["created_at"],
                condition=~Q(state__in=[*WAITING, State.BATCHED]),
                name="notice_settled",
            ),
            models.Index(fields=["by"], condition=Q(by__isnull=False), name="notice_by"),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["person", "table", "turn", "kind", "step", "channel"], name="notice_once"
            ),
            models.UniqueConstraint(
                fields=["person", "kind", "subject", "step", "channel"],
                condition=Q(table__isnull=True),
                name="notice_once_a_subject",
            ),
            models.CheckConstraint(
                condition=Q(table__isnull=True, subject__isnull=False)
                | Q(table__isnull=False, subject__isnull=True),
                name="notice_about_one_thing",
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
        return f"{self.kind} {self.thread} #{self.turn}: {self.state}"

    @property
    def thread(self) -> str:
        """The id of the table or subject. A subject's id differs from all table ids."""
        return self.table_id or f"{self.kind}-{self.subject}"

    @property
    def about(self) -> tuple[str, int, int]:
        """The notice's thread, its person's id, and the number of its turn."""
        return self.thread, self.person_id, self.turn

    @property
    def topic(self) -> Topic:
        """The topic of the notice's kind."""
        return Topic(kind_named(self.kind).topic)

    def note(
        self, at: datetime, state: State, why: str = "", until: datetime | None = None
    ) -> None:
        """Record a state and its reason; the caller saves the notice.

        The person can read the trail on the notices page. If the notice waits again for the same
        reason, the last step is changed and none is added.
        """
        if state == State.SENT and self.trail and self.trail[-1]["what"] == state:
            return
        step = {"at": at.isoformat(), "what": str(state), "why": why}
        if until:
            step["until"] = until.isoformat()
        if self._repeats(state, why):
            self.trail = [*self.trail[:-1], {**self.trail[-1], "until": step.get("until")}]
        else:
            self.trail = [*self.trail, step][-TRAIL:]
        self.state, self.reason = state, why
        became = "merged" if state == State.BATCHED and why == "merged" else str(state)
        metrics.NOTICES.labels(self.channel, became).inc()

    def _repeats(self, state: State, why: str) -> bool:
        """Return whether the notice waits again for the same reason."""
        last = self.trail[-1] if self.trail else {}
        waits = state == State.HELD or why == SITE
        return waits and (last.get("what"), last.get("why")) == (state, why)
