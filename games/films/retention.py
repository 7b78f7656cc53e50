"""Films are deleted half a year after somebody asked for them; they can be made again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

from games.films.models import Film
from mp2site.infra.expiry import Old, delete

KEPT: Final = timedelta(days=180)


def films_expired(now: datetime) -> Iterator[Old]:
    """Yield the query of films that were asked for long ago."""
    yield Film.objects.filter(asked_at__lt=now - KEPT), delete
