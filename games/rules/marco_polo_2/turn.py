"""A seat's turn: exactly one action while dice remain, bonus actions before and after {#turn}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_2.actions import ACTIONS
from games.rules.marco_polo_2.bonus_actions import DO, bonus_blocks, bonus_choices, do_bonus
from games.rules.marco_polo_2.contracts import refill
from games.rules.marco_polo_2.placing import (
    blocked_spaces,
    dice_kinds,
    place,
    placements,
    why_not_there,
)
from games.rules.marco_polo_2.purse import trader
from games.rules.marco_polo_2.words import no, say

if TYPE_CHECKING:
    from games.rules.marco_polo_2.steps import State


class Turn(Step, frozen=True, tag="turn"):
    """Act once, do bonus actions, end the turn {#one-action} {#bonus-when}."""

    forced = False
    cite = "turn"

    acted: bool = False

    def prompt(self, state: State, seat: int) -> Text:
        if self.acted:
            return say("prompt-end")
        return say("prompt-act" if _has_dice(state, seat) else "prompt-no-dice")

    def choices(self, state: State, seat: int) -> list[Choice]:
        actions = [] if self.acted else list(placements(state, seat))
        end = [END] if self.acted or not _has_dice(state, seat) else []
        return [*actions, *bonus_choices(state, seat), *end]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        must = [MUST_ACT] if not self.acted and _has_dice(state, seat) else []
        blocks = [*bonus_blocks(state, seat), *must]
        if self.acted:
            return blocks
        offered = {str(choice.args[0]) for choice in placements(state, seat)}
        return [*blocked_spaces(state, seat, offered), *blocks]

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        if self.acted and _on_a_space(state, key):
            return no(key, "acted-already", "one-action")
        found = super().why_not(state, seat, key)
        return found or why_not_there(state, seat, key) or _wrap(key)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if choice.key == END.key:
            end_turn(ply, seat)
        elif choice.group in DO:
            ply.push(seat, self)
            do_bonus(ply, seat, choice)
        else:
            ply.push(seat, Turn(acted=True))
            place(ply, seat, choice)


END = Choice("end", say("choice-end"), group="end")
MUST_ACT = no("end", "must-act", "one-action")


def _has_dice(state: State, seat: int) -> bool:
    own = trader(state, seat)
    return bool(own.dice or own.black)


def _on_a_space(state: State, key: str) -> bool:
    space = key.partition(":")[0]
    return any(space in action.spaces(state) for action in ACTIONS)


def _wrap(key: str) -> Blocked | None:
    """Say that a die isn't turned from 6 to 1 or back {#no-wrap}."""
    if key[:-1] in ("turn-up:d", "turn-up:b") and key.endswith("6"):
        return no(key, "no-wrap", "no-wrap")
    if key[:-1] in ("turn-down:d", "turn-down:b") and key.endswith("1"):
        return no(key, "no-wrap", "no-wrap")
    return None


def end_turn(ply: Ply[State], seat: int) -> None:
    """Refill the contract cities; who has no dice left is out of the round {#contract-refill} {#no-dice}."""
    refill(ply)
    ply.emit("ended-turn" if dice_kinds(ply.state, seat) else "out-of-dice", seat)
    ply.end_turn()


def begin_turn(ply: Ply[State], seat: int) -> None:
    """Give the turn to a seat."""
    public = ply.state.public
    public.turn, public.bought, public.fresh, public.fresh_posts = seat, False, [], []
    ply.push(seat, Turn())
