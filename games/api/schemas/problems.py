"""Schemas of errors, which `games.api.problems` makes."""

from __future__ import annotations

from games.api.fields import Number, OneOf, WordList, Words
from games.api.problems import CODES
from games.api.schemas.base import Schema
from games.api.schemas.game import PositionSchema
from games.api.schemas.texts import TextSchema


class FieldSchema(Schema):
    """An error in one field of a request."""

    field = Words(
        "The path of the field, such as `clock.grace`; empty: the whole request.", allow_blank=True
    )
    code = Words("The error's code, such as `required`.")
    detail = Words("What is wrong with the field, in words.")


class ProblemSchema(Schema):
    """An error as `application/problem+json` (RFC 9457).

    Programs use `code`; people read `detail`.
    """

    type = Words("The URI of the error code, such as `urn:caravanserai:problem:illegal`.")
    title = Words("The meaning of the error code, in your language.")
    status = Number("The HTTP status code, such as 409.")
    detail = Words("What is wrong with this request, in your language.")
    code = OneOf(
        CODES,
        "The error code, such as `illegal`; programs decide by it what to do. Each operation "
        "lists its codes with their meanings.",
    )
    reason = TextSchema(required=False, help_text="`detail` as a text with parameters.")
    rule = Words(
        "A more precise code: the reason why a choice is illegal, or the name of a limit.",
        required=False,
        allow_blank=True,
    )
    cite = Words(
        "The anchor of the rule in the rulebook that forbids the choice; empty: none.",
        required=False,
        allow_blank=True,
    )
    errors = FieldSchema(
        many=True, required=False, help_text="The wrong fields; only with the code `malformed`."
    )


class StaleSchema(ProblemSchema):
    """The error if a decision is no longer open, or if only some of several choices were made.

    It contains the current position.
    """

    position = PositionSchema(required=False, help_text="The game as you see it now.")
    player = Words(
        "The player of the turn instead of you: a stand-in (`apprentice`, `merchant` or "
        "`master`) or autoplay (`house`); `end`: the table has ended.",
        required=False,
    )
    played = WordList(
        "The keys of the choices that were played in that turn instead; for `run-stopped`, those of "
        "your request that are made.",
        required=False,
    )
