"""A game ply by ply."""

from __future__ import annotations

import random
import re

import pytest
from django.urls import reverse

from accounts.models import User
from games.models import Table
from games.selectors.history import history_for
from games.selectors.positions import position_at
from tests.support.tables import (
    acting,
    asked,
    at,
    now,
    open_table,
    play_on,
    see,
    started,
    under_other_rules,
)
from tests.views.conftest import Browser


def moment(table: Table, ply: int) -> str:
    return reverse("tables:ply", args=[table.pk, ply])


@pytest.fixture
def played(duel: Table) -> Table:
    return play_on(duel, random.Random(3), choices=40)


@pytest.fixture(name="finished")
def a_finished_game(four: list[User]) -> Table:
    return play_on(started(four[:2]), random.Random(7))


def test_every_moment_has_an_address(browser: Browser, played: Table) -> None:
    client = browser(None)
    for ply in (0, 1, played.ply // 2, played.ply):
        page = client.get(moment(played, ply))
        assert page.status_code == 200
        assert page.context["ply"] == ply
        assert page.context["board"].view == position_at(played, None, ply).view
        assert f"http://testserver{moment(played, ply)}" in page.text


def test_without_a_ply_it_shows_the_game_as_it_stands(browser: Browser, played: Table) -> None:
    page = browser(None).get(reverse("tables:history", args=[played.pk]))
    assert page.context["ply"] == played.ply


def test_the_scrubber_works_as_a_plain_form(browser: Browser, played: Table) -> None:
    history = reverse("tables:history", args=[played.pk])
    client = browser(None)
    assert client.get(f"{history}?ply=3").headers["Location"] == moment(played, 3)
    assert client.get(f"{history}?ply=99999").headers["Location"] == moment(played, played.ply)
    assert client.get(f"{history}?ply=x").status_code == 200


def test_steps_lead_on_and_back_and_stop_at_the_ends(browser: Browser, played: Table) -> None:
    client = browser(None)
    page = client.get(moment(played, 2)).text
    steps = dict(re.findall(r'<a href="([^"]+)" data-ply data-step="(\w+)"', page))
    assert {way: address for address, way in steps.items()} == {
        "first": moment(played, 0),
        "previous": moment(played, 1),
        "next": moment(played, 3),
        "last": moment(played, played.ply),
    }
    assert 'data-step="previous"' not in client.get(moment(played, 0)).text
    assert 'data-step="next"' not in client.get(moment(played, played.ply)).text


def test_board_and_log_carry_the_same_numbers(browser: Browser, played: Table) -> None:
    page = browser(None).get(moment(played, played.ply))
    marks = page.context["board"].marks
    steps = [step for step in page.context["steps"] if step.ply <= played.ply]
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    moves = {move.ply: move for move in history_for(played, None)}
    assert marks
    for target, mark in marks.items():
        step = max(
            (step for step in steps if target in moves[step.ply].targets),
            key=lambda step: step.number,
        )
        assert (step.number, step.place) == (mark.number, mark.seat)


def test_the_log_in_step_is_a_line_a_turn(browser: Browser, played: Table) -> None:
    """The log opens the shown turn with its steps; other turns are closed."""
    client = browser(None)
    for ply in range(1, played.ply, 3):
        page = client.get(moment(played, ply))
        turns = [entry for entry in page.context["log"] if entry["kind"] == "turn"]
        now = [entry for entry in turns if entry["now"]]
        assert {entry["turn"].turn for entry in now} <= {
            step.turn for step in page.context["steps"]
        }
        assert page.text.count('<details class="turn" id="now-') == len(now) <= 1
        assert page.text.count('aria-current="step"') == bool(page.context["step"])
        for said in ("ended the turn", "made a choice"):
            assert said not in page.text


def test_nothing_is_lit_in_the_past(browser: Browser, played: Table) -> None:
    for user in (at(played, 0), at(played, 1)):
        page = browser(user).get(moment(played, played.ply)).text
        assert "data-targets" not in page
        assert 'name="key"' not in page


def test_a_ply_that_is_not_there_is_not_found(browser: Browser, played: Table) -> None:
    assert browser(None).get(moment(played, played.ply + 1)).status_code == 404


def test_an_open_table_has_no_history_yet(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 3)
    answer = browser(None).get(reverse("tables:history", args=[table.pk]))
    assert answer.headers["Location"] == reverse("tables:detail", args=[table.pk])


def test_a_private_history_is_only_its_peoples(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = play_on(started(four[:2]), random.Random(1), choices=5)
    Table.objects.filter(pk=table.pk).update(visibility="private")
    for user, status in ((None, 404), (stranger, 404), (four[1], 200)):
        assert browser(user).get(moment(table, 2)).status_code == status


def test_a_step_is_fetched_once(browser: Browser, played: Table) -> None:
    client, address = browser(None), f"{moment(played, 4)}?partial=1"
    page = client.get(address)
    assert page.text.lstrip().startswith('<div class="table-page history"')
    again = client.get(address, headers={"If-None-Match": page.headers["ETag"]})
    assert again.status_code == 304


def test_the_end_has_the_score_sheet_and_the_secret(browser: Browser, finished: Table) -> None:
    page = browser(None).get(moment(finished, 1)).text
    assert "Where the points came from" in page
    fair = reverse("tables:dice", args=[finished.pk])
    assert f'href="{fair}"' in page
    assert bytes(finished.secret).hex() in browser(None).get(fair).text
    assert 'class="podium plain"' in page


def test_a_running_game_keeps_its_secret(browser: Browser, played: Table) -> None:
    page = browser(None).get(moment(played, 1)).text
    assert bytes(now(played).secret).hex() not in page
    assert "Where the points came from" not in page


def test_a_moment_of_other_rules_is_told_plainly(browser: Browser, played: Table) -> None:
    old = under_other_rules(played, ply=2)
    page = browser(None).get(moment(old, 3))
    here = old.rules.rules_version
    assert page.status_code == 410
    assert (
        f"began under other rules (version {old.rules_version}; this site uses {here})" in page.text
    )
    assert "The game goes on from its current position." in page.text
    assert "fault in our rules" not in page.text


def test_a_table_of_other_rules_is_shown_and_played(browser: Browser, played: Table) -> None:
    old = under_other_rules(played, ply=2)
    user = acting(old)
    decision, before = asked(old, user), see(old, user)
    client, page = browser(user), reverse("tables:detail", args=[old.pk])
    assert f'value="{decision.choices[0].key}"' in client.get(page).text
    sent = {"decision": decision.id, "key": decision.choices[0].key}
    client.post(reverse("tables:choose", args=[old.pk]), sent)
    after = see(old, user)
    assert (after.ply, after.draft) != (before.ply, before.draft)
    assert client.get(page).status_code == 200


def test_a_game_of_other_rules_says_that_the_check_needs_them(
    browser: Browser, finished: Table
) -> None:
    words = "This game began under version"
    fair = reverse("tables:dice", args=[finished.pk])
    assert words not in browser(None).get(fair).text
    old = under_other_rules(finished, ply=2)
    assert f"{words} {old.rules_version} of the rules" in browser(None).get(fair).text
    assert "You can see its current position." in browser(None).get(moment(old, 3)).text
