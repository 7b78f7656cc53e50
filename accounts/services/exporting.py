"""The limit on exports of a person's data."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from django.conf import settings
from django.core.cache import cache
from django.core.exceptions import ValidationError

from accounts.models import User
from mp2site.infra import clock

KEY: Final = "export:{}"


def export_begin(*, person: User) -> None:
    """Record that a person exports their data. Exports are expensive, so they are limited.

    Raises ValidationError with the code `export-often`.
    """
    rest = settings.EXPORT_REST_SECONDS
    if not rest or cache.add(KEY.format(person.pk), clock.now().isoformat(), rest):
        return
    begun = cache.get(KEY.format(person.pk))
    until = (datetime.fromisoformat(begun) if begun else clock.now()) + timedelta(seconds=rest)
    raise ValidationError("taken along just now", code="export-often", params={"until": until})
