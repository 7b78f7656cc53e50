"""The REST views of problems."""

from __future__ import annotations

from typing import Any, Final

from rest_framework import serializers
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Day, Flag, Fraction, Number, OneOf, WordList, Words
from games.api.openapi import RENDER, call
from games.api.operation import Call, SignedInCall, say_for
from games.api.schemas.base import Json, Say, Schema
from games.api.schemas.game import DecisionSchema, ViewSchema
from games.api.schemas.texts import TextSchema
from games.errors import Code, NotFound
from games.problems.models import Problem, ProblemAnswer
from games.problems.positions import LONGEST
from games.problems.results import Line, result_of
from games.problems.selectors import (
    Difficulty,
    answer_of,
    archive_of,
    difficulty_of,
    problem_get,
    problems_today,
)
from games.problems.services import problem_answer, problem_vote, problem_walk
from games.rules import titles

KEY: Final = 120
"""The maximum length of a choice's key."""
MOST: Final = 100
"""The maximum number of problems in an answer."""
EXAMPLE: Final = {
    "id": 12,
    "title": "yspahan",
    "day": "2026-11-29",
    "seats": 2,
    "seat": 0,
    "difficulty": "medium",
    "answers": 41,
}


class ProblemInListSchema(Schema):
    """A problem without its position."""

    id = Number("The problem's number in addresses, such as 12.")
    title = Words("The title's slug, such as `yspahan`.")
    day = Day("The day whose problem it is.")
    seats = Number("The number of seats in the game.")
    seat = Number("The seat that chooses, from 0.")
    difficulty = OneOf(
        [one.value for one in Difficulty],
        "How hard the problem is for the people who answered: `easy`, `medium` or `hard`; empty: "
        "too few people have answered.",
    )
    answers = Number("The number of people who answered.")


class ProblemPositionSchema(Schema):
    """A problem's position after some choices, as the seat that chooses sees it."""

    problem = ProblemInListSchema(help_text="The problem.")
    keys = WordList("The choices so far, by their keys.")
    ended = Flag("Whether the turn has ended, so that the choices are a whole answer.")
    view = ViewSchema(help_text="Everything that the seat may know.")
    decisions = DecisionSchema(
        many=True, help_text="A list with the open decision; empty: the turn has ended."
    )


class ProblemLineSchema(Schema):
    """An answer with its value."""

    number = Number("The answer's place among all that were compared, from 1, the best first.")
    choices = TextSchema(many=True, help_text="The choices in words.")
    worth = Fraction("The chance to win, of 100.")
    error = Fraction("The standard error of the distance to the best answer.")
    right = Flag("Whether the answer is the best, or as good within the error.")
    own = Flag("Whether it is your answer.")
    played = Flag("Whether it was played in the game.")
    people = Number(
        "The number of people who chose it; null: too few people have answered.", allow_null=True
    )


class ProblemResultSchema(Schema):
    """Your answer to a problem, and the values of all answers."""

    right = Flag(
        "Whether your answer is right; null: it wasn't compared with the others yet.",
        allow_null=True,
    )
    keys = WordList("Your choices by their keys.")
    two_answers = Flag("Whether you said that more than one answer is right.")
    lines = ProblemLineSchema(
        many=True, help_text="The best answers, yours, and the one of the game, the best first."
    )
    others = Number("The number of compared answers that aren't in `lines`.")
    answers = Number("The number of people who answered.")
    table = Words(
        "The id of the table where the position is from; null: a game of the site's opponents.",
        allow_null=True,
    )
    ply = Number("The number of choices that the game had before the position.")


RESULT: Final[Json] = {
    "right": True,
    "keys": ["take:gold"],
    "two_answers": False,
    "lines": [
        {
            "number": 1,
            "choices": [
                {"type": "text", "id": "yspahan-choice-gold", "params": {}},
            ],
            "worth": 44.1,
            "error": 0.0,
            "right": True,
            "own": True,
            "played": False,
            "people": 17,
        }
    ],
    "others": 3,
    "answers": 41,
    "table": "fqk7m2xw9c",
    "ply": 151,
}


class ProblemsApi(Call):
    """The problems so far."""

    permission_classes = (AllowAny,)

    class Asked(Schema):
        """Which problems are wanted."""

        title = Words(
            "The title's slug, for its problems of all days; empty: the problems of today.",
            max_length=40,
            allow_blank=True,
            default="",
        )

    class Output(Schema):
        """A list of problems."""

        results = ProblemInListSchema(many=True, help_text="The problems, the last day's first.")

    @call(
        "problems",
        "List problems of a day or title",
        response=Output,
        parameters=[Asked],
        refuses=(Code.NOT_FOUND,),
        response_example={"results": [EXAMPLE]},
    )
    def get(self, request: Request) -> Response:
        """Return today's problem of each title, or the last 100 problems of one title.

        Anyone may call it.
        """
        slug = self.ask(request, self.Asked)["title"]
        found = archive_of(titles.get(slug).slug)[:MOST] if slug else problems_today()
        return Response({"results": [_listed(one) for one in found]})


class ProblemApi(Call):
    """The position of a problem."""

    permission_classes = (AllowAny,)

    class Asked(Schema):
        """The choices so far."""

        keys = Words(
            "The keys of the choices so far, separated by spaces; empty: the problem's own position.",
            max_length=LONGEST * (KEY + 1),
            allow_blank=True,
            default="",
        )

    @call(
        "problem",
        "Show a problem's position",
        response=ProblemPositionSchema,
        parameters=[Asked, RENDER],
        refuses=(Code.NOT_FOUND, Code.OTHER_RULES, Code.ILLEGAL),
    )
    def get(self, request: Request, number: int) -> Response:
        """Return the position after some choices, with the next choices and their effects.

        Nothing is stored. Anyone may call it.
        """
        problem = problem_get(number)
        keys = self.ask(request, self.Asked)["keys"].split()
        after, say = problem_walk(problem, keys), say_for(request, None)
        decision = None if after.ended else after.game.decision(problem.seat)
        previews = after.game.previews(problem.seat) if decision else {}
        return Response(
            {
                "problem": _listed(problem),
                "keys": keys,
                "ended": after.ended,
                "view": ViewSchema.of(after.shown.view(problem.seat), say),
                "decisions": [DecisionSchema.with_previews(decision, say, previews)]
                if decision
                else [],
            }
        )


class AnswerApi(SignedInCall):
    """Your answer to a problem."""

    class Input(Schema):
        """Your choices."""

        keys = serializers.ListField(
            child=Words("A choice's key.", max_length=KEY),
            min_length=1,
            max_length=LONGEST,
            help_text="The keys of your choices, to the end of the turn, such as `take:gold`.",
        )

    @call(
        "problem_result",
        "Show your answer to a problem",
        response=ProblemResultSchema,
        parameters=[RENDER],
        refuses=(Code.NOT_FOUND, Code.OTHER_RULES, Code.ILLEGAL),
        response_example=RESULT,
    )
    def get(self, request: Request, number: int) -> Response:
        """Return your answer and the values of all answers. Returns 404 before you have answered."""
        problem = problem_get(number)
        given = answer_of(problem, request.user)
        if given is None:
            raise NotFound
        return Response(_result(problem, given, say_for(request, None)))

    @call(
        "problem_answer",
        "Answer a problem",
        request=Input,
        response=ProblemResultSchema,
        parameters=[RENDER],
        refuses=(Code.NOT_FOUND, Code.OTHER_RULES, Code.ILLEGAL),
        request_example={"keys": ["take:gold"]},
        response_example=RESULT,
    )
    def post(self, request: Request, number: int) -> Response:
        """Store your answer, and return the values of all answers. Only your first answer is stored.

        422 if the choices aren't possible, or don't end the turn. Guests may call it, too.
        """
        keys = self.take(request, self.Input)["keys"]
        given = problem_answer(number=number, by=request.user, choices=keys)
        problem = problem_get(number)
        return Response(_result(problem, given, say_for(request, None)))


class VoteApi(SignedInCall):
    """Your vote that a problem has more than one right answer."""

    class Input(Schema):
        """Your vote."""

        two_answers = Flag("Whether more than one answer is right.")

    @call(
        "problem_vote",
        "Vote that several answers are right",
        request=Input,
        response=Input,
        refuses=(Code.NOT_FOUND, Code.OTHER_RULES, Code.NEEDS_ACCOUNT, Code.BAD_SETUP),
        request_example={"two_answers": True},
        response_example={"two_answers": True},
    )
    def post(self, request: Request, number: int) -> Response:
        """Vote that more than one answer is right, or take it back; enough votes withdraw a problem.

        Needs an account, and your answer first.
        """
        two = self.take(request, self.Input)["two_answers"]
        given = problem_vote(number=number, by=request.user, two_answers=two)
        return Response({"two_answers": given.two_answers})


def _listed(problem: Problem) -> Json:
    answers = getattr(problem, "answers_given", None)
    count = problem.given.count() if answers is None else answers
    difficulty = difficulty_of(problem, count).value
    return ProblemInListSchema.of(problem, difficulty=difficulty, answers=count)


def _result(problem: Problem, given: ProblemAnswer, say: Say | None) -> Json:
    result = result_of(problem, given.choices)
    return {
        "right": result.right,
        "keys": given.choices,
        "two_answers": given.two_answers,
        "lines": [_line(one, say) for one in result.lines],
        "others": result.others,
        "answers": result.answers,
        "table": problem.game.table_id,
        "ply": problem.ply,
    }


def _line(line: Line, say: Say | None) -> dict[str, Any]:
    return ProblemLineSchema.of(line, say)
