"""A finished game's moves in one row."""

from __future__ import annotations

from django.db import models


class PackedGame(models.Model):
    """The moves and the kept states of a game that is over, compressed: `games.services.packing`.

    It stands for the rows of `Move` and `Snapshot`, which are gone then; `games.selectors.moves`
    reads either form.
    """

    table = models.OneToOneField(
        "games.Table", models.CASCADE, primary_key=True, related_name="packed"
    )
    moves = models.BinaryField()
    states = models.BinaryField()
    digest = models.BinaryField(max_length=32)
    """SHA-256 of what was packed, to prove that it is what it was."""

    def __str__(self) -> str:
        return f"{self.table_id}, packed"
