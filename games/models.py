"""Tables, their seats, and the list of choices that is a table's whole truth.

A table is a fold: `seed`, `options` and the moves give the state; the state kept beside them is for
speed. What must hold always is a constraint of the database, not a hope.
"""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
from django.conf import settings
from django.db import models
from django.db.models import Count, F, Q

from games.paces import CALM, MISSES, Pace
from games.rules import titles
from games.rules.kernel import Outcome

if TYPE_CHECKING:
    from accounts.models import User
    from games.rules.kernel import Title

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
SECRET = ("secret", "seed", "trouble")
HEAVY = ("state", *SECRET)
"""Columns that no face needs: a state holds everybody's cards, the others are secret."""


def new_id() -> str:
    """Return a table's id: ten letters, none of them easily mistaken for another."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def new_token() -> str:
    """Return an invitation's token."""
    return secrets.token_urlsafe(15)


def new_secret() -> bytes:
    """Return a table's secret, made before anyone joins."""
    return secrets.token_bytes(32)


class Status(models.TextChoices):
    """Where a table is in its life."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    QUARANTINED = "quarantined"


class Visibility(models.TextChoices):
    """Who finds a table: everybody; whoever has its address; those who sit at it."""

    PUBLIC = "public"
    LINK = "link"
    PRIVATE = "private"


class Policy(models.TextChoices):
    """What happens when a turn's time is up; the others always play on, unless the table ends."""

    TURN = "turn"
    """The house plays this one turn."""
    SEAT = "seat"
    """It does, and after some misses in a row it keeps the seat until its person returns."""
    END = "end"
    """The table ends, without a result."""


class TableQuerySet(models.QuerySet["Table"]):
    """The vocabulary of lists of tables."""

    def lean(self) -> TableQuerySet:
        """Leave out what is heavy or secret."""
        return self.defer(*HEAVY)

    def open(self) -> TableQuerySet:
        """Tables that wait for people."""
        return self.filter(status=Status.OPEN)

    def playing(self) -> TableQuerySet:
        """Tables with a game going on."""
        return self.filter(status=Status.PLAYING)

    def finished(self) -> TableQuerySet:
        """Tables played to the end."""
        return self.filter(status=Status.FINISHED)

    def listed(self) -> TableQuerySet:
        """Tables that everybody may find."""
        return self.filter(visibility=Visibility.PUBLIC)

    def with_free_seats(self) -> TableQuerySet:
        """Tables with room for one more."""
        full = Seat.objects.values("table").annotate(n=Count("pk")).filter(n__gte=F("table__size"))
        return self.exclude(pk__in=full.values("table"))

    def of(self, person: User) -> TableQuerySet:
        """Tables at which the person sits."""
        return self.filter(pk__in=Seat.objects.filter(person=person).values("table"))

    def without(self, person: User) -> TableQuerySet:
        """Tables at which the person doesn't sit."""
        return self.exclude(pk__in=Seat.objects.filter(person=person).values("table"))

    def with_seats(self) -> TableQuerySet:
        """Bring the seats and their people along, in two queries for the whole list."""
        return self.select_related("host").prefetch_related(
            models.Prefetch("seats", Seat.objects.lean().in_order().select_related("person"))
        )


class Table(models.Model):
    """A game at a table, from the invitation to the final score."""

    id = models.CharField(primary_key=True, max_length=10, default=new_id, editable=False)
    name = models.CharField(max_length=60, blank=True)
    title = models.CharField(max_length=40)
    edition = models.CharField(max_length=40)
    rules_version = models.PositiveIntegerField()
    options = models.JSONField(default=dict)
    size = models.PositiveSmallIntegerField()
    visibility = models.CharField(max_length=8, choices=Visibility, default=Visibility.PUBLIC)
    pace = models.CharField(max_length=20, default=CALM)
    """The pace's name; its numbers, in seconds, are the four columns below and stay as agreed."""
    pace_grace = models.PositiveIntegerField(default=0)
    pace_bank = models.PositiveIntegerField(default=0)
    pace_increment = models.PositiveIntegerField(default=0)
    pace_cap = models.PositiveIntegerField(default=0)
    timeout_policy = models.CharField(max_length=4, choices=Policy, default=Policy.TURN)
    timeout_misses = models.PositiveSmallIntegerField(default=2)
    """With ``Policy.SEAT``: how many misses in a row it takes."""
    faults = models.PositiveSmallIntegerField(default=0)
    """How often in a row the sweep has failed at this table."""
    start_when_full = models.BooleanField(default=True)
    status = models.CharField(max_length=12, choices=Status, default=Status.OPEN)
    host = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="hosted")
    token = models.CharField(max_length=24, default=new_token, unique=True)
    secret = models.BinaryField(default=new_secret)
    commitment = models.CharField(max_length=64)
    """SHA-256 of the secret in hexadecimal, shown before anyone joins."""
    seed = models.BinaryField(null=True)
    ply = models.PositiveIntegerField(default=0)
    version = models.PositiveIntegerField(default=0)
    """Grows with everything that others can see, not only with plies; for ETags."""
    state = models.BinaryField(null=True)
    outcome = models.JSONField(null=True)
    trouble = models.TextField(blank=True, default="")
    """Why it was quarantined, for those who mend it; may hold secrets."""
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)

    objects = TableQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(fields=["visibility", "status", "-created_at"], name="table_lists"),
        ]
        constraints = [
            models.CheckConstraint(condition=Q(size__range=(1, 12)), name="table_size"),
            models.CheckConstraint(condition=Q(status__in=Status.values), name="table_status"),
            models.CheckConstraint(
                condition=Q(visibility__in=Visibility.values), name="table_visibility"
            ),
            models.CheckConstraint(
                condition=Q(status__in=[Status.OPEN, Status.QUARANTINED])
                | Q(seed__isnull=False, state__isnull=False, started_at__isnull=False),
                name="table_started_has_state",
            ),
            models.CheckConstraint(
                condition=Q(status=Status.FINISHED, outcome__isnull=False)
                | (~Q(status=Status.FINISHED) & Q(outcome__isnull=True)),
                name="table_finished_has_outcome",
            ),
            models.CheckConstraint(
                condition=Q(timeout_policy__in=Policy.values), name="table_timeout_policy"
            ),
            models.CheckConstraint(
                condition=Q(timeout_misses__range=(MISSES[0], MISSES[-1])), name="table_misses"
            ),
            models.CheckConstraint(
                condition=Q(pace=CALM, pace_grace=0, pace_bank=0, pace_increment=0, pace_cap=0)
                | (~Q(pace=CALM) & (Q(pace_grace__gt=0) | Q(pace_bank__gt=0))),
                name="table_calm_has_no_clock",
            ),
            models.CheckConstraint(
                condition=Q(pace_cap__gte=F("pace_bank")), name="table_bank_within_cap"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name or self.title} ({self.id})"

    @property
    def rules(self) -> Title[Any]:
        """The title that is played here. Raises UnknownTitle."""
        return titles.get(self.title)

    @property
    def clock(self) -> Pace | None:
        """The numbers of its clock; ``None`` where no clock runs."""
        if self.pace == CALM:
            return None
        return Pace(self.pace_grace, self.pace_bank, self.pace_increment, self.pace_cap)

    def lighten(self) -> Table:
        """Forget what is heavy or secret before the table is handed to a face."""
        for column in HEAVY:
            self.__dict__.pop(column, None)
        return self

    @property
    def over(self) -> bool:
        """Whether nothing will be played here any more."""
        return self.status in {Status.FINISHED, Status.ABANDONED}

    @property
    def result(self) -> Outcome | None:
        """How the game ended, or ``None``."""
        return None if self.outcome is None else msgspec.convert(self.outcome, Outcome)


class SeatQuerySet(models.QuerySet["Seat"]):
    """The vocabulary of lists of seats."""

    def lean(self) -> SeatQuerySet:
        """Leave out what only the seat's own person may see, and what is heavy."""
        return self.defer("draft", "draft_state", "draft_note", "orders", "nonce")

    def in_order(self) -> SeatQuerySet:
        """By place; before the start, in the order of joining."""
        return self.order_by("place", "pk")

    def waiting(self) -> SeatQuerySet:
        """Seats that have to choose, the longest waiting first."""
        return self.filter(waiting_since__isnull=False, table__status=Status.PLAYING).order_by(
            "waiting_since", "pk"
        )

    def of(self, person: User) -> SeatQuerySet:
        """The person's seats."""
        return self.filter(person=person)


class Seat(models.Model):
    """A person's seat at a table. ``place`` is the engine's seat, drawn when the game starts."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    place = models.PositiveSmallIntegerField(null=True)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="seats")
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
    """What this seat has chosen and not committed: a list of ``[decision id, key]``."""
    draft_ply = models.PositiveIntegerField(default=0)
    draft_state = models.BinaryField(null=True)
    draft_note = models.CharField(max_length=40, blank=True, default="")
    """Id of a message about what became of the draft, until the seat chooses again."""
    consents_to_abandon = models.BooleanField(default=False)
    bank = models.PositiveIntegerField(default=0)
    """Seconds left beyond the grace of its turns; what the open turn takes is booked at its end."""
    missed = models.PositiveSmallIntegerField(default=0)
    """How many turns in a row its person has let the time run out."""
    held_by_house = models.BooleanField(default=False)
    """Whether the house plays this seat until its person returns."""
    rank = models.PositiveSmallIntegerField(null=True)
    score = models.IntegerField(null=True)

    objects = SeatQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                fields=["person", "waiting_since"],
                condition=Q(waiting_since__isnull=False),
                name="seat_waiting",
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
        """Forget the draft's state, which holds everybody's cards."""
        self.__dict__.pop("draft_state", None)
        return self

    @property
    def name(self) -> str:
        """The person's public name."""
        return self.person.username


class TurnQuerySet(models.QuerySet["Turn"]):
    """The vocabulary of lists of turns."""

    def open(self) -> TurnQuerySet:
        """Turns that nobody has ended yet."""
        return self.filter(closed_at__isnull=True)

    def due(self, now: datetime) -> TurnQuerySet:
        """Open turns whose deadline, as it is written down, has passed; the oldest first."""
        return self.open().filter(deadline_at__lte=now).order_by("deadline_at")

    def to_remind(self, now: datetime) -> TurnQuerySet:
        """Open turns of which a reminder is due; the oldest first."""
        return self.open().filter(remind_at__lte=now).order_by("remind_at")


class Turn(models.Model):
    """A seat that has to choose, from the moment it is asked until somebody has chosen for it.

    ``deadline_at`` is what the sweep looks for: at that moment it looks again, at the person's calendar
    too. It is empty where no clock runs, and while the table is stopped.
    """

    class ClosedBy(models.TextChoices):
        """How a turn ended: its person (or their order) moved, the time was up, or the table was."""

        MOVE = "move"
        TIMEOUT = "timeout"
        VOID = "void"

    table = models.ForeignKey(Table, models.CASCADE, related_name="turns")
    # The unique (seat, number) finds a seat's turns.
    seat = models.ForeignKey(Seat, models.CASCADE, related_name="turns", db_index=False)
    number = models.PositiveIntegerField()
    """The seat's ``turn`` then: the two name it in the ledger of notices."""
    opened_at = models.DateTimeField()
    since = models.DateTimeField()
    """From when on time is still to be counted; ``used`` has what was counted before."""
    used = models.FloatField(default=0)
    credit = models.PositiveIntegerField(default=0)
    """Seconds given back for outages, on top of the grace."""
    deadline_at = models.DateTimeField(null=True)
    remind_at = models.DateTimeField(null=True)
    """When the next reminder is due."""
    reminded = models.PositiveSmallIntegerField(default=0)
    """How many reminders are behind us."""
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
        ]
        constraints = [
            models.UniqueConstraint(fields=["seat", "number"], name="turn_once"),
            models.UniqueConstraint(
                fields=["seat"], condition=Q(closed_at__isnull=True), name="turn_one_open_a_seat"
            ),
            models.CheckConstraint(
                condition=Q(closed_at__isnull=True, closed_by="")
                | Q(closed_at__isnull=False, closed_by__in=["move", "timeout", "void"]),
                name="turn_closed_by",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.seat_id} #{self.number}"


class TableEvent(models.Model):
    """A line in a table's log that is no choice: what the house did about its clocks."""

    class Kind(models.TextChoices):
        """What happened."""

        TIMED_OUT = "timed-out"
        HELD = "held"
        RETURNED = "returned"
        CREDITED = "credited"
        ENDED = "ended"
        QUARANTINED = "quarantined"
        RELEASED = "released"

    table = models.ForeignKey(Table, models.CASCADE, related_name="events")
    ply = models.PositiveIntegerField()
    """After which ply."""
    kind = models.CharField(max_length=12, choices=Kind)
    place = models.PositiveSmallIntegerField(null=True)
    params = models.JSONField(default=dict)
    at = models.DateTimeField()

    class Meta:
        ordering = ["ply", "pk"]

    def __str__(self) -> str:
        return f"{self.table_id}, ply {self.ply}: {self.kind} {self.place}"


class Heartbeat(models.Model):
    """When something that must not stand still was last seen alive: the sweep, the web."""

    name = models.CharField(primary_key=True, max_length=20)
    last_ok = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name}: {self.last_ok}"


class Outage(models.Model):
    """A time in which the house was not there for its people; it is given back to their clocks."""

    cause = models.CharField(max_length=20)
    """Whose heartbeat stood still, or ``admin``."""
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    settled_at = models.DateTimeField(null=True)
    """When the last turn concerned had its credit."""

    class Meta:
        indexes = [
            models.Index(
                fields=["began_at"], condition=Q(settled_at__isnull=True), name="outage_unsettled"
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["cause", "began_at"], name="outage_once"),
            models.CheckConstraint(
                condition=Q(ended_at__gt=F("began_at")), name="outage_has_length"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.cause}: {self.began_at} to {self.ended_at}"


class OutageCredit(models.Model):
    """What a turn was given for an outage: once."""

    outage = models.ForeignKey(Outage, models.CASCADE, related_name="credits", db_index=False)
    turn = models.ForeignKey(Turn, models.CASCADE, related_name="credits")
    seconds = models.PositiveIntegerField()
    """None, if none of it would have counted anyway: at night, on a vacation."""

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["outage", "turn"], name="outage_credit_once"),
        ]

    def __str__(self) -> str:
        return f"{self.outage_id} to {self.turn_id}: {self.seconds} s"


class Move(models.Model):
    """One committed choice. Moves are only ever added; with the seed they are the table."""

    class By(models.TextChoices):
        """Who chose: the person, their standing order, or the house for them."""

        PERSON = "person"
        ORDER = "order"
        HOUSE = "house"

    table = models.ForeignKey(Table, models.CASCADE, related_name="moves")
    ply = models.PositiveIntegerField()
    place = models.PositiveSmallIntegerField()
    turn = models.PositiveIntegerField()
    decision = models.CharField(max_length=60)
    key = models.CharField(max_length=120)
    by = models.CharField(max_length=6, choices=By, default=By.PERSON)
    barrier = models.BooleanField(default=False)
    events = models.TextField(default="[]")
    """JSON of the events, those that only some may know included: read it through selectors."""
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "ply"], name="move_one_a_ply"),
            models.CheckConstraint(condition=Q(ply__gte=1), name="move_ply_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.ply}: {self.place} {self.key}"


class Snapshot(models.Model):
    """The state after a ply, so that looking back needn't start at the beginning."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="snapshots")
    ply = models.PositiveIntegerField()
    state = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "ply"], name="snapshot_one_a_ply"),
        ]

    def __str__(self) -> str:
        return f"{self.pk}: ply {self.ply}"
