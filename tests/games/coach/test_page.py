"""The coach's page and its REST operations: states, turning points, hiding, and other games."""

from __future__ import annotations

from datetime import timedelta
from html import unescape
from typing import Any

import msgspec
import pytest
from django.urls import reverse

from accounts.models import User
from games.coach.models import GameReview
from games.coach.points import points_told
from games.coach.seen import as_seen
from games.models import Status, Table
from games.services.closing import person_close
from games.services.resigning import seat_resign
from mp2site.infra import clock
from tests.api.conftest import Api
from tests.support.reviews import made_review, reviewed
from tests.support.tables import at, now, person, started
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("calls")]
State = GameReview.State
HTMX = {"HX-Request": "true"}


def page(browser: Browser, who: User | None, table: Table, query: str = "") -> str:
    answer = browser(who).get(reverse("coach:table", args=[table.pk]) + query)
    assert answer.status_code == 200
    return unescape(answer.text)


def answered(who: User | None, table: Table) -> dict[str, Any]:
    """Return the review over REST."""
    found: dict[str, Any] = Api(who).get(f"tables/{table.pk}/coach/").json()
    return found


class TestStates:
    def test_from_asking_to_the_result(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        assert "Ask the coach" in page(browser, four[3], duel_end)
        assert "you need an account" in page(browser, None, duel_end)
        browser(four[3]).post(reverse("coach:ask", args=[duel_end.pk]))
        waits = page(browser, four[0], duel_end)
        assert "The coach starts soon" in waits
        assert "hx-trigger" in waits
        GameReview.objects.update(
            state=State.RUNNING, begun_at=clock.now(), progress=12, turns=40, attempts=1
        )
        assert "Turn 12 of 40" in page(browser, four[0], duel_end)
        GameReview.objects.update(state=State.FAILED, why="error")
        failed = page(browser, four[0], duel_end)
        assert "The review failed" in failed
        assert "Ask again" in failed
        GameReview.objects.all().delete()
        reviewed(duel_end)
        done = page(browser, four[3], duel_end)
        assert "What decided it" in done
        assert "hx-trigger" not in done.partition("<main")[2].partition("</main")[0]

    def test_a_poll_draws_its_part_and_loads_the_page_at_the_end(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        address = reverse("coach:table", args=[duel_end.pk])
        review = GameReview.objects.create(table=duel_end, asked_at=clock.now())
        answer = browser(four[0]).get(address, headers=HTMX)
        assert "<html" not in answer.text
        assert "HX-Refresh" not in answer
        review.delete()
        reviewed(duel_end)
        assert browser(four[0]).get(address, headers=HTMX)["HX-Refresh"] == "true"

    def test_no_turning_point_is_fine(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        found = made_review(duel_end, points=0)
        reviewed(duel_end, result=msgspec.json.encode(found))
        shown = page(browser, four[0], duel_end)
        assert "No single choice decided this game." in shown
        assert 'id="point"' not in shown

    def test_luck_has_a_column_where_it_is_measured(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        review = reviewed(duel_end)
        shown = page(browser, four[0], duel_end)
        assert "There is no column for luck" in shown
        assert "All else" in shown
        review.result = msgspec.json.encode(made_review(duel_end, luck=0.0))
        review.save()
        shown = page(browser, four[0], duel_end)
        assert "There is no column for luck" not in shown
        assert "Not foreseen" in shown


class TestTurningPoints:
    def test_each_leads_to_the_analysis_board_before_the_choice(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        reviewed(duel_end)
        told = points_told(duel_end, as_seen(made_review(duel_end), frozenset()))
        assert len(told) == 2
        for point in told:
            shown = page(browser, four[0], duel_end, f"?point={point.number}")
            line = f"{reverse('analysis:board', args=[duel_end.pk])}?ply={point.ply}"
            assert line in shown
            assert point.chosen.labels != point.best.labels
            answer = browser(four[0]).get(f"{line}&seat={point.seat}")
            assert answer.status_code == 200

    def test_the_board_marks_both_answers(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        reviewed(duel_end)
        shown = page(browser, four[0], duel_end)
        assert {'data-answer="1"' in shown, 'data-answer="2"' in shown} == {True}

    def test_a_choice_that_both_answers_share_comes_before_the_point(self, duel_end: Table) -> None:
        for point in points_told(duel_end, as_seen(made_review(duel_end, points=5), frozenset())):
            key = duel_end.moves.get(ply=point.ply + 1)
            assert key.place == point.seat
            assert point.chosen.skipped == point.best.skipped

    def test_a_strange_number_opens_the_readers_own(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        reviewed(duel_end)
        for user in (at(duel_end, 0), at(duel_end, 1)):
            assert ": your choice" in page(browser, user, duel_end, "?point=99")
        assert ": your choice" not in page(browser, four[3], duel_end)


class TestHiding:
    def hide(self, user: User) -> None:
        Api(user).post("me/coach/", {"shared": False})

    def test_others_see_neither_points_nor_figures(
        self, browser: Browser, duel_end: Table, four: list[User]
    ) -> None:
        reviewed(duel_end)
        one, two = at(duel_end, 0), at(duel_end, 1)
        self.hide(one)
        for reader in (None, two, four[3]):
            found = answered(reader, duel_end)["result"]
            seats = {turn["number"]: turn["seat"] for turn in found["turns"]}
            assert found["hidden"] == [0]
            assert {seats[point["turn"]] for point in found["points"]} == {1}
            assert {turn["loss"] for turn in found["turns"] if turn["seat"] == 0} == {None}
            assert found["columns"][0]["choices"] is None
            assert found["columns"][1]["others"] is None
            shown = page(browser, reader, duel_end)
            assert f"Not shown: turning points of {one.username}." in shown
            assert "Others’ choices" not in shown.partition("<thead>")[2]
        own = answered(one, duel_end)["result"]
        assert own["hidden"] == []
        assert own["columns"][0]["choices"] is not None

    def test_the_page_hides_and_shows_again(self, browser: Browser, four: list[User]) -> None:
        address = reverse("coach:sharing")
        assert "checked" in browser(four[0]).get(address).text.partition("switch")[2][:80]
        browser(four[0]).post(address)
        assert not User.objects.get(pk=four[0].pk).shares_choices
        browser(four[0]).post(address, {"shared": "yes"})
        assert User.objects.get(pk=four[0].pk).shares_choices

    def test_closed_accounts_hide_theirs(self, duel_end: Table) -> None:
        reviewed(duel_end)
        person_close(person=at(duel_end, 0))
        assert answered(None, duel_end)["result"]["hidden"] == [0]


class TestNothingForOtherGames:
    @pytest.mark.parametrize("status", [one for one in Status if one != Status.FINISHED])
    def test_no_page_and_no_operation(
        self, browser: Browser, four: list[User], toy_end: Table, status: Status
    ) -> None:
        """Also if a result were stored by an error."""
        GameReview.objects.create(
            table=toy_end, state=State.DONE, result=b"{}", asked_at=clock.now()
        )
        Table.objects.filter(pk=toy_end.pk).update(status=status, outcome=None)
        staff = person("keeper", is_staff=True, is_superuser=True)
        for who in (None, at(toy_end, 0), four[3], staff):
            assert browser(who).get(reverse("coach:table", args=[toy_end.pk])).status_code == 404
            assert Api(who).get(f"tables/{toy_end.pk}/coach/").status_code == 404
            if who:
                asked = browser(who).post(reverse("coach:ask", args=[toy_end.pk]))
                assert asked.status_code == 404
                assert Api(who).post(f"tables/{toy_end.pk}/coach/").status_code == 404

    def test_also_not_while_it_is_paused_or_a_stand_in_plays_on(
        self, browser: Browser, four: list[User]
    ) -> None:
        paused, resigned = started(four[:3]), started(four[:3])
        soon = clock.now() + timedelta(days=1)
        Table.objects.filter(pk=paused.pk).update(paused_until=soon)
        seat_resign(table_id=resigned.pk, by=four[0])
        for table in (paused, resigned):
            for who in (four[0], four[1], four[3]):
                page = browser(who).get(reverse("coach:table", args=[table.pk]))
                assert page.status_code == 404
                assert Api(who).post(f"tables/{table.pk}/coach/").status_code == 404
        assert not GameReview.objects.exists()

    def test_the_tables_page_and_history_link_to_it_only_at_the_end(
        self, browser: Browser, four: list[User], duel_end: Table, settings: Any
    ) -> None:
        address = reverse("coach:table", args=[duel_end.pk])
        for place in ("tables:detail", "tables:history"):
            look = reverse(place, args=[duel_end.pk])
            assert f'href="{address}"' in browser(four[0]).get(look).text
            settings.COACH = False
            assert f'href="{address}"' not in browser(four[0]).get(look).text
            settings.COACH = True

    def test_a_hidden_table_is_for_its_players(
        self, browser: Browser, four: list[User], duel_end: Table
    ) -> None:
        reviewed(duel_end)
        Table.objects.filter(pk=duel_end.pk).update(hidden=True)
        address = reverse("coach:table", args=[duel_end.pk])
        assert browser(four[3]).get(address).status_code == 404
        assert Api(four[3]).get(f"tables/{duel_end.pk}/coach/").status_code == 404
        assert browser(four[0]).get(address).status_code == 200

    def test_other_rules_are_refused_by_their_code(
        self, browser: Browser, four: list[User], duel_end: Table
    ) -> None:
        table = now(duel_end)
        Table.objects.filter(pk=table.pk).update(rules_version=table.rules_version + 1)
        assert Api(None).get(f"tables/{table.pk}/coach/").json()["code"] == "other-rules"
        assert browser(four[0]).get(reverse("coach:table", args=[table.pk])).status_code == 410
