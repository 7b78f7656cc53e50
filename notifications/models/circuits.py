"""Circuits: whether a channel works or refuses the site itself."""

from __future__ import annotations

from django.db import models

from notifications.models.choices import Channel


class CircuitQuerySet(models.QuerySet["Circuit"]):
    """Queries for circuits."""

    def refused(self) -> frozenset[str]:
        """Return the channels that refuse the site now."""
        rows = self.filter(opened_at__isnull=False).order_by()
        return frozenset(rows.values_list("channel", flat=True))


class Circuit(models.Model):
    """The failures on a channel since its last success.

    Without failures, the fields are empty. A circuit is open while its channel refuses the site;
    then only a few probes are sent over the channel.
    """

    channel = models.CharField(primary_key=True, max_length=8, choices=Channel)
    failed = models.JSONField(default=dict)
    """Each failure by person id: its `Fault`, and the server if recipients have different ones."""
    since = models.DateTimeField(null=True)
    """The time of the first of these failures. No message has been sent since."""
    last = models.DateTimeField(null=True)
    """The time of the last failure."""
    error = models.TextField(blank=True, default="")
    """The server's whole reply to the last attempt."""
    opened_at = models.DateTimeField(null=True)
    probe_at = models.DateTimeField(null=True)
    """The time of the next probe."""
    probes = models.PositiveIntegerField(default=0)
    told_at = models.DateTimeField(null=True)
    """The time of the last alarm to the staff."""

    objects = CircuitQuerySet.as_manager()

    def __str__(self) -> str:
        return f"{self.channel}: {'open, the site is refused' if self.opened_at else 'closed'}"
