"""A test table of Marco Polo I in any situation, with its players' choices.

``table(...)`` arranges a situation in a real game. All later calls use the title's public methods:
``play`` chooses for the acting seat, and ``refuse`` expects a refusal with its code and rule. Tests
read results from views, decisions, events and the outcome.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.rules import titles
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import SCORES, Edition
from games.rules.marco_polo_common.bundle import WARES
from games.rules.marco_polo_common.dice import BLACK, WHITE, Die
from games.rules.marco_polo_common.facts import OWN_DICE, ROUNDS, SLOTS, START_POINTS
from games.rules.marco_polo_common.turn import Turn
from tests.rules.marco_polo_common.table import (
    Amounts,
    PlayedTable,
    Spaces,
    Words,
    lay_dice,
    lower_pile,
)

TITLE = titles.get("marco-polo-1")
SEED = bytes(range(32))
A, B, C, D = range(4)
PLAIN = "kubilai-khan"
"""The character with the least effect once the game has begun.

Unless a test names the character, its figure stands in Venezia and has no post in Beijing.
"""

rule = pytest.mark.rule
"""The mark ``@rule("anchor", …, scenario=7)``: the tested rules, and the scenario that is
played."""


class Table(PlayedTable):
    """A state of the title, changed by its players' choices."""

    title = TITLE


def new(
    seats: int = 4,
    *,
    options: Mapping[str, str] | None = None,
    seed: bytes = SEED,
    edition_name: str | None = None,
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
    bought: bool = False,
    characters: Words | None = None,
    goals: Words | None = None,
    points: Amounts | None = None,
    coins: Amounts | None = None,
    camels: Amounts | None = None,
    pepper: Amounts | None = None,
    silk: Amounts | None = None,
    gold: Amounts | None = None,
    dice: Words | None = None,
    black: Words | None = None,
    white: Words | None = None,
    spaces: Spaces | None = None,
    posts: Words | None = None,
    figures: Words | None = None,
    beijing: str | None = None,
    contracts: Words | None = None,
    done: Words | None = None,
    fresh: str = "",
    row: str | None = None,
    top: str = "",
    under: str = "",
    pile: int | None = None,
    cards: Mapping[str, str] | None = None,
    bonuses: Mapping[str, str] | None = None,
    outposts: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
) -> Table:
    """Arrange a situation in the middle of a round, with ``turn`` as the acting seat.

    By default every seat has 8 coins, 2 camels, no goods, and stands in Venezia. A named Kubilai
    stands in Beijing with his post. ``acted``: the seat has done its action. ``last``: no seat has
    a die left, so that the round ends with this turn. Dice are in hand (``dice``, by default 23456;
    the ``white`` one shows a 3), on ``spaces``, or in the bag. Raschid's dice are undeclared.
    ``row`` are the open contracts ("-" for an empty position; the last ones may be omitted).
    ``top`` is the top of the special pile, with its first word uppermost; ``under`` are the
    contracts known to be at its bottom, the lowest last. ``pile`` is the number of contracts left
    in it; the last seat has completed the others. ``beijing`` are the seats in its slots, the best
    slot first ("B-A": the second is free); by default they are in the order of seats. Cities with a
    post have no outpost left.
    """
    state = TITLE.new(seats, SEED, {**(options or {}), "characters": "random"}, edition)
    public = state.public
    state.stacks = [[] for _ in state.stacks]
    public.round, public.stage, public.turn, public.draft = round, "turns", turn, []
    public.starter, public.bought = starter, bought
    public.hourglass = starter if hourglass is None else hourglass
    _lay_tiles(state, cards or {}, bonuses or {}, outposts or {})
    _clear_scores(public)
    for seat in range(seats):
        _become(state, seat, (characters or {}).get(seat, PLAIN))
        if (characters or {}).get(seat) == PLAIN:
            _settle(state, seat)
        _stand(state, seat, (posts or {}).get(seat), (figures or {}).get(seat, ""))
        _give_points(public, seat, (points or {}).get(seat, START_POINTS))
    _take_slots(state, beijing)
    purses = zip(WARES, (camels, coins, None, pepper, silk, gold), strict=True)
    for ware, amounts in purses:
        for seat, amount in (amounts or {}).items():
            setattr(public.traders[seat], ware, amount)
    _deal_goals(state, goals or {})
    _deal_contracts(state, contracts or {}, done or {}, row, top.split(), under.split())
    lower_pile(state, pile)
    public.fresh = fresh.split()
    idle = dict.fromkeys(range(seats), "") if last else {}
    _lay_dice(state, {**idle, **(dice or {})}, black or {}, {**idle, **(white or {})}, spaces or {})
    state.stacks[turn] = [Turn(acted=acted or last)]
    assert TITLE.rules.audit(state) == []
    return Table(state)


def facts(name: str | None = None) -> Edition:
    """Return the facts of an edition, by default of the first one."""
    return edition(name or TITLE.editions[0])


# -- laying out ---------------------------------------------------------------------------------


def _lay_tiles(
    state: Any,
    cards: Mapping[str, str],
    bonuses: Mapping[str, str],
    outposts: Mapping[str, str],
) -> None:
    public = state.public
    for lying, wanted in (
        (public.cards, cards),
        (public.bonuses, bonuses),
        (public.outposts, outposts),
    ):
        for place, tile in wanted.items():
            _exchange(lying, place, tile)


def _exchange(lying: dict[str, str], place: str, tile: str) -> None:
    """Put a tile here, in exchange for the tile that was here; unused tiles are in the box."""
    there = lying.get(place, "")
    for other, found in lying.items():
        if found == tile:
            lying[other] = there
    lying[place] = tile


def _clear_scores(public: Any) -> None:
    public.scores = [[0] * len(public.traders) for _ in public.scores]
    public.scores[SCORES.index("start")] = [START_POINTS] * len(public.traders)


def _become(state: Any, seat: int, slug: str) -> None:
    """Give a seat a character, a purse and figures in Venezia, without the character's income."""
    own, facts = state.public.traders[seat], edition(state.public.edition)
    own.character, own.coins, own.camels = slug, 8, 2
    own.pepper = own.silk = own.gold = 0
    own.figures, own.posts = [facts.start] * facts.characters[slug].figures, []


def _settle(state: Any, seat: int) -> None:
    """Place Kubilai and his post in Beijing."""
    own, facts = state.public.traders[seat], edition(state.public.edition)
    own.figures, own.posts = [facts.beijing], [facts.beijing]


def _stand(state: Any, seat: int, posts: str | None, figures: str) -> None:
    own = state.public.traders[seat]
    own.posts = own.posts if posts is None else posts.split()
    for place in own.posts:
        state.public.outposts.pop(place, None)
    for figure, place in enumerate(figures.split()):
        own.figures[figure] = place


def _take_slots(state: Any, words: str | None) -> None:
    public, beijing = state.public, edition(state.public.edition).beijing
    there = [seat for seat, own in enumerate(public.traders) if beijing in own.posts]
    seats = there if words is None else ["ABCD".find(letter) for letter in words]
    public.beijing = [*seats, *[-1] * (len(public.beijing) - len(seats))]


def _give_points(public: Any, seat: int, points: int) -> None:
    public.traders[seat].points = points
    public.scores[SCORES.index("cards")][seat] = points - START_POINTS


def _deal_goals(state: Any, goals: Words) -> None:
    """Give every seat two goal cards: the named ones, or the first spare ones."""
    wanted = {goal for words in goals.values() for goal in words.split()}
    spare = [goal for goal in edition(state.public.edition).goals if goal not in wanted]
    for seat, own in enumerate(state.private):
        own.goals = goals[seat].split() if seat in goals else [spare.pop(0) for _ in range(2)]
    for own in state.private:
        chosen = state.public.variant["goals"] == "of-four"
        own.rejected = [spare.pop(0) for _ in range(2)] if chosen else []
    state.secret.goals = spare


def _deal_contracts(
    state: Any, contracts: Words, done: Words, row: str | None, top: list[str], under: list[str]
) -> None:
    public, secret, facts = state.public, state.secret, edition(state.public.edition)
    told = [*contracts.values(), *done.values(), row or ""]
    wanted = {*(id for words in told for id in words.split()), *top, *under}
    _hand_out(public, wanted, contracts, done)
    spare = [id for id in facts.deck("regular") if id not in wanted]
    places, size = len(public.contracts), facts.setup.pile
    shown = [spare.pop(0) for _ in range(size)] if row is None else row.split()
    public.contracts = ["" if id == "-" else id for id in shown]
    public.contracts += [""] * (places - len(public.contracts))
    secret.piles = []
    for _ in range(ROUNDS - public.round):
        secret.piles.append(spare[:size])
        del spare[:size]
    secret.pile, public.under = [*reversed(under), *spare, *reversed(top)], under[:]
    public.piles, public.pile = len(secret.piles), len(secret.pile)


def _hand_out(public: Any, wanted: set[str], contracts: Words, done: Words) -> None:
    """Give every seat its contracts; a seat that isn't named keeps its starter."""
    for seat, own in enumerate(public.traders):
        own.contracts = [id for id in own.contracts[:1] if id not in wanted]
        if seat in contracts:
            own.contracts = contracts[seat].split()
        assert len(own.contracts) <= SLOTS
        own.done = done.get(seat, "").split()


def _lay_dice(state: Any, dice: Words, black: Words, white: Words, spaces: Spaces) -> None:
    public = state.public
    lay_dice(public, spaces)
    for seat in range(len(public.traders)):
        _own_dice(state, seat, dice.get(seat), black.get(seat, ""), white.get(seat))
    lying = [die for laid in public.spaces.values() for die in laid]
    used = sum(die.colour == BLACK for die in lying) + sum(len(o.black) for o in public.traders)
    supply = edition(public.edition).setup.supply(len(public.traders))
    public.black = [0] * (supply - used)


def _own_dice(state: Any, seat: int, dice: str | None, black: str, white: str | None) -> None:
    public = state.public
    own, chosen = (
        public.traders[seat],
        edition(public.edition).characters[public.traders[seat].character],
    )
    lying = [die.colour for laid in public.spaces.values() for die in laid]
    placed = lying.count(seat)
    usual = "23456" if chosen.rolls else "00000"
    own.dice = _faces(usual[: OWN_DICE - placed] if dice is None else dice)
    own.black = _faces(black)
    waiting = chosen.white_dice - lying.count(WHITE) if chosen.white_dice else 0
    own.white = _faces("3" * waiting if white is None else white)
    rest = [Die(seat, 1, seat)] * (OWN_DICE - placed - len(own.dice))
    rest += [Die(WHITE, 1, seat)] * (waiting - len(own.white))
    if rest:
        public.spaces.setdefault("bag", []).extend(rest)


def _faces(words: str) -> list[int]:
    return sorted(int(face) for face in words)
