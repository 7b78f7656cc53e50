"""Laws of what a seat counts and of previews: the same in every world that the seat could imagine, and true."""

from __future__ import annotations

from collections.abc import Iterator

from games.rules.kernel import Choice, Preview
from games.rules.kernel.preview import compare
from games.rules.laws.hiding import WORLDS, resolved, world
from games.rules.laws.walk import Spot

TRIED = 3
"""How many choices of each seat are previewed at a spot."""


def purses_are_counts(spot: Spot) -> Iterator[str]:
    """A purse has the same names for every seat at every time, and shows nothing hidden."""
    names = list(spot.title.purse(spot.game.spots[0].state if spot.number else spot.state, 0))
    for seat in range(spot.game.seats):
        purse = spot.title.purse(spot.state, seat)
        if list(purse) != names:
            yield f"the purse of seat {seat} has the names {list(purse)}, expected {names}"
        for name, count in purse.items():
            if type(count) is not int:
                yield f"{name} in the purse of seat {seat} is {count!r}, which is no number"
        if any(
            spot.title.purse(world(spot, seat, number), seat) != purse for number in range(WORLDS)
        ):
            yield f"the purse of seat {seat} shows what is hidden from it"


def purses_are_open(spot: Spot) -> Iterator[str]:
    """What a seat counts is the same in every world that others could imagine: moves tell all of it."""
    for seat in range(spot.game.seats):
        purse = spot.title.purse(spot.state, seat)
        for other in range(spot.game.seats):
            if spot.title.purse(world(spot, other, 0), seat) != purse:
                yield f"the purse of seat {seat} tells seat {other} something hidden"


def previews_tell_nothing_hidden(spot: Spot) -> Iterator[str]:
    """A choice has the same preview in every world that its seat could imagine."""
    for seat, choice in _tried(spot):
        here = spot.title.preview(spot.state, seat, choice)
        for number in range(WORLDS):
            if spot.title.preview(world(spot, seat, number), seat, choice) != here:
                yield f"the preview of {choice.key!r} tells seat {seat} something hidden"


def previews_come_true(spot: Spot) -> Iterator[str]:
    """Without a draw a choice does to its seat what its preview says, and it draws when that says so.

    Unless another seat's only choice is made after it: previews end where others choose.
    """
    _ = spot.encoded
    for seat, choice in _tried(spot):
        complaint = _untrue(spot, seat, choice)
        if complaint and all(actor == seat for _, actor, _ in resolved(spot, seat, choice)):
            yield complaint
    if not spot.unchanged:
        yield "a preview changed the state"


def _untrue(spot: Spot, seat: int, choice: Choice) -> str:
    preview = spot.title.preview(spot.state, seat, choice)
    played = spot.title.play(spot.state, seat, choice.key)
    purses = (spot.title.purse(state, seat) for state in (spot.state, played.state))
    real = compare(*purses, ends_turn=played.turn_ended, draws=played.barrier)
    if preview.draws != real.draws:
        return f"the preview of {choice.key!r} says that draws is {preview.draws}"
    if not preview.draws and preview != real:
        return f"{choice.key!r} was previewed as {_shown(preview)}, and does {_shown(real)}"
    return ""


def _shown(preview: Preview) -> str:
    return f"{preview.takes} for {preview.gives}"


def ends_of_turns_are_marked(spot: Spot) -> Iterator[str]:
    """A choice, its preview and playing it agree on whether it ends its seat's turn."""
    if spot.choice.ends_turn != spot.played.turn_ended:
        yield f"{spot.choice.key!r} says that ends_turn is {spot.choice.ends_turn}, and doesn't do so"
    preview = spot.title.preview(spot.state, spot.seat, spot.choice)
    if preview.ends_turn != spot.choice.ends_turn:
        yield f"{spot.choice.key!r} and its preview don't agree on whether it ends the turn"


def _tried(spot: Spot) -> Iterator[tuple[int, Choice]]:
    """Yield a few choices of each seat, always the one that is made here."""
    yield spot.seat, spot.choice
    for seat, choices in spot.offers.items():
        rng = spot.rng(f"preview/{seat}")
        for choice in choices if len(choices) <= TRIED else rng.sample(choices, TRIED):
            yield seat, choice
