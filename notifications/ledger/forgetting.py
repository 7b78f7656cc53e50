"""Deletion of notices and mails that aren't bound to a person's row."""

from __future__ import annotations

from collections.abc import Sequence

from notifications.models import BadAddress, StoredMail


def addresses_forget(*, addresses: Sequence[str]) -> None:
    """Delete the data kept by a person's addresses: mails of the embedded mode, and bounces.

    Notices, deliveries and preferences are deleted along with the person's row.
    """
    StoredMail.objects.filter(to__in=addresses).delete()
    BadAddress.objects.filter(email__in=addresses).delete()
