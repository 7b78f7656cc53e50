"""The pages of cups: the list with the form of a new one, and a cup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.cups.models import NAME_LENGTH, Cup, CupTable
from games.cups.pairing import FEWEST, MOST, PAIR, SEATS, rounds_of
from games.cups.results import CupState, scale_of, state_of
from games.cups.selectors import cup_get, cups_seen, entries_of
from games.cups.services import cup_cancel, cup_join, cup_leave, cup_open
from games.errors import BadSetup, GamesError, NotFound, NotHost
from games.rules import titles
from games.selectors.acting import acting_at
from games.services.organizing import PACES, may_open, owners_of
from games.standings import points_shown, scale_shown
from games.views.http import PageRequest, person_of, refusals, with_refusal
from games.views.people import account_of
from games.views.present import fair_start
from mp2site.text.rendering import msg, msg_lazy
from mp2site.text.rendering import render as words
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpResponse

    from accounts.models import User
    from games.models import Seat

DAYS: Final = (3, 7, 14, 28)
"""The form's choices of days. REST accepts all numbers between the first and the last."""


SITE: Final = 0
"""The form's value for a cup of the site. Other values are ids of circles."""


class OpenForm(forms.Form):
    """The form of a new cup."""

    name = forms.CharField(max_length=NAME_LENGTH, label=msg_lazy("cups-open-name"))
    circle_id = forms.TypedChoiceField(
        label=msg_lazy("cups-open-for"), coerce=lambda number: int(number) or None
    )
    title = forms.ChoiceField(label=msg_lazy("cups-open-game"))
    seats = forms.TypedChoiceField(
        label=msg_lazy("cups-open-seats"),
        choices=[(seats, msg_lazy(f"cups-pods-{seats}")) for seats in SEATS],
        coerce=int,
    )
    size = forms.IntegerField(
        min_value=FEWEST, max_value=MOST, initial=FEWEST, label=msg_lazy("cups-open-size")
    )
    days = forms.TypedChoiceField(
        label=msg_lazy("cups-open-days"),
        choices=[(days, msg_lazy("cups-open-in-days", days=days)) for days in DAYS],
        initial=7,
        coerce=int,
    )
    pace = forms.ChoiceField(
        label=msg_lazy("cups-open-pace"),
        choices=[(name, msg_lazy(f"tables-pace-{name}")) for name in PACES],
    )

    def __init__(self, places: list[tuple[int, str]], data: Any = None) -> None:
        super().__init__(data)
        self.fields["circle_id"].choices = places  # type: ignore[attr-defined]
        self.fields["title"].choices = [(title.slug, title.name) for title in titles]  # type: ignore[attr-defined]


def _places(person: User | None) -> list[tuple[int, str]]:
    """Return the form's choices: the site and the circles for which the person may open cups."""
    if person is None or person.is_guest:
        return []
    return [
        (circle.pk, circle.name) if circle else (SITE, msg("cups-open-site"))
        for circle in owners_of(person)
    ]


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def listed(request: PageRequest) -> HttpResponse:
    """Show the newest cups. The staff and circles' founders also get the form of a new one."""
    if request.method == "POST":
        return _opening(request)
    places = _places(person_of(request))
    return _list(request, OpenForm(places) if places else None)


def _list(
    request: PageRequest, form: OpenForm | None, error: GamesError | None = None
) -> HttpResponse:
    person = person_of(request)
    found = cups_seen(person)
    own = entries_of(person, found) if person else {}
    rows = [{"cup": cup, "about": about(cup), "own": own.get(cup.pk)} for cup in found]
    page = render(request, "cups/list.html", {"rows": rows, "form": form})
    return with_refusal(page, error)


@login_required
def _opening(request: PageRequest) -> HttpResponse:
    """Open a cup; on a refusal, show the form with the input again."""
    person = account_of(request)
    places = _places(person)
    if not places:
        raise NotHost
    form = OpenForm(places, request.POST)
    if not form.is_valid():
        return _list(request, form, BadSetup())
    try:
        opened = cup_open(by=person, **form.cleaned_data)
    except BadSetup as refused:
        form.add_error(None, words(refused.text))
        return _list(request, form, refused)
    messages.success(request, msg("cups-opened"))
    return redirect("cups:cup", opened.pk)


def about(cup: Cup) -> str:
    """Return a cup's title and table sizes, such as “Yspahan · tables of four, or of three”."""
    return f"{titles.get(cup.title).name} · {msg(f'cups-pods-{cup.seats}')}"


@require_safe
@refusals
def cup(request: PageRequest, number: int) -> HttpResponse:
    """Show a cup's entries, or its rounds and standings, and the data to verify its chance."""
    person = person_of(request)
    found = cup_get(number, person)
    state = state_of(found)
    own = state.entries.get(person.pk) if person else None
    over = found.phase == Cup.Phase.OVER
    scale = scale_of(found)
    said = {
        "cup": found,
        "about": about(found),
        "own": own,
        "own_table": own and state.table_of(own.person_id),
        "pace_key": f"tables-pace-{found.pace}",
        "fair_start": fair_start(titles.get(found.title)),
        "fewest": FEWEST,
        "entries": list(state.entries.values()),
        "free": range(found.size - len(state.entries)),
        "rounds_planned": rounds_of(found.size, found.seats),
        "rounds": _rounds(state),
        "lines": _lines(state),
        "playing": len(state.running),
        "final": state.final,
        "pairs": found.seats == PAIR,
        "points": [(seats, scale_shown(scale[seats])) for seats in sorted(scale)[1:]],
        "secret": bytes(found.secret).hex() if over else "",
        "may_cancel": _may_cancel(found, person),
    }
    return render(request, "cups/cup.html", said)


def _may_cancel(cup: Cup, person: User | None) -> bool:
    if person is None or cup.phase != Cup.Phase.SIGN_UP:
        return False
    return may_open(person, cup.circle_id)


def _rounds(state: CupState) -> list[dict[str, Any]]:
    """Return the template context of the rounds that have begun, the last first."""
    acting = acting_at([one.table_id for one in state.running])
    last = max((one.round for one in state.tables), default=0)
    return [
        {
            "number": number,
            "final": number == state.cup.final,
            "pods": [_pod(state, one, acting) for one in state.of_round(number)],
            "byes": [one.person for one in state.entries.values() if number in one.byes],
        }
        for number in range(last, 0, -1)
    ]


def _pod(state: CupState, one: CupTable, acting: dict[str, list[Seat]]) -> dict[str, Any]:
    """Return the context of a table: its people in the order of seats, with ranks and scores."""
    people = [state.entries[person] for person in state.pods[one.table_id]]
    outcome = one.table.result
    ranks = outcome.ranks if outcome else [None] * len(people)
    scores = outcome.totals if outcome else [None] * len(people)
    rows = [
        {"entry": entry, "rank": rank, "score": score}
        for entry, rank, score in zip(people, ranks, scores, strict=True)
    ]
    return {
        "table": one.table,
        "counts": one.counts,
        "rows": rows,
        "acting": acting.get(one.table_id, []),
    }


def _lines(state: CupState) -> list[dict[str, Any]]:
    """Return the rows of the standings, in the order of the people's places."""
    lines = {line.person: line for line in state.lines}
    order = [entry.person_id for entry in state.places]
    return [
        {
            "place": place,
            "entry": state.entries[person],
            "points": points_shown(lines[person].points),
            "line": lines[person],
        }
        for place, person in enumerate(order, 1)
    ]


@require_POST
@login_required
@refusals
def change(request: PageRequest, number: int) -> HttpResponse:
    """Join, leave or cancel a cup."""
    person, what = account_of(request), request.POST.get("what", "")
    if what not in ACTIONS:
        raise NotFound
    ACTIONS[what](cup_id=number, by=person)
    messages.success(request, msg(f"cups-done-{what}"))
    return redirect("cups:cup", number) if what != "leave" else redirect("cups:list")


ACTIONS: Final[dict[str, Callable[..., object]]] = {
    "join": cup_join,
    "leave": cup_leave,
    "cancel": cup_cancel,
}
