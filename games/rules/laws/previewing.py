"""Laws of purses and previews: true, and the same in every world that the seat could imagine."""

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
"""The most choices of each seat that are previewed at a spot."""


def purses_are_counts(spot: Spot) -> Iterator[str]:
    """Check that purses have the same names for all seats at all times, and reveal nothing."""
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
    """Check that a purse is the same in all worlds that others could imagine: it is public."""
    for seat in range(spot.game.seats):
        purse = spot.title.purse(spot.state, seat)
        for other in range(spot.game.seats):
            if spot.title.purse(world(spot, other, 0), seat) != purse:
                yield f"the purse of seat {seat} tells seat {other} something hidden"


def previews_tell_nothing_hidden(spot: Spot) -> Iterator[str]:
    """Check that a choice has the same preview in every world that its seat could imagine."""
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
    """Check that a choice has the previewed effects in every world that its seat could imagine.

    If nothing is open, all amounts are exact. Otherwise amounts announced as the least are never
    undercut, and others are exact, whatever further choices of the seat carry its choice out.
    Asides, such as cards played in between, don't count. ``draws`` must be true, too. A choice
    isn't tested if another seat's sole choice resolves itself after it: previews end there.
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
    """Return the state and, if something is drawn, another one that the seat could imagine."""
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
        if preview.ends_turn and preview.draws:  # gains of the next turn aren't announced
            has = {name: count + played.change.get(name, 0) for name, count in had.items()}
        real = compare(had, has, ends_turn=played.turn_ended, draws=played.barrier)
        if preview != real:
            yield f"{choice.key!r} was previewed as {_shown(preview)}, and does {_shown(real)}"


def _announced(title: Title[Any], preview: Preview, had: dict[str, int], way: Way) -> bool:
    """Return whether a path has the effects that an open preview announced."""
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
    """A path: a seat's gain and cost until its choice was carried out, and its purse then."""

    takes: Counter[str]
    gives: Counter[str]
    leaves: dict[str, int]


class Told(NamedTuple):
    """A seat's purse before, the least that was announced to be left, and the path it took."""

    title: Title[Any]
    had: Mapping[str, int]
    left: Mapping[str, int]
    way: Way

    def came(self, name: str, least: int, done: Mapping[str, int]) -> bool:
        """Return whether an amount isn't less than announced, apart from automatic exchanges."""
        return done[name] + self.exchanged(name) >= least

    def exchanged(self, name: str) -> int:
        """Return the most that was exchanged beyond the announcement, by the result of full sets.

        If the result is at its limit, other things may have been exchanged for it.
        """
        rate = self.title.rules.exchanges.get(name)
        if rate is None:
            return 0
        brought = self.way.leaves[rate.into]
        before = self.had if brought == rate.most else self.left
        more = brought - before[rate.into] + self.exchanged(rate.into)
        return rate.full * max(0, more // rate.brings)


def ranges_hold(spot: Spot) -> Iterator[str]:
    """Check that the gain and cost of carrying out a choice are within the announced range.

    Asides, such as cards played in between, don't count. If something is open, the least must hold
    in every world that the seat could imagine. A choice isn't tested if another seat's sole choice
    resolves itself after it.
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
    """Play a choice and the further ones that carry it out, at random.

    Return the path, or ``None`` if another seat's sole choice resolved itself on it.
    """
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
        if played.turn_ended and played.barrier:  # gains of the next turn aren't announced
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
    """Check that a choice, its preview and its result agree on whether it ends the turn."""
    if spot.choice.ends_turn != spot.played.turn_ended:
        yield f"{spot.choice.key!r} says that ends_turn is {spot.choice.ends_turn}, and doesn't do so"
    preview = spot.title.preview(spot.state, spot.seat, spot.choice)
    if preview.ends_turn != spot.choice.ends_turn:
        yield f"{spot.choice.key!r} and its preview don't agree on whether it ends the turn"


def _tried(spot: Spot) -> Iterator[tuple[int, Choice]]:
    """Yield a few choices of each seat, first the one that is made here."""
    yield spot.seat, spot.choice
    for seat, choices in spot.offers.items():
        rng = spot.rng(f"preview/{seat}")
        for choice in choices if len(choices) <= TRIED else rng.sample(choices, TRIED):
            yield seat, choice
