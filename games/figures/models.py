"""Counts of a title's finished games between people. A row refers to no person and no table."""

from __future__ import annotations

from django.db import models


class TitleCount(models.Model):
    """The results of all seats that had one trait, in games with the same setup.

    The unique constraint is the index by which a title's page reads its rows.
    """

    title = models.CharField(max_length=40)
    edition = models.CharField(max_length=40)
    options = models.CharField(max_length=200, blank=True)
    """The options that differ from the title's defaults, such as ``characters=bid``."""
    seats = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=20)
    """A kind of `games.opponents.counting`, or one of the title's traits."""
    trait = models.CharField(max_length=60)
    """The trait's id, such as ``kubilai-khan``."""
    games = models.PositiveIntegerField(default=0)
    """The number of seats counted."""
    wins = models.FloatField(default=0)
    """The number of wins; a shared win counts by its share."""
    expected = models.FloatField(default=0)
    """The number of wins that the ratings before the games predicted."""
    points = models.BigIntegerField(default=0)
    """The sum of the seats' points."""
    first_at = models.DateTimeField()
    last_at = models.DateTimeField()
    """The ends of the first and the last of these games."""

    class Meta:
        db_table = "games_title_count"
        constraints = [
            models.UniqueConstraint(
                fields=["title", "seats", "edition", "options", "kind", "trait"],
                name="title_count_once",
            )
        ]

    def __str__(self) -> str:
        return f"{self.title} {self.seats} {self.kind} {self.trait}: {self.wins:g} of {self.games}"
