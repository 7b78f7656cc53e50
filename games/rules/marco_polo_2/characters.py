"""The effects of characters: choice of goals, and income in each round {#characters}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Choice, Ply, Step, Text
from games.rules.marco_polo_2.facts import Edition
from games.rules.marco_polo_common.posts import city_bonus
from games.rules.marco_polo_common.purse import character, receive, trader
from games.rules.marco_polo_common.rewards import fell
from games.rules.marco_polo_common.words import amounts_text, plain_choice, say

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import State

OPEN = "open"


class ChooseGoal(Step, frozen=True, tag="choose-goal"):
    """The choice of one of three goal cards; all seats choose together {#goals}."""

    forced = False
    cite = "goals"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-goal")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                f"goal:{goal}",
                say(state, "choice-goal", number=number, goal=goal_text(state.facts, goal)),
                frozenset({f"goal:{goal}"}),
                "goal",
                (goal,),
            )
            for number, goal in enumerate(state.private[seat].goals, 1)
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        own, goal = ply.state.private[seat], choice.args[0]
        own.rejected = [other for other in own.goals if other != goal]
        own.goals = [goal]
        public = ply.state.public
        if public.variant["goals"] == OPEN:
            public.open_goals[seat] = []
            public.traders[seat].goal = goal
        ply.emit("chose-goal", seat, targets=[f"trader:{seat}"])


def goal_text(facts: Edition, id: str) -> Text:
    """Return a goal card in words: seals with their points, then shields."""
    goal = facts.goals[id]
    seals = [
        say(facts, "goal-seal", seal=facts.named("seal", seal), points=points)
        for seal, points in goal.seals.items()
    ]
    shields = [
        say(facts, "goal-shield", shield=facts.named("shield", shield)) for shield in goal.shields
    ]
    parts = [*seals, *shields]
    return say(facts, f"list-{len(parts)}", **dict(zip("abcdefgh", parts, strict=False)))


# -- a round's start ------------------------------------------------------------------------------


def income(ply: Ply[State], seat: int) -> None:
    """Give a seat the gains of its city bonuses, character and improved seals.

    {#round-bonuses} {#ruling-first-round}
    """
    own, chosen = trader(ply.state, seat), character(ply.state, seat)
    sources = round_sources(ply.state, seat)
    if chosen.round_bonus_doubled and sources:
        ply.push(seat, DoubleBonus(tuple(sources)))
    if chosen.round_bonus:
        receive(ply, seat, chosen.round_bonus, "character", f"character:{own.character}")
    for source in sources:
        round_bonus(ply, seat, source)


def round_sources(state: State, seat: int) -> list[str]:
    """Return a seat's sources of income: improved seals, and bonus cities with its post."""
    own, facts, marked = trader(state, seat), state.facts, state.public.bonuses
    places = [place for place in facts.bonus_cities if place in marked and place in own.posts]
    seals = [seal for seal in facts.seals if own.seals.get(seal)]
    return [*(f"bonus:{place}" for place in places), *(f"seal:{seal}" for seal in seals)]


def round_bonus(ply: Ply[State], seat: int, source: str) -> None:
    """Give a seat the gain of one source of income."""
    kind, _, id = source.partition(":")
    if kind == "bonus":
        city_bonus(ply, seat, id)
    else:
        receive(ply, seat, ply.state.facts.seals[id].bonus, "bonuses", source)


class DoubleBonus(Step, frozen=True, tag="double-bonus"):
    """The choice of the source of income that counts twice {#mailin-and-tian-chin}."""

    cite = "mailin-and-tian-chin"

    sources: tuple[str, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-double")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [_double_choice(state, source) for source in self.sources]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        round_bonus(ply, seat, choice.args[0])


def _double_choice(state: State, source: str) -> Choice:
    kind, _, id = source.partition(":")
    facts = state.facts
    if kind == "seal":
        reward, spot = amounts_text(state, facts.seals[id].bonus), source
        label = say(state, "choice-double-seal", seal=facts.named("seal", id), reward=reward)
    else:
        marker, spot = facts.bonuses[state.public.bonuses[id]], f"bonus:{id}"
        reward = say(state, "copied-bonus") if marker.copy else amounts_text(state, marker.gain)
        label = say(state, "choice-double-city", place=facts.named("place", id), reward=reward)
    return Choice(f"double:{kind}-{id}", label, frozenset({spot}), "double", (source,))


class UsePair(Step, frozen=True, tag="use-pair"):
    """The choice of the bonus for a pair of dice instead of two single ones {#isabella-donati}.

    If the roll has another pair, the step is pushed again for that pair.
    """

    cite = "isabella-donati"

    dice: tuple[int, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-pair")

    def choices(self, state: State, seat: int) -> list[Choice]:
        pairs = sorted({pips for pips in self.dice if self.dice.count(pips) > 1})
        gains = character(state, seat).per_pair
        return [
            *(
                Choice(
                    f"pair:{pips}",
                    say(
                        state, "choice-pair", pips=pips, reward=amounts_text(state, gains[pips - 1])
                    ),
                    group="pair",
                    args=(pips,),
                )
                for pips in pairs
            ),
            _no_pair(state),
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if not choice.args:
            fell(ply, seat, list(self.dice))
            return
        dice, pips, chosen = list(self.dice), choice.args[0], character(ply.state, seat)
        dice.remove(pips)
        dice.remove(pips)
        source = f"character:{chosen.slug}"
        receive(ply, seat, chosen.per_pair[pips - 1], "character", source)
        rolled(ply, seat, dice)


def _no_pair(state: State) -> Choice:
    return plain_choice(state.slug, "pair:none", "choice-no-pair", "pair")


def rolled(ply: Ply[State], seat: int, dice: list[int]) -> None:
    """Give a seat what its character gains from the roll of the round {#isabella-donati}."""
    if character(ply.state, seat).per_pair and len(set(dice)) < len(dice):
        ply.push(seat, UsePair(tuple(dice)))
    else:
        fell(ply, seat, dice)
