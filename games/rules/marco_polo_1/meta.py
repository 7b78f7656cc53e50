"""The title's facts for the lobby: seats, options, conditional answers, picks."""

from games.rules.kernel import ConditionalAnswer, Meta, Option
from games.rules.marco_polo_1.facts import DEFAULT, SLUG, Edition
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
    name="Marco Polo I",
    package="games.rules.marco_polo_1",
    kin=KIN,
    seats=range(2, 5),
    rules_version=4,
    editions=(DEFAULT,),
    options=(
        _option("characters", "chosen", BID, "first-game", "random"),
        _option("goals", "of-four", "two"),
        _option("bonuses", "random", "fixed"),
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
    designers=("Simone Luciani", "Daniele Tascini"),
    publisher="Hans im Glück",
    year=2015,
    weight=3,
    days=(12.3, 20.1, 27.8),
    primer=("jump/map", "row/market", "contracts/row"),
    turn_counts=((39.0, 3.7, 0.17), (62.3, 5.2, 0.07), (87.6, 5.0, 0.04)),
)
