"""Seasons over REST: the list, one with its divisions, sign-up and leaving."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Fraction, Instant, Number, OneOf, WordList, Words
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.schemas.base import Json, Schema
from games.api.schemas.table import PACE_HELP
from games.errors import Code
from games.seasons.models import Entry, Season
from games.seasons.results import DivisionState, states_of
from games.seasons.selectors import (
    division_state,
    entrants_of,
    entries_of,
    season_get,
    seasons_seen,
)
from games.seasons.services import (
    season_join,
    season_leave,
    season_open,
    season_take_back,
    season_watch,
)
from games.services.organizing import CIRCLE_MOST, PACES

if TYPE_CHECKING:
    from games.seasons.reach import Reach

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
    """Your entry in the season."""

    signed_up_at = Instant("When you signed up.")
    division = Words(
        "The name of your division, such as `2b`; null: the divisions aren't drawn yet.",
        allow_null=True,
        source="division_name",
    )
    left_at = Instant("When you left the season; null: you haven't left.", allow_null=True)
    place = Number(
        "Your final place in the division, from 1; null: the season isn't over.", allow_null=True
    )


class SeasonInListSchema(Schema):
    """The season without its divisions."""

    id = Number("The season's number in addresses, such as 4.")
    title = Words(TITLE)
    number = Number("The season's number among the title's seasons, from 1.")
    circle = Number(
        "The number of the circle that the season belongs to; null: it belongs to the site.",
        allow_null=True,
        source="circle_id",
    )
    seats = Number("The number of seats at each table.")
    pace = Words("The pace of the tables, such as `daily`.")
    phase = OneOf(
        Season.Phase.choices,
        "The season's phase. `sign-up`: people can sign up; `running`: the games run; `over`: the "
        "season has a result.",
    )
    begins_at = Instant("When the sign-up ends and the season begins.")
    commitment = Words(
        "The SHA-256, in hexadecimal, of the secret number that draws the divisions."
    )
    own = EntrySchema(
        required=False, allow_null=True, help_text="Your entry; null: you haven't signed up."
    )


class StandingSchema(Schema):
    """A person in the standings."""

    name = Words("The person's username.")
    points = Fraction("The person's points; people who share places at a table share their points.")
    wins = Number("The number of tables that the person won.")
    seconds = Number("The number of tables where the person was second.")
    tables = Number("The number of the person's tables that have ended.")
    has_left = Flag("Whether the person has left the season.")
    best = Number(
        "The best place that is still possible, from 1; null: too many tables are open to "
        "compute it, the season isn't running, or it is one of several divisions.",
        allow_null=True,
    )
    worst = Number(
        "The worst place that is still possible, from 1; null: as for `best`.", allow_null=True
    )


class SeasonTableSchema(Schema):
    """A table of a division."""

    id = Words("The table's id, such as `fqk7m2xw9c`.")
    players = WordList("The players' usernames in the order of seats.")
    over = Flag("Whether the game is over.")


class DivisionSchema(Schema):
    """A division with its standings and tables."""

    name = Words("The division's name: the level and a letter, such as `2b`.")
    level = Number("The division's level, from 1, the highest.")
    standings = StandingSchema(many=True, help_text="The people of the division, the leader first.")
    tables = SeasonTableSchema(many=True, help_text="The tables of the division.")


class ShareSchema(Schema):
    """A person's share in a season's draw."""

    name = Words("The username.")
    nonce = Words("The person's random text.")
    rating = Fraction("The rating at the draw; null: too few rated games.", allow_null=True)


class SeasonSchema(SeasonInListSchema):
    """The season with its divisions."""

    secret = Words(
        "The secret of the draw in hexadecimal; null: the season isn't over.",
        required=False,
        allow_null=True,
    )
    shares = ShareSchema(
        many=True,
        required=False,
        help_text="Everybody's share in the draw, in the order of sign-up; empty: the season isn't "
        "over.",
    )
    divisions = DivisionSchema(
        many=True,
        required=False,
        help_text="The divisions, the highest first; empty: they aren't drawn yet.",
    )


def entry_json(entry: Entry | None) -> Json | None:
    """Encode a person's entry in a season, or ``None``."""
    return None if entry is None else EntrySchema.of(entry)


def division_json(state: DivisionState, reach: Mapping[int, Reach]) -> Json:
    """Encode a division; ``reach`` has the places that people can still reach, by slot."""
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


def _share(entry: Entry) -> Json:
    return {"name": entry.person.name, "nonce": entry.nonce, "rating": entry.rating}


class SeasonsApi(Call):
    """The seasons that aren't over."""

    class Input(Schema):
        """The title, pace and circle of the new season."""

        title = Words(TITLE, max_length=40)
        pace = OneOf(PACES, f"The pace of the tables. {PACE_HELP}.", default="daily")
        circle_id = Number(
            "The number of your circle, to open a season for its members; null: open a season of "
            "the site.",
            min_value=1,
            max_value=CIRCLE_MOST,
            allow_null=True,
            default=None,
        )

    class Output(Schema):
        """The seasons that aren't over."""

        results = SeasonInListSchema(
            many=True,
            help_text="For each title, the latest season of the site and of each of your circles.",
        )

    @call(
        "seasons",
        "List the latest season of each title",
        response=Output,
        response_example={"results": [LISTED]},
    )
    def get(self, request: Request) -> Response:
        """Return each title's latest season of the site and of each of your circles.

        Anyone may call it.
        """
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
        """Open a season of a title for sign-up; it begins a week later.

        Only the staff may open a season of the site, and only the founder a season of a circle.
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
        response_example={**LISTED, "secret": None, "shares": [], "divisions": [DIVISION]},
    )
    def get(self, request: Request, number: int) -> Response:
        """Return a season with its divisions, standings and tables.

        The places that people can still reach are in each division's own operation. Anyone may call
        it for a season of the site, only members for a season of a circle.
        """
        person = person_of(request)
        season = season_get(number, person)
        own = entries_of(person, [season]).get(season.pk) if person else None
        over = season.phase == Season.Phase.OVER
        return Response(
            SeasonSchema.of(
                season,
                own=entry_json(own),
                secret=bytes(season.secret).hex() if over else None,
                shares=[_share(one) for one in entrants_of(season)] if over else [],
                divisions=[division_json(state, {}) for state in states_of(season)],
            )
        )


class DivisionApi(Call):
    """One division."""

    @call(
        "season_division",
        "Show a division",
        response=DivisionSchema,
        refuses=(Code.NOT_FOUND,),
        response_example=DIVISION,
    )
    def get(self, request: Request, number: int, division: str) -> Response:
        """Return a division with standings, tables, and the places that people can still reach.

        Anyone may call it for a season of the site, only members for a season of a circle.
        """
        season = season_get(number, person_of(request))
        state = division_state(season, division)
        running = season.phase == Season.Phase.RUNNING
        return Response(division_json(state, (state.reach if running else {}) or {}))


class WatchApi(SignedInCall):
    """The wish to be notified when sign-up opens."""

    class Input(Schema):
        """The title, the circle, and whether you want to be notified."""

        title = Words(TITLE, max_length=40)
        circle_id = Number(
            "The number of the circle whose seasons are meant; null: the site's.",
            min_value=1,
            max_value=CIRCLE_MOST,
            allow_null=True,
            default=None,
        )
        wanted = Flag("Whether you want a notice when sign-up opens.", default=True)

    @call(
        "season_watch",
        "Choose to be notified of sign-up",
        request=Input,
        status=204,
        refuses=(Code.BAD_SETUP, Code.NOT_FOUND, Code.NEEDS_ACCOUNT),
        request_example={"title": "yspahan", "wanted": True},
    )
    def post(self, request: Request) -> Response:
        """Choose whether you get a notice when sign-up for a title's next season opens.

        Repeating it changes nothing. Needs an account; only members may name a circle.
        """
        season_watch(by=request.user, **self.take(request, self.Input))
        return Response(status=204)


class EntryApi(SignedInCall):
    """Your entry in a season."""

    class Input(Schema):
        """Your random text."""

        nonce = Words(
            "A random text that the site mixes into the season's seed: up to 64 visible ASCII "
            "characters; empty: the site draws one.",
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
        """Sign up for a season. All your tables start together when the season begins.

        Repeating it changes nothing. Needs an account; refused after the season has begun.
        """
        entry = season_join(season_id=number, by=request.user, **self.take(request, self.Input))
        return Response(entry_json(entry))

    @call(
        "season_quit",
        "Leave a season, or cancel your sign-up",
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_SETUP),
    )
    def delete(self, request: Request, number: int) -> Response:
        """Cancel your sign-up before the season begins; leave the season after that.

        If you leave, stand-ins play your tables, you come last, and you can't come back. Only
        people who signed up may call it.
        """
        season = season_get(number, request.user)
        quit_ = season_take_back if season.phase == Season.Phase.SIGN_UP else season_leave
        quit_(season_id=number, by=request.user)
        return Response(status=204)
