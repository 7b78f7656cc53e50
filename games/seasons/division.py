"""The page of a division: standings, the places that the reader can still reach, and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.shortcuts import render
from django.views.decorators.http import require_safe

from games import turn_time
from games.features.forecasting import Days
from games.forecasts import days_of
from games.seasons.models import Entry, Season
from games.seasons.moves import DOWN, UP
from games.seasons.results import DivisionState
from games.seasons.selectors import division_state, season_get, seats_at
from games.seasons.words import fair_words, reach_words, row_words
from games.standings import POINTS, points_shown, scale_shown
from games.views.http import PageRequest, person_of, refusals
from mp2site.infra import clock
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from django.http import HttpResponse

    from accounts.models import User
    from games.models import Seat
    from games.seasons.models import SeasonTable


@require_safe
@refusals
def division(request: PageRequest, number: int, name: str) -> HttpResponse:
    """Show a division: standings, the places that the reader can still reach, and tables."""
    person = person_of(request)
    found = season_get(number, person)
    state = division_state(found, name)
    own = _own(state, person)
    running = found.phase == Season.Phase.RUNNING
    slot = None if own is None else own.slot
    said = {
        "season": found,
        "name": name_of(found),
        "division": state.division,
        "own": own,
        "fair": fair_words(state),
        "reach": reach_words(state, slot) if running and slot is not None else [],
        "making": running and len(state.tables) < len(state.seatings),
        "points": scale_shown(POINTS[found.seats]),
        "left": [one.person.name for one in state.entries if one.left_at],
        "ended": sum(one.table.over for one in state.tables),
        "of": len(state.seatings),
        "running": running,
        "time": _time(found) if running else None,
        **_standings_and_tables(state, slot, person),
    }
    return render(request, "seasons/division.html", said)


def name_of(season: Season) -> str:
    """Return a season's name, such as “Yspahan, season 3”."""
    return msg("seasons-name", title=season.rules.name, number=season.number)


def _own(state: DivisionState, person: User | None) -> Entry | None:
    """Return the reader's entry in the division, or ``None``."""
    if person is None:
        return None
    return next((one for one in state.entries if one.person_id == person.pk), None)


def _standings_and_tables(
    state: DivisionState, own: int | None, person: User | None
) -> dict[str, Any]:
    seats = seats_at([one.table_id for one in state.tables])
    days = days_of([one.table for one in state.running], person, seats)
    tables = [
        {**_table(state, one, seats.get(one.table_id, []), own), "days": days.get(one.table_id)}
        for one in state.tables
    ]
    return {
        "last": _last(days.values()),
        "lines": _lines(state, seats),
        "seats": range(1, state.season.seats + 1),
        "own_tables": sorted((one for one in tables if one["own"]), key=_by_turn),
        "tables": [one for one in tables if not one["own"]],
    }


def _last(days: Collection[Days]) -> Days | None:
    """Return the forecast for the last of several tables; ``None`` without a forecast."""
    if not days:
        return None
    low, high = max(one.low for one in days), max(one.high for one in days)
    return Days(low, high, max(one.people for one in days))


def _by_turn(table: Mapping[str, Any]) -> tuple[bool, bool]:
    """Return a sort key: tables where it is the reader's turn come first, ended tables last."""
    return not table["turn"], bool(table["over"])


def _time(season: Season) -> dict[str, int]:
    """Return the number of passed days, and of all days, of the season's playing time."""
    if season.began_at is None or season.hurries_at is None:
        return {}
    days = (season.hurries_at - season.began_at).days
    return {"days": days, "passed": min(days, (clock.now() - season.began_at).days)}


def brief(state: DivisionState, person: User | None) -> dict[str, Any]:
    """Return the context of a division in the list of a season's divisions."""
    return {
        "division": state.division,
        "own": _own(state, person),
        "lines": _lines(state, {}),
        "ended": sum(one.table.over for one in state.tables),
        "of": len(state.seatings),
    }


def _lines(state: DivisionState, seats: Mapping[str, Sequence[Seat]]) -> list[dict[str, Any]]:
    """Return the rows of a division's standings.

    ``seats`` has the seats of the division's tables by table id; it is empty in lists.
    """
    running = state.season.phase == Season.Phase.RUNNING
    # before the first result, a lot orders the people
    begun = any(one.table.over for one in state.tables)
    away = _away(state, seats)
    return [
        {
            "place": place,
            "entry": state.entries[line.person],
            "line": line,
            "points": points_shown(line.points),
            "share": f"{float(line.share) * 100:.1f}" if line.tables else "",
            "boxes": _boxes(state, line.person) if seats else [],
            "still": row_words(state, line.person) if running and seats else [],
            "stand_in": away.get(line.person, ""),
            "moves": _moves(state, place, running=running) if begun else "",
            "edge": _edge(state, place) if begun else "",
        }
        for place, line in enumerate(state.lines, 1)
    ]


def _away(state: DivisionState, seats: Mapping[str, Sequence[Seat]]) -> dict[int, str]:
    """Return the stand-ins of people at running tables, by slot."""
    found: dict[int, str] = {}
    for one in state.running:
        held = {seat.place for seat in seats.get(one.table_id, []) if _held(seat)}
        for place, slot in enumerate(state.seatings[one.number]):
            if place in held:
                found[slot] = turn_time.plays_on(one.table)
    return found


def _held(seat: Seat) -> bool:
    return seat.played_by_stand_in or seat.resigned_at is not None


def _edge(state: DivisionState, place: int) -> str:
    """Return the border below a row: ``up`` or ``down`` where people change level, or empty."""
    if place == 1 and state.division.level > 1:
        return "up"
    return "down" if place == state.safe < len(state.entries) else ""


def _boxes(state: DivisionState, slot: int) -> list[dict[str, Any]]:
    """Return a person's result at each table: a place, dots for a running table, or a dash."""
    running = {one.number for one in state.running}
    return [_box(state, slot, number, running) for number in state.numbers_of(slot)]


def _box(state: DivisionState, slot: int, number: int, running: set[int]) -> dict[str, Any]:
    place, seat = state.place_at(number, slot), state.seatings[number].index(slot) + 1
    if place is not None:
        kind, sign = ("first" if place == 1 else "placed"), str(place)
    elif number in running:
        kind, sign = "running", "…"
    else:
        kind, sign = "none", "–"
    return {"kind": kind, "sign": sign, "place": place or 0, "seat": seat}


def _moves(state: DivisionState, place: int, *, running: bool) -> str:
    """Return the change of level for a place, as part of a message key; empty without one."""
    entry = state.entries[state.lines[place - 1].person]
    if not running:
        return {UP: "went-up", DOWN: "went-down"}.get(entry.moved, "")
    if place == 1 and state.division.level > 1:
        return "goes-up"
    return "goes-down" if place > state.safe else ""


def _table(
    state: DivisionState, one: SeasonTable, seats: Sequence[Seat], own: int | None
) -> dict[str, Any]:
    """Return the context of a table: its people, and the seats to move or the winners."""
    seating = state.seatings[one.number]
    acting = [seat for seat in seats if seat.waiting_since and not one.table.over]
    person = state.entries[own].person_id if own is not None else None
    return {
        "table": one.table,
        "counts": one.counts,
        "people": [state.entries[slot].person for slot in seating],
        "acting": acting,
        "winners": _winners(state, one.number),
        "over": one.table.over,
        "own": own is not None and own in seating,
        "place": None if own is None else state.place_at(one.number, own),
        "turn": any(seat.person_id == person and not _held(seat) for seat in acting),
    }


def _winners(state: DivisionState, number: int) -> list[str]:
    """Return the names of the winners of a table, among people who haven't left."""
    first = [slot for slot in state.seatings[number] if state.place_at(number, slot) == 1]
    return [state.entries[slot].person.name for slot in first]
