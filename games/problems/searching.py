"""The search of stored games for problems, and the verification of problems that are in use.

All of it is computed in the opponents' queue, in small portions, behind opponents' turns.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from django.db import IntegrityError, transaction
from django.db.models import Exists, OuterRef, Q

from games import engine
from games.engine import Game
from games.models import Seat, Table
from games.problems import mining
from games.problems.models import Problem, ProblemAnswer, ProblemGame
from games.problems.positions import game_of
from games.rules.kernel import Title
from games.selectors.moves import moves_of, state_before
from mp2site.infra import clock

A_GAME: Final = 2
"""The most problems of one game."""
FRESH: Final = 20
"""The most answers of people that one verification compares with the others."""


def search(game: ProblemGame, until: float, tally: mining.Tally | None = None) -> int:
    """Search a game for problems until a monotonic time; return how many were stored.

    The search goes on where it stopped. A game under other rules is left. ``tally`` counts.
    """
    title, found, counts = game.rules, 0, tally or mining.Tally()
    hidden = _hidden(game)
    if game.rules_version == title.rules_version:
        for start in mining.starts(*_replayed(game), first=game.next_ply):
            if time.monotonic() >= until:
                return found
            if game.problems.count() >= A_GAME:
                break
            if start.seat not in hidden:
                problem = mining.problem_at(title, start, seed_of(game, start.ply), counts)
                found += 0 if problem is None else _store(game, problem)
            game.next_ply = start.ply + 1
            game.save(update_fields=["next_ply"])
    game.searched_at = clock.now()
    game.save(update_fields=["searched_at"])
    return found


def verify(problem: Problem) -> bool:
    """Compare a problem's answers again, with those that people gave; retire it if none is clear.

    Return whether it stays in use.
    """
    title, world, seed = problem.rules, game_of(problem).state, seed_of(problem.game, problem.ply)
    given = ProblemAnswer.objects.filter(problem=problem, counted=False).order_by("pk")
    fresh = {one.position: tuple(one.choices) for one in given if not problem.find(one.position)}
    also = [*(one.choices for one in problem.rated), *list(fresh.values())[:FRESH]]
    best = mining.agreed(title, world, problem.seat, seed)
    answers = mining.compared(title, world, problem.seat, seed, also=also)
    if best is None or not answers or answers[0].position != best:
        problem.retired = Problem.Retired.VALUES
    else:
        problem.answers = stored(answers)
    problem.weights, problem.verified_at = mining.weights_of(problem.title), clock.now()
    problem.save(update_fields=["retired", "answers", "weights", "verified_at"])
    return not problem.retired


def confirmed(problem: Problem, *, times: int) -> bool:
    """Return whether a comparison in ``times`` as many other worlds prefers the same answer."""
    world, seed = game_of(problem).state, sha256(b"confirm" + seed_of(problem.game, problem.ply))
    answers = mining.compared(
        problem.rules,
        world,
        problem.seat,
        seed.digest(),
        also=[one.choices for one in problem.rated],
        worlds=times * mining.WORLDS,
    )
    return bool(answers) and answers[0].position == problem.rated[0].position


def stored(answers: tuple[mining.Rated, ...]) -> list[list[Any]]:
    """Return answers as they are stored."""
    return [[list(one.choices), one.position, one.worth, one.error] for one in answers]


def seed_of(game: ProblemGame, ply: int) -> bytes:
    """Return the seed of the imagined worlds of a decision; it follows from nothing secret."""
    return sha256(f"problem/{game.title}/{game.table_id or game.number}/{ply}".encode()).digest()


def games_to_add(title: Title[Any], most: int) -> Iterator[Table]:
    """Yield finished public games of people that weren't searched yet, the last ended first."""
    people = Seat.objects.filter(table=OuterRef("pk"), person__is_computer=False)
    known = ProblemGame.objects.filter(table=OuterRef("pk"))
    tables = (
        Table.objects.finished()
        .listed()
        .filter(Exists(people), ~Exists(known), title=title.slug, rules_version=title.rules_version)
    )
    yield from tables.lean().order_by("-finished_at", "-pk")[:most]


def table_add(table: Table) -> ProblemGame:
    """Store that a table's game is to be searched."""
    game, _ = ProblemGame.objects.get_or_create(
        table=table,
        defaults={
            "title": table.title,
            "seats": Seat.objects.filter(table=table).count(),
            "edition": table.edition,
            "options": table.options,
            "rules_version": table.rules_version,
            "added_at": clock.now(),
        },
    )
    return game


def merchants_play(title: Title[Any], *, seats: int = 2) -> ProblemGame:
    """Let Merchants play the title's next game, and store it with its seed."""
    from games.opponents import opponents  # noqa: PLC0415 - needs numpy

    last = ProblemGame.objects.filter(title=title.slug, table=None).order_by("-number").first()
    number = 0 if last is None or last.number is None else last.number + 1
    seed = sha256(f"problem-game/{title.slug}/{number}".encode()).digest()
    state, player, moves = title.new(seats, seed), opponents.get("merchant"), list[list[Any]]()
    while acting := title.engine.acting(state):
        seat = acting[0]
        key = player.choose(title, state, seat, hmac.digest(seed, b"merchant", "sha256"))
        choice = next(one for one in title.engine.choices(state, seat) if one.key == key)
        title.push(state, seat, choice)
        moves.append([seat, key])
    return ProblemGame.objects.create(
        title=title.slug,
        number=number,
        seats=seats,
        seed=seed,
        edition=title.editions.chosen(None),
        options={},
        rules_version=title.rules_version,
        moves=moves,
        added_at=clock.now(),
    )


def _hidden(game: ProblemGame) -> frozenset[int | None]:
    """Return the seats of people who don't share the figures of their own choices."""
    seats = Seat.objects.filter(table=game.table_id)
    hides = seats.filter(Q(person__shares_choices=False) | Q(person__left_at__isnull=False))
    return frozenset(hides.values_list("place", flat=True)) if game.table_id else frozenset()


def _replayed(game: ProblemGame) -> tuple[Game, list[tuple[int, str]]]:
    """Return a game at its beginning, and its choices."""
    title = game.rules
    if game.table_id is None:
        state = engine.begin(title, game.seats, bytes(game.seed), game.options, game.edition)
        return Game(title, state), [(seat, key) for seat, key in game.moves]
    first = state_before(game.table_id, 0, over=True)
    if first is None:
        return Game(title, title.new(game.seats, bytes(32))), []
    moves = moves_of(game.table_id, ("place", "key"), over=True)
    return Game(title, engine.unpack(title, first.state)), [(seat, key) for seat, key in moves]


def _store(game: ProblemGame, found: mining.Found) -> int:
    now, start = clock.now(), found.start
    try:
        with transaction.atomic():
            Problem.objects.create(
                game=game,
                title=game.title,
                ply=start.ply,
                seats=game.seats,
                seat=start.seat,
                rules_version=game.rules_version,
                world=Game(game.rules, found.world).packed(),
                answers=stored(found.answers),
                played=found.played,
                weights=mining.weights_of(game.title),
                found_at=now,
                verified_at=now,
            )
    except IntegrityError:
        return 0  # another worker found it
    return 1
