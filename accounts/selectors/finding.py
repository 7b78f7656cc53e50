"""Finding people by name, with the stars and blocks between them and the reader."""

from __future__ import annotations

from typing import Any, NamedTuple

from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery

from accounts.errors import Refused
from accounts.models import Block, Star, User, one_named
from accounts.selectors.blocks import ids_blocked_for
from accounts.selectors.circles import fellows_of


def people_findable(reader: User) -> QuerySet[User]:
    """Return the people that a reader can find.

    Programs, guests, closed accounts, and people with a block in either direction are left out.
    """
    people = User.objects.filter(is_active=True, is_guest=False, is_computer=False)
    return people.exclude(pk__in=ids_blocked_for(reader))


def person_named(name: str, *, reader: User) -> User:
    """Return the person with this name among `people_findable`. Raises Refused: ``nobody``."""
    found = one_named(people_findable(reader), name)
    if found is None:
        raise Refused("nobody", name=name.strip().replace("\0", "")[:60])
    return found


class PersonSeen(NamedTuple):
    """A person as a reader sees them.

    ``own_block`` is the id of the reader's block of this person, or ``None``. ``blocks_reader``
    says whether the person has blocked the reader; it must not be shown.
    """

    person: User
    starred: bool
    own_block: int | None
    blocks_reader: bool


def person_seen(name: str, reader: User | None) -> PersonSeen | None:
    """Return a person by name, as their page shows them to the reader. It takes one query.

    Closed accounts and guests have no page.
    """
    people = User.objects.filter(is_active=True, is_guest=False).select_related("owner")
    people = people.annotate(
        starred=Exists(Star.objects.filter(by=reader, of=OuterRef("pk"))),
        own_block=Subquery(Block.objects.filter(by=reader, of=OuterRef("pk")).values("pk")),
        blocks_reader=Exists(Block.objects.filter(by=OuterRef("pk"), of=reader)),
    )
    found: Any = one_named(people, name)
    if found is None:
        return None
    return PersonSeen(found, found.starred, found.own_block, found.blocks_reader)


def starred_ids(by: User) -> frozenset[int]:
    """Return the ids of the people that a person has starred."""
    return frozenset(Star.objects.filter(by=by).values_list("of", flat=True))


def stars_told(person: User) -> list[dict[str, object]]:
    """Return the stars that a person has given, for the export of their data.

    Stars by others aren't included.
    """
    rows = Star.objects.filter(by=person, of__left_at__isnull=True).order_by("at", "pk")
    return [{"name": name, "at": at} for name, at in rows.values_list("of__username", "at")]


def people_near(person: User) -> QuerySet[User, int]:
    """Return the ids of a person's starred people and circle members, also of blocked ones."""
    near = Q(pk__in=Star.objects.filter(by=person).values("of"))
    near |= Q(pk__in=fellows_of(person).values("person"))
    return User.objects.filter(near).values_list("pk", flat=True)
