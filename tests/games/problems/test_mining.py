"""The search for problems, the games that it searches, and verification."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from accounts.models import User
from games.engine import Game
from games.models import Table
from games.opponents import opponents
from games.opponents.registry import Opponents
from games.problems import mining, searching, work
from games.problems.games_played import game_at
from games.problems.mining import Found, Start, Tally, clear, compared, starts, weights_of
from games.problems.models import Problem, ProblemAnswer, ProblemGame, Rated
from games.problems.positions import game_of
from games.problems.searching import (
    games_to_add,
    merchants_play,
    search,
    table_add,
    verify,
)
from games.problems.selectors import today
from games.problems.services import problem_answer
from games.problems.work import in_stock, problems_next
from games.rules import titles
from tests.support.problems import another_answer, answers_at
from tests.support.tables import ended, now, started

pytestmark = pytest.mark.django_db
SEED = bytes(32)


@pytest.fixture(autouse=True)
def _quick_merchants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let autoplay take the Merchants' part, which needs no search."""
    quick = Opponents({"merchant": opponents.get("house")})
    monkeypatch.setattr("games.opponents.opponents", quick)


def found_at(title: Any, start: Start, seed: bytes, tally: Tally) -> Found | None:
    """Return a problem for each decision with three answers, without a comparison."""
    tally.decisions += 1
    answers = answers_at(Game(title, start.state))
    if len(answers) < 3 or Game(title, start.state).acting()[0] != start.seat:
        return None
    rated = tuple(Rated(keys, position, 0.5, 0.0) for keys, position in answers[:3])
    return Found(start, start.state, rated, rated[0].position)


def test_a_game_is_split_into_turns(db: None) -> None:
    game = merchants_play(titles.get("yspahan"))
    moves = [(seat, key) for seat, key in game.moves]
    found = list(starts(game_at(game, 0), moves))
    assert sorted(key for one in found for key in one.keys) == sorted(key for _, key in moves)
    for one in found[:20]:
        assert [key for _, key in moves[one.ply : one.ply + 1]] == [one.keys[0]]
    late = [one.ply for one in starts(game_at(game, 0), moves, first=50)]
    assert late == [one.ply for one in found if one.ply >= 50]


@pytest.mark.parametrize(
    ("worth", "error", "is_clear"), [(0.4, 0.01, True), (0.4, 0.06, False), (0.49, 0.001, False)]
)
def test_the_best_answer_is_clear_by_its_distance_and_error(
    worth: float, error: float, is_clear: bool
) -> None:
    best, far = Rated(("a",), "1", 0.5, 0.0), Rated(("b",), "2", 0.2, 0.01)
    assert clear([best, far, Rated(("c",), "3", worth, error)]) is is_clear
    assert not clear([best])


def test_answers_are_compared_by_a_learned_value() -> None:
    """The best comes first, and each answer leads to another position."""
    title = titles.get("rajas-cards-karma")
    game = Game(title, title.new(2, SEED))
    seat = game.acting()[0]
    given = answers_at(game)[-1]
    answers = compared(title, game.state, seat, SEED, also=[given[0]], worlds=2)
    assert len({one.position for one in answers}) == len(answers) > 1
    assert [one.worth for one in answers] == sorted((one.worth for one in answers), reverse=True)
    assert given[1] in {one.position for one in answers}
    assert weights_of(title.slug) != weights_of("yspahan")


def test_the_search_stops_at_its_time_and_goes_on_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mining, "problem_at", found_at)
    game = merchants_play(titles.get("yspahan"))
    assert search(game, -inf) == 0
    assert game.searched_at is None
    tally = Tally()
    assert search(game, inf, tally) == searching.A_GAME
    assert game.searched_at is not None
    assert tally.decisions >= searching.A_GAME
    plies = list(Problem.objects.order_by("ply").values_list("ply", flat=True))
    assert plies == sorted(set(plies))
    assert {one.seat for one in Problem.objects.all()} <= {0, 1}


def test_merchants_games_are_replayed_from_their_seed(db: None) -> None:
    title = titles.get("yspahan")
    first, second = merchants_play(title), merchants_play(title)
    assert (first.number, second.number) == (0, 1)
    assert bytes(first.seed) != bytes(second.seed)
    for game in (first, ProblemGame.objects.get(pk=second.pk)):
        assert game_at(game, len(game.moves)).outcome() is not None


def test_finished_public_games_of_people_are_searched(three: list[User]) -> None:
    title = titles.get("yspahan")
    table, private = started(three[:2]), started(three[:2], visibility="private")
    assert not list(games_to_add(title, 5))
    for one in (table, private):
        ended(one, 20, 10)
    assert [one.pk for one in games_to_add(title, 5)] == [table.pk]
    game = table_add(now(table))
    assert (game.seats, game.title) == (2, "yspahan")
    assert not list(games_to_add(title, 5))
    assert search(game, inf) == 0
    Table.objects.filter(pk=table.pk).update(rules_version=0)


def same(problem: Problem, monkeypatch: pytest.MonkeyPatch, best: str | None) -> None:
    """Let the comparison find a best answer, with the answers that it is asked for."""

    def compare(*given: Any, also: Any, **more: Any) -> tuple[Rated, ...]:
        known = [one.position for one in problem.rated]
        found = dict(answers_at(game_of(problem)))
        positions = [found.get(tuple(keys), "") for keys in also]
        ranked = sorted(positions, key=lambda one: known.index(one) if one in known else 9)
        return tuple(
            Rated(tuple(also[positions.index(one)]), one, 0.5 - 0.1 * n, 0.01)
            for n, one in enumerate(ranked)
        )

    monkeypatch.setattr(mining, "agreed", lambda *given, **more: best)
    monkeypatch.setattr(mining, "compared", compare)


def test_verification_compares_answers_that_people_gave(
    problem: Problem, three: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = another_answer(problem)
    given = problem_answer(number=problem.pk, by=three[0], choices=keys)
    assert problem.find(given.position) is None
    same(problem, monkeypatch, problem.rated[0].position)
    assert verify(problem)
    fresh = Problem.objects.get(pk=problem.pk)
    assert fresh.find(given.position) is not None
    assert fresh.weights == weights_of("yspahan")


@pytest.mark.parametrize("best", [None, "another"])
def test_verification_retires_a_problem_without_its_best_answer(
    problem: Problem, monkeypatch: pytest.MonkeyPatch, best: str | None
) -> None:
    same(problem, monkeypatch, best)
    assert not verify(problem)
    assert Problem.objects.get(pk=problem.pk).retired == Problem.Retired.VALUES


def test_work_verifies_first_then_searches_until_there_is_a_stock(
    problem: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(work, "problems_soon", lambda: asked.append("soon"))
    monkeypatch.setattr(mining, "problem_at", found_at)
    monkeypatch.setattr(work, "titles", [titles.get("yspahan")])
    same(problem, monkeypatch, problem.rated[0].position)
    assert problems_next()
    assert (in_stock("yspahan"), ProblemGame.objects.count()) == (0, 1)
    while in_stock("yspahan") < work.STOCK:
        assert problems_next()
    assert len(asked) > work.STOCK / searching.A_GAME
    before = len(asked)
    assert not problems_next()
    assert len(asked) == before


def test_an_answer_of_today_is_compared_tomorrow(
    problem: Problem, three: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at once, so that many answers of a day cost one comparison."""
    Problem.objects.update(weights=weights_of("yspahan"))
    problem_answer(number=problem.pk, by=three[0], choices=another_answer(problem))
    assert ProblemAnswer.objects.get().counted is False
    assert problem.verified_at.date() == today()
    monkeypatch.setattr(work, "STOCK", 0)
    assert not problems_next()
