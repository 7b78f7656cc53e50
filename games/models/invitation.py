"""People who were invited to a table, or removed from one."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Invitation(models.Model):
    """A person's invitation of another person to a table, by name.

    The row outlives the table, since the number of invitations is limited.
    """

    table = models.ForeignKey("games.Table", models.SET_NULL, null=True, related_name="invitations")
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    guest = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["by", "at"], name="invitation_of_day")]

    def __str__(self) -> str:
        return f"{self.by_id} invites {self.guest_id} to {self.table_id}"


class Removal(models.Model):
    """A person that the host has removed from a table before the start.

    They can't join again until the host invites them again.
    """

    table = models.ForeignKey(
        "games.Table", models.CASCADE, related_name="removals", db_index=False
    )
    guest = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    at = models.DateTimeField()
    lifted = models.BooleanField(default=False)
    """Whether the host has invited the person again, who may therefore join."""

    class Meta:
        indexes = [models.Index(fields=["table", "guest"], name="removal_of_guest")]

    def __str__(self) -> str:
        return f"{self.guest_id} removed from {self.table_id}"
