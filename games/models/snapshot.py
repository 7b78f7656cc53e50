"""Stored past states."""

from __future__ import annotations

from django.db import models


class Snapshot(models.Model):
    """The state after a ply, from which later positions are replayed."""

    # The unique constraint (table, ply) is the index that finds a table's snapshots.
    table = models.ForeignKey(
        "games.Table", models.CASCADE, related_name="snapshots", db_index=False
    )
    ply = models.PositiveIntegerField()
    state = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "ply"], name="snapshot_one_a_ply"),
        ]

    def __str__(self) -> str:
        return f"{self.pk}: ply {self.ply}"
