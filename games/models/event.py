"""Log entries that aren't choices."""

from __future__ import annotations

from django.db import models


class TableEvent(models.Model):
    """An entry of a table's log that isn't a choice, such as a time-out or an outage credit."""

    class Kind(models.TextChoices):
        """The kind of an entry."""

        TIMED_OUT = "timed-out"
        HELD = "held"
        RETURNED = "returned"
        CREDITED = "credited"
        ENDED = "ended"
        QUARANTINED = "quarantined"
        RELEASED = "released"
        RESIGNED = "resigned"
        PAUSED = "paused"
        RESUMED = "resumed"

    table = models.ForeignKey("games.Table", models.CASCADE, related_name="events")
    ply = models.PositiveIntegerField()
    """The ply that the entry follows."""
    kind = models.CharField(max_length=12, choices=Kind)
    place = models.PositiveSmallIntegerField(null=True)
    params = models.JSONField(default=dict)
    at = models.DateTimeField()

    class Meta:
        ordering = ["ply", "pk"]

    def __str__(self) -> str:
        return f"{self.table_id}, ply {self.ply}: {self.kind} {self.place}"
