"""Selectors of cups: lists, one cup, and the cup of a person's home page."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from django.db.models import Count, Exists, F, OuterRef, Q, QuerySet

from accounts.models import Circle, User
from games.cups.models import LIVE, Cup, CupEntry
from games.errors import NotFound
from games.services import organizing

LISTED: Final = 30


def cups_seen(person: User | None) -> list[Cup]:
    """Return the newest cups of the site and of a person's circles, and those that they joined.

    Each cup is annotated with ``people``, the number of its entries.
    """
    seen = Q(circle=None)
    if person is not None:
        seen |= Q(circle__in=_circles(person)) | Q(Exists(_own(person)))
    rows = Cup.objects.filter(seen).select_related("circle").annotate(people=Count("entries"))
    return list(rows.order_by("-opened_at", "-pk")[:LISTED])


def cups_of_circle(circle: Circle) -> list[Cup]:
    """Return a circle's unfinished cups, and its last finished one, annotated as in `cups_seen`."""
    rows = Cup.objects.filter(circle=circle).annotate(people=Count("entries"))
    rows = rows.order_by("-opened_at", "-pk")
    live = list(rows.filter(phase__in=LIVE))
    return [*live, *rows.exclude(phase__in=LIVE)[:1]]


def may_see(cup: Cup, person: User | None) -> bool:
    """Return whether a person may see a cup."""
    return organizing.may_see(person, cup.circle_id, cup.entries.all())


def cup_get(cup_id: int, person: User | None) -> Cup:
    """Return a cup that a person may see. Raises NotFound."""
    cup = Cup.objects.select_related("circle").filter(pk=cup_id).first()
    if cup is None or not may_see(cup, person):
        raise NotFound
    return cup


def entries_of(person: User, cups: Collection[Cup]) -> dict[int, CupEntry]:
    """Return a person's entries in these cups, by cup id."""
    return {one.cup_id: one for one in CupEntry.objects.filter(person=person, cup__in=cups)}


def cup_of_home(person: User) -> Cup | None:
    """Return the cup for a person's home page: their running one, or else a circle's open one."""
    playing = Q(Exists(_own(person).filter(left_at=None)), phase=Cup.Phase.RUNNING)
    new = Q(~Exists(_own(person)), circle__in=_circles(person), phase=Cup.Phase.SIGN_UP)
    running_first = F("began_at").desc(nulls_last=True)
    return Cup.objects.filter(playing | new).order_by(running_first, "begins_at").first()


def _circles(person: User) -> QuerySet[Circle]:
    return Circle.objects.filter(memberships__person=person)


def _own(person: User) -> QuerySet[CupEntry]:
    return CupEntry.objects.filter(cup=OuterRef("pk"), person=person)
