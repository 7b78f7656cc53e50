"""A test table of Marco Polo II in any situation, with its players' choices.

``table(...)`` arranges a situation in a real game. All later calls use the title's public methods:
``play`` chooses for the acting seat, and ``refuse`` expects a refusal with its code and rule. Tests
read results from views, decisions, events and the outcome.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from games.rules import titles
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import AREA_CARDS, BLACK_DICE, SCORES, Edition
from games.rules.marco_polo_common.bundle import WARES
from games.rules.marco_polo_common.dice import BLACK, Die
from games.rules.marco_polo_common.facts import (
    OWN_DICE,
    ROUNDS,
    START_POINTS,
)
from games.rules.marco_polo_common.turn import Turn
from tests.rules.marco_polo_common.table import (
    Amounts,
    PlayedTable,
    Spaces,
    Words,
    lay_dice,
    lower_pile,
)

TITLE = titles.get("marco-polo-2")
EDITION = "reconstructed-1"
"""The default edition of the situations."""
SEED = bytes(range(32))
A, B, C, D = range(4)
PLAIN = "filippo-vitello"
"""The character with the least effect while no seat claims an outpost."""

rule = pytest.mark.rule
"""The mark ``@rule("anchor", …, scenario=7)``: the tested rules, and the scenario that is
played."""

Seals = Mapping[int, str | Mapping[str, bool]]
"""Seals by seat; an exclamation mark means that a seal is improved: ``{A: "farmer jeweler!"}``."""


class Table(PlayedTable):
    """A state of the title, changed by its players' choices."""

    title = TITLE


def new(
    seats: int = 4,
    *,
    options: Mapping[str, str] | None = None,
    seed: bytes = SEED,
    edition_name: str = EDITION,
) -> Table:
    """Return a new game, before the choice of characters and goals."""
    return Table(TITLE.new(seats, seed, options, edition_name))


def table(
    seats: int = 4,
    turn: int = A,
    *,
    round: int = 1,
    acted: bool = False,
    last: bool = False,
    starter: int = A,
    hourglass: int | None = None,
    rank: int = 0,
    bought: bool = False,
    characters: Words | None = None,
    goals: Words | None = None,
    points: Amounts | None = None,
    coins: Amounts | None = None,
    camels: Amounts | None = None,
    jade: Amounts | None = None,
    pepper: Amounts | None = None,
    silk: Amounts | None = None,
    gold: Amounts | None = None,
    dice: Words | None = None,
    black: Words | None = None,
    supply: str = "",
    spaces: Spaces | None = None,
    seals: Seals | None = None,
    posts: Words | None = None,
    figures: Words | None = None,
    contracts: Words | None = None,
    done: Words | None = None,
    fresh: str = "",
    shown: Mapping[str, str] | None = None,
    top: str = "",
    under: str = "",
    pile: int | None = None,
    cards: Mapping[str, str] | None = None,
    offers: Mapping[str, str] | None = None,
    bonuses: Mapping[str, str] | None = None,
    outposts: Mapping[str, str] | None = None,
    kept: Words | None = None,
    options: Mapping[str, str] | None = None,
    edition: str = EDITION,
) -> Table:
    """Arrange a situation in the middle of a round, with ``turn`` as the acting seat.

    ``acted``: the seat has done its action. ``last``: no seat has a die left, so that the round
    ends with this turn. Dice are in hand (``dice``, by default 23456), on ``spaces``, or in the
    bag. ``supply`` are the faces of the supply's black dice, if these are rolled. ``shown`` are
    contracts in cities ("-" for an empty space). ``top`` is the top of the pile, with its first
    word uppermost; ``under`` are the contracts known to be at its bottom, the lowest last. ``pile``
    is the number of contracts left in it; the last seat has completed the others. ``kept`` are
    Filippo's outposts. Cities with a post have no outpost left.
    """
    state = TITLE.new(seats, SEED, {**(options or {}), "characters": "random"}, edition)
    public = state.public
    state.stacks = [[] for _ in state.stacks]
    public.stage, public.turn, public.draft = "turns", turn, []
    public.starter, public.rank, public.bought = starter, rank, bought
    public.hourglass = starter if hourglass is None else hourglass
    _skip_rounds(state, round)
    _lay_tiles(state, offers or {}, cards or {}, bonuses or {}, outposts or {})
    for seat in range(seats):
        _become(state, seat, (characters or {}).get(seat, PLAIN))
        _stand(state, seat, (posts or {}).get(seat, ""), (figures or {}).get(seat, ""))
        public.traders[seat].seals = _seals((seals or {}).get(seat, ""))
        public.traders[seat].kept = (kept or {}).get(seat, "").split()
        _give_points(public, seat, (points or {}).get(seat, START_POINTS))
    purses = zip(WARES, (camels, coins, jade, pepper, silk, gold), strict=True)
    for ware, amounts in purses:
        for seat, amount in (amounts or {}).items():
            setattr(public.traders[seat], ware, amount)
    _deal_goals(state, goals or {})
    _deal_contracts(state, contracts or {}, done or {}, shown or {}, top.split(), under.split())
    lower_pile(state, pile)
    public.fresh = fresh.split()
    idle = dict.fromkeys(range(seats), "") if last else {}
    _lay_dice(state, {**idle, **(dice or {})}, black or {}, spaces or {}, supply)
    state.stacks[turn] = [Turn(acted=acted or last)]
    assert TITLE.rules.audit(state) == []
    return Table(state)


def facts(name: str = EDITION) -> Edition:
    return edition(name)


# -- laying out ---------------------------------------------------------------------------------


def _skip_rounds(state: Any, round: int) -> None:
    """Use up the offers and cards of earlier rounds in the action area."""
    public, secret = state.public, state.secret
    public.round = round
    for past in range(2, round + 1):
        public.past_offers += public.offers
        public.offers = public.upcoming
        public.upcoming = [tiles.pop() for tiles in secret.offers] if past < ROUNDS else []
        for space in AREA_CARDS:
            public.seen.append(public.cards[space])
            public.cards[space] = secret.deck.pop()
    public.deck = len(secret.deck)


def _lay_tiles(
    state: Any,
    offers: Mapping[str, str],
    cards: Mapping[str, str],
    bonuses: Mapping[str, str],
    outposts: Mapping[str, str],
) -> None:
    public, own = state.public, edition(state.public.edition)
    for book, tile in offers.items():
        number = list(own.books).index(book)
        _exchange(
            public.offers[number],
            tile,
            [public.offers, public.upcoming, public.past_offers, *state.secret.offers],
        )
    for space, card in cards.items():
        _exchange(public.cards[space], card, [public.cards, public.seen, state.secret.deck])
    for place, marker in bonuses.items():
        _exchange(public.bonuses[place], marker, [public.bonuses])
    for place, tile in outposts.items():
        _exchange(public.outposts[place], tile, [public.outposts])


def _exchange(one: str, other: str, heaps: Iterable[list[str] | dict[str, str]]) -> None:
    """Exchange two pieces among all heaps; unused pieces are in the box."""
    for heap in heaps:
        for place in heap if isinstance(heap, dict) else range(len(heap)):
            if heap[place] in (one, other):  # type: ignore[index]
                heap[place] = other if heap[place] == one else one  # type: ignore[index]


def _become(state: Any, seat: int, slug: str) -> None:
    """Give a seat a character, without its income at the start of the game."""
    own, facts = state.public.traders[seat], edition(state.public.edition)
    own.character, own.coins = slug, 8
    own.figures = [facts.start] * facts.characters[slug].figures


def _stand(state: Any, seat: int, posts: str, figures: str) -> None:
    own = state.public.traders[seat]
    own.posts = posts.split()
    for place in own.posts:
        state.public.outposts.pop(place, None)
    for figure, place in enumerate(figures.split()):
        own.figures[figure] = place


def _seals(seals: str | Mapping[str, bool]) -> dict[str, bool]:
    if isinstance(seals, str):
        return {seal.rstrip("!"): seal.endswith("!") for seal in seals.split()}
    return dict(seals)


def _give_points(public: Any, seat: int, points: int) -> None:
    public.traders[seat].points = points
    public.scores[SCORES.index("cards")][seat] = points - START_POINTS


def _deal_goals(state: Any, goals: Words) -> None:
    """Give every seat a goal card: the named one, or the first of its three."""
    public = state.public
    spare = [goal for own in state.private for goal in own.goals] + state.secret.goals
    wanted = set(goals.values())
    spare = [goal for goal in spare if goal not in wanted]
    for seat, own in enumerate(state.private):
        own.goals = [goals.get(seat) or spare.pop(0)]
        own.rejected = sorted(spare.pop(0) for _ in range(2))
        public.open_goals[seat] = []
        if public.variant["goals"] == "open":
            public.traders[seat].goal = own.goals[0]
    state.secret.goals = sorted(spare)


def _deal_contracts(
    state: Any,
    contracts: Words,
    done: Words,
    shown: Mapping[str, str],
    top: list[str],
    under: list[str],
) -> None:
    public, secret = state.public, state.secret
    told = [*contracts.values(), *done.values(), *shown.values()]
    wanted = {*(id for words in told for id in words.split()), *top, *under}
    lying = [id for place in shown for id in public.contracts[place]]
    pile = [id for id in (*lying, *secret.pile) if id not in wanted]
    for place, slots in public.contracts.items():
        words = shown[place].split() if place in shown else slots
        kept = [id if place in shown or id not in wanted else pile.pop() for id in words]
        public.contracts[place] = ["" if id == "-" else id for id in kept]
    secret.pile, public.under = [*reversed(under), *pile, *reversed(top)], under[:]
    for seat, own in enumerate(public.traders):
        own.contracts = [id for id in own.contracts if id not in wanted]
        if seat in contracts:
            own.contracts = contracts[seat].split()
        own.done = done.get(seat, "").split()
    public.pile = len(secret.pile)


def _lay_dice(state: Any, dice: Words, black: Words, spaces: Spaces, supply: str) -> None:
    public = state.public
    lying = lay_dice(public, spaces)
    for seat, own in enumerate(public.traders):
        placed = sum(die.colour == seat for die in lying)
        faces = dice.get(seat, "23456"[: OWN_DICE - placed])
        own.dice = sorted(int(face) for face in faces)
        own.black = sorted(int(face) for face in black.get(seat, ""))
        rest = OWN_DICE - placed - len(own.dice)
        if rest > 0:
            public.spaces.setdefault("bag", []).extend([Die(seat, 1, seat)] * rest)
    used = sum(die.colour == BLACK for die in lying) + sum(len(o.black) for o in public.traders)
    left = BLACK_DICE[len(public.traders)] - used
    public.black = sorted(int(face) for face in supply) if supply else [0] * left
