"""Heartbeats, outages (which missing heartbeats reveal), and credits for outages."""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q


class Heartbeat(models.Model):
    """The last time at which a named part of the site worked.

    Parts are the sweep, a web server, a worker, the daily deletion of old rows, and the check of
    the disk.
    """

    name = models.CharField(primary_key=True, max_length=20)
    last_ok = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name}: {self.last_ok}"


class Outage(models.Model):
    """A period in which the site was down. Its duration is credited to the players' clocks."""

    cause = models.CharField(max_length=20)
    """The name of the missing heartbeat, or ``admin``."""
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    settled_at = models.DateTimeField(null=True)
    """The time at which the last turn of this outage was credited; null until then."""

    class Meta:
        indexes = [
            models.Index(
                fields=["began_at"], condition=Q(settled_at__isnull=True), name="outage_unsettled"
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["cause", "began_at"], name="outage_once"),
            models.CheckConstraint(
                condition=Q(ended_at__gt=F("began_at")), name="outage_has_length"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.cause}: {self.began_at} to {self.ended_at}"


class OutageCredit(models.Model):
    """The credit of one outage to one turn."""

    outage = models.ForeignKey(
        "games.Outage", models.CASCADE, related_name="credits", db_index=False
    )
    turn = models.ForeignKey("games.Turn", models.CASCADE, related_name="credits")
    seconds = models.PositiveIntegerField()
    """The credited seconds; 0 if the clock didn't run during the outage, as at night or in a
    vacation.
    """

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["outage", "turn"], name="outage_credit_once"),
        ]

    def __str__(self) -> str:
        return f"{self.outage_id} to {self.turn_id}: {self.seconds} s"
