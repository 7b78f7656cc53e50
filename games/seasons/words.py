"""Sentences about what a person can still reach in a division."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from games.seasons.reach import Needs, Reach
    from games.seasons.results import DivisionState


def reach_words(state: DivisionState, slot: int) -> list[str]:
    """Return the sentences for the person at a slot of a running division."""
    if slot in state.gone:
        return []
    found = state.reach
    if found is None:
        return [msg("seasons-open-all")]
    names = {n: one.table.name for n, one in enumerate(state.running)}
    said = list(_goals(state, found[slot], names))
    return [*said, *_range(found[slot], said)]


def _goals(state: DivisionState, reach: Reach, names: Mapping[int, str]) -> Iterator[str]:
    """Yield what makes sure of the first place, and of not going down."""
    top = "first" if state.division.level == 1 else "up"
    if reach.goes_up:
        yield _goal(top, reach.goes_up, names)
        if not all(reach.goes_up):
            return
    if state.safe < len(state.entries) and reach.stays:
        yield _goal("stays", reach.stays, names)


def _goal(goal: str, ways: Sequence[Needs], names: Mapping[int, str]) -> str:
    if not all(ways):
        return msg(f"seasons-{goal}-sure")
    said = [_needs(way, names) for way in ways]
    needs = said[0]
    for other in said[1:]:
        needs = msg("seasons-or", one=needs, other=other)
    return msg(f"seasons-{goal}-if", needs=needs)


def _needs(needs: Needs, names: Mapping[int, str]) -> str:
    """Return the places that are needed: “win at Merv and come in place 2 or better at Balkh”."""
    said = [_need(names[table], place) for table, place in needs.items()]
    return f" {msg('table-and')} ".join(said)


def _need(table: str, place: int) -> str:
    if place == 1:
        return msg("seasons-need-win", table=table)
    return msg("seasons-need-place", table=table, place=place)


def _range(reach: Reach, said: Sequence[str]) -> Iterator[str]:
    if reach.best == reach.worst:
        yield msg("seasons-reach-place", place=reach.best)
    elif len(said) <= 1:
        yield msg("seasons-reach-range", best=reach.best, worst=reach.worst)
