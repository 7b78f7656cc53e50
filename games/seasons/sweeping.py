"""The sweep's steps of seasons: begin, make tables, resign, replace slow players, close, reopen."""

from __future__ import annotations

from contextlib import suppress

from django.db import transaction
from django.db.models import Q

from games.errors import BadSetup
from games.models import Status
from games.seasons.drawing import season_begin, season_tables_make
from games.seasons.events import SeasonOver
from games.seasons.models import Entry, Season, SeasonTable
from games.seasons.results import DivisionState, states_of
from games.seasons.services import season_add
from games.services.hurrying import turns_hurry
from games.services.organizing import REPAIR, leavers_resign, tables_give_up
from games.services.sweep_runner import one_by_one
from mp2site.infra import clock, faults
from mp2site.infra.events import publish


def seasons_advance() -> None:
    """Carry out the due steps of all seasons. It takes one query if no step is due."""
    one_by_one(Season.objects.exclude(phase=Season.Phase.OVER).order_by("pk"), _move)


def _move(season: Season) -> None:
    if season.phase == Season.Phase.RUNNING or season_begin(season.pk):
        _advance(season.pk)


def _advance(season_id: int) -> None:
    """Carry out the steps of a running season."""
    season_tables_make(season_id)
    leavers_resign(
        Entry.objects.filter(season=season_id),
        lambda entry: Q(table__of_season__division=entry.division_id),
    )
    season = Season.objects.get(pk=season_id)
    if season.hurries_at and season.hurries_at <= clock.now():
        turns_hurry(_running(season_id))
    season_close(season_id)


def _running(season_id: int) -> list[str]:
    tables = SeasonTable.objects.filter(division__season=season_id, table__status=Status.PLAYING)
    return list(tables.order_by("table").values_list("table", flat=True))


def season_close(season_id: int) -> bool:
    """Write the places when all tables have ended; return whether the season is over.

    Tables that an error has stopped keep the season open until `REPAIR` after its playing time.
    From then on, their results don't count.
    """
    if _running(season_id):
        return False
    with transaction.atomic():
        season = Season.objects.select_for_update().get(pk=season_id)
        _give_up(season)
        states = states_of(season)
        if season.phase != Season.Phase.RUNNING or not all(map(_complete, states)):
            return False
        for state in states:
            _write_places(state)
        season.phase, season.ended_at = Season.Phase.OVER, clock.now()
        season.save(update_fields=["phase", "ended_at"])
        _open_next(season)
        faults.point("season.4")
    return True


def _give_up(season: Season) -> None:
    """Exclude tables that an error has stopped for too long from the results."""
    if season.hurries_at and season.hurries_at + REPAIR <= clock.now():
        tables_give_up(SeasonTable.objects.filter(division__season=season))


def _complete(state: DivisionState) -> bool:
    return len(state.tables) == len(state.seatings) and not state.running


def _write_places(state: DivisionState) -> None:
    """Write the places and moves of a division, and notify its people."""
    for entry, place, moved in state.places:
        entry.place, entry.moved = place, moved
        publish(SeasonOver(state.season, entry, len(state.entries)))
    Entry.objects.bulk_update(state.entries, ["place", "moved"])


def _open_next(season: Season) -> None:
    """Open the next season for sign-up, unless the founder or the staff has switched this off."""
    if season.repeats:
        with suppress(BadSetup):  # another person has opened the next season already
            season_add(season.opened_by, season.title, season.seats, season.pace, season.circle_id)
