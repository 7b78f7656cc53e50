"""Giving and taking away stars. The starred person isn't notified."""

from __future__ import annotations

from typing import Final

from django.db import transaction

from accounts.errors import Refused
from accounts.models import Star, User
from accounts.selectors.finding import person_named
from mp2site.infra import clock

STARS_AT_MOST: Final = 300


def star_set(*, by: User, name: str, starred: bool) -> User:
    """Give or take away a star; return the person. Repeating the call changes nothing.

    Raises Refused: ``needs-account``, ``nobody``, ``yourself``, ``stars-many``.
    """
    if by.is_guest:
        raise Refused("needs-account")
    found = person_named(name, reader=by)
    if found.pk == by.pk:
        raise Refused("yourself")
    if not starred:
        Star.objects.filter(by=by, of=found).delete()
        return found
    with transaction.atomic():
        # the lock keeps the count from changing
        User.objects.select_for_update(no_key=True).get(pk=by.pk)
        given = Star.objects.filter(by=by)
        if not given.filter(of=found).exists():
            if given.count() >= STARS_AT_MOST:
                raise Refused("stars-many", most=STARS_AT_MOST)
            Star.objects.create(by=by, of=found, at=clock.now())
    return found
