"""Schemas of answers that several operations share; `encoding` and `table_encoding` fill them.

Answers aren't passed through these serializers, which would cost a view milliseconds for nothing;
the tests validate every answer against the schema made of them.
"""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games import paces
from games.api.option_fields import fields_in_answers
from games.api.problems import CODES
from games.models import STRENGTHS, Policy, StandIn, Status, Visibility

Schema = serializers.Serializer[Any]

PARAMS = {
    "type": "object",
    "description": 'The parameters by name: numbers, strings, lists of numbers, further texts, and seats as `{"type": "who", "seat": 0}`.',
    "additionalProperties": True,
}


@extend_schema_field(PARAMS)
class Params(serializers.DictField):
    """Parameters of a text or an event."""


class TextSchema(Schema):
    """A message id with its parameters; the sentence `text` comes only with `render=1`."""

    type = serializers.ChoiceField(["text"], help_text="Always `text`.")
    id = serializers.CharField(help_text="The message's id, such as `yspahan-choice-take`.")
    params = Params()
    text = serializers.CharField(
        required=False, help_text="The sentence in your language; only with `render=1`."
    )


class AmountsSchema(serializers.DictField):
    """Amounts by the names of the title's purse."""

    child = serializers.IntegerField()


class SpansSchema(serializers.DictField):
    """Ranges of amounts (least, most) by the names of the title's purse."""

    child = serializers.ListField(child=serializers.IntegerField(), min_length=2, max_length=2)


class LookaheadSchema(Schema):
    """The total effect of a choice over all ways to complete it."""

    gain = SpansSchema(
        help_text='What the seat receives in all, as [least, most] by name, such as `{"camels": [0, '
        "2]}`."
    )
    cost = SpansSchema(help_text="What the seat pays in all, as [least, most] by name.")
    left = SpansSchema(
        help_text="What the seat has afterwards, as [least, most] by name, without names of which no "
        "amount is certain."
    )
    gain_either = serializers.ListField(
        child=AmountsSchema(),
        help_text="The possible gains, if the ways to complete the choice are few and differ in "
        "nothing else; otherwise empty.",
    )
    cost_either = serializers.ListField(
        child=AmountsSchema(),
        help_text="The possible costs, if the ways to complete the choice are few and differ in "
        "nothing else; otherwise empty.",
    )
    draws = serializers.BooleanField(
        help_text="Whether some way to complete the choice draws chance or reveals something hidden."
    )
    open = serializers.BooleanField(
        help_text="Whether chance or hidden things affect amounts, too. Then only certain amounts are "
        "counted."
    )
    whole = serializers.BooleanField(
        help_text="Whether all ways to complete the choice were tried. If not, `gain` and `cost` are "
        "what every way has at least."
    )
    gain_more = serializers.ListField(
        child=serializers.CharField(),
        help_text="Names of which the seat may receive more: their amounts in `gain` are the least.",
    )
    cost_more = serializers.ListField(
        child=serializers.CharField(),
        help_text="Names of which the seat may pay more: their amounts in `cost` are the least.",
    )
    left_more = serializers.ListField(
        child=serializers.CharField(),
        help_text="Names of which the seat may have more afterwards: their amounts in `left` are the "
        "least.",
    )
    gain_one = serializers.BooleanField(
        help_text="Whether several gains are optional, and the seat can receive at most one of them."
    )
    cost_one = serializers.BooleanField(
        help_text="Whether several costs are optional, and the seat can pay at most one of them."
    )
    follows = serializers.BooleanField(
        help_text="Whether further choices increase a gain or a cost of the choice itself."
    )


class PreviewSchema(Schema):
    """The cost and gain of a choice, by the names of the title's purse."""

    gain = AmountsSchema(help_text='What the seat receives, such as `{"camels": 3}`.')
    cost = AmountsSchema(help_text='What the seat pays, such as `{"gold": 2}`.')
    left = AmountsSchema(help_text="What the seat has afterwards of every name that changes.")
    ends_turn = serializers.BooleanField(help_text="Whether the choice ends the seat's turn.")
    draws = serializers.BooleanField(
        help_text="Whether the choice draws chance or reveals something hidden."
    )
    open = serializers.BooleanField(
        help_text="Whether chance or hidden things affect amounts, too. Then the certain amounts are "
        "counted until all effects of the choice are done."
    )
    least = serializers.ListField(
        child=serializers.CharField(),
        help_text="Names whose amounts are the least; all other amounts are exact. If a title "
        "exchanges something by itself, such as six coins for a track card, the result "
        "counts.",
    )
    lasts = serializers.BooleanField(help_text="Whether the choice can't be undone.")
    lookahead = LookaheadSchema(
        help_text="The effects of the choice together with all further choices that complete it."
    )


class ChoiceSchema(Schema):
    """A choice that is available now."""

    key = serializers.CharField(
        help_text="The choice's key, such as `take:chest`. Send it to make the choice."
    )
    label = TextSchema(help_text="The choice in words.")
    targets = serializers.ListField(
        child=serializers.CharField(),
        help_text="Ids of the board's elements that stand for the choice, such as `level:chest`.",
    )
    group = serializers.CharField(
        allow_blank=True,
        help_text="The kind of choice, such as `take`, by which choices can be grouped.",
    )
    family = TextSchema(
        allow_null=True, help_text="A heading for related choices of the group; null: none."
    )
    preview = PreviewSchema(
        required=False,
        help_text="The choice's cost and gain; only for your own choices at a table.",
    )


class BlockedSchema(Schema):
    """An unavailable choice that a player would expect, and the reason."""

    key = serializers.CharField(
        help_text="The key that the choice would have, or its beginning up to a colon or a dot. No "
        "available choice begins like that."
    )
    code = serializers.CharField(
        help_text="The engine's code of the reason, such as `empty-level`."
    )
    reason = TextSchema(help_text="The reason in words.")
    cite = serializers.CharField(
        allow_blank=True,
        help_text="The rule's anchor in the rulebook, such as `take-group`; empty: none.",
    )
    targets = serializers.ListField(
        child=serializers.CharField(),
        help_text="Ids of the board's elements that stand for the choice, such as `level:chest`.",
    )
    missing = serializers.ListField(
        child=AmountsSchema(),
        help_text='What the seat lacks, such as `{"gold": 2}`. Any one of the entries would be enough.',
    )


class DecisionSchema(Schema):
    """A seat's open decision."""

    id = serializers.CharField(
        help_text="The decision's id, such as `2.0.84482bb4`; it changes when the decision does. Send "
        "it with the choice."
    )
    seat = serializers.IntegerField(help_text="The seat that decides, from 0.")
    prompt = TextSchema(help_text="The decision in words.")
    choices = ChoiceSchema(many=True, help_text="The available choices.")
    blocked = BlockedSchema(
        many=True, help_text="Unavailable choices that a player would expect, with the reasons."
    )
    cite = serializers.CharField(
        allow_blank=True,
        help_text="The rule's anchor in the rulebook, such as `take-group`; empty: none.",
    )


class ViewSchema(Schema):
    """All that a seat may know. The contents of the compartments depend on the title."""

    seat = serializers.IntegerField(
        allow_null=True, help_text="The seat whose view this is, from 0; null: a spectator's view."
    )
    public = serializers.DictField(
        help_text="What everybody may know; its contents depend on the title."
    )
    private = serializers.DictField(
        allow_null=True,
        help_text="What only this seat may know, such as its hand; null: a spectator's view.",
    )
    open = serializers.DictField(
        child=TextSchema(), help_text="By seat: the decision that it must make now, in words."
    )
    over = serializers.BooleanField(help_text="Whether the game is over.")


class ScoreLineSchema(Schema):
    """The points of every seat by one scoring rule."""

    rule = serializers.CharField(help_text="The scoring rule's id, such as `souks-1`.")
    label = TextSchema(help_text="The scoring rule in words.")
    points = serializers.ListField(
        child=serializers.IntegerField(),
        help_text="The points of each seat, in the order of seats.",
    )
    cite = serializers.CharField(
        allow_blank=True,
        help_text="The rule's anchor in the rulebook, such as `take-group`; empty: none.",
    )


class TieSchema(Schema):
    """One step of the tie-break."""

    label = TextSchema(help_text="The criterion in words.")
    values = serializers.ListField(
        child=serializers.IntegerField(), help_text="The value of each seat, in the order of seats."
    )


class OutcomeSchema(Schema):
    """The end of the game."""

    reason = TextSchema(help_text="Why the game ended, in words.")
    lines = ScoreLineSchema(many=True, help_text="The points by scoring rule.")
    totals = serializers.ListField(
        child=serializers.IntegerField(),
        help_text="The total points of each seat, in the order of seats.",
    )
    ranks = serializers.ListField(
        child=serializers.IntegerField(),
        help_text="The rank of each seat, from 1, in the order of seats. Tied seats share a rank.",
    )
    ties = TieSchema(many=True, help_text="The steps of the tie-break.")


class EventSchema(Schema):
    """An event of the game."""

    kind = serializers.CharField(help_text="The kind of event, such as `rolled`.")
    seat = serializers.IntegerField(
        allow_null=True, help_text="The seat that the event is about, from 0; null: none."
    )
    params = Params()
    targets = serializers.ListField(
        child=serializers.CharField(),
        help_text="Ids of the board's elements that the event is about, such as `level:chest`.",
    )
    text = serializers.CharField(
        required=False, help_text="The log entry in your language; only with `render=1`."
    )


class PositionSchema(Schema):
    """A game as you see it: with your own draft, and without others' secrets."""

    status = serializers.ChoiceField(
        Status.choices,
        help_text="The phase of the table; `quarantined`: stopped because of a fault in the rules.",
    )
    ply = serializers.IntegerField(help_text="The number of committed choices.")
    seat = serializers.IntegerField(
        allow_null=True,
        help_text="Your seat, from 0; null: you have none, or seats aren't drawn yet.",
    )
    acting = serializers.ListField(
        child=serializers.IntegerField(), help_text="The seats that must choose now, from 0."
    )
    view = ViewSchema(
        allow_null=True, help_text="What you may know of the game; null: there is no game to show."
    )
    decisions = DecisionSchema(
        many=True, help_text="The open decision that you can answer: none or one."
    )
    draft = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField(), min_length=2, max_length=2),
        help_text="Your choices that aren't committed yet, each as [decision id, key].",
    )
    note = TextSchema(
        allow_null=True,
        help_text="What happened to your draft, if it no longer fitted the game; null: nothing.",
    )
    conditional_answers = serializers.DictField(
        child=serializers.CharField(),
        allow_null=True,
        help_text='Your conditional answers by id, such as `{"save-cube": "always"}`; null: you have '
        "no seat.",
    )


class PersonSchema(Schema):
    """A person at the table."""

    name = serializers.CharField(help_text="The username.")
    place = serializers.IntegerField(
        allow_null=True,
        help_text="The seat, from 0, drawn at the start; null: the game hasn't started.",
    )
    you = serializers.BooleanField(help_text="Whether this is you.")
    host = serializers.BooleanField(help_text="Whether this person hosts the table.")
    computer = serializers.BooleanField(help_text="Whether a program plays for this account.")
    strength = serializers.ChoiceField(
        ["", *STRENGTHS],
        allow_blank=True,
        help_text="The strength of an opponent of the site; empty: this is none.",
    )
    joined_at = serializers.DateTimeField(help_text="When the person joined the table.")
    waiting_since = serializers.DateTimeField(
        allow_null=True, help_text="Since when the person must choose; null: they needn't."
    )
    consents_to_abandon = serializers.BooleanField(
        help_text="Whether the person agrees to end the game without a result."
    )
    missed = serializers.IntegerField(
        help_text="The number of turns in a row that ran out of time."
    )
    held_by_house = serializers.BooleanField(
        help_text="Whether the table's `stand_in` plays this seat until the person returns."
    )
    resigned_at = serializers.DateTimeField(
        allow_null=True,
        help_text="When the person resigned; an opponent plays the seat to the end. null: they didn't.",
    )
    agrees_on_pause = serializers.BooleanField(
        help_text="Whether the person agrees to the proposed pause; during a pause, to end it early."
    )
    agrees_on_rating = serializers.BooleanField(
        help_text="Whether the person agrees to rate the game among the remaining players after a "
        "resignation."
    )
    rank = serializers.IntegerField(
        allow_null=True, help_text="The final rank, from 1; null: none."
    )
    score = serializers.IntegerField(
        allow_null=True, help_text="The final score in points; null: none."
    )


class PaceSchema(Schema):
    """A clock's numbers, in seconds."""

    grace = serializers.IntegerField(
        min_value=0,
        max_value=paces.MOST.grace,
        help_text="The seconds of every turn that aren't counted.",
    )
    bank = serializers.IntegerField(
        min_value=0,
        max_value=paces.MOST.bank,
        help_text="The seconds in each seat's bank at the start, used up after the grace.",
    )
    increment = serializers.IntegerField(
        min_value=0,
        max_value=paces.MOST.increment,
        help_text="The seconds that the bank grows by with every turn.",
    )
    cap = serializers.IntegerField(
        min_value=0, max_value=paces.MOST.cap, help_text="The most seconds that a bank holds."
    )


class ClockSchema(Schema):
    """The time left in an open turn, in counted seconds: nights and vacations don't count."""

    seat = serializers.IntegerField(help_text="The seat that must choose, from 0.")
    deadline = serializers.DateTimeField(
        allow_null=True, help_text="When the time runs out; null: the table is stopped."
    )
    left = serializers.IntegerField(
        help_text="The counted seconds left at the time of this answer."
    )
    free = serializers.IntegerField(
        help_text="The seconds of `left` that are used before the bank."
    )
    bank = serializers.IntegerField(help_text="The seconds of `left` that are in the bank.")
    paused = serializers.ChoiceField(
        ["", "vacation", "rest", "quiet", "held", "stopped", "paused"],
        allow_blank=True,
        help_text="Why the clock stands still: a `vacation`, a day of `rest`, `quiet` hours, `held` by "
        "a stand-in, `stopped` with the table, or `paused` by agreement; empty: it runs.",
    )
    until = serializers.DateTimeField(
        allow_null=True, help_text="When the clock goes on; null: it runs, or that isn't known."
    )
    then = serializers.ChoiceField(
        ["turn", "seat", "end"],
        help_text="What happens at zero. `turn`: the table's `stand_in` plays the turn; `seat`: the "
        "stand-in plays the turn and keeps the seat; `end`: the table ends without a result.",
    )
    credit = serializers.IntegerField(
        help_text="The seconds given back in this turn because the site was down."
    )


class FactsSchema(Schema):
    """A table's facts, as in lists."""

    id = serializers.CharField(help_text="The table's id, such as `fqk7m2xw9c`.")
    name = serializers.CharField(allow_blank=True, help_text="The table's name; empty: none.")
    title = serializers.CharField(help_text="The title's slug, such as `yspahan`.")
    edition = serializers.CharField(help_text="The edition of the title's data, such as `printed`.")
    rules_version = serializers.IntegerField(
        help_text="The version of the rules that the game is played by."
    )
    options = serializers.DictField(
        child=serializers.CharField(),
        help_text="The title's settings by id; see `options` of the title.",
    )
    size = serializers.IntegerField(help_text="The number of seats.")
    visibility = serializers.ChoiceField(
        Visibility.choices,
        help_text="Who finds the table: everybody (`public`), people with its address (`link`), or "
        "only its players (`private`).",
    )
    pace = serializers.ChoiceField(
        paces.NAMES, help_text="The pace of turns; `calm` has no clock, `custom` its own numbers."
    )
    clock = PaceSchema(allow_null=True, help_text="The numbers of the pace; null: no clock runs.")
    timeout_policy = serializers.ChoiceField(
        Policy.choices,
        help_text="What happens when time runs out. `turn`: the stand-in plays the turn; `seat`: after "
        "`timeout_misses` such turns it keeps the seat; `end`: the table ends without a "
        "result.",
    )
    timeout_misses = serializers.IntegerField(
        help_text="With the policy `seat`: the number of missed turns in a row after which the "
        "stand-in keeps the seat."
    )
    stand_in = serializers.ChoiceField(
        StandIn.choices,
        help_text="The stand-in for absent players: an opponent of this strength; `house` is autoplay.",
    )
    start_when_full = serializers.BooleanField(
        help_text="Whether the game starts when the last seat is taken."
    )
    status = serializers.ChoiceField(
        Status.choices,
        help_text="The phase of the table; `quarantined`: stopped because of a fault in the rules.",
    )
    ply = serializers.IntegerField(help_text="The number of committed choices.")
    pause_days = serializers.IntegerField(
        allow_null=True,
        help_text="The length of the proposed pause in days; null: none is proposed.",
    )
    paused_until = serializers.DateTimeField(
        allow_null=True,
        help_text="When the pause that all agreed to ends; null: there is none.",
    )
    created_at = serializers.DateTimeField(help_text="When the table was opened.")
    started_at = serializers.DateTimeField(
        allow_null=True, help_text="When the game started; null: not yet."
    )
    finished_at = serializers.DateTimeField(
        allow_null=True, help_text="When the game ended; null: not yet."
    )
    computers = serializers.BooleanField(
        help_text="Whether programs play here: opponents of the site, or people's own programs."
    )
    people = PersonSchema(
        many=True,
        help_text="The players in the order of seats; before the start in the order of joining.",
    )

    def get_fields(self) -> dict[str, Any]:
        """Return these fields and those of the table options."""
        return {**super().get_fields(), **fields_in_answers()}


class FairnessSchema(Schema):
    """The data to verify every die: the commitment now, secret and seed after the game."""

    commitment = serializers.CharField(
        help_text="The SHA-256 of the secret in hexadecimal, fixed before anybody joined."
    )
    nonces = serializers.ListField(
        child=serializers.CharField(),
        help_text="The players' shares in the seed, in the order of joining.",
    )
    secret = serializers.CharField(
        allow_blank=True,
        help_text="The site's secret in hexadecimal; empty until the game is over.",
    )
    seed = serializers.CharField(
        allow_blank=True,
        help_text="The seed of all chance in hexadecimal: HMAC-SHA256 of the nonces, joined by line "
        "feeds, with the secret as key; empty until the game is over.",
    )


class TableSchema(FactsSchema, PositionSchema):
    """A table as you see it."""

    fairness = FairnessSchema(help_text="The data to verify the table's chance.")
    outcome = OutcomeSchema(allow_null=True, help_text="The result; null: the game isn't over.")
    clocks = ClockSchema(many=True, help_text="The clocks of the seats that must choose.")
    invitation = serializers.CharField(
        allow_blank=True,
        help_text="The token of the invitation link, such as `kQ3vT0yB1mE9sWq7pLzA`; empty: you don't "
        "sit here.",
    )


class RatingSchema(Schema):
    """A person's rating in a title, as pages show it."""

    points = serializers.IntegerField(
        help_text="The rating in points, such as 1612; 1500 is where everybody begins."
    )
    range = serializers.IntegerField(
        help_text="The uncertainty in points: the true strength may be higher or lower by this much."
    )
    games = serializers.IntegerField(
        help_text="The number of rated games that the rating comes from."
    )
    provisional = serializers.BooleanField(
        help_text="Whether there are too few games for a place in the ladder."
    )


class FieldSchema(Schema):
    """An error in one field of a request."""

    field = serializers.CharField(
        allow_blank=True,
        help_text="The field's path, such as `clock.grace`; empty: the whole request.",
    )
    code = serializers.CharField(help_text="The error's code, such as `required`.")
    detail = serializers.CharField(help_text="What is wrong with the field, in words.")


class ProblemSchema(Schema):
    """`application/problem+json` (RFC 9457). Branch on `code`; show `detail`."""

    type = serializers.CharField(
        help_text="The problem's URI, such as `urn:caravanserai:problem:illegal`."
    )
    title = serializers.CharField(help_text="The kind of problem, in your language.")
    status = serializers.IntegerField(help_text="The HTTP status code, such as 409.")
    detail = serializers.CharField(help_text="What was wrong with this request, in your language.")
    code = serializers.ChoiceField(
        CODES, help_text="The problem's code, such as `illegal`; made for programs to branch on."
    )
    reason = TextSchema(required=False, help_text="The detail as a text with parameters.")
    rule = serializers.CharField(
        required=False,
        allow_blank=True,
        help_text="A more precise code, such as the engine's for an illegal choice, or the name of a "
        "limit.",
    )
    cite = serializers.CharField(
        required=False,
        allow_blank=True,
        help_text="The anchor in the rulebook of the rule that forbids the choice.",
    )
    errors = FieldSchema(
        many=True, required=False, help_text="The wrong fields of a `malformed` request."
    )


class StaleSchema(ProblemSchema):
    """The error of a decision that isn't open any more, with the table as it is now."""

    position = PositionSchema(required=False, help_text="The game as it is now.")
    player = serializers.CharField(
        required=False,
        help_text="Who played instead: `apprentice`, `merchant` or `master`; `house` for autoplay; "
        "`end`: the table ended.",
    )
    played = serializers.ListField(
        child=serializers.CharField(),
        required=False,
        help_text="The keys of the choices that were played instead in that turn.",
    )
