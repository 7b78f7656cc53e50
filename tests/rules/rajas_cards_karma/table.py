"""A test table of Cards & Karma in any situation, with its players' choices.

``table(...)`` arranges a situation in a real game. All later calls use the title's public methods:
``play`` chooses for the acting seat, and ``refuse`` expects a refusal with its code and rule. Tests
read results from views, decisions, events and the outcome.

Dice are words such as ``"b5"``: a blue card whose back shows a 5. Cards are their ids: ``"b05"``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Decision, Event, IllegalChoice, Outcome
from games.rules.rajas_cards_karma.editions import EDITIONS
from games.rules.rajas_cards_karma.facts import COLOURS
from games.rules.rajas_cards_karma.turn import FinishTurn, TakeTurn

TITLE = titles.get("rajas-cards-karma")
EDITION = "reconstructed-1"
"""The default edition of the situations."""
FACTS = EDITIONS.facts(EDITION)
SEED = bytes(range(32))
A, B, C, D = range(4)
INITIALS = {colour[0]: colour for colour in COLOURS}
PLAIN_TRACK = "extra_turn dice2 steward1 karma2 palace_or_coins2 ship_or_fame1"

rule = pytest.mark.rule
"""The mark ``@rule("anchor", …, scenario=7)``: the tested rules, and the scenario that is
played."""

Words = Mapping[int, str]
"""Ids or dice in a string, by seat: ``{A: "b5 g6"}``."""
Amounts = Mapping[int, int]
TOKENS = ("fame", "coins", "karma", "stewards")


def keep_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the editions after a test that adds some."""
    monkeypatch.setattr(EDITIONS, "_known", dict(EDITIONS._known))


class Table:
    """A state of the title, changed by its players' choices."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []
        """The events of the last call of ``play``."""

    # -- choices ----------------------------------------------------------------------------

    def play(self, *keys: str, seat: int | None = None) -> Table:
        """Make the choices one after the other for the acting seat; return the table.

        Dice have the names of ``table``: ``die:b5``, ``drop:g1``, ``karma:b5``, ``die:b5+1``.
        """
        self.events = []
        for key in keys:
            who = self.acting if seat is None else seat
            played = TITLE.play(self.state, who, self.real(key))
            self.state = played.state
            self.events += played.events
            assert TITLE.rules.audit(self.state) == []
        return self

    def refuse(self, key: str, code: str, cite: str) -> None:
        """Expect a choice to be refused with this code and this rule."""
        with pytest.raises(IllegalChoice) as refused:
            TITLE.play(self.state, self.acting, self.real(key))
        assert (refused.value.code, refused.value.cite) == (code, cite)

    def real(self, key: str) -> str:
        """Replace a die's name in a key by the id of a card in hand."""
        verb, colon, rest = key.partition(":")
        if verb not in {"die", "drop", "karma"} or rest[:1] not in INITIALS:
            return key
        return f"{verb}{colon}{self.id(rest[:2])}{rest[2:]}"

    def id(self, die: str, seat: int | None = None) -> str:
        """Return the id of a card in hand that shows this die."""
        who = self.acting if seat is None else seat
        return next(entry["card"] for entry in self._own(who) if named(entry) == die)

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

    @property
    def asked(self) -> str:
        """The name of the acting seat's prompt."""
        return self.decision.prompt.id.removeprefix("rajas-cards-karma-prompt-")

    def offered(self, prefix: str = "") -> list[str]:
        """Return the rest of each offered key that starts with a prefix."""
        keys = [choice.key for choice in self.decision.choices]
        return [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]

    def dice_offered(self, verb: str = "die") -> list[str]:
        """Return the names of the dice that may be placed, dropped or changed."""
        names = {entry["card"]: named(entry) for entry in self._own(self.acting)}
        keys = self.offered(f"{verb}:")
        return [names[key[:3]] + key[3:] for key in keys]

    def __getattr__(self, name: str) -> Any:
        """Return a public value by its name: round, grid, deck, discards, players …"""
        return TITLE.view(self.state, None)["public"][name]

    def own(self, seat: int, what: str) -> Any:
        """Return a public value of a seat: fame, coins, karma, stewards, buildings, ships …"""
        return self.players[seat][what]

    def has(self, seat: int) -> dict[str, int]:
        """Return the tokens of a seat, without kinds that it lacks."""
        return {kind: self.own(seat, kind) for kind in TOKENS if self.own(seat, kind)}

    def rows(self, seat: int) -> list[str]:
        """Return all cards in a seat's displays."""
        return [card for row in ("buildings", "ships", "goods") for card in self.own(seat, row)]

    def hand(self, seat: int) -> str:
        """Return the dice of a seat from its own view, sorted."""
        return " ".join(sorted(named(entry) for entry in self._own(seat)))

    def lying(self) -> list[str]:
        """Return the cards of the grid."""
        return [card for card in self.grid if card]

    def flips(self, seat: int) -> tuple[int, int]:
        """Return the numbers of a seat's turned track cards: from the left, from the right."""
        return self.own(seat, "left"), self.own(seat, "right")

    def said(self, kind: str) -> list[Event]:
        """Return the events of a kind from the last call of ``play``."""
        return [event for event in self.events if event.kind == kind]

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, once it is over."""
        return TITLE.outcome(self.state)

    def _own(self, seat: int) -> list[dict[str, Any]]:
        hand: list[dict[str, Any]] = TITLE.view(self.state, seat)["private"]["hand"]
        return hand


def named(entry: Mapping[str, Any]) -> str:
    """Return a die's name: the initial of its colour, and its value."""
    return f"{FACTS.cards[entry['card']].die_colour[0]}{entry['value']}"


# -- arranging a situation ----------------------------------------------------------------------


def table(
    seats: int = 2,
    turn: int = A,
    *,
    starter: int = A,
    round: int = 1,
    second: bool = False,
    end: bool = False,
    grid: str | None = None,
    hands: Words | None = None,
    buildings: Words | None = None,
    ships: Words | None = None,
    goods: Words | None = None,
    fame: Amounts | None = None,
    coins: Amounts | None = None,
    karma: Amounts | None = None,
    stewards: Amounts | None = None,
    tracks: Words | None = None,
    left: Amounts | None = None,
    right: Amounts | None = None,
    top: str = "",
    discards: str | None = None,
    deck: int | None = None,
    finishing: bool = False,
    extra: int = 0,
    options: Mapping[str, str] | None = None,
    edition: str = EDITION,
) -> Table:
    """Arrange a situation in which ``turn`` begins its turn or, with ``end``, may end it.

    ``second`` means the second pass. ``grid`` lists the cards in the first places; the other places
    are gaps. By default the grid is full of cards that don't affect the tests. Hands are empty by
    default. ``top`` is the top of the deck, with its first word uppermost. ``deck`` is the number
    of its cards; the other cards are on the discard pile. ``tracks`` are bonuses from the left;
    ``left`` and ``right`` of them are turned.
    """
    state = TITLE.new(seats, SEED, options, edition)
    public = state.public
    public.round, public.starter, public.passing = round, starter, 2 if second else 1
    public.finishing, public.extra = finishing, extra
    values = _take_all_up(state)
    rows = {"buildings": buildings, "ships": ships, "goods": goods}
    wanted = [*_words(grid or ""), *_words(top), *_words(discards or "")]
    for lying in filter(None, rows.values()):
        wanted += [card for held in lying.values() for card in _words(held)]
    dealt = {seat: _dice(held, values, wanted) for seat, held in (hands or {}).items()}
    for seat, own in enumerate(public.rajas):
        for row, words in rows.items():
            setattr(own, row, _words((words or {}).get(seat, "")))
        for kind, amounts in zip(TOKENS, (fame, coins, karma, stewards), strict=True):
            setattr(own, kind, (amounts or {}).get(seat, 0))
        own.hand = dealt.get(seat, [])
        state.private[seat].hand = [(card, values.pop(card)) for card in own.hand]
        _lay_track(state, seat, (tracks or {}).get(seat, PLAIN_TRACK))
        _turn_over(state, seat, (left or {}).get(seat, 0), (right or {}).get(seat, 0))
    _lay_cards(state, values, grid, top, discards, deck)
    _seat_to_act(state, turn, end=end)
    assert TITLE.rules.audit(state) == []
    return Table(state)


def _words(held: str) -> list[str]:
    return held.split()


def _take_all_up(state: Any) -> dict[str, int]:
    """Collect all cards, and return the dice on their backs as dealt for this game."""
    values = dict(state.secret.values)
    for own in state.private:
        values.update(own.hand)
        own.hand = []
    return values


def _dice(held: str, values: Mapping[str, int], taken: list[str]) -> list[str]:
    """Return a free card for each die, and add these cards to ``taken``."""
    found = []
    for die in _words(held):
        colour, value = INITIALS[die[0]], int(die[1])
        card = next(
            id
            for id in reversed(FACTS.cards)
            if id not in taken and FACTS.cards[id].die_colour == colour and values[id] == value
        )
        taken.append(card)
        found.append(card)
    return found


def _lay_track(state: Any, seat: int, bonuses: str) -> None:
    if state.secret.tracks[seat]:
        state.secret.tracks[seat] = _words(bonuses)
        assert sorted(state.secret.tracks[seat]) == sorted(FACTS.tracks)
        state.public.rajas[seat].track = [""] * len(FACTS.tracks)


def _turn_over(state: Any, seat: int, left: int, right: int) -> None:
    own, hidden = state.public.rajas[seat], state.secret.tracks[seat]
    own.left, own.right = left, right
    for place in [*range(left), *range(len(FACTS.tracks) - right, len(FACTS.tracks))]:
        own.track[place], hidden[place] = hidden[place], ""


def _lay_cards(
    state: Any,
    values: dict[str, int],
    grid: str | None,
    top: str,
    discards: str | None,
    deck: int | None,
) -> None:
    """Place the grid, deck and discard pile; the deck gets all cards that are nowhere else."""
    public = state.public
    lying = [
        card
        for own in public.rajas
        for row in (own.buildings, own.ships, own.goods)
        for card in row
    ]
    named_ones = {*lying, *_words(grid or ""), *_words(top), *_words(discards or "")}
    rest = [card for card in FACTS.cards if card in values and card not in named_ones]
    size = FACTS.grid[len(public.rajas)]
    if grid is None:
        laid, rest = rest[-size:], rest[:-size]
    else:
        laid = _words(grid)
    spare = 0 if deck is None else len(rest) + len(_words(top)) - deck
    public.discards, rest = [*_words(discards or ""), *rest[:spare]], rest[spare:]
    public.grid = [*laid, *[""] * (size - len(laid))]
    state.secret.deck = [*rest, *reversed(_words(top))]
    public.deck, public.top = len(state.secret.deck), (state.secret.deck or [""])[-1]
    public.seen = {card: values.pop(card) for card in public.discards}
    state.secret.values = values


def _seat_to_act(state: Any, turn: int, *, end: bool) -> None:
    public = state.public
    public.turn = (turn - public.starter) % len(public.rajas)
    state.stacks = [[] for _ in state.stacks]
    state.stacks[turn] = [FinishTurn()] if end else [FinishTurn(), TakeTurn()]
