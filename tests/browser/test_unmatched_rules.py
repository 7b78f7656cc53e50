"""List the style rules that match no element of any visited page.

A tool for cleaning up, in the full set only. `pytest -s` prints the selectors. Check each selector
before you delete it, since the visit doesn't reach every state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Error

from games.rules import titles
from tests.browser.test_pages import ACCOUNT, GUEST, OPEN, OWN, SCREENS, in_all_states
from tests.browser.visitor import Visitor
from tests.support.sheets import rules

pytestmark = [pytest.mark.browser, pytest.mark.long]

PEOPLE: Final = ("mara",)
AT_MOST: Final = 0.25
"""The allowed share of selectors without a match, for states that the visit doesn't reach."""
STATE: Final = re.compile(
    r"::[\w-]+(\([^)]*\))?"
    r"|:(hover|focus(-visible|-within)?|active|target|disabled|checked|placeholder-shown)\b"
)
"""The parts of a selector that a pointer, the keyboard or a form activates, and pseudo-elements."""
EMPTY: Final = re.compile(r":(not|is|has|where)\(\s*(,\s*)*\)")
MATCHED: Final = """selectors => Object.entries(selectors)
  .filter(([, one]) => document.querySelector(one)).map(([written]) => written)"""
LINKS: Final = "links => [...new Set(links.map(link => link.pathname))]"


def bare(selector: str) -> str:
    """Return a selector without the states that a query can't match."""
    left = STATE.sub("", selector)
    while EMPTY.search(left):  # nested ones
        left = EMPTY.sub("", left)
    return re.sub(r"([>+~]|^)$", r"\1 *", left.strip()).strip()


def pages(visitor: Visitor) -> Iterator[str]:
    """Go to every page that the person's pages link to; yield the visitor's address."""
    own = [*OWN, *ACCOUNT] if visitor.name else GUEST
    shown = [
        f"/titles/{title.slug}/{part}" for title in titles for part in ("", "rules/", "lessons/")
    ]
    for path in [*own, *OPEN, *shown]:
        visitor.page.goto(path)
        yield path
    for path in tables(visitor) if visitor.name else ():
        for part in ("", "?since=0", "history/", "line/", "talk/"):
            visitor.page.goto(f"{path}{part}")
            yield f"{path}{part}"
        visitor.page.goto(path)
        if visitor.decision:
            with suppress(Error, IndexError):
                yield from in_all_states(visitor)


def tables(visitor: Visitor) -> list[str]:
    """Return the addresses of the tables at the person's home and in their list."""
    found: set[str] = set()
    for path in ("/", "/games/", "/tables/"):
        visitor.page.goto(path)
        links = visitor.page.locator("main a[href^='/tables/']").evaluate_all(LINKS)
        found |= {link.partition("history/")[0] for link in links}
    return sorted(found - {"/tables/", "/tables/new/"})


def test_nearly_every_rule_matches_something(visit: Callable[..., Visitor]) -> None:
    everything = {one: bare(one) for rule in rules() for one in rule.selectors}
    waiting = dict(everything)
    for screen in SCREENS:
        for name in ("", *PEOPLE):
            visitor = visit(name, **screen)
            visitor.excused = r"status of 4\d\d"  # some tables lack some pages
            for _ in pages(visitor):
                forget_matched(visitor, waiting)
    print(*sorted(waiting), sep="\n")
    assert len(waiting) / len(everything) <= AT_MOST


def forget_matched(visitor: Visitor, waiting: dict[str, Any]) -> None:
    """Remove the selectors that match an element of the current page."""
    for one in visitor.page.evaluate(MATCHED, waiting):
        del waiting[one]
