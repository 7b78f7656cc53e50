"""Refusals of choices that belong to another part of a turn, and base classes of steps.

Pages don't list these refusals. They are for clients that send such a key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from games.rules.kernel import Blocked, Choice, Ply, Step, text
from games.rules.yspahan.facts import builds_with_dice

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State


def moment(key: str, code: str, cite: str) -> Blocked:
    """Return the refusal of a key that belongs to another part of the turn."""
    return Blocked(key, code, text(f"yspahan-blocked-{code}"), cite)


ACT_FIRST = moment("end", "end-action", "turn")
ACT_TO_THE_END = Blocked("end", "end-action", text("yspahan-blocked-card-time"), "turn")
BOOST_TAKEN = moment("boost:", "boost-group", "card-boost")
BOOST_LATE = moment("boost:", "boost-late", "card-boost")
CARD_LATER = moment("card:", "card-time", "ruling-card-time")
CARD_TURN = moment("card:", "card-turn", "ruling-card-time")
BUILD_LATER = moment("build:", "build-later", "build")
BUILD_WITH_DICE = moment("build:", "build-group", "two-players-build")


def build_later(state: State) -> Blocked:
    """Return the refusal of building now.

    Building follows the action. In a game of two, it is itself an action.
    """
    return BUILD_WITH_DICE if builds_with_dice(len(state.counts)) else BUILD_LATER


def first_covering(entries: Iterable[Blocked], key: str) -> Blocked | None:
    """Return the first entry that covers the key."""
    return next((entry for entry in entries if entry.covers(key)), None)


class Playing(NamedTuple):
    """The functions of the module ``cards`` that steps in other modules need.

    ``cards`` imports these modules. To avoid an import cycle, their steps get the functions from
    the state.
    """

    choices: Callable[[Any, int], list[Choice]]
    blocked: Callable[[Any, int], list[Blocked]]
    why_not: Callable[[Any, int, str], Blocked | None]
    play: Callable[[Ply[Any], int, Choice, Step], bool]


class Underway(Step, frozen=True):
    """A step of an action. The seat can't build or end its turn until the action is done."""

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        shown = super().why_not(state, seat, key)
        return shown or first_covering((CARD_LATER, build_later(state), ACT_TO_THE_END), key)


class Between(Underway, frozen=True):
    """A step of an action at which cards may be played.

    After each card, the step is on top of the stack again {#card-effect}.
    """

    def is_forced(self, state: State, seat: int) -> bool:
        """Return ``True`` only for a seat without cards.

        Otherwise a forced choice would reveal its hand.
        """
        return self.forced and not state.public.merchants[seat].cards

    def is_aside(self, choice: Choice) -> bool:
        """Return whether the choice plays a card."""
        return choice.group == "card"

    def cards(self, state: State, seat: int) -> list[Choice]:
        """Return the cards that may be played here."""
        return state.playing.choices(state, seat) if on_turn(state, seat) else []

    def idle_cards(self, state: State, seat: int) -> list[Blocked]:
        """Return the refusals of the seat's cards that have no use here."""
        return state.playing.blocked(state, seat) if on_turn(state, seat) else []

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        shown = Step.why_not(self, state, seat, key)
        if shown is None and on_turn(state, seat):
            shown = state.playing.why_not(state, seat, key)
        return shown or first_covering((CARD_TURN, build_later(state), ACT_TO_THE_END), key)


def on_turn(state: State, seat: int) -> bool:
    """Return whether it is the seat's own turn."""
    return state.public.order[state.public.turn] == seat
