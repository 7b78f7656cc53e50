"""Seasons over REST: the list, one with its divisions, sign-up and leaving."""

from __future__ import annotations

from typing import Final

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Fraction, Instant, Number, OneOf, WordList, Words
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.schemas.base import Json, Schema
from games.errors import Code
from games.seasons.models import Entry, Season
from games.seasons.results import DivisionState, states_of
from games.seasons.selectors import entries_of, season_get, seasons_seen
from games.seasons.services import PACES, season_join, season_leave, season_open, season_take_back

TITLE = "The title's slug, such as `yspahan`."
ENTRY: Final = {
    "signed_up_at": "2026-11-28T09:12:00Z",
    "division": "2b",
    "left_at": None,
    "place": None,
}
LISTED: Final = {
    "id": 4,
    "circle": None,
    "title": "yspahan",
    "number": 3,
    "seats": 4,
    "pace": "daily",
    "phase": "running",
    "begins_at": "2026-12-01T08:00:00Z",
    "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "own": ENTRY,
}
DIVISION: Final = {
    "name": "2b",
    "level": 2,
    "standings": [
        {
            "name": "mara",
            "points": 16.0,
            "wins": 1,
            "seconds": 1,
            "tables": 2,
            "has_left": False,
            "best": 1,
            "worst": 5,
        }
    ],
    "tables": [{"id": "abcdefghjk", "players": ["mara", "jonas", "aylin", "noor"], "over": True}],
}


class EntrySchema(Schema):
    """Your part in a season."""

    signed_up_at = Instant("When you signed up.")
    division = Words(
        "The name of your division, such as `2b`; null before the draw.",
        allow_null=True,
        source="division_name",
    )
    left_at = Instant("When you left the season; null: you are in.", allow_null=True)
    place = Number("Your place in the division; null until the season is over.", allow_null=True)


class SeasonInListSchema(Schema):
    """A season in the list."""

    id = Number("The season's number on this site.")
    title = Words(TITLE)
    number = Number("Its number among the title's seasons.")
    circle = Number(
        "The number of the circle whose season it is; null: the site's.",
        allow_null=True,
        source="circle_id",
    )
    seats = Number("The number of seats of its tables.")
    pace = Words("The pace of its tables, such as `daily`.")
    phase = OneOf(Season.Phase.choices, "`sign-up`, `running` or `over`.")
    begins_at = Instant("When the sign-up ends.")
    commitment = Words("SHA-256 of the secret from which the draw follows, in hexadecimal.")
    own = EntrySchema(
        required=False, allow_null=True, help_text="Your part in it; null: you haven't signed up."
    )


class LineSchema(Schema):
    """A person in the standings."""

    name = Words("The username.")
    points = Fraction("The points; shared places share theirs.")
    wins = Number("The number of tables won.")
    seconds = Number("The number of second places.")
    tables = Number("The number of tables that have ended.")
    has_left = Flag("Whether the person has left the season.")
    best = Number(
        "The best place still possible; null: all is open, or the season is over.", allow_null=True
    )
    worst = Number("The worst place still possible; null as with `best`.", allow_null=True)


class SeasonTableSchema(Schema):
    """A table of a division."""

    id = Words("The table's id.")
    players = WordList("The usernames in the order of the seats.")
    over = Flag("Whether its game has ended.")


class DivisionSchema(Schema):
    """A division with its standings and tables."""

    name = Words("Its name: the level and a letter, such as `2b`.")
    level = Number("Its level; 1 is the top.")
    standings = LineSchema(many=True, help_text="Its people, the first first.")
    tables = SeasonTableSchema(many=True, help_text="Its tables.")


class SeasonSchema(SeasonInListSchema):
    """A season with its divisions."""

    secret = Words(
        "The secret in hexadecimal, once the season is over; else null.",
        required=False,
        allow_null=True,
    )
    divisions = DivisionSchema(
        many=True, required=False, help_text="The divisions, the top first; none before the draw."
    )


def entry_json(entry: Entry | None) -> Json | None:
    """Return a person's part in a season as data."""
    return None if entry is None else EntrySchema.of(entry)


def division_json(state: DivisionState) -> Json:
    """Return a division as data."""
    running = state.season.phase == Season.Phase.RUNNING
    reach = (state.reach if running else {}) or {}
    names = [entry.person.name for entry in state.entries]
    return {
        "name": state.division.name,
        "level": state.division.level,
        "standings": [
            {
                "name": names[line.person],
                "points": float(line.points),
                "wins": line.wins,
                "seconds": line.seconds,
                "tables": line.tables,
                "has_left": line.has_left,
                "best": reach[line.person].best if line.person in reach else None,
                "worst": reach[line.person].worst if line.person in reach else None,
            }
            for line in state.lines
        ],
        "tables": [
            {
                "id": one.table_id,
                "players": [names[slot] for slot in state.seatings[one.number]],
                "over": one.table.over,
            }
            for one in state.tables
        ],
    }


class SeasonsApi(Call):
    """The seasons that aren't over."""

    class Input(Schema):
        """A season to open."""

        title = Words(TITLE, max_length=40)
        pace = OneOf(PACES, "The pace of its tables.", default="daily")
        circle_id = Number(
            "The number of your circle; null: the site's.", allow_null=True, default=None
        )

    class Output(Schema):
        """The seasons."""

        results = SeasonInListSchema(many=True)

    @call(
        "seasons",
        "List the seasons that aren't over",
        response=Output,
        response_example={"results": [LISTED]},
    )
    def get(self, request: Request) -> Response:
        """Return the seasons of the site and of your circles, with your part in them."""
        person = person_of(request)
        found = seasons_seen(person)
        own = entries_of(person, found) if person else {}
        return Response(
            {
                "results": [
                    SeasonInListSchema.of(one, own=entry_json(own.get(one.pk))) for one in found
                ]
            }
        )

    @call(
        "season_open",
        "Open a season for sign-up",
        request=Input,
        response=SeasonInListSchema,
        status=201,
        refuses=(Code.BAD_SETUP, Code.NOT_FOUND, Code.NOT_HOST),
        request_example={"title": "yspahan", "pace": "daily"},
        response_example={**LISTED, "phase": "sign-up", "own": None},
    )
    def post(self, request: Request) -> Response:
        """Open a season of a title; its sign-up lasts a week.

        The site's staff opens the site's seasons, a circle's founder those of the circle.
        """
        season = season_open(by=request.user, **self.take(request, self.Input))
        return Response(SeasonInListSchema.of(season, own=None), 201)


class SeasonApi(Call):
    """One season."""

    @call(
        "season",
        "Show a season",
        response=SeasonSchema,
        refuses=(Code.NOT_FOUND,),
        response_example={**LISTED, "secret": None, "divisions": [DIVISION]},
    )
    def get(self, request: Request, number: int) -> Response:
        """Return a season with its divisions, standings and tables, and what can still be reached."""
        person = person_of(request)
        season = season_get(number, person)
        own = entries_of(person, [season]).get(season.pk) if person else None
        over = season.phase == Season.Phase.OVER
        return Response(
            SeasonSchema.of(
                season,
                own=entry_json(own),
                secret=bytes(season.secret).hex() if over else None,
                divisions=[division_json(state) for state in states_of(season)],
            )
        )


class EntryApi(SignedInCall):
    """Your part in a season."""

    class Input(Schema):
        """Your share in the season's chance."""

        nonce = Words(
            "Visible ASCII characters that go into the season's seed; empty: random ones.",
            max_length=64,
            allow_blank=True,
            default="",
        )

    @call(
        "season_join",
        "Sign up for a season",
        request=Input,
        response=EntrySchema,
        refuses=(Code.NOT_FOUND, Code.NOT_OPEN, Code.NEEDS_ACCOUNT, Code.SUSPENDED, Code.BAD_SETUP),
        request_example={"nonce": "caravan"},
        response_example={**ENTRY, "division": None},
    )
    def post(self, request: Request, number: int) -> Response:
        """Sign up for a season that hasn't begun; repeating it changes nothing.

        All your tables begin at the same time. Needs an account.
        """
        entry = season_join(season_id=number, by=request.user, **self.take(request, self.Input))
        return Response(entry_json(entry))

    @call(
        "season_quit",
        "Quit a season, or your sign-up for it",
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_SETUP),
    )
    def delete(self, request: Request, number: int) -> Response:
        """Take your sign-up back before the season begins; afterwards, leave it.

        If you leave, stand-ins play your tables and you come last. It can't be undone.
        """
        season = season_get(number, request.user)
        quit_ = season_take_back if season.phase == Season.Phase.SIGN_UP else season_leave
        quit_(season_id=number, by=request.user)
        return Response(status=204)
