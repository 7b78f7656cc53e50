"""Notices: what has to be told to whom, and what became of it."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

from mp2site.infra import clock, metrics
from notifications.models.choices import KINDS, NOT_NEWS, SITE, WAITING, Channel, Kind, State, Topic

GRACE: Final = timedelta(seconds=60)
"""How long a new notice is left to its task before the sweep looks after it."""
TRAIL: Final = 24
"""So many steps of a notice's trail are kept; nobody reads more."""


def first_due() -> datetime:
    """Return when the sweep looks after a notice that is written now."""
    return clock.now() + GRACE


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
            # The few that are news: turns and their reminders, nearly all of the ledger, aren't in it.
            models.Index(
                fields=["person", "-created_at"],
                condition=Q(channel=Channel.MAIL) & ~Q(kind__in=NOT_NEWS),
                name="notice_news",
            ),
            models.Index(fields=["table"], name="notice_table"),
            # What has become old: each notice comes in once, when it is settled (docs/scaling.md).
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
        return KINDS[self.kind].topic

    def note(
        self, at: datetime, state: State, why: str = "", until: datetime | None = None
    ) -> None:
        """Note what has become of it, and why; the caller saves it.

        The trail is what its person reads on the notices page. A notice that waits on for the same
        reason changes the last step instead of adding one.
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
        """Tell whether it waits on for the same reason."""
        last = self.trail[-1] if self.trail else {}
        waits = state == State.HELD or why == SITE
        return waits and (last.get("what"), last.get("why")) == (state, why)
