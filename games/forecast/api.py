"""The REST views of forecasts."""

from __future__ import annotations

from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Number
from games.api.openapi import call
from games.api.operation import Call, person_of
from games.api.schemas.base import Schema
from games.errors import Code, NotFound
from games.forecast.selectors import setup_forecast, tables_forecast
from games.rules import titles
from games.session import session_open


class DaysSchema(Schema):
    """A forecast: a range of days. Four of five such tables end within it."""

    low = Number("The fewest days: from now at a running table, otherwise from the game's start.")
    high = Number("The most days. One of ten such tables takes longer.")
    people = Number("The number of people who play; opponents of the site aren't counted.")


class TableForecastApi(Call):
    """The forecast of a table's end."""

    permission_classes = (AllowAny,)

    @call(
        "table_forecast",
        "Forecast a table's end",
        response=DaysSchema,
        refuses=(Code.NOT_FOUND,),
        response_example={"low": 12, "high": 19, "people": 4},
    )
    def get(self, request: Request, id: str) -> Response:
        """Return the number of days until the table ends, estimated from its people's latest turns.

        For an open table, the forecast assumes that you take a free seat. Everybody who may see the
        table may call it. Live tables, ended tables and tables with fewer than two people have no
        forecast: 404.
        """
        person = person_of(request)
        session = session_open(table_id=id, person=person)
        seats = {session.table.pk: session.seats}
        days = tables_forecast([session.table], seats, person).get(session.table.pk)
        if days is None:
            raise NotFound
        return Response(DaysSchema.of(days))


class TitleForecastApi(Call):
    """The forecasts for new tables of a title."""

    permission_classes = (AllowAny,)

    class Output(Schema):
        """The forecasts for new tables of a title."""

        results = DaysSchema(many=True, help_text="A forecast for each number of seats.")

    @call(
        "title_forecast",
        "Forecast a new table's length",
        response=Output,
        refuses=(Code.NOT_FOUND,),
        response_example={
            "results": [
                {"low": 9, "high": 16, "people": 2},
                {"low": 11, "high": 19, "people": 3},
            ]
        },
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return how many days a new table takes if you play with people of average pace.

        Anyone may call it. The forecasts are for all paces that aren't live. They are empty if the
        title's numbers of turns were never measured.
        """
        found = setup_forecast(slug, titles.get(slug).seats, person_of(request))
        return Response({"results": [DaysSchema.of(days) for days in found.values()]})
