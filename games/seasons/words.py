"""Sentences about the places that a person can still reach in a division."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from games.seasons.seatings import meetings
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from games.seasons.reach import Needs, Reach
    from games.seasons.results import DivisionState


OWN: Final = "seasons"
"""The prefix of message keys for sentences to the person themselves."""
ROW: Final = "seasons-row"
"""The prefix of message keys for sentences about a person, in a row of the standings."""


def reach_words(state: DivisionState, slot: int) -> list[str]:
    """Return the sentences to the person with a slot in a running division."""
    if slot in state.gone:
        return []
    found = state.reach
    if found is None:
        return [msg("seasons-open-all")]
    said = list(_goals(state, found[slot], OWN))
    done = not any(slot in state.seatings[one.number] for one in state.running)
    first = [msg("seasons-done")] if done else []
    return [*first, *said, *_range(found[slot], said)]


def row_words(state: DivisionState, slot: int) -> list[str]:
    """Return the sentences for a person's row of the standings.

    There are none if too many ends are possible.
    """
    if slot in state.gone:
        return [msg("seasons-row-left" if state.safe == len(state.entries) else "seasons-row-down")]
    found = state.reach
    if found is None:
        return []
    best, worst = found[slot].best, found[slot].worst
    if best == worst:
        return [msg("seasons-row-place", place=best)]
    return [msg("seasons-row-range", best=best, worst=worst), *_goals(state, found[slot], ROW)]


def _goals(state: DivisionState, reach: Reach, voice: str) -> Iterator[str]:
    """Yield the sentences about results that make the first place, or staying up, certain."""
    names = {n: one.table.name for n, one in enumerate(state.running)}
    top = "first" if state.division.level == 1 else "up"
    if reach.goes_up:
        yield _goal(voice, top, reach.goes_up, names)
        if not all(reach.goes_up):
            return
    if state.safe < len(state.entries) and reach.stays:
        yield _goal(voice, "stays", reach.stays, names)


def _goal(voice: str, goal: str, ways: Sequence[Needs], names: Mapping[int, str]) -> str:
    if not all(ways):
        return msg(f"{voice}-{goal}-sure")
    said = [_needs(voice, way, names) for way in ways]
    needs = said[0]
    for other in said[1:]:
        needs = msg(f"{voice}-or", one=needs, other=other)
    return msg(f"{voice}-{goal}-if", needs=needs)


def _needs(voice: str, needs: Needs, names: Mapping[int, str]) -> str:
    """Return the required places in words: “win at Merv and come in place 2 or better at Balkh”."""
    said = [_need(voice, names[table], place) for table, place in needs.items()]
    return f" {msg('table-and')} ".join(said)


def _need(voice: str, table: str, place: int) -> str:
    if place == 1:
        return msg(f"{voice}-need-win", table=table)
    return msg(f"{voice}-need-place", table=table, place=place)


def _range(reach: Reach, said: Sequence[str]) -> Iterator[str]:
    if reach.best == reach.worst:
        yield msg("seasons-reach-place", place=reach.best)
    elif len(said) <= 1:
        yield msg("seasons-reach-range", best=reach.best, worst=reach.worst)


def fair_words(state: DivisionState) -> list[str]:
    """Return sentences on how evenly a division's tables distribute meetings and seats."""
    people, seats = len(state.entries), state.season.seats
    met = meetings(state.seatings).values()
    said = [
        msg("seasons-fair", people=people, tables=len(state.numbers_of(0))),
        msg("seasons-fair-meet", least=min(met), most=max(met), even=int(min(met) == max(met))),
    ]
    if len(state.seatings) == people and seats > 2:
        said.append(msg("seasons-fair-seats"))
    return said
