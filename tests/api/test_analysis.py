"""Analysis lines over REST: a tree of steps that only its owner sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from games.models import AnalysisStep, Table
from games.services.lifecycle import abandon_consent
from tests.api.conftest import Api, is_problem
from tests.support.tables import now, place_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def mara(api: Callable[[User | None], Api], three: list[User], game: Table) -> Api:
    return api(next(user for user in three if game.seats.filter(person=user).exists()))


def go_on(api: Api, game: Table, at: dict[str, Any] | None = None) -> dict[str, Any]:
    """Add the first choice of the acting seat to a line."""
    if at is None:
        at = api.post(f"tables/{game.pk}/lines/", {}).json()
    [decision] = at["decisions"]
    sent = {
        "after": at["step"]["id"], "seat": decision["seat"], "key": decision["choices"][0]["key"],
    }  # fmt: skip
    answer = api.post(f"tables/{game.pk}/lines/", sent, query="?render=1")
    assert answer.status_code == 200, answer.content
    body: dict[str, Any] = answer.json()
    return body


def test_a_tree_of_steps(mara: Api, game: Table) -> None:
    first = go_on(mara, game)
    second = go_on(mara, game, first)
    assert second["step"]["after"] == first["step"]["id"]
    assert second["step"]["label"]["text"]
    again = mara.get(f"tables/{game.pk}/lines/{first['step']['id']}/", render="1").json()
    assert again == first
    told = mara.get(f"tables/{game.pk}/lines/").json()
    assert told["left"] == 200 - len(told["steps"]) == 197
    assert mara.delete(f"tables/{game.pk}/lines/{first['step']['id']}/").status_code == 204
    assert len(mara.get(f"tables/{game.pk}/lines/").json()["steps"]) == 1


def test_dice_again_and_by_hand(mara: Api, game: Table) -> None:
    first = go_on(mara, game)
    [roll] = first["rolls"]
    step, address = first["step"], f"tables/{game.pk}/lines/"
    sent = {"after": step["after"], "seat": step["seat"], "key": step["key"]}
    assert mara.post(address, {**sent, "reroll": True}).json()["step"]["reroll"]
    faces = [6] * len(roll["faces"])
    set_so = mara.post(address, {**sent, "fixed_dice": {roll["label"]: faces}}).json()
    assert set_so["rolls"] == [{**roll, "faces": faces}]
    for wrong in ({"x": [1]}, {roll["label"]: [6]}, {roll["label"]: "6"}, []):
        is_problem(mara.post(address, {**sent, "fixed_dice": wrong}), 400, "malformed")


def test_names_and_sharing(mara: Api, game: Table, three: list[User]) -> None:
    address = f"tables/{game.pk}/lines/{go_on(mara, game)['step']['id']}/"
    assert mara.post(address, {"name": "Xian"}).json()["step"]["name"] == "Xian"
    is_problem(mara.post(address, {"name": "x" * 41}), 422, "too-long")
    is_problem(mara.post(address, {"shared": True}), 409, "not-playing")
    for seat in game.seats.all():
        abandon_consent(table_id=game.pk, by=seat.person)
    assert mara.post(address, {"shared": True}).json()["step"]["shared"]
    assert not mara.post(address, {"shared": False}).json()["step"]["shared"]


def test_another_ones_steps_are_nowhere(
    mara: Api, game: Table, api: Callable[[User | None], Api]
) -> None:
    step = go_on(mara, game)["step"]["id"]
    others = [seat.person for seat in game.seats.all() if seat.person != mara.user]
    for other in others:
        assert api(other).get(f"tables/{game.pk}/lines/").json()["steps"] == []
        is_problem(api(other).get(f"tables/{game.pk}/lines/{step}/"), 404, "not-found")
        is_problem(api(other).delete(f"tables/{game.pk}/lines/{step}/"), 404, "not-found")
        is_problem(api(other).post(f"tables/{game.pk}/lines/", {"after": step}), 404, "not-found")
    assert AnalysisStep.objects.filter(pk=step).exists()


def test_it_changes_nothing_at_the_table(
    mara: Api, game: Table, api: Callable[[User | None], Api]
) -> None:
    clients = [mara, api(None), *(api(seat.person) for seat in game.seats.all())]
    places = [f"tables/{game.pk}/", f"tables/{game.pk}/history/", "tables/"]

    def seen() -> list[tuple[bytes, str]]:
        answers = [one.get(place) for one in clients for place in places]
        return [(answer.content, answer.headers.get("ETag", "")) for answer in answers]

    before = seen()
    go_on(mara, game, go_on(mara, game))
    assert seen() == before


def test_nonsense(mara: Api, game: Table) -> None:
    address = f"tables/{game.pk}/lines/"
    for sent in ({"seat": 0}, {"key": "x"}, {"seat": -1, "key": "x"}, {"after": 3}, {"ply": -1}):
        is_problem(mara.post(address, sent), 400, "malformed")
    assert mara.user is not None
    wrong = {"seat": 1 + place_of(game, mara.user), "key": "no-such"}
    is_problem(mara.post(address, wrong), 422, "illegal")
    is_problem(mara.post(address, {"ply": 99_999}), 404, "bad-ply")
    is_problem(mara.post(address, {"after": "nowhere"}), 404, "not-found")
    assert now(game).version == game.version
