"""The page of a table's forecast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.forecast.selectors import tables_forecast
from games.rules import titles
from games.session import session_open
from games.views.http import PageRequest, person_of, refusals, unlisted

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_safe
@refusals
def forecast(request: PageRequest, table_id: str) -> HttpResponse:
    """Show the forecast of a table's end, and the facts on which it is based."""
    person = person_of(request)
    session = session_open(table_id=table_id, person=person)
    table = session.table
    days = tables_forecast([table], {table.pk: session.seats}, person).get(table.pk)
    context = {"table": table, "title": titles.get(table.title), "days": days}
    return unlisted(render(request, "forecast/table.html", context), table)
