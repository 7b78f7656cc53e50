"""A person's ratings, which profiles and join requirements use, too. They don't authorise."""

from __future__ import annotations

from accounts.models import User
from games.models import Rating
from games.rules import titles


def ratings_of(person: User) -> list[Rating]:
    """Return a person's ratings in the order of the titles, without those of no game."""
    found = {one.title: one for one in Rating.objects.filter(person=person, games__gt=0)}
    return [found[title.slug] for title in titles if title.slug in found]
