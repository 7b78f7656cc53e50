"""The speed of the rules: random playouts, replays and single calls, on one core.

The floor is a random playout of python-chess, if it is installed, as an example of a rules library
in Python. Both alternate, so that the machine's noise affects both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from itertools import count, cycle, islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from games.rules.kernel import Title
from games.rules.laws.playout import play_out
from games.rules.laws.replay import Replay, fold
from games.rules.laws.walk import derived_seed

PLIES: Final = 300
"""The most plies of a random game of chess, which could be endless."""
SLICE: Final = 0.2
"""The seconds of each measurement in a round."""
WARM_UP: Final = 60
"""The number of games played before measuring, to fill caches."""
KEPT: Final = 3
SAMPLE: Final = 0.1
"""The share of a game's positions at which single calls are measured."""
SEED: Final = bytes(range(32))


def measure(title: Title[Any], seats: int, rounds: int) -> dict[str, Any]:
    """Return a title's figures: choices per second, the floor's, and microseconds per call."""
    games = (play_out(title, seats, 1, number, checked=False).replay for number in count())
    replays = list(islice(games, WARM_UP))[-KEPT:]
    playouts, replayed, ratios = [], [], []
    for _ in range(rounds):
        floor = chess(SLICE)
        playouts.append(rate(len(replay.choices) for replay in games))
        replayed.append(rate(again(title, replay) for replay in cycle(replays)))
        ratios.append(playouts[-1] / floor if floor else 0.0)
    return {
        "title": title.slug,
        "seats": seats,
        "playout": round(median(playouts)),
        "replay": round(median(replayed)),
        "beside chess": round(median(ratios), 2),
        **questions(title, replays),
    }


def rate(played: Iterable[int]) -> float:
    """Return choices per second in a slice of time.

    ``played`` yields each game's number of choices.
    """
    begun, made = process_time(), 0
    for choices in played:
        made += choices
        if process_time() > begun + SLICE:
            break
    return made / (process_time() - begun)


def again(title: Title[Any], replay: Replay) -> int:
    """Replay a game; return its number of choices."""
    fold(title, replay)
    return len(replay.choices)


def chess(seconds: float) -> float:
    """Return the random moves per second of python-chess, or 0 if it isn't installed."""
    if find_spec("chess") is None:
        return 0.0
    library: Any = import_module("chess")
    chance, begun, made = Random(1), process_time(), 0  # noqa: S311 - no secret
    while process_time() < begun + seconds:
        board = library.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            made += 1
    return made / (process_time() - begun)


def questions(title: Title[Any], replays: list[Replay]) -> dict[str, float]:
    """Return the median microseconds of single calls at positions of games, by the call's name."""
    spots = [spot for replay in replays for spot in positions(title, replay)]
    asked: dict[str, Callable[[Any, int], Any]] = {
        "clone": lambda state, seat: title.clone(state),
        "imagine": lambda state, seat: title.imagine(state, seat, SEED),
        "foresee": title.worlds.foresee,
        "features": title.features,
        "choices": title.engine.choices,
    }
    return {name: round(each(ask, spots), 1) for name, ask in asked.items()}


def positions(title: Title[Any], replay: Replay) -> list[tuple[Any, int]]:
    """Return some positions of a game, each with a seat that has to choose."""
    chance = Random(derived_seed(replay.seed))  # noqa: S311 - no secret
    state, found = replay.new(title), []
    offers = title.engine.offers(state)
    for seat, key in replay.choices:
        if chance.random() < SAMPLE:
            found.append((title.clone(state), seat))
        choice = next(choice for choice in offers[seat] if choice.key == key)
        offers = title.push(state, seat, choice).offers
    return found


def each(ask: Callable[[Any, int], Any], spots: list[tuple[Any, int]]) -> float:
    """Call a function at every position; return the median time in microseconds."""
    times = []
    for state, seat in spots:
        begun = process_time()
        ask(state, seat)
        times.append(process_time() - begun)
    return median(times) * 1e6
