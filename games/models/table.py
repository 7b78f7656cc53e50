"""The table: its setup, the state of its game, and queries for lists of tables."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
from django.conf import settings
from django.db import models
from django.db.models import Count, Exists, F, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce

from games.asks import POINTS, PUNCTUAL
from games.models.enums import Policy, StandIn, Status, Visibility
from games.models.seat import Seat
from games.paces import CALM, MISSES, Pace
from games.rules import titles
from games.rules.kernel import Outcome

if TYPE_CHECKING:
    from accounts.models import User
    from games.rules.kernel import Title


ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
SECRET = ("secret", "seed", "trouble")
HEAVY = ("state", *SECRET)
"""Columns that no page or response needs: they are large or secret (a state contains all cards)."""


LISTED = Q(visibility=Visibility.PUBLIC, hidden=False)
"""The condition for tables that everybody may find."""


def new_id() -> str:
    """Return a new id of a table: ten characters that aren't easily confused."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def new_token() -> str:
    """Return a new invitation token."""
    return secrets.token_urlsafe(15)


def new_secret() -> bytes:
    """Return a new secret for a table. It is made before anybody joins."""
    return secrets.token_bytes(32)


def rows_of(model: type[models.Model]) -> Coalesce:
    """Return a subquery for the number of a table's rows. It runs only for the tables of a list."""
    rows = model._default_manager.filter(table=OuterRef("pk")).order_by().values("table")  # noqa: SLF001 - Django's public door
    return Coalesce(Subquery(rows.values(n=Count("pk"))), 0)


class TableQuerySet(models.QuerySet["Table"]):
    """Queries for lists of tables."""

    def lean(self) -> TableQuerySet:
        """Return the tables without large and secret columns."""
        return self.defer(*HEAVY)

    def open(self) -> TableQuerySet:
        """Return tables that wait for players."""
        return self.filter(status=Status.OPEN)

    def playing(self) -> TableQuerySet:
        """Return tables with a running game."""
        return self.filter(status=Status.PLAYING)

    def to_pack(self, before: datetime) -> TableQuerySet:
        """Return tables whose game ended before a time and whose moves aren't packed yet."""
        over = self.filter(status__in=[Status.FINISHED, Status.ABANDONED])
        return over.filter(packed_at__isnull=True, finished_at__lt=before)

    def finished(self) -> TableQuerySet:
        """Return tables whose game was played to its end."""
        return self.filter(status=Status.FINISHED)

    def listed(self) -> TableQuerySet:
        """Return tables that everybody may find."""
        return self.begun_or_live().filter(LISTED)

    def begun_or_live(self) -> TableQuerySet:
        """Return the tables that have something to show.

        Tables that were closed before their game began are left out.
        """
        return self.exclude(status=Status.ABANDONED, started_at__isnull=True)

    def with_free_seats(self) -> TableQuerySet:
        """Return tables with a free seat."""
        return self.alias(taken=rows_of(Seat)).filter(taken__lt=F("size"))

    def newest_first(self) -> TableQuerySet:
        """Return the tables by age, the newest first. The id decides between equal ages."""
        return self.order_by("-created_at", "-pk")

    def oldest_first(self) -> TableQuerySet:
        """Return the tables by age, the oldest first. The id decides between equal ages."""
        return self.order_by("created_at", "pk")

    def fullest_first(self) -> TableQuerySet:
        """Return open tables by their number of free seats, the fewest first, then by age."""
        free = F("size") - rows_of(Seat)
        return self.annotate(free_seats=free).order_by("free_seats", "-created_at", "-pk")

    def of(self, person: User) -> TableQuerySet:
        """Return the tables at which a person has a seat; the one joined last comes first.

        The query reads only the person's seats, in the order of an index. It adds the annotation
        ``placed``: the person's rank in a finished game.
        """
        own = self.filter(seats__person=person).annotate(
            seated=F("seats__pk"), placed=F("seats__rank")
        )
        return own.order_by("-seated")

    def without(self, person: User) -> TableQuerySet:
        """Return tables at which the person has no seat."""
        return self.filter(~Exists(Seat.objects.filter(table=OuterRef("pk"), person=person)))

    def with_person(self, name: str) -> TableQuerySet:
        """Return the tables that have a player with this name. Closed accounts have no name.

        Use it for few tables only.
        """
        seats = Seat.objects.filter(
            table=OuterRef("pk"),
            person__folded=name,
            person__left_at__isnull=True,
            person__is_guest=False,
        )
        return self.filter(Exists(seats))

    def with_seats(self) -> TableQuerySet:
        """Return the tables with their seats and people prefetched.

        It takes two queries for the whole list.
        """
        return self.select_related("host").prefetch_related(
            models.Prefetch("seats", Seat.objects.lean().in_order().select_related("person"))
        )


class Table(models.Model):
    """A table and its game, from the invitation to the final score."""

    id = models.CharField(primary_key=True, max_length=10, default=new_id, editable=False)
    name = models.CharField(max_length=60, blank=True)
    title = models.CharField(max_length=40)
    edition = models.CharField(max_length=40)
    rules_version = models.PositiveIntegerField()
    options = models.JSONField(default=dict)
    size = models.PositiveSmallIntegerField()
    visibility = models.CharField(max_length=8, choices=Visibility, default=Visibility.PUBLIC)
    hidden = models.BooleanField(default=False)
    """Whether the staff has hidden the table from all people except its players."""
    pace = models.CharField(max_length=20, default=CALM)
    """The name of the pace. Its numbers, in seconds, are the next four columns and never change."""
    pace_grace = models.PositiveIntegerField(default=0)
    pace_bank = models.PositiveIntegerField(default=0)
    pace_increment = models.PositiveIntegerField(default=0)
    pace_cap = models.PositiveIntegerField(default=0)
    timeout_policy = models.CharField(max_length=4, choices=Policy, default=Policy.TURN)
    timeout_misses = models.PositiveSmallIntegerField(default=2)
    """The number of missed turns in a row after which a stand-in takes the seat
    (``Policy.SEAT``)."""
    stand_in = models.CharField(max_length=10, choices=StandIn, default=StandIn.MERCHANT)
    """The strength of the stand-in for absent players and timed-out turns."""
    pause_days = models.PositiveSmallIntegerField(null=True)
    """The length of a proposed pause in days; null if none is proposed."""
    pause_by = models.PositiveSmallIntegerField(null=True)
    """The place of the player who proposed the pause."""
    paused_until = models.DateTimeField(null=True)
    """The end of the pause that the players agreed on; null if there is no pause."""
    appointment_at = models.DateTimeField(null=True)
    """The beginning of the appointment, half an hour in which the people play together; null
    without one.
    """
    appointment_by = models.PositiveSmallIntegerField(null=True)
    """The place of the player who proposed the appointment."""
    appointment_reminded = models.BooleanField(default=False)
    """Whether the players were reminded of the appointment."""
    faults = models.PositiveSmallIntegerField(default=0)
    """The number of consecutive failures of the sweep at this table."""
    rated = models.BooleanField(default=True)
    """Whether the game counts for ratings, provided that only people play and that they play to the
    end.
    """
    rates_computers = models.BooleanField(default=False)
    """Whether the game counts for ratings even if programs play. The site must allow this, too."""
    asks_punctual = models.PositiveSmallIntegerField(default=0)
    """The least percentage of turns in time that a person needs to join; 0 for no requirement."""
    rating_from = models.PositiveSmallIntegerField(null=True)
    rating_to = models.PositiveSmallIntegerField(null=True)
    """The upper bound of the rating that a person needs to join, in points; ``rating_from`` is the
    lower one. Null for no bound.
    """
    talk_closed = models.BooleanField(default=False)
    """Whether the host has closed the chat."""
    feature_options = models.JSONField(default=dict)
    """The values of table options without a column of their own, by name; see
    `games.table_options`.
    """
    said = models.PositiveBigIntegerField(default=0)
    """The id of the last message from a player. With it, pages know without a query whether there
    are new messages.
    """
    start_when_full = models.BooleanField(default=True)
    status = models.CharField(max_length=12, choices=Status, default=Status.OPEN)
    host = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="hosted")
    rematch_of = models.OneToOneField("self", models.SET_NULL, null=True, related_name="+")
    """The finished game of which this table is the rematch; null if it isn't one."""
    token = models.CharField(max_length=24, default=new_token, unique=True)
    secret = models.BinaryField(default=new_secret)
    commitment = models.CharField(max_length=64)
    """The SHA-256 of the secret in hexadecimal, shown before anyone joins."""
    seed = models.BinaryField(null=True)
    ply = models.PositiveIntegerField(default=0)
    version = models.PositiveIntegerField(default=0)
    """A counter of all changes that others can see, for ETags; it also counts changes between
    plies.
    """
    state = models.BinaryField(null=True)
    outcome = models.JSONField(null=True)
    trouble = models.TextField(blank=True, default="")
    """The reason for the quarantine, for developers; it may contain secrets."""
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    packed_at = models.DateTimeField(null=True, editable=False)
    """The time at which the finished game was packed (`PackedGame`), or at which packing failed."""

    objects = TableQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                fields=["paused_until"],
                condition=Q(paused_until__isnull=False),
                name="table_pauses",
            ),
            models.Index(
                fields=["appointment_at"],
                condition=Q(appointment_at__isnull=False, appointment_reminded=False),
                name="table_appointments",
            ),
            # The order of lists of all tables. Lists of a person's tables use the seats' index; see
            # `TableQuerySet.of`.
            models.Index(fields=["-created_at", "-id"], name="table_newest"),
            models.Index(fields=["status", "-created_at", "-id"], name="table_by_status"),
            models.Index(
                fields=["title", "status", "-created_at", "-id"],
                condition=LISTED,
                name="table_by_title",
            ),
            models.Index(fields=["-created_at"], condition=Q(hidden=True), name="table_hidden"),
            models.Index(
                fields=["finished_at"],
                condition=Q(packed_at__isnull=True, finished_at__isnull=False),
                name="table_to_pack",
            ),
            models.Index(
                fields=["finished_at"],
                condition=Q(status=Status.FINISHED, rated=True),
                name="table_to_rate",
            ),
            models.Index(fields=["name"], condition=~Q(name=""), name="table_named"),
            models.Index(
                fields=["finished_at"],
                condition=Q(status=Status.FINISHED),
                name="table_finished",
            ),
        ]
        constraints = [
            models.CheckConstraint(condition=Q(size__range=(1, 12)), name="table_size"),
            models.CheckConstraint(condition=Q(status__in=Status.values), name="table_status"),
            models.CheckConstraint(
                condition=Q(visibility__in=Visibility.values), name="table_visibility"
            ),
            models.CheckConstraint(
                condition=Q(status__in=[Status.OPEN, Status.QUARANTINED])
                | Q(status=Status.ABANDONED, started_at__isnull=True)
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
            models.CheckConstraint(condition=Q(stand_in__in=StandIn.values), name="table_stand_in"),
            models.CheckConstraint(
                condition=Q(timeout_misses__range=(MISSES[0], MISSES[-1])), name="table_misses"
            ),
            models.CheckConstraint(
                condition=Q(pace=CALM, pace_grace=0, pace_bank=0, pace_increment=0, pace_cap=0)
                | (~Q(pace=CALM) & (Q(pace_grace__gt=0) | Q(pace_bank__gt=0))),
                name="table_calm_has_no_clock",
            ),
            models.CheckConstraint(
                condition=Q(pause_days__isnull=True, pause_by__isnull=True)
                | Q(pause_days__range=(1, 14), pause_by__isnull=False, paused_until__isnull=True),
                name="table_pause_proposed",
            ),
            models.CheckConstraint(
                condition=Q(pace_cap__gte=F("pace_bank")), name="table_bank_within_cap"
            ),
            models.CheckConstraint(
                condition=Q(asks_punctual__in=PUNCTUAL), name="table_asks_punctual"
            ),
            models.CheckConstraint(
                condition=(Q(rating_from__isnull=True) | Q(rating_from__range=POINTS))
                & (Q(rating_to__isnull=True) | Q(rating_to__range=POINTS))
                & (
                    Q(rating_from__isnull=True)
                    | Q(rating_to__isnull=True)
                    | Q(rating_to__gte=F("rating_from"))
                ),
                name="table_asks_rating",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name or self.title} ({self.id})"

    @property
    def rules(self) -> Title[Any]:
        """The title that is played. Raises UnknownTitle."""
        return titles.get(self.title)

    @property
    def asks_rating(self) -> bool:
        """Whether joining players need a certain rating."""
        return self.rating_from is not None or self.rating_to is not None

    @property
    def asks(self) -> bool:
        """Whether there are join requirements."""
        return self.asks_punctual > 0 or self.asks_rating

    @property
    def other_rules(self) -> bool:
        """Whether the game began under another version of the rules than the installed one."""
        return self.started_at is not None and self.rules_version != self.rules.rules_version

    @property
    def clock(self) -> Pace | None:
        """The pace's numbers; ``None`` if no clock runs."""
        if self.pace == CALM:
            return None
        return Pace(self.pace_grace, self.pace_bank, self.pace_increment, self.pace_cap)

    @property
    def plays_to_end(self) -> bool:
        """Whether the game must be played to its end, by stand-ins if nobody is left."""
        return bool(self.feature_options.get("plays_to_end"))

    def lighten(self) -> Table:
        """Remove the loaded values of large and secret columns.

        Return the table for use in a view.
        """
        for column in HEAVY:
            self.__dict__.pop(column, None)
        return self

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.status in {Status.FINISHED, Status.ABANDONED}

    @property
    def result(self) -> Outcome | None:
        """The game's outcome, or ``None`` before the end."""
        return None if self.outcome is None else msgspec.convert(self.outcome, Outcome)
