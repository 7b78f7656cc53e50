"""Lines that people try at a table: a tree of steps, seen by nobody else."""

from __future__ import annotations

from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models.table import new_id

STEPS: Final = 200
"""So many steps a person keeps at a table, beginnings and guesses included."""
NAMED: Final = 8
"""So many of them may bear a name."""


class LineStep(models.Model):
    """One step of a line: where it begins, a choice of some seat, or another guess at what is hidden.

    Steps form a tree; what leads to one from its beginning is a line. A position isn't kept: it is
    played again. Nothing of a table depends on any of this, and no service of tables looks at it.
    """

    id = models.CharField(primary_key=True, max_length=10, default=new_id, editable=False)
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="+")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    slot = models.PositiveSmallIntegerField()
    """Its place among the steps of its person and table; there are no more places than that."""
    parent = models.ForeignKey("self", models.CASCADE, null=True, related_name="children")
    """The step before; none: a line begins here."""
    ply = models.PositiveIntegerField(null=True)
    """After which ply of the game a line begins."""
    ahead = models.BooleanField(default=False)
    """Whether a line begins at its person's next turn, as far as that can be foreseen."""
    seat = models.PositiveSmallIntegerField(null=True)
    """Who chooses; none: nobody does, hidden things are guessed anew."""
    key = models.CharField(max_length=120, blank=True, default="")
    label = models.JSONField(null=True)
    """The choice as a Text: a tree is shown without playing it."""
    guess = models.CharField(max_length=32, blank=True, default="")
    """What hidden things are guessed by at a beginning or a guess, what dice roll by at a choice.

    Empty at the beginning in a game that is over: nothing is hidden there. Empty at a choice: chance
    is the one of the step before.
    """
    laid = models.JSONField(default=dict)
    """Dice set by hand: faces by the label of their roll."""
    told = models.CharField(max_length=24, blank=True, default="")
    """A digest of what the choice would tell its person, to see whether the same has happened since."""
    name = models.CharField(max_length=40, blank=True, default="")
    token = models.CharField(max_length=24, blank=True, default="")
    """The address under which the line up to here is shown, if its person shares it."""
    at = models.DateTimeField()

    class Meta:
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
