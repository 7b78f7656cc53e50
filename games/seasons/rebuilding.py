"""Computing a season again from its nonces, secret, ratings at the draw, and tables' results."""

from __future__ import annotations

from typing import Any

from games import fairness
from games.seasons.drawing import entrants_of_draw
from games.seasons.models import Season
from games.seasons.moves import drawn
from games.seasons.results import DivisionState, states_of


def rebuilt(season: Season) -> list[dict[str, Any]]:
    """Return each division's computed standings, and whether they equal the stored ones.

    A running season has no stored places, so its seed and draw are compared instead.
    """
    nonces = season.entries.order_by("pk").values_list("nonce", flat=True)
    seed = fairness.seed_from(bytes(season.secret), list(nonces))
    same = season.phase == Season.Phase.SIGN_UP or seed == bytes(season.seed or b"")
    same = same and _same_draw(season, seed)
    return [_division(state, same=same) for state in states_of(season)]


def _same_draw(season: Season, seed: bytes) -> bool:
    """Return whether each person's stored division and slot equal those of a new draw."""
    entries = list(season.entries.order_by("pk").select_related("division"))
    if season.phase == Season.Phase.SIGN_UP or not entries:
        return True
    found = {
        person: (level, number, slot)
        for level, divisions in enumerate(drawn(entrants_of_draw(season, entries), seed), 1)
        for number, people in enumerate(divisions, 1)
        for slot, person in enumerate(people)
    }
    stored = {
        one.person_id: (one.division.level, one.division.number, one.slot)
        for one in entries
        if one.division
    }
    return found == stored


def _division(state: DivisionState, *, same: bool) -> dict[str, Any]:
    lines = [
        {
            "place": place,
            "name": state.entries[line.person].person.name,
            "points": str(line.points),
            "wins": line.wins,
            "seconds": line.seconds,
            "share": str(line.share),
            "has_left": line.has_left,
        }
        for place, line in enumerate(state.lines, 1)
    ]
    equal = same and (state.season.phase != Season.Phase.OVER or _stored_equal(state))
    return {"division": state.division.name, "equal": equal, "standings": lines}


def _stored_equal(state: DivisionState) -> bool:
    """Return whether the stored places and moves follow from the results."""
    return all((entry.place, entry.moved) == (place, moved) for entry, place, moved in state.places)
