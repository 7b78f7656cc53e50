"""Plans for a seat's next turn, visible to its person only."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final
from zlib import crc32

from django.db import models
from django.db.models import F, OuterRef, Q, Subquery

from games.models.table import new_id
from games.models.turn import Turn

if TYPE_CHECKING:
    from accounts.models import User

ALTERNATIVES: Final = 8
"""The maximum number of a plan's alternatives."""
DELAY_MOST: Final = 10
"""The maximum delay in minutes."""
LAST_MOMENT: Final = timedelta(minutes=1)
"""The least time before the deadline at which a plan is played. The sweep runs twice a minute."""
WAITS_FOR_ANSWER: Final = Q(
    behind=F("seat__version"), turn=F("seat__turn"), seat__waiting_since__isnull=False
)
"""The condition for plans that wait for their person's answer; see `Plan.waits_for_answer`."""


class PlanQuerySet(models.QuerySet["Plan"]):
    """Queries for lists of plans."""

    def pending(self) -> PlanQuerySet:
        """Return plans without a result."""
        return self.filter(became="")

    def asked(self) -> PlanQuerySet:
        """Return plans without a result whose turn has begun or passed, in the order of the turns.

        Each is annotated with ``deadline``, the turn's deadline. Plans that wait for an answer to
        another decision are left out.
        """
        come = self.pending().filter(turn__lte=F("seat__turn")).exclude(WAITS_FOR_ANSWER)
        turn = Turn.objects.filter(seat=OuterRef("seat"), number=OuterRef("turn"))
        come = come.annotate(deadline=Subquery(turn.values("deadline_at")[:1]))
        return come.order_by("seat__waiting_since", "pk")

    def retired(self, long_ago: datetime) -> PlanQuerySet:
        """Return plans that got a result before a time and whose turn isn't open.

        Plans without a result are included if their table had ended by that time.
        """
        open_turn = Q(seat__turn=F("turn"), seat__waiting_since__isnull=False)
        settled = Q(settled_at__lt=long_ago) & ~open_turn
        return self.filter(settled | Q(seat__table__finished_at__lt=long_ago))

    def of(self, person: User) -> PlanQuerySet:
        """Return the person's plans."""
        return self.filter(seat__person=person)


class Plan(models.Model):
    """Alternatives for a seat's next turn, each a sequence of choices; the best comes first.

    When the turn begins, the first legal alternative is played or drafted. Then the plan is
    settled: it has a result and isn't tried again.
    """

    class Became(models.TextChoices):
        """The result of a plan."""

        PLAYED = "played"
        READY = "ready"
        """The plan was drafted, for its person to confirm."""
        REFUSED = "refused"
        """No alternative fits any more."""
        BY_HAND = "by-hand"
        """The person or a stand-in chose before the plan was played."""

    id = models.CharField(primary_key=True, max_length=10, default=new_id, editable=False)
    seat = models.ForeignKey("games.Seat", models.CASCADE, related_name="plans")
    alternatives = models.JSONField(default=list, db_column="ways")
    """The alternatives, the best first: a list of `games.plans.paths.Alternative`."""
    hold = models.BooleanField(default=True)
    """Whether the choices are only drafted, so that the person must confirm them."""
    any_price = models.BooleanField(default=False)
    """Whether the choices may cost or gain something else than when they were planned."""
    untouched = models.BooleanField(default=False)
    """Whether the plan requires that others haven't changed the board elements that it names."""
    delay = models.PositiveSmallIntegerField(default=0)
    """The delay in minutes before the plan is played, so that its speed doesn't reveal it."""
    at = models.DateTimeField()
    became = models.CharField(max_length=8, choices=Became, blank=True, default="")
    turn = models.PositiveIntegerField()
    """The number of the seat's turn for which the plan is."""
    behind = models.PositiveIntegerField(null=True)
    """The seat's version at the last attempt, while the plan waits for the answer to another
    decision.

    Otherwise null. When the seat has a higher version, the plan is tried again. A private change
    that isn't an answer raises both numbers (`games.services.private_changes`).
    """
    settled_at = models.DateTimeField(null=True)
    alternative = models.PositiveSmallIntegerField(null=True, db_column="way")
    """The index of the alternative that was played or drafted, from 0."""
    refusals = models.JSONField(default=list)
    """The reasons why alternatives aren't legal, or not yet: a list of `games.plans.paths.Refusal`."""

    objects = PlanQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["seat", "turn"], name="plan_one_a_turn"),
            models.UniqueConstraint(
                fields=["seat"], condition=Q(became=""), name="plan_one_pending_a_seat"
            ),
            models.CheckConstraint(
                condition=Q(became="", settled_at__isnull=True)
                | (~Q(became="") & Q(settled_at__isnull=False)),
                name="plan_settled_has_time",
            ),
            models.CheckConstraint(condition=Q(delay__lte=DELAY_MOST), name="plan_delay"),
        ]

    def __str__(self) -> str:
        return f"{self.seat_id}: {self.pk}"

    @property
    def waits_for_answer(self) -> bool:
        """Whether the person must answer another decision before the plan is tried again."""
        seat = self.seat
        asked = seat.turn if seat.waiting_since else None
        return (self.behind, self.turn) == (seat.version, asked)

    def carry_over(self) -> None:
        """Move the plan to the seat's next turn, since this turn had only another decision."""
        self.turn, self.behind, self.refusals = self.turn + 1, None, []

    def due_at(self, asked: datetime, deadline: datetime | None) -> datetime:
        """Return the time at which to play the plan, from the turn's start and deadline.

        The delay is between half of ``delay`` and all of it, and follows from the plan's id. A
        constant delay would reveal the plan.
        """
        part = 0.5 + crc32(self.pk.encode()) / 2**33
        due = asked + timedelta(minutes=self.delay * part)
        return due if deadline is None else min(due, max(asked, deadline - LAST_MOMENT))
