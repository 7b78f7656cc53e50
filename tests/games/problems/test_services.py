"""Answers to problems, votes, strengths, the day's choice, and who may see what."""

from __future__ import annotations

from datetime import timedelta
from zlib import decompress

import pytest

from accounts.models import User
from games.engine import Game
from games.errors import Code
from games.models import Seat, Table
from games.problems import searching, sweeping
from games.problems.exports import files_of
from games.problems.models import Problem, ProblemAnswer, ProblemSolver
from games.problems.positions import digest_of, game_of, walk
from games.problems.rating import answers_count, rated
from games.problems.results import result_of
from games.problems.selectors import (
    APART,
    FEW,
    Difficulty,
    archive_of,
    difficulty_of,
    problem_get,
    problems_today,
    today,
)
from games.problems.services import problem_answer, problem_vote
from games.problems.sweeping import (
    days_choose,
    problems_tend,
    rules_retire,
    votes_retire,
)
from games.rules import titles
from games.strength import BEGIN
from mp2site.infra.clock import Hand
from tests.support.guests import guest_at_table
from tests.support.problems import (
    AS_GOOD,
    BEST,
    WORSE,
    another_answer,
    keys_of,
    problem_of,
)
from tests.support.tables import person, refused, started

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


def answer(problem: Problem, by: User, number: int) -> ProblemAnswer:
    return problem_answer(number=problem.pk, by=by, choices=keys_of(problem, number))


@pytest.mark.parametrize(("number", "right"), [(BEST, True), (AS_GOOD, True), (WORSE, False)])
def test_an_answer_is_right_if_it_is_the_best_or_as_good(
    problem: Problem, number: int, right: bool
) -> None:
    result = result_of(problem, keys_of(problem, number))
    assert result.right is right
    assert result.mine is not None
    assert result.mine.number == number + 1
    assert [line.number for line in result.as_good] == [AS_GOOD + 1]


def test_an_answer_that_was_not_compared_is_neither(problem: Problem) -> None:
    result = result_of(problem, another_answer(problem))
    assert result.right is None
    assert result.mine is None


def test_the_order_of_choices_does_not_matter(problem: Problem) -> None:
    """Positions at the end of the turn are compared, without the path that led there."""
    game, keys = game_of(problem), keys_of(problem, BEST)
    after = walk(game, problem.seat, keys)
    other = Game(game.title, game.title.clone(after.game.state))
    other.state.counts = [count + 1 for count in other.state.counts]
    assert digest_of(game.title, other.state, problem.seat) == problem.rated[BEST].position


def test_only_the_first_answer_is_stored(problem: Problem, three: list[User]) -> None:
    first = answer(problem, three[0], WORSE)
    assert answer(problem, three[0], BEST) == first
    assert ProblemAnswer.objects.count() == 1


def test_half_an_answer_is_refused(problem: Problem, three: list[User]) -> None:
    keys = next(keys for n in range(3) if len(keys := keys_of(problem, n)) > 1)
    for wrong in (keys[:-1], [*keys, keys[0]], ["nothing"]):
        with refused(Code.ILLEGAL):
            problem_answer(number=problem.pk, by=three[0], choices=wrong)


def test_guests_answer_but_do_not_vote(problem: Problem) -> None:
    guest, _ = guest_at_table()
    answer(problem, guest, BEST)
    with refused(Code.NEEDS_ACCOUNT):
        problem_vote(number=problem.pk, by=guest, two_answers=True)


def test_a_vote_needs_an_answer(problem: Problem, three: list[User]) -> None:
    with refused(Code.BAD_SETUP):
        problem_vote(number=problem.pk, by=three[0], two_answers=True)


def test_nothing_hidden_is_stored(three: list[User], hand: object) -> None:
    """A problem stores an imagined world: the seed of the real game isn't in it."""
    problem = problem_of()
    title = titles.get(problem.title)
    state = title.decode(decompress(problem.world))
    imagined = title.imagine(state, problem.seat, bytes(32))
    assert title.view(imagined, problem.seat) == title.view(state, problem.seat)


def test_a_problem_waits_for_its_day(problem: Problem, three: list[User]) -> None:
    Problem.objects.filter(pk=problem.pk).update(day=today() + DAY)
    with refused(Code.NOT_FOUND):
        problem_get(problem.pk)
    assert not problems_today()
    assert not archive_of("yspahan")


def test_a_hidden_or_private_table_shows_no_problem(three: list[User]) -> None:
    table = started(three[:2])
    problem = problem_of(table=table)
    assert problem_get(problem.pk) == problem
    for columns in ({"hidden": True}, {"hidden": False, "visibility": "private"}):
        Table.objects.filter(pk=table.pk).update(**columns)
        with refused(Code.NOT_FOUND):
            problem_get(problem.pk)
        assert not problems_today()


def test_hidden_choices_show_no_problem(three: list[User]) -> None:
    """A problem would tell what the choice of the person was worth."""
    table = started(three[:2])
    problem = problem_of(table=table)
    by = Seat.objects.get(table=table, place=problem.seat).person
    User.objects.filter(pk=by.pk).update(shares_choices=False)
    with refused(Code.NOT_FOUND):
        problem_get(problem.pk)
    assert not problems_today()
    assert searching._hidden(problem.game) == {problem.seat}


def test_each_day_has_one_problem_of_a_title(problem: Problem, hand: Hand) -> None:
    waiting = [problem_of(number=number, waits=True) for number in (1, 2, 3)]
    assert days_choose() == 0
    chosen = set()
    for _ in waiting:
        hand.forward(DAY)
        assert days_choose() == 1
        assert days_choose() == 0
        chosen |= {one.pk for one in problems_today()}
    assert chosen == {one.pk for one in waiting}
    hand.forward(DAY)
    assert days_choose() == 0


def test_problems_of_people_come_first(three: list[User], hand: Hand) -> None:
    for number in (1, 2):
        problem_of(number=number, waits=True)
    own = problem_of(table=started(three[:2]), waits=True)
    days_choose()
    assert [one.pk for one in problems_today()] == [own.pk]


def test_votes_retire_a_problem(problem: Problem) -> None:
    voters = [person(f"voter{n}") for n in range(sweeping.VOTES)]
    for number, one in enumerate(voters, start=1):
        answer(problem, one, BEST)
        problem_vote(number=problem.pk, by=one, two_answers=True)
        assert votes_retire() == (number == sweeping.VOTES)
    assert not problems_today()
    assert problem_get(problem.pk).retired == Problem.Retired.VOTES


def test_a_few_votes_of_many_retire_nothing(problem: Problem) -> None:
    crowd = [person(f"voter{n}") for n in range(sweeping.VOTES * sweeping.PART + 1)]
    for one in crowd:
        answer(problem, one, BEST)
    for one in crowd[: sweeping.VOTES]:
        problem_vote(number=problem.pk, by=one, two_answers=True)
    assert votes_retire() == 0


def test_other_rules_retire_a_problem(problem: Problem) -> None:
    Problem.objects.update(rules_version=0)
    with refused(Code.OTHER_RULES):
        problem_get(problem.pk)
    assert rules_retire() == 1


def test_strengths_follow_answers(problem: Problem, three: list[User]) -> None:
    guest, _ = guest_at_table()
    answer(problem, three[0], BEST)
    answer(problem, three[1], WORSE)
    answer(problem, guest, WORSE)
    problem_answer(number=problem.pk, by=three[2], choices=another_answer(problem))
    assert answers_count() == 4
    solvers = dict(ProblemSolver.objects.values_list("person", "mu"))
    assert set(solvers) == {three[0].pk, three[1].pk}
    assert solvers[three[0].pk] > BEGIN.mu > solvers[three[1].pk]
    problem.refresh_from_db()
    assert problem.sigma < BEGIN.sigma
    assert ProblemAnswer.objects.filter(counted=False).count() == 1


def test_an_easy_problem_loses_and_a_hard_one_wins() -> None:
    easy, solver = rated(BEGIN, BEGIN, solved=True)
    assert easy.mu < BEGIN.mu < solver.mu
    hard, _ = rated(BEGIN, BEGIN, solved=False)
    assert hard.mu > BEGIN.mu


def test_difficulty_needs_some_answers(problem: Problem) -> None:
    problem.mu = BEGIN.mu + APART + 1
    assert difficulty_of(problem, FEW - 1) is Difficulty.UNKNOWN
    assert difficulty_of(problem, FEW) is Difficulty.HARD
    problem.mu = BEGIN.mu - APART - 1
    assert difficulty_of(problem, FEW) is Difficulty.EASY
    problem.mu = BEGIN.mu
    assert difficulty_of(problem, FEW) is Difficulty.MEDIUM


def test_what_others_chose_needs_some_answers(problem: Problem) -> None:
    for number in range(FEW):
        result = result_of(problem, keys_of(problem, BEST))
        assert {line.people for line in result.lines} == {None}
        answer(problem, person(f"solver{number}"), number % 2)
    result = result_of(problem, keys_of(problem, BEST))
    assert [line.people for line in result.lines] == [FEW // 2, FEW // 2, 0]


def test_the_sweep_tends_problems_only_so_often(problem: Problem, hand: Hand) -> None:
    assert problems_tend()
    assert not problems_tend()
    hand.forward(sweeping.EVERY)
    assert problems_tend()


def test_a_persons_data_has_their_answers(problem: Problem, three: list[User]) -> None:
    answer(problem, three[0], BEST)
    answers_count()
    files = {name: b"".join(content).decode() for name, content in files_of(three[0])}
    assert set(files) == {"problems.json", "strength.json"}
    assert all("yspahan" in content for content in files.values())
    assert not any("yspahan" in b"".join(content).decode() for _, content in files_of(three[1]))
