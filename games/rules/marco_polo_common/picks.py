"""Picks of both games: the planned space, but with the seat's lowest or highest die."""

from __future__ import annotations

from games.rules.kernel import Pick
from games.rules.marco_polo_common.words import Slugged, say


def picks(where: Slugged) -> tuple[Pick, ...]:
    """Return a title's picks: the lowest or the highest die on the planned space."""

    def of(id: str, choice: str, *, same: str = "", most: str = "", least: str = "") -> Pick:
        told = say(where, choice).id, say(where, f"pick-{id}").id
        return Pick(id, *told, same=same, most=most, least=least)

    return (
        of("lowest", "choice-place", same="space", least="pips"),
        of("highest", "choice-place", same="space", most="pips"),
        of("add-lowest", "choice-add", least="pips"),
        of("add-highest", "choice-add", most="pips"),
    )
