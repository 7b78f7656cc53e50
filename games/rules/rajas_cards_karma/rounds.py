"""The flow of the game: rounds of passes, the elephant, and the end.

{#passes} {#round-end} {#end}
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Choice, Ply, Step, Text
from games.rules.rajas_cards_karma.gains import KARMA, Tokens
from games.rules.rajas_cards_karma.state import TRACK
from games.rules.rajas_cards_karma.table import facts_of, fill_grid, raja
from games.rules.rajas_cards_karma.turn import lay_turn
from games.rules.rajas_cards_karma.words import bonus_text, say

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.state import Public
    from games.rules.rajas_cards_karma.steps import State


def flow(ply: Ply[State]) -> None:
    """Start the next turn, pass or round; called when all seats' stacks are empty."""
    public = ply.state.public
    if not public.round:
        begin(ply)
    elif public.turn + 1 < len(public.rajas):
        public.turn += 1
        lay_turn(ply, acting(public))
    elif public.finishing:
        finish(ply)
    elif public.passing < facts_of(ply.state).numbers.passes:
        next_pass(ply)
    else:
        next_round(ply)


def order(public: Public) -> list[int]:
    """Return the seats in the order of their turns, clockwise from the elephant {#passes}."""
    seats = len(public.rajas)
    return [(public.starter + place) % seats for place in range(seats)]


def acting(public: Public) -> int:
    """Return the seat whose turn it is."""
    return (public.starter + public.turn) % len(public.rajas)


def begin(ply: Ply[State]) -> None:
    """Let all seats arrange their open bonuses at the same time; then begin {#open-bonuses}."""
    public = ply.state.public
    if public.open_bonuses and not all(public.rajas[0].track):
        for seat in range(len(public.rajas)):
            ply.push(seat, ArrangeTrack())
    else:
        public.round = 1
        begin_round(ply)


def finish(ply: Ply[State]) -> None:
    """End the game, at a pass's end, so that all had equally many turns {#end-of-pass}."""
    ply.state.public.over = True
    ply.emit("game-over")


def begin_round(ply: Ply[State]) -> None:
    """Begin with the seat that has the elephant {#passes}."""
    public = ply.state.public
    public.passing, public.turn = 1, 0
    ply.emit("round-began", public.starter, round=public.round)
    lay_turn(ply, public.starter)


def next_pass(ply: Ply[State]) -> None:
    """Turn the elephant, give karma to its seat, then begin the pass {#elephant}."""
    public = ply.state.public
    public.passing += 1
    public.turn = 0
    ply.emit("elephant-turned", public.starter, targets=["elephant"])
    karma = Tokens(KARMA, facts_of(ply.state).numbers.elephant_karma)
    ply.push(public.starter, karma, BeginPass())


class BeginPass(Act, frozen=True, tag="begin-pass"):
    """The start of a pass, or the game's end after the elephant's karma {#ruling-elephant-end}."""

    def perform(self, ply: Ply[State], seat: int) -> None:
        if ply.state.public.finishing:
            finish(ply)
        else:
            lay_turn(ply, seat)


def next_round(ply: Ply[State]) -> None:
    """Fill the grid and move the elephant clockwise {#round-end}."""
    public = ply.state.public
    count = fill_grid(ply, len(public.grid))
    ply.emit("grid-filled", targets=["deck"], count=count)
    public.starter = (public.starter + 1) % len(public.rajas)
    public.round += 1
    begin_round(ply)


class ArrangeTrack(Step, frozen=True, tag="arrange-track"):
    """The choice of the order of track cards with open bonuses {#open-bonuses}."""

    cite = "open-bonuses"
    forced = False
    """It is ``False``: until the seat places the last card, it can undo the whole order."""

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-arrange", place=TRACK - raja(state, seat).track.count("") + 1)

    def choices(self, state: State, seat: int) -> list[Choice]:
        track = raja(state, seat).track
        return [lay_choice(code) for code in facts_of(state).tracks if code not in track]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        track = raja(ply.state, seat).track
        place = track.index("")
        track[place] = choice.args[0]
        targets = [f"track:{seat}.{place}"]
        bonus = bonus_text(choice.args[0])
        ply.emit("arranged", seat, targets=targets, place=place + 1, bonus=bonus)
        if "" in track:
            ply.push(seat, self)


@cache
def lay_choice(code: str) -> Choice:
    """Return the choice to put a track card in the next place."""
    label = say("choice-lay", bonus=bonus_text(code))
    return Choice(f"lay:{code}", label, frozenset({f"bonus:{code}"}), "track", (code,))
