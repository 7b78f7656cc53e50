"""Laws on counting: pieces are conserved, labels are used once, scores add up, traits are equal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from games.rules.kernel import Chance, Outcome, Title, ranked
from games.rules.laws.replay import Replay, find
from games.rules.laws.walk import Game, Position


def nothing_is_lost(position: Position) -> Iterator[str]:
    """Check that no die, card, cube or coin appears or disappears by a choice."""
    if position.number == 0:
        yield from position.title.rules.audit(position.state)
    yield from position.title.rules.audit(position.played.state)


def labels_are_fresh(position: Position) -> Iterator[str]:
    """Check that a choice doesn't draw under a label that the game has used before.

    This law is cheaper than `labels_are_used_once`, so it is tried at every choice.
    """
    drawn = position.played.labels
    if not drawn:
        return
    before = {label for earlier in position.earlier for label in earlier.played.labels}
    for place, label in enumerate(drawn):
        if label in before or label in drawn[:place]:
            yield f"{position.choice.key!r} draws under the label {label!r} once more"


def labels_are_used_once(game: Game) -> Iterator[str]:
    """Check that a game, including its set-up, uses each label once and records every label."""
    drawn = _labels_of(game.title, game.replay())
    for label in sorted({label for label in drawn if drawn.count(label) > 1}):
        yield f"the label {label!r} is drawn under twice"
    noted = [label for position in game.positions for label in position.played.labels]
    for label in noted:
        if label not in drawn:
            yield f"the label {label!r} is noted, but nothing was drawn under it"
    opening = _labels_of(game.title, game.replay([]))
    for label in drawn[len(opening) :]:
        if label not in noted:
            yield f"something is drawn under {label!r} behind the kernel's back"


def _labels_of(title: Title[Any], replay: Replay) -> list[str]:
    """Play a replay again; return the labels of all draws, including unrecorded ones."""
    with _overheard() as drawn:
        state = replay.new(title)
        for seat, key in replay.choices:
            title.push(state, seat, find(title.engine.offers(state), seat, key))
    return drawn


@contextmanager
def _overheard() -> Iterator[list[str]]:
    """Record the labels of all draws, including draws by rules that don't use their `Ply`."""
    drawn: list[str] = []
    original = Chance._stream

    def listening(self: Chance, label: str) -> Iterator[int]:
        drawn.append(label)
        return original(self, label)

    Chance._stream = listening  # type: ignore[method-assign]
    try:
        yield drawn
    finally:
        Chance._stream = original  # type: ignore[method-assign]


def account_is_right(game: Game) -> Iterator[str]:
    """Check that an outcome's lines add up to its totals, and that ranks follow from its values."""
    outcome = game.title.outcome(game.last)
    if outcome is None:
        yield "the game is over and has no outcome"
        return
    lists = [outcome.totals, outcome.ranks, *(line.points for line in outcome.lines)]
    lists += [tie.values for tie in outcome.ties]
    if any(len(values) != game.seats for values in lists):
        yield "a list of the outcome doesn't have a value per seat"
        return
    yield from _sums(outcome)


def _sums(outcome: Outcome) -> Iterator[str]:
    sums = [sum(points) for points in zip(*(line.points for line in outcome.lines), strict=True)]
    if sums != outcome.totals:
        yield f"the lines add up to {sums}, the totals are {outcome.totals}"
    expected = ranked(outcome.totals, *(tie.values for tie in outcome.ties))
    if outcome.ranks != expected:
        yield f"the ranks are {outcome.ranks}, expected {expected}"
    if not outcome.winners:
        yield "nobody has won"


def traits_are_told(game: Game) -> Iterator[str]:
    """Check that all seats have the same kinds and numbers of traits, and only after the game."""
    told = [game.title.engine.traits(game.last, seat) for seat in range(game.seats)]
    if len({tuple((kind, len(ids)) for kind, ids in traits.items()) for traits in told}) > 1:
        yield f"not all seats have the same kinds of traits: {told}"
    for seat, traits in enumerate(told):
        for kind, ids in traits.items():
            if not all(ids) or len(set(ids)) != len(ids):
                yield f"seat {seat} has nothing, or something twice, as its {kind}: {ids}"
    if any(game.title.engine.traits(position.state, position.seat) for position in game.positions):
        yield "traits are told while the game runs"
