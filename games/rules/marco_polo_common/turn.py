"""A seat's turn: exactly one action, and any bonus actions before and after it {#turn}."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Choice, Ply, Step, Text, kind_of
from games.rules.marco_polo_common.bonus_actions import (
    bonus_action,
    bonus_blocks,
    bonus_choices,
    why_not_that_contract,
    why_not_that_die,
)
from games.rules.marco_polo_common.placing import (
    blocked_spaces,
    dice_kinds,
    hand,
    place,
    placements,
    put_die,
    why_not_there,
)
from games.rules.marco_polo_common.purse import trader
from games.rules.marco_polo_common.words import no, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


class Turn(Step, frozen=True, tag="turn"):
    """The choice of the action, bonus actions, or the turn's end {#one-action} {#bonus-when}."""

    forced = False
    begins = True
    cite = "turn"

    acted: bool = False
    bagged: bool = False

    def prompt(self, state: State, seat: int) -> Text:
        kinds = {choice.group for choice in self.choices(state, seat)} - {"end"}
        bonuses = {kind.group for kind in state.kit.bonus_actions}
        facts = {"bonuses": len(kinds & bonuses)}
        if self.acted:
            return say(state, "prompt-end", **facts)
        if not _has_dice(state, seat):
            return say(state, "prompt-no-dice", **facts)
        return say(state, "prompt-act", able=len(kinds - bonuses), **facts)

    def choices(self, state: State, seat: int) -> list[Choice]:
        dice = hand(state, seat)
        actions = [] if self.acted else placements(state, seat, dice)
        end = [_end(state.slug)] if self.acted or not dice.kinds else []
        bonuses = bonus_choices(state, seat, dice)
        if self.bagged and actions and self._keeps_last_die(state, seat):
            bonuses = [choice for choice in bonuses if choice.group != "bag"]
        return [*actions, *bonuses, *end]

    def _keeps_last_die(self, state: State, seat: int) -> bool:
        """Return whether the seat must use its last die for the action {#bag-last-die}."""
        return self.bagged and not self.acted and len(hand(state, seat).pips) == 1

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        must = (
            [no(state, "end", "must-act", "one-action")]
            if not self.acted and _has_dice(state, seat)
            else []
        )
        blocks = [*bonus_blocks(state, seat), *must]
        if self.acted:
            return blocks
        offered = {str(choice.args[0]) for choice in placements(state, seat, hand(state, seat))}
        if offered and self._keeps_last_die(state, seat):
            spot = frozenset({"space:bag"})
            blocks.append(no(state, "bag:", "bag-last-die", "bag-last-die", spot))
        return [*blocked_spaces(state, seat, offered), *blocks]

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        if self.acted and on_a_space(state, key):
            return no(state, key, "acted-already", "one-action")
        found = why_not_there(state, seat, key) or super().why_not(state, seat, key)
        found = found or why_not_that_die(state, seat, key)
        return found or why_not_that_contract(state, seat, key)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        ply.state.public.fresh = []  # from now on, contracts of an earlier action can be replaced
        bonus = bonus_action(ply.state, choice.group)
        if choice.group == "end":
            end_turn(ply, seat)
        elif bonus:
            bagged = self.bagged or bonus.group == "bag"
            ply.push(seat, Turn(self.acted, bagged))
            bonus.do(ply, seat, choice)
        else:
            ply.push(seat, Turn(acted=True))
            place(ply, seat, choice)


@cache
def _end(slug: str) -> Choice:
    return Choice("end", Text(f"{slug}-choice-end"), group="end", ends_turn=True)


def _has_dice(state: State, seat: int) -> bool:
    own = trader(state, seat)
    return any(getattr(own, pool) for _, pool, _ in state.kit.dice)


def on_a_space(state: State, key: str) -> bool:
    """Return whether a key puts a die on a space of the board."""
    space = kind_of(key)
    return any(space in action.spaces(state) for action in state.kit.actions)


def end_turn(ply: Ply[State], seat: int) -> None:
    """End the turn and refill the contracts {#contract-refill}.

    A seat without dice is out of the round {#no-dice}.
    """
    ply.end_turn()
    ply.state.kit.refill(ply)
    ply.emit("ended-turn" if _has_dice(ply.state, seat) else "out-of-dice", seat)


def begin_turn(ply: Ply[State], seat: int) -> None:
    """Give the turn to a seat."""
    public = ply.state.public
    public.turn, public.bought, public.fresh, public.fresh_posts = seat, False, [], []
    ply.push(seat, Turn())


def skip(ply: Ply[State], seat: int) -> bool:
    """Pass over a turn in which the seat hasn't done its action, if possible.

    The seat's lowest die goes to the bag, and the seat gains nothing. Return whether the turn was
    passed over.
    """
    kinds, public = dice_kinds(ply.state, seat), ply.state.public
    if ply.state.stacks[seat] != [Turn()] or not kinds:
        return False
    kind, pips = kinds[0]
    ply.state.stacks[seat].clear()
    put_die(ply, seat, "bag", kind, pips, pips)
    public.put = 0
    return True


def next_turn(ply: Ply[State]) -> bool:
    """Give the turn to the next seat clockwise that has dice {#turn-order} {#no-dice}.

    Return ``False`` if no seat has dice, so that the round is over.
    """
    public = ply.state.public
    seats = len(public.traders)
    first = public.starter if public.turn < 0 else public.turn + 1
    for seat in ((first + step) % seats for step in range(seats)):
        if _has_dice(ply.state, seat):
            begin_turn(ply, seat)
            return True
    return False
