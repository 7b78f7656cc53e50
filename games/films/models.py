"""Films of finished games, and who agrees to be named in them."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Film(models.Model):
    """A film of a game in one language; there is one a game and language."""

    table = models.ForeignKey("games.Table", models.CASCADE, related_name="+", db_index=False)
    language = models.CharField(max_length=8)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    """The person who asked for it last."""
    asked_at = models.DateTimeField()
    tries = models.PositiveSmallIntegerField(default=0)
    made_at = models.DateTimeField(null=True)
    """When the film was made; null while it waits."""
    is_named = models.BooleanField(default=False)
    """Whether the film shows names; otherwise it shows initials."""
    webp = models.BinaryField(null=True)
    """The animated WebP; null while the film waits."""

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "language"], name="film_once_a_language")
        ]
        indexes = [
            models.Index(fields=["by", "asked_at"], name="film_of_person"),
            models.Index(
                fields=["asked_at"],
                condition=models.Q(made_at__isnull=True),
                name="film_waiting",
            ),
        ]

    def __str__(self) -> str:
        return f"film of {self.table_id} ({self.language})"


class NamedInFilms(models.Model):
    """A seat whose person agrees to be named in films of the game."""

    seat = models.OneToOneField("games.Seat", models.CASCADE, related_name="+")

    def __str__(self) -> str:
        return f"seat {self.seat_id} is named in films"
