"""The title's features, from which computer players learn; see ``kernel.features``.

Each amount is divided by a number that it seldom exceeds, so that the result is mostly between 0
and 1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from games.rules.kernel import Block, Features
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import BUILDINGS, COLOURS, DEFAULT, GOODS, KINDS, SHIPS
from games.rules.rajas_cards_karma.means import Means
from games.rules.rajas_cards_karma.rounds import acting
from games.rules.rajas_cards_karma.state import TRACK
from games.rules.rajas_cards_karma.table import facts_of, held_colour, lying

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.facts import Facts
    from games.rules.rajas_cards_karma.steps import State

BONUSES = edition(DEFAULT).tracks
"""The ids of the track cards' bonuses, which are the same in all editions."""
STEPS = {
    "arrange-track": "prepare",
    "take-turn": "act",
    "finish-turn": "finish",
    "pay-sum": "pay",
    "pay-ship": "pay",
    "pay-palace": "pay",
    "drop-dice": "drop",
}
"""The kind of decision, by the tag of a seat's step. All other tags count as "effect"."""
DUTIES = ("prepare", "act", "finish", "pay", "drop", "effect")
KEPT = 20_000
"""The size of each cache for features of displays. They help since a choice changes few displays."""
PIPS = range(1, 7)
PALACES = range(2, 7)
PAID = tuple(kind for kind in KINDS if kind != "goods")

OWN = (
    *(f"{colour} dice" for colour in COLOURS),
    *(f"{colour} pips" for colour in COLOURS),
    *(f"{colour} reach" for colour in COLOURS),
    *(f"die of {pips}" for pips in PIPS),
    "pips",
    *(f"can pay a {kind}" for kind in PAID),
    *(f"best {kind} to pay" for kind in PAID),
    "dice laid",
    "karma laid",
    "jokers laid",
)
EACH = (
    "here",
    "progress",
    "turned",
    "turned by fame",
    "turned by coins",
    "last two",
    "last one",
    "finished",
    *(f"{kind} {count}" for kind in ("karma", "stewards") for count in (1, 2)),
    "fame",
    "coins",
    *(f"needs {count} {kind}" for kind in ("fame", "coins") for count in (1, 2)),
    "dice",
    *(f"{colour} dice" for colour in COLOURS),
    *(f"{kind} buildings" for kind in BUILDINGS),
    "buildings one icon from a trio",
    "ships in the row",
    "last ship",
    *(f"{kind} cards" for kind in GOODS),
    *(f"{kind} coins" for kind in GOODS),
    "best sale with one more",
    *(f"bonus {bonus} to come" for bonus in BONUSES),
    *(f"bonus {bonus} next by fame" for bonus in BONUSES),
    *(f"bonus {bonus} next by coins" for bonus in BONUSES),
    "on turn",
    "starts",
    *(f"has to {duty}" for duty in DUTIES),
)
TABLE = (
    *(f"seats {seats}" for seats in (2, 3, 4)),
    "round",
    "second pass",
    "further turns",
    "finishing",
    "deck",
    "cards laid out",
    *(f"{kind} cards laid out" for kind in KINDS),
    *(f"pays for a {kind}" for kind in PAID),
    "fame paid for",
    "ship paid for",
    *(f"palace {value} paid for" for value in PALACES),
    "seats before mine",
    "seats from the elephant to mine",
)


def own(state: State, seat: int) -> list[float]:
    """Return the features of the seat's dice: their values, and the cards that they can pay for."""
    facts, private = facts_of(state), state.private[seat]
    dice: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for card, value in private.hand:
        dice[facts.cards[card].die_colour].append(value)
    values = [value for held in dice.values() for value in held]
    means = Means(state, seat)
    payable = [
        [_worth(facts, card.id) for card in lying(state, kind) if means.suffice(card)]
        for kind in PAID
    ]
    return [
        *[len(held) / 4 for held in dice.values()],
        *[sum(held) / 12 for held in dice.values()],
        *[means.highest(colour) / 16 for colour in COLOURS],
        *[float(pips in values) for pips in PIPS],
        sum(values) / 24,
        *[len(worths) / 6 for worths in payable],
        *[max(worths, default=0.0) for worths in payable],
        len(private.laid) / 3,
        sum(map(abs, private.laid.values())) / 2,
        len(private.jokers) / 2,
    ]


def _worth(facts: Facts, id: str) -> float:
    """Return a card's rough worth, by the number of its buildings or by its exact price."""
    card = facts.cards[id]
    return card.fame / 2 if card.cost else card.pips / 6


def each(state: State, seat: int) -> list[float]:
    """Return the features of a seat's public pieces, with the card that it is paying for."""
    facts, have = facts_of(state), state.public.rajas[seat]
    fame, coins = facts.numbers.fame_to_flip, facts.numbers.coins_to_flip
    colours = [held_colour(facts, held) for held in have.hand]
    stack = state.stacks[seat]
    duty = STEPS.get(str(stack[-1].__struct_config__.tag), "effect") if stack else ""
    name, coming = state.public.edition, _coming(state, seat)
    row = [*have.ships, *(id for id in coming if facts.cards[id].ship_number)]
    return [
        1.0,
        (have.turned + have.fame / fame + have.coins / coins) / TRACK,
        have.turned / TRACK,
        have.left / TRACK,
        have.right / TRACK,
        float(have.turned >= TRACK - 2),
        float(have.turned >= TRACK - 1),
        float(have.finished),
        *[float(have.karma == count) for count in (1, 2)],
        *[float(have.stewards == count) for count in (1, 2)],
        have.fame / fame,
        have.coins / coins,
        *[float(fame - have.fame == count) for count in (1, 2)],
        *[float(coins - have.coins == count) for count in (1, 2)],
        len(have.hand) / 8,
        *[colours.count(colour) / 4 for colour in COLOURS],
        *_houses(name, (*have.buildings, *coming)),
        len(row) / facts.numbers.trio,
        facts.cards[row[-1]].ship_number / SHIPS if row else 0.0,
        *_goods(name, (*have.goods, *have.buildings, *have.ships, *coming)),
        *_bonuses(tuple(have.track), have.left, have.right),
        float(acting(state.public) == seat),
        float(state.public.starter == seat),
        *[float(duty == name) for name in DUTIES],
    ]


def _coming(state: State, seat: int) -> list[str]:
    """Return the id of the card that the seat is paying for, in a list; empty without one."""
    public = state.public
    return [public.buying] if public.buying and acting(public) == seat else []


@lru_cache(maxsize=KEPT)
def _houses(name: str, shown: tuple[str, ...]) -> list[float]:
    """Return features of the cards' buildings by kind, and of trios that lack one building."""
    cards = edition(name).cards
    kinds: list[str] = [kind for id in shown for kind in cards[id].buildings]
    counts = [kinds.count(kind) for kind in BUILDINGS]
    near = max(counts) >= 2 or counts.count(0) <= 1
    return [*[count / 3 for count in counts], float(near)]


@lru_cache(maxsize=KEPT)
def _goods(name: str, shown: tuple[str, ...]) -> list[float]:
    """Return features of the cards' goods, their coins, and the coins of a sale with one more."""
    cards = edition(name).cards
    worths: dict[str, list[int]] = {kind: [] for kind in GOODS}
    for id in shown:
        for kind, worth in cards[id].goods:
            worths[kind].append(worth)
    best = [max(have, default=0) for have in worths.values()]
    alike = max((sum(sorted(have)[-2:]) for have in worths.values() if len(have) >= 2), default=0)
    mixed = sum(sorted(best)[1:]) if best.count(0) <= 1 else 0
    return [
        *[len(have) / 3 for have in worths.values()],
        *[sum(have) / 6 for have in worths.values()],
        max(alike, mixed) / 6,
    ]


@lru_cache(maxsize=KEPT)
def _bonuses(track: tuple[str, ...], left: int, right: int) -> list[float]:
    """Return, as 0 or 1, whether each bonus may still come, and which are next at both ends."""
    closed = track[left : TRACK - right]
    turned = {*track[:left], *track[TRACK - right :]}
    by_fame, by_coins = (closed[0], closed[-1]) if closed else ("", "")
    return [
        *[float(bool(closed) and bonus not in turned) for bonus in BONUSES],
        *[float(bonus == by_fame) for bonus in BONUSES],
        *[float(bonus == by_coins) for bonus in BONUSES],
    ]


def table(state: State, seat: int) -> list[float]:
    """Return the features of the grid, the deck and time, seen from the seat."""
    public, seats = state.public, len(state.counts)
    cards = facts_of(state).cards
    kinds: list[str] = [cards[id].kind for id in public.grid if id]
    return [
        *[float(seats == count) for count in (2, 3, 4)],
        public.round / 8,
        float(public.passing > 1),
        public.extra / 2,
        float(public.finishing),
        public.deck / 90,
        len(kinds) / 16,
        *[kinds.count(kind) / 6 for kind in KINDS],
        *_bought(state),
        (seat - acting(public)) % seats / 4,
        (seat - public.starter) % seats / 4,
    ]


def _bought(state: State) -> list[float]:
    """Return the features of the card that is being paid for; zeros if there is none."""
    card = facts_of(state).cards.get(state.public.buying)
    if card is None:
        return [0.0] * (len(PAID) + 2 + len(PALACES))
    return [
        *[float(card.kind == kind) for kind in PAID],
        card.fame / 2,
        card.ship_number / SHIPS,
        *[float(card.palace_value == value) for value in PALACES],
    ]


FEATURES: Features[State] = Features(Block(OWN, own), Block(EACH, each), Block(TABLE, table))
