"""Laws on refusals: refused choices aren't offered; ``missing`` lists exactly what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from games.rules.kernel import Amounts, Blocked, IllegalChoice, Text, Title
from games.rules.laws.playing import unoffered
from games.rules.laws.walk import Position, State

Refusal = Blocked | IllegalChoice

ENTRIES, KEYS, RECENT = 4, 8, 20
"""The most entries and keys that are tested for a seat, and the number of earlier positions whose
keys are tested.
"""
POOR = 3
"""The limit in poorer copies: a seat keeps all pieces of a kind, or a smaller number than this."""


def blocked_is_not_offered(position: Position) -> Iterator[str]:
    """Check that no blocked entry covers a choice that is offered."""
    for decision in position.decisions.values():
        for entry in decision.blocked:
            for choice in decision.choices:
                if entry.covers(choice.key):
                    yield f"{choice.key!r} is both offered and blocked, by {entry.key!r}"


def missing_is_exact(position: Position) -> Iterator[str]:
    """Check that a seat with the listed missing pieces may choose, or gets another reason.

    One piece less must not be enough. The refusal of a blocked key must give the listed reason. The
    law is tried in the position, and in a copy in which the seat has fewer pieces.
    """
    for seat in position.decisions:
        rng = position.rng(f"missing/{seat}")
        yield from _tried(position.title, position.state, seat, recent_keys(position, seat), rng)
        poorer = _poorer(position, seat, rng)
        here = [choice.key for choice in position.offers[seat]]
        if position.title.engine.choices(poorer, seat):
            yield from _tried(position.title, poorer, seat, here, rng)


def recent_keys(position: Position, seat: int) -> set[str]:
    """Return keys offered to any seat in the last positions, and altered keys."""
    recent = {
        choice.key
        for earlier in position.earlier[-RECENT:]
        for choices in earlier.offers.values()
        for choice in choices
    }
    return recent | {*unoffered(position, seat)}


def _poorer(position: Position, seat: int, rng: Random) -> State:
    """Return a copy in which a seat has fewer pieces of some kinds, if the audit accepts that."""
    title, poorer = position.title, position.title.clone(position.state)
    for name, count in title.purse(poorer, seat).items():
        less = {name: min(rng.choice((*range(POOR), count)), count) - count}
        after = granted(title, poorer, seat, less)
        poorer = poorer if after is None or title.rules.audit(after) else after
    return poorer


def _tried(
    title: Title[Any], state: State, seat: int, keys: Iterable[str], rng: Random
) -> Iterator[str]:
    """Yield flaws of blocked entries, and of refused keys with missing pieces."""
    decision = title.engine.decision(state, seat)
    for entry in decision.blocked if decision else ():
        yield from _refused_as_listed(title, state, seat, entry)
    priced = [entry for entry in decision.blocked if entry.missing] if decision else []
    for entry in rng.sample(priced, min(ENTRIES, len(priced))):
        yield from _judged(title, state, seat, entry.key, entry)
    offered = {choice.key for choice in decision.choices} if decision else set()
    others = sorted({*keys} - offered)
    for key in rng.sample(others, min(KEYS, len(others))):
        refusal = refusal_of(title, state, seat, key)
        yield from _judged(title, state, seat, key, refusal) if refusal else ()


def _refused_as_listed(title: Title[Any], state: State, seat: int, entry: Blocked) -> Iterator[str]:
    refusal = refusal_of(title, state, seat, entry.key)
    said = f"{entry.key!r} is listed as {entry.code}"
    if refusal is None:
        yield f"{said}, and isn't refused"
    elif _told(refusal) != _told(entry):
        yield f"{said}, and refused as {refusal.code}"


def _judged(
    title: Title[Any], state: State, seat: int, key: str, refusal: Refusal
) -> Iterator[str]:
    for amounts in refusal.missing:
        said = f"seat {seat} is refused {key!r} for lack of {amounts}"
        given = granted(title, state, seat, amounts)
        if given is None:
            yield f"{said}, which isn't in its purse"
            continue
        still = refusal_of(title, given, seat, key)
        for other in still.missing if still else ():
            if {*other} & {*amounts}:
                yield f"{said}, gets it, and still lacks {other}"
        if still and _told(still) == _told(refusal):
            yield f"{said}, gets it, and still reads: {refusal.code}"
        for name in () if still else amounts:
            less = granted(title, state, seat, {**amounts, name: amounts[name] - 1})
            if less is None or refusal_of(title, less, seat, key) is None:
                yield f"{said}, and one less of {name} would do"


def _told(refusal: Refusal) -> tuple[str, str]:
    """Return a refusal's reason without its numbers, for comparison."""
    return refusal.code, refusal.reason.id


def refusal_of(title: Title[Any], state: State, seat: int, key: str) -> IllegalChoice | None:
    """Return the refusal of a key or prefix; ``None`` if a key that it covers is offered."""
    what = Blocked(key, "", Text(""), "")
    if any(what.covers(choice.key) for choice in title.engine.choices(state, seat)):
        return None
    try:
        title.play(state, seat, key)
    except IllegalChoice as error:
        return error
    return None


def granted(title: Title[Any], state: State, seat: int, amounts: Amounts) -> State | None:
    """Return a copy with these amounts added to a seat's purse; ``None`` if that can't be done."""
    after, before = title.clone(state), title.purse(state, seat)
    for name, count in amounts.items():
        _give(after.public, seat, name, count)
    wanted = {name: count + amounts.get(name, 0) for name, count in before.items()}
    sound = amounts.keys() <= before.keys() and title.purse(after, seat) == wanted
    return after if sound else None


def _give(public: Any, seat: int, name: str, count: int) -> None:
    """Add to a seat's amount in the public compartment, if one is found under the name.

    The amount is an item of a list with this name, or an attribute of the seat's struct.
    """
    numbers = getattr(public, name, None)
    if isinstance(numbers, list):
        if numbers[seat:] and type(numbers[seat]) is int:
            numbers[seat] += count
        return
    for rows in (getattr(public, field) for field in public.__struct_fields__):
        own = rows[seat] if isinstance(rows, list) and rows[seat:] else None
        if name in getattr(own, "__struct_fields__", ()) and type(getattr(own, name)) is int:
            setattr(own, name, getattr(own, name) + count)
            return
