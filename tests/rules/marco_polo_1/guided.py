"""Players of Marco Polo I with a plan, who reach situations that random choices seldom reach.

A temperament gives weights to kinds of choices, looks ahead over the map only, and reads its seat's
view. ``played(seats, temper, number)`` plays a whole game; the same arguments give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from games.rules import titles
from games.rules.kernel import Choice
from games.rules.laws import Replay
from games.rules.marco_polo_1.actions.travelling import journey_from as journey_by
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_common.facts import ROUNDS
from games.rules.marco_polo_common.heuristics import worth
from games.rules.marco_polo_common.journey import Journey
from games.rules.marco_polo_common.posts import lacks_post
from games.rules.marco_polo_common.travel import _onward as onward
from games.rules.marco_polo_common.travel import leg_key, legs
from tests.rules.temperaments import Games, Temper, curious, sensible

TITLE = titles.get("marco-polo-1")
FACTS = edition(TITLE.editions.chosen(None))
AHEAD, AHEAD_JUMPING = 6, 3
"""The number of steps for which a traveller looks ahead: less for a jumper, who has more paths."""
STOP = "stop"

Weight = Callable[[Any, int, Choice], float]
Value = Callable[[Any, int, Journey], float]


# -- looking ahead over the map -------------------------------------------------------------------


def posts_won(state: Any, seat: int, journey: Journey) -> float:
    """Return the worth of ending a movement here: new posts and their bonuses, less its costs."""
    walked = [path for path in journey.paths if len(path) > 1]
    left = {path[-1] for path in walked}
    if FACTS.characters[state.public.traders[seat].character].posts_in_passing:
        left |= {place for path in walked for place in path[1:-1]}
    won = sum(income(state, place) for place in left if lacks_post(state, seat, place))
    return won - 0.25 * worth(journey.owed)


def income(state: Any, place: str) -> float:
    """Return the worth of a new post here."""
    public = state.public
    outpost, marker = public.outposts.get(place), public.bonuses.get(place)
    once = worth(FACTS.outposts[outpost].gain) if outpost else 0
    each = worth(FACTS.bonuses[marker].gain) if marker else 0
    return 10.0 + 0.4 * once + 0.4 * each * (ROUNDS + 1 - public.round)


@cache
def far(place: str) -> int:
    """Return the number of steps to Beijing."""
    seen, edge, steps = {FACTS.beijing}, {FACTS.beijing}, 0
    while place not in seen:
        edge = {road.to for one in edge for road in FACTS.roads[one]} - seen
        seen, steps = seen | edge, steps + 1
    return steps


def nearer(state: Any, seat: int, journey: Journey) -> float:
    """Return the worth of ending a movement here, for a seat on its way to Beijing."""
    if FACTS.beijing in state.public.traders[seat].posts:
        return posts_won(state, seat, journey)
    return 10.0 * max(far(path[0]) - far(path[-1]) for path in journey.paths)


def best_trip(
    state: Any, seat: int, journey: Journey, value: Value, ahead: int = AHEAD
) -> tuple[float, str]:
    """Return the best worth within reach, and the key of the next step towards it."""
    now = value(state, seat, journey) if journey.moved else -100.0
    best = (now, STOP)
    for leg in legs(state, seat, journey) if ahead else ():
        if leg.to not in journey.paths[leg.figure][:-1]:
            onto = best_trip(state, seat, onward(journey, leg), value, ahead - 1)[0]
            best = max(best, (onto, leg_key(leg, len(journey.paths))))
    return best


def sight(state: Any, seat: int) -> int:
    """Return the number of steps that a seat looks ahead."""
    own = FACTS.characters[state.public.traders[seat].character]
    return AHEAD_JUMPING if own.oasis_jumps or own.figures > 1 else AHEAD


# -- weights --------------------------------------------------------------------------------------


def setting_out(value: Value, enough: float) -> Weight:
    """Travel if the gain is enough and can be paid; with the last two dice, travel for any gain."""

    def weight(state: Any, seat: int, choice: Choice) -> float:
        space, *_, pips = choice.args
        journey = journey_by(state, seat, space, pips)
        won = best_trip(state, seat, journey, value, sight(state, seat))[0]
        return 50 * won if won > (0 if _last_dice(state, seat) else enough) else 0.02

    return weight


def kept_back(state: Any, seat: int) -> list[int]:
    """Return the dice that a seat needs for this round's journey: its highest ones."""
    there = state.public.spaces.get("travel", ())
    gone = any(die.colour == seat for die in there)
    return [] if gone else state.public.traders[seat].dice[-FACTS.travel_dice :]


def _last_dice(state: Any, seat: int) -> bool:
    kept = kept_back(state, seat)
    return bool(kept) and len(kept) == len(state.public.traders[seat].dice)


def _spared(state: Any, seat: int, choice: Choice) -> bool:
    """Return whether a choice uses a die that this round's journey doesn't need."""
    rest = list(state.public.traders[seat].dice)
    for pips in kept_back(state, seat):
        rest.remove(pips)
    kind, pips = choice.args if choice.group == "bag" else choice.args[1:3]
    return kind != "d" or pips in rest


def walking(value: Value) -> Weight:
    """Follow the best path."""

    def weight(state: Any, seat: int, choice: Choice) -> float:
        journey = state.public.journey
        way = best_trip(state, seat, journey, value, sight(state, seat))[1]
        return 1000.0 if way == choice.key else 0.05

    return weight


def highest(state: Any, seat: int, choice: Choice) -> float:
    """Prefer high dice by far."""
    return float(10 ** choice.args[-1])


def lowest(state: Any, seat: int, choice: Choice) -> float:
    """Prefer low dice; keep the highest ones for a journey."""
    if not _spared(state, seat, choice):
        return 0.01
    return float(4 ** (6 - choice.args[-1])) / 200


def best_gain(state: Any, seat: int, choice: Choice) -> float:
    """Prefer the choice that is worth more."""
    return float(3 ** worth(choice.args[-1]))


def fixed(weight: float) -> Weight:
    """Give all choices of a kind the same weight."""
    return lambda state, seat, choice: weight


def turning(state: Any, seat: int, choice: Choice) -> float:
    """Turn dice up rather than down."""
    return 0.05 if not choice.args else 0.01 + (choice.args[-1] > choice.args[-2])


def provisions(state: Any, seat: int, choice: Choice) -> float:
    """Take camels if the seat has few."""
    few = state.public.traders[seat].camels < 8
    wanted = few and choice.args[0] == "market-camels" and _spared(state, seat, choice)
    return 10.0 * choice.args[-1] if wanted else 0.1


def money(state: Any, seat: int, choice: Choice) -> float:
    """Take coins for low dice if the seat has few coins."""
    few = state.public.traders[seat].coins < 24
    return 50 * lowest(state, seat, choice) if few and _spared(state, seat, choice) else 0.02


def spare(state: Any, seat: int, choice: Choice) -> float:
    """Buy a die with camels that the journey doesn't need."""
    return 20.0 if state.public.traders[seat].camels >= 10 else 0.02


def longer(state: Any, seat: int, choice: Choice) -> float:
    """Turn up the journey's dice with camels that the journey doesn't need."""
    lowest = min(kept_back(state, seat), default=6)
    if not choice.args:
        return 20.0 if lowest < 4 and state.public.traders[seat].camels >= 9 else 0.0
    kind, pips, now = choice.args
    return 20.0 if kind == "d" and now > pips == lowest else 0.01


def who_leaves_most(state: Any, seat: int, choice: Choice) -> float:
    """Prefer characters that leave posts in passing."""
    return 1000.0 if FACTS.characters[choice.args[0]].extra_posts else 1.0


def companions(state: Any, seat: int, choice: Choice) -> float:
    """Prefer characters that leave many posts."""
    chosen = FACTS.characters[choice.args[0]]
    return 20.0 if chosen.extra_posts or chosen.figures > 1 else 1.0


COMMON: dict[str, Weight] = {
    "travel": setting_out(posts_won, 0),
    "walk": walking(posts_won),
    "stop": walking(posts_won),
    "add": highest,
    "khan": lowest,
    "row": best_gain,
    "compensate": fixed(1),
    "decline": fixed(0.05),
    "fulfil": fixed(60),
    "reroll": fixed(0.05),
    "turn": turning,
    "buy": fixed(0.3),
    "bag": fixed(0.1),
    "end": fixed(5),
}
ROAMING: dict[str, Weight] = {
    "character": companions,
    "travel": setting_out(posts_won, 14),
    "contracts": fixed(0.3),
    "cards": fixed(0.3),
    "khan": lowest,
    "buy": spare,
    "turn": longer,
    "coins": money,
    "bag": money,
    "market": provisions,
}
EASTWARD: dict[str, Weight] = {
    **ROAMING,
    "travel": setting_out(nearer, 25),
    "walk": walking(nearer),
    "stop": walking(nearer),
}
PILGRIM: dict[str, Weight] = {
    **ROAMING,
    "character": who_leaves_most,
    "travel": setting_out(posts_won, 21),
    "khan": fixed(0.02),
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
    "eastward": guided(EASTWARD),
    "pilgrim": guided(PILGRIM, 0.005),
    "trading": guided(TRADING),
    "spending": guided(SPENDING),
}

played = Games(TITLE, TEMPERS)


# -- the facts of a game --------------------------------------------------------------------------

SAYING = {
    "relocated-post": "a post is relocated",
    "laid-contract": "the empty row is refilled",
    "no-contract": "the special pile is empty",
    "no-black-die": "no black die is left",
}


def situations(replay: Replay) -> Iterator[str]:
    """Yield the situations of a game that random choices seldom reach."""
    state = replay.new(TITLE)
    for seat, key in replay.choices:
        choice = next(one for one in TITLE.engine.offers(state)[seat] if one.key == key)
        under = set(state.public.under)
        ply = TITLE.push(state, seat, choice)
        yield from (SAYING[event.kind] for event in ply.events if event.kind in SAYING)
        if under - set(state.public.under):
            yield "a contract from below the pile"
        yield from _standing(state)
    yield from _ending(state)


def _standing(state: Any) -> Iterator[str]:
    public = state.public
    if len(public.spaces.get("khan", ())) == 4:
        yield "a full row at the Khan's"
    if -1 not in public.beijing:
        yield "four in Beijing"
    for own in public.traders:
        if len(own.posts) == 9:
            yield "nine posts"
        if len(own.posts) == 11:
            yield "eleven posts"


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
