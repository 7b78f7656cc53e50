"""The retention of plans."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from games.plans.models import Plan
from mp2site.infra.expiry import Old, before, delete


def plans_expired(now: datetime) -> Iterator[Old]:
    """Yield plans that no page shows any more. The moves still record that they were planned."""
    yield Plan.objects.retired(before("notices", now)), delete
