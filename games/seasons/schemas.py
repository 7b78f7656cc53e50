"""The REST schemas of seasons, and examples of them."""

from __future__ import annotations

from typing import Final

from games.api.fields import Flag, Fraction, Instant, Number, OneOf, Pairs, WordList, Words
from games.api.schemas.base import Schema
from games.seasons.models import Season

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
    "options": {},
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
    """A season without its divisions."""

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
    options = Pairs(
        help_text="The settings of the tables by id that differ from the title's defaults, such as "
        "those that give no seat an advantage; the title's `options` explain them.",
    )
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
    """A person's share in the random seed of a season's draw."""

    name = Words("The username.")
    nonce = Words("The person's random text.")
    rating = Fraction("The rating at the draw; null: too few rated games.", allow_null=True)


class SeasonSchema(SeasonInListSchema):
    """A season with its divisions."""

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
