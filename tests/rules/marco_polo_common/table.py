"""The common part of both Marco Polos' test tables: players' choices and views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Self
from unittest import mock

import pytest

from games.rules.kernel import Chance, Decision, Event, IllegalChoice, Outcome, Title
from games.rules.marco_polo_common.bundle import WARES
from games.rules.marco_polo_common.dice import BLACK, WHITE, Die

COLOURS = {"x": BLACK, "w": WHITE}

Words = Mapping[int, str]
"""Ids in a string, by seat: ``{A: "xian kabul"}``."""
Amounts = Mapping[int, int]
Spaces = Mapping[str, str | list[Die]]
"""Dice on spaces; in words ``"B34 x2 w5"`` are a 3 and a 4 of seat B, a black 2, a white 5."""


class PlayedTable:
    """A state of a title, changed by its players' choices."""

    title: ClassVar[Title[Any]]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []
        """The events of the last call of ``play``."""
        self.before = self._holdings()
        """The belongings of every seat before the last call of ``play``."""

    # -- choices ----------------------------------------------------------------------------

    def play(self, *keys: str, seat: int | None = None, rolls: str | None = None) -> Self:
        """Make the choices one after the other for the acting seat; return the table.

        ``rolls`` are the faces of all dice that are rolled meanwhile, one word per roll.
        """
        self.events, self.before = [], self._holdings()
        with falling(rolls):
            for key in keys:
                played = self.title.play(self.state, self.acting if seat is None else seat, key)
                self.state = played.state
                self.events += played.events
                assert self.title.rules.audit(self.state) == []
        return self

    def refuse(self, key: str, code: str, cite: str, seat: int | None = None) -> None:
        """Expect a choice to be refused with this code and this rule."""
        with pytest.raises(IllegalChoice) as refused:
            self.title.play(self.state, self.acting if seat is None else seat, key)
        assert (refused.value.code, refused.value.cite) == (code, cite)

    def lacks(self, key: str) -> tuple[dict[str, int], ...]:
        """Expect a choice to be refused, and return the acting seat's missing amounts."""
        with pytest.raises(IllegalChoice) as refused:
            self.title.play(self.state, self.acting, key)
        return refused.value.missing

    # -- views ------------------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """The only seat that may choose."""
        (seat,) = self.open
        return seat

    @property
    def open(self) -> list[int]:
        """All seats that may choose."""
        return self.title.engine.acting(self.state)

    @property
    def decision(self) -> Decision:
        """The decision of the acting seat."""
        return self.asked(self.acting)

    def asked(self, seat: int) -> Decision:
        return self.title.decisions(self.state)[seat]

    def offered(self, prefix: str = "", seat: int | None = None) -> list[str]:
        """Return the rest of each offered key that starts with a prefix."""
        asked = self.decision if seat is None else self.asked(seat)
        keys = [choice.key for choice in asked.choices]
        return [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]

    def __getattr__(self, name: str) -> Any:
        """Return a public value by its name: round, turn, spaces, cards, contracts …"""
        return self.title.view(self.state, None)["public"][name]

    def own(self, seat: int, what: str) -> Any:
        """Return a public value of a seat: coins, posts, seals, contracts, dice …"""
        return self.traders[seat][what]

    def of(self, what: str) -> list[Any]:
        """Return a public value of every seat."""
        return [own[what] for own in self.traders]

    def goals(self, seat: int) -> list[str]:
        """Return the goal cards of a seat from its own view."""
        return list(self.title.view(self.state, seat)["private"]["goals"])

    def got(self, seat: int) -> dict[str, int]:
        """Return the changes of a seat's goods by the last call of ``play``; ``vp`` are points."""
        now, before = self._holdings()[seat], self.before[seat]
        return {kind: now[kind] - before[kind] for kind in now if now[kind] != before[kind]}

    def _holdings(self) -> list[dict[str, int]]:
        return [
            {"vp": own.points, **{ware: getattr(own, ware) for ware in WARES}}
            for own in self.state.public.traders
        ]

    def scored(self, rule_id: str) -> list[int]:
        """Return the points of every seat by one rule so far."""
        return list(self.scores[rule_id])

    def said(self, kind: str) -> list[Event]:
        """Return the events of a kind from the last call of ``play``."""
        return [event for event in self.events if event.kind == kind]

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, once it is over."""
        return self.title.outcome(self.state)


@contextmanager
def falling(rolls: str | None) -> Iterator[None]:
    """Replace the rolls of dice. Each word gives the faces of one roll; all words must be used."""
    if rolls is None:
        yield
        return
    faces = [[int(face) for face in word] for word in rolls.split()]
    with mock.patch.object(Chance, "dice", side_effect=faces) as rolled:
        yield
    asked = [call.args[1] for call in rolled.call_args_list]
    assert asked == [len(word) for word in faces]


def lay_dice(public: Any, spaces: Spaces) -> list[Die]:
    """Place dice on spaces; return the dice of all spaces."""
    for space, given in spaces.items():
        laid = dice_in(given) if isinstance(given, str) else given
        public.spaces[space] = [*public.spaces.get(space, []), *laid]
    return [die for laid in public.spaces.values() for die in laid]


def dice_in(words: str) -> list[Die]:
    """Read dice on a space: ``"B34 x2"``. The rules ignore the seat that placed a black die."""
    found = []
    for word in words.split():
        colour = COLOURS.get(word[0], "ABCD".find(word[0]))
        found += [Die(colour, int(face), max(colour, 0)) for face in word[1:]]
    return found


def lower_pile(state: Any, height: int | None) -> None:
    """Reduce the pile to a number of contracts; the last seat has completed the others."""
    public, secret = state.public, state.secret
    if height is None:
        return
    known = len(public.under)
    surplus = len(secret.pile) - height
    public.traders[-1].done += secret.pile[known : known + surplus]
    del secret.pile[known : known + surplus]
    public.pile = len(secret.pile)
