"""The REST view of a title's figures."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Fraction, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas.base import Schema
from games.errors import Code
from games.figures.selectors import (
    MERCHANTS,
    PEOPLE,
    chosen_setup,
    figures_of,
    lines_of,
    setups_of,
)
from games.rules import titles
from mp2site.infra.replicas import may_lag


class FiguresQuery(Schema):
    """The setup whose figures are wanted."""

    seats = serializers.IntegerField(
        required=False,
        min_value=1,
        max_value=12,
        help_text="The number of seats; by default the one of most games.",
    )
    edition = serializers.CharField(
        required=False, max_length=40, help_text="The edition; by default the title's default."
    )
    options = serializers.CharField(
        required=False,
        max_length=200,
        help_text="The options that differ from the defaults, such as `characters=bid`.",
    )


class CountSchema(Schema):
    """The results of all seats that had a trait; or a number of games of one size."""

    players = OneOf([PEOPLE, MERCHANTS], "Who played: people, or Merchants among themselves.")
    kind = Words(
        "What is counted: `seat`, `opening` (the first action of the seat that begins), a kind of "
        "traits such as `character`, `winner` (games by the winner's points) or `turns` (games by "
        "the most turns of a seat)."
    )
    id = Words("The seat's number, the trait, the action, the points or the turns.")
    games = Number("The number of seats counted, or of games.")
    wins = Fraction("The number of wins; shared wins count by their share.", required=False)
    expected = Fraction("The wins that the ratings before the games predicted.", required=False)
    share = Fraction("The wins as a multiple of the expected ones.", required=False)
    low = Fraction("The lower end of the share's 95 % interval.", required=False)
    high = Fraction("The upper end of the share's 95 % interval.", required=False)
    points = Fraction("The mean points of these seats.", required=False)


class SetupSchema(Schema):
    """A setup of which there are games."""

    seats = Number("The number of seats.")
    edition = Words("The edition.")
    options = Words("The options that differ from the defaults; empty: none.", allow_blank=True)
    people = Number("The number of games between people.")
    merchants = Number("The number of games among Merchants.")


class FiguresApi(Call):
    """The figures of a title."""

    permission_classes = (AllowAny,)

    class Output(Schema):
        """The figures of a setup, and all setups of which there are games."""

        seats = Number("The number of seats of these figures.")
        edition = Words("Their edition.")
        options = Words("Their options that differ from the defaults.", allow_blank=True)
        results = CountSchema(many=True, help_text="The counts.")
        setups = SetupSchema(many=True, help_text="The setups of which there are games.")

    @call(
        "title_figures",
        "Show a title's figures",
        response=Output,
        parameters=[FiguresQuery],
        refuses=(Code.NOT_FOUND,),
        response_example={
            "seats": 2,
            "edition": "printed",
            "options": "",
            "results": [
                {
                    "players": "people",
                    "kind": "seat",
                    "id": "1",
                    "games": 111,
                    "wins": 54.5,
                    "expected": 55.2,
                    "share": 0.9873,
                    "low": 0.8072,
                    "high": 1.1699,
                    "points": 84.3,
                },
                {"players": "people", "kind": "winner", "id": "94", "games": 3},
            ],
            "setups": [
                {"seats": 2, "edition": "printed", "options": "", "people": 111, "merchants": 1040}
            ],
        },
    )
    @may_lag
    def get(self, request: Request, slug: str) -> Response:
        """Return wins by seat, trait and first action, and games by points and turns.

        People's games were played here to the end by all; Merchants' games are apart. Anyone may
        call it.
        """
        title, asked = titles.get(slug), self.ask(request, FiguresQuery)
        known = setups_of(slug)
        setup = chosen_setup(
            title, known, asked.get("seats"), asked.get("edition", ""), asked.get("options", "")
        )
        own = setup._asdict()
        results = [
            {name: value for name, value in line.items() if name not in own}
            for line in lines_of(figures_of(setup))
        ]
        del own["title"]
        setups = [
            {"seats": one.seats, "edition": one.edition, "options": one.options, **games._asdict()}
            for one, games in known.items()
        ]
        return Response({**own, "results": results, "setups": setups})
