"""A test table of Yspahan in any situation, with its players' choices.

``table(...)`` arranges a situation in a real game. All later calls use the title's public methods:
``play`` chooses for the acting seat, and ``refuse`` expects a refusal with its code and rule. Tests
read results from views, decisions, events and the outcome.
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
"""The mark ``@rule("anchor", …, scenario=7)``: the tested rules, and the scenario that is
played."""

Tower = Mapping[str, Group]


def dice(count: int, showing: int, *, yellow: int = 0) -> Group:
    """Return a group of dice on the tower; ``count`` includes the yellow ones."""
    return Group(showing, count - yellow, yellow)


class Table:
    """A state of the title, changed by its players' choices."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []
        """The events of the last call of ``play``."""

    # -- choices ----------------------------------------------------------------------------

    def play(self, *keys: str) -> Table:
        """Make the choices one after the other for the acting seat; return the table."""
        self.events = []
        for key in keys:
            played = TITLE.play(self.state, self.acting, key)
            self.state = played.state
            self.events += played.events
            assert TITLE.rules.audit(self.state) == []
        return self

    def roll(self, faces: str, *, bought: str = "") -> Table:
        """Roll ``faces`` with white dice, and ``bought`` with yellow dice bought first."""
        fallen = [int(face) for face in faces + bought]
        with mock.patch.object(Chance, "dice", return_value=fallen) as rolled:
            self.play(f"roll:{len(bought)}")
        assert rolled.call_args.args[1] == len(fallen)
        return self

    def refuse(self, key: str, code: str, cite: str) -> None:
        """Expect a choice to be refused with this code and this rule."""
        with pytest.raises(IllegalChoice) as refused:
            TITLE.play(self.state, self.acting, key)
        assert (refused.value.code, refused.value.cite) == (code, cite)

    # -- views ------------------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """The only seat that may choose."""
        (seat,) = TITLE.decisions(self.state)
        return seat

    @property
    def decision(self) -> Decision:
        """The decision of the acting seat."""
        return TITLE.decisions(self.state)[self.acting]

    def offered(self, prefix: str = "") -> list[str]:
        """Return the rest of each offered key that starts with a prefix."""
        keys = [choice.key for choice in self.decision.choices]
        return [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]

    def places(self, prefix: str) -> list[str]:
        """Return the names of the shops or fields in the offered keys with a prefix."""
        offered = (choice for choice in self.decision.choices if choice.key.startswith(prefix))
        targets = (target for choice in offered for target in choice.targets)
        return [name for kind, _, name in (t.partition(":") for t in targets) if kind in PLACES]

    def __getattr__(self, name: str) -> Any:
        """Return a public value by its name: week, day, tower, shops, caravan, deck …"""
        return TITLE.view(self.state, None)["public"][name]

    def hand(self, seat: int) -> list[str]:
        """Return the cards of a seat from its own view."""
        return list(TITLE.view(self.state, seat)["private"]["hand"])

    def of(self, what: str) -> list[Any]:
        """Return the points, camels, gold, cards or buildings of every seat."""
        return [own[what] for own in self.merchants]

    def scored(self, rule_id: str) -> list[int]:
        """Return the points of every seat by one rule so far."""
        return list(self.scores[rule_id])

    def said(self, kind: str) -> list[Event]:
        """Return the events of a kind from the last call of ``play``."""
        return [event for event in self.events if event.kind == kind]

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, once it is over."""
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
    """Arrange a situation in which ``turn`` rolls, takes a group or, with ``end``, ends its turn.

    With a ``tower`` the dice are rolled. Cards, buildings and the like are words in a string.
    ``top`` is the top of the deck, with its first word uppermost. ``deck`` is the number of cards
    left; the others are in the last seat's hand. If a seat has several turns in a day, ``end``
    means its last turn.
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
    assert TITLE.rules.audit(state) == []
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
    """Return cubes in shops: ``cubes(CHE4="A.", BAG6=".BB")`` fills CHE4.a, BAG6.b and BAG6.c."""
    laid = {
        f"{souk}.{letter}": "ABCD".index(owner)
        for souk, owners in souks.items()
        for letter, owner in zip("abcdef", owners, strict=False)
        if owner != "."
    }
    assert set(laid) <= set(SHOPS)
    return laid
