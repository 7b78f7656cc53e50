"""What of notices and mails doesn't hang on a person's row, and goes with them all the same."""

from __future__ import annotations

from collections.abc import Sequence

from notifications.models import BadAddress, StoredMail


def addresses_forget(*, addresses: Sequence[str]) -> None:
    """Forget what is kept by a person's addresses: mails of the embedded mode, and bounces.

    Their notices, deliveries and wishes hang on their row, and are erased with what hangs on it.
    """
    StoredMail.objects.filter(to__in=addresses).delete()
    BadAddress.objects.filter(email__in=addresses).delete()
