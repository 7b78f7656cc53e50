"""Ratings, and the rated games from which ratings are computed."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.rules import titles
from games.strength import PROVISIONAL, Strength, shown


class Estimate(models.Model):
    """An estimate of a strength; in a rated game, the one after the game."""

    mu = models.FloatField()
    sigma = models.FloatField()

    class Meta:
        abstract = True

    @property
    def strength(self) -> Strength:
        """The estimate and its uncertainty as a `Strength`, for computations."""
        return Strength(self.mu, self.sigma)

    @property
    def points(self) -> int:
        """The estimate in points, as pages show it."""
        return shown(self.strength)[0]

    @property
    def give_or_take(self) -> int:
        """The uncertainty in points."""
        return shown(self.strength)[1]


class Rating(Estimate):
    """A person's rating in a title. It can be computed again from the list of games."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="ratings")
    title = models.CharField(max_length=40)
    games = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "title"], name="rating_once_a_title"),
        ]
        indexes = [
            models.Index(
                fields=["title", "-mu", "id"],
                condition=Q(games__gte=PROVISIONAL),
                name="rating_ladder",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} {self.title}: {self.mu:.1f}"

    @property
    def name(self) -> str:
        """The title's name."""
        return titles.get(self.title).name

    @property
    def provisional(self) -> bool:
        """Whether the rating is based on so small a number of games that it isn't reliable."""
        return self.games < PROVISIONAL


class RatedGame(Estimate):
    """The effect of a game on a person's rating.

    The row refers to the seat, which is kept when the account is closed.
    """

    seat = models.OneToOneField("games.Seat", models.CASCADE, related_name="rated")
    # Copies of the seat's person and the table's title. With them, one index finds a person's last
    # games.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", db_index=False
    )
    title = models.CharField(max_length=40)
    partners = models.JSONField()
    """The primary keys of all other players."""
    mu_before = models.FloatField()
    sigma_before = models.FloatField()
    weight = models.FloatField(default=1.0)
    """The weight of the game's effect. It is below 1 if the person had several games with the same
    people, or among few people, within a month.
    """
    counts = models.BooleanField(default=True)
    """Whether the game counts for this person."""
    gain_withheld = models.BooleanField(default=False)
    """Whether a gain was withheld, because the person left, or a stand-in played too many of their
    turns.
    """
    left = models.BooleanField(default=False)
    """Whether the game counts only for people who left: somebody left, and not all others agreed to
    rate it.
    """
    ended_at = models.DateTimeField()
    """The time at which the game ended."""

    class Meta:
        indexes = [
            models.Index(fields=["person", "title", "ended_at", "id"], name="rated_of_person")
        ]

    def __str__(self) -> str:
        return f"{self.seat_id}: {self.mu - self.mu_before:+.2f}"

    @property
    def points_before(self) -> int:
        """The points before the game."""
        return shown(Strength(self.mu_before, self.sigma_before))[0]

    @property
    def change(self) -> int:
        """The change in points."""
        return self.points - self.points_before

    @property
    def signed(self) -> str:
        """The change in points with a plus or minus sign."""
        return f"{self.change:+d}".replace("-", "−")
