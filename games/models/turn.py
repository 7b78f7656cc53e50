"""Turns: periods in which a seat has to choose."""

from __future__ import annotations

from datetime import datetime

from django.db import models
from django.db.models import Q

from games.models.enums import Status


class TurnQuerySet(models.QuerySet["Turn"]):
    """Queries for lists of turns."""

    def open(self) -> TurnQuerySet:
        """Return turns that haven't ended."""
        return self.filter(closed_at__isnull=True)

    def due(self, now: datetime) -> TurnQuerySet:
        """Return open turns whose stored deadline has passed; the longest overdue comes first."""
        return self.open().filter(deadline_at__lte=now).order_by("deadline_at")

    def waiting_for_opponents(self) -> TurnQuerySet:
        """Return open turns that an opponent has to play; the earliest requested comes first."""
        playing = self.open().exclude(player="").filter(table__status=Status.PLAYING)
        return playing.order_by("asked_at")

    def to_remind(self, now: datetime) -> TurnQuerySet:
        """Return open turns with a due reminder; the earliest due comes first."""
        return self.open().filter(remind_at__lte=now).order_by("remind_at")


class Turn(models.Model):
    """A turn of a seat: from the opening of its decision until the turn ends by a choice.

    The sweep finds due turns by ``deadline_at``. Then it computes the deadline again by the
    person's current calendar. ``deadline_at`` is null if no clock runs, and while the table is
    stopped.
    """

    class ClosedBy(models.TextChoices):
        """The cause of a turn's end: a choice, a plan, an automatic answer, time, or the table."""

        MOVE = "move"
        STAND_IN = "house"
        TIMEOUT = "timeout"
        VOID = "void"

    table = models.ForeignKey("games.Table", models.CASCADE, related_name="turns")
    # The index of the unique constraint (seat, number) finds a seat's turns.
    seat = models.ForeignKey("games.Seat", models.CASCADE, related_name="turns", db_index=False)
    number = models.PositiveIntegerField()
    """The value of the seat's ``turn`` during this turn. Notices identify a turn by seat and
    number.
    """
    opened_at = models.DateTimeField()
    since = models.DateTimeField()
    """The time up to which ``used`` has been computed."""
    used = models.FloatField(default=0)
    credit = models.PositiveIntegerField(default=0)
    """The seconds credited for outages. They are added to the grace."""
    deadline_at = models.DateTimeField(null=True)
    remind_at = models.DateTimeField(null=True)
    """The instant at which the next reminder is due."""
    reminded = models.PositiveSmallIntegerField(default=0)
    """The number of reminders that were sent or skipped."""
    player = models.CharField(max_length=10, blank=True, default="")
    """The opponent that has to play this turn; empty if its person has to. Opponents have no clock."""
    asked_at = models.DateTimeField(null=True)
    """The instant at which the opponent's turn was last requested."""
    asked = models.PositiveSmallIntegerField(default=0)
    """The number of times that the opponent's turn was requested."""
    ran_out = models.BooleanField(default=False)
    """Whether the person's time ran out before an opponent was requested."""
    closed_at = models.DateTimeField(null=True)
    closed_by = models.CharField(max_length=7, choices=ClosedBy, blank=True, default="")

    objects = TurnQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                fields=["deadline_at"],
                condition=Q(closed_at__isnull=True, deadline_at__isnull=False),
                name="turn_deadlines",
            ),
            models.Index(
                fields=["remind_at"],
                condition=Q(closed_at__isnull=True, remind_at__isnull=False),
                name="turn_reminders",
            ),
            models.Index(
                fields=["asked_at"],
                condition=Q(closed_at__isnull=True) & ~Q(player=""),
                name="turn_opponents",
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["seat", "number"], name="turn_once"),
            models.UniqueConstraint(
                fields=["seat"], condition=Q(closed_at__isnull=True), name="turn_one_open_a_seat"
            ),
            models.CheckConstraint(
                condition=Q(player="") | Q(asked_at__isnull=False), name="turn_player_asked"
            ),
            models.CheckConstraint(
                condition=Q(closed_at__isnull=True, closed_by="")
                | Q(closed_at__isnull=False, closed_by__in=["move", "house", "timeout", "void"]),
                name="turn_closed_by",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.seat_id} #{self.number}"
