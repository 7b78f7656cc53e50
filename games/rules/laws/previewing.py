"""Laws of what a seat counts and of previews: the same in every world that the seat could imagine, and true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from games.rules.kernel import Ahead, Choice, Preview, Span, Title
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
    """Check that a choice does to its seat what its preview says, in every world that it could imagine.

    Where nothing is open that is exact. Else what is announced as the least is never undercut, and what
    isn't is exact, whatever the seat chooses to carry its choice out: choices besides, as cards played in
    between, aren't counted. It draws when that says so. Unless another seat's only choice is made after it:
    previews end where others choose.
    """
    _ = spot.encoded
    for seat, choice in _tried(spot):
        preview = spot.title.preview(spot.state, seat, choice)
        for number, state in enumerate(_worlds(spot, seat, draws=preview.draws)):
            if _alone(spot, state, seat, choice):
                yield from _untrue(spot, state, seat, choice, preview, number)
    if not spot.unchanged:
        yield "a preview changed the state"


def _worlds(spot: Spot, seat: int, *, draws: bool) -> list[State]:
    """Return the state and, where something comes up, another one that the seat could imagine."""
    return [spot.state, world(spot, seat)] if draws else [spot.state]


def _untrue(
    spot: Spot, state: State, seat: int, choice: Choice, preview: Preview, number: int
) -> Iterator[str]:
    title, played = spot.title, spot.title.play(state, seat, choice.key)
    if preview.draws != played.barrier:
        yield f"the preview of {choice.key!r} says that draws is {preview.draws}"
    elif preview.open:
        way = _carried_out(spot, state, seat, choice, number)
        if way and not _announced(title, preview, title.purse(state, seat), way):
            yield f"{choice.key!r} was previewed as at least {_shown(preview)}, and came to {way}"
    else:
        had = title.purse(state, seat)
        has = title.purse(played.state, seat)
        if preview.ends_turn and preview.draws:  # what the next turn brings isn't announced
            has = {name: count + played.change.get(name, 0) for name, count in had.items()}
        real = compare(had, has, ends_turn=played.turn_ended, draws=played.barrier)
        if preview != real:
            yield f"{choice.key!r} was previewed as {_shown(preview)}, and does {_shown(real)}"


def _announced(title: Title[Any], preview: Preview, had: dict[str, int], way: Way) -> bool:
    """Tell whether it came as an open preview says."""
    told = Told(title, had, {**had, **preview.leaves}, way)
    sides = (preview.takes, way.takes), (preview.gives, way.gives)
    least = (
        told.came(name, count, done)
        for side, done in ((preview.leaves, way.leaves), *sides)
        for name, count in side.items()
    )
    exact = (
        way.leaves[name] == told.left[name]
        and all(side.get(name, 0) == done[name] for side, done in sides)
        for name in had
        if name not in preview.least
    )
    return all(least) and all(exact)


def _shown(preview: Preview) -> str:
    return f"{preview.takes} for {preview.gives}"


class Way(NamedTuple):
    """What a seat has taken and given until its choice was carried out, and what it had then."""

    takes: Counter[str]
    gives: Counter[str]
    leaves: dict[str, int]


class Told(NamedTuple):
    """What a seat had, what it was to have left at least, and what came."""

    title: Title[Any]
    had: Mapping[str, int]
    left: Mapping[str, int]
    way: Way

    def came(self, name: str, least: int, done: Mapping[str, int]) -> bool:
        """Tell whether no less came than announced, but for what was exchanged by itself."""
        return done[name] + self.exchanged(name) >= least

    def exchanged(self, name: str) -> int:
        """Return how much at most was exchanged beyond what was announced, by what full sets have brought.

        Where no more can be brought, others may have been exchanged in its place.
        """
        rate = self.title.rules.exchanges.get(name)
        if rate is None:
            return 0
        brought = self.way.leaves[rate.into]
        before = self.had if brought == rate.most else self.left
        more = brought - before[rate.into] + self.exchanged(rate.into)
        return rate.full * max(0, more // rate.brings)


def ranges_hold(spot: Spot) -> Iterator[str]:
    """Check that what a seat takes and gives to carry a choice out is within the range announced.

    Choices besides, as cards played in between, aren't counted. Where something is open the least holds, in
    every world that the seat could imagine. Nothing holds where another seat's only choice is made.
    """
    _ = spot.encoded
    for seat, choice in _tried(spot):
        ahead = spot.title.prospect(spot.state, seat, choice).ahead
        for number, state in enumerate(_worlds(spot, seat, draws=ahead.draws)):
            way = _carried_out(spot, state, seat, choice, number)
            had = spot.title.purse(state, seat)
            if way and not _within(spot.title, ahead, had, way):
                yield f"{choice.key!r} was announced as {ahead}, and came to {way}"
    if not spot.unchanged:
        yield "looking ahead changed the state"


def _carried_out(spot: Spot, state: State, seat: int, choice: Choice, number: int) -> Way | None:
    """Play a choice and what belongs to it at random; ``None`` if not the seat alone decides."""
    title, way = spot.title, Way(Counter(), Counter(), {})
    rng = spot.rng(f"ahead/{seat}/{number}")
    begun = title.step(state, seat)
    again = begun if begun and begun.is_aside(choice) else None
    while True:
        played = title.play(state, seat, choice.key)
        if not _alone(spot, state, seat, choice):
            return None
        ply = title.push(
            title.clone(state), seat, choice, count=lambda state: title.purse(state, seat)
        )
        takes, gives, left = ply.takes, ply.gives, ply.had
        if played.turn_ended and played.barrier:  # what the next turn brings isn't announced
            takes, gives = (
                {name: sign * count for name, count in played.change.items() if sign * count > 0}
                for sign in (1, -1)
            )
            left = ply.counted or left
        way = Way(way.takes + Counter(takes), way.gives + Counter(gives), left)
        state, step = played.state, title.step(played.state, seat)
        if played.turn_ended or title.over(state) or step in (None, again) or step.begins:
            return way
        onward = step.choices(state, seat)
        choice = rng.choice([one for one in onward if not step.is_aside(one)])


def _alone(spot: Spot, state: State, seat: int, choice: Choice) -> bool:
    here = cast("Spot", SimpleNamespace(title=spot.title, state=state))
    return all(actor == seat for _, actor, _ in resolved(here, seat, choice))


def _within(title: Title[Any], ahead: Ahead, had: dict[str, int], way: Way) -> bool:
    at_least = {**had, **{name: span.least for name, span in ahead.leaves.items()}}
    if not ahead.whole:
        at_least |= {name: had[name] + span.least for name, span in ahead.takes.items()}
    told = Told(title, had, at_least, way)
    left = (
        _fits(ahead.leaves, name, way.leaves[name])
        or (name in ahead.leaves_more and told.came(name, at_least[name], way.leaves))
        for name in ahead.leaves
    )
    sides = (
        (ahead.takes, ahead.takes_more, way.takes),
        (ahead.gives, ahead.gives_more, way.gives),
    )
    least = (
        told.came(name, span.least, done)
        for spans, _, done in sides
        for name, span in spans.items()
    )
    most = (
        done[name] <= spans.get(name, Span(0, 0)).most
        for spans, more, done in sides
        for name in had
        if (ahead.whole and not ahead.open) or (ahead.whole and name in spans and name not in more)
    )
    return all(left) and all(least) and all(most) and _is_one(ahead, way)


def _is_one(ahead: Ahead, way: Way) -> bool:
    return (
        _is_one_of(ahead.takes_either, ahead.takes, way.takes)
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
