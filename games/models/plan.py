"""What a person has planned for a seat's next turn. Nobody else is ever shown it."""

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

WAYS: Final = 8
"""So many alternatives a plan has at most."""
DELAY_MOST: Final = 10
"""Minutes."""
LAST_MOMENT: Final = timedelta(minutes=1)
"""So long before its time runs out a turn is played at the latest: the sweep comes each half minute."""
WAITS_FOR_ANSWER: Final = Q(
    behind=F("seat__version"), turn=F("seat__turn"), seat__waiting_since__isnull=False
)
"""Plans whose people have yet to answer what is asked first, as `Plan.waits_for_answer` tells of one."""


class PlanQuerySet(models.QuerySet["Plan"]):
    """Queries for lists of plans."""

    def pending(self) -> PlanQuerySet:
        """Plans of which nothing has become yet."""
        return self.filter(became="")

    def asked(self) -> PlanQuerySet:
        """Those whose turn has come, or has passed, with its ``deadline``; who waits longest comes first.

        Not those that wait until something else is answered.
        """
        come = self.pending().filter(turn__lte=F("seat__turn")).exclude(WAITS_FOR_ANSWER)
        turn = Turn.objects.filter(seat=OuterRef("seat"), number=OuterRef("turn"))
        come = come.annotate(deadline=Subquery(turn.values("deadline_at")[:1]))
        return come.order_by("seat__waiting_since", "pk")

    def retired(self, long_ago: datetime) -> PlanQuerySet:
        """Those of which nothing is asked any more: settled by then, and not for a turn that is still open.

        At a table that was over by then what was planned comes to nothing.
        """
        open_turn = Q(seat__turn=F("turn"), seat__waiting_since__isnull=False)
        settled = Q(settled_at__lt=long_ago) & ~open_turn
        return self.filter(settled | Q(seat__table__finished_at__lt=long_ago))

    def of(self, person: User) -> PlanQuerySet:
        """The person's plans."""
        return self.filter(seat__person=person)


class Plan(models.Model):
    """Ranked alternatives for a seat's next turn, each a sequence of its own choices.

    When the seat is asked the first that still fits is played, or laid ready; then it is settled and
    only tells what became of it.
    """

    class Became(models.TextChoices):
        """What became of a plan."""

        PLAYED = "played"
        READY = "ready"
        """Laid into the seat's draft, to be confirmed."""
        REFUSED = "refused"
        """None of it fits any more."""
        BY_HAND = "by-hand"
        """Its person, or somebody in their place, chose before it."""

    id = models.CharField(primary_key=True, max_length=10, default=new_id, editable=False)
    seat = models.ForeignKey("games.Seat", models.CASCADE, related_name="plans")
    ways = models.JSONField(default=list)
    """The alternatives, the best first: a list of `games.lines.plans.Way`."""
    hold = models.BooleanField(default=True)
    """Whether it is only laid ready, for its person to confirm."""
    any_price = models.BooleanField(default=False)
    """Whether its choices may take and give something else than when they were planned."""
    untouched = models.BooleanField(default=False)
    """Whether it fits only as long as nobody has touched the things that it names."""
    delay = models.PositiveSmallIntegerField(default=0)
    """How many minutes it waits, so that nobody sees by its haste that there was a plan."""
    at = models.DateTimeField()
    became = models.CharField(max_length=8, choices=Became, blank=True, default="")
    turn = models.PositiveIntegerField()
    """The seat's turn that it is for."""
    behind = models.PositiveIntegerField(null=True)
    """The seat's version when something was asked that it doesn't answer: it is tried again once they differ.

    What changes the version without an answer raises both (`games.services.own_pages`).
    """
    settled_at = models.DateTimeField(null=True)
    way = models.PositiveSmallIntegerField(null=True)
    """Which alternative was taken; the first is 0."""
    refusals = models.JSONField(default=list)
    """Why each alternative before it wasn't, or isn't yet: a list of `games.lines.plans.Refusal`."""

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
        """Whether its person has yet to answer what is asked first; once they have, it is tried again."""
        seat = self.seat
        asked = seat.turn if seat.waiting_since else None
        return (self.behind, self.turn) == (seat.version, asked)

    def carry_over(self) -> None:
        """Have it be for the next turn: in its own the seat was only asked something aside."""
        self.turn, self.behind, self.refusals = self.turn + 1, None, []

    def due_at(self, asked: datetime, deadline: datetime | None) -> datetime:
        """Return when it is to be played, its seat being asked since an instant, and with time until another.

        Somewhere in the second half of its delay: a turn that always takes as long would tell, too.
        """
        part = 0.5 + crc32(self.pk.encode()) / 2**33
        due = asked + timedelta(minutes=self.delay * part)
        return due if deadline is None else min(due, max(asked, deadline - LAST_MOMENT))
