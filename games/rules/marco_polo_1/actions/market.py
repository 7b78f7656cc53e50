"""The bazaar: camels, pepper, silk and gold, depending on the lowest die {#market}."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.rules.kernel import Choice, Ply, Step, Text
from games.rules.marco_polo_1.mercator import share
from games.rules.marco_polo_common.purse import receive
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.words import amounts_text, say, space_text

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def _spaces(state: State) -> Iterable[str]:
    spaces: Iterable[str] = state.facts.market
    return spaces


def _dice(state: State, seat: int, space: str) -> int:
    dice: int = state.facts.market[space].dice
    return dice


class ChooseRow(Step, frozen=True, tag="choose-row"):
    """A choice of goods: the lowest die's row, or a lower one {#market-row} {#market-extras}."""

    cite = "market-row"

    space: str
    lowest: int

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-row", space=space_text(state.facts, self.space))

    def choices(self, state: State, seat: int) -> list[Choice]:
        rows = state.facts.market[self.space].rows[: self.lowest]
        return [
            Choice(
                f"row:{number}",
                say(state, "choice-row", what=amounts_text(state, gain), row=number),
                frozenset({f"row:{self.space}-{number}"}),
                "row",
                (number, gain),
            )
            for number, gain in reversed(list(enumerate(rows, 1)))
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        share(ply, seat, ply.state.facts.market[self.space].ware)
        receive(ply, seat, choice.args[1], "cards", f"space:{self.space}")


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    ply.push(seat, ChooseRow(space, pips))


MARKET = Action(group="market", spaces=_spaces, act=_act, dice=_dice)
