"""The pages of problems: the day's, the archive, a problem on its board, and a Merchants' game."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.problems.models import Problem, ProblemAnswer
from games.problems.selectors import today
from games.problems.views import address_of
from tests.support.problems import (
    AS_GOOD,
    BEST,
    WORSE,
    another_answer,
    keys_of,
    problem_of,
)
from tests.support.tables import started
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db
SAID = {
    BEST: "This is the best answer.",
    AS_GOOD: "Your answer is as good as the best.",
    WORSE: "Another answer is better: 50 against 40.",
}


def play(client: Client, problem: Problem, keys: list[str]) -> str:
    """Choose without scripts, a form for each choice, and send the answer; return the page."""
    made: list[str] = []
    for key in keys:
        answer = client.post(address_of(problem, made), {"key": key})
        made.append(key)
        assert answer["Location"] == address_of(problem, made)
    ready = client.get(address_of(problem, made)).content.decode()
    assert "This is my answer" in ready
    client.post(address_of(problem, made), {"go": "answer"})
    return client.get(address_of(problem)).content.decode()


@pytest.mark.parametrize("number", [BEST, AS_GOOD, WORSE])
def test_a_visitor_solves_a_problem(problem: Problem, client: Client, number: int) -> None:
    page = play(client, problem, keys_of(problem, number))
    assert SAID[number] in page
    assert "Played in the game" in page
    assert not ProblemAnswer.objects.exists()


def test_a_person_solves_a_problem_once(
    problem: Problem, three: list[User], browser: Browser
) -> None:
    client = browser(three[0])
    assert SAID[WORSE] in play(client, problem, keys_of(problem, WORSE))
    client.post(address_of(problem, keys_of(problem, BEST)), {"go": "answer"})
    assert SAID[WORSE] in client.get(address_of(problem)).content.decode()
    assert ProblemAnswer.objects.get().person == three[0]


def test_an_answer_that_was_not_compared_waits(
    problem: Problem, three: list[User], browser: Browser
) -> None:
    page = play(browser(three[0]), problem, another_answer(problem))
    assert "Your answer isn&#x27;t compared yet." in page


def test_the_page_before_the_answer_tells_no_value(problem: Problem, client: Client) -> None:
    page = client.get(address_of(problem)).content.decode()
    assert not any(
        word in page for word in ("50.0", "40.0", "Played in the game", "/problems/games/")
    )


def test_a_wrong_choice_is_refused(problem: Problem, client: Client) -> None:
    assert client.post(address_of(problem), {"key": "nothing"}).status_code == 422
    assert client.get(address_of(problem, ["nothing"])).status_code == 422
    assert client.post(address_of(problem), {"go": "answer"}).status_code == 422


def test_a_fragment_is_enough_for_scripts(problem: Problem, client: Client) -> None:
    key = keys_of(problem, BEST)[0]
    answer = client.post(address_of(problem), {"key": key}, headers={"HX-Request": "true"})
    assert answer["HX-Push-Url"] == address_of(problem, [key])
    assert "<html" not in answer.content.decode()


def test_lists_show_todays_and_earlier_problems(
    problem: Problem, three: list[User], browser: Browser
) -> None:
    client = browser(three[0])
    listed = client.get(reverse("problems:list")).content.decode()
    assert address_of(problem) in listed
    assert "No new problem today." in listed
    archive = client.get(reverse("problems:archive", args=["yspahan"])).content.decode()
    assert address_of(problem) in archive
    none = client.get(reverse("problems:archive", args=["marco-polo-1"])).content.decode()
    assert "There are no problems of this game yet." in none


def test_home_leads_to_todays_problem_until_it_is_answered(
    problem: Problem, three: list[User], browser: Browser
) -> None:
    started(three)
    client = browser(three[0])
    assert address_of(problem) in client.get("/").content.decode()
    play(client, problem, keys_of(problem, BEST))
    assert address_of(problem) not in client.get("/").content.decode()


def test_a_vote_is_set_and_taken_back(
    problem: Problem, three: list[User], browser: Browser
) -> None:
    client = browser(three[0])
    play(client, problem, keys_of(problem, BEST))
    for value in ("yes", "no"):
        client.post(reverse("problems:vote", args=[problem.pk]), {"two_answers": value})
        assert ProblemAnswer.objects.get().two_answers is (value == "yes")


def test_a_merchants_game_is_shown_step_by_step(problem: Problem, client: Client) -> None:
    page = reverse("problems:game", args=[problem.game_id])
    last = len(problem.game.moves)
    assert f"Step {last} of {last}" in client.get(f"{page}?ply=9999").content.decode()
    assert f"{page}?ply=1" in client.get(page).content.decode()
    Problem.objects.update(day=None)
    assert client.get(page).status_code == 404


def test_the_problem_of_a_table_leads_to_its_game(three: list[User], browser: Browser) -> None:
    table = started(three[:2])
    problem = problem_of(table=table)
    page = play(browser(three[0]), problem, keys_of(problem, BEST))
    assert reverse("tables:ply", args=[table.pk, problem.ply]) in page
    assert reverse("analysis:board", args=[table.pk]) in page


def test_an_old_problem_says_why_it_was_withdrawn(problem: Problem, client: Client) -> None:
    Problem.objects.update(retired=Problem.Retired.VOTES, day=today())
    page = play(client, problem, keys_of(problem, BEST))
    assert "This problem was withdrawn" in page
