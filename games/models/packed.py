"""A finished game's moves in one row."""

from __future__ import annotations

from django.db import models


class PackedGame(models.Model):
    """The compressed moves and snapshots of a finished game; see `games.services.packing`.

    This row replaces the rows of `Move` and `Snapshot`. `games.selectors.moves` reads both forms.
    """

    table = models.OneToOneField(
        "games.Table", models.CASCADE, primary_key=True, related_name="packed"
    )
    moves = models.BinaryField()
    states = models.BinaryField()
    digest = models.BinaryField(max_length=32)
    """The SHA-256 of the data before packing, to verify it."""

    def __str__(self) -> str:
        return f"{self.table_id}, packed"
