"""Production looks like the embedded mode: a browser compares the same tables page by page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import psycopg

from games.rules import titles
from tests.browser.visitor import Visitor
from tests.faults.sink import Sink
from tests.production.house import Production
from tests.production.pictures import ALIKE, difference
from tests.support.waiting import until

Visit = Callable[[str], Visitor]
READER, ADDRESS = "Mara", "mara@example.com"
RULES: Final = "/titles/yspahan/rules/"


def mails_link(mails: Sink, house: Production) -> str:
    """Return the link of a mail about somebody's turn that needs no sign-in."""
    link = re.compile(re.escape(house.address) + r"(/notices/p/\S+)")
    until(lambda: any(link.search(m.text) for m in mails.to(ADDRESS)), "a mail came")
    return next(found[1] for mail in mails.to(ADDRESS) if (found := link.search(mail.text)))


def tables(house: Production) -> list[str]:
    """Return the address of a running table of each title."""
    ask = "SELECT DISTINCT ON (title) title, id FROM games_table WHERE status = 'playing'"
    with psycopg.connect(house.ground.database) as database:
        found = dict(database.execute(ask).fetchall())
    assert set(found) == {title.slug for title in titles}
    return [f"/tables/{id}/" for id in found.values()]


def pictures(visitor: Visitor, paths: list[str]) -> dict[str, bytes]:
    """Return a screenshot of each address for a visitor."""
    seen = {}
    for path in paths:
        answer = visitor.page.goto(path, wait_until="networkidle")
        assert answer is not None
        assert answer.status == 200, path
        seen[path] = visitor.page.screenshot(animations="disabled", caret="hide")
    return seen


def see_all(visitor: Visitor, paths: list[str]) -> None:
    """Open every page once, since pages mark news until a person has seen them."""
    visitor.sign_in(READER)
    for path in paths:
        visitor.page.goto(path)


def test_it_looks_like_the_embedded_mode(
    production: Production, embedded: str, mails: Sink, visit: Visit
) -> None:
    without, within = ["/", RULES, mails_link(mails, production)], ["/", *tables(production)]
    see_all(visit(production.address), within)
    seen: list[dict[str, bytes]] = []
    for address in (production.address, embedded):
        visitor = visit(address)
        guest = pictures(visitor, without)
        visitor.sign_in(READER)
        seen.append(
            {**{f"guest {path}": shot for path, shot in guest.items()}, **pictures(visitor, within)}
        )
    apart = {path: difference(shot, seen[1][path]) for path, shot in seen[0].items()}
    assert len(apart) == 8
    assert {path: share for path, share in apart.items() if share > ALIKE} == {}


def test_a_page_without_its_style_sheets_is_told_apart(
    production: Production, embedded: str, mails: Sink, visit: Visit
) -> None:
    """A regression: the style sheets are empty."""
    bare, whole = visit(production.address), visit(embedded)
    bare.excused = "preloaded"  # a font that no rule uses
    empty = {"status": 200, "content_type": "text/css", "body": ""}
    bare.context.route("**/*.css", lambda route: route.fulfill(**empty))
    paths = ["/", RULES, mails_link(mails, production), *tables(production)[:1]]
    for visitor in (bare, whole):
        visitor.sign_in(READER)
    naked, dressed = pictures(bare, paths), pictures(whole, paths)
    assert all(difference(naked[path], dressed[path]) > 5 * ALIKE for path in naked)


def test_the_browser_is_told_to_stay_with_tls(production: Production, visit: Visit) -> None:
    visitor = visit(production.address)
    answer = visitor.page.goto("/")
    assert answer is not None
    assert answer.header_value("strict-transport-security") == "max-age=31536000"
    visitor.sign_in(READER)
    cookies = {cookie["name"]: cookie for cookie in visitor.context.cookies()}
    for name in ("__Host-session", "__Host-csrf"):
        assert (cookies[name]["secure"], cookies[name]["path"]) == (True, "/")
