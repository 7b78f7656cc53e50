"""A table of Yspahan in any situation, in one line, and its players' voices.

``table(...)`` lays a situation out on a real game; everything after that goes through the title's
door: ``play`` chooses for whoever is to choose, ``refuse`` expects a refusal with its code and rule,
and all that is read comes from views, decisions, events and the outcome.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from unittest import mock

import pytest

from games.rules import titles
from games.rules.kernel import Chance, Decision, Event, IllegalChoice, Outcome, Ply
from games.rules.yspahan.facts import (
    BUILDING_POINTS,
    FIELD,
    LEVELS,
    RULES,
    SHOP,
    SHOPS,
)
from games.rules.yspahan.state import Group

TITLE = titles.get("yspahan")
SEED = bytes(range(32))
A, B, C, D = range(4)
PLACES = {"shop", "field"}

rule = pytest.mark.rule
"""``@rule("anchor", ..., scenario=7)``: the rules that a test is about, the scenario that it plays."""

Tower = Mapping[str, Group]


def dice(count: int, showing: int, *, yellow: int = 0) -> Group:
    """A group of dice on the tower; so many of them yellow."""
    return Group(showing, count - yellow, yellow)


class Table:
    """A state of the title, moved on by what its players choose."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []
        """What the last call of ``play`` made happen."""

    # -- what players do --------------------------------------------------------------------

    def play(self, *keys: str) -> Table:
        """Choose, one after the other, for the seat that is to choose; return the table."""
        self.events = []
        for key in keys:
            played = TITLE.play(self.state, self.acting, key)
            self.state = played.state
            self.events += played.events
            assert TITLE.audit(self.state) == []
        return self

    def roll(self, faces: str, *, bought: str = "") -> Table:
        """Buy yellow dice and roll: the faces of the white and of the yellow dice."""
        fallen = [int(face) for face in faces + bought]
        with mock.patch.object(Chance, "dice", return_value=fallen) as rolled:
            self.play(f"roll:{len(bought)}")
        assert rolled.call_args.args[1] == len(fallen)
        return self

    def refuse(self, key: str, code: str, cite: str) -> None:
        """Expect that this choice is refused, with this code and this rule."""
        with pytest.raises(IllegalChoice) as refused:
            TITLE.play(self.state, self.acting, key)
        assert (refused.value.code, refused.value.cite) == (code, cite)

    # -- what can be seen -------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """The one seat that is to choose."""
        (seat,) = TITLE.decisions(self.state)
        return seat

    @property
    def decision(self) -> Decision:
        """What the acting seat may choose."""
        return TITLE.decisions(self.state)[self.acting]

    def offered(self, prefix: str = "") -> list[str]:
        """The keys that are offered, those that begin so, without that beginning."""
        keys = [choice.key for choice in self.decision.choices]
        return [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]

    def places(self, prefix: str) -> list[str]:
        """The shops or fields that are offered so, by their names on the board."""
        offered = (choice for choice in self.decision.choices if choice.key.startswith(prefix))
        targets = (target for choice in offered for target in choice.targets)
        return [name for kind, _, name in (t.partition(":") for t in targets) if kind in PLACES]

    def __getattr__(self, name: str) -> Any:
        """Return what everybody sees by this name: week, day, tower, shops, caravan, deck …"""
        return TITLE.view(self.state, None)["public"][name]

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, as it sees them itself."""
        return list(TITLE.view(self.state, seat)["private"]["hand"])

    def of(self, what: str) -> list[Any]:
        """The points, camels, gold, cards or buildings of every seat."""
        return [own[what] for own in self.merchants]

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


def table(
    seats: int = 4,
    turn: int = A,
    *,
    starter: int = A,
    date: tuple[int, int] = (1, 1),
    tower: Tower | None = None,
    end: bool = False,
    shops: Mapping[str, int] | None = None,
    supervisor: str = "C",
    caravan: Sequence[int] = (),
    camels: Mapping[int, int] | None = None,
    gold: Mapping[int, int] | None = None,
    buildings: Mapping[int, str] | None = None,
    points: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    top: str = "",
    discards: str = "",
    deck: int | None = None,
) -> Table:
    """Lay a situation out: ``turn`` is to roll, with a ``tower`` to take a group, at the ``end`` to finish.

    Cards, buildings and the like are words in a string; ``top`` is the top of the deck, its first
    word uppermost; with ``deck`` so many cards are left and the rest lies in the last seat's hand.
    Of several turns of a day, a seat is at the end of its last one.
    """
    state = TITLE.new(seats, SEED)
    public = state.public
    (public.week, public.day), public.starter = date, starter
    public.order = [(starter + place) % seats for place in range(seats)]
    public.order += [starter] * (seats == 2)
    public.starters = [starter]
    public.supervisor = FIELD[supervisor]
    public.caravan = list(caravan)
    for shop, owner in (shops or {}).items():
        public.shops[SHOP[shop]] = owner
    for seat, own in enumerate(public.merchants):
        own.camels = (camels or {}).get(seat, own.camels)
        own.gold = (gold or {}).get(seat, own.gold)
        own.buildings = (buildings or {}).get(seat, "").split()
        _give_points(public, seat, (points or {}).get(seat, 0))
    _deal(state, hands or {}, top.split(), discards.split(), deck)
    _seat_to_act(state, turn, tower, end=end)
    assert TITLE.audit(state) == []
    return Table(state)


def _give_points(public: Any, seat: int, points: int) -> None:
    own = public.merchants[seat]
    built = sum(BUILDING_POINTS[: len(own.buildings)])
    own.points = max(points, built)
    public.scores[RULES.index("buildings")][seat] = built
    public.scores[RULES.index("cards")][seat] = own.points - built


def _deal(
    state: Any, hands: Mapping[int, str], top: list[str], discards: list[str], deck: int | None
) -> None:
    public, pile = state.public, sorted(state.secret.deck)
    dealt = {seat: hand.split() for seat, hand in hands.items()}
    for card in [*(card for hand in dealt.values() for card in hand), *top, *discards]:
        pile.remove(card)
    spare = 0 if deck is None else len(pile) + len(top) - deck
    last = len(public.merchants) - 1
    dealt[last], pile = dealt.get(last, []) + pile[:spare], pile[spare:]
    for seat, hand in dealt.items():
        state.private[seat].hand, public.merchants[seat].cards = sorted(hand), len(hand)
    state.secret.deck = [*pile, *reversed(top)]
    public.deck, public.discards = len(state.secret.deck), discards


def _seat_to_act(state: Any, turn: int, tower: Tower | None, *, end: bool) -> None:
    public = state.public
    state.stacks = [[] for _ in state.stacks]
    places = [place for place, seat in enumerate(public.order) if seat == turn]
    public.turn = places[-1 if end else 0] - 1
    public.rolled = tower is not None or end or turn != public.starter
    public.tower = [(tower or {}).get(level) for level in LEVELS]
    public.yellow = sum(group.yellow for group in public.tower if group)
    TITLE.rules.flow(Ply(state))
    if end:
        del state.stacks[turn][1:]


def cubes(**souks: str) -> dict[str, int]:
    """Cubes in shops: ``cubes(CHE4="A.", BAG6=".BB")`` lays one in CHE4.a and two in BAG6.b and .c."""
    laid = {
        f"{souk}.{letter}": "ABCD".index(owner)
        for souk, owners in souks.items()
        for letter, owner in zip("abcdef", owners, strict=False)
        if owner != "."
    }
    assert set(laid) <= set(SHOPS)
    return laid
