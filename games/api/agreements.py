"""What a table's people agree on: an end without a result, pauses, what counts, another game."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games import services
from games.api.faces import Call, table_now
from games.api.fields import Flag, Number
from games.api.schema import call
from games.api.shapes import Shape, TableShape
from games.errors import Code


class AbandonApi(Call):
    """A game that nobody wants to go on with."""

    class Input(Shape):
        """Whether one agrees."""

        consent = Flag(default=True)

    @call(
        "table_abandon",
        "Agree to end the game without a result",
        takes=Input,
        gives=TableShape,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING),
        signed_in=True,
        sends={"consent": True},
    )
    def post(self, request: Request, id: str) -> Response:
        """Agree, or take it back; the game ends when all agree."""
        services.abandon_consent(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class PauseApi(Call):
    """A pause that one asks for."""

    class Input(Shape):
        """How long."""

        days = Number(min_value=1, max_value=14)

    @call(
        "pause_propose",
        "Ask for a pause: it begins when all people who play agree",
        takes=Input,
        gives=TableShape,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_PAUSE),
        signed_in=True,
        sends={"days": 3},
    )
    def post(self, request: Request, id: str) -> Response:
        """Propose it, in place of one that is proposed already."""
        services.pause_propose(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class PauseAnswerApi(Call):
    """A pause that somebody has asked for."""

    class Input(Shape):
        """To which, and whether one agrees."""

        days = Number(min_value=1, max_value=14, help_text="The length that is proposed.")
        agree = Flag(default=True)

    @call(
        "pause_answer",
        "Agree to the pause that is proposed, or drop it",
        takes=Input,
        gives=TableShape,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_PAUSE),
        signed_in=True,
        sends={"days": 3, "agree": True},
    )
    def post(self, request: Request, id: str) -> Response:
        """Agree; the clocks stand still when all do."""
        services.pause_answer(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class PauseEndApi(Call):
    """A pause that one wishes to end before its time."""

    class Input(Shape):
        """Whether one wishes so."""

        consent = Flag(default=True)

    @call(
        "pause_end",
        "Wish to go on before a pause is over: it ends when all do",
        takes=Input,
        gives=TableShape,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_PAUSE),
        signed_in=True,
        sends={"consent": True},
    )
    def post(self, request: Request, id: str) -> Response:
        """Wish so, or no longer."""
        services.pause_end(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class RatingApi(Call):
    """A game that is to count although somebody has resigned."""

    @call(
        "rating_agree",
        "Let the game count among those who play on after a resignation: it does when all agree",
        gives=TableShape,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_SETUP),
        signed_in=True,
    )
    def post(self, request: Request, id: str) -> Response:
        """Agree; it stands. Without this the game counts for whoever resigned alone."""
        services.rating_agree(table_id=id, by=request.user)
        return table_now(request, id)


class RematchApi(Call):
    """The same people, once more."""

    @call(
        "table_rematch",
        "Play again with the same people, after the game",
        gives=TableShape,
        refuses=(
            Code.NOT_FOUND,
            Code.NOT_YOUR_SEAT,
            Code.BAD_SETUP,
            Code.TOO_MANY,
            Code.UNCONFIRMED,
            Code.REMOVED,
            Code.SUSPENDED,
        ),
        signed_in=True,
    )
    def post(self, request: Request, id: str) -> Response:
        """Open a table like this one and invite everybody, or sit down at the one that there is."""
        again = services.rematch(table_id=id, by=request.user)
        return table_now(request, again.pk)
