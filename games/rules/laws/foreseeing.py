"""Laws of foreseen worlds: sound, the seat's turn, and independent of hidden things."""

from __future__ import annotations

from collections.abc import Iterator

from games.rules.laws.hiding import world
from games.rules.laws.walk import Spot, State, pick

FAR = 60
"""The most choices made in a foreseen world."""


def foreseen_is_the_seats_turn(spot: Spot) -> Iterator[str]:
    """Check that a seat may choose in its foreseen world, keeps its hand, learns nothing hidden.

    The foreseen world must be sound, too.
    """
    title, _ = spot.title, spot.encoded
    for seat in range(spot.game.seats):
        foreseen = title.foresee(spot.state, seat)
        if title.encode(foreseen) != title.encode(title.foresee(world(spot, seat), seat)):
            yield f"what seat {seat} foresees depends on what is hidden from it"
        for complaint in title.audit(foreseen):
            yield f"the world that seat {seat} foresees is unsound: {complaint}"
        if not title.over(foreseen):
            yield from _is_its_own(spot, seat, foreseen)
            yield from _goes_on(spot, seat, foreseen)
    if not spot.unchanged:
        yield "foreseeing changed the state"


def _is_its_own(spot: Spot, seat: int, foreseen: State) -> Iterator[str]:
    now, then = spot.title.view(spot.state, seat), spot.title.view(foreseen, seat)
    if seat not in spot.title.acting(foreseen):
        yield f"seat {seat} isn't asked in the world that it foresees"
    if any(now["private"].values()) and now["private"] != then["private"]:
        # An empty hand may be dealt.
        yield f"seat {seat} doesn't know what it foresees in its own hand"
    if seat in spot.offers and now != then:
        yield f"seat {seat} is asked now, and foresees something else"


def _goes_on(spot: Spot, seat: int, foreseen: State) -> Iterator[str]:
    """Make choices for the seat as long as it is its turn; any exception breaks the law."""
    title, rng = spot.title, spot.rng(f"foreseen/{seat}")
    for _ in range(FAR):
        choices = title.choices(foreseen, seat)
        if not choices or title.push(foreseen, seat, pick({seat: choices}, rng)[1]).turn_ended:
            break
    for complaint in title.audit(foreseen):
        yield f"the world that seat {seat} foresees becomes unsound: {complaint}"
