"""Each title's table by ear: its outline, and a turn by role, name and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.ear import Ear, Node
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
TITLES: Final = ("marco-polo-2", "marco-polo-1", "yspahan", "rajas-cards-karma")
TABLES: Final = {
    "At the Khan's behest": ("Mara", "Jonas", "Aylin", "Piotr"),
    "From Venice, slowly": ("Mara", "Jonas", "Aylin"),
    "Two at the well": ("Mara", "Piotr"),
    "The slow ferry": ("Mara", "Jonas", "Aylin"),
}
"""A table of each title where it is Mara's turn, and its players."""
TOOLS: Final = ("Undo", "Reset", "Confirm", "Deselect", "Save", "Ask me each time")
SHEET: Final = re.compile(r"Choices: \d+")
"""The name of the button that opens the list of choices."""
MANY: Final = 40
"""The maximum number of choices in a turn."""


@pytest.fixture
def at_a_table(visit: Visit) -> Callable[[str], Node]:
    """Return a function that reads the main part of a table's page."""

    def at(name: str) -> Node:
        page = visit("mara").page
        page.goto(page.get_by_role("link", name=name).first.get_attribute("href") or "")
        page.wait_for_load_state("networkidle")
        return Ear(page).tree.all("main")[0]

    return at


@pytest.mark.parametrize("name", TABLES)
def test_every_place_is_under_a_heading(name: str, at_a_table: Callable[[str], Node]) -> None:
    main = at_a_table(name)
    outline = [(node.level, node.name) for node in main.all("heading")]
    assert [level for level, _ in outline].count(1) == 1
    assert all(below - above <= 1 for (above, _), (below, _) in pairwise(outline))
    places = [node for node in main.all("region") if len(node.all("region")) == 1]
    assert len(places) >= 5
    assert [node.name for node in places if not node.all("heading")] == []


@pytest.mark.parametrize(("name", "people"), TABLES.items())
def test_everybodys_things_have_their_name(
    name: str, people: tuple[str, ...], at_a_table: Callable[[str], Node]
) -> None:
    regions = at_a_table(name).all("region")
    told = [node.name for region in regions for node in region.walk()]
    assert [who for who in people if not any(who in one for one in told)] == []


def seated(visit: Visit, title: str) -> tuple[Visitor, Visitor]:
    """Return the player who has the first turn at a new table, and the other."""
    mara, aylin = visit("mara"), visit("aylin")
    path = mara.open_table("By ear", seats=2, title=title)
    aylin.join(path)
    for player in (mara, aylin):
        player.rest()
        player.page.goto(path)
    return (mara, aylin) if asked(Ear(mara.page)) else (aylin, mara)


def asked(ear: Ear) -> list[Node]:
    """Return the choices, after opening the sheet where the prompt is low."""
    buttons = buttons_of(ear)
    sheet = next((node for node in buttons if SHEET.fullmatch(node.name)), None)
    if sheet and ear.page.locator("[data-sheet][aria-expanded=false]:visible").count():
        ear.go_to(sheet)
        ear.page.keyboard.press("Enter")
        buttons = buttons_of(ear)
    return [node for node in buttons if not SHEET.fullmatch(node.name)]


def buttons_of(ear: Ear) -> list[Node]:
    """Return the buttons of the prompt's region without those of its tools."""
    main = ear.tree.all("main")[0]
    regions = [node for node in main.all("region") if node.all("form")]
    prompt = next((node for node in regions if node.all("heading")[0].name == node.name), None)
    buttons = prompt.all("button") if prompt else []
    return [node for node in buttons if node.name and not node.name.startswith(TOOLS)]


def closed_up(words: str) -> str:
    """Return words in lower case without spaces, since capitals and some spaces come from the
    style.
    """
    return "".join(words.split()).casefold()


def choose(ear: Ear, choices: list[Node]) -> None:
    """Make the choice that ends the turn, or else the first one, by keyboard and announcements."""
    choice = next((node for node in choices if "Ends your turn" in node.name), choices[0])
    before = ear.page.locator("#table").get_attribute("data-decision")
    ear.go_to(choice)
    confirm = ear.page.locator("[data-confirm]")
    lays = ear.page.evaluate("() => document.activeElement.matches('[data-lays]:not(.chosen)')")
    if not confirm.is_enabled():
        ear.page.keyboard.press("Enter")
        assert ear.hears(lambda said: closed_up(choice.name) in closed_up(said)), choice.name
        if not lays:
            assert ear.hears(lambda said: "Confirm with Enter" in said)
    if not lays:
        ear.page.keyboard.press("Enter")
    expect(ear.page.locator("#table")).not_to_have_attribute("data-decision", before or "")


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_is_played_by_ear(title: str, visit: Visit) -> None:
    mover, other = seated(visit, title)
    ear, made = Ear(mover.page), 0
    while choices := asked(ear):
        choose(ear, choices)
        made += 1
        assert made < MANY
    assert made
    other.look()
    listener = Ear(other.page)
    assert listener.hears(lambda said: mover.name.capitalize() in said)
    headings = [node for node in listener.tree.all("main")[0].all("heading") if node.level == 2]
    assert listener.hears(lambda said: any(node.name in said for node in headings))
