"""Plans over REST: kept, ranked, set and dropped by their owner, hidden from everybody else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from accounts.models import User
from games.models import Table
from games.services.sweeping import sweep
from tests.api.conftest import Api, is_problem
from tests.support.plans import fitting, idle, line_ahead, others_choose
from tests.support.tables import acting, play_on, started

pytestmark = pytest.mark.django_db
OPTIONS = {"hold": False, "any_price": True, "untouched": False, "delay": 0}


@pytest.fixture
def game(three: list[User]) -> Table:
    return play_on(started(three), random.Random(3), choices=25)


@pytest.fixture
def user(game: Table) -> User:
    return idle(game)


@pytest.fixture
def mine(user: User) -> Api:
    return Api(user)


def kept(api: Api, game: Table, user: User, seed: int = 1) -> dict[str, Any]:
    step = line_ahead(game, user, random.Random(seed), choices=1)
    answer = api.post(f"tables/{game.pk}/plan/", {"step": step}, query="?render=1")
    assert answer.status_code == 200, answer.content
    plan: dict[str, Any] = answer.json()["plan"]
    return plan


def test_from_a_line_to_a_plan(mine: Api, game: Table, user: User) -> None:
    """With the query parameter `next_turn`, a line begins at the person's next turn."""
    begun = mine.post(f"tables/{game.pk}/lines/", {"next_turn": True}).json()
    assert begun["step"]["next_turn"]
    [decision] = begun["decisions"]
    sent = {
        "after": begun["step"]["id"],
        "seat": decision["seat"],
        "key": decision["choices"][0]["key"],
    }
    step = mine.post(f"tables/{game.pk}/lines/", sent).json()["step"]["id"]
    plan = mine.post(f"tables/{game.pk}/plan/", {"step": step}, query="?render=1").json()["plan"]
    assert [one["key"] for one in plan["alternatives"][0]["choices"]] == [sent["key"]]
    assert plan["alternatives"][0]["choices"][0]["label"]["text"]
    assert (plan["became"], plan["hold"], plan["table"]) == ("", True, game.pk)
    assert mine.get(f"tables/{game.pk}/plan/", render="1").json()["plan"] == plan
    assert [one["id"] for one in mine.get("me/plans/").json()["results"]] == [plan["id"]]


def test_ranked_set_and_dropped(mine: Api, game: Table, user: User) -> None:
    for seed in range(20):
        plan = kept(mine, game, user, seed)
    alternatives = [alternative["choices"][0]["key"] for alternative in plan["alternatives"]]
    assert len(alternatives) > 2
    address = f"tables/{game.pk}/plan/"
    ranked = mine.post(f"{address}alternatives/2/", {"to": 0}).json()["plan"]["alternatives"]
    assert [alternative["choices"][0]["key"] for alternative in ranked] == [
        alternatives[2],
        *alternatives[:2],
        *alternatives[3:],
    ]
    assert (
        len(mine.delete(f"{address}alternatives/0/").json()["plan"]["alternatives"])
        == len(alternatives) - 1
    )
    is_problem(mine.delete(f"{address}alternatives/9/"), 422, "bad-plan")
    told = mine.post(f"{address}options/", OPTIONS).json()["plan"]
    assert {name: told[name] for name in OPTIONS} == OPTIONS
    for delay in (11, -1, 2.5, "5", "soon", None, True):
        refusal = mine.post(f"{address}options/", {**OPTIONS, "delay": delay})
        assert (refusal.status_code, refusal.json()["code"]) == (400, "malformed"), delay
    assert mine.delete(address).status_code == 204
    assert mine.get(address).json() == {"plan": None}
    is_problem(mine.delete(address), 422, "bad-plan")


def test_a_choice_stands_for_the_best_of_its_kind(mine: Api, game: Table, user: User) -> None:
    for seed in range(20):
        plan = kept(mine, game, user, seed)
    number, alternative = next(
        (n, alternative)
        for n, alternative in enumerate(plan["alternatives"])
        if alternative["choices"][0]["picks"]
    )
    first, *_ = alternative["choices"][0]["picks"]
    assert first["says"]["text"] == "The group with the most dice"
    address = f"tables/{game.pk}/plan/alternatives/{number}/picks/"
    told = mine.post(address, {"at": 0, "pick": first["id"]}).json()["plan"]
    assert told["alternatives"][number]["choices"][0]["pick"] == first["id"]
    is_problem(mine.post(address, {"at": 0, "pick": "none-such"}), 422, "bad-plan")
    is_problem(mine.post(address, {"at": 9, "pick": first["id"]}), 422, "bad-plan")
    told = mine.post(address, {"at": 0, "pick": ""}, query="?render=1").json()["plan"]
    assert told["alternatives"] == plan["alternatives"]


def test_not_in_one_s_turn(mine: Api, game: Table, user: User) -> None:
    step = line_ahead(game, user, random.Random(1), choices=1)
    assert others_choose(game, user, random.Random(1))
    is_problem(mine.post(f"tables/{game.pk}/plan/", {"step": step}), 409, "your-turn")
    is_problem(mine.post(f"tables/{game.pk}/lines/", {"next_turn": True}), 409, "your-turn")
    is_problem(mine.delete(f"tables/{game.pk}/plan/"), 409, "your-turn")


def test_the_outcome(mine: Api, game: Table, user: User) -> None:
    plan = fitting(game, user)
    ply = mine.get(f"tables/{game.pk}/").json()["ply"]
    sweep()
    assert mine.get("me/plans/").json()["results"][0]["became"] == "played"
    address = f"tables/{game.pk}/history/"
    own = mine.get(address, after=ply).json()["moves"]
    assert own[0]["by"] == "plan"
    other = Api(next(seat.person for seat in game.seats.all() if seat.person != user))
    for api in (other, Api()):
        assert {move["by"] for move in api.get(address, after=ply).json()["moves"]} == {"person"}
        assert plan.pk not in api.get(f"tables/{game.pk}/").text


def test_why_it_was_not_played(mine: Api, game: Table, user: User) -> None:
    plan = fitting(game, user)
    plan.alternatives[0]["choices"][0]["key"] = "none-such"
    plan.save()
    sweep()
    [told] = mine.get(f"tables/{game.pk}/plan/", render="1").json()["plan"]["refusals"]
    assert (told["alternative"], told["why"], told["at"]) == (0, "not-legal", 0)
    assert told["reason"] is None  # no rule gives a reason, and no key of the engine's appears


def test_nobody_else_s(mine: Api, game: Table, user: User) -> None:
    """Responses to others, entity tags included, are the same with a plan and without."""
    others = [Api(seat.person) for seat in game.seats.all() if seat.person != user] + [Api()]
    paths = [
        f"tables/{game.pk}/",
        f"tables/{game.pk}/history/",
        "tables/",
        "me/turns/",
        "me/plans/",
    ]
    before = [told(api, path) for api in others for path in paths]
    kept(mine, game, user)
    assert [told(api, path) for api in others for path in paths] == before
    assert acting(game) != user


def told(api: Api, path: str) -> tuple[int, str, str]:
    answer = api.get(path)
    return answer.status_code, answer.headers.get("ETag", ""), answer.text
