"""Selectors of seasons: lists, a person's entries, and the data of a division's page."""

from __future__ import annotations

from collections.abc import Collection

from django.db.models import Count, Exists, OuterRef, Q
from django.db.models.functions import Coalesce

from accounts.models import Circle, Membership, User
from games.errors import NotFound
from games.models import Seat
from games.seasons.models import Entry, Season, SignUpWatch
from games.seasons.results import DivisionState, states_of
from games.services import organizing

PAST_SHOWN = 10


def seasons_seen(person: User | None) -> list[Season]:
    """Return the last season of each title, of the site and of each of the person's circles.

    Each season is annotated with ``people``, the number of its entries.
    """
    seen = Q(circle=None)
    if person is not None:
        circles = Membership.objects.filter(person=person).values("circle")
        seen |= Q(circle__in=circles)
    later = Season.objects.filter(title=OuterRef("title"), number__gt=OuterRef("number"))
    same = later.annotate(of=Coalesce("circle", 0)).filter(of=Coalesce(OuterRef("circle"), 0))
    rows = Season.objects.filter(seen, ~Exists(same)).select_related("circle")
    return list(rows.annotate(people=Count("entries")).order_by("title", "circle", "number"))


def seasons_of_circle(circle: Circle) -> list[Season]:
    """Return the last season of each title in a circle, annotated as in `seasons_seen`."""
    later = Season.objects.filter(
        title=OuterRef("title"), circle=circle, number__gt=OuterRef("number")
    )
    rows = Season.objects.filter(~Exists(later), circle=circle).select_related("circle")
    return list(rows.annotate(people=Count("entries")).order_by("title"))


def may_see(season: Season, person: User | None) -> bool:
    """Return whether a person may see a season."""
    return organizing.may_see(person, season.circle_id, season.entries.all())


def season_get(season_id: int, person: User | None) -> Season:
    """Return a season that a person may see. Raises NotFound."""
    season = Season.objects.select_related("circle").filter(pk=season_id).first()
    if season is None or not may_see(season, person):
        raise NotFound
    return season


def watching(season: Season) -> list[int]:
    """Return the ids of people to notify that the season is open for sign-up.

    For a circle's season, these are only members of the circle.
    """
    rows = SignUpWatch.objects.filter(
        title=season.title, circle=season.circle_id, person__is_active=True
    )
    if season.circle_id is not None:
        members = Membership.objects.filter(circle=season.circle_id).values("person")
        rows = rows.filter(person__in=members)
    return list(rows.order_by("person").values_list("person", flat=True))


def watched_by(person: User) -> set[tuple[str, int | None]]:
    """Return pairs of a title and a circle of whose next sign-up the person gets notice.

    The circle is ``None`` for the site.
    """
    return set(SignUpWatch.objects.filter(person=person).values_list("title", "circle"))


def past_seasons(season: Season) -> list[Season]:
    """Return earlier seasons of the same title and owner, the latest first."""
    same = Season.objects.filter(title=season.title, circle=season.circle_id)
    past = same.filter(number__lt=season.number).order_by("-number")
    return list(past[:PAST_SHOWN])


def entries_of(person: User, seasons: Collection[Season]) -> dict[int, Entry]:
    """Return a person's entries in these seasons, by season id."""
    rows = Entry.objects.filter(person=person, season__in=seasons).select_related("division")
    return {entry.season_id: entry for entry in rows}


def entrants_of(season: Season) -> list[Entry]:
    """Return the entries of a season with their people, in the order of the sign-up."""
    return list(season.entries.select_related("person").order_by("pk"))


def seats_at(table_ids: Collection[str]) -> dict[str, list[Seat]]:
    """Return the seats of tables with their people, ordered by place. It takes one query."""
    rows = Seat.objects.filter(table__in=table_ids).select_related("person").order_by("place")
    found: dict[str, list[Seat]] = {}
    for seat in rows.only(
        "table",
        "turn",
        "waiting_since",
        "played_by_stand_in",
        "resigned_at",
        "score",
        "person",
        "place",
    ):
        found.setdefault(seat.table_id, []).append(seat)
    return found


def winners_of(seasons: Collection[Season]) -> dict[int, str]:
    """Return the usernames of the top divisions' winners, by season id."""
    rows = Entry.objects.filter(season__in=seasons, place=1, division__level=1)
    return {one.season_id: one.person.name for one in rows.select_related("person")}


def own_entry(person: User) -> Entry | None:
    """Return the person's entry in the running season that began last."""
    rows = Entry.objects.filter(person=person, season__phase=Season.Phase.RUNNING)
    rows = rows.filter(division__isnull=False, left_at=None)
    return rows.select_related("season", "division").order_by("-season__began_at").first()


def division_state(season: Season, name: str) -> DivisionState:
    """Return the state of a season's division by its name, such as ``2b``. Raises NotFound."""
    division = next((one for one in season.divisions.all() if one.name == name), None)
    if division is None:
        raise NotFound
    return states_of(season, division.pk)[0]
