"""Stored past states."""

from __future__ import annotations

from django.db import models


class Snapshot(models.Model):
    """The state after a ply. Later positions are replayed from it."""

    # The index of the unique constraint (table, ply) finds a table's snapshots.
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
