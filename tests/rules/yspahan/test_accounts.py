"""The accounts: the reported changes of points, camels, gold, cards and cubes must add up.

A camel taken twice, or a cube lost on its way to the caravan, makes the accounts differ.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.rules.kernel import Event, Ply
from tests.rules.yspahan.table import TITLE

FIRST = {"gold": 2}
"""The belongings of each merchant at the start."""


def told(books: Counter[tuple[int, str]], event: Event) -> None:
    """Record an event in the books: amounts by seat (-1 for the table) and kind."""
    for kind, amount in changes(event).items():
        books[-1 if event.seat is None else event.seat, kind] += amount
    if event.kind == "caravan-full":
        forget(books, "caravan")
    if event.kind == "cleared":
        forget(books, "city")


def forget(books: Counter[tuple[int, str]], kind: str) -> None:
    for seat, known in list(books):
        if known == kind:
            del books[seat, known]


def changes(event: Event) -> dict[str, int]:
    """Return the changes of amounts that an event reports for its seat."""
    facts: Any = event.params
    count, points = facts.get("count", 0), facts.get("points", 0)
    camels, gold = facts.get("camels", 0), facts.get("gold", 0)
    if event.kind.startswith("scored"):
        return {"points": points}
    return {
        "bought": {"gold": -count},
        "took-camels": {"camels": count},
        "took-gold": {"gold": count},
        "sold-camels": {"camels": -count},
        "sold-gold": {"gold": -count},
        "swapped-camels": {"camels": -count, "gold": count},
        "swapped-gold": {"camels": count, "gold": -count},
        "built": {"camels": -camels, "gold": -gold, "buildings": 1},
        "saved": {"camels": -1},
        "moved": {"gold": -gold},
        "stayed": {"gold": -gold},
        "drew": {"cards": 1},
        "played": {"cards": -1},
        "boosted": {"cards": -1},
        "placed": {"city": 1},
        "sent": {"city": -1},
        "loaded": {"caravan": 1},
    }.get(event.kind, {})


def lying(state: Any) -> Counter[tuple[int, str]]:
    """Return the amounts on the table from the public view."""
    public = TITLE.view(state, None)["public"]
    books: Counter[tuple[int, str]] = Counter()
    for seat, own in enumerate(public["merchants"]):
        for kind in ("points", "camels", "gold", "cards"):
            books[seat, kind] = own[kind]
        books[seat, "buildings"] = len(own["buildings"])
        books[seat, "city"] = list(public["shops"].values()).count(seat)
        books[seat, "caravan"] = public["caravan"].count(seat)
    return books


def step(state: Any, rng: Random) -> Ply[Any]:
    """Make a random choice; end a turn seldom while there is another choice."""
    offers = TITLE.engine.offers(state)
    seat = rng.choice(sorted(offers))
    busy = [choice for choice in offers[seat] if choice.key != "end"]
    return TITLE.push(
        state, seat, rng.choice(busy if busy and rng.random() < 0.5 else offers[seat])
    )


@pytest.mark.parametrize("seats", TITLE.seats)
@pytest.mark.parametrize("game", range(8))
def test_events_report_every_change(seats: int, game: int) -> None:
    rng = Random(f"{seats} {game}")
    state = TITLE.new(seats, rng.randbytes(32))
    books = Counter({(seat, kind): n for seat in range(seats) for kind, n in FIRST.items()})
    while not TITLE.rules.over(state):
        for event in step(state, rng).events:
            told(books, event)
        assert +books == +lying(state)
