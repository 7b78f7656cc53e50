"""Laws on `Worlds.foresee`: the world is sound, its seat may choose, no hidden fact affects it."""

from __future__ import annotations

from collections.abc import Iterator

from games.rules.laws.hiding import world
from games.rules.laws.walk import Position, State, pick

FAR = 60
"""The most choices made in a foreseen world."""


def foreseen_is_the_seats_turn(position: Position) -> Iterator[str]:
    """Check that a seat may choose in its foreseen world and keeps its hand.

    The world must not depend on hidden information, and the audit must find no flaw in it.
    """
    title, _ = position.title, position.encoded
    for seat in range(position.game.seats):
        foreseen = title.worlds.foresee(position.state, seat)
        if title.encode(foreseen) != title.encode(
            title.worlds.foresee(world(position, seat), seat)
        ):
            yield f"what seat {seat} foresees depends on what is hidden from it"
        for complaint in title.rules.audit(foreseen):
            yield f"the world that seat {seat} foresees is unsound: {complaint}"
        if not title.rules.over(foreseen):
            yield from _is_its_own(position, seat, foreseen)
            yield from _goes_on(position, seat, foreseen)
    if not position.unchanged:
        yield "foreseeing changed the state"


def _is_its_own(position: Position, seat: int, foreseen: State) -> Iterator[str]:
    now, then = position.title.view(position.state, seat), position.title.view(foreseen, seat)
    if seat not in position.title.engine.acting(foreseen):
        yield f"seat {seat} isn't asked in the world that it foresees"
    if any(now["private"].values()) and now["private"] != then["private"]:
        # A seat with an empty hand may be dealt a new one before its turn.
        yield f"seat {seat} doesn't know what it foresees in its own hand"
    if seat in position.offers and now != then:
        yield f"seat {seat} is asked now, and foresees something else"


def _goes_on(position: Position, seat: int, foreseen: State) -> Iterator[str]:
    """Make random choices until the seat's turn ends; yield the flaws that the audit then finds."""
    title, rng = position.title, position.rng(f"foreseen/{seat}")
    for _ in range(FAR):
        choices = title.engine.choices(foreseen, seat)
        if not choices or title.push(foreseen, seat, pick({seat: choices}, rng)[1]).turn_ended:
            break
    for complaint in title.rules.audit(foreseen):
        yield f"the world that seat {seat} foresees becomes unsound: {complaint}"
