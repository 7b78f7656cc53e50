"""The search for problems in a game: pure computing on states, without tables.

A decision is a problem if one answer is worth clearly more than every other, by each of the title's
trainings on its own, and the title's heuristics answer something else. Answers are compared at the
end of the turn, in the same imagined worlds (`games.opponents.ways`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from games.engine import Game, State
from games.opponents import provenance, storage
from games.opponents.bidding import bids_now
from games.opponents.values import Value, for_more_rivals, load, value_for
from games.opponents.ways import NotAWay, Way, ways
from games.problems.models import DOUBT, LENGTH, Rated
from games.problems.positions import BadAnswer, digest_of, walk
from games.rules.kernel import Title

LEAST: Final = 0.03
"""The least distance of the best answer to every other, in win share."""
OPEN: Final = (0.1, 0.9)
"""The win shares of the best answer between which a game is still open."""
SEVERAL: Final = 3
"""The least number of answers."""
GLANCE: Final = 4
"""The number of imagined worlds in which decisions are looked at first."""
GLANCE_EFFORT: Final = 16
WORLDS: Final = 20
"""The number of imagined worlds in which the answers are compared."""
EFFORT: Final = 40
"""The most paths through the turn that the search of the comparison extends."""
MANY: Final = 24
"""The most answers that are compared besides those that the search prefers."""
LOOKS: Final = 400
"""The most positions that are looked at to find all answers."""

Keys = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """A decision of a game: a seat's turn, or the part of it from its last draw on.

    ``keys`` are the choices that the game made, from ``ply`` on.
    """

    ply: int
    seat: int
    state: State
    keys: Keys


@dataclass(frozen=True, slots=True)
class Found:
    """A problem: the imagined world that is shown, the answers (best first), the game's own answer."""

    start: Start
    world: State
    answers: tuple[Rated, ...]
    played: str


@dataclass(slots=True)
class Tally:
    """How many decisions reached each stage of the search."""

    decisions: int = 0
    promising: int = 0
    """Decisions in which a quick look found a best answer that the heuristics miss."""
    agreed: int = 0
    """Decisions in which all trainings found the same clear best answer."""
    found: int = 0


@dataclass(slots=True)
class _Run:
    """A seat's choices since its turn began, or since its last draw."""

    ply: int
    state: State
    keys: list[str] = field(default_factory=list)


def starts(game: Game, moves: Sequence[tuple[int, str]], *, first: int = 0) -> Iterator[Start]:
    """Yield the decisions of a game that begin after at least ``first`` of its choices."""
    runs: dict[int, _Run] = {}
    for ply, (seat, key) in enumerate(moves):
        run = runs.setdefault(seat, _Run(ply, game.state))
        played = game.play_known(seat, key)
        run.keys.append(key)
        game = game.after(played)
        if played.turn_ended or played.barrier or seat not in game.acting():
            del runs[seat]
            if run.ply >= first:
                yield Start(run.ply, seat, run.state, tuple(run.keys))


def problem_at(title: Title[Any], start: Start, seed: bytes, tally: Tally) -> Found | None:
    """Return the problem of a decision; ``None`` if it is none. ``seed`` seeds the worlds."""
    tally.decisions += 1
    if not _worth_a_look(title, start):
        return None
    world = title.imagine(start.state, start.seat, seed)
    if not _promises(title, world, start, seed):
        return None
    tally.promising += 1
    best = agreed(title, world, start.seat, seed)
    if best is None:
        return None
    tally.agreed += 1
    answers = compared(title, world, start.seat, seed, also=(start.keys,))
    played = digest_at(title, world, start.seat, start.keys)
    if not _is_problem(answers, best) or played is None:
        return None
    tally.found += 1
    return Found(start, world, answers, played)


def agreed(
    title: Title[Any], world: State, seat: int, seed: bytes, *, worlds: int = WORLDS
) -> str | None:
    """Return the digest of the best answer's position if all trainings find the same clear one."""
    positions: set[str | None] = set()
    for value in trainings(title, len(world.counts)):
        found = ways(title, value, world, seat, seed, worlds=worlds, effort=EFFORT)
        if not _is_clear(found):
            return None
        positions.add(digest_at(title, world, seat, found[0].keys))
    return positions.pop() if len(positions) == 1 else None


def compared(
    title: Title[Any],
    world: State,
    seat: int,
    seed: bytes,
    *,
    also: Iterable[Keys] = (),
    worlds: int = WORLDS,
) -> tuple[Rated, ...]:
    """Return the answers with their values by the mean of all trainings, the best first.

    Empty if there is no value, or if a path doesn't reach its end.
    """
    value = value_for(title, len(world.counts), None)
    if value is None:
        return ()
    more = list(dict.fromkeys([*also, *_many(title, value, world, seat)]))
    try:
        found = ways(title, value, world, seat, seed, worlds=worlds, effort=EFFORT, also=more)
    except NotAWay:
        return ()
    positions = [digest_at(title, world, seat, way.keys) for way in found]
    rated = [
        Rated(way.keys, position, round(way.worth, 4), round(found[0].error(way), 4))
        for way, position in zip(found, positions, strict=True)
        if position is not None
    ]
    return tuple({one.position: one for one in reversed(rated)}.values())[::-1]


def clear(answers: Sequence[Rated]) -> bool:
    """Return whether the first answer is worth clearly more than every other."""
    best, *others = answers
    return bool(others) and all(_apart(best.worth - one.worth, one.error) for one in others)


def digest_at(title: Title[Any], world: State, seat: int, keys: Keys) -> str | None:
    """Return the digest of the position after an answer; ``None`` if it isn't a whole answer."""
    try:
        after = walk(Game(title, world), seat, keys)
    except BadAnswer:
        return None
    return digest_of(title, after.game.state, seat) if after.ended else None


@cache
def trainings(title: Title[Any], seats: int) -> tuple[Value, ...]:
    """Return the value of each of a title's trainings for this number of seats, or the nearest."""
    known = provenance.published(title.slug)
    if not known:
        return ()
    learned = min(known, key=lambda count: (abs(count - seats), count))
    values = [load(storage.Stored.read(title, path)) for path in known[learned]]
    if learned >= seats:
        return tuple(values)
    names = title.heuristics.feature_names
    return tuple(
        Value(for_more_rivals(value.network, names, learned, seats), value.scale)
        for value in values
    )


@cache
def weights_of(slug: str) -> str:
    """Return a digest of a title's published networks, which changes when one of them does."""
    digest = blake2b(digest_size=LENGTH // 2)
    for paths in provenance.published(slug).values():
        for path in paths:
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _is_problem(answers: Sequence[Rated], best: str) -> bool:
    """Return whether the mean of all trainings has the same clear best answer, in an open game."""
    return (
        len(answers) >= SEVERAL
        and answers[0].position == best
        and clear(answers)
        and OPEN[0] <= answers[0].worth <= OPEN[1]
    )


def _worth_a_look(title: Title[Any], start: Start) -> bool:
    """Return whether a decision has several answers and isn't a bid."""
    several = len(title.engine.choices(start.state, start.seat)) > 1
    return several and not bids_now(title, start.state, start.seat)


def _promises(title: Title[Any], world: State, start: Start, seed: bytes) -> bool:
    """Return whether a quick look finds a best answer that the heuristics miss."""
    value, seat = value_for(title, len(world.counts), 1), start.seat
    if value is None:
        return False
    found = ways(title, value, world, seat, seed, worlds=GLANCE, effort=GLANCE_EFFORT)
    if len(found) < 2 or found[0].worth - found[1].worth < LEAST:
        return False
    best = digest_at(title, world, seat, found[0].keys)
    return best is not None and best != _autoplayed(title, world, seat)


def _autoplayed(title: Title[Any], world: State, seat: int) -> str | None:
    """Return the digest of the position to which the title's heuristics lead."""
    game, keys = Game(title, world), list[str]()
    while True:
        keys.append(game.autoplay(seat))
        after = walk(Game(title, world), seat, keys)
        if after.ended:
            return digest_of(title, after.game.state, seat)
        game = after.game


def _is_clear(found: Sequence[Way]) -> bool:
    best, *others = found
    return bool(others) and all(_apart(best.worth - way.worth, best.error(way)) for way in others)


def _apart(distance: float, error: float) -> bool:
    return distance >= max(LEAST, DOUBT * error)


def _many(title: Title[Any], value: Value, world: State, seat: int) -> list[Keys]:
    """Return the most promising of all answers, by the value of the positions to which they lead."""
    ends = _ends(title, world, seat)
    worths = value.of(title, [state for _, state in ends], seat)
    ranked = sorted(zip(worths, ends, strict=True), key=lambda pair: -float(pair[0]))
    return [keys for _, (keys, _) in ranked[:MANY]]


def _ends(title: Title[Any], world: State, seat: int) -> list[tuple[Keys, State]]:
    """Return answers, each with another position at its end; all of them if they are few."""
    waiting: list[tuple[Keys, State]] = [((), world)]
    ends: dict[bytes, tuple[Keys, State]] = {}
    seen: set[bytes] = set()
    looks = 0
    while waiting and looks < LOOKS:
        keys, state = waiting.pop(0)
        for choice in title.engine.onward(state, seat):
            looks += 1
            after, closed, _ = title.engine.look(state, seat, choice)
            position = blake2b(title.encode(_uncounted(title, after)), digest_size=16).digest()
            if position in seen:
                continue
            seen.add(position)
            path = (*keys, choice.key)
            if closed or title.stepper.step(after, seat) is None:
                ends[position] = (path, after)
            else:
                waiting.append((path, after))
    return list(ends.values())


def _uncounted(title: Title[Any], state: State) -> State:
    """Return a copy of a state without its counts of choices, which depend on the path."""
    copy = title.clone(state)
    copy.counts = [0] * len(copy.counts)
    return copy
