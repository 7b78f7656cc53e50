"""A game: decisions with their choices, views, events and outcomes.

Nothing here decides who may know what: views, decisions and events were made for the person of
the request. Without sentences an answer is the same in all languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rest_framework import serializers

from games.api.fields import Flag, Number, NumberList, OneOf, WordList, Words
from games.api.schemas.base import Json, Say, Schema
from games.api.schemas.texts import AmountsSchema, Cite, Params, SpansSchema, Targets, TextSchema
from games.models import Status
from games.rules.kernel import Choice, Decision, Prospect
from games.selectors.positions import Position

Previews = Mapping[str, Prospect]
"""The effects of a decision's choices by their keys."""


class LookaheadSchema(Schema):
    """The total effect of a choice over all ways to complete it."""

    gain = SpansSchema(
        'What the seat receives in all, as [least, most] by name, such as `{"camels": [0, 2]}`.'
    )
    cost = SpansSchema("What the seat pays in all, as [least, most] by name.")
    left = SpansSchema(
        "What the seat has afterwards, as [least, most] by name, without names of which no "
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
    draws = Flag(
        "Whether some way to complete the choice draws chance or reveals something hidden."
    )
    whole = Flag(
        "Whether all ways to complete the choice were tried. If not, `gain` and `cost` are what "
        "every way has at least."
    )
    gain_more = WordList(
        "Names of which the seat may receive more: their amounts in `gain` are the least."
    )
    cost_more = WordList(
        "Names of which the seat may pay more: their amounts in `cost` are the least."
    )
    left_more = WordList(
        "Names of which the seat may have more afterwards: their amounts in `left` are the least."
    )
    open = Flag(
        "Whether chance or hidden things affect amounts, too. Then only certain amounts are "
        "counted."
    )
    gain_one = Flag(
        "Whether several gains are optional, and the seat can receive at most one of them."
    )
    cost_one = Flag("Whether several costs are optional, and the seat can pay at most one of them.")
    follows = Flag("Whether further choices increase a gain or a cost of the choice itself.")


class PreviewSchema(Schema):
    """The cost and gain of a choice, by the names of the title's purse."""

    gain = AmountsSchema('What the seat receives, such as `{"camels": 3}`.')
    cost = AmountsSchema('What the seat pays, such as `{"gold": 2}`.')
    left = AmountsSchema("What the seat has afterwards of every name that changes.")
    ends_turn = Flag("Whether the choice ends the seat's turn.")
    draws = Flag("Whether the choice draws chance or reveals something hidden.")
    open = Flag(
        "Whether chance or hidden things affect amounts, too. Then the certain amounts are "
        "counted until all effects of the choice are done."
    )
    least = WordList(
        "Names whose amounts are the least; all other amounts are exact. If a title exchanges "
        "something by itself, such as six coins for a track card, the result counts."
    )
    lasts = Flag("Whether the choice can't be undone.")
    lookahead = LookaheadSchema(
        help_text="The effects of the choice together with all further choices that complete it."
    )

    @classmethod
    def of(cls, thing: Prospect, say: Say | None = None, **given: Any) -> Json:
        """Return the effects of a choice; msgspec writes the kernel's lookahead as it is."""
        return super().of(thing.preview, say, lasts=thing.lasts, lookahead=thing.lookahead, **given)


class ChoiceSchema(Schema):
    """A choice that is available now."""

    key = Words("The choice's key, such as `take:chest`. Send it to make the choice.")
    label = TextSchema(help_text="The choice in words.")
    targets = Targets(
        "Ids of the board's elements that stand for the choice, such as `level:chest`."
    )
    group = Words(
        "The kind of choice, such as `take`, by which choices can be grouped.", allow_blank=True
    )
    family = TextSchema(
        allow_null=True, help_text="A heading for related choices of the group; null: none."
    )
    preview = PreviewSchema(
        required=False,
        help_text="The choice's cost and gain; only for your own choices at a table.",
    )

    @classmethod
    def with_preview(cls, choice: Choice, say: Say | None, prospect: Prospect | None) -> Json:
        """Return a choice with its effects, if they are known."""
        more = {"preview": PreviewSchema.of(prospect)} if prospect else {}
        return cls.of(choice, say, **more)


class BlockedSchema(Schema):
    """An unavailable choice that a player would expect, and the reason."""

    key = Words(
        "The key that the choice would have, or its beginning up to a colon or a dot. No "
        "available choice begins like that."
    )
    code = Words("The engine's code of the reason, such as `empty-level`.")
    reason = TextSchema(help_text="The reason in words.")
    cite = Cite()
    targets = Targets(
        "Ids of the board's elements that stand for the choice, such as `level:chest`."
    )
    missing = serializers.ListField(
        child=AmountsSchema(),
        help_text='What the seat lacks, such as `{"gold": 2}`. Any one of the entries would be enough.',
    )


class DecisionSchema(Schema):
    """A seat's open decision."""

    id = Words(
        "The decision's id, such as `2.0.84482bb4`; it changes when the decision does. Send it "
        "with the choice."
    )
    seat = Number("The seat that decides, from 0.")
    prompt = TextSchema(help_text="The decision in words.")
    choices = ChoiceSchema(many=True, help_text="The available choices.")
    blocked = BlockedSchema(
        many=True, help_text="Unavailable choices that a player would expect, with the reasons."
    )
    cite = Cite()

    @classmethod
    def with_previews(cls, decision: Decision, say: Say | None, previews: Previews) -> Json:
        """Return a decision; its choices have their effects, as far as these are known."""
        choices = [
            ChoiceSchema.with_preview(choice, say, previews.get(choice.key))
            for choice in decision.choices
        ]
        return cls.of(decision, say, choices=choices)


class ViewSchema(Schema):
    """All that a seat may know. The contents of the compartments depend on the title."""

    seat = Number("The seat whose view this is, from 0; null: a spectator's view.", allow_null=True)
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
    over = Flag("Whether the game is over.")

    @classmethod
    def of(cls, thing: Mapping[str, Any], say: Say | None = None, **given: Any) -> Json:
        """Return a view: its compartments unchanged, its prompts as texts."""
        prompts = {seat: TextSchema.of(text, say) for seat, text in thing["open"].items()}
        return {**thing, "open": prompts, **given}


class ScoreLineSchema(Schema):
    """The points of every seat by one scoring rule."""

    rule = Words("The scoring rule's id, such as `souks-1`.")
    label = TextSchema(help_text="The scoring rule in words.")
    points = NumberList("The points of each seat, in the order of seats.")
    cite = Cite()


class TieSchema(Schema):
    """One step of the tie-break."""

    label = TextSchema(help_text="The criterion in words.")
    values = NumberList("The value of each seat, in the order of seats.")


class OutcomeSchema(Schema):
    """The end of the game."""

    reason = TextSchema(help_text="Why the game ended, in words.")
    lines = ScoreLineSchema(many=True, help_text="The points by scoring rule.")
    totals = NumberList("The total points of each seat, in the order of seats.")
    ranks = NumberList(
        "The rank of each seat, from 1, in the order of seats. Tied seats share a rank."
    )
    ties = TieSchema(many=True, help_text="The steps of the tie-break.")


class EventSchema(Schema):
    """An event of the game."""

    kind = Words("The kind of event, such as `rolled`.")
    seat = Number("The seat that the event is about, from 0; null: none.", allow_null=True)
    params = Params()
    targets = WordList(
        "Ids of the board's elements that the event is about, such as `level:chest`."
    )
    text = Words("The log entry in your language; only with `render=1`.", required=False)


class PositionSchema(Schema):
    """A game as you see it: with your own draft, and without others' secrets."""

    status = OneOf(
        Status.choices,
        "The phase of the table; `quarantined`: stopped because of a fault in the rules.",
    )
    ply = Number("The number of committed choices.")
    seat = Number(
        "Your seat, from 0; null: you have none, or seats aren't drawn yet.", allow_null=True
    )
    acting = NumberList("The seats that must choose now, from 0.")
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

    @classmethod
    def with_previews(
        cls, position: Position, say: Say | None, previews: Previews, **given: Any
    ) -> Json:
        """Return a position; the choices of its decision have their effects, if known."""
        own = [position.decision] if position.decision else []
        decisions = [DecisionSchema.with_previews(one, say, previews) for one in own]
        return cls.of(position, say, decisions=decisions, **given)
