"""What would be right at another moment, and the words for it: refusals beyond what is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Step, text
from games.rules.yspahan.facts import builds_with_dice

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State


def moment(key: str, code: str, cite: str) -> Blocked:
    """Say that now isn't the moment for what the key stands for."""
    return Blocked(key, code, text(f"yspahan-blocked-{code}"), cite)


ACT_FIRST = moment("end", "end-action", "turn")
ACT_TO_THE_END = Blocked("end", "end-action", text("yspahan-blocked-card-time"), "turn")
BOOST_TAKEN = moment("boost:", "boost-group", "card-boost")
BOOST_LATE = moment("boost:", "boost-late", "card-boost")
CARD_LATER = moment("card:", "card-time", "ruling-card-time")
BUILD_LATER = moment("build:", "build-later", "build")
BUILD_WITH_DICE = moment("build:", "build-group", "two-players-build")
BUILT_ALREADY = moment("build:", "built-this-turn", "build")


def build_later(state: State) -> Blocked:
    """Say when one may build: after the action, or with two players as the action."""
    return BUILD_WITH_DICE if builds_with_dice(len(state.counts)) else BUILD_LATER


def first_covering(entries: Iterable[Blocked], key: str) -> Blocked | None:
    """Return the first entry that speaks of the key."""
    return next((entry for entry in entries if entry.covers(key)), None)


class Underway(Step, frozen=True):
    """A step of an action: no card, no building and no end before it is done {#ruling-card-time}."""

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        shown = super().why_not(state, seat, key)
        return shown or first_covering((CARD_LATER, build_later(state), ACT_TO_THE_END), key)
