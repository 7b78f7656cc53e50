"""Errors, as `games.api.problems` makes them."""

from __future__ import annotations

from games.api.fields import Number, OneOf, WordList, Words
from games.api.problems import CODES
from games.api.schemas.base import Schema
from games.api.schemas.game import PositionSchema
from games.api.schemas.texts import TextSchema


class FieldSchema(Schema):
    """An error in one field of a request."""

    field = Words(
        "The field's path, such as `clock.grace`; empty: the whole request.", allow_blank=True
    )
    code = Words("The error's code, such as `required`.")
    detail = Words("What is wrong with the field, in words.")


class ProblemSchema(Schema):
    """`application/problem+json` (RFC 9457). Branch on `code`; show `detail`."""

    type = Words("The problem's URI, such as `urn:caravanserai:problem:illegal`.")
    title = Words("The kind of problem, in your language.")
    status = Number("The HTTP status code, such as 409.")
    detail = Words("What was wrong with this request, in your language.")
    code = OneOf(CODES, "The problem's code, such as `illegal`; made for programs to branch on.")
    reason = TextSchema(required=False, help_text="The detail as a text with parameters.")
    rule = Words(
        "A more precise code, such as the engine's for an illegal choice, or the name of a limit.",
        required=False,
        allow_blank=True,
    )
    cite = Words(
        "The anchor in the rulebook of the rule that forbids the choice.",
        required=False,
        allow_blank=True,
    )
    errors = FieldSchema(
        many=True, required=False, help_text="The wrong fields of a `malformed` request."
    )


class StaleSchema(ProblemSchema):
    """The error of a decision that isn't open any more, with the table as it is now."""

    position = PositionSchema(required=False, help_text="The game as it is now.")
    player = Words(
        "Who played instead: `apprentice`, `merchant` or `master`; `house` for autoplay; `end`: "
        "the table ended.",
        required=False,
    )
    played = WordList(
        "The keys of the choices that were played instead in that turn.", required=False
    )
