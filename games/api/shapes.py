"""Schemas of answers that several operations share; `wire` and `faces` fill them.

Answers aren't passed through these serializers, which would cost a view milliseconds for nothing;
the tests validate every answer against the schema made of them.
"""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games import paces
from games.api.problems import CODES
from games.models import STRENGTHS, Policy, StandIn, Status, Visibility

Shape = serializers.Serializer[Any]

PARAMS = {
    "type": "object",
    "description": "Numbers, strings, lists of numbers, seats ({type: who, seat}) and further texts.",
    "additionalProperties": True,
}


@extend_schema_field(PARAMS)
class Params(serializers.DictField):
    """Parameters of a text or an event."""


class TextShape(Shape):
    """A message id with its parameters; the sentence `text` comes only with `render=1`."""

    type = serializers.ChoiceField(["text"])
    id = serializers.CharField()
    params = Params()
    text = serializers.CharField(required=False)


class AmountsShape(serializers.DictField):
    """Amounts by the names of the title's purse."""

    child = serializers.IntegerField()


class SpansShape(serializers.DictField):
    """Ranges of amounts (least, most) by the names of the title's purse."""

    child = serializers.ListField(child=serializers.IntegerField(), min_length=2, max_length=2)


class AheadShape(Shape):
    """The total effect of a choice over all ways to complete it."""

    takes = SpansShape(help_text="What the seat receives on its way.")
    gives = SpansShape(help_text="What the seat pays on its way.")
    leaves = SpansShape(
        help_text="What the seat has afterwards of all that may change, unless nothing is certain of it."
    )
    takes_either = serializers.ListField(
        child=AmountsShape(),
        help_text="One of these of what varies in `takes`, where a few ways differ in nothing else.",
    )
    gives_either = serializers.ListField(child=AmountsShape(), help_text="The same of `gives`.")
    draws = serializers.BooleanField(help_text="Some way draws.")
    open = serializers.BooleanField(
        help_text="There chance decides of amounts, too: what is told comes in any case, and may be the least."
    )
    whole = serializers.BooleanField(
        help_text="If false, there are too many ways: it tells what each of them takes and gives at least."
    )
    takes_more = serializers.ListField(
        child=serializers.CharField(),
        help_text="If `whole` is false or `open` is true: the figure in `takes` is the least.",
    )
    gives_more = serializers.ListField(
        child=serializers.CharField(), help_text="The same of `gives`."
    )
    leaves_more = serializers.ListField(
        child=serializers.CharField(),
        help_text="If `open` is true: the figure in `leaves` is the least.",
    )
    takes_one = serializers.BooleanField(
        help_text="Of what it may receive or not, several things, no way receives two."
    )
    gives_one = serializers.BooleanField(help_text="The same of `gives`.")
    follows = serializers.BooleanField(
        help_text="Something that the choice itself takes or gives is more in the end, by what follows."
    )


class PreviewShape(Shape):
    """The effect of a choice on its seat, exact or, with chance or hidden things, the least."""

    takes = AmountsShape(help_text="What the seat receives.")
    gives = AmountsShape(help_text="What the seat pays.")
    leaves = AmountsShape(help_text="What the seat has afterwards of all that changes.")
    ends_turn = serializers.BooleanField()
    draws = serializers.BooleanField(help_text="Chance or something hidden comes up.")
    open = serializers.BooleanField(
        help_text="It decides of amounts, too. Then all that is told comes until everything is done that the choice sets off."
    )
    least = serializers.ListField(
        child=serializers.CharField(),
        help_text="Names whose figures are the least. All other figures are exact. What is exchanged by itself, as six coins for a track card, counts as what it is exchanged for.",
    )
    lasts = serializers.BooleanField(help_text="No undo takes it back.")
    ahead = AheadShape(help_text="To its end, with all that is still to be chosen for it.")


class ChoiceShape(Shape):
    """A choice that is available now."""

    key = serializers.CharField()
    label = TextShape()
    targets = serializers.ListField(
        child=serializers.CharField(), help_text="Ids of the board's elements that stand for it."
    )
    group = serializers.CharField(allow_blank=True)
    family = TextShape(allow_null=True, help_text="The heading of choices that belong together.")
    preview = PreviewShape(required=False, help_text="Your own choices at a table have one.")


class BlockedShape(Shape):
    """A choice that one would expect but that isn't available, and why."""

    key = serializers.CharField(
        help_text="The choice's key, or its beginning up to a colon or a dot. No key that is offered begins so."
    )
    code = serializers.CharField()
    reason = TextShape()
    cite = serializers.CharField(allow_blank=True, help_text="The rule's anchor in the rulebook.")
    targets = serializers.ListField(child=serializers.CharField())
    missing = serializers.ListField(
        child=AmountsShape(),
        help_text="What the seat lacks, by the names of its purse; each entry alone would do.",
    )


class DecisionShape(Shape):
    """A seat's open decision."""

    id = serializers.CharField(help_text="Send it with the choice; it changes with the decision.")
    seat = serializers.IntegerField()
    prompt = TextShape()
    choices = ChoiceShape(many=True)
    blocked = BlockedShape(many=True)
    cite = serializers.CharField(allow_blank=True)


class ViewShape(Shape):
    """All that a seat may know. The contents of the compartments depend on the title."""

    seat = serializers.IntegerField(allow_null=True, help_text="null: a spectator's view.")
    public = serializers.DictField()
    private = serializers.DictField(allow_null=True)
    open = serializers.DictField(
        child=TextShape(), help_text="By seat: what it has to decide at this moment."
    )
    over = serializers.BooleanField()


class ScoreLineShape(Shape):
    """The points of every seat by one scoring rule."""

    rule = serializers.CharField()
    label = TextShape()
    points = serializers.ListField(child=serializers.IntegerField())
    cite = serializers.CharField(allow_blank=True)


class TieShape(Shape):
    """One step of the tie-break."""

    label = TextShape()
    values = serializers.ListField(child=serializers.IntegerField())


class OutcomeShape(Shape):
    """The end of the game."""

    reason = TextShape()
    lines = ScoreLineShape(many=True)
    totals = serializers.ListField(child=serializers.IntegerField())
    ranks = serializers.ListField(child=serializers.IntegerField())
    ties = TieShape(many=True)


class EventShape(Shape):
    """An event of the game."""

    kind = serializers.CharField()
    seat = serializers.IntegerField(allow_null=True)
    params = Params()
    targets = serializers.ListField(child=serializers.CharField())
    text = serializers.CharField(required=False, help_text="Its line in the log, with render=1.")


class PositionShape(Shape):
    """A game as you see it: with your own draft, and without others' secrets."""

    status = serializers.ChoiceField(Status.choices)
    ply = serializers.IntegerField(help_text="How many choices are committed.")
    seat = serializers.IntegerField(allow_null=True, help_text="Your seat; null: none (yet).")
    acting = serializers.ListField(
        child=serializers.IntegerField(), help_text="The seats that have to choose."
    )
    view = ViewShape(allow_null=True)
    decisions = DecisionShape(many=True, help_text="What you may choose now: none or one.")
    draft = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField(), min_length=2, max_length=2),
        help_text="Your choices ([decision, key]) that aren't committed yet.",
    )
    note = TextShape(allow_null=True, help_text="What became of a draft that no longer fitted.")
    orders = serializers.DictField(
        child=serializers.CharField(), allow_null=True, help_text="Your standing orders."
    )


class PersonShape(Shape):
    """A person at the table."""

    name = serializers.CharField()
    place = serializers.IntegerField(allow_null=True, help_text="The seat; drawn at the start.")
    you = serializers.BooleanField()
    host = serializers.BooleanField()
    computer = serializers.BooleanField(help_text="Whether a program chooses for them.")
    strength = serializers.ChoiceField(
        ["", *STRENGTHS],
        allow_blank=True,
        help_text="Of the house's opponents; empty: none of them.",
    )
    joined_at = serializers.DateTimeField()
    waiting_since = serializers.DateTimeField(
        allow_null=True, help_text="Since when their decision is open; null: they needn't choose."
    )
    consents_to_abandon = serializers.BooleanField()
    missed = serializers.IntegerField(help_text="Turns in a row of which the time ran out.")
    held_by_house = serializers.BooleanField(
        help_text="Whether the table's `stand_in` plays this seat until its person returns."
    )
    resigned_at = serializers.DateTimeField(
        allow_null=True, help_text="When they resigned; an opponent plays this seat to the end."
    )
    agrees_on_pause = serializers.BooleanField(
        help_text="To the pause that is proposed; while one lasts, to ending it."
    )
    agrees_on_rating = serializers.BooleanField(
        help_text="That the game counts among those who play on although somebody has resigned."
    )
    rank = serializers.IntegerField(allow_null=True)
    score = serializers.IntegerField(allow_null=True)


class PaceShape(Shape):
    """A clock's numbers, in seconds."""

    grace = serializers.IntegerField(
        min_value=0, max_value=paces.MOST.grace, help_text="Not counted, in every turn."
    )
    bank = serializers.IntegerField(min_value=0, max_value=paces.MOST.bank)
    increment = serializers.IntegerField(
        min_value=0, max_value=paces.MOST.increment, help_text="What a turn adds to the bank."
    )
    cap = serializers.IntegerField(
        min_value=0, max_value=paces.MOST.cap, help_text="The most that the bank holds."
    )


class ClockShape(Shape):
    """The time left in an open turn, in counted seconds: nights and vacations don't count."""

    seat = serializers.IntegerField()
    deadline = serializers.DateTimeField(
        allow_null=True, help_text="When the time is up; null while the table is stopped."
    )
    left = serializers.IntegerField(help_text="Seconds, when this was answered.")
    free = serializers.IntegerField(help_text="Of these, before the bank is touched.")
    bank = serializers.IntegerField()
    paused = serializers.ChoiceField(
        ["", "vacation", "rest", "quiet", "held", "stopped", "paused"],
        allow_blank=True,
        help_text="Why the clock stands still; empty: it runs.",
    )
    until = serializers.DateTimeField(
        allow_null=True, help_text="When it goes on, if that is known."
    )
    then = serializers.ChoiceField(
        ["turn", "seat", "end"],
        help_text="At zero the table's `stand_in` plays the turn, plays it and keeps the seat, or the table ends.",
    )
    credit = serializers.IntegerField(help_text="Seconds given back for outages in this turn.")


class FactsShape(Shape):
    """A table's facts, as in lists."""

    id = serializers.CharField()
    name = serializers.CharField(allow_blank=True)
    title = serializers.CharField()
    edition = serializers.CharField()
    rules_version = serializers.IntegerField()
    options = serializers.DictField(child=serializers.CharField())
    size = serializers.IntegerField(help_text="How many seats it has.")
    visibility = serializers.ChoiceField(Visibility.choices)
    pace = serializers.ChoiceField(paces.NAMES)
    clock = PaceShape(allow_null=True, help_text="The pace's numbers; null: no clock runs.")
    timeout_policy = serializers.ChoiceField(Policy.choices)
    timeout_misses = serializers.IntegerField()
    stand_in = serializers.ChoiceField(
        StandIn.choices, help_text="Who plays for somebody who is gone; `house` is autoplay."
    )
    start_when_full = serializers.BooleanField()
    rated = serializers.BooleanField(
        help_text="Whether the game moves ratings, if people alone play it."
    )
    rates_computers = serializers.BooleanField(
        help_text="Whether it does with computers, too, where the site counts such games."
    )
    asks_punctual = serializers.IntegerField(
        help_text="Of a hundred turns with a clock, so many in time are asked of those who sit down; 0: none."
    )
    rating_from = serializers.IntegerField(
        allow_null=True, help_text="The fewest points that they may have at the title; null: any."
    )
    rating_to = serializers.IntegerField(allow_null=True, help_text="The most; null: any.")
    talk_closed = serializers.BooleanField(
        help_text="Whether nobody talks here, as the host wishes."
    )
    status = serializers.ChoiceField(Status.choices)
    ply = serializers.IntegerField()
    pause_days = serializers.IntegerField(
        allow_null=True, help_text="The length of a pause that is proposed; null: none is."
    )
    paused_until = serializers.DateTimeField(
        allow_null=True,
        help_text="Until when no clock runs, by everybody's consent; null: they run.",
    )
    created_at = serializers.DateTimeField()
    started_at = serializers.DateTimeField(allow_null=True)
    finished_at = serializers.DateTimeField(allow_null=True)
    computers = serializers.BooleanField(
        help_text="Whether programs play here, the house's or people's."
    )
    people = PersonShape(many=True)


class FairnessShape(Shape):
    """The data to verify every die: the commitment now, secret and seed after the game."""

    commitment = serializers.CharField()
    nonces = serializers.ListField(child=serializers.CharField())
    secret = serializers.CharField(allow_blank=True)
    seed = serializers.CharField(allow_blank=True)


class TableShape(FactsShape, PositionShape):
    """A table as you see it."""

    fairness = FairnessShape()
    outcome = OutcomeShape(allow_null=True)
    clocks = ClockShape(many=True, help_text="Of the seats that have to choose.")
    invitation = serializers.CharField(
        allow_blank=True, help_text="The token of the invitation link; for those who sit here."
    )


class RatingShape(Shape):
    """A person's rating in a title, as pages show it."""

    points = serializers.IntegerField()
    range = serializers.IntegerField(help_text="By how many points more or less it may be wrong.")
    games = serializers.IntegerField(help_text="How many rated games it comes from.")
    provisional = serializers.BooleanField(
        help_text="Whether there are too few games yet for a place in the ladder."
    )


class FieldShape(Shape):
    """An error in one field of a request."""

    field = serializers.CharField(allow_blank=True)
    code = serializers.CharField()
    detail = serializers.CharField()


class ProblemShape(Shape):
    """`application/problem+json` (RFC 9457). Branch on `code`; show `detail`."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    code = serializers.ChoiceField(CODES)
    reason = TextShape(required=False)
    rule = serializers.CharField(
        required=False, allow_blank=True, help_text="The engine's own code of a refused choice."
    )
    cite = serializers.CharField(
        required=False, allow_blank=True, help_text="The rule's anchor in the rulebook."
    )
    errors = FieldShape(many=True, required=False)


class StaleShape(ProblemShape):
    """The error of a decision that isn't open any more, with the table as it is now."""

    position = PositionShape(required=False)
    player = serializers.CharField(
        required=False,
        help_text="Who played instead: apprentice, merchant or master, house for autoplay; end: the table ended.",
    )
    played = serializers.ListField(
        child=serializers.CharField(),
        required=False,
        help_text="The keys of what was played instead in that turn.",
    )
