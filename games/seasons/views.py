"""The pages of seasons: the list with its sign-up, a season, and a division."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.errors import BadSetup, GamesError, NotFound, NotHost
from games.rules import titles
from games.seasons.models import Entry, Season
from games.seasons.moves import DOWN, UP
from games.seasons.results import DivisionState, states_of
from games.seasons.seatings import USUAL, seatings
from games.seasons.selectors import (
    division_state,
    entrants_of,
    entries_of,
    past_seasons,
    season_get,
    seasons_seen,
)
from games.seasons.services import (
    season_join,
    season_leave,
    season_open,
    season_repeat,
    season_take_back,
)
from games.seasons.words import reach_words
from games.selectors.acting import acting_at
from games.services.organizing import PACES, may_open
from games.standings import POINTS, points_shown
from games.views.http import PageRequest, person_of, refusals, with_refusal
from games.views.people import account_of
from mp2site.text.rendering import msg, msg_lazy
from mp2site.text.rendering import render as words
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.http import HttpResponse

    from accounts.models import User
    from games.seasons.reach import Reach


class OpenForm(forms.Form):
    """The form of a new season."""

    title = forms.ChoiceField(label=msg_lazy("seasons-open-title"))
    pace = forms.ChoiceField(
        label=msg_lazy("seasons-open-pace"),
        choices=[(name, msg_lazy(f"tables-pace-{name}")) for name in PACES],
    )

    def __init__(self, data: Any = None) -> None:
        super().__init__(data)
        self.fields["title"].choices = [(title.slug, title.name) for title in titles]  # type: ignore[attr-defined]


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def listed(request: PageRequest) -> HttpResponse:
    """Show the seasons that aren't over, with the button to sign up; staff opens one by the form."""
    person = person_of(request)
    if request.method == "POST":
        return _opening(request)
    form = OpenForm() if person and person.is_staff else None
    return _list(request, form)


def _list(
    request: PageRequest, form: OpenForm | None, error: GamesError | None = None
) -> HttpResponse:
    person = person_of(request)
    found = seasons_seen(person)
    own = entries_of(person, found) if person else {}
    rows = [_row(season, own.get(season.pk)) for season in found]
    page = render(request, "seasons/list.html", {"rows": rows, "form": form})
    return with_refusal(page, error)


@login_required
def _opening(request: PageRequest) -> HttpResponse:
    """Open a season of the site, for its staff; a refusal keeps the input."""
    person = account_of(request)
    if not person.is_staff:
        raise NotHost
    form = OpenForm(request.POST)
    if not form.is_valid():
        return _list(request, form, BadSetup())
    try:
        opened = season_open(by=person, **form.cleaned_data)
    except BadSetup as refused:
        form.add_error(None, words(refused.text))
        return _list(request, form, refused)
    messages.success(request, msg("seasons-opened"))
    return redirect("seasons:season", opened.pk)


def _row(season: Season, own: Entry | None) -> dict[str, Any]:
    """Return what the list says of a season."""
    return {
        "season": season,
        "name": name_of(season),
        "own": own,
        "people": getattr(season, "people", 0),
        "tables": _tables_each(season),
    }


def name_of(season: Season) -> str:
    """Return a season's name, such as “Yspahan, season 3”."""
    return msg("seasons-name", title=titles.get(season.title).name, number=season.number)


def _tables_each(season: Season) -> int:
    """Return the number of tables that a person of a usual division plays."""
    return sum(0 in table for table in seatings(USUAL, season.seats))


@require_safe
@refusals
def season(request: PageRequest, number: int) -> HttpResponse:
    """Show a season: who is in, or its divisions; and how its chance was decided."""
    person = person_of(request)
    found = season_get(number, person)
    own = entries_of(person, [found]).get(found.pk) if person else None
    waiting = found.phase == Season.Phase.SIGN_UP
    states = [] if waiting else states_of(found)
    said = {
        **_row(found, own),
        "entrants": entrants_of(found),
        "divisions": [{"division": one.division, "lines": _lines(one, reach={})} for one in states],
        "past": [(one, name_of(one)) for one in past_seasons(found)],
        "secret": bytes(found.secret).hex() if found.phase == Season.Phase.OVER else "",
        "may_repeat": _may_repeat(found, person),
        "row": _row(found, own),
        "pace_key": f"tables-pace-{found.pace}",
    }
    return render(request, "seasons/season.html", said)


def _may_repeat(season: Season, person: User | None) -> bool:
    """Return whether a person may decide whether another season follows."""
    if person is None or season.phase == Season.Phase.OVER:
        return False
    return may_open(person, season.circle_id)


@require_safe
@refusals
def division(request: PageRequest, number: int, name: str) -> HttpResponse:
    """Show a division: the standings, what the reader can still reach, and the tables."""
    person = person_of(request)
    found = season_get(number, person)
    state = division_state(found, name)
    slot = next((one.slot for one in state.entries if person and one.person_id == person.pk), None)
    running = found.phase == Season.Phase.RUNNING
    own = None if slot is None else state.entries[slot]
    points = "-".join(map(str, POINTS[found.seats]))
    said = {
        "season": found,
        "name": name_of(found),
        "division": state.division,
        "own": own,
        "reach": reach_words(state, slot) if running and slot is not None else [],
        "lines": _lines(state, (state.reach if running else None) or {}),
        "tables": _tables(state),
        "making": running and len(state.tables) < len(state.seatings),
        "points": points,
        "running": running,
    }
    return render(request, "seasons/division.html", said)


def _lines(state: DivisionState, reach: Mapping[int, Reach]) -> list[dict[str, Any]]:
    """Return the rows of a division's standings, with what people can still reach."""
    running = state.season.phase == Season.Phase.RUNNING
    return [
        {
            "place": place,
            "entry": state.entries[line.person],
            "line": line,
            "points": points_shown(line.points),
            "reach": reach.get(line.person),
            "moves": _moves(state, place, state.entries[line.person], running=running),
        }
        for place, line in enumerate(state.lines, 1)
    ]


def _moves(state: DivisionState, place: int, entry: Entry, *, running: bool) -> str:
    """Return where a place leads, as part of a message's key; empty: nowhere."""
    if not running:
        return {UP: "went-up", DOWN: "went-down"}.get(entry.moved, "")
    if place == 1 and state.division.level > 1:
        return "goes-up"
    return "goes-down" if place > state.safe else ""


def _tables(state: DivisionState) -> list[dict[str, Any]]:
    """Return the rows of a division's tables: their people, and whose turn it is or who won."""
    acting = acting_at([one.table_id for one in state.running])
    return [
        {
            "table": one.table,
            "people": [state.entries[slot].person for slot in state.seatings[one.number]],
            "acting": acting.get(one.table_id, []),
            "winners": _winners(state, one.number, one.table.result),
        }
        for one in state.tables
    ]


def _winners(state: DivisionState, number: int, outcome: Any) -> list[str]:
    if outcome is None:
        return []
    seating = state.seatings[number]
    return [state.entries[seating[seat]].person.name for seat in outcome.winners]


@require_POST
@login_required
@refusals
def change(request: PageRequest, number: int) -> HttpResponse:
    """Sign up, take it back, leave, or decide whether another season follows."""
    person, what = account_of(request), request.POST.get("what", "")
    if what not in ACTIONS:
        raise NotFound
    said = ACTIONS[what](number, person)
    if said:
        messages.success(request, said)
    return redirect("seasons:season", number)


def _join(number: int, person: User) -> str:
    entry = season_join(season_id=number, by=person)
    return msg("seasons-joined", name=name_of(entry.season))


def _take_back(number: int, person: User) -> str:
    season_take_back(season_id=number, by=person)
    return msg("seasons-taken-back")


def _leave(number: int, person: User) -> str:
    season_leave(season_id=number, by=person)
    return msg("seasons-left")


def _stop(number: int, person: User) -> str:
    season_repeat(season_id=number, by=person, repeats=False)
    return ""


def _go_on(number: int, person: User) -> str:
    season_repeat(season_id=number, by=person, repeats=True)
    return ""


ACTIONS: Final = {
    "join": _join,
    "take-back": _take_back,
    "leave": _leave,
    "stop": _stop,
    "go-on": _go_on,
}
