"""A person's deadlines and appointments as a calendar feed for a calendar program.

Calendar programs can't sign in, so the feed's URL is secret.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone, translation
from django.views.decorators.http import require_safe
from icalendar import Calendar, Event

from accounts.selectors.people import person_by_calendar
from accounts.zones import zone_of
from games.presentation.clocks import policy_sentence
from games.rules import titles
from games.selectors.appointments import LASTS, appointments_of
from games.selectors.clocks import deadlines_for
from mp2site.infra import clock
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from games.models import Seat, Table
    from games.selectors.clocks import Clock

LOOK_AGAIN: Final = timedelta(minutes=15)


@require_safe
def deadlines(_request: HttpRequest, token: str) -> HttpResponse:
    """Return the calendar of the person with this token."""
    person = person_by_calendar(token)
    if person is None:
        raise Http404
    with translation.override(person.language), timezone.override(zone_of(person.time_zone)):
        body = _calendar(deadlines_for(person), appointments_of(person)).to_ical()
    response = HttpResponse(body, content_type="text/calendar; charset=utf-8")
    response["Content-Disposition"] = 'inline; filename="caravanserai.ics"'
    response["Cache-Control"] = "private, no-store"
    response["X-Robots-Tag"] = "noindex"
    return response


def _calendar(turns: list[tuple[Seat, Clock]], appointments: list[Table]) -> Calendar:
    calendar = Calendar()
    calendar.add("prodid", "-//Caravanserai//deadlines//EN")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("x-wr-calname", msg("time-feed-name"))
    calendar.add("refresh-interval", LOOK_AGAIN, parameters={"value": "DURATION"})
    for seat, left in turns:
        if left.deadline is not None and not seat.played_by_stand_in:
            calendar.add_component(_event(seat, left))
    for table in appointments:
        calendar.add_component(_appointment(table))
    return calendar


def _event(seat: Seat, left: Clock) -> Event:
    """Return a deadline as a calendar event. Its id stays the same when the deadline moves."""
    table = seat.table
    event = _event_at(table, f"{seat.pk}-{left.number}")
    event.add("dtstart", left.deadline)
    event.add("summary", msg("time-feed-event", table=_name(table)))
    event.add("description", f"{titles.get(table.title).name}. {policy_sentence(table)}")
    event.add("transp", "TRANSPARENT")
    return event


def _appointment(table: Table) -> Event:
    """Return a table's appointment as a calendar event. Its id stays the same when it moves."""
    event = _event_at(table, f"{table.pk}-appointment")
    event.add("dtstart", table.appointment_at)
    event.add("duration", LASTS)
    event.add("summary", msg("appointments-event", table=_name(table)))
    event.add("description", titles.get(table.title).name)
    return event


def _event_at(table: Table, uid: str) -> Event:
    event = Event()
    event.add("uid", f"{uid}@{urlsplit(settings.SITE_URL).hostname}")
    event.add("dtstamp", clock.now())
    event.add("url", f"{settings.SITE_URL}{reverse('tables:detail', args=[table.pk])}")
    return event


def _name(table: Table) -> str:
    return table.name or titles.get(table.title).name
