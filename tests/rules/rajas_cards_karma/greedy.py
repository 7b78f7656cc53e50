"""The greedy player: it follows the heuristics and chooses at random among about equal choices.

``python -m tests.rules.rajas_cards_karma.greedy [--games 4000]`` plays games with each number of
seats, and prints their lengths and winners. ``--edition`` names the edition; the first is the
default.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from games.rules import titles
from games.rules.kernel import Choice
from games.rules.rajas_cards_karma.heuristics import taste
from tests.rules.rajas_cards_karma.table import EDITION

TITLE = titles.get("rajas-cards-karma")
ALIKE = 0.05
"""The difference in worth up to which the player treats choices as equal."""
LIMIT = 5_000
GAMES = 4_000
LEAST_ROUNDS: Final = 7
MOST_ROUNDS: Final = 9
MOST_WINS: Final = 0.58
"""The acceptable numbers of rounds, and the largest acceptable share of wins of one of two
seats."""


class Game(NamedTuple):
    """The length of a game in begun rounds and in passes, its winners and its score."""

    rounds: int
    passes: int
    winners: tuple[int, ...]
    finishers: int
    by_fame: int
    by_coins: int


def choose(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
    """Return a random choice among the choices of about the highest worth."""
    if len(choices) == 1:
        return choices[0]
    worth = [taste(state, seat, choice) for choice in choices]
    enough = max(worth) - ALIKE
    best = [choice for choice, value in zip(choices, worth, strict=True) if value >= enough]
    return best[0] if len(best) == 1 else rng.choice(best)


def seed(seats: int, number: int) -> bytes:
    return sha256(f"greedy {seats} {number}".encode()).digest()


def play(seats: int, number: int, edition: str = EDITION) -> Game:
    """Play a game of greedy players to its end."""
    secret = seed(seats, number)
    rng, state = Random(secret), TITLE.new(seats, secret, edition=edition)
    offers = TITLE.engine.offers(state)
    for _ in range(LIMIT):
        if not offers:
            break
        seat, choices = next(iter(offers.items()))
        offers = TITLE.push(state, seat, choose(state, seat, choices, rng)).offers
    outcome = TITLE.outcome(state)
    assert outcome is not None
    public = state.public
    return Game(
        rounds=public.round,
        passes=2 * (public.round - 1) + public.passing,
        winners=tuple(outcome.winners),
        finishers=sum(raja.finished for raja in public.rajas),
        by_fame=sum(outcome.lines[0].points),
        by_coins=sum(outcome.lines[1].points),
    )


def table(seats: int, games: Iterable[Game]) -> list[str]:
    """Return the lines of a summary of games; a shared win counts in equal parts."""
    played = list(games)
    rounds = sorted(game.rounds for game in played)
    wins = Counter[int]()
    for game in played:
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
    low, high = rounds[len(rounds) // 20], rounds[-1 - len(rounds) // 20]
    fame = fmean(game.by_fame / seats for game in played)
    coins = fmean(game.by_coins / seats for game in played)
    shares = ", ".join(f"{100 * wins[seat] / len(played):.1f} %" for seat in range(seats))
    return [
        f"{seats} seats, {len(played)} games",
        f"  rounds    {fmean(rounds):.2f} in the mean (5-95 %: {low} to {high})",
        f"  passes    {fmean(game.passes for game in played):.2f}",
        f"  wins      {shares}",
        f"  finishers more than one in {100 * fmean(game.finishers > 1 for game in played):.1f} %",
        f"  turned    {fame:.2f} by fame, {coins:.2f} by coins, each",
    ]


def balanced(seats: int, games: Sequence[Game]) -> bool:
    """Return whether games have an acceptable length, and neither of two seats wins too often."""
    first = sum(1 / len(game.winners) for game in games if 0 in game.winners) / len(games)
    fair = seats != 2 or max(first, 1 - first) <= MOST_WINS
    return LEAST_ROUNDS <= fmean(game.rounds for game in games) <= MOST_ROUNDS and fair


def main() -> None:
    """Play the games and print their tables; exit with an error if the game isn't balanced."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, nargs="*", default=list(TITLE.seats))
    parser.add_argument("--edition", choices=TITLE.editions, default=EDITION)
    options = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        for seats in options.seats:
            one = partial(play, seats, edition=options.edition)
            games = list(pool.map(one, range(options.games), chunksize=50))
            print("\n".join(table(seats, games)), flush=True)
            if not balanced(seats, games):
                raise SystemExit("✗ not balanced")


if __name__ == "__main__":
    main()
