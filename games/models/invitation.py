"""People who were invited to a table, or removed from one."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Invitation(models.Model):
    """An invitation of a person to a table by name.

    The row is kept when the table is deleted, since it counts for the limit on invitations.
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
    """The removal of a person from a table by the host before the start.

    The person can join again only after the host has invited them again.
    """

    table = models.ForeignKey(
        "games.Table", models.CASCADE, related_name="removals", db_index=False
    )
    guest = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    at = models.DateTimeField()
    lifted = models.BooleanField(default=False)
    """Whether the host has invited the person again, so that they may join."""

    class Meta:
        indexes = [models.Index(fields=["table", "guest"], name="removal_of_guest")]

    def __str__(self) -> str:
        return f"{self.guest_id} removed from {self.table_id}"
