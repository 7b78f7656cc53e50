"""The accounts: the reported changes of belongings must add up to the real ones.

A coin taken twice, or a contract that vanishes without an event, makes the accounts differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.rules.kernel import Event, Text
from games.rules.marco_polo_common.bundle import WARES
from tests.rules.marco_polo_2.guided import TEMPERS, TITLE

FIRST = {"points": 50, "camels": 3, "coins": 8, "contracts": 1}
"""The belongings of each seat at the start."""
AMOUNT = "marco-polo-2-amount-"
Books = Counter[tuple[int, str]]


def amounts(what: Text) -> Iterator[tuple[str, int]]:
    """Yield the amounts in a text."""
    if what.id.startswith(AMOUNT):
        kind = what.id.removeprefix(AMOUNT)
        if kind != "nothing":
            yield {"vp": "points"}.get(kind, kind), int(what.params["count"])  # type: ignore[arg-type]
        return
    for part in what.params.values():
        assert isinstance(part, Text)
        yield from amounts(part)


def changes(event: Event) -> dict[str, int]:
    """Return the changes of amounts that an event reports for its seat."""
    facts: Any = event.params
    if event.kind in ("received", "paid"):
        sign = 1 if event.kind == "received" else -1
        return {kind: sign * amount for kind, amount in amounts(facts["what"])}
    return {
        "scored": {"points": facts.get("points", 0)},
        "rolled": {"dice": len(facts.get("dice", ()))},
        "took-black-die": {"dice": 1},
        "placed": {"dice": -len(facts.get("dice", ()))},
        "used-bag": {"dice": -1},
        "placed-post": {"posts": 1},
        "took-seal": {"seals": 1},
        "improved": {"improved": 1},
        "took-contract": {"contracts": 1},
        "kept-contract": {"contracts": 1},
        "replaced-contract": {"contracts": -1},
        "fulfilled": {"contracts": -1, "done": 1},
        "kept-outpost": {"kept": 1},
        "used-kept": {"kept": -1},
    }.get(event.kind, {})


def told(books: Books, event: Event) -> None:
    """Record an event in the books: amounts by seat (-1 for the table) and kind."""
    if event.kind == "round-began":
        for seat, kind in list(books):
            if kind == "dice":
                del books[seat, kind]
    if event.kind == "claimed-outpost":
        books[-1, "outposts"] -= 1
    for kind, amount in changes(event).items():
        assert event.seat is not None
        books[event.seat, kind] += amount


def having(state: Any) -> Books:
    """Return the public belongings of every seat; dice in hand are counted between choices."""
    public = TITLE.view(state, None)["public"]
    books: Books = Counter({(-1, "outposts"): len(public["outposts"])})
    for seat, own in enumerate(public["traders"]):
        for kind in ("points", *WARES):
            books[seat, kind] = own[kind]
        for kind in ("posts", "contracts", "done", "seals", "kept"):
            books[seat, kind] = len(own[kind])
        books[seat, "improved"] = sum(own["seals"].values())
        books[seat, "dice"] = len(own["dice"]) + len(own["black"])
    return books


def settled(state: Any, books: Books) -> Books:
    """Return the books without the dice that are being placed, which no event has reported yet."""
    public = TITLE.view(state, None)["public"]
    now = books.copy()
    now[public["turn"], "dice"] -= public["put"] if public["placing"] else 0
    return Counter({entry: amount for entry, amount in now.items() if amount})


@pytest.mark.parametrize("seats", TITLE.seats)
@pytest.mark.parametrize("temper", TEMPERS)
def test_events_report_every_change(seats: int, temper: str) -> None:
    rng = Random(f"accounts {seats} {temper}")
    state = TITLE.new(seats, rng.randbytes(32))
    books: Books = Counter({(seat, kind): n for seat in range(seats) for kind, n in FIRST.items()})
    books[-1, "outposts"] = 10
    while not TITLE.rules.over(state):
        offers = TITLE.engine.offers(state)
        seat = rng.choice(sorted(offers))
        choice = TEMPERS[temper](state, seat, offers[seat], rng)
        for event in TITLE.push(state, seat, choice).events:
            told(books, event)
        kept = {entry: amount for entry, amount in having(state).items() if amount}
        assert settled(state, books) == kept, choice.key
