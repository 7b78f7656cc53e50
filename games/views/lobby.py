"""Finding and opening tables: the list, a new table, an invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from accounts.errors import Refused
from accounts.selectors.circles import circles_of
from games.errors import AlreadySeated, BadSetup, GamesError, TooMany, Unconfirmed, of_refused
from games.forecasts import days_of_new
from games.models import Status
from games.selectors.opponents_met import opponents_met_by
from games.selectors.own_tables import last_played
from games.selectors.tables import invited_to, open_count, seats_fetch, seats_live, tables_open
from games.services.create_and_invite import table_create_and_invite
from games.session import session_open
from games.views.cards import open_rows, title_cards, with_days, with_points
from games.views.forms import OpenFilter
from games.views.http import PageRequest, member_of, page_by_key, person_of, refusals
from games.views.inviting import needs_address
from games.views.play import note_presence, waiting_room
from games.views.table_form import TableForm, suggested_name
from mp2site.infra.replicas import may_lag
from mp2site.text.rendering import msg
from mp2site.text.rendering import render as words
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.services.inviting import Told


@require_safe
@refusals
@may_lag
def table_list(request: PageRequest) -> HttpResponse:
    """List the open tables that the person could join, and their own open ones."""
    person = person_of(request)
    wanted = OpenFilter(request.GET, person)
    tables = wanted.narrowed(tables_open(person))
    page = page_by_key(request, tables)
    mine = seats_live(person).open if person else []
    seats_fetch(mine)
    _, rows = with_days([], with_points(open_rows(page.rows, person)), person)
    context = {
        "filter": wanted,
        "page": page,
        "rows": rows,
        "count": open_count(tables, **wanted.columns),
        "mine": open_rows(mine, person),
        "filtered": wanted.narrows,
    }
    return render(request, "tables/list.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@refusals
def create(request: PageRequest) -> HttpResponse:
    """Show the form of a new table, or open the table."""
    if request.method == "POST":
        form = _form_for(request, data=_renamed(request.POST))
        refused = _opened(request, form) if form.is_valid() else BadSetup()
        if isinstance(refused, HttpResponseRedirect):
            return refused
        return _form(request, form, status=refused.status)
    if "company" in request.GET:  # bookmarks may have the former name of "seating"
        query = _renamed(request.GET).urlencode()
        return redirect(f"{request.path}?{query}", permanent=True)
    # If another title is selected, the form's other values come back in the query.
    known: dict[str, Any] = {
        name: value for name, value in request.GET.items() if name in TableForm.names()
    }
    for name in {"guests", "circles"} & known.keys():
        known[name] = request.GET.getlist(name)
    if "name" in known:  # the form was sent, so a missing checkbox was unticked
        known["start_when_full"] = known.get("start_when_full", "")
    return _form(request, _form_for(request, initial={"name": suggested_name(), **known}))


def _renamed(given: QueryDict) -> QueryDict:
    """Return the sent data, with "company" renamed to "seating".

    A form that was opened before the upgrade of the site has the former name. Without the new one,
    it would open a public table.
    """
    if "company" not in given:
        return given
    renamed = given.copy()
    renamed.setlist("seating", renamed.pop("company"))
    return renamed


def _form_for(request: PageRequest, **more: Any) -> TableForm:
    person = member_of(request)
    played, opponents_met = last_played(person), opponents_met_by(person)
    circles = circles_of(person)
    return TableForm(played=played, opponents_met=opponents_met, circles=circles, **more)


def _opened(request: PageRequest, form: TableForm) -> HttpResponseRedirect | GamesError:
    by, guests = member_of(request), form.invited()
    try:
        circles = form.invited_circles()
        created = table_create_and_invite(by=by, guests=guests, circles=circles, **form.setup())
    except Refused as refused:
        form.add_error(None, words(of_refused(refused).text))
        return of_refused(refused)
    except (AlreadySeated, BadSetup, TooMany, Unconfirmed) as error:
        form.add_error(None, words(error.text))
        return error
    _say_who_knows(request, guests, created.told)
    return redirect("tables:detail", created.table.pk)


def _say_who_knows(request: PageRequest, guests: Sequence[str], circles: Sequence[Told]) -> None:
    for name in guests:
        messages.success(request, msg("tables-invited-person", name=name))
    for told in circles:
        said = msg("tables-invited-circle", count=len(told.names), left=told.left)
        messages.success(request, said)


def _form(request: PageRequest, form: TableForm, status: int = 200) -> HttpResponse:
    needs = needs_address(member_of(request))
    context = {
        "form": form,
        "cards": title_cards(),
        "needs_address": needs,
        "forecasts": days_of_new(form.chosen.slug, form.chosen.seats, member_of(request)),
    }
    return render(request, "tables/create.html", context, status=status)


@require_safe
@refusals
def invitation(request: PageRequest, token: str) -> HttpResponse:
    """Show the table of an invitation link, with a button to join it.

    Opening the page alone doesn't join.
    """
    person = person_of(request)
    table = invited_to(token=token, person=person)
    if table.status != Status.OPEN:
        return redirect("tables:detail", table.pk)
    session = session_open(table_id=table.pk, person=person, token=token)
    if session.own is not None:
        return redirect("tables:detail", table.pk)
    note_presence(request, table.pk, drawn=True)
    response = waiting_room(request, session, token=token)
    response["X-Robots-Tag"] = "noindex"  # everybody with this address can join
    return response
