"""Laws on purses and previews.

Previews come true, and neither they nor purses reveal what is hidden from a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from games.rules.kernel import Choice, Lookahead, Onward, Preview, Span, Title
from games.rules.kernel.preview import compare
from games.rules.laws.hiding import WORLDS, resolved, world
from games.rules.laws.walk import Position, State

TRIED = 3
"""The most choices of each seat that are previewed at a position."""


def purses_are_counts(position: Position) -> Iterator[str]:
    """Check that purses have the same names for all seats at all times, and reveal nothing."""
    names = list(
        position.title.purse(
            position.game.positions[0].state if position.number else position.state, 0
        )
    )
    for seat in range(position.game.seats):
        purse = position.title.purse(position.state, seat)
        if list(purse) != names:
            yield f"the purse of seat {seat} has the names {list(purse)}, expected {names}"
        for name, count in purse.items():
            if type(count) is not int:
                yield f"{name} in the purse of seat {seat} is {count!r}, which is no number"
        if any(
            position.title.purse(world(position, seat, number), seat) != purse
            for number in range(WORLDS)
        ):
            yield f"the purse of seat {seat} shows what is hidden from it"


def purses_are_open(position: Position) -> Iterator[str]:
    """Check that a purse is public: the same in all worlds that others could imagine."""
    for seat in range(position.game.seats):
        purse = position.title.purse(position.state, seat)
        for other in range(position.game.seats):
            if position.title.purse(world(position, other, 0), seat) != purse:
                yield f"the purse of seat {seat} tells seat {other} something hidden"


def previews_tell_nothing_hidden(position: Position) -> Iterator[str]:
    """Check that a choice has the same preview in every world that its seat could imagine."""
    for seat, choice in _tried(position):
        here = position.title.preview(position.state, seat, choice)
        prospect = position.title.previews.prospect(position.state, seat, choice)
        for number in range(WORLDS):
            other = world(position, seat, number)
            there = position.title.previews.prospect(other, seat, choice)
            if position.title.preview(other, seat, choice) != here:
                yield f"the preview of {choice.key!r} tells seat {seat} something hidden"
            if there.lookahead != prospect.lookahead:
                yield f"the range of {choice.key!r} tells seat {seat} something hidden"
            if there.onward != prospect.onward:
                yield f"what follows {choice.key!r} tells seat {seat} something hidden"


def previews_come_true(position: Position) -> Iterator[str]:
    """Check that a choice has the previewed effects in every world that its seat can imagine.

    If the preview isn't open, all amounts must be exact. If it is open, the amounts in ``least``
    must be minimums, and all others must be exact. This must hold for all further choices of the
    seat, but asides, such as cards played between two choices, aren't tried. ``draws`` must be
    right, too.

    The law skips a choice after which another seat's only choice is made automatically, since
    previews end there.
    """
    _ = position.encoded
    for seat, choice in _tried(position):
        preview = position.title.preview(position.state, seat, choice)
        for number, state in enumerate(_worlds(position, seat, draws=preview.draws)):
            if _alone(position, state, seat, choice):
                yield from _untrue(position, state, seat, choice, preview, number)
    if not position.unchanged:
        yield "a preview changed the state"


def _worlds(position: Position, seat: int, *, draws: bool) -> list[State]:
    """Return the state and, if ``draws``, one that the seat could imagine."""
    return [position.state, world(position, seat)] if draws else [position.state]


def _untrue(
    position: Position, state: State, seat: int, choice: Choice, preview: Preview, number: int
) -> Iterator[str]:
    title, played = position.title, position.title.play(state, seat, choice.key)
    if preview.draws != played.barrier:
        yield f"the preview of {choice.key!r} says that draws is {preview.draws}"
    elif preview.open:
        effects = _carried_out(position, state, seat, choice, number)
        if effects and not _announced(title, preview, title.purse(state, seat), effects):
            shown = _shown(preview)
            yield f"{choice.key!r} was previewed as at least {shown}, and came to {effects}"
    else:
        had = title.purse(state, seat)
        has = title.purse(played.state, seat)
        if preview.ends_turn and preview.draws:  # previews leave out gains of the next turn
            has = {name: count + played.change.get(name, 0) for name, count in had.items()}
        real = compare(had, has, ends_turn=played.turn_ended, draws=played.barrier)
        if preview != real:
            yield f"{choice.key!r} was previewed as {_shown(preview)}, and does {_shown(real)}"


def _announced(title: Title[Any], preview: Preview, had: dict[str, int], effects: Effects) -> bool:
    """Return whether the effects of a path agree with the amounts of an open preview."""
    told = Told(title, had, {**had, **preview.left}, effects)
    sides = (preview.gain, effects.gain), (preview.cost, effects.cost)
    least = (
        told.came(name, count, done)
        for side, done in ((preview.left, effects.left), *sides)
        for name, count in side.items()
    )
    exact = (
        effects.left[name] == told.left[name]
        and all(side.get(name, 0) == done[name] for side, done in sides)
        for name in had
        if name not in preview.least
    )
    return all(least) and all(exact)


def _shown(preview: Preview) -> str:
    return f"{preview.gain} for {preview.cost}"


class Effects(NamedTuple):
    """A seat's gain and cost on a path, and its purse (``left``) at the path's end."""

    gain: Counter[str]
    cost: Counter[str]
    left: dict[str, int]


class Told(NamedTuple):
    """A seat's purse before a choice, the previewed minimums of its purse, and the real effects."""

    title: Title[Any]
    had: Mapping[str, int]
    left: Mapping[str, int]
    effects: Effects

    def came(self, name: str, least: int, done: Mapping[str, int]) -> bool:
        """Return whether the real amount is at least ``least``, apart from automatic exchanges."""
        return done[name] + self.exchanged(name) >= least

    def exchanged(self, name: str) -> int:
        """Return the most pieces of a kind that automatic exchanges may have taken.

        Only exchanges beyond the previewed ones count. If the seat already has the most of
        ``into``, all of its gain may come from this exchange.
        """
        rate = self.title.rules.exchanges.get(name)
        if rate is None:
            return 0
        brought = self.effects.left[rate.into]
        before = self.had if brought == rate.most else self.left
        more = brought - before[rate.into] + self.exchanged(rate.into)
        return rate.full * max(0, more // rate.brings)


def ranges_hold(position: Position) -> Iterator[str]:
    """Check that the gain and cost of a completed choice are within the range of `Lookahead`.

    Asides, such as cards played between two choices, aren't tried. If the range is open, its
    minimums must hold in every world that the seat can imagine. The law skips a choice after which
    another seat's only choice is made automatically.
    """
    _ = position.encoded
    for seat, choice in _tried(position):
        lookahead = position.title.previews.prospect(position.state, seat, choice).lookahead
        for number, state in enumerate(_worlds(position, seat, draws=lookahead.draws)):
            effects = _carried_out(position, state, seat, choice, number)
            had = position.title.purse(state, seat)
            if effects and not _within(position.title, lookahead, had, effects):
                yield f"{choice.key!r} was announced as {lookahead}, and came to {effects}"
    if not position.unchanged:
        yield "looking ahead changed the state"


def _carried_out(
    position: Position, state: State, seat: int, choice: Choice, number: int
) -> Effects | None:
    """Play a choice, complete it with random further choices, and return the effects.

    Return ``None`` if another seat's only choice was made automatically meanwhile.
    """
    title, effects = position.title, Effects(Counter(), Counter(), {})
    rng = position.rng(f"ahead/{seat}/{number}")
    begun = title.stepper.step(state, seat)
    again = begun if begun and begun.is_aside(choice) else None
    while True:
        played = title.play(state, seat, choice.key)
        if not _alone(position, state, seat, choice):
            return None
        ply = title.push(
            title.clone(state), seat, choice, count=lambda state: title.purse(state, seat)
        )
        gain, cost, left = ply.gain, ply.cost, ply.had
        if played.turn_ended and played.barrier:  # previews leave out gains of the next turn
            gain, cost = (
                {name: sign * count for name, count in played.change.items() if sign * count > 0}
                for sign in (1, -1)
            )
            left = ply.counted or left
        effects = Effects(effects.gain + Counter(gain), effects.cost + Counter(cost), left)
        state, step = played.state, title.stepper.step(played.state, seat)
        if played.turn_ended or title.rules.over(state) or step in (None, again) or step.begins:
            return effects
        onward = step.choices(state, seat)
        choice = rng.choice([one for one in onward if not step.is_aside(one)])


def _alone(position: Position, state: State, seat: int, choice: Choice) -> bool:
    here = cast("Position", SimpleNamespace(title=position.title, state=state))
    return all(actor == seat for _, actor, _ in resolved(here, seat, choice))


def _within(title: Title[Any], lookahead: Lookahead, had: dict[str, int], effects: Effects) -> bool:
    at_least = {**had, **{name: span.least for name, span in lookahead.left.items()}}
    if not lookahead.whole:
        at_least |= {name: had[name] + span.least for name, span in lookahead.gain.items()}
    told = Told(title, had, at_least, effects)
    left = (
        _fits(lookahead.left, name, effects.left[name])
        or (name in lookahead.left_more and told.came(name, at_least[name], effects.left))
        for name in lookahead.left
    )
    sides = (
        (lookahead.gain, lookahead.gain_more, effects.gain),
        (lookahead.cost, lookahead.cost_more, effects.cost),
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
        if (lookahead.whole and not lookahead.open)
        or (lookahead.whole and name in spans and name not in more)
    )
    return all(left) and all(least) and all(most) and _is_one(lookahead, effects)


def _is_one(lookahead: Lookahead, effects: Effects) -> bool:
    return (
        _is_one_of(lookahead.gain_either, lookahead.gain, effects.gain)
        and _is_one_of(lookahead.cost_either, lookahead.cost, effects.cost)
        and _has_one_at_most(lookahead.gain, effects.gain, told=lookahead.gain_one)
        and _has_one_at_most(lookahead.cost, effects.cost, told=lookahead.cost_one)
    )


def _is_one_of(either: list[dict[str, int]], spans: dict[str, Span], done: Counter[str]) -> bool:
    varying = [name for name, span in spans.items() if span.least < span.most]
    return not either or {name: done[name] for name in varying if done[name]} in either


def _has_one_at_most(spans: dict[str, Span], done: Counter[str], *, told: bool) -> bool:
    return not told or sum(done[name] > 0 for name, span in spans.items() if not span.least) <= 1


def _fits(spans: dict[str, Span], name: str, count: int) -> bool:
    least, most = spans.get(name, Span(0, 0))
    return least <= count <= most


def onward_comes_true(position: Position) -> Iterator[str]:
    """Check that exactly the choices named by `Onward` follow a choice that can be undone.

    The law skips a choice after which another seat's only choice is made automatically.
    """
    _ = position.encoded
    for seat, choice in _tried(position):
        onward = position.title.previews.prospect(position.state, seat, choice).onward
        real = _onward(position, seat, choice)
        if onward != real and _alone(position, position.state, seat, choice):
            yield f"{choice.key!r} is followed by {real}, and not by {onward}"
    if not position.unchanged:
        yield "looking at what follows changed the state"


def _onward(position: Position, seat: int, choice: Choice) -> Onward:
    """Return the choices that really follow a choice when it is played."""
    played = position.title.play(position.state, seat, choice.key)
    states = position.state, played.state
    before, after = (position.title.stepper.step(state, seat) for state in states)
    if played.commits or before is None or after is None:
        return Onward()
    offered = played.offers[seat]
    aside = before.is_aside(choice) or type(before) is not type(after)
    then = [
        one.key
        for one in offered
        if one.group == choice.group and not (aside or one.ends_turn or after.is_aside(one))
    ]
    return Onward(then, ends=[one.ends_turn for one in offered] == [True])


def ends_of_turns_are_marked(position: Position) -> Iterator[str]:
    """Check that a choice, its preview and its result agree on whether it ends the turn."""
    if position.choice.ends_turn != position.played.turn_ended:
        choice = position.choice
        yield f"{choice.key!r} says that ends_turn is {choice.ends_turn}, and doesn't do so"
    preview = position.title.preview(position.state, position.seat, position.choice)
    if preview.ends_turn != position.choice.ends_turn:
        yield f"{position.choice.key!r} and its preview don't agree on whether it ends the turn"


def _tried(position: Position) -> Iterator[tuple[int, Choice]]:
    """Yield a few choices of each seat, first the one that is made here."""
    yield position.seat, position.choice
    for seat, choices in position.offers.items():
        rng = position.rng(f"preview/{seat}")
        for choice in choices if len(choices) <= TRIED else rng.sample(choices, TRIED):
            yield seat, choice
