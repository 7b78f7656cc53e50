"""Travelling: a seat chooses all steps, pays their costs, and then its figures move {#travel}."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_common.bundle import NOTHING, Bundle, affordable
from games.rules.marco_polo_common.facts import Edition, Road
from games.rules.marco_polo_common.journey import Journey
from games.rules.marco_polo_common.posts import Arrive
from games.rules.marco_polo_common.purse import character, charge, trader, unpaid
from games.rules.marco_polo_common.words import amounts_text, no, plain_choice, say, source_text

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

replace = msgspec.structs.replace


class Leg(msgspec.Struct, frozen=True):
    """A step: the figure's index, the next place, its cost, the steps it counts for, the seal."""

    figure: int
    to: str
    cost: Bundle
    steps: int
    seal: str


def begin_journey(
    state: State,
    seat: int,
    source: str,
    left: int,
    owed: Bundle = NOTHING,
    *,
    per_step: Bundle = NOTHING,
    extra: int = 0,
    optional: bool = False,
    prices: tuple[int, ...] = (),
    given: bool = False,
) -> Journey:
    """Return a movement before its first step.

    If each step has a price, the price of the first step is owed from the start {#card-move}.
    """
    paths = tuple([(place,) for place in trader(state, seat).figures])
    return Journey(
        seat,
        source,
        left,
        paths,
        owed + per_step if per_step else owed,
        per_step=per_step,
        least=int(bool(per_step)),
        given=given or optional,
        extra=extra,
        optional=optional,
        prices=prices,
    )


def legs(state: State, seat: int, journey: Journey) -> Iterator[Leg]:
    """Yield the possible next steps {#travel-steps} {#travel-costs} {#sea-routes} {#oases}."""
    own = trader(state, seat)
    for leg in all_legs(state, seat, journey):
        allowed = leg.steps <= journey.left and (not leg.seal or leg.seal in own.seals)
        if allowed and affordable(own, journey.owed + leg.cost):
            yield leg


def all_legs(state: State, seat: int, journey: Journey) -> Iterator[Leg]:
    """Yield the steps to all neighbours, whether or not they are possible."""
    facts, slug = state.facts, trader(state, seat).character
    for figure, path in enumerate(journey.paths):
        for road, cost, steps in roads_of(facts, slug, path[-1]):
            price = journey.price(min(steps, journey.left))
            yield Leg(figure, road.to, cost + price if price else cost, steps, road.seal)


@cache
def roads_of(facts: Edition, slug: str, place: str) -> list[tuple[Road, Bundle, int]]:
    """Return a place's roads with their cost and steps for a character {#gantulga-od} {#moengke-khan}."""
    own = facts.characters[slug]
    oases = [place for place in facts.oases if own.oasis_jumps]
    jumps = (
        [Road(oasis, NOTHING, "") for oasis in oases if oasis != place] if place in oases else []
    )
    roads = [road for road in facts.roads[place] if not jumps or road.to not in oases]
    return [
        (
            road,
            _without(road.cost, own.free_route_costs),
            own.oasis_steps if facts.places[road.to].oasis else 1,
        )
        for road in (*roads, *jumps)
    ]


def _without(cost: Bundle, kinds: Collection[str]) -> Bundle:
    """Return a route's cost without the kinds that a character never pays."""
    if not kinds:
        return cost
    return Bundle(
        camels=0 if "camels" in kinds else cost.camels,
        coins=0 if "coins" in kinds else cost.coins,
        jade=0 if "jade" in kinds else cost.jade,
    )


def can_set_out(state: State, seat: int, journey: Journey) -> bool:
    """Return whether at least one step can be made and paid."""
    return next(legs(state, seat, journey), None) is not None


class SetOut(Act, frozen=True, tag="set-out"):
    """A movement as a reward; a seat may decline it {#reward-steps} {#ruling-reward-optional}."""

    cite = "reward-steps"

    steps: int
    source: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        journey = begin_journey(ply.state, seat, self.source, self.steps, optional=True)
        if can_set_out(ply.state, seat, journey):
            travel(ply, seat, journey)
        else:
            ply.emit("no-step", seat, source=source_text(ply.state, self.source))


def travel(ply: Ply[State], seat: int, journey: Journey) -> None:
    """Begin a movement: push the choice of its first step."""
    ply.state.public.journey = journey
    ply.push(seat, Walk())


class Walk(Step, frozen=True, tag="walk"):
    """The choice of the next place; the seat may stop instead and pay {#travel-costs-first}."""

    cite = "travel-steps"

    def prompt(self, state: State, seat: int) -> Text:
        journey = under_way(state)
        id = "prompt-walk-paying" if journey.owed else "prompt-walk"
        return say(state, id, left=journey.left, owed=amounts_text(state, journey.owed))

    def choices(self, state: State, seat: int) -> list[Choice]:
        journey = under_way(state)
        found = [
            leg_choice(state.facts, seat, leg, len(journey.paths))
            for leg in legs(state, seat, journey)
        ]
        if journey.moved:
            found.append(_stop(state, journey))
        elif journey.optional:
            found.append(_stay(state))
        return found

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        journey = under_way(state)
        able = {(leg.figure, leg.to) for leg in legs(state, seat, journey)}
        shut = [
            _why_not(state, seat, journey, leg)
            for leg in all_legs(state, seat, journey)
            if (leg.figure, leg.to) not in able
        ]
        must = (
            []
            if journey.moved or journey.optional
            else [no(state, "stop", "no-step-yet", "at-least-once")]
        )
        return [*shut, *must]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        public, journey = ply.state.public, under_way(ply.state)
        if choice.group == "walk":
            public.journey = _onward(journey, choice.args[0])
            ply.push(seat, Walk())
        elif choice.group == "decline":
            public.journey = None
            ply.emit("declined-step", seat, source=source_text(ply.state, journey.source))
        else:
            _tell_of_lost_steps(ply, seat, journey)
            charge(ply, seat, journey.owed, journey.source, Arrive())


def _tell_of_lost_steps(ply: Ply[State], seat: int, journey: Journey) -> None:
    """Announce the unused steps of a reward or a card {#reward-steps} {#card-move}."""
    if journey.lost:
        source = source_text(ply.state, journey.source)
        ply.emit("steps-lost", seat, count=journey.lost, source=source)


def _stay(state: State) -> Choice:
    return plain_choice(state.slug, "stay", "choice-stay", "decline")


def under_way(state: State) -> Journey:
    """Return the movement in progress. Raises LookupError."""
    journey: Journey = state.public.journey
    if journey is None:
        raise LookupError("nobody travels")
    return journey


def _onward(journey: Journey, leg: Leg) -> Journey:
    paths = tuple(
        (*path, leg.to) if figure == leg.figure else path
        for figure, path in enumerate(journey.paths)
    )
    left, used = journey.left - leg.steps, journey.used + leg.steps
    return replace(journey, paths=paths, left=left, used=used, owed=journey.owed + leg.cost)


def leg_key(leg: Leg, figures: int) -> str:
    """Return the key of a step; with two figures it names the figure, too."""
    return f"go:{leg.to}" if figures == 1 else f"go-{leg.figure + 1}:{leg.to}"


@cache
def leg_choice(facts: Edition, seat: int, leg: Leg, figures: int) -> Choice:
    """Return the choice to go to the next place."""
    place = facts.named("place", leg.to)
    id = "choice-go" if figures == 1 else f"choice-go-{leg.figure + 1}"
    spots = {f"place:{leg.to}"} | ({f"figure:{seat}-{leg.figure}"} if figures > 1 else set())
    label = say(
        facts, id, place=place, paid=int(bool(leg.cost)), cost=amounts_text(facts, leg.cost)
    )
    return Choice(leg_key(leg, figures), label, frozenset(spots), "walk", (leg,))


def _stop(state: State, journey: Journey) -> Choice:
    ends = [path[-1] for path in journey.paths if len(path) > 1]
    facts = state.facts
    names = [facts.named("place", end) for end in dict.fromkeys(ends)]
    label = (
        say(state, "choice-stop-two", place=names[0], other=names[1])
        if len(names) > 1
        else say(state, "choice-stop", place=names[0])
    )
    return Choice("stop", label, frozenset(f"place:{end}" for end in ends), "stop")


def _why_not(state: State, seat: int, journey: Journey, leg: Leg) -> Blocked:
    own = trader(state, seat)
    key, spot = leg_key(leg, len(journey.paths)), frozenset({f"place:{leg.to}"})
    facts = state.facts
    if leg.steps > journey.left:
        return no(state, key, "no-steps-left", "travel-steps", spot)
    if leg.seal and leg.seal not in own.seals:
        return no(
            state, key, "seal-missing", "sea-routes", spot, seal=facts.named("seal", leg.seal)
        )
    total = journey.owed + leg.cost
    what = amounts_text(state, total)
    refusal = no(state, key, "route-too-dear", "travel-costs", spot, cost=what)
    return unpaid(state, seat, refusal, total)


def may_travel(state: State, seat: int, space: str) -> bool:
    """Return whether a seat's character may use this space of the travel action {#gantulga-od}."""
    allowed = character(state, seat).travel_spaces
    return not allowed or space in allowed
