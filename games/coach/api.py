"""The coach over REST: ask for a game's review, read it, hide the figures of one's own choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Described, Flag, Fraction, Number, NumberList, OneOf, WordList
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.schemas.base import Json, Schema
from games.coach.selectors import STATES, coach_of
from games.coach.services import choices_share, review_ask
from games.errors import Code

if TYPE_CHECKING:
    from accounts.models import User
    from games.coach.selectors import GameCoach


class Shares(Described, serializers.ListField):
    """A list of parts of a win."""

    child = serializers.FloatField()

    def encode(self, shares: Iterable[float], _: object) -> list[float]:
        """Return the shares as a list."""
        return list(shares)


class TurnReviewSchema(Schema):
    """A turn of a seat, or a decision of a draft."""

    number = Number("The turn's number in the game, from 0.", source="turn.number")
    seat = Number("The seat that chose, from 0.", source="turn.seat")
    first = Number(
        "The number of the turn's first choice in the game, from 0.", source="turn.first"
    )
    last = Number("The number of the turn's last choice.", source="turn.last")
    loss = Fraction(
        "The seat's win share after what was played, less that after the best way through the turn: "
        "0 or negative. Null: the person doesn't share it.",
        allow_null=True,
    )
    error = Fraction("The standard error of `loss`; null with it.", allow_null=True)
    worths = Shares("Each seat's win share after the turn, 0 to 1, by seat.", source="turn.worths")
    scores = NumberList("Each seat's points after the turn, by seat.", source="turn.scores")


class AnswerSchema(Schema):
    """A way through the rest of a turn."""

    choices = WordList("The keys of the choices, first to last.")
    worth = Fraction("The seat's mean win share at the turn's end, 0 to 1.")
    error = Fraction("The standard error of the difference to the best answer.")


class TurningPointSchema(Schema):
    """A decision that cost more than twice its error."""

    turn = Number("The number of its turn.")
    first = Number(
        "The number of the choice in the game at which the answers begin. The position before it is "
        "`states/{first}/`; an analysis line can begin there."
    )
    answers = AnswerSchema(
        many=True, help_text="Up to four answers, the best first, with the one that was played."
    )
    played = Number("The place of the answer that was played, from 0.")


class ReviewColumnsSchema(Schema):
    """A seat's sum: all columns that aren't null add up to `result`."""

    seat = Number("The seat, from 0.")
    start = Fraction("The seat's win share before the first turn.")
    choices = Fraction(
        "The sum of the losses of its own turns; null: the person doesn't share it.",
        allow_null=True,
    )
    choices_error = Fraction("The standard error of `choices`; null with it.", allow_null=True)
    others = Fraction(
        "The gain by others' choices; null: some of them don't share theirs.",
        allow_null=True,
    )
    luck = Fraction(
        "The gain by chance; null: it isn't measured for this title and number of seats, or "
        "somebody doesn't share their choices.",
        allow_null=True,
    )
    rest = Fraction("The part that the model did not foresee, and every column that is null.")
    result = Fraction("The seat's part of the win: 1, a part of a shared win, or 0.")


class ReviewSchema(Schema):
    """A finished game's review. A win share is a seat's part of the win; all seats' add up to 1."""

    version = Number("The version of the computation.", source="review.version")
    start = Shares("Each seat's win share before the first turn, by seat.", source="review.start")
    turns = TurnReviewSchema(many=True, help_text="All turns, in the order of the game.")
    points = TurningPointSchema(
        many=True, help_text="At most five turning points, in the order of the game."
    )
    columns = ReviewColumnsSchema(many=True, help_text="The sums, by seat.")
    hidden = NumberList("The seats whose people don't share their choices' figures with you.")


class CoachSchema(Schema):
    """How far a game's review is, and its result."""

    state = OneOf(
        STATES,
        "`none`: nobody has asked for it; `asked`: it waits; `running`: it is being computed; `done`; "
        "`failed`: you can ask again.",
    )
    ahead = Number("The number of reviews that are computed before this one.")
    progress = Number("The number of turns that are computed.")
    turns = Number("The number of the game's turns; 0: not known yet.")
    is_old = Flag("Whether the coach has improved since, so that you can ask for a new review.")
    result = ReviewSchema(allow_null=True, help_text="The review; null unless it is done.")


class GameReviewApi(Call):
    """The coach's review of a finished game."""

    @call(
        "review",
        "Show the coach's review of a game",
        response=CoachSchema,
        refuses=(Code.NOT_FOUND, Code.OTHER_RULES),
    )
    def get(self, request: Request, id: str) -> Response:
        """Return a finished game's review, or how far it is. Everybody who may see the table may call it.

        404 unless the game is finished with a result: nothing of the coach exists for a game that
        runs, is paused, was stopped or was cancelled.
        """
        return Response(_told(coach_of(table_id=id, person=person_of(request))))

    @call(
        "review_ask",
        "Ask the coach for a review",
        response=CoachSchema,
        refuses=(Code.NOT_FOUND, Code.OTHER_RULES, Code.NEEDS_ACCOUNT, Code.TOO_MANY, Code.BUSY),
    )
    def post(self, request: Request, id: str) -> Response:
        """Ask for a finished game's review; it is computed in one or two minutes.

        If there is one already, nothing changes. Needs an account, and that you may see the table;
        there is a limit per person and day.
        """
        review_ask(table_id=id, by=request.user)
        return Response(_told(coach_of(table_id=id, person=request.user)))


class SharedChoicesSchema(Schema):
    """Whether you share the coach's figures of your own choices."""

    shared = Flag("Whether others see your turning points and what your choices cost.")


class ChoicesApi(SignedInCall):
    """Whether you share the coach's figures of your own choices."""

    @call(
        "choices_sharing",
        "Show whether you share your figures",
        response=SharedChoicesSchema,
        response_example={"shared": True},
    )
    def get(self, request: Request) -> Response:
        """Return whether others see the coach's figures of your own choices. Only signed-in people may call it."""
        person: User = request.user
        return Response({"shared": person.shares_choices})

    @call(
        "choices_share",
        "Share your figures, or hide them",
        request=SharedChoicesSchema,
        response=SharedChoicesSchema,
        refuses=(Code.NEEDS_ACCOUNT,),
        request_example={"shared": False},
        response_example={"shared": False},
    )
    def post(self, request: Request) -> Response:
        """Set whether others see your turning points and what your choices cost, in all your games.

        Needs an account.
        """
        shared = self.take(request, SharedChoicesSchema)["shared"]
        choices_share(person=request.user, shared=shared)
        return Response({"shared": shared})


def _told(found: GameCoach) -> Json:
    """Encode a review as its reader may see it."""
    review = found.review
    given: dict[str, Any] = {
        "progress": review.progress if review else 0,
        "turns": review.turns if review else 0,
        "result": None if found.seen is None else ReviewSchema.of(found.seen),
    }
    return CoachSchema.of(found, **given)
