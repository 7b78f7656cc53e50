"""People's rhythms, learned from their last turns. No other person ever sees them."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from games.forecast.estimate import Rhythm


class StoredRhythm(models.Model):
    """A person's last turns in numbers (`games.forecast.estimate.Rhythm`)."""

    person = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="+"
    )
    """The person; null for the usual rhythm of the site's people."""
    at_once = models.FloatField()
    visits = models.FloatField()
    waited = models.FloatField()
    hours = models.JSONField()
    at = models.DateTimeField()
    """When the rhythm was last learned."""

    class Meta:
        db_table = "games_rhythm"

    def __str__(self) -> str:
        return f"rhythm of {self.person_id or 'the site'}"

    @property
    def rhythm(self) -> Rhythm:
        """The stored numbers as a `Rhythm`."""
        return Rhythm(self.at_once, self.visits, self.waited, self.hours)
