"""Players of Cards & Karma with a plan, who reach situations that random choices seldom reach.

A temperament gives weights to choices and reads its seat's view. ``played(seats, temper, number)``
plays a whole game; the same arguments give the same game. ``situations`` yields a game's rare
situations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any

from games.rules import titles
from games.rules.kernel import Choice, Event
from games.rules.laws import Replay
from games.rules.laws.replay import find
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import Card
from games.rules.rajas_cards_karma.heuristics import taste
from tests.rules.rajas_cards_karma.table import EDITION
from tests.rules.temperaments import Games, Temper, curious

TITLE = titles.get("rajas-cards-karma")
FACTS = edition(EDITION)
GRASPING_GAINS = ("dice", "goods_cards", "palace", "top_cards", "turns")

Taste = Callable[[Any, int, Choice], float]


# -- weights --------------------------------------------------------------------------------------


def card_of(choice: Choice) -> Card | None:
    known = choice.args and isinstance(choice.args[0], str)
    return FACTS.cards.get(choice.args[0]) if known else None


def grasping(state: Any, seat: int, choice: Choice) -> float:
    """Take as many cards out of the grid as possible, and all extra turns."""
    if choice.key in ("steward-turn", "bonus-turn"):
        return 50.0
    card = card_of(choice)
    if choice.group != "action" or card is None:
        return taste(state, seat, choice)
    gain = FACTS.palace.get(card.palace_value)
    if card.ship_reward:
        gain = FACTS.rewards[card.ship_reward].gain
    taken = sum(getattr(gain, part) for part in GRASPING_GAINS) if gain else 0
    return taste(state, seat, choice) + 3.0 * taken


def sailing(state: Any, seat: int, choice: Choice) -> float:
    """Take ships in rising order, the next higher one first."""
    card = card_of(choice)
    if choice.group != "action" or card is None or card.kind != "ship":
        return taste(state, seat, choice)
    row = state.public.rajas[seat].ships
    last = FACTS.cards[row[-1]].ship_number if row else 0
    ahead = card.ship_number - last
    return 30.0 - ahead if ahead > 0 else -20.0


def doubling(state: Any, seat: int, choice: Choice) -> float:
    """Take cards with two icons, preferably those that complete two trios at once."""
    card = card_of(choice)
    if choice.group != "action" or card is None:
        return taste(state, seat, choice)
    own = state.public.rajas[seat]
    shown = [kind for id in own.buildings for kind in FACTS.cards[id].buildings]
    for id in (*own.goods, *own.buildings, *own.ships):
        shown += [good for good, _ in FACTS.cards[id].goods]
    icons = [*card.buildings, *(good for good, _ in card.goods)]
    ready = sum(shown.count(icon) == 2 for icon in icons)
    started = sum(shown.count(icon) == 1 for icon in icons)
    mixing = len({*shown, *icons} & {"red", "yellow", "white"}) == 3
    return taste(state, seat, choice) + 10.0 * (ready > 1) + 2.0 * started - 5.0 * mixing


def hoarding(state: Any, seat: int, choice: Choice) -> float:
    """Keep karma and stewards until there are three, and hold as many dice as possible."""
    if choice.group == "steward":
        return -20.0
    if choice.group == "die":
        return 2.5
    return taste(state, seat, choice)


def spending(state: Any, seat: int, choice: Choice) -> float:
    """Spend stewards on everything, and lay payments piece by piece."""
    weights = {"steward": 5.0, "karma": 6.0, "hand": 4.0, "pay": 0.0}
    return weights.get(choice.group, taste(state, seat, choice))


# -- temperaments ---------------------------------------------------------------------------------


def guided(weigh: Taste, whim: float = 0.05) -> Temper:
    """Return a temperament that follows weights, or chooses at random with probability `whim`."""

    def choose(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
        if rng.random() < whim:
            return curious(state, seat, choices, rng)
        return max(choices, key=lambda choice: (weigh(state, seat, choice), rng.random()))

    return choose


TEMPERS: dict[str, Temper] = {
    "curious": curious,
    "sensible": guided(taste, 0.2),
    "grasping": guided(grasping),
    "sailing": guided(sailing),
    "doubling": guided(doubling),
    "hoarding": guided(hoarding),
    "spending": guided(spending),
}

played = Games(TITLE, TEMPERS)


# -- the facts of a game --------------------------------------------------------------------------

SAYING: Mapping[str, str] = {
    "small-grid": "the grid is used up",
    "reshuffled": "the discard pile is shuffled",
    "trio-ships": "three ships",
    "row-broken": "a row of ships is broken",
    "steward-trio": "a third steward",
    "finished-too": "two finish",
    "top-card": "the top card is carried out",
}


def situations(replay: Replay) -> Iterator[str]:
    """Yield the situations of a game that random choices seldom reach."""
    state = replay.new(TITLE)
    for seat, key in replay.choices:
        choice = find(TITLE.engine.offers(state), seat, key)
        waiting = len(state.public.rajas[seat].ships) >= FACTS.numbers.trio
        events = TITLE.push(state, seat, choice).events
        if waiting and any(event.kind.startswith("placed-") for event in events):
            yield "a card comes while three ships wait"
        yield from (SAYING[event.kind] for event in events if event.kind in SAYING)
        yield from _together(events)
        yield from _standing(state)
    yield from _ending(state)


def _together(events: list[Event]) -> Iterator[str]:
    kinds = [event.kind for event in events]
    for one, other in pairwise(kinds):
        if one.startswith("trio-") and other.startswith("trio-"):
            yield "two effects at once"
    if sum(kind.startswith("turned-by") for kind in kinds) > 1:
        yield "two track cards by one choice"
    if kinds.count("placed-palace") > 1:
        yield "a palace action carries out another"


def _standing(state: Any) -> Iterator[str]:
    public = state.public
    if any(card in public.seen for card in public.grid if card):
        yield "a die in the grid is known"
    if public.extra > 1:
        yield "two turns won at once"
    for own in public.rajas:
        if len(own.hand) == FACTS.hand_limit:
            yield "a full hand"


def _ending(state: Any) -> Iterator[str]:
    outcome = TITLE.outcome(state)
    assert outcome is not None
    best = [seat for seat, total in enumerate(outcome.totals) if total == max(outcome.totals)]
    if len(best) == 1:
        yield "won by the track"
    else:
        tied = [[tie.values[seat] for seat in best] for tie in outcome.ties]
        if len(outcome.winners) > 1:
            yield "victory shared"
        else:
            yield "won by what is left" if tied[0].count(max(tied[0])) == 1 else "won by karma"
    yield "ended after the first pass" if state.public.passing == 1 else "ended after the second"
