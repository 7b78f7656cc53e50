"""Stateless validation: whether a choice is legal after a list of choices."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from typing import Any, Final

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Number, Pairs, Words
from games.api.openapi import RENDER, call
from games.api.operation import Call, say_for
from games.api.schemas.base import Json, Say, Schema
from games.api.schemas.game import DecisionSchema, OutcomeSchema, ViewSchema
from games.api.schemas.texts import TextSchema
from games.errors import Code
from games.rules import titles
from games.rules.kernel import BadSetup, ChoiceError, NotYourDecision, Text, Title

HEX: Final = re.compile(r"[0-9a-fA-F]{64}")
MAX_CHOICES: Final = 2_000
"""The most choices of a replay. It is ten times the longest game, and takes about a second."""
SEED: Final = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"


@extend_schema_field(
    {"type": "string", "pattern": "^([0-9a-fA-F]{64}|[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)$"}
)
class SeedField(Words):
    """32 bytes, in hexadecimal or in base64."""

    def __init__(self, **options: Any) -> None:
        help_text = "The seed of dice and cards: 32 bytes in hexadecimal or base64."
        super().__init__(max_length=64, help_text=help_text, **options)

    def to_internal_value(self, data: Any) -> bytes:
        """Return the bytes. Raises ValidationError."""
        seed = _bytes(super().to_internal_value(data))
        if len(seed) != len(SEED) // 2:
            raise serializers.ValidationError(
                "A seed is 32 bytes in hexadecimal or base64.", "seed"
            )
        return seed


def _bytes(text: str) -> bytes:
    if HEX.fullmatch(text):
        return bytes.fromhex(text)
    try:
        return base64.b64decode(text.encode("ascii"), validate=True)
    except (binascii.Error, ValueError):
        return b""


PAIR: Final = {
    "type": "array",
    "prefixItems": [
        {"type": "integer", "minimum": 0, "maximum": 11},
        {"type": "string", "maxLength": 120},
    ],
    "minItems": 2,
    "maxItems": 2,
}


@extend_schema_field(PAIR)
class PairField(serializers.Field):  # type: ignore[type-arg]
    """A pair `[seat, key]`."""

    seat = Number(min_value=0, max_value=11)
    key = Words(max_length=120, allow_blank=True)

    def to_internal_value(self, data: Any) -> tuple[int, str]:
        """Return seat and key. Raises ValidationError."""
        if not isinstance(data, list) or len(data) != 2:
            raise serializers.ValidationError("A choice must be a list [seat, key].", "pair")
        return self.seat.run_validation(data[0]), self.key.run_validation(data[1])


class ValidateApi(Call):
    """A check of a choice against the rules."""

    permission_classes = (AllowAny,)
    rate = "validate"
    only_reads = True

    class Input(Schema):
        """A game from its start, and the choice to check."""

        seats = Number("The number of seats; see `seats` of the title.", min_value=1, max_value=12)
        seed = SeedField()
        options = Pairs(
            default=dict,
            help_text="The table's settings by id; the title's `options` list ids and values.",
        )
        edition = Words(
            "The edition of the title's data; null: the first of the title's `editions`.",
            max_length=40,
            allow_null=True,
            default=None,
        )
        choices = serializers.ListField(
            child=PairField(),
            max_length=MAX_CHOICES,
            default=list,
            help_text="The choices before `key`, each as [seat, key].",
        )
        seat = Number(
            "The seat that makes the choice and gets the view, from 0; null: return a spectator's view.",
            min_value=0,
            max_value=11,
            allow_null=True,
            default=None,
        )
        key = Words(
            "The key of the choice to check; null: check only `choices`.",
            max_length=120,
            allow_null=True,
            allow_blank=True,
            default=None,
        )

    class Output(Schema):
        """The result of the check."""

        legal = Flag("Whether all choices are legal.")
        code = Words("The code of the first error; empty: all choices are legal.", allow_blank=True)
        reason = TextSchema(
            allow_null=True, help_text="What is wrong, in words; null: all choices are legal."
        )
        cite = Words(
            "The rule's anchor in the rulebook, such as `take-group`; empty: none.",
            allow_blank=True,
        )
        at = Number(
            "The number of the first illegal choice, from 0; null: all choices are legal, or the game "
            "can't start with these settings.",
            allow_null=True,
        )
        view = ViewSchema(
            allow_null=True,
            help_text="The view of `seat` after the last legal choice; null: the game can't start.",
        )
        decisions = DecisionSchema(
            many=True, help_text="The open decisions of all seats after the last legal choice."
        )
        outcome = OutcomeSchema(allow_null=True, help_text="The result; null: the game isn't over.")

    @call(
        "validate",
        "Check a choice against the rules",
        request=Input,
        response=Output,
        refuses=(Code.NOT_FOUND,),
        parameters=[RENDER],
        request_example={"seats": 3, "seed": SEED, "choices": [], "seat": 0, "key": "roll:0"},
    )
    def post(self, request: Request, slug: str) -> Response:
        """Replay a game from its start and check the next choice. Nothing is stored.

        Anyone may call it, also with a read-only token.
        """
        title, asked = titles.get(slug), self.take(request, self.Input)
        seat, key = asked["seat"], asked["key"]
        if key is not None:
            asked["choices"].append((-1 if seat is None else seat, key))
        done = replay(title, asked)
        return Response(_answer(title, done, seat, say_for(request, None)))


@dataclass(slots=True)
class Replayed:
    """The result of a replay. ``state`` is the last state that was reached."""

    state: Any = None
    played: int = 0
    code: str = ""
    reason: Text | None = None
    cite: str = ""


def replay(title: Title[Any], asked: dict[str, Any]) -> Replayed:
    """Play choices from the start, and stop at the first illegal one."""
    done, seats = Replayed(), asked["seats"]
    try:
        done.state = title.new(seats, asked["seed"], asked["options"], asked["edition"])
        for seat, key in asked["choices"]:
            if seat not in range(seats):
                raise NotYourDecision(seat)
            done.state = title.play(done.state, seat, key).state
            done.played += 1
    except BadSetup as error:
        done.code, done.reason = error.code, error.reason
    except ChoiceError as error:
        done.code, done.reason, done.cite = error.code, error.reason, error.cite
    return done


def _answer(title: Title[Any], done: Replayed, seat: int | None, say: Say | None) -> Json:
    legal = not done.code
    at = None if legal or done.state is None else done.played
    return ValidateApi.Output.of(
        done, say, legal=legal, at=at, **_seen(title, done.state, seat, say)
    )


def _seen(title: Title[Any], state: Any, seat: int | None, say: Say | None) -> Json:
    if state is None:
        return {"view": None, "decisions": [], "outcome": None}
    whose = seat if seat is not None and seat < len(state.private) else None
    outcome = title.outcome(state)
    return {
        "view": ViewSchema.of(title.view(state, whose), say),
        "decisions": [DecisionSchema.of(one, say) for one in title.decisions(state).values()],
        "outcome": outcome and OutcomeSchema.of(outcome, say),
    }
