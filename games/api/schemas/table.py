"""Schemas of a table: its facts, people, clocks, and data to verify its chance."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from games import paces
from games.api.fields import Flag, Instant, Number, OneOf, WordList, Words
from games.api.option_fields import fields_in_answers
from games.api.schemas.base import Say, Schema
from games.api.schemas.game import STATUS_HELP, OutcomeSchema, PositionSchema
from games.models import STRENGTHS, Policy, StandIn, Status, Visibility

VISIBILITY_HELP = (
    "Who can see the table. `public`: everybody; `link`: people with its address; `private`: only "
    "its players and people they invite."
)
PACE_HELP = (
    "`calm`: no clock; `live`: 2 free minutes per turn, and a bank of 30 minutes; `daily`: 12 free "
    "hours per turn, and a bank of 5 days, to which each turn adds 8 hours; `relaxed`: 2 free days "
    "per turn, and a bank of 14 days"
)
"""The description of the presets in `games.paces`, without the full stop at its end."""
TIMEOUT_HELP = (
    "What happens when time runs out. `turn`: the stand-in plays the turn; `seat`: the "
    "stand-in plays the turn, and after `timeout_misses` such turns in a row the whole seat; "
    "`end`: the table ends without a result."
)
MISSES_HELP = (
    "The number of missed turns in a row after which the stand-in plays the seat; used only "
    "if `timeout_policy` is `seat`."
)
STAND_IN_HELP = (
    "The stand-in for absent players: a computer player of this strength (`master` is the "
    "strongest), or `house` (autoplay, without a computer player)."
)


class Seconds(Number):
    """A number of whole seconds."""

    def encode(self, seconds: float, say: Say | None) -> int:
        """Return the seconds, rounded."""
        return round(seconds)


class PersonSchema(Schema):
    """A person at the table."""

    name = Words("The person's username.")
    place = Number("The person's seat, from 0; null: the game hasn't started.", allow_null=True)
    you = Flag("Whether this is you.")
    host = Flag("Whether this person hosts the table.")
    computer = Flag("Whether a program plays with this account.", source="person.is_computer")
    strength = OneOf(
        ["", *STRENGTHS],
        "The computer player's strength: `apprentice`, `merchant` or `master`, the strongest; empty "
        "for people and for their programs.",
        allow_blank=True,
        source="person.strength",
    )
    joined_at = Instant("When the person joined the table.")
    waiting_since = Instant(
        "When the person's turn began; null: it isn't their turn.", allow_null=True
    )
    consents_to_abandon = Flag("Whether the person agrees to end the game without a result.")
    missed = Number(
        "The number of turns in a row, up to the last, in which the person's time ran out."
    )
    played_by_stand_in = Flag(
        "Whether a stand-in plays the seat until the person returns; see the table's `stand_in`.",
    )
    resigned_at = Instant(
        "When the person resigned; the stand-in plays the seat to the end. null: they haven't resigned.",
        allow_null=True,
    )
    agrees_on_pause = Flag(
        "Before a pause: whether the person agrees to the proposal; during a pause: whether the "
        "person agrees to end it early."
    )
    agrees_on_rating = Flag(
        "Whether the person agrees to rate the game among the remaining players after a "
        "resignation."
    )
    rank = Number("The person's final rank, from 1; null: none.", allow_null=True)
    score = Number("The person's final score in points; null: none.", allow_null=True)


class PaceSchema(Schema):
    """The numbers of a clock, in seconds."""

    grace = Number(
        "Free seconds at the start of each turn.", min_value=0, max_value=paces.MOST.grace
    )
    bank = Number(
        "Seconds in each seat's bank at the start of the game; a turn uses them after its free seconds.",
        min_value=0,
        max_value=paces.MOST.bank,
    )
    increment = Number(
        "Seconds that each turn adds to the bank.",
        min_value=0,
        max_value=paces.MOST.increment,
    )
    cap = Number("The most seconds that a bank can hold.", min_value=0, max_value=paces.MOST.cap)


class ClockSchema(Schema):
    """The clock of a seat that must choose.

    It doesn't run in the person's quiet hours and vacations.
    """

    seat = Number("The seat that must choose, from 0.", source="place")
    deadline = Instant("When the time runs out; null: the table has stopped.", allow_null=True)
    left = Seconds("Seconds left at the time of this answer: `free` and `bank` together.")
    free = Seconds("Free seconds left in this turn; the bank is used after them.")
    bank = Seconds("Seconds left in the bank.")
    paused = OneOf(
        ["", "vacation", "rest", "quiet", "held", "stopped", "paused"],
        "Why the clock stands still. `vacation`, `rest` or `quiet`: the person's vacation, rest day "
        "or quiet hours; `held`: a stand-in plays the seat; `stopped`: the table has stopped; "
        "`paused`: the players agreed on a pause; empty: the clock runs.",
        allow_blank=True,
        source="why",
    )
    until = Instant(
        "When the clock runs again; null: it runs now, or the time is unknown.", allow_null=True
    )
    then = OneOf(
        ["turn", "seat", "end"],
        "What happens when the time runs out. `turn`: the stand-in plays the turn; `seat`: the "
        "stand-in plays the seat until the person returns; `end`: the table ends without a result.",
        source="consequence",
    )
    credit = Number("Seconds that the site added in this turn because it had been down.")


class FactsSchema(Schema):
    """A table's facts, without its position."""

    id = Words("The table's id, such as `fqk7m2xw9c`.")
    name = Words("The table's name; empty: none.", allow_blank=True)
    title = Words("The title's slug, such as `yspahan`.")
    edition = Words("The edition of the title's data, such as `printed`.")
    rules_version = Number("The version of the rules that the game uses.")
    options = serializers.DictField(
        child=serializers.CharField(),
        help_text="The table's settings by id; the title's `options` explain them.",
    )
    size = Number("The number of seats.")
    visibility = OneOf(
        Visibility.choices,
        VISIBILITY_HELP,
    )
    pace = OneOf(paces.NAMES, f"The pace of turns. {PACE_HELP}; `custom`: the numbers in `clock`.")
    clock = PaceSchema(allow_null=True, help_text="The clock of the pace; null: no clock.")
    timeout_policy = OneOf(
        Policy.choices,
        TIMEOUT_HELP,
    )
    timeout_misses = Number(MISSES_HELP)
    stand_in = OneOf(
        StandIn.choices,
        STAND_IN_HELP,
    )
    start_when_full = Flag(
        "`true`: the game starts when the last seat is taken; `false`: the host starts it."
    )
    status = OneOf(
        Status.choices,
        STATUS_HELP,
    )
    ply = Number("The number of committed choices.")
    pause_days = Number(
        "The length of the proposed pause in days; null: none is proposed.", allow_null=True
    )
    paused_until = Instant("When the pause ends; null: there is no pause.", allow_null=True)
    created_at = Instant("When the table was created.")
    started_at = Instant("When the game started; null: not yet.", allow_null=True)
    finished_at = Instant("When the game ended; null: not yet.", allow_null=True)
    computers = Flag(
        "Whether a program plays here: a computer player of the site, or a person's own program."
    )
    people = PersonSchema(
        many=True,
        help_text="The players in the order of seats; before the start in the order in which they joined.",
    )

    def get_fields(self) -> dict[str, Any]:
        """Return the schema's fields. Those of table options come before `status`."""
        fields = super().get_fields()
        names = list(fields)
        first = {name: fields[name] for name in names[: names.index("status")]}
        return {**first, **fields_in_answers(), **fields}


class FairnessSchema(Schema):
    """The data with which anyone can verify dice and cards.

    `secret` and `seed` are public after the game.
    """

    commitment = Words("The SHA-256 of the secret in hexadecimal, published before anybody joined.")
    nonces = WordList("The players' random texts (`nonce`), in the order in which they joined.")
    secret = Words(
        "The site's secret in hexadecimal; empty until the game is over.", allow_blank=True
    )
    seed = Words(
        "The seed of dice and cards in hexadecimal: HMAC-SHA256 of `nonces`, joined by line feeds, "
        "with the secret as key; empty until the game is over.",
        allow_blank=True,
    )


class TableSchema(FactsSchema, PositionSchema):
    """The table as you see it now."""

    fairness = FairnessSchema(help_text="The data to verify the table's dice and cards.")
    outcome = OutcomeSchema(
        allow_null=True, help_text="The result; null: the game isn't over.", source="table.result"
    )
    clocks = ClockSchema(many=True, help_text="The clocks of the seats that must choose now.")
    invitation = Words(
        "The token of the invitation link, such as `kQ3vT0yB1mE9sWq7pLzA`; empty: you have no seat "
        "here.",
        allow_blank=True,
    )
