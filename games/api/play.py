"""Playing: choices, drafts, conditional answers."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, WordList, Words
from games.api.openapi import RENDER, call
from games.api.operation import Call, person_of, say_for
from games.api.problems import answer, of_games
from games.api.schemas.base import Json, Schema
from games.api.schemas.game import PositionSchema
from games.errors import Code, GamesError, RunStopped, StaleDecision, StandInPlayed
from games.services.play import Submitted, choice_submit, draft_redo, draft_reset, draft_undo
from games.services.runs import RUN_LIMIT
from games.session import session_open

TOO_LATE = (Code.STALE_DECISION, Code.TIME_RAN_OUT, Code.STAND_IN_PLAYED)
REFUSES = (Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.QUARANTINED, Code.BUSY)


class SubmittedSchema(PositionSchema):
    """Your position after the request."""

    committed = Flag(
        "Whether your choices are committed, so that others see them and you can't undo them."
    )
    repeated = Flag("Whether you had sent the same request before; this one changed nothing.")
    played = WordList(
        "The keys of the choices of your request that are made, in order; empty after undo, redo "
        "and reset."
    )


class ChoicesApi(Call):
    """A choice for your open decision."""

    class Input(Schema):
        """The id of your open decision, and the key of your choice."""

        decision = Words("The `id` of your open decision, such as `2.0.84482bb4`.", max_length=60)
        key = Words(
            "The `key` of one of the decision's choices, such as `take:chest`.", max_length=120
        )
        then = WordList(
            "The keys of further choices, made one after the other once `key` is made; the choice's "
            "`preview.onward.then` has the keys of the same kind.",
            child=Words(max_length=120),
            max_length=RUN_LIMIT,
            required=False,
        )
        ends = Flag(
            "Whether to end your turn, too, if you can do nothing else after these choices; see "
            "`preview.onward.ends`.",
            required=False,
        )

    @call(
        "choice_submit",
        "Submit a choice for your open decision",
        request=Input,
        response=SubmittedSchema,
        refuses=(*REFUSES, *TOO_LATE, Code.ILLEGAL, Code.RUN_STOPPED),
        parameters=[RENDER],
        request_example={
            "decision": "1.6.5b0e77d4",
            "key": "place:che4.a",
            "then": ["place:che4.b"],
            "ends": True,
        },
    )
    def post(self, request: Request, id: str) -> Response:
        """Make a choice: it joins your draft or, if it can't be undone, commits the whole draft.

        With `then`, you send several choices in one request. They are made one after the other. If
        one of them is illegal, or follows a choice that can't be undone, the choices before it stay
        made. The error is then `run-stopped`, with their keys in `played`.

        Sending the same request again changes nothing. If the decision is no longer open, the error
        has the current position in `position`. Only players with an open decision may call it.
        """
        asked = self.take(request, self.Input)
        try:
            done = choice_submit(table_id=id, by=request.user, **asked)
        except (StaleDecision, RunStopped) as error:
            return _not_all(request, id, error)
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
        """Make the choice that you undid last again; it joins your draft.

        Undone choices are kept until you make another choice or the game changes. Only players may
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
    session = done.session
    state = {"committed": done.committed, "repeated": done.repeated, "played": done.played}
    say = say_for(request, session.seats)
    return SubmittedSchema.with_previews(done.position, say, session.previews, **state)


def _not_all(request: Request, id: str, error: GamesError) -> Response:
    """Return the error of choices that weren't made, with the current position.

    The position saves the client a request.
    """
    session = session_open(table_id=id, person=person_of(request))
    try:
        position, previews = session.position, session.previews
    except GamesError:
        # The game has ended or was stopped meanwhile, so there is no position.
        return answer(of_games(error))
    shown = PositionSchema.with_previews(position, say_for(request, session.seats), previews)
    return answer(of_games(error, position=shown, **_played(error)))


def _played(error: GamesError) -> Json:
    """Return the choices that a run or a stand-in has made."""
    if isinstance(error, RunStopped):
        return {"played": error.played}
    if not isinstance(error, StandInPlayed):
        return {}
    return {"player": error.text.params["player"], "played": error.played}
