"""Schemas of a game: decisions with their choices, views, events and outcomes.

This module hides nothing: its input comes from selectors, which have removed what the person may
not know. An answer without sentences is the same in all languages.
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

STATUS_HELP = (
    "The table's phase. `open`: people can join; `playing`: the game runs; `finished`: the game has "
    "a result; `abandoned`: it ended without a result; `quarantined`: a fault in the rules stopped "
    "it."
)
Previews = Mapping[str, Prospect]
"""The effects of a decision's choices, by the choices' keys."""


class LookaheadSchema(Schema):
    """The effects of a choice and the further choices that complete it."""

    gain = SpansSchema(
        'What the seat receives in total: [least, most] by name, such as `{"camels": [0, 2]}`.'
    )
    cost = SpansSchema("What the seat pays in total: [least, most] by name.")
    left = SpansSchema(
        "What the seat has afterwards: [least, most] by name; names without a certain amount are "
        "left out."
    )
    gain_either = serializers.ListField(
        child=AmountsSchema(),
        help_text="The possible gains, if there are few and the ways to complete the choice differ only in "
        "the gain; otherwise empty.",
    )
    cost_either = serializers.ListField(
        child=AmountsSchema(),
        help_text="The possible costs, if there are few and the ways to complete the choice differ only in "
        "the cost; otherwise empty.",
    )
    draws = Flag(
        "Whether a way to complete the choice rolls dice, draws cards or reveals hidden information."
    )
    whole = Flag(
        "Whether the site tried all ways to complete the choice. If not, the amounts of `gain` "
        "and `cost` are lower limits."
    )
    gain_more = WordList(
        "Names whose amounts in `gain` are lower limits: the seat may receive more."
    )
    cost_more = WordList("Names whose amounts in `cost` are lower limits: the seat may pay more.")
    left_more = WordList("Names whose amounts in `left` are lower limits: the seat may have more.")
    open = Flag(
        "Whether amounts depend on chance or hidden information. If so, `gain` and `cost` "
        "have only the amounts that are certain."
    )
    gain_one = Flag("Whether the seat receives at most one of several optional gains.")
    cost_one = Flag("Whether the seat pays at most one of several optional costs.")
    follows = Flag("Whether further choices add to a gain or a cost of the choice itself.")


class OnwardSchema(Schema):
    """The further choices that you can confirm together with this choice, if it can be undone."""

    then = WordList(
        "The keys of the choices of the same kind that are offered next, such as "
        "`place:che4.b`; send them in `then`."
    )
    ends = Flag("Whether you can do nothing but end the turn after the choice; send `ends`.")


class PreviewSchema(Schema):
    """The cost and gain of a choice, as amounts by name, such as `camels`.

    Names depend on the title.
    """

    gain = AmountsSchema('What the seat receives, such as `{"camels": 3}`.')
    cost = AmountsSchema('What the seat pays, such as `{"gold": 2}`.')
    left = AmountsSchema("What the seat has afterwards: every amount that changes.")
    ends_turn = Flag("Whether the choice ends the seat's turn.")
    draws = Flag("Whether the choice rolls dice, draws cards or reveals hidden information.")
    open = Flag(
        "Whether amounts depend on chance or hidden information. If so, `gain` and `cost` "
        "have only the amounts that are certain."
    )
    least = WordList(
        "Names whose amounts are lower limits; all other amounts are exact. Amounts include "
        "automatic exchanges, such as six coins for a track card."
    )
    lasts = Flag("Whether the choice is final: you can't undo it.")
    lookahead = LookaheadSchema(
        help_text="The effect of the choice together with the further choices that complete it."
    )
    onward = OnwardSchema(
        help_text="The further choices that you can confirm together with the choice."
    )

    @classmethod
    def of(cls, thing: Prospect, say: Say | None = None, **given: Any) -> Json:
        """Return the effects of a choice as JSON; msgspec writes the kernel's structs unchanged."""
        more = {"lasts": thing.lasts, "lookahead": thing.lookahead, "onward": thing.onward}
        return super().of(thing.preview, say, **more, **given)


class ChoiceSchema(Schema):
    """An available choice."""

    key = Words("The choice's key, such as `take:chest`; send it to make the choice.")
    label = TextSchema(help_text="The choice in words.")
    targets = Targets(
        "The ids of the board's elements that represent the choice, such as `level:chest`."
    )
    group = Words("The choice's group, such as `take`; empty: none.", allow_blank=True)
    family = TextSchema(
        allow_null=True, help_text="The heading of related choices within the group; null: none."
    )
    preview = PreviewSchema(
        required=False,
        help_text="The choice's cost and gain; missing where the site doesn't compute them, such "
        "as in past positions.",
    )

    @classmethod
    def with_preview(cls, choice: Choice, say: Say | None, prospect: Prospect | None) -> Json:
        """Return a choice with its effects; without them if ``prospect`` is ``None``."""
        more = {"preview": PreviewSchema.of(prospect)} if prospect else {}
        return cls.of(choice, say, **more)


class BlockedSchema(Schema):
    """An unavailable choice that a player may expect, with the reason."""

    key = Words(
        "The key of the unavailable choice; or, for several such choices, the common beginning "
        "of their keys, up to a colon or a dot. No available choice has a key with this "
        "beginning."
    )
    code = Words("The code of the reason, such as `empty-level`.")
    reason = TextSchema(help_text="The reason in words.")
    cite = Cite()
    targets = Targets(
        "The ids of the board's elements that represent the choice, such as `level:chest`."
    )
    missing = serializers.ListField(
        child=AmountsSchema(),
        help_text='What the seat lacks, such as `[{"gold": 2}]`. With several entries, any one of them '
        "would be enough.",
    )


class DecisionSchema(Schema):
    """A seat's open decision."""

    id = Words(
        "The decision's id, such as `2.0.84482bb4`; send it with the choice. The id changes when the "
        "decision changes."
    )
    seat = Number("The seat that decides, from 0.")
    prompt = TextSchema(help_text="The question that the seat must answer, in words.")
    choices = ChoiceSchema(many=True, help_text="The available choices.")
    blocked = BlockedSchema(
        many=True, help_text="Unavailable choices that a player may expect, with the reasons."
    )
    cite = Cite()

    @classmethod
    def with_previews(cls, decision: Decision, say: Say | None, previews: Previews) -> Json:
        """Return a decision; its choices have those effects that ``previews`` contains."""
        choices = [
            ChoiceSchema.with_preview(choice, say, previews.get(choice.key))
            for choice in decision.choices
        ]
        return cls.of(decision, say, choices=choices)


class ViewSchema(Schema):
    """All that a seat may know of the game."""

    seat = Number(
        "The seat that may know this, from 0; null: it is a spectator's view.", allow_null=True
    )
    public = serializers.DictField(
        help_text="What everybody may know; the fields depend on the title."
    )
    private = serializers.DictField(
        allow_null=True,
        help_text="What only this seat may know, such as its hand; the fields depend on the title; null: a "
        "spectator's view.",
    )
    open = serializers.DictField(
        child=TextSchema(),
        help_text="The open decisions in words, by the number of the seat that must decide, from 0.",
    )
    over = Flag("Whether the game is over.")

    @classmethod
    def of(cls, thing: Mapping[str, Any], say: Say | None = None, **given: Any) -> Json:
        """Return a view as JSON: its compartments unchanged, its prompts as texts.

        ``say`` adds the sentences to the prompts.
        """
        prompts = {seat: TextSchema.of(text, say) for seat, text in thing["open"].items()}
        return {**thing, "open": prompts, **given}


class ScoreLineSchema(Schema):
    """The points of each seat by one scoring rule."""

    rule = Words("The scoring rule's id, such as `souks-1`.")
    label = TextSchema(help_text="The scoring rule in words.")
    points = NumberList("The points of each seat, in the order of seats.")
    cite = Cite()


class TieSchema(Schema):
    """One step of the tie-break."""

    label = TextSchema(help_text="The step's criterion in words.")
    values = NumberList("The value of each seat, in the order of seats.")


class OutcomeSchema(Schema):
    """The result of the game."""

    reason = TextSchema(help_text="Why the game ended, in words.")
    lines = ScoreLineSchema(
        many=True, help_text="The points of each seat, one entry for each scoring rule."
    )
    totals = NumberList("The total points of each seat, in the order of seats.")
    ranks = NumberList(
        "The rank of each seat, from 1, in the order of seats. Tied seats share a rank."
    )
    ties = TieSchema(many=True, help_text="The steps of the tie-break, in order.")


class EventSchema(Schema):
    """An event of the game."""

    kind = Words("The kind of event, such as `rolled`.")
    seat = Number("The seat that the event concerns, from 0; null: none.", allow_null=True)
    params = Params()
    targets = WordList(
        "The ids of the board's elements that the event concerns, such as `level:chest`."
    )
    text = Words("The event's log entry in your language; only with `render=1`.", required=False)


class PositionSchema(Schema):
    """A position as your seat sees it, without other players' secrets."""

    status = OneOf(
        Status.choices,
        STATUS_HELP,
    )
    ply = Number("The number of committed choices.")
    seat = Number(
        "Your seat, from 0; null: you have no seat, or the game hasn't started.", allow_null=True
    )
    acting = NumberList("The seats that must choose now, from 0.")
    view = ViewSchema(
        allow_null=True,
        help_text="Everything that you may know of the game; null: there is no game to show.",
    )
    decisions = DecisionSchema(
        many=True,
        help_text="A list with your open decision; empty: you have nothing to choose now.",
    )
    draft = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField(), min_length=2, max_length=2),
        help_text="Your draft: your choices that aren't committed yet, each as [decision id, key]. "
        "You can undo them; nobody else sees them.",
    )
    undone = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField(), min_length=2, max_length=2),
        help_text="The choices that you have undone, each as [decision id, key]; redo adds the last "
        "one of this list to your draft again.",
    )
    note = TextSchema(
        allow_null=True,
        help_text="Why your draft was changed or removed, in words; null: your draft wasn't changed.",
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
        """Return a position as JSON; its decision's choices have the effects in ``previews``."""
        own = [position.decision] if position.decision else []
        decisions = [DecisionSchema.with_previews(one, say, previews) for one in own]
        return cls.of(position, say, decisions=decisions, **given)
