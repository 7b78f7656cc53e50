"""Problems for tests, made by hand: the values of their answers are given, not computed."""

from __future__ import annotations

from datetime import date
from hashlib import sha256
from typing import Any

from games.engine import Game
from games.models import Table
from games.problems.models import Problem, ProblemGame
from games.problems.positions import digest_of, game_of, walk
from games.problems.selectors import today
from games.rules import titles
from mp2site.infra import clock

BEST, AS_GOOD, WORSE = range(3)
"""The numbers of a problem's answers."""
WORTHS = ((0.5, 0.0), (0.48, 0.02), (0.4, 0.01))
"""The worth of each answer, and its error."""


def problem_of(
    title: str = "yspahan",
    *,
    day: date | None = None,
    table: Table | None = None,
    number: int = 0,
    waits: bool = False,
) -> Problem:
    """Return a problem with three compared answers: the best, one as good, and a worse one.

    Without ``day`` it is today's, unless it ``waits``.
    """
    rules = titles.get(title)
    seed = sha256(f"problem/{number}".encode()).digest()
    game = Game(rules, rules.new(2, seed))
    moves: list[list[Any]] = []
    while len(answers := answers_at(game)) <= len(WORTHS):
        seat = game.acting()[0]
        moves.append([seat, game.autoplay(seat)])
        game = game.after(game.play(*moves[-1]))
    seat = game.acting()[0]
    now = clock.now()
    source = ProblemGame.objects.create(
        title=title,
        table=table,
        number=None if table else number,
        seats=2,
        seed=seed,
        edition=rules.editions.chosen(None),
        rules_version=rules.rules_version,
        moves=moves,
        added_at=now,
        searched_at=now,
    )
    return Problem.objects.create(
        game=source,
        title=title,
        ply=0 if table else len(moves),
        seats=2,
        seat=seat,
        rules_version=rules.rules_version,
        world=game.packed(),
        answers=[
            [list(keys), position, worth, error]
            for (keys, position), (worth, error) in zip(answers, WORTHS, strict=False)
        ],
        played=answers[WORSE][1],
        weights="",
        found_at=now,
        verified_at=now,
        day=None if waits else day or today(),
    )


def answers_at(game: Game) -> list[tuple[tuple[str, ...], str]]:
    """Return whole answers of the first acting seat, one for each other position at its end."""
    seat = game.acting()[0]
    decision = game.decision(seat)
    found: dict[str, tuple[str, ...]] = {}
    for choice in decision.choices if decision else ():
        keys = [choice.key]
        after = walk(game, seat, keys)
        while not after.ended:
            keys.append(after.game.autoplay(seat))
            after = walk(game, seat, keys)
        found.setdefault(digest_of(game.title, after.game.state, seat), tuple(keys))
    return [(keys, position) for position, keys in found.items()]


def keys_of(problem: Problem, number: int) -> list[str]:
    """Return the choices of one of a problem's compared answers."""
    return list(problem.rated[number].choices)


def another_answer(problem: Problem) -> list[str]:
    """Return a whole answer that wasn't compared."""
    known = {one.position for one in problem.rated}
    found = answers_at(game_of(problem))
    return next(list(keys) for keys, position in found if position not in known)
