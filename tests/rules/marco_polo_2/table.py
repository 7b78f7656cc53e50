"""A table of Marco Polo II in any situation, in one line, and its players' voices.

``table(...)`` lays a situation out on a real game; everything after that goes through the title's
door: ``play`` chooses for whoever is to choose, ``refuse`` expects a refusal with its code and rule,
and all that is read comes from views, decisions, events and the outcome.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest import mock

import pytest

from games.rules import titles
from games.rules.kernel import Chance, Decision, Event, IllegalChoice, Outcome
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

TITLE = titles.get("marco-polo-2")
EDITION = "reconstructed-1"
"""The edition whose values the situations name, unless they name another."""
SEED = bytes(range(32))
A, B, C, D = range(4)
PLAIN = "filippo-vitello"
"""The character that does least where nobody claims an outpost."""

rule = pytest.mark.rule
"""``@rule("anchor", ..., scenario=7)``: the rules that a test is about, the scenario that it plays."""

Words = Mapping[int, str]
"""Ids in a string, by seat: ``{A: "xian kabul"}``."""
Amounts = Mapping[int, int]
Seals = Mapping[int, str | Mapping[str, bool]]
"""Which seals are improved; in words those with an exclamation mark: ``{A: "farmer jeweler!"}``."""
Spaces = Mapping[str, str | list[Die]]
"""Dice on spaces; in words ``"B34 x2"`` are a 3 and a 4 of seat B, then a black 2."""


class Table:
    """A state of the title, moved on by what its players choose."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []
        """What the last call of ``play`` made happen."""
        self.before = self._holdings()
        """What everybody had before the last call of ``play``."""

    # -- what players do --------------------------------------------------------------------

    def play(self, *keys: str, seat: int | None = None, rolls: str | None = None) -> Table:
        """Choose, one after the other, for the seat that is to choose; return the table.

        ``rolls`` are the faces of all dice that are rolled meanwhile, a word per roll.
        """
        self.events, self.before = [], self._holdings()
        with falling(rolls):
            for key in keys:
                played = TITLE.play(self.state, self.acting if seat is None else seat, key)
                self.state = played.state
                self.events += played.events
                assert TITLE.audit(self.state) == []
        return self

    def refuse(self, key: str, code: str, cite: str, seat: int | None = None) -> None:
        """Expect that this choice is refused, with this code and this rule."""
        with pytest.raises(IllegalChoice) as refused:
            TITLE.play(self.state, self.acting if seat is None else seat, key)
        assert (refused.value.code, refused.value.cite) == (code, cite)

    # -- what can be seen -------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """The one seat that is to choose."""
        (seat,) = self.open
        return seat

    @property
    def open(self) -> list[int]:
        """All seats that are to choose."""
        return TITLE.acting(self.state)

    @property
    def decision(self) -> Decision:
        """What the acting seat may choose."""
        return self.asked(self.acting)

    def asked(self, seat: int) -> Decision:
        """Return what a seat may choose."""
        return TITLE.decisions(self.state)[seat]

    def offered(self, prefix: str = "", seat: int | None = None) -> list[str]:
        """The keys that are offered, those that begin so, without that beginning."""
        asked = self.decision if seat is None else self.asked(seat)
        keys = [choice.key for choice in asked.choices]
        return [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]

    def __getattr__(self, name: str) -> Any:
        """Return what everybody sees by this name: round, turn, spaces, cards, contracts …"""
        return TITLE.view(self.state, None)["public"][name]

    def own(self, seat: int, what: str) -> Any:
        """What lies before a seat: coins, posts, seals, contracts, dice …"""
        return self.traders[seat][what]

    def of(self, what: str) -> list[Any]:
        """The same of every seat."""
        return [own[what] for own in self.traders]

    def goals(self, seat: int) -> list[str]:
        """The goal cards of a seat, as it sees them itself."""
        return list(TITLE.view(self.state, seat)["private"]["goals"])

    def got(self, seat: int) -> dict[str, int]:
        """What the last call of ``play`` gave a seat and took from it; ``vp`` are points."""
        now, before = self._holdings()[seat], self.before[seat]
        return {kind: now[kind] - before[kind] for kind in now if now[kind] != before[kind]}

    def _holdings(self) -> list[dict[str, int]]:
        return [
            {"vp": own.points, **{ware: getattr(own, ware) for ware in WARES}}
            for own in self.state.public.traders
        ]

    def scored(self, rule_id: str) -> list[int]:
        """The points of every seat by one rule, so far."""
        return list(self.scores[rule_id])

    def said(self, kind: str) -> list[Event]:
        """The events of a kind that the last call of ``play`` made happen."""
        return [event for event in self.events if event.kind == kind]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return TITLE.outcome(self.state)


@contextmanager
def falling(rolls: str | None) -> Iterator[None]:
    """Let dice fall so: a word per roll, all of them used up."""
    if rolls is None:
        yield
        return
    faces = [[int(face) for face in word] for word in rolls.split()]
    with mock.patch.object(Chance, "dice", side_effect=faces) as rolled:
        yield
    asked = [call.args[1] for call in rolled.call_args_list]
    assert asked == [len(word) for word in faces]


def new(
    seats: int = 4,
    *,
    options: Mapping[str, str] | None = None,
    seed: bytes = SEED,
    edition_name: str = EDITION,
) -> Table:
    """Return a game at its very beginning: characters are to be chosen, or goals."""
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
    """Lay a situation out in the middle of a round: it is ``turn``'s turn.

    ``acted``: the seat has done its action; ``last``: nobody has a die left, so that the round is
    over as soon as it ends its turn. Dice that a seat neither has (``dice``; 23456 unless told)
    nor on ``spaces`` lie in the bag. ``supply`` are the black dice of the supply where they are
    rolled; ``shown`` contracts in cities ("-" for an empty space); ``top`` the top of the pile, its
    first word uppermost; ``under`` what is known to lie at its bottom, the lowest last; with
    ``pile`` so many contracts are left in it, the others are done by the last seat. ``kept`` are
    outposts that Filippo has. Outposts of cities with a post are gone.
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
    _lower_pile(state, pile)
    public.fresh = fresh.split()
    idle = dict.fromkeys(range(seats), "") if last else {}
    _lay_dice(state, {**idle, **(dice or {})}, black or {}, spaces or {}, supply)
    state.stacks[turn] = [Turn(acted=acted or last)]
    assert TITLE.audit(state) == []
    return Table(state)


def facts(name: str = EDITION) -> Edition:
    """Return the facts of an edition."""
    return edition(name)


# -- laying out ---------------------------------------------------------------------------------


def _skip_rounds(state: Any, round: int) -> None:
    """Use offers and cards of the action area up for the rounds that are over."""
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
    """Let two things change places, wherever they lie; what lies nowhere is in the box."""
    for heap in heaps:
        for place in heap if isinstance(heap, dict) else range(len(heap)):
            if heap[place] in (one, other):  # type: ignore[index]
                heap[place] = other if heap[place] == one else one  # type: ignore[index]


def _become(state: Any, seat: int, slug: str) -> None:
    """Take a character, without what it brings at the start of the game."""
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
    """Let every seat have kept a goal card, the one that is told or the first of its three."""
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


def _lower_pile(state: Any, height: int | None) -> None:
    public, secret = state.public, state.secret
    if height is None:
        return
    known = len(public.under)
    surplus = len(secret.pile) - height
    public.traders[-1].done += secret.pile[known : known + surplus]
    del secret.pile[known : known + surplus]
    public.pile = len(secret.pile)


def dice_in(words: str) -> list[Die]:
    """Read dice on a space: ``"B34 x2"``. Who put a black die there doesn't matter to the rules."""
    found = []
    for word in words.split():
        colour = BLACK if word[0] == "x" else "ABCD".index(word[0])
        found += [Die(colour, int(face), max(colour, 0)) for face in word[1:]]
    return found


def _lay_dice(state: Any, dice: Words, black: Words, spaces: Spaces, supply: str) -> None:
    public = state.public
    for space, given in spaces.items():
        laid = dice_in(given) if isinstance(given, str) else given
        public.spaces[space] = [*public.spaces.get(space, []), *laid]
    lying = [die for laid in public.spaces.values() for die in laid]
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
