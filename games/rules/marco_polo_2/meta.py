"""The title's facts for the lobby: seats, options, conditional answers, picks."""

from games.rules.kernel import ConditionalAnswer, Meta, Option
from games.rules.marco_polo_2.facts import DEFAULT, SLUG, Edition
from games.rules.marco_polo_common.facts import BID
from games.rules.marco_polo_common.picks import picks
from games.rules.marco_polo_common.words import KIN, say

LOW_ROLL = "low-roll"


def _option(id: str, *values: str) -> Option:
    labels = tuple(say(Edition, f"option-{id}-{value}") for value in values)
    return Option(
        id, values, say(Edition, f"option-{id}"), say(Edition, f"option-{id}-help"), labels
    )


META = Meta(
    slug=SLUG,
    name="Marco Polo II",
    package="games.rules.marco_polo_2",
    kin=KIN,
    seats=range(2, 5),
    rules_version=4,
    editions=(DEFAULT,),
    options=(
        _option("characters", "chosen", BID, "random"),
        _option("black-dice", "taken", "rolled"),
        _option("goals", "hidden", "open"),
    ),
    fair_start={"characters": BID},
    conditional_answers=(
        ConditionalAnswer(
            id=LOW_ROLL,
            values=("ask", "camels", "coins"),
            label=say(Edition, "answer-low-roll"),
            labels=tuple(
                say(Edition, f"answer-low-roll-{value}") for value in ("ask", "camels", "coins")
            ),
            help=say(Edition, "answer-low-roll-help"),
        ),
    ),
    picks=picks(Edition),
    designers=("Daniele Tascini", "Simone Luciani"),
    publisher="Hans im Glück",
    year=2019,
    weight=4,
    days=(14.1, 23.5, 33.3),
    primer=("journey/map", "book/book", "contracts/before"),
    turn_counts=((43.4, 5.3, 0.18), (67.5, 5.9, 0.09), (92.1, 6.5, 0.05)),
)
