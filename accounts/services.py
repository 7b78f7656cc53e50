"""All that writes about people."""

from __future__ import annotations

from accounts.models import User
from accounts.zones import check_zone

CHANGED = ("language", "theme", "time_zone")


def person_settings_save(*, person: User, language: str, theme: str, time_zone: str) -> User:
    """Change how the house shows itself to a person.

    Raises ValidationError for a language, theme or zone that doesn't exist.
    """
    person.language, person.theme, person.time_zone = language, theme, time_zone
    check_zone(time_zone)
    others = {field.name for field in person._meta.fields} - set(CHANGED)  # noqa: SLF001 - Django's public door
    person.clean_fields(exclude=others)
    person.save(update_fields=CHANGED)
    return person
