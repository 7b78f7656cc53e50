"""A table: its facts, people, clocks and data to verify its chance."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from games import paces
from games.api.fields import Flag, Instant, Number, OneOf, WordList, Words
from games.api.option_fields import fields_in_answers
from games.api.schemas.base import Say, Schema
from games.api.schemas.game import OutcomeSchema, PositionSchema
from games.models import STRENGTHS, Policy, StandIn, Status, Visibility


class Seconds(Number):
    """Whole seconds."""

    def encode(self, seconds: float, say: Say | None) -> int:
        """Return the seconds, rounded."""
        return round(seconds)


class PersonSchema(Schema):
    """A person at the table."""

    name = Words("The username.")
    place = Number(
        "The seat, from 0, drawn at the start; null: the game hasn't started.", allow_null=True
    )
    you = Flag("Whether this is you.")
    host = Flag("Whether this person hosts the table.")
    computer = Flag("Whether a program plays for this account.", source="person.is_computer")
    strength = OneOf(
        ["", *STRENGTHS],
        "The strength of an opponent of the site; empty: this is none.",
        allow_blank=True,
        source="person.strength",
    )
    joined_at = Instant("When the person joined the table.")
    waiting_since = Instant(
        "Since when the person must choose; null: they needn't.", allow_null=True
    )
    consents_to_abandon = Flag("Whether the person agrees to end the game without a result.")
    missed = Number("The number of turns in a row that ran out of time.")
    played_by_stand_in = Flag(
        "Whether a stand-in plays the seat until the person returns; see the table's `stand_in`.",
        source="held_by_house",
    )
    resigned_at = Instant(
        "When the person resigned; an opponent plays the seat to the end. null: they didn't.",
        allow_null=True,
    )
    agrees_on_pause = Flag(
        "Whether the person agrees to the proposed pause; during a pause, to end it early."
    )
    agrees_on_rating = Flag(
        "Whether the person agrees to rate the game among the remaining players after a "
        "resignation."
    )
    rank = Number("The final rank, from 1; null: none.", allow_null=True)
    score = Number("The final score in points; null: none.", allow_null=True)


class PaceSchema(Schema):
    """A clock's numbers, in seconds."""

    grace = Number(
        "The seconds of every turn that aren't counted.", min_value=0, max_value=paces.MOST.grace
    )
    bank = Number(
        "The seconds in each seat's bank at the start, used up after the grace.",
        min_value=0,
        max_value=paces.MOST.bank,
    )
    increment = Number(
        "The seconds that the bank grows by with every turn.",
        min_value=0,
        max_value=paces.MOST.increment,
    )
    cap = Number("The most seconds that a bank holds.", min_value=0, max_value=paces.MOST.cap)


class ClockSchema(Schema):
    """The time left in an open turn, in counted seconds: nights and vacations don't count."""

    seat = Number("The seat that must choose, from 0.", source="place")
    deadline = Instant("When the time runs out; null: the table is stopped.", allow_null=True)
    left = Seconds("The counted seconds left at the time of this answer.")
    free = Seconds("The seconds of `left` that are used before the bank.")
    bank = Seconds("The seconds of `left` that are in the bank.")
    paused = OneOf(
        ["", "vacation", "rest", "quiet", "held", "stopped", "paused"],
        "Why the clock stands still: a `vacation`, a day of `rest`, `quiet` hours, `held` by a "
        "stand-in, `stopped` with the table, or `paused` by agreement; empty: it runs.",
        allow_blank=True,
        source="why",
    )
    until = Instant("When the clock goes on; null: it runs, or that isn't known.", allow_null=True)
    then = OneOf(
        ["turn", "seat", "end"],
        "What happens at zero. `turn`: the table's `stand_in` plays the turn; `seat`: the "
        "stand-in plays the turn and keeps the seat; `end`: the table ends without a result.",
        source="consequence",
    )
    credit = Number("The seconds given back in this turn because the site was down.")


class FactsSchema(Schema):
    """A table's facts, as in lists."""

    id = Words("The table's id, such as `fqk7m2xw9c`.")
    name = Words("The table's name; empty: none.", allow_blank=True)
    title = Words("The title's slug, such as `yspahan`.")
    edition = Words("The edition of the title's data, such as `printed`.")
    rules_version = Number("The version of the rules that the game is played by.")
    options = serializers.DictField(
        child=serializers.CharField(),
        help_text="The title's settings by id; see `options` of the title.",
    )
    size = Number("The number of seats.")
    visibility = OneOf(
        Visibility.choices,
        "Who finds the table: everybody (`public`), people with its address (`link`), or only its "
        "players (`private`).",
    )
    pace = OneOf(paces.NAMES, "The pace of turns; `calm` has no clock, `custom` its own numbers.")
    clock = PaceSchema(allow_null=True, help_text="The numbers of the pace; null: no clock runs.")
    timeout_policy = OneOf(
        Policy.choices,
        "What happens when time runs out. `turn`: the stand-in plays the turn; `seat`: after "
        "`timeout_misses` such turns it keeps the seat; `end`: the table ends without a result.",
    )
    timeout_misses = Number(
        "With the policy `seat`: the number of missed turns in a row after which the stand-in "
        "keeps the seat."
    )
    stand_in = OneOf(
        StandIn.choices,
        "The stand-in for absent players: an opponent of this strength; `house` is autoplay.",
    )
    start_when_full = Flag("Whether the game starts when the last seat is taken.")
    status = OneOf(
        Status.choices,
        "The phase of the table; `quarantined`: stopped because of a fault in the rules.",
    )
    ply = Number("The number of committed choices.")
    pause_days = Number(
        "The length of the proposed pause in days; null: none is proposed.", allow_null=True
    )
    paused_until = Instant(
        "When the pause that all agreed to ends; null: there is none.", allow_null=True
    )
    created_at = Instant("When the table was opened.")
    started_at = Instant("When the game started; null: not yet.", allow_null=True)
    finished_at = Instant("When the game ended; null: not yet.", allow_null=True)
    computers = Flag("Whether programs play here: opponents of the site, or people's own programs.")
    people = PersonSchema(
        many=True,
        help_text="The players in the order of seats; before the start in the order of joining.",
    )

    def get_fields(self) -> dict[str, Any]:
        """Return these fields; those of the table options come before `status`."""
        fields = super().get_fields()
        names = list(fields)
        first = {name: fields[name] for name in names[: names.index("status")]}
        return {**first, **fields_in_answers(), **fields}


class FairnessSchema(Schema):
    """The data to verify every die: the commitment now, secret and seed after the game."""

    commitment = Words("The SHA-256 of the secret in hexadecimal, fixed before anybody joined.")
    nonces = WordList("The players' shares in the seed, in the order of joining.")
    secret = Words(
        "The site's secret in hexadecimal; empty until the game is over.", allow_blank=True
    )
    seed = Words(
        "The seed of all chance in hexadecimal: HMAC-SHA256 of the nonces, joined by line feeds, "
        "with the secret as key; empty until the game is over.",
        allow_blank=True,
    )


class TableSchema(FactsSchema, PositionSchema):
    """A table as you see it."""

    fairness = FairnessSchema(help_text="The data to verify the table's chance.")
    outcome = OutcomeSchema(
        allow_null=True, help_text="The result; null: the game isn't over.", source="table.result"
    )
    clocks = ClockSchema(many=True, help_text="The clocks of the seats that must choose.")
    invitation = Words(
        "The token of the invitation link, such as `kQ3vT0yB1mE9sWq7pLzA`; empty: you don't sit "
        "here.",
        allow_blank=True,
    )
