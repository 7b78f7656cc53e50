"""The pages of seasons: the list with sign-up, a season, and a division."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from games.errors import BadSetup, NotFound
from games.forecasts import days_of_new
from games.rules import titles
from games.seasons.division import brief, name_of
from games.seasons.models import Entry, Season
from games.seasons.results import states_of
from games.seasons.seatings import USUAL, seatings
from games.seasons.selectors import (
    entrants_of,
    entries_of,
    past_seasons,
    season_get,
    seasons_seen,
    watched_by,
    winners_of,
)
from games.seasons.services import (
    season_join,
    season_leave,
    season_repeat,
    season_take_back,
    season_watch,
)
from games.services.organizing import CIRCLE_MOST, may_open, owners_of
from games.views.http import PageRequest, person_of, refusals
from games.views.people import account_of
from games.views.present import fair_start
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required, return_address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpResponse

    from accounts.models import User
    from games.features.forecasting import Days


class WatchForm(forms.Form):
    """The form to be notified when sign-up for a title's next season opens."""

    title = forms.CharField(max_length=40)
    circle = forms.IntegerField(required=False, min_value=1, max_value=CIRCLE_MOST)
    wanted = forms.BooleanField(required=False)


@require_safe
@refusals
def listed(request: PageRequest) -> HttpResponse:
    """Show the last season of each title, with the buttons to sign up and to be notified."""
    person = person_of(request)
    found = seasons_seen(person)
    own = entries_of(person, found) if person else {}
    said = {
        "rows": [row_of(season, own.get(season.pk)) for season in found],
        "watches": _watches(person, found),
        "may_open": person is not None and bool(owners_of(person)),
    }
    return render(request, "seasons/list.html", said)


def row_of(season: Season, own: Entry | None) -> dict[str, Any]:
    """Return the context of a season in a list."""
    return {
        "season": season,
        "name": name_of(season),
        "own": own,
        "people": getattr(season, "people", 0),
        "tables": _tables_each(season),
    }


def _watches(person: User | None, seasons: Sequence[Season]) -> list[dict[str, Any]]:
    """Return the site's titles whose sign-up isn't open.

    Each has the reader's choice to be notified.
    """
    if person is None or person.is_guest:
        return []
    open_ = {one.title for one in seasons if one.circle_id is None and one.waits}
    wanted = watched_by(person)
    return [
        {"slug": one.slug, "name": one.name, "wanted": (one.slug, None) in wanted}
        for one in titles
        if one.slug not in open_
    ]


def _tables_each(season: Season) -> int:
    """Return the number of tables of each person, in a division of the usual size."""
    return sum(0 in table for table in seatings(USUAL, season.seats))


@require_safe
@refusals
def season(request: PageRequest, number: int) -> HttpResponse:
    """Show a season: its entries or its divisions, and the data to verify its chance."""
    person = person_of(request)
    found = season_get(number, person)
    own = entries_of(person, [found]).get(found.pk) if person else None
    waiting = found.phase == Season.Phase.SIGN_UP
    states = [] if waiting else states_of(found)
    said = {
        **row_of(found, own),
        "entrants": entrants_of(found),
        "divisions": [brief(one, person) for one in states],
        "tables_ended": sum(one.table.over for state in states for one in state.tables),
        "tables_all": sum(len(state.seatings) for state in states),
        "past": _past(found, person),
        "secret": bytes(found.secret).hex() if found.phase == Season.Phase.OVER else "",
        "may_repeat": _may_repeat(found, person),
        "watch": _watch(found, person),
        "row": row_of(found, own),
        "pace_key": f"tables-pace-{found.pace}",
        "fair_start": fair_start(titles.get(found.title)),
        "days": _days(found, person) if waiting else None,
    }
    return render(request, "seasons/season.html", said)


def _days(season: Season, person: User | None) -> Days | None:
    """Return the forecast for a table of the season, with people like the reader."""
    return days_of_new(season.title, [season.seats], person).get(season.seats)


def _past(season: Season, person: User | None) -> list[dict[str, Any]]:
    """Return the earlier seasons, each with its winner and the reader's entry."""
    past = past_seasons(season)
    won = winners_of(past)
    own = entries_of(person, past) if person else {}
    return [{"row": row_of(one, own.get(one.pk)), "winner": won.get(one.pk, "")} for one in past]


def _watch(season: Season, person: User | None) -> dict[str, Any] | None:
    """Return whether the reader wants notice of the next sign-up; ``None`` if sign-up is open."""
    if person is None or person.is_guest or season.waits:
        return None
    wanted = (season.title, season.circle_id) in watched_by(person)
    return {"slug": season.title, "circle": season.circle_id, "wanted": wanted}


def _may_repeat(season: Season, person: User | None) -> bool:
    """Return whether a person may set if another season follows."""
    if person is None or season.phase == Season.Phase.OVER:
        return False
    return may_open(person, season.circle_id)


@require_POST
@login_required
@refusals
def watch(request: PageRequest) -> HttpResponse:
    """Set whether a person is notified when sign-up for a title's next season opens."""
    form = WatchForm(request.POST)
    if not form.is_valid():
        raise BadSetup
    asked = form.cleaned_data
    wanted = asked["wanted"]
    season_watch(
        by=account_of(request), title=asked["title"], circle_id=asked["circle"], wanted=wanted
    )
    messages.success(request, msg("seasons-watched" if wanted else "seasons-unwatched"))
    return redirect(return_address(request) or reverse("seasons:list"))


@require_POST
@login_required
@refusals
def change(request: PageRequest, number: int) -> HttpResponse:
    """Sign up, cancel the sign-up, leave, or set whether another season follows."""
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
