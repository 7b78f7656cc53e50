"""The draw of a season: its divisions, their people, and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from django.db import transaction

from games import fairness
from games.models import Rating, StandIn
from games.seasons.events import SeasonBegan
from games.seasons.models import Division, Entry, Season, SeasonTable
from games.seasons.moves import KEPT, Entrant, drawn
from games.seasons.results import states_of
from games.seasons.seatings import FEWEST, Seating
from games.seasons.services import SIGN_UP, hurries_at
from games.services.lifecycle import table_arrange
from games.services.organizing import entries_drop, visibility_of
from games.towns import town
from mp2site.infra import clock, faults
from mp2site.infra.events import publish


def season_begin(season_id: int) -> bool:
    """Draw a season when its sign-up is over. If too few people signed up, prolong the sign-up.

    Return whether the season has begun.
    """
    now = clock.now()
    if not Season.objects.filter(pk=season_id, begins_at__lte=now).exists():
        return False
    with transaction.atomic():
        season = Season.objects.select_for_update().get(pk=season_id)
        if season.phase != Season.Phase.SIGN_UP or season.begins_at > now:
            return False
        entries_drop(season.entries.all(), season.circle_id)
        rows = season.entries.select_for_update(of=("self",)).order_by("pk")
        entries = list(rows.select_related("person"))
        if len(entries) < FEWEST:
            season.begins_at = now + SIGN_UP
            season.save(update_fields=["begins_at"])
            return False
        seed = fairness.seed_from(bytes(season.secret), [entry.nonce for entry in entries])
        _rate(season, entries)
        _place(season, entries, drawn(entrants_of_draw(season, entries), seed))
        season.seed, season.phase = seed, Season.Phase.RUNNING
        season.began_at, season.hurries_at = now, hurries_at(now)
        season.save(update_fields=["seed", "phase", "began_at", "hurries_at"])
        publish(SeasonBegan(season, [entry.person_id for entry in entries]))
        faults.point("season.1")
    faults.point("season.2")
    return True


def season_tables_make(season_id: int) -> int:
    """Make the missing tables of a running season; return their number."""
    return sum(
        _make(state.division, number, seating)
        for state in states_of(Season.objects.get(pk=season_id))
        for number, seating in enumerate(state.seatings)
        if number not in {one.number for one in state.tables}
    )


def _make(division: Division, number: int, seating: Seating) -> bool:
    """Make one table; return whether it was made. If another sweep has made it, nothing happens."""
    with transaction.atomic():
        season = Season.objects.select_for_update().get(pk=division.season_id)
        if SeasonTable.objects.filter(division=division, number=number).exists():
            return False
        people = {entry.slot: entry.person for entry in division.entries.select_related("person")}
        table = table_arrange(
            people=[people[slot] for slot in seating],
            title=season.title,
            name=town(number),
            pace=season.pace,
            visibility=visibility_of(season.circle_id),
            stand_in=StandIn.MERCHANT,
            options=season.options,
        )
        SeasonTable.objects.create(division=division, number=number, table=table)
        faults.point("season.3")
    return True


def _place(
    season: Season, entries: Sequence[Entry], levels: Sequence[Sequence[Sequence[int]]]
) -> None:
    """Write the divisions, and the division and slot of each person."""
    by_person = {entry.person_id: entry for entry in entries}
    for level, divisions in enumerate(levels, 1):
        for number, people in enumerate(divisions, 1):
            division = Division.objects.create(season=season, level=level, number=number)
            for slot, person in enumerate(people):
                by_person[person].division, by_person[person].slot = division, slot
    Entry.objects.bulk_update(entries, ["division", "slot", "rating"])


def _rate(season: Season, entries: Sequence[Entry]) -> None:
    """Store each person's rating, so that the draw can be computed again later."""
    people = [entry.person_id for entry in entries]
    rows = Rating.objects.filter(title=season.title, person__in=people, games__gte=RATED_LEAST)
    ratings = dict(rows.values_list("person", "mu"))
    for entry in entries:
        entry.rating = ratings.get(entry.person_id)


def entrants_of_draw(season: Season, entries: Sequence[Entry]) -> list[Entrant]:
    """Return the people of a draw with their earned levels and their stored ratings."""
    people = [entry.person_id for entry in entries]
    before = {one.person_id: one for one in _last_entries(season, people)}
    return [_entrant(one.person_id, before.get(one.person_id), one.rating) for one in entries]


def _last_entries(season: Season, people: Sequence[int]) -> Sequence[Entry]:
    """Return the people's entries in the last ``KEPT`` + 1 seasons, the oldest first."""
    past = Entry.objects.filter(
        person__in=people,
        season__title=season.title,
        season__circle=season.circle_id,
        season__phase=Season.Phase.OVER,
        season__number__range=(season.number - 1 - KEPT, season.number - 1),
        division__isnull=False,
    )
    return list(past.select_related("division").order_by("season__number"))


def _entrant(person: int, last: Entry | None, rating: float | None) -> Entrant:
    if last is None or last.division is None:
        return Entrant(person, rating=rating)
    return Entrant(person, last.division.level, last.place or 0, last.moved, rating)


RATED_LEAST: Final = 10
"""The least number of rated games with which a newcomer's rating decides the newcomer's level."""
