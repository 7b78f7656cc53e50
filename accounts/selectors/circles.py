"""Circles as their members see them. Members with a block between them don't see each other."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, QuerySet

from accounts.errors import Refused
from accounts.models import Circle, Membership, User
from accounts.selectors.blocks import blocked_between, blocks_of, ids_blocked_for
from mp2site.text.ordering import by_name


@dataclass(frozen=True, slots=True)
class CircleSeen:
    """A circle as one of its members sees it."""

    circle: Circle
    own: Membership
    members: list[Membership]
    """The visible members with their people: first the founder, then in the order of joining."""
    barred: list[Membership]
    """Members that the founder has blocked. Only the founder sees them, to remove them."""

    @property
    def listed(self) -> list[Membership]:
        """All members in the reader's list."""
        return [*self.members, *self.barred]

    @property
    def people(self) -> list[int]:
        """The ids of the people that the reader sees in the circle."""
        return [one.person_id for one in self.members]

    @property
    def founder(self) -> User | None:
        """The founder; ``None`` if the reader doesn't see them."""
        return next((one.person for one in self.members if one.founds), None)


@dataclass(frozen=True, slots=True)
class InList:
    """One of a person's circles in a list, with their role."""

    id: int
    name: str
    role: str
    members: int


@dataclass(frozen=True, slots=True)
class Invited:
    """The facts about a circle that people see when they follow its link, before they join."""

    circle: Circle
    founder: User
    members: int
    joined: bool


def circles_of(person: User) -> list[InList]:
    """Return the person's circles, by name."""
    rows = Membership.objects.filter(person=person).order_by("circle")
    told = rows.annotate(members=Count("circle__memberships"))
    columns = ("circle", "circle__name", "role", "members")
    return by_name((InList(*row) for row in told.values_list(*columns)), lambda one: one.name)


def circle_get_for(*, person: User, circle_id: int) -> CircleSeen:
    """Return one of the person's circles with its members.

    Raises Refused with the code ``not-found``.
    """
    rows = Membership.objects.filter(circle=circle_id).select_related("person", "circle")
    members = sorted(rows, key=lambda one: (not one.founds, one.joined_at, one.pk))
    own = next((one for one in members if one.person_id == person.pk), None)
    if own is None:
        raise Refused("not-found")
    hidden = ids_blocked_for(person)
    shown = [one for one in members if one.person_id not in hidden]
    blocked = set(blocks_of(person).values_list("of", flat=True)) if own.founds and hidden else ()
    return CircleSeen(own.circle, own, shown, [one for one in members if one.person_id in blocked])


def circle_by_link(link: str, person: User | None) -> Invited:
    """Return the circle of a link. Raises Refused with the code ``link-closed``."""
    rows = Membership.objects.filter(circle__link=link.replace("\0", ""))
    founder = rows.filter(role=Membership.Role.FOUNDER).select_related("circle", "person").first()
    if founder is None or (person and blocked_between(founder.person, person)):
        raise Refused("link-closed")
    joined = person is not None and rows.filter(person=person).exists()
    return Invited(founder.circle, founder.person, rows.count(), joined)


def fellows_of(person: User) -> QuerySet[Membership]:
    """Return all memberships in the person's circles, also the person's own. Blocks are ignored."""
    own = Membership.objects.filter(person=person).values("circle")
    return Membership.objects.filter(circle__in=own)


def circles_told(person: User) -> list[dict[str, object]]:
    """Return the person's circles for the export of their data."""
    rows = Membership.objects.filter(person=person).order_by("joined_at", "pk")
    columns = ("circle__name", "circle__about", "role", "joined_at")
    return [
        {"name": name, "about": about, "role": role, "joined_at": at}
        for name, about, role, at in rows.values_list(*columns)
    ]
