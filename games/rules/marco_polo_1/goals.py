"""Goal cards: each seat gets two, or chooses two out of four in the expert game {#goals}."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from games.rules.kernel import Choice, Ply, Step, Text
from games.rules.marco_polo_1.facts import Edition
from games.rules.marco_polo_common.words import say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


@cache
def goal_text(facts: Edition, id: str) -> Text:
    """Return a goal card in words: its two cities and its points."""
    goal = facts.goals[id]
    one, other = (facts.named("place", city) for city in goal.cities)
    return say(facts, "goal", one=one, other=other, points=goal.points)


def deal_goals(ply: Ply[State]) -> None:
    """Deal the goal cards after the draft.

    In the expert game each seat gets four, and all seats choose two at the same time {#goals}.
    """
    setup, private = ply.state.facts.setup, ply.state.private
    of_four = ply.state.public.variant["goals"] == "of-four"
    if not private[0].goals:  # games of rules version 3 dealt the goal cards in the set-up
        _deal(ply, setup.goals_dealt if of_four else setup.goals)
    if of_four and setup.goals_dealt > setup.goals:
        for seat in range(len(private)):
            ply.push(seat, ChooseGoals())


def _deal(ply: Ply[State], number: int) -> None:
    secret, private = ply.state.secret, ply.state.private
    cards = ply.shuffle("goals", secret.goals)
    for seat, own in enumerate(private):
        own.goals = sorted(cards[number * seat :][:number])
    secret.goals = sorted(cards[number * len(private) :])
    ply.emit("dealt-goals", number=number)


class ChooseGoals(Step, frozen=True, tag="choose-goals"):
    """The choice of two goal cards to keep; all seats choose together {#goals} {#expert}."""

    forced = False
    cite = "goals"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-goals")

    def choices(self, state: State, seat: int) -> list[Choice]:
        facts, own = state.facts, state.private[seat].goals
        return [
            Choice(
                f"goals:{one},{other}",
                say(
                    state, "choice-goals", one=goal_text(facts, one), other=goal_text(facts, other)
                ),
                frozenset({f"goal:{one}", f"goal:{other}"}),
                "goals",
                (one, other),
            )
            for one, other in combinations(own, facts.setup.goals)
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        own = ply.state.private[seat]
        own.rejected = [goal for goal in own.goals if goal not in choice.args]
        own.goals = list(choice.args)
        ply.emit("chose-goals", seat, targets=[f"trader:{seat}"])
