"""Random games without checks of laws, which are faster, and statistics of such games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from games.rules.kernel import Outcome, RulesBug, Title
from games.rules.laws.replay import Replay
from games.rules.laws.walk import derived_seed

LIMIT = 20_000
"""The most choices of a game; a longer game counts as endless."""


class Finished(msgspec.Struct, frozen=True):
    """A game that was played to its end: its choices and its outcome."""

    replay: Replay
    outcome: Outcome


class Tally(msgspec.Struct, frozen=True):
    """Statistics of many games with the same number of seats."""

    games: int
    total: int
    """The number of choices in all games."""
    choices: list[int]
    """The fewest, mean and most choices in a game."""
    scores: list[dict[str, float]]
    """Mean, min, max and wins by seat; a shared win counts for each winner."""
    lines: dict[str, list[float]]
    """Each seat's mean points, by scoring rule."""
    reasons: dict[str, int]
    """The number of games by the reason why they ended."""


def play_out(title: Title[Any], seats: int, seed: int, number: int, *, checked: bool) -> Finished:
    """Play one random game to its end; each choice is as likely as any other.

    If ``checked``, each choice is played by its key with `play`; otherwise by `push`, which is
    faster. Raises RulesBug.
    """
    secret = derived_seed("playout", seed, number)
    state, go = title.new(seats, secret), _checked if checked else _trusted
    state, choices = go(title, state, Random(secret))
    outcome = title.outcome(state)
    if outcome is None:
        raise RulesBug(f"{title.slug}: no end after {LIMIT} choices")
    replay = Replay(
        title=title.slug,
        rules_version=title.rules_version,
        edition=title.editions.chosen(None),
        seats=seats,
        seed=secret.hex(),
        options=title.meta.chosen_options({}),
        choices=choices,
    )
    return Finished(replay, outcome)


def _trusted(title: Title[Any], state: Any, rng: Random) -> tuple[Any, list[tuple[int, str]]]:
    random, push = rng.random, title.push
    made: list[tuple[int, str]] = []
    offers = title.engine.offers(state)
    while offers and len(made) < LIMIT:
        seats = list(offers)
        seat = seats[0] if len(seats) == 1 else seats[int(random() * len(seats))]
        choices = offers[seat]
        choice = choices[int(random() * len(choices))]
        made.append((seat, choice.key))
        offers = push(state, seat, choice).offers
    return state, made


def _checked(title: Title[Any], state: Any, rng: Random) -> tuple[Any, list[tuple[int, str]]]:
    made: list[tuple[int, str]] = []
    while (offers := title.engine.offers(state)) and len(made) < LIMIT:
        seats = list(offers)
        seat = seats[int(rng.random() * len(seats))]
        key = offers[seat][int(rng.random() * len(offers[seat]))].key
        made.append((seat, key))
        state = title.play(state, seat, key).state
    return state, made


def tallied(games: Sequence[Finished]) -> Tally:
    """Return the statistics of games."""
    lengths = [len(game.replay.choices) for game in games]
    outcomes = [game.outcome for game in games]
    rules = {line.rule: None for outcome in outcomes for line in outcome.lines}
    return Tally(
        games=len(games),
        total=sum(lengths),
        choices=[min(lengths), round(fmean(lengths)), max(lengths)],
        scores=[_score(outcomes, seat) for seat in range(games[0].replay.seats)],
        lines={rule: _means(outcomes, rule) for rule in rules},
        reasons=dict(Counter(outcome.reason.id for outcome in outcomes)),
    )


def _score(outcomes: list[Outcome], seat: int) -> dict[str, float]:
    points = [outcome.totals[seat] for outcome in outcomes]
    wins = sum(seat in outcome.winners for outcome in outcomes)
    return {"mean": round(fmean(points), 2), "min": min(points), "max": max(points), "wins": wins}


def _means(outcomes: list[Outcome], rule: str) -> list[float]:
    """Return the mean points of each seat by one scoring rule."""
    rows = [line.points for outcome in outcomes for line in outcome.lines if line.rule == rule]
    return [round(sum(points) / len(outcomes), 2) for points in zip(*rows, strict=True)]
