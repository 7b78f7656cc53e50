"""A seat: whose it is, its draft, its standing orders and its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models.enums import LIVE, Status

if TYPE_CHECKING:
    from accounts.models import User

PRIVATE = (
    "draft",
    "draft_state",
    "draft_note",
    "orders",
    "coached",
    "notes",
    "heard",
    "talk_muted",
    "has_planned",
)
"""Columns that only the seat's own person may see."""


ASKED = models.Q(waiting_since__isnull=False, resigned_at=None)
"""Seats whose people have to choose, while their game goes on, as `Seat.is_asked` tells of one."""


class SeatQuerySet(models.QuerySet["Seat"]):
    """Queries for lists of seats."""

    def lean(self) -> SeatQuerySet:
        """Defer what only the seat's own person may see, and the draft's state, which is large."""
        return self.defer(*PRIVATE, "nonce")

    def in_order(self) -> SeatQuerySet:
        """By place; before the start, in the order of joining."""
        return self.order_by("place", "pk")

    def waiting(self) -> SeatQuerySet:
        """Seats whose people have to choose, the longest waiting first; who has resigned looks on."""
        asked = self.filter(ASKED, table__status=Status.PLAYING)
        return asked.order_by("waiting_since", "pk")

    def of(self, person: User) -> SeatQuerySet:
        """The person's seats."""
        return self.filter(person=person)

    def live(self) -> SeatQuerySet:
        """Seats at tables that are not over; of a person's, an index leads past all finished games."""
        return self.filter(rank__isnull=True, table__status__in=LIVE)


class Seat(models.Model):
    """A person's seat at a table. ``place`` is the engine's seat, drawn when the game starts."""

    # The unique (table, person) finds a table's seats.
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="seats", db_index=False)
    place = models.PositiveSmallIntegerField(null=True)
    # The index `seat_of_person` finds a person's seats.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="seats", db_index=False
    )
    joined_at = models.DateTimeField(auto_now_add=True)
    nonce = models.CharField(max_length=64)
    turn = models.PositiveIntegerField(default=0)
    """How often a decision has opened for this seat; names its open turn, if it has one."""
    waiting_since = models.DateTimeField(null=True)
    seen_ply = models.PositiveIntegerField(default=0)
    orders = models.JSONField(default=dict)
    version = models.PositiveIntegerField(default=0)
    """Grows with everything that only this seat can see: its draft, its orders; for ETags."""
    draft = models.JSONField(default=list)
    """Choices of this seat that are not committed: a list of ``[decision id, key]``."""
    draft_ply = models.PositiveIntegerField(default=0)
    draft_state = models.BinaryField(null=True)
    draft_note = models.CharField(max_length=40, blank=True, default="")
    """Message id: what happened to the draft; kept until the seat chooses again."""
    coached = models.BooleanField(null=True)
    """Whether its person is told what each decision is about; null where that was never a question."""
    notes = models.TextField(default="", blank=True)
    """What its person notes for themself; nobody else is ever shown it."""
    heard = models.PositiveBigIntegerField(default=0)
    """The last message that its person has seen."""
    talk_muted = models.BooleanField(default=False)
    """Whether its person wants to hear nothing of the table's talk."""
    has_planned = models.BooleanField(default=False)
    """Whether its person has ever planned a turn here: their page then asks what became of it."""
    consents_to_abandon = models.BooleanField(default=False)
    agrees_on_pause = models.BooleanField(default=False)
    """Whether its person agrees to the pause that is proposed; while one lasts, to end it."""
    agrees_on_rating = models.BooleanField(default=False)
    """Whether its person, after somebody has resigned, lets the game count among those who play on."""
    bank = models.PositiveIntegerField(default=0)
    """Seconds left beyond the grace of its turns; the open turn is deducted when it ends."""
    missed = models.PositiveSmallIntegerField(default=0)
    """In how many turns in a row the time ran out."""
    held_by_house = models.BooleanField(default=False)
    """Whether this seat is played automatically until its person returns."""
    resigned_at = models.DateTimeField(null=True)
    """When its person resigned. An opponent plays it to the end, and nobody takes it back."""
    rank = models.PositiveSmallIntegerField(null=True)
    score = models.IntegerField(null=True)

    objects = SeatQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(fields=["person", "-id"], name="seat_of_person"),
            models.Index(
                fields=["person", "waiting_since"],
                condition=Q(waiting_since__isnull=False),
                name="seat_waiting",
            ),
            models.Index(
                fields=["person"], condition=Q(rank__isnull=True), name="seat_without_result"
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["table", "person"], name="seat_once_a_person"),
            models.UniqueConstraint(
                fields=["table", "place"], condition=Q(place__isnull=False), name="seat_one_a_place"
            ),
            models.CheckConstraint(
                condition=Q(waiting_since__isnull=True) | Q(place__isnull=False, turn__gte=1),
                name="seat_waiting_has_turn",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.place}"

    def lighten(self) -> Seat:
        """Drop the draft's state, which holds everybody's cards."""
        self.__dict__.pop("draft_state", None)
        return self

    def hide(self) -> Seat:
        """Drop what only the seat's own person may see."""
        for column in PRIVATE:
            self.__dict__.pop(column, None)
        return self

    @property
    def is_asked(self) -> bool:
        """Whether its person has to choose, while the game goes on; for who has resigned somebody else does."""
        return self.waiting_since is not None and self.resigned_at is None

    @property
    def watches(self) -> bool:
        """Whether its person only looks on by now: they have resigned, and the game isn't over."""
        return self.resigned_at is not None and not self.table.over

    @property
    def name(self) -> str:
        """The person's public name."""
        return self.person.name
