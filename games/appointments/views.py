"""Pages of a table's appointment: show it, propose one, cancel it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from accounts.forms.times import WallTimeField
from games.appointments.services import appointment_cancel, appointment_propose
from games.errors import NotYourSeat
from games.selectors.appointments import has_appointment, may_propose
from games.session import session_open
from games.views.http import PageRequest, member_of, refusals, signed_in, unlisted
from games.views.play import act

if TYPE_CHECKING:
    from django.http import HttpResponse

    from games.session import TableSession


class AppointmentForm(forms.Form):
    """The form with an appointment's beginning, in the person's time zone."""

    starts_at = WallTimeField()


@require_safe
@signed_in
@refusals
def table(request: PageRequest, table_id: str) -> HttpResponse:
    """Show a table's appointment, and the form to propose one."""
    session = session_open(table_id=table_id, person=member_of(request))
    if not may_propose(session.table, session.own):
        raise NotYourSeat
    context = {"table": session.table, **_appointment(session)}
    return unlisted(render(request, "appointments/table.html", context), session.table)


def _appointment(session: TableSession) -> dict[str, Any]:
    """Return the context of a table's appointment; empty if there is none."""
    if not has_appointment(session.table):
        return {}
    by = next((one for one in session.seats if one.place == session.table.appointment_by), None)
    return {"appointment_at": session.table.appointment_at, "appointment_by": by}


@require_POST
@signed_in
@refusals
def propose(request: PageRequest, table_id: str) -> HttpResponse:
    """Propose half an hour to play together."""
    person, form = member_of(request), AppointmentForm(request.POST)
    starts_at = form.cleaned_data["starts_at"] if form.is_valid() else None
    return act(
        request,
        table_id,
        lambda: appointment_propose(table_id=table_id, by=person, starts_at=starts_at),
    )


@require_POST
@signed_in
@refusals
def cancel(request: PageRequest, table_id: str) -> HttpResponse:
    """Cancel the appointment."""
    person = member_of(request)
    return act(request, table_id, lambda: appointment_cancel(table_id=table_id, by=person))
