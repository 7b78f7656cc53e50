"""Playing: choices, drafts, conditional answers."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Words
from games.api.openapi import RENDER, call
from games.api.operation import Call, person_of, say_for
from games.api.problems import answer, of_games
from games.api.schemas.base import Json, Schema
from games.api.schemas.game import PositionSchema
from games.errors import Code, GamesError, StaleDecision, StandInPlayed
from games.services.play import Submitted, choice_submit, draft_redo, draft_reset, draft_undo
from games.session import session_open

TOO_LATE = (Code.STALE_DECISION, Code.TIME_RAN_OUT, Code.STAND_IN_PLAYED)
REFUSES = (Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.QUARANTINED, Code.BUSY)


class SubmittedSchema(PositionSchema):
    """The game after your request, as you see it."""

    committed = Flag(
        "Whether your choices are committed, so that others see them and you can't undo them."
    )
    repeated = Flag("Whether you had sent the same request before; this one changed nothing.")


class ChoicesApi(Call):
    """A choice for your open decision."""

    class Input(Schema):
        """Your open decision, and the choice."""

        decision = Words("The `id` of your open decision, such as `2.0.84482bb4`.", max_length=60)
        key = Words(
            "The `key` of one of the decision's choices, such as `take:chest`.", max_length=120
        )

    @call(
        "choice_submit",
        "Submit a choice for your open decision",
        request=Input,
        response=SubmittedSchema,
        refuses=(*REFUSES, *TOO_LATE, Code.ILLEGAL),
        parameters=[RENDER],
        request_example={"decision": "1.4.0f3a99c1", "key": "take:chest"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Make a choice. If it can be undone, it joins your draft; if not, it commits the draft.

        If you send the same choice again, nothing changes. If the decision is no longer open, the
        error has the current game in `position`. Only players with an open decision may call it.
        """
        asked = self.take(request, self.Input)
        try:
            done = choice_submit(table_id=id, by=request.user, **asked)
        except StaleDecision as error:
            return _stale(request, id, error)
        return Response(_submitted_json(request, done))


class UndoApi(Call):
    """The undo of a draft's last choice."""

    @call(
        "draft_undo",
        "Undo your draft's last choice",
        response=SubmittedSchema,
        refuses=(*REFUSES, Code.NOTHING_TO_UNDO),
        parameters=[RENDER],
    )
    def post(self, request: Request, id: str) -> Response:
        """Remove the last choice from your draft; committed choices stay. Redo adds it again.

        Only players may call it; refused if the draft is empty.
        """
        return Response(_submitted_json(request, draft_undo(table_id=id, by=request.user)))


class RedoApi(Call):
    """The redo of an undone choice."""

    @call(
        "draft_redo",
        "Make your last undone choice again",
        response=SubmittedSchema,
        refuses=(*REFUSES, Code.NOTHING_TO_REDO),
        parameters=[RENDER],
    )
    def post(self, request: Request, id: str) -> Response:
        """Add the choice that you undid last to your draft again.

        Undone choices are kept until you make another choice or the game moves on. Only players may
        call it; refused if `undone` is empty.
        """
        return Response(_submitted_json(request, draft_redo(table_id=id, by=request.user)))


class ResetApi(Call):
    """The reset of a whole draft."""

    @call(
        "draft_reset",
        "Remove all choices from your draft",
        response=SubmittedSchema,
        refuses=(*REFUSES, Code.NOTHING_TO_UNDO),
        parameters=[RENDER],
    )
    def post(self, request: Request, id: str) -> Response:
        """Remove all choices from your draft; committed choices stay.

        Only players may call it; refused if the draft is empty.
        """
        return Response(_submitted_json(request, draft_reset(table_id=id, by=request.user)))


def _submitted_json(request: Request, done: Submitted) -> Json:
    session, state = done.session, {"committed": done.committed, "repeated": done.repeated}
    say = say_for(request, session.seats)
    return SubmittedSchema.with_previews(done.position, say, session.previews, **state)


def _stale(request: Request, id: str, error: StaleDecision) -> Response:
    """Return the error of a stale decision with the current game, which saves a request."""
    session = session_open(table_id=id, person=person_of(request))
    try:
        position, previews = session.position, session.previews
    except GamesError:
        # The game has ended or stopped since the choice was refused.
        return answer(of_games(error))
    shown = PositionSchema.with_previews(position, say_for(request, session.seats), previews)
    return answer(of_games(error, position=shown, **_played_instead(error)))


def _played_instead(error: StaleDecision) -> Json:
    """Return the stand-in and its choices if it answered the decision."""
    if not isinstance(error, StandInPlayed):
        return {}
    return {"player": error.text.params["player"], "played": error.played}
