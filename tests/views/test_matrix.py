"""The permissions of pages: every page of the games, every role, and the response.

Forms are sent empty. People with the permission get an error message, or the form succeeds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from django.db import transaction
from django.urls import get_resolver
from django.urls.resolvers import URLPattern

from accounts.models import Block, User
from accounts.services.circles import circle_found, circle_join
from games.blocks.services import person_block
from games.cups.services import cup_open
from games.seasons.services import season_open
from games.seeks.services import seek_make
from games.talk.services import message_say
from tests.support import caches
from tests.support.guests import guest_at_table
from tests.support.problems import problem_of
from tests.support.tables import open_table, person, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
ROLES: Final = ("nobody", "guest", "stranger", "blocked", "seat", "host", "staff")
SEEK: Final = {"title": "yspahan", "pace": "daily", "least": 2, "most": 4}
OURS: Final = (
    *(
        "tables/",
        "circles/",
        "games/",
        "plans/",
        "people/",
        "profile/",
        "stars/",
        "seasons/",
        "cups/",
        "problems/",
        "seeks/",
        "j/",
        "next/",
        "translators/",
    ),
    *(
        "me/blocks/",
        "me/coach/",
        "me/presence/",
        "me/reports/",
        "news/",
        "notices/devices/",
        "titles/<slug:slug>/ladder/",
        "titles/<slug:slug>/figures",
    ),
)
SIGN_IN: Final = "in"
"""A redirect to the sign-in."""
MATRIX: Final = """
GET tables/{private}/picture.png              404 404 404 404 404 404 404
GET tables/{private}/history/0/picture.png    404 404 404 404 404 404 404
GET next/                                     in 302 302 302 302 302 302
GET tables/                                   200 200 200 200 200 200 200
GET tables/new/                               in 403 200 200 200 200 200
POST tables/new/                              in 403 422 422 422 422 422
GET tables/{private}/                         404 404 404 404 200 200 404
GET tables/{open}/                            200 200 200 200 200 200 200
GET tables/{private}/appointment/             in 404 404 404 200 200 404
POST tables/{private}/appointment/propose/    in 403 404 404 409 409 404
POST tables/{open}/appointment/propose/       in 403 403 403 403 409 403
POST tables/{private}/appointment/cancel/     in 403 404 404 409 409 404
GET tables/{private}/coach/                   404 404 404 404 404 404 404
POST tables/{private}/coach/ask/              in 403 404 404 404 404 404
GET me/coach/                                 in 403 200 200 200 200 200
POST me/coach/                                in 403 302 302 302 302 302
GET tables/{private}/here/                    in 404 404 404 403 403 404
GET me/presence/                              in 403 200 200 200 200 200
POST me/presence/                             in 403 302 302 302 302 302
GET tables/{private}/forecast/                404 404 404 404 200 200 404
GET tables/{private}/film/                    404 404 404 404 404 404 404
GET tables/{private}/film/{slug}.webp         404 404 404 404 404 404 404
POST tables/{private}/film/ask/               in 403 404 404 404 404 404
POST tables/{private}/film/names/             in 403 404 404 404 404 404
GET titles/{slug}/figures/                    200 200 200 200 200 200 200
GET titles/{slug}/figures.csv                 200 200 200 200 200 200 200
GET titles/{slug}/figures.json                200 200 200 200 200 200 200
GET tables/{private}/dice/                    404 404 404 404 200 200 404
GET tables/{private}/seats/0/                 404 404 404 404 200 302 404
POST tables/{private}/join/                   in 403 404 404 302 302 404
POST tables/{open}/join/                      in 403 302 409 302 302 302
POST tables/{private}/leave/                  in 403 404 404 409 409 404
POST tables/{open}/leave/                     in 403 403 403 403 302 403
POST tables/{private}/invite/                 in 403 404 404 409 409 404
POST tables/{open}/invite/                    in 403 403 403 403 422 403
POST tables/{private}/remove/                 in 403 404 404 403 409 404
POST tables/{open}/remove/                    in 403 403 403 403 422 403
POST tables/{private}/opponents/              in 403 404 404 403 409 404
POST tables/{open}/opponents/                 in 403 403 403 403 422 403
POST tables/{private}/start/                  in 403 404 404 403 409 404
POST tables/{open}/start/                     in 403 403 403 403 409 403
POST tables/{private}/abandon/                in 404 404 404 302 302 404
POST tables/{open}/abandon/                   in 403 403 403 403 409 403
POST tables/{private}/rematch/                in 403 404 404 422 422 404
POST tables/{open}/rematch/                   in 403 403 403 403 422 403
POST tables/{private}/pause/                  in 403 404 404 409 409 404
POST tables/{private}/pause/answer/           in 403 404 404 409 409 404
POST tables/{private}/pause/end/              in 403 404 404 409 409 404
GET tables/{private}/resign/                  in 404 404 404 200 200 404
POST tables/{private}/resign/                 in 403 404 404 302 302 404
GET tables/{open}/resign/                     in 403 403 403 403 409 403
POST tables/{open}/resign/                    in 403 403 403 403 409 403
POST tables/{private}/rating/                 in 403 404 404 422 422 404
POST tables/{private}/return/                 in 404 404 404 302 302 404
POST tables/{private}/choose/                 in 404 404 404 409 409 404
GET tables/{private}/onward/                  in 404 404 404 204 204 404
POST tables/{private}/undo/                   in 404 404 404 409 409 404
POST tables/{private}/redo/                   in 404 404 404 409 409 404
POST tables/{private}/reset/                  in 404 404 404 409 409 404
POST tables/{private}/notes/                  in 404 404 404 302 302 404
GET tables/{private}/talk/                    404 404 404 404 200 200 404
POST tables/{private}/talk/say/               in 403 404 404 400 400 404
POST tables/{private}/talk/switch/            in 403 404 404 400 400 404
POST tables/{private}/talk/{message}/         in 403 404 404 400 400 404
GET tables/{private}/talk/{message}/report/   in 404 404 404 200 200 404
POST tables/{private}/talk/{message}/report/  in 403 404 404 422 422 404
POST tables/{private}/coaching/               in 404 404 404 302 302 404
POST tables/{private}/conditional-answers/     in 404 404 404 302 302 404
GET tables/{private}/history/                 404 404 404 404 200 200 404
GET tables/{private}/history/0/               404 404 404 404 200 200 404
POST tables/{private}/plan/drop/              in 403 404 404 422 409 404
GET tables/{private}/line/                    in 404 404 404 200 200 404
POST tables/{private}/line/                   in 403 404 404 400 400 404
GET tables/{private}/line/none/               404 404 404 404 404 404 404
GET j/{token}/                                200 200 200 200 200 302 200
GET games/                                    in 200 200 200 200 200 200
GET plans/                                    in 403 200 200 200 200 200
GET games/all/                                200 200 200 200 200 200 200
GET games/all.csv                             200 200 200 200 200 200 200
GET games/all.json                            200 200 200 200 200 200 200
GET people/                                   in 403 200 200 200 200 200
POST stars/                                   in 403 422 422 422 422 422
GET people/all.csv                            in 403 200 200 200 200 200
GET people/all.json                           in 403 200 200 200 200 200
POST profile/visibility/                      in 403 422 422 422 422 422
GET people/{name}/                            200 200 200 200 200 200 200
GET circles/new/                              in 403 200 200 200 200 200
POST circles/new/                             in 403 200 200 200 200 200
GET circles/join/{link}/                      200 200 200 403 302 302 200
POST circles/join/{link}/                     in 403 302 403 302 302 302
GET circles/{circle}/                         in 403 404 404 200 200 404
GET circles/{circle}/ladder/{slug}/           in 403 404 404 200 200 404
POST circles/{circle}/rename/                 in 403 404 404 200 200 404
POST circles/{circle}/link/                   in 403 404 404 403 302 404
POST circles/{circle}/member/                 in 403 404 404 403 422 404
POST circles/{circle}/report/                 in 403 404 404 422 422 404
POST circles/{circle}/leave/                  in 403 404 404 302 422 404
GET seeks/                                    in 403 200 200 200 200 200
POST seeks/                                   in 403 200 200 200 200 200
POST seeks/{seek}/                            in 403 404 404 404 302 404
GET seasons/                                  200 200 200 200 200 200 200
GET seasons/new/                              in 403 403 403 403 200 200
POST seasons/new/                             in 403 403 403 403 422 422
POST seasons/watch/                           in 403 422 422 422 422 422
GET seasons/{season}/                         200 200 200 200 200 200 200
POST seasons/{season}/change/                 in 403 404 404 404 404 404
GET seasons/{season}/divisions/{division}/    404 404 404 404 404 404 404
GET cups/                                     200 200 200 200 200 200 200
POST cups/                                    in 403 403 403 403 422 422
GET cups/{cup}/                               200 200 200 200 200 200 200
POST cups/{cup}/change/                       in 403 404 404 404 404 404
GET problems/                                 200 200 200 200 200 200 200
GET problems/games/{source}/                  200 200 200 200 200 200 200
GET problems/{problem}/                       200 200 200 200 200 200 200
POST problems/{problem}/                      422 422 422 422 422 422 422
POST problems/{problem}/vote/                 in 403 422 422 422 422 422
GET problems/{slug}/                          200 200 200 200 200 200 200
GET me/blocks/                                in 403 200 200 200 200 200
POST me/blocks/                               in 403 422 422 422 422 422
POST me/blocks/{block}/withdraw/              in 403 302 302 302 302 302
POST me/reports/                              in 403 422 422 422 422 422
GET news/                                     in 403 200 200 200 200 200
POST news/seen/                               in 403 302 302 302 302 302
GET notices/devices/                          in 403 404 404 404 404 404
POST notices/devices/                         in 403 404 404 404 404 404
POST notices/devices/remove/                  in 403 302 302 302 302 302
GET translators/                              in 403 403 403 403 403 200
GET titles/{slug}/ladder/                     200 200 200 200 200 200 200
"""
"""Verb, address and statuses by role; a verb that isn't here is refused for all (405)."""
ROWS: Final = [tuple(row.split()) for row in MATRIX.strip().splitlines()]


@pytest.fixture
def people(four: list[User]) -> dict[str, User | None]:
    """People by role: the host has blocked one person and plays with the seat."""
    host, seat, stranger, blocked = four
    person_block(by=host, name=blocked.username)
    guest, _ = guest_at_table()
    staff = person("keeper", is_staff=True, is_superuser=True)
    found = (None, guest, stranger, blocked, seat, host, staff)
    return dict(zip(ROLES, found, strict=True))


@pytest.fixture
def places(four: list[User], people: dict[str, User | None]) -> dict[str, Any]:
    """The values of addresses: the host's tables, circle, seek, and a message by the seat."""
    host, seat = four[:2]
    private = started([host, seat], visibility="private")
    circle = circle_found(by=host, name="Thursdays")
    circle_join(link=str(circle.link), by=seat)
    waiting, problem = open_table(host, 3), problem_of()
    return {
        "problem": problem.pk,
        "source": problem.game_id,
        "private": private.pk,
        "open": waiting.pk,
        "token": waiting.token,
        "message": message_say(table_id=private.pk, by=seat, text="Hello").pk,
        "circle": circle.pk,
        "link": circle.link,
        "seek": seek_make(by=host, **SEEK).pk,
        "season": season_open(by=people["staff"], title="yspahan").pk,
        "division": "1a",
        "cup": cup_open(by=people["staff"], name="Cup", title="yspahan").pk,
        "block": Block.objects.get(by=host).pk,
        "name": seat.username,
        "slug": "yspahan",
    }


def test_who_may_do_what(
    browser: Browser, people: dict[str, User | None], places: dict[str, Any]
) -> None:
    """All roles send their requests to the same data."""
    found = []
    for verb, address, *_ in ROWS:
        path = "/" + address.format(**places)
        answers = [asked(browser, who, verb, path) for who in people.values()]
        found.append((verb, address, *answers))
    assert found == ROWS


def asked(browser: Browser, who: User | None, verb: str, address: str) -> str:
    """Send a request, roll back its changes, and return the response's status."""
    caches.renew()
    with transaction.atomic():
        client = browser(who)
        answer = client.get(address) if verb == "GET" else client.post(address)
        transaction.set_rollback(True)
    login = answer.status_code == 302 and "/login/" in answer["Location"]
    return SIGN_IN if login else str(answer.status_code)


def test_every_page_is_in_the_matrix() -> None:
    listed = {re.sub(r"\{\w+\}|(?<=/)(0|none)(?=/)", "<>", row[1]) for row in ROWS}
    assert {re.sub(r"<[^>]+>", "<>", path) for path in paths() if path.startswith(OURS)} == listed


def paths(under: Any = None, before: str = "") -> Iterator[str]:
    """Yield all addresses in the site's URLconf."""
    for one in (under or get_resolver()).url_patterns:
        path = before + str(one.pattern)
        if isinstance(one, URLPattern):
            yield path
        else:
            yield from paths(one, path)
