"""Mails of the embedded mode, which never leave the site."""

from __future__ import annotations

from django.db import models

from accounts.addresses import AddressField
from mp2site.infra import clock


class StoredMail(models.Model):
    """A mail of the embedded mode, kept for its mailbox page."""

    to = AddressField(db_index=True)
    subject = models.CharField(max_length=300)
    text = models.TextField()
    html = models.TextField(blank=True, default="")
    message_id = models.CharField(max_length=200, blank=True, default="")
    sent_at = models.DateTimeField(default=clock.now)

    class Meta:
        ordering = ["-sent_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.to}: {self.subject}"
