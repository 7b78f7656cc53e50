"""Clocks over REST: a new table's pace, the clocks of seats, and the return to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest

from accounts.models import User
from games import paces
from games.models import Table
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.api.conftest import Api, is_problem
from tests.support.clocks import NOON, clocked, swept_after
from tests.support.tables import acting, now, person

pytestmark = pytest.mark.django_db

OWN = {"grace": 3600, "bank": 7200, "increment": 60, "cap": 9000}


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def table(hand: Hand, three: list[User]) -> Table:
    """A game with an hour of grace and two hours of bank."""
    sweep()
    return clocked(three, "yspahan")


def whole(hand: Hand, hours: float) -> str:
    return (hand.time() + timedelta(hours=hours)).isoformat().replace("+00:00", "Z")


class TestCreation:
    @pytest.mark.parametrize("name", paces.PRESETS)
    def test_a_preset_says_its_numbers(self, three: list[User], name: str) -> None:
        sent = {"title": "yspahan", "seats": 3, "pace": name}
        body = Api(three[0]).post("tables/", sent).json()
        preset = paces.PRESETS[name]
        numbers = {field: getattr(preset, field) for field in preset.__struct_fields__}
        assert (body["pace"], body["clock"]) == (name, numbers)
        assert (body["timeout_policy"], body["timeout_misses"]) == ("turn", 2)

    def test_one_of_ones_own(self, three: list[User]) -> None:
        sent = {"title": "yspahan", "seats": 3, "pace": "custom", "clock": OWN}
        more = {"timeout_policy": "seat", "timeout_misses": 3}
        body = Api(three[0]).post("tables/", {**sent, **more}).json()
        assert body["clock"] == OWN
        assert (body["timeout_policy"], body["timeout_misses"]) == ("seat", 3)

    def test_without_a_clock(self, three: list[User]) -> None:
        body = Api(three[0]).post("tables/", {"title": "yspahan", "seats": 3}).json()
        assert (body["pace"], body["clock"], body["clocks"]) == ("calm", None, [])

    @pytest.mark.parametrize(
        ("bad", "rule"),
        [
            ({"pace": "custom"}, "pace"),
            ({"pace": "daily", "clock": OWN}, "pace"),
            ({"pace": "custom", "clock": {**OWN, "grace": 0, "bank": 0}}, "pace-short"),
            ({"pace": "custom", "clock": {**OWN, "cap": 7199}}, "pace-cap"),
        ],
    )
    def test_what_can_t_be(self, three: list[User], bad: dict[str, Any], rule: str) -> None:
        sent = {"title": "yspahan", "seats": 3, **bad}
        body = is_problem(Api(three[0]).post("tables/", sent), 422, "bad-setup")
        assert body["rule"] == rule

    @pytest.mark.parametrize(
        ("bad", "field"),
        [
            ({"clock": {**OWN, "bank": -1}}, "clock.bank"),
            ({"clock": {**OWN, "grace": "1h"}}, "clock.grace"),
            ({"clock": [1]}, "clock"),
            ({"timeout_policy": "punish"}, "timeout_policy"),
            ({"timeout_misses": 6}, "timeout_misses"),
        ],
    )
    def test_what_is_none_at_all(self, three: list[User], bad: Any, field: str) -> None:
        sent = {"title": "yspahan", "seats": 3, "pace": "custom", **bad}
        body = is_problem(Api(three[0]).post("tables/", sent), 400, "malformed")
        assert field in {
            error["field"].removesuffix(".non_field_errors") for error in body["errors"]
        }


class TestRunning:
    def test_everybody_sees_it(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(minutes=90))
        for viewer in (None, acting(table)):
            (shown,) = Api(viewer).get(f"tables/{table.pk}/").json()["clocks"]
            assert shown == {
                "seat": 0,
                "deadline": whole(hand, 1.5),
                "left": 5400,
                "free": 0,
                "bank": 5400,
                "paused": "",
                "until": None,
                "then": "turn",
                "credit": 0,
            }

    def test_a_vacation_is_shown(self, table: Table, hand: Hand) -> None:
        from games.services.calendars import vacation_take  # noqa: PLC0415

        user, end = acting(table), hand.time() + timedelta(days=2)
        vacation_take(person=user, start=hand.time(), end=end)
        (shown,) = Api().get(f"tables/{table.pk}/").json()["clocks"]
        assert (shown["paused"], shown["left"]) == ("vacation", 10800)
        assert shown["until"] == whole(hand, 48)
        assert shown["deadline"] == whole(hand, 51)

    def test_my_turns_say_how_long(self, table: Table, hand: Hand) -> None:
        (turn,) = Api(acting(table)).get("me/turns/").json()["results"]
        assert turn["clock"]["deadline"] == whole(hand, 3)

    def test_who_looks_sees_what_was_due(self, table: Table, hand: Hand) -> None:
        """The last sweep is some time ago, but no outage is recorded yet."""
        swept_after(hand, hours=2, minutes=58)
        before = now(table).ply
        hand.forward(timedelta(minutes=3))
        assert Api().get(f"tables/{table.pk}/").json()["ply"] > before

    def test_the_log_has_the_site_s_entries(self, table: Table, hand: Hand) -> None:
        late = acting(table).username
        swept_after(hand, hours=3)
        body = Api().get(f"tables/{table.pk}/history/", render="1").json()
        (line,) = body["entries"]
        assert (line["ply"], line["kind"], line["place"]) == (0, "timed-out", 0)
        assert line["text"]["text"] == f"{late} ran out of time."
        assert {move["by"] for move in body["moves"]} == {"stand-in"}
        page = Api().get(f"tables/{table.pk}/history/", limit="1", after="1").json()
        assert page["entries"] == []


class TestReturning:
    def test_it_takes_the_seat_back(self, hand: Hand, three: list[User]) -> None:
        sweep()
        table = clocked(three, "yspahan", timeout_policy="seat", timeout_misses=1)
        late = acting(table)
        swept_after(hand, hours=3)
        held = Api(late).get(f"tables/{table.pk}/").json()["people"]
        assert [p["name"] for p in held if p["played_by_stand_in"]] == [late.username]
        body = Api(late).post(f"tables/{table.pk}/return/").json()
        assert not any(p["played_by_stand_in"] or p["missed"] for p in body["people"])

    def test_a_stranger_can_t(self, table: Table) -> None:
        is_problem(Api(person("emil")).post(f"tables/{table.pk}/return/"), 403, "not-your-seat")
