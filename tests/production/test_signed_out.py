"""A session ends in mid-turn: the person loses no input, and the site makes no choice."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Final
from urllib.parse import unquote, urlsplit

import psycopg
from playwright.sync_api import expect

from tests.browser.visitor import PASSWORD, Visitor, tame
from tests.production.house import Production

READER: Final = "Mara"
WAITS_FOR: Final = """
SELECT seat.table_id FROM games_seat seat
  JOIN games_table played ON played.id = seat.table_id
  JOIN accounts_user person ON person.id = seat.person_id
WHERE played.status = 'playing' AND seat.waiting_since IS NOT NULL AND person.username = %s
ORDER BY seat.table_id LIMIT 1
"""
DONE: Final = """
SELECT (SELECT count(*) FROM games_move WHERE table_id = %(table)s),
       (SELECT array_agg(draft::text ORDER BY place) FROM games_seat WHERE table_id = %(table)s)
"""
DROP: Final = """
from importlib import import_module
from django.conf import settings
import_module(settings.SESSION_ENGINE).SessionStore({key!r}).delete()
"""


def asked(house: Production, query: str, given: object) -> tuple[object, ...]:
    with psycopg.connect(house.ground.database) as database:
        found = database.execute(query, given).fetchone()  # type: ignore[arg-type]
    assert found is not None
    return tuple(found)


def cookie(visitor: Visitor, name: str) -> str:
    return next(one["value"] for one in visitor.context.cookies() if one["name"] == name)


def test_a_choice_is_kept_and_sent_after_the_sign_in(
    production: Production, visit: Callable[[str], Visitor]
) -> None:
    (table,) = asked(production, WAITS_FOR, [READER])
    here, game = f"/tables/{table}/", {"table": table}
    mara = visit(production.address)
    mara.excused = "status of 401"
    mara.sign_in(READER)
    page = mara.page
    page.goto(here)
    key, decision = tame([key for key in mara.keys if key not in mara.asked.laying]), mara.decision
    mara.select(key)
    before = asked(production, DONE, game)
    production.manage("shell", "-c", DROP.format(key=cookie(mara, "__Host-session")))

    with page.expect_response(f"**{here}choose/") as got:
        page.locator("[data-confirm]").click()
    answer = got.value
    assert answer.status == HTTPStatus.UNAUTHORIZED
    assert answer.json()["code"] == answer.headers["caravanserai-refused"] == "not-signed-in"
    expect(page.locator("#person-changed")).to_contain_text("You are signed out. Sign in to go on")
    assert (mara.picked, mara.decision) == (key, decision)

    led = page.request.post(
        f"{here}choose/",
        form={"csrfmiddlewaretoken": cookie(mara, "__Host-csrf"), "key": key, "decision": decision},
        headers={"Referer": production.address + here},
        max_redirects=0,
    )
    assert led.status == HTTPStatus.FOUND
    assert unquote(urlsplit(led.headers["location"]).query) == f"next={here}"
    assert asked(production, DONE, game) == before

    page.locator("#person-changed a").click()
    page.wait_for_url("**/accounts/login/**")
    assert unquote(urlsplit(page.url).query) == f"next={here}"
    page.fill("input[name=login]", READER)
    page.fill("input[name=password]", PASSWORD)
    page.locator("input[name=password]").press("Enter")
    expect(page).to_have_url(production.address + here)
    page.wait_for_function("key => document.querySelector('[data-confirm]').value === key", arg=key)
    mara.confirm()
    assert mara.decision != decision
    assert asked(production, DONE, game) != before
