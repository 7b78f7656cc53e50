"""A committed choice."""

from __future__ import annotations

from django.db import models
from django.db.models import Q


class Move(models.Model):
    """A committed choice. Moves never change. Seed and moves determine the whole game."""

    class By(models.TextChoices):
        """The origin of a choice: the person, their plan, their conditional answer, or autoplay."""

        PERSON = "person"
        PLAN = "plan"
        CONDITIONAL_ANSWER = "order"
        STAND_IN = "house"

        @property
        def word(self) -> str:
            """Return the origin's name in REST, exports and message ids; stored values differ."""
            return self.name.lower().replace("_", "-")

    # The index of the unique constraint (table, ply) finds a table's moves.
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="moves", db_index=False)
    ply = models.PositiveIntegerField()
    place = models.PositiveSmallIntegerField()
    turn = models.PositiveIntegerField()
    decision = models.CharField(max_length=60)
    key = models.CharField(max_length=120)
    by = models.CharField(max_length=6, choices=By, default=By.PERSON)
    barrier = models.BooleanField(default=False)
    events = models.TextField(default="[]")
    """All events as JSON, including those that only some seats may know; selectors filter them."""
    change = models.JSONField(null=True)
    """The change of the seat's resources by name; ``None`` for moves from before this column
    existed.
    """
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "ply"], name="move_one_a_ply"),
            models.CheckConstraint(condition=Q(ply__gte=1), name="move_ply_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.ply}: {self.place} {self.key}"
