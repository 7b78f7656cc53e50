"""Whom a person has marked, and whom they may find by name."""

from __future__ import annotations

from django.db.models import Q, QuerySet

from accounts.errors import Refused
from accounts.models import Star, User
from accounts.selectors.blocks import ids_blocked_for
from accounts.selectors.circles import fellows_of


def people_findable(reader: User) -> QuerySet[User]:
    """Return everybody whom a person can meet here: no computers, guests, closed or blocked accounts."""
    people = User.objects.filter(is_active=True, is_guest=False, is_computer=False)
    return people.exclude(pk__in=ids_blocked_for(reader))


def person_named(name: str, *, reader: User) -> User:
    """Return the person of this name, as `people_findable` finds them. Raises Refused: ``nobody``."""
    name = name.strip().replace("\0", "")
    people = people_findable(reader)
    found = people.filter(username=name).first() or people.filter(username__iexact=name).first()
    if found is None:
        raise Refused("nobody", name=name[:60])
    return found


def starred_ids(by: User) -> frozenset[int]:
    """Return the keys of those whom a person has given a star."""
    return frozenset(Star.objects.filter(by=by).values_list("of", flat=True))


def is_starred(by: User | None, of: User) -> bool:
    """Tell a person whether they have given somebody a star."""
    return by is not None and Star.objects.filter(by=by, of=of).exists()


def stars_told(person: User) -> list[dict[str, object]]:
    """Return the stars that a person has given, for their own data; never those that they got."""
    rows = Star.objects.filter(by=person, of__left_at__isnull=True).order_by("at", "pk")
    return [{"name": name, "at": at} for name, at in rows.values_list("of__username", "at")]


def people_near(person: User) -> QuerySet[User, int]:
    """Return the keys of those whom a person has starred or shares a circle with. Hides nobody."""
    near = Q(pk__in=Star.objects.filter(by=person).values("of"))
    near |= Q(pk__in=fellows_of(person).values("person"))
    return User.objects.filter(near).values_list("pk", flat=True)
