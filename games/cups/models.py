"""Cups, their entries, and the tables of their rounds."""

from __future__ import annotations

from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.cups.pairing import FEWEST, MOST, SEATS
from games.models.table import new_secret
from games.rules import titles

NAME_LENGTH = 60


class Cup(models.Model):
    """A cup of a title: of the whole site, or of a circle."""

    class Phase(models.TextChoices):
        """The state of a cup."""

        SIGN_UP = "sign-up"
        RUNNING = "running"
        OVER = "over"
        CANCELLED = "cancelled"

    name = models.CharField(max_length=NAME_LENGTH)
    title = models.CharField(max_length=40)
    circle = models.ForeignKey("accounts.Circle", models.CASCADE, null=True, related_name="+")
    seats = models.PositiveSmallIntegerField()
    """The usual number of people at a table; see `games.cups.pairing.sizes_of`."""
    size = models.PositiveSmallIntegerField()
    """The number of entries with which the cup is full and begins."""
    pace = models.CharField(max_length=20)
    phase = models.CharField(max_length=9, choices=Phase, default=Phase.SIGN_UP)
    rounds = models.PositiveSmallIntegerField(null=True)
    """The number of rounds before the final; null before the cup begins."""
    opened_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    secret = models.BinaryField(default=new_secret)
    commitment = models.CharField(max_length=64)
    """SHA-256 of the secret in hexadecimal, shown before anybody joins."""
    seed = models.BinaryField(null=True)
    """The HMAC-SHA256 of the people's nonces, with the secret as key; null before the cup begins.

    See `games.fairness`.
    """
    opened_at = models.DateTimeField()
    begins_at = models.DateTimeField()
    """The time at which the cup begins or is cancelled, unless it is full earlier."""
    began_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        db_table = "games_cup"
        constraints = [
            models.CheckConstraint(condition=Q(seats__in=SEATS), name="cup_seats"),
            models.CheckConstraint(condition=Q(size__range=(FEWEST, MOST)), name="cup_size"),
            models.CheckConstraint(
                condition=Q(phase__in=["sign-up", "cancelled"])
                | Q(
                    phase__in=["running", "over"],
                    seed__isnull=False,
                    began_at__isnull=False,
                    rounds__isnull=False,
                ),
                name="cup_begun_is_drawn",
            ),
        ]
        indexes = [
            models.Index(
                fields=["phase"], condition=Q(phase__in=["sign-up", "running"]), name="cup_live"
            ),
            models.Index(fields=["-opened_at"], name="cup_newest"),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.pk})"

    @property
    def options(self) -> dict[str, str]:
        """The table options that differ from the title's defaults.

        No seat has an advantage by them.
        """
        return dict(titles.get(self.title).meta.fair_start)

    @property
    def final(self) -> int:
        """The final's round number, one higher than the last round's; 0 before the cup begins."""
        return self.rounds + 1 if self.rounds else 0


LIVE: Final = (Cup.Phase.SIGN_UP, Cup.Phase.RUNNING)
"""The phases before a cup is over or cancelled."""


class CupEntry(models.Model):
    """A person's entry in a cup."""

    cup = models.ForeignKey(Cup, models.CASCADE, related_name="entries")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="cup_entries")
    nonce = models.CharField(max_length=64)
    """The person's part of the cup's seed."""
    joined_at = models.DateTimeField()
    byes = models.JSONField(default=list)
    """The numbers of the rounds in which the person had a bye. Each counts as a win."""
    left_at = models.DateTimeField(null=True)
    place = models.PositiveSmallIntegerField(null=True)
    """The person's place in the cup; null until the cup is over."""

    class Meta:
        db_table = "games_cupentry"
        constraints = [models.UniqueConstraint(fields=["cup", "person"], name="cup_entry_once")]

    def __str__(self) -> str:
        return f"{self.person_id} in cup {self.cup_id}"


class CupTable(models.Model):
    """The table of a pod in a cup."""

    cup = models.ForeignKey(Cup, models.CASCADE, related_name="tables")
    round = models.PositiveSmallIntegerField()
    """The table's round, from 1; the final comes last."""
    number = models.PositiveSmallIntegerField()
    """The table's number in the cup, from 0."""
    table = models.OneToOneField("games.Table", models.CASCADE, related_name="of_cup")
    counts = models.BooleanField(default=True)
    """Whether the table's result counts. It doesn't if an error stopped the table for too long."""

    class Meta:
        db_table = "games_cuptable"
        constraints = [models.UniqueConstraint(fields=["cup", "number"], name="cup_table_number")]

    def __str__(self) -> str:
        return f"{self.table_id} of cup {self.cup_id}"

    @property
    def ended(self) -> bool:
        """Whether the cup needn't wait for this table: the game is over, or doesn't count."""
        return self.table.over or not self.counts
