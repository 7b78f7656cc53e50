"""Analysis lines: a person's private tree of choices that they try at a table."""

from __future__ import annotations

from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models.table import new_id

STEPS: Final = 200
"""The most steps that a person can store at a table, including starts and guesses."""
NAMED: Final = 8
"""The most steps with a name that a person can store at a table."""


class AnalysisStep(models.Model):
    """A step of an analysis line: a start, a seat's choice, or a new guess of hidden cards.

    Steps form a tree. The path from a start to a step is a line. Positions aren't stored, but
    replayed. Nothing in the game depends on analysis lines.
    """

    id = models.CharField(primary_key=True, max_length=10, default=new_id, editable=False)
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="+")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    slot = models.PositiveSmallIntegerField()
    """The slot of the step. Each person has a limited number of slots at a table."""
    parent = models.ForeignKey("self", models.CASCADE, null=True, related_name="children")
    """The step before; null at the start of a line."""
    ply = models.PositiveIntegerField(null=True)
    """The ply of the game after which the line starts."""
    next_turn = models.BooleanField(default=False, db_column="ahead")
    """Whether the line starts at its person's next turn, whose position is predicted."""
    seat = models.PositiveSmallIntegerField(null=True)
    """The seat that chooses; null if the step is a new guess of hidden cards and dice."""
    key = models.CharField(max_length=120, blank=True, default="")
    label = models.JSONField(null=True)
    """The choice's label as a Text, so that pages can show the tree without a replay."""
    guess = models.CharField(max_length=32, blank=True, default="")
    """The seed of hidden cards and dice at a start or a guess, or of dice at a choice.

    It is empty at a start in a finished game, where nothing is hidden, and at a choice that uses
    the same chance as the step before.
    """
    fixed_dice = models.JSONField(default=dict, db_column="laid")
    """Dice set by hand: the faces by the label of their roll."""
    seen_digest = models.CharField(max_length=24, blank=True, default="", db_column="told")
    """A digest of the events that the person would see after the choice, for comparison with the
    game.
    """
    name = models.CharField(max_length=40, blank=True, default="")
    token = models.CharField(max_length=24, blank=True, default="")
    """The token in the URL of a shared line that ends with this step; empty if it isn't shared."""
    at = models.DateTimeField()

    class Meta:
        db_table = "games_linestep"
        constraints = [
            models.UniqueConstraint(
                fields=["person", "table", "slot"], name="line_step_one_a_slot"
            ),
            models.UniqueConstraint(
                fields=["token"], condition=~Q(token=""), name="line_step_shared_once"
            ),
            models.CheckConstraint(condition=Q(slot__range=(1, STEPS)), name="line_step_slot"),
            models.CheckConstraint(
                condition=Q(parent__isnull=True, ply__isnull=False, seat__isnull=True)
                | Q(parent__isnull=False, ply__isnull=True),
                name="line_step_begins_or_follows",
            ),
            models.CheckConstraint(
                condition=Q(seat__isnull=True, key="") | (Q(seat__isnull=False) & ~Q(key="")),
                name="line_step_seat_has_key",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.pk}"
