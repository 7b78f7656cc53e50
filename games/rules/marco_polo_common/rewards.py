"""Black dice, and gains for dice that are rolled in the middle of a round {#rewards}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import NOTHING, Act, Choice, Open, Ply, Step, Text
from games.rules.marco_polo_common.purse import character, receive, trader
from games.rules.marco_polo_common.words import say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


class GainBlackDice(Act, frozen=True, tag="gain-black-dice"):
    """Black dice for a seat, which rolls them or chooses rolled ones {#reward-black-die}."""

    cite = "reward-black-die"

    number: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        if self.number > 1:
            ply.push(seat, GainBlackDice(self.number - 1))
        supply = ply.state.public.black
        if not supply:
            ply.emit("no-black-die", seat)
        elif not character(ply.state, seat).rolls:
            keep_black(ply, seat, supply.pop())
        elif supply[0]:
            ply.push(seat, ChooseBlackDie())
        else:
            supply.pop()
            _roll_black(ply, seat)

    def beyond(self, ply: Ply[State], seat: int) -> Open | None:
        """Count nothing more: the die was counted before the roll."""
        return by_faces(ply, seat)


def _roll_black(ply: Ply[State], seat: int) -> None:
    """Give a seat a black die, then roll it.

    In this order, a preview can count the die although its pips are unknown.
    """
    own = trader(ply.state, seat)
    own.black.append(0)
    (pips,) = roll(ply, seat, "black")
    own.black.remove(0)
    keep_black(ply, seat, pips)


class ChooseBlackDie(Step, frozen=True, tag="choose-black-die"):
    """The choice of one of the supply's rolled black dice {#black-dice-variant}."""

    cite = "black-dice-variant"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-black-die")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [black_choice(state, pips) for pips in sorted(set(state.public.black))]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        pips: int = choice.args[0]
        ply.state.public.black.remove(pips)
        keep_black(ply, seat, pips)


def black_choice(state: State, pips: int) -> Choice:
    """Return the choice to take a black die."""
    label, spot = say(state, "choice-black-die", pips=pips), frozenset({f"black:{pips}"})
    return Choice(f"black:{pips}", label, spot, "black", (pips,))


def keep_black(ply: Ply[State], seat: int, pips: int) -> None:
    """Put a black die on the seat's board."""
    own = trader(ply.state, seat)
    own.black = sorted([*own.black, pips])
    spots = [f"trader:{seat}"]
    if pips:
        ply.emit("took-black-die", seat, targets=spots, dice=[pips])
        fell(ply, seat, [pips])
    else:
        ply.emit("took-undeclared-die", seat, targets=spots)


def roll(ply: Ply[State], seat: int, what: str) -> list[int]:
    """Roll one die in the middle of a round, under its own label."""
    public = ply.state.public
    public.rolls += 1
    return ply.dice(f"round-{public.round}/{what}-{public.rolls}/seat-{seat}", 1)


def by_faces(ply: Ply[State], seat: int) -> Open | None:
    """Return the open names for previews of a roll: empty, unless the character gains by faces."""
    return None if character(ply.state, seat).per_die else NOTHING


def fell(ply: Ply[State], seat: int, pips: list[int]) -> None:
    """Give a character its gains for dice that it rolled {#isabella-donati}."""
    own = character(ply.state, seat)
    for face in pips if own.per_die else ():
        receive(ply, seat, own.per_die[face - 1], "character", f"character:{own.slug}")
