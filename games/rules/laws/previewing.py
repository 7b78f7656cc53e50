"""Laws of what a seat counts and of previews: the same in every world that the seat could imagine, and true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple, cast

from games.rules.kernel import Ahead, Choice, Preview, Span
from games.rules.kernel.preview import compare
from games.rules.laws.hiding import WORLDS, resolved, world
from games.rules.laws.walk import Spot, State

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
        ahead = spot.title.prospect(spot.state, seat, choice).ahead
        for number in range(WORLDS):
            other = world(spot, seat, number)
            if spot.title.preview(other, seat, choice) != here:
                yield f"the preview of {choice.key!r} tells seat {seat} something hidden"
            if spot.title.prospect(other, seat, choice).ahead != ahead:
                yield f"the range of {choice.key!r} tells seat {seat} something hidden"


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


class Way(NamedTuple):
    """What a seat has taken and given until its choice was carried out, what it had then, and whether it drew."""

    takes: Counter[str]
    gives: Counter[str]
    leaves: dict[str, int]
    drew: bool = False


def ranges_hold(spot: Spot) -> Iterator[str]:
    """However a seat goes on, what it takes and gives for a choice is within the range announced.

    Where chance comes up on the way, that holds for what it is said to be left with. Nothing holds where
    another seat's only choice is made.
    """
    _ = spot.encoded
    for seat, choice in _tried(spot):
        ahead = spot.title.prospect(spot.state, seat, choice).ahead
        way = _carried_out(spot, seat, choice)
        if way and not _within(ahead, way):
            yield f"{choice.key!r} was announced as {ahead}, and came to {way}"
    if not spot.unchanged:
        yield "looking ahead changed the state"


def _carried_out(spot: Spot, seat: int, choice: Choice) -> Way | None:
    """Play a choice and what belongs to it at random; ``None`` if not the seat alone decides."""
    title, state, way = spot.title, spot.state, Way(Counter(), Counter(), {})
    rng = spot.rng(f"ahead/{seat}")
    while True:
        played = title.play(state, seat, choice.key)
        if not _alone(spot, state, seat, choice):
            return None
        ply = title.push(
            title.clone(state), seat, choice, count=lambda state: title.purse(state, seat)
        )
        takes, gives = way.takes + Counter(ply.takes), way.gives + Counter(ply.gives)
        way = Way(takes, gives, ply.had, way.drew or played.barrier)
        state, step = played.state, title.step(played.state, seat)
        if played.turn_ended or title.over(state) or step is None or step.begins:
            return way
        choice = rng.choice(step.choices(state, seat))


def _alone(spot: Spot, state: State, seat: int, choice: Choice) -> bool:
    here = cast("Spot", SimpleNamespace(title=spot.title, state=state))
    return all(actor == seat for _, actor, _ in resolved(here, seat, choice))


def _within(ahead: Ahead, way: Way) -> bool:
    left = all(_fits(ahead.leaves, name, way.leaves[name]) for name in ahead.leaves)
    if way.drew:
        return left
    if not ahead.whole:
        sides = ((ahead.takes, way.takes), (ahead.gives, way.gives))
        return all(
            done[name] >= span.least for spans, done in sides for name, span in spans.items()
        )
    return (
        left
        and all(_fits(ahead.takes, name, way.takes[name]) for name in way.leaves)
        and all(_fits(ahead.gives, name, way.gives[name]) for name in way.leaves)
        and _is_one_of(ahead.takes_either, ahead.takes, way.takes)
        and _is_one_of(ahead.gives_either, ahead.gives, way.gives)
        and _has_one_at_most(ahead.takes, way.takes, told=ahead.takes_one)
        and _has_one_at_most(ahead.gives, way.gives, told=ahead.gives_one)
    )


def _is_one_of(either: list[dict[str, int]], spans: dict[str, Span], done: Counter[str]) -> bool:
    varying = [name for name, span in spans.items() if span.least < span.most]
    return not either or {name: done[name] for name in varying if done[name]} in either


def _has_one_at_most(spans: dict[str, Span], done: Counter[str], *, told: bool) -> bool:
    return not told or sum(done[name] > 0 for name, span in spans.items() if not span.least) <= 1


def _fits(spans: dict[str, Span], name: str, count: int) -> bool:
    least, most = spans.get(name, Span(0, 0))
    return least <= count <= most


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
