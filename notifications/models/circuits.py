"""Circuits: whether a channel is open, or the site itself is refused there."""

from __future__ import annotations

from django.db import models

from mp2site.infra import clock
from notifications.models.choices import Channel


class CircuitQuerySet(models.QuerySet["Circuit"]):
    """The vocabulary of lists of circuits."""

    def refused(self) -> frozenset[str]:
        """Return the channels on which the site is refused now."""
        rows = self.filter(opened_at__isnull=False).order_by()
        return frozenset(rows.values_list("channel", flat=True))


class Circuit(models.Model):
    """The failures on a channel since a message last went out over it; open while the site is refused.

    It is empty while all is well. An open circuit stops all sending over the channel but a few probes.
    """

    channel = models.CharField(primary_key=True, max_length=8, choices=Channel)
    failed = models.JSONField(default=dict)
    """How it failed, by the person's id: a `Fault`, and the server where each person names their own."""
    since = models.DateTimeField(null=True)
    """When the first of these failed; nothing has gone out since then."""
    last = models.DateTimeField(null=True)
    """When the last of these failed."""
    error = models.TextField(blank=True, default="")
    """The other side's whole answer to the last one."""
    opened_at = models.DateTimeField(null=True)
    probe_at = models.DateTimeField(null=True)
    """When something is sent again to see whether the fault is mended."""
    probes = models.PositiveIntegerField(default=0)
    told_at = models.DateTimeField(null=True)
    """When the staff was last notified of it."""

    objects = CircuitQuerySet.as_manager()

    def __str__(self) -> str:
        return f"{self.channel}: {'open, the site is refused' if self.opened_at else 'closed'}"

    def is_due(self) -> bool:
        """Tell whether it is time for a probe."""
        return self.probe_at is not None and self.probe_at <= clock.now()
