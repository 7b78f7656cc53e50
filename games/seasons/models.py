"""Seasons of a title, their divisions and tables, and the people who take part."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models.table import new_secret
from games.rules import titles
from games.rules.kernel import Title
from games.seasons.moves import DOWN, STAYS, UP


def _once(fields: list[str], condition: Q, name: str) -> list[models.UniqueConstraint]:
    """Return unique constraints for the seasons of a title: of the site, and of each circle."""
    site, circle = Q(circle__isnull=True), Q(circle__isnull=False)
    return [
        models.UniqueConstraint(fields=["title", *fields], condition=site & condition, name=name),
        models.UniqueConstraint(
            fields=["title", "circle", *fields], condition=circle & condition, name=f"{name}_circle"
        ),
    ]


class Season(models.Model):
    """A season of a title: of the whole site, or of a circle."""

    class Phase(models.TextChoices):
        """The state of a season."""

        SIGN_UP = "sign-up"
        RUNNING = "running"
        OVER = "over"

    title = models.CharField(max_length=40)
    circle = models.ForeignKey("accounts.Circle", models.CASCADE, null=True, related_name="+")
    number = models.PositiveSmallIntegerField()
    """The season's number, counted per title, separately for the site and for each circle."""
    seats = models.PositiveSmallIntegerField()
    pace = models.CharField(max_length=20)
    phase = models.CharField(max_length=8, choices=Phase, default=Phase.SIGN_UP)
    repeats = models.BooleanField(default=True)
    """Whether the next season opens for sign-up when this one is over."""
    opened_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    secret = models.BinaryField(default=new_secret)
    commitment = models.CharField(max_length=64)
    """SHA-256 of the secret in hexadecimal, shown before anybody signs up."""
    seed = models.BinaryField(null=True)
    """The HMAC-SHA256 of the people's nonces, with the secret as key, from the draw on.

    See `games.fairness`.
    """
    opened_at = models.DateTimeField()
    begins_at = models.DateTimeField()
    """The end of the sign-up. It is moved later if too few people have signed up."""
    began_at = models.DateTimeField(null=True)
    hurries_at = models.DateTimeField(null=True)
    """The time from which stand-ins play turns that wait too long."""
    ended_at = models.DateTimeField(null=True)

    class Meta:
        db_table = "games_season"
        constraints = [
            *_once(["number"], Q(), "season_number"),
            *_once([], ~Q(phase="over"), "season_one_at_a_time"),
            models.CheckConstraint(
                condition=Q(phase__in=["sign-up", "running", "over"]), name="season_phase"
            ),
            models.CheckConstraint(
                condition=Q(phase="sign-up")
                | Q(seed__isnull=False, began_at__isnull=False, hurries_at__isnull=False),
                name="season_begun_is_drawn",
            ),
        ]
        indexes = [
            models.Index(
                fields=["phase", "begins_at"], condition=~Q(phase="over"), name="season_due"
            )
        ]

    def __str__(self) -> str:
        return f"{self.title}, season {self.number}"

    @property
    def rules(self) -> Title[Any]:
        """The title. Raises UnknownTitle."""
        return titles.get(self.title)

    @property
    def options(self) -> dict[str, str]:
        """The table options that differ from the title's defaults.

        No seat has an advantage by them.
        """
        return dict(self.rules.meta.fair_start)

    @property
    def waits(self) -> bool:
        """Whether the season is open for sign-up."""
        return self.phase == self.Phase.SIGN_UP


class Division(models.Model):
    """A group of people of about equal strength who play their tables among themselves."""

    season = models.ForeignKey(Season, models.CASCADE, related_name="divisions")
    level = models.PositiveSmallIntegerField()
    """The division's level; 1 is the top."""
    number = models.PositiveSmallIntegerField()
    """The division's number within the level, from 1."""

    class Meta:
        db_table = "games_seasondivision"
        constraints = [
            models.UniqueConstraint(fields=["season", "level", "number"], name="division_number")
        ]

    def __str__(self) -> str:
        return f"season {self.season_id}, division {self.name}"

    @property
    def name(self) -> str:
        """The division's name, such as ``2b``."""
        before, letter = divmod(self.number - 1, len(ascii_lowercase))
        return (
            f"{self.level}{ascii_lowercase[before - 1] if before else ''}{ascii_lowercase[letter]}"
        )


class Entry(models.Model):
    """A person's entry in a season."""

    season = models.ForeignKey(Season, models.CASCADE, related_name="entries")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="season_entries"
    )
    nonce = models.CharField(max_length=64)
    """The person's part of the season's seed."""
    signed_up_at = models.DateTimeField()
    division = models.ForeignKey(Division, models.CASCADE, null=True, related_name="entries")
    slot = models.PositiveSmallIntegerField(null=True)
    """The person's number in the division, from 0. It determines the person's tables and seats."""
    rating = models.FloatField(null=True)
    """The person's rating at the draw, if they had enough rated games."""
    left_at = models.DateTimeField(null=True)
    place = models.PositiveSmallIntegerField(null=True)
    """The person's place in the division; null until the season is over."""
    moved = models.SmallIntegerField(default=STAYS)
    """The number of levels by which the person moves: -1 is up, 1 down."""

    class Meta:
        db_table = "games_seasonentry"
        constraints = [
            models.UniqueConstraint(fields=["season", "person"], name="entry_once"),
            models.UniqueConstraint(fields=["division", "slot"], name="entry_slot"),
            models.CheckConstraint(condition=Q(moved__in=[UP, STAYS, DOWN]), name="entry_moved"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} in season {self.season_id}"

    @property
    def division_name(self) -> str | None:
        """The name of the person's division; ``None`` before the draw."""
        return self.division.name if self.division else None


class SignUpWatch(models.Model):
    """A person's choice to be notified when sign-up for a title's season opens."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    title = models.CharField(max_length=40)
    circle = models.ForeignKey("accounts.Circle", models.CASCADE, null=True, related_name="+")
    """The circle whose seasons are meant; ``None`` for the site's."""

    class Meta:
        db_table = "games_seasonwatch"
        constraints = [
            models.UniqueConstraint(
                fields=["person", "title"], condition=Q(circle__isnull=True), name="watch_once"
            ),
            models.UniqueConstraint(
                fields=["person", "title", "circle"], name="watch_once_a_circle"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} waits for a season of {self.title}"


class SeasonTable(models.Model):
    """A table of a division."""

    division = models.ForeignKey(Division, models.CASCADE, related_name="tables")
    number = models.PositiveSmallIntegerField()
    """The table's number in the division, from 0. It determines the people
    (`games.seasons.seatings`).
    """
    table = models.OneToOneField("games.Table", models.CASCADE, related_name="of_season")
    counts = models.BooleanField(default=True)
    """Whether the table's result counts. It doesn't if an error still stopped the table when the
    season was closed.
    """

    class Meta:
        db_table = "games_seasontable"
        constraints = [
            models.UniqueConstraint(fields=["division", "number"], name="season_table_number")
        ]

    def __str__(self) -> str:
        return f"{self.table_id} of division {self.division_id}"
