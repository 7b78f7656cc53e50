"""Recorded games, so that a bench replays the same positions in every run.

The opponent "apprentice" played them, since it is the fastest. The choices are stored, since an
opponent with a newer network would play differently. Secret and nonces follow from the title, and
determine chance. After a change of the rules, record the games again: `python -m
games.bench.recorded`.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from games import fairness
from games.opponents import opponents
from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws.replay import Replay, load, save

FOLDER: Final = Path(__file__).parent / "recorded_games"
SEATS: Final = 4
PLAYER: Final = "apprentice"


class Chosen(NamedTuple):
    """A choice of a recorded game: seat, decision, key, and whether it commits."""

    seat: int
    decision: str
    key: str
    commits: bool


def recorded(slug: str) -> Replay:
    """Return the recorded game of a title."""
    return load(FOLDER / f"{slug}.json")


def secret_of(slug: str) -> bytes:
    """Return the table's secret with which a title's game is replayed."""
    return sha256(slug.encode()).digest()


def nonces_of(slug: str) -> list[str]:
    """Return the nonces of the seats, in the order of joining."""
    return [sha256(f"{slug} {number}".encode()).hexdigest() for number in range(SEATS)]


def choices(replay: Replay) -> Iterator[Chosen]:
    """Yield the choices of a recorded game. Raises ChoiceError if the rules have changed."""
    title = titles.get(replay.title)
    state = replay.new(title)
    for seat, key in replay.choices:
        decision = title.decisions(state)[seat].id
        played = title.play(state, seat, key)
        yield Chosen(seat, decision, key, played.commits)
        state = played.state


def record(title: Title[Any]) -> Replay:
    """Play a game and return it. A seat chooses until it has no more decisions."""
    seed = fairness.seed_from(secret_of(title.slug), nonces_of(title.slug))
    player, state, seat = opponents.get(PLAYER), title.new(SEATS, seed), 0
    made: list[tuple[int, str]] = []
    while offers := title.engine.offers(state):
        seat = seat if seat in offers else min(offers)
        made.append((seat, player.choose(title, state, seat, seed)))
        state = title.play(state, *made[-1]).state
    return Replay(
        title=title.slug,
        rules_version=title.rules_version,
        edition=title.editions.chosen(None),
        seats=SEATS,
        seed=seed.hex(),
        options=title.meta.chosen_options({}),
        choices=made,
    )


def main() -> None:
    """Record a game of each title."""
    for title in titles:
        save(record(title), FOLDER, title.slug)


if __name__ == "__main__":
    main()
