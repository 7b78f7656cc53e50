"""Characters and goals are chosen; what characters do at a round's start {#characters}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Choice, Ply, Step, Text
from games.rules.marco_polo_2.facts import (
    bundle_text,
    character_text,
    place_text,
    seal_text,
    shield_text,
)
from games.rules.marco_polo_2.posts import city_bonus
from games.rules.marco_polo_2.purse import character, facts_of, receive, trader
from games.rules.marco_polo_2.rewards import fell
from games.rules.marco_polo_2.words import say
from games.rules.marco_polo_common.bundle import Bundle

if TYPE_CHECKING:
    from games.rules.marco_polo_2.facts import Edition
    from games.rules.marco_polo_2.steps import State

OPEN = "open"


class ChooseCharacter(Step, frozen=True, tag="choose-character"):
    """Choose one of the characters that are left {#characters-draft}."""

    cite = "characters-draft"

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-character")

    def choices(self, state: State, seat: int) -> list[Choice]:
        facts = facts_of(state)
        return [
            Choice(
                f"character:{slug}",
                say("choice-character", character=character_text(facts, slug)),
                frozenset({f"character:{slug}"}),
                "character",
                (slug,),
            )
            for slug in state.public.draft
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        ply.state.public.draft.remove(choice.args[0])
        become(ply, seat, choice.args[0])


def become(ply: Ply[State], seat: int, slug: str) -> None:
    """Take a character, its figures and what it brings at the start."""
    own, facts = trader(ply.state, seat), facts_of(ply.state)
    own.character = slug
    chosen = facts.characters[slug]
    own.figures = [facts.start] * chosen.figures
    spots = [f"trader:{seat}"]
    ply.emit("became", seat, targets=spots, character=character_text(facts, slug))
    if chosen.start:
        receive(ply, seat, chosen.start, "character", f"character:{slug}")


class ChooseGoal(Step, frozen=True, tag="choose-goal"):
    """Keep one of three goal cards; all seats choose at once {#goals}."""

    forced = False
    cite = "goals"

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-goal")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                f"goal:{goal}",
                say("choice-goal", number=number, goal=goal_text(facts_of(state), goal)),
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
    """Return a goal card in words: its seals with their points, then its shields."""
    goal = facts.goals[id]
    seals = [
        say("goal-seal", seal=seal_text(facts, seal), points=points)
        for seal, points in goal.seals.items()
    ]
    shields = [say("goal-shield", shield=shield_text(facts, shield)) for shield in goal.shields]
    parts = [*seals, *shields]
    return say(f"list-{len(parts)}", **dict(zip("abcdefgh", parts, strict=False)))


# -- a round's start ------------------------------------------------------------------------------


def income(ply: Ply[State], seat: int) -> None:
    """Pay a seat's city bonuses, character and improved seals {#round-bonuses} {#ruling-first-round}."""
    own, chosen = trader(ply.state, seat), character(ply.state, seat)
    sources = round_sources(ply.state, seat)
    if chosen.round_bonus_doubled and sources:
        ply.push(seat, DoubleBonus(tuple(sources)))
    if chosen.round_bonus:
        receive(ply, seat, chosen.round_bonus, "character", f"character:{own.character}")
    for source in sources:
        round_bonus(ply, seat, source)


def round_sources(state: State, seat: int) -> list[str]:
    """Return what pays a seat each round: cities with a marker and an own post, improved seals."""
    own, facts, marked = trader(state, seat), facts_of(state), state.public.bonuses
    places = [place for place in facts.bonus_cities if place in marked and place in own.posts]
    seals = [seal for seal in facts.seals if own.seals.get(seal)]
    return [*(f"bonus:{place}" for place in places), *(f"seal:{seal}" for seal in seals)]


def round_bonus(ply: Ply[State], seat: int, source: str) -> None:
    """Pay one of them."""
    kind, _, id = source.partition(":")
    if kind == "bonus":
        city_bonus(ply, seat, id)
    else:
        receive(ply, seat, facts_of(ply.state).seals[id].bonus, "bonuses", source)


class DoubleBonus(Step, frozen=True, tag="double-bonus"):
    """Choose the round's bonus that is received twice {#mailin-and-tian-chin}."""

    cite = "mailin-and-tian-chin"

    sources: tuple[str, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-double")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [_double_choice(state, source) for source in self.sources]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        round_bonus(ply, seat, choice.args[0])


def _double_choice(state: State, source: str) -> Choice:
    kind, _, id = source.partition(":")
    facts = facts_of(state)
    if kind == "seal":
        reward, spot = bundle_text(facts.seals[id].bonus), source
        label = say("choice-double-seal", seal=seal_text(facts, id), reward=reward)
    else:
        marker, spot = facts.bonuses[state.public.bonuses[id]], f"bonus:{id}"
        reward = say("copied-bonus") if marker.copy else bundle_text(marker.gain)
        label = say("choice-double-city", place=place_text(facts, id), reward=reward)
    return Choice(f"double:{kind}-{id}", label, frozenset({spot}), "double", (source,))


class Compensate(Step, frozen=True, tag="compensate"):
    """Take a coin or a camel for each pip that is missing {#compensation}."""

    cite = "compensation"

    missing: int

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-compensate", count=self.missing)

    def choices(self, state: State, seat: int) -> list[Choice]:
        gains = [
            Bundle(camels=self.missing - coins, coins=coins) for coins in range(self.missing + 1)
        ]
        return [
            Choice(
                f"compensate:{gain.camels}+{gain.coins}",
                say("choice-receive", reward=bundle_text(gain)),
                group="compensate",
                args=(gain,),
            )
            for gain in gains
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        receive(ply, seat, choice.args[0], "cards", "compensation")


class UsePair(Step, frozen=True, tag="use-pair"):
    """Take the bonus of one pair instead of two single ones, or don't {#ruling-isabella-pair}."""

    cite = "ruling-isabella-pair"

    dice: tuple[int, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-pair")

    def choices(self, state: State, seat: int) -> list[Choice]:
        pairs = sorted({pips for pips in self.dice if self.dice.count(pips) > 1})
        gains = character(state, seat).per_pair
        return [
            *(
                Choice(
                    f"pair:{pips}",
                    say("choice-pair", pips=pips, reward=bundle_text(gains[pips - 1])),
                    group="pair",
                    args=(pips,),
                )
                for pips in pairs
            ),
            NO_PAIR,
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        dice = list(self.dice)
        for pips in choice.args:
            dice.remove(pips)
            dice.remove(pips)
            chosen = character(ply.state, seat)
            gain = chosen.per_pair[pips - 1]
            receive(ply, seat, gain, "character", f"character:{chosen.slug}")
        fell(ply, seat, dice)


NO_PAIR = Choice("pair:none", say("choice-no-pair"), group="pair")


def rolled(ply: Ply[State], seat: int, dice: list[int]) -> None:
    """Give what a character receives for its roll of the round {#isabella-donati}."""
    if not character(ply.state, seat).per_pair:
        fell(ply, seat, dice)
    elif len(set(dice)) < len(dice):
        ply.push(seat, UsePair(tuple(dice)))
    else:
        fell(ply, seat, dice)
