"""Laws on hidden information: a seat gets no information that depends on facts hidden from it.

Each law compares two states that look the same to a seat. The second state is made by the title's
`imagine`, or by copying another game's hidden compartments into the first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite
from typing import Any

import msgspec

from games.rules.kernel import Choice, NotYourDecision, Played, Ply, Step, seen
from games.rules.kernel.errors import IllegalChoice
from games.rules.laws.walk import Game, Position, State, derived_seed

WORLDS = 2
"""The number of imagined worlds for each seat at a position."""
FEATURE_LIMIT = 5.0
"""The greatest absolute value of a feature."""
TRIED = 6
"""The most choices of each seat that are played in imagined worlds."""

Seat = int | None


def watchers(position: Position) -> list[Seat]:
    """Return all seats, and ``None`` for a spectator."""
    return [*range(position.game.seats), None]


def world(position: Position, seat: Seat, number: int = 0) -> State:
    """Return a state that the seat can't tell from the position's."""
    seed = derived_seed(position.game.seed, position.number, seat, number)
    return position.title.imagine(position.state, seat, seed)


def views_are_json(position: Position) -> Iterator[str]:
    """Check that a view is JSON-able, is the same at every call, and doesn't contain the seed."""
    _, seed = position.encoded, position.state.secret.seed
    for seat in watchers(position):
        view = position.title.view(position.state, seat)
        written = json.dumps(view, sort_keys=True)
        if written != json.dumps(position.title.view(position.state, seat), sort_keys=True):
            yield f"seat {seat} gets two views of one state"
        if json.loads(written) != view:
            yield f"the view of seat {seat} comes back from JSON as another"
        if seed.hex() in written:
            yield f"the seed is in the view of seat {seat}"
        if (view["private"] is None) != (seat is None):
            yield f"seat {seat} gets {view['private']!r} as its own"
    if not position.unchanged:
        yield "looking at the state changed it"


def views_take_compartments(position: Position) -> Iterator[str]:
    """Check that views and decisions depend only on the public and the seat's own compartment.

    The law replaces the hidden compartments by those of another game. View and decision must stay
    the same.
    """
    donor = position.rng("donor").choice(position.game.donors)
    for seat in watchers(position):
        other = _transplanted(position, donor, seat)
        if position.title.view(other, seat) != position.title.view(position.state, seat):
            yield f"the view of seat {seat} shows what is hidden from it"
        mine = None if seat is None else position.title.decisions(other).get(seat)
        if seat is not None and mine != position.decisions.get(seat):
            yield f"the decision of seat {seat} shows what is hidden from it"


def _transplanted(position: Position, donor: State, seat: Seat) -> State:
    state, hidden = position.title.clone(position.state), position.title.clone(donor)
    state.secret = hidden.secret
    for other in range(position.game.seats):
        if other != seat:
            state.private[other] = hidden.private[other]
    return state


def imagined_look_alike(position: Position) -> Iterator[str]:
    """Check that an imagined state is sound, and has the same view and decision for its seat."""
    _ = position.encoded
    for seat in watchers(position):
        for number in range(WORLDS):
            yield from _looks_alike(position, seat, world(position, seat, number))
    if not position.unchanged:
        yield "imagining changed the state"


def _looks_alike(position: Position, seat: Seat, other: State) -> Iterator[str]:
    title = position.title
    if title.view(other, seat) != title.view(position.state, seat):
        yield f"seat {seat} can tell an imagined state by its view"
    if seat is not None and title.decisions(other).get(seat) != position.decisions.get(seat):
        yield f"seat {seat} can tell an imagined state by its decision"
    if other.secret.seed == position.state.secret.seed:
        yield f"the state imagined for seat {seat} holds the true seed"
    for complaint in title.rules.audit(other):
        yield f"the state imagined for seat {seat} is unsound: {complaint}"


def imagination_varies(game: Game) -> Iterator[str]:
    """Check that `imagine` changes hidden parts; otherwise the other laws here prove nothing."""
    for seat in range(game.seats):
        worlds = 0
        for position in game.positions[:: max(1, len(game.positions) // 40)]:
            hidden, other = position.state, world(position, seat)
            secrets = [_without_seed(hidden.secret), _without_seed(other.secret)]
            pairs = zip(hidden.private, other.private, strict=True)
            rivals = [one != two for who, (one, two) in enumerate(pairs) if who != seat]
            worlds += secrets[0] != secrets[1] or any(rivals)
        if not worlds and _without_seed(game.positions[0].state.secret):
            yield f"what is hidden from seat {seat} is never redrawn"


def _without_seed(secret: Any) -> dict[str, Any]:
    return {field: getattr(secret, field) for field in secret.__struct_fields__ if field != "seed"}


def features_tell_nothing(position: Position) -> Iterator[str]:
    """Check the number and range of features, and that they don't depend on hidden information."""
    title, _ = position.title, position.encoded
    for seat in range(position.game.seats):
        values = title.features(position.state, seat)
        if len(values) != len(title.heuristics.feature_names):
            yield f"seat {seat} has {len(values)} features for {len(title.heuristics.feature_names)} names"
        for name, value in zip(title.heuristics.feature_names, values, strict=False):
            if not -FEATURE_LIMIT <= value <= FEATURE_LIMIT:
                yield f"the feature {name!r} of seat {seat} is {value}, and isn't scaled"
        for number in range(WORLDS):
            if title.features(world(position, seat, number), seat) != values:
                yield f"the features of seat {seat} show what is hidden from it"
    if not position.unchanged:
        yield "taking features changed the state"


def scores_tell_nothing(position: Position) -> Iterator[str]:
    """Check that each choice has a heuristic score that doesn't depend on hidden information."""
    title, _ = position.title, position.encoded
    for seat, choices in position.offers.items():
        scores = title.rules.prefer(position.state, seat, choices)
        if len(scores) != len(choices) or not all(map(isfinite, scores)):
            yield f"autoplay scores {len(choices)} choices of seat {seat} by {scores}"
        if title.rules.prefer(world(position, seat), seat, choices) != scores:
            yield f"autoplay for seat {seat} shows what is hidden from it"
    if not position.unchanged:
        yield "scoring choices changed the state"


def worlds_are_their_seats(position: Position) -> Iterator[str]:
    """Check that `imagine` uses only facts that its seat knows.

    The law imagines a world from the true state, and one from an imagined state with the same seed.
    Both must be equal.
    """
    seed = derived_seed(position.game.seed, position.number, "again")
    for seat in watchers(position):
        imagined = position.title.encode(position.title.imagine(position.state, seat, seed))
        if imagined != position.title.encode(
            position.title.imagine(world(position, seat), seat, seed)
        ):
            yield f"what seat {seat} imagines depends on what is hidden from it"


def barrier_is_derived(position: Position) -> Iterator[str]:
    """Check that ``barrier`` is set exactly if a choice drew from chance or moved a hidden part."""
    before, after = position.state, position.played.state
    pairs = zip(before.private, after.private, strict=True)
    rivals = any(one != two for who, (one, two) in enumerate(pairs) if who != position.seat)
    hidden = before.secret != after.secret or rivals
    if position.played.barrier != (hidden or bool(position.played.labels)):
        yield f"{position.choice.key!r} has barrier {position.played.barrier}, and should not"


def undo_reveals_nothing(position: Position) -> Iterator[str]:
    """Check that a choice that can be undone has the same effect in all imagined worlds."""
    for seat, choices in position.offers.items():
        worlds = [world(position, seat, number) for number in range(WORLDS)]
        rng = position.rng(f"undo/{seat}")
        for choice in choices if len(choices) <= TRIED else rng.sample(choices, TRIED):
            played = position.title.play(position.state, seat, choice.key)
            if not played.barrier:
                for other in worlds:
                    yield from _same_effect(position, seat, choice, played, other)


def _same_effect(
    position: Position, seat: int, choice: Choice, here: Played[Any], other: State
) -> Iterator[str]:
    there = _try(position, other, seat, choice.key)
    if there is None:
        yield f"{choice.key!r} is offered to seat {seat}, but not in an imagined world"
        return
    if there.barrier:
        yield f"{choice.key!r} has no barrier here, but one in an imagined world"
    for watcher in (seat, None):
        if position.title.view(there.state, watcher) != position.title.view(here.state, watcher):
            yield f"{choice.key!r} has no barrier, yet shows seat {watcher} something hidden"
    if there.events != here.events:
        yield f"{choice.key!r} has no barrier, yet its events tell of something hidden"


def events_tell_no_more(position: Position) -> Iterator[str]:
    """Check that events reveal nothing to a watcher beyond the watcher's view.

    The law makes the same choice in the true state and in a world that looks the same to the
    watcher, with the same future dice. If the resulting views are equal, the visible events must be
    equal, too.
    """
    for watcher in watchers(position):
        other = world(position, watcher)
        other.secret = msgspec.structs.replace(other.secret, seed=position.state.secret.seed)
        there = _try(position, other, position.seat, position.choice.key)
        if there is None or position.title.view(there.state, watcher) != position.title.view(
            position.played.state, watcher
        ):
            continue
        if seen(there.events, watcher) != seen(position.played.events, watcher):
            yield f"the events of {position.choice.key!r} tell seat {watcher} more than its view"


def sole_choices_tell_nothing(position: Position) -> Iterator[str]:
    """Check that an automatic choice reveals no hand.

    If a step's only choice is made automatically, all players notice that there was no other one.
    So this must happen in every world that a spectator can imagine at that moment.
    """
    for seat, choices in position.offers.items():
        rng = position.rng(f"sole/{seat}")
        for choice in choices if len(choices) <= TRIED else rng.sample(choices, TRIED):
            for state, actor, step in resolved(position, seat, choice):
                for number in range(2 * WORLDS):
                    seed = derived_seed(position.game.seed, position.number, choice.key, number)
                    other = position.title.imagine(state, None, seed)
                    if len(step.choices(other, actor)) != 1 or not step.is_forced(other, actor):
                        yield (
                            f"after {choice.key!r} by seat {seat}, {type(step).__name__} of seat "
                            f"{actor} resolves itself, and so tells of something hidden"
                        )


def resolved(position: Position, seat: int, choice: Choice) -> list[tuple[State, int, Step]]:
    """Return the steps whose only choice is made automatically after this choice.

    Each entry has a copy of the state before the step, the step's seat, and the step.
    """
    title, noted = position.title, list[tuple[State, int, Step]]()

    class Listener(Ply[Any]):
        def goes_on(self, seat: int, step: Step) -> None:
            noted.append((title.clone(self.state), seat, step))

    title.stepper.carry_out(Listener(title.clone(position.state)), seat, choice)
    return noted


def _try(position: Position, state: State, seat: int, key: str) -> Played[Any] | None:
    try:
        return position.title.play(state, seat, key)
    except (IllegalChoice, NotYourDecision):
        return None
