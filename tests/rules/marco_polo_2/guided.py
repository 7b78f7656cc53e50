"""Players of Marco Polo II with a plan, who reach situations that random choices seldom reach.

A temperament gives weights to kinds of choices, looks ahead over the map only, and reads its seat's
view. ``played(seats, temper, number)`` plays a whole game; the same arguments give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from games.rules import titles
from games.rules.kernel import Choice
from games.rules.laws import Replay
from games.rules.marco_polo_2.actions.travelling import journey_from as journey_by
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_common.heuristics import worth
from games.rules.marco_polo_common.journey import Journey
from games.rules.marco_polo_common.posts import lacks_post
from games.rules.marco_polo_common.travel import _onward as onward
from games.rules.marco_polo_common.travel import leg_key, legs
from tests.rules.temperaments import Games, Temper, curious, sensible

TITLE = titles.get("marco-polo-2")
FACTS = edition(TITLE.editions.chosen(None))
AHEAD = 5
"""The number of steps for which a traveller looks ahead."""
STOP = "stop"

Weight = Callable[[Any, int, Choice], float]


# -- looking ahead over the map -------------------------------------------------------------------


def value(state: Any, seat: int, journey: Journey) -> float:
    """Return the worth of ending a movement here: new posts, less its costs."""
    walked = [path for path in journey.paths if len(path) > 1]
    ends = {path[-1] for path in walked if lacks_post(state, seat, path[-1])}
    passed = {place for path in walked for place in path[1:-1]} - ends
    more = journey.extra and any(lacks_post(state, seat, place) for place in passed)
    return 10.0 * len(ends) + 6.0 * bool(more) - 0.4 * worth(journey.owed)


def best_trip(state: Any, seat: int, journey: Journey, ahead: int = AHEAD) -> tuple[float, str]:
    """Return the best worth within reach, and the key of the next step towards it."""
    now = value(state, seat, journey) if journey.moved else -100.0
    best = (now, STOP)
    for leg in legs(state, seat, journey) if ahead else ():
        if leg.to not in journey.paths[leg.figure][:-1]:
            onto = best_trip(state, seat, onward(journey, leg), ahead - 1)[0]
            best = max(best, (onto, leg_key(leg, len(journey.paths))))
    return best


# -- weights --------------------------------------------------------------------------------------


def setting_out(state: Any, seat: int, choice: Choice) -> float:
    """Travel where a new post can be paid for."""
    space, *_, pips = choice.args
    return max(0.02, best_trip(state, seat, journey_by(state, seat, space, pips))[0])


def walking(state: Any, seat: int, choice: Choice) -> float:
    """Follow the best path."""
    return 1000.0 if best_trip(state, seat, state.public.journey)[1] == choice.key else 0.05


def highest(state: Any, seat: int, choice: Choice) -> float:
    """Prefer high dice by far."""
    return float(10 ** choice.args[-1])


def lowest(state: Any, seat: int, choice: Choice) -> float:
    """Prefer low dice; keep high ones."""
    return float(4 ** (6 - choice.args[-1])) / 200


def no_jade(state: Any, seat: int, choice: Choice) -> float:
    """Prefer paying without jade."""
    return float(9 ** -sum(choice.args))


def best_gain(state: Any, seat: int, choice: Choice) -> float:
    """Prefer the choice that is worth more."""
    return float(3 ** worth(choice.args[0]))


def fixed(weight: float) -> Weight:
    """Give all choices of a kind the same weight."""
    return lambda state, seat, choice: weight


def special(state: Any, seat: int, choice: Choice) -> float:
    """Use special cities with high dice, most of all with an improved seal."""
    city = FACTS.specials[choice.args[0]]
    improved = state.public.traders[seat].seals.get(city.seal, False)
    return (20.0 if improved else 1.0) * choice.args[-1]


def turning(state: Any, seat: int, choice: Choice) -> float:
    """Turn dice up rather than down."""
    return 0.05 if not choice.args else 0.01 + (choice.args[-1] > choice.args[-2])


COMMON: dict[str, Weight] = {
    "travel": setting_out,
    "walk": walking,
    "stop": walking,
    "add": highest,
    "khan": lowest,
    "pay": no_jade,
    "offer": best_gain,
    "compensate": fixed(1),
    "decline": fixed(0.05),
    "post": fixed(30),
    "fulfil": fixed(60),
    "upgrade": fixed(60),
    "kept": fixed(10),
    "special": special,
    "reroll": fixed(0.05),
    "turn": turning,
    "buy": fixed(0.3),
    "bag": fixed(0.1),
    "end": fixed(5),
}
ROAMING: dict[str, Weight] = {
    "seals": fixed(0.1),
    "contracts": fixed(0.3),
    "cards": fixed(0.3),
    "buy": fixed(2),
    "khan": fixed(6),
}
GUILD: dict[str, Weight] = {
    "seals": fixed(40),
    "seal": fixed(1),
    "books": fixed(4),
    "travel": lambda state, seat, choice: setting_out(state, seat, choice) / 2,
    "buy": fixed(2),
}
TRADING: dict[str, Weight] = {
    "contracts": fixed(200),
    "decline": fixed(0.001),
    "buy": fixed(3),
    "fulfil": fixed(0.3),
    "khan": fixed(5),
}
SPENDING: dict[str, Weight] = {"reroll": fixed(40), "end": fixed(0.2), "buy": fixed(60)}


# -- temperaments ---------------------------------------------------------------------------------


def guided(own: Mapping[str, Weight], whim: float = 0.02) -> Temper:
    """Return a temperament that follows weights, or chooses at random with probability `whim`."""
    weights = {**COMMON, **own}

    def choose(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
        if rng.random() < whim:
            return curious(state, seat, choices, rng)
        each = [weights.get(choice.group, fixed(1))(state, seat, choice) for choice in choices]
        return rng.choices(choices, each)[0] if any(each) else rng.choice(choices)

    return choose


TEMPERS: dict[str, Temper] = {
    "curious": curious,
    "sensible": sensible(TITLE, 0.2),
    "roaming": guided(ROAMING),
    "guild": guided(GUILD),
    "trading": guided(TRADING),
    "spending": guided(SPENDING),
}

played = Games(TITLE, TEMPERS)


# -- the facts of a game --------------------------------------------------------------------------


def situations(replay: Replay) -> Iterator[str]:
    """Yield the situations of a game that random choices seldom reach."""
    state = replay.new(TITLE)
    for seat, key in replay.choices:
        choice = next(one for one in TITLE.engine.offers(state)[seat] if one.key == key)
        under = len(state.public.under)
        before = [dict(own.seals) for own in state.public.traders]
        ply = TITLE.push(state, seat, choice)
        if any(event.kind == "relocated-post" for event in ply.events):
            yield "a post is relocated"
        if len(state.public.under) < under:
            yield "a contract from below the pile"
        if choice.group == "special":
            yield from _in_special_city(choice, before[seat])
        yield from _standing(state)
    yield from _ending(state)


def _in_special_city(choice: Choice, seals: Mapping[str, bool]) -> Iterator[str]:
    space, *_, pips = choice.args
    city = FACTS.specials[space]
    if seals.get(city.seal):
        yield f"{space} {1 + (pips >= city.twice_from)} times"


def _standing(state: Any) -> Iterator[str]:
    public = state.public
    if len(public.spaces.get("khan", ())) == 4:
        yield "a full row at the Khan's"
    for own in public.traders:
        if len(own.posts) == 11:
            yield "eleven posts"
        if sum(own.seals.values()) == 4:
            yield "all seals improved"


def _ending(state: Any) -> Iterator[str]:
    for own in state.public.traders:
        yield f"{own.character} plays"
    outcome = TITLE.outcome(state)
    assert outcome is not None
    best = [seat for seat, total in enumerate(outcome.totals) if total == max(outcome.totals)]
    if len(best) == 1:
        yield "won by points"
    elif len(outcome.winners) == 1:
        yield "won by camels"
    else:
        yield "victory shared"
