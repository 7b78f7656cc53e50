"""The seat: its person, its draft, its conditional answers and its clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models.enums import LIVE, Status

if TYPE_CHECKING:
    from accounts.models import User

LARGE = ("draft", "draft_state", "draft_note", "undone", "conditional_answers", "notes")
"""The large columns among those that only the seat's own person may see."""
PRIVATE = (*LARGE, "coached", "last_read", "talk_muted", "has_planned")
"""The columns that only the seat's own person may see."""


ASKED = models.Q(waiting_since__isnull=False, resigned_at=None)
"""The condition for seats whose people must choose in a running game; see `Seat.is_asked`."""


class SeatQuerySet(models.QuerySet["Seat"]):
    """Queries for lists of seats."""

    def lean(self) -> SeatQuerySet:
        """Return the seats without the private columns and the draft's state."""
        return self.defer(*PRIVATE, "nonce")

    def small(self) -> SeatQuerySet:
        """Return the seats without large columns; for a person's own seats."""
        return self.defer(*LARGE, "nonce")

    def in_order(self) -> SeatQuerySet:
        """Return the seats by place; before the start, in the order of joining."""
        return self.order_by("place", "pk")

    def waiting(self) -> SeatQuerySet:
        """Return the seats whose people must choose, the longest waiting first.

        People who have resigned never must.
        """
        asked = self.filter(ASKED, table__status=Status.PLAYING)
        return asked.order_by("waiting_since", "pk")

    def of(self, person: User) -> SeatQuerySet:
        """Return the person's seats."""
        return self.filter(person=person)

    def live(self) -> SeatQuerySet:
        """Return seats at tables that aren't over. An index skips a person's finished games."""
        return self.filter(rank__isnull=True, table__status__in=LIVE)


class Seat(models.Model):
    """A person's seat at a table.

    ``place`` is the seat's number in the rules. It is drawn by lot at the start.
    """

    # The index of the unique constraint (table, person) finds a table's seats.
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="seats", db_index=False)
    place = models.PositiveSmallIntegerField(null=True)
    # The index `seat_of_person` finds a person's seats.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="seats", db_index=False
    )
    joined_at = models.DateTimeField(auto_now_add=True)
    nonce = models.CharField(max_length=64)
    turn = models.PositiveIntegerField(default=0)
    """The number of turns that this seat has had. It is also the number of the open turn."""
    waiting_since = models.DateTimeField(null=True)
    seen_ply = models.PositiveIntegerField(default=0)
    conditional_answers = models.JSONField(default=dict, db_column="orders")
    version = models.PositiveIntegerField(default=0)
    """A counter of all changes that only this seat's person can see (draft, answers), for ETags."""
    draft = models.JSONField(default=list)
    """The seat's uncommitted choices: a list of ``[decision id, key]``."""
    undone = models.JSONField(default=list)
    """The choices that undo has removed from the draft. Redo makes the last one first."""
    draft_ply = models.PositiveIntegerField(default=0)
    draft_state = models.BinaryField(null=True)
    draft_note = models.CharField(max_length=40, blank=True, default="")
    """The id of the message that says why choices were dropped from the draft. It is kept until the
    seat chooses again.
    """
    coached = models.BooleanField(null=True)
    """Whether the person gets explanations of decisions (coaching); null if this isn't decided yet."""
    notes = models.TextField(default="", blank=True)
    """The person's private notes."""
    last_read = models.PositiveBigIntegerField(db_column="heard", default=0)
    """The id of the last message that the person has read."""
    talk_muted = models.BooleanField(default=False)
    """Whether the person has muted the table's chat."""
    has_planned = models.BooleanField(default=False)
    """Whether the person has ever made a plan here. If not, their page needn't query plans."""
    consents_to_abandon = models.BooleanField(default=False)
    agrees_on_pause = models.BooleanField(default=False)
    """Whether the person agrees to the proposed pause or, during a pause, to its early end."""
    agrees_on_rating = models.BooleanField(default=False)
    """Whether the person agrees to rate the game after a resignation."""
    bank = models.PositiveIntegerField(default=0)
    """The remaining bank in seconds. The time of an open turn is deducted when the turn ends."""
    missed = models.PositiveSmallIntegerField(default=0)
    """The number of successive turns that ran out of time."""
    played_by_stand_in = models.BooleanField(db_column="held_by_house", default=False)
    """Whether a stand-in plays this seat until its person returns."""
    resigned_at = models.DateTimeField(null=True)
    """The time at which the person resigned. An opponent then plays the seat to the end, and the
    person can't return.
    """
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
        """Remove the loaded state of the draft, which contains all cards; return the seat."""
        self.__dict__.pop("draft_state", None)
        return self

    def hide(self) -> Seat:
        """Remove the loaded values of private columns; return the seat."""
        for column in PRIVATE:
            self.__dict__.pop(column, None)
        return self

    def redoable(self, ply: int) -> list[list[str]]:
        """Return the undone choices; empty if others have moved since.

        ``ply`` is the table's ply.
        """
        return self.undone if self.draft_ply == ply else []

    @property
    def is_asked(self) -> bool:
        """Whether the person must choose in a running game.

        It is false for people who have resigned.
        """
        return self.waiting_since is not None and self.resigned_at is None

    @property
    def watches(self) -> bool:
        """Whether the person only watches: they have resigned, and the game isn't over."""
        return self.resigned_at is not None and not self.table.over

    @property
    def name(self) -> str:
        """The person's public name."""
        return self.person.name
