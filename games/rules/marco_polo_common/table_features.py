"""Features of both games: the turn and its progress, and the spaces and open contracts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Block
from games.rules.marco_polo_common.bids import net_points
from games.rules.marco_polo_common.bundle import NOTHING
from games.rules.marco_polo_common.contracts import DrawContracts, KeepContract
from games.rules.marco_polo_common.facts import KHAN_SLOTS, ROUNDS
from games.rules.marco_polo_common.features import KEPT, Goods, chart, shortfall
from games.rules.marco_polo_common.posts import Bonuses
from games.rules.marco_polo_common.purse import GiveGoods, TakeGoods
from games.rules.marco_polo_common.turn import Turn
from games.rules.marco_polo_common.wishes import POINT, worth

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition
    from games.rules.marco_polo_common.table import State


def standing(ends_with: Callable[[Any, int], int]) -> Block:
    """Return a block: a seat's points without its bid, and its points if the game ended now."""

    def values(state: State, seat: int) -> list[float]:
        public = state.public
        points = public.traders[seat].points
        if public.over:
            return [points / 100, points / 100]
        return [net_points(public, seat) / 100, ends_with(state, seat) / 100]

    return Block(("points", "points if it ended now"), values)


def characters(slugs: Iterable[str]) -> Block:
    """Return a block with a number per character: 1 for the seat's own, 0 for all others."""
    rows = {"": [0.0 for _ in slugs]}
    rows |= {slug: [float(slug == other) for other in slugs] for slug in slugs}
    names = tuple(f"is {slug}" for slug in slugs)
    return Block(names, lambda state, seat: rows[state.public.traders[seat].character])


def _turn(state: State, seat: int) -> list[float]:
    """Return features of the rest of a seat's turn: its action, and the steps on its stack."""
    public, stack = state.public, state.stacks[seat]
    acts = goods = contracts = others = 0
    for step in stack:
        if isinstance(step, Turn):
            acts += not step.acted
        elif isinstance(step, TakeGoods):
            goods += step.number
        elif isinstance(step, GiveGoods):
            goods -= step.cost.goods
        elif isinstance(step, DrawContracts):
            contracts += step.number
        elif isinstance(step, KeepContract):
            contracts += 1
        else:
            others += len(step.pending) if isinstance(step, Bonuses) else 1
    own, journey = public.traders[seat], public.journey
    left = any(getattr(own, pool) for _, pool, _ in state.kit.dice)
    walks = journey is not None and journey.seat == seat
    return [
        float(public.turn == seat),
        float(public.hourglass == seat),
        float(public.stage == "turns" and not left),
        float(acts),
        goods / 5,
        contracts / 2,
        others / 4,
        journey.left / 6 if walks else 0.0,
        worth(journey.owed) / POINT / 5 if walks and journey.owed != NOTHING else 0.0,
    ]


TURN = Block(
    (
        "has the turn",
        "travelled last",
        "out of dice",
        "action to do",
        "goods to take",
        "contracts to take",
        "other steps to do",
        "steps left to walk",
        "owed for the walk",
    ),
    _turn,
)


# -- the table ------------------------------------------------------------------------------------


def _time(state: State, seat: int) -> list[float]:
    public = state.public
    return [
        len(public.traders) / 4,
        public.round / ROUNDS,
        float(public.stage == "draft"),
        float(public.stage == "goals"),
        len(public.black) / 5,
        len(public.outposts) / 10,
        public.pile / 20,
        (KHAN_SLOTS - len(public.spaces.get("khan", ()))) / KHAN_SLOTS,
    ]


TIME = Block(
    (
        "players",
        "round",
        "characters are chosen",
        "goals are chosen",
        "black dice in supply",
        "outposts left",
        "contracts in the pile",
        "free places at the Khan",
    ),
    _time,
)


def spaces(ids: Iterable[str]) -> Block:
    """Return a block: whether each space has dice, and whether one has the seat's colour."""
    ids = tuple(ids)

    def values(state: State, seat: int) -> list[float]:
        lying, found = state.public.spaces, []
        for space in ids:
            dice = lying.get(space)
            if dice:
                found += [1.0, float(any(die.colour == seat for die in dice))]
            else:
                found += [0.0, 0.0]
        return found

    return Block(tuple(f"{what} {id}" for id in ids for what in ("dice on", "own die on")), values)


def displayed(contracts: Callable[[Any, int], list[str]]) -> Block:
    """Return a block: the number of contracts that a seat may take, and the worth of the best one.

    The worth takes into account the goods that the seat has.
    """

    def values(state: State, seat: int) -> Iterable[float]:
        own = state.public.traders[seat]
        had = (own.camels, own.jade, own.pepper, own.silk, own.gold)
        return _appeal(state.facts, tuple(contracts(state, seat)), had)

    names = ("open contracts", "points of the best open contract", "appeal of the best contract")
    return Block(names, values)


@lru_cache(KEPT)
def _appeal(facts: Edition, contracts: tuple[str, ...], had: Goods) -> tuple[float, ...]:
    shown = [chart(facts).contracts[contract] for contract in contracts]
    appeal = [own.points + own.things - shortfall(had, own) for own in shown]
    most = max((own.points for own in shown), default=0.0)
    return len(shown) / 6, most / 10, max(appeal, default=-5.0) / 5
