"""Notes at the table: the player's text stays while others move; on a phone, and in the history."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_choosing import fresh
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
KEPT: Final = re.compile("Saved|Gespeichert")  # one of the two players reads German
SCREENS: Final = [{"wide": 390, "high": 844}, {"wide": 1440, "high": 900}]


@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_what_one_writes_is_kept_by_itself(visit: Visit, screen: dict[str, int]) -> None:
    player = fresh(visit, **screen)
    page = player.page
    page.locator("#notes > summary").click()
    page.locator("#notes-text").type("Camels first.")
    expect(page.locator("#notes-said")).to_have_text(KEPT)
    assert wrong_with(player, "notes") == []
    page.reload()
    expect(page.locator("#notes-text")).to_have_value("Camels first.")
    page.goto(page.evaluate("location.pathname") + "history/")
    expect(page.locator("#notes-text")).to_have_value("Camels first.")


def test_a_page_that_refreshes_leaves_the_writer_alone(visit: Visit) -> None:
    player = fresh(visit)
    page = player.page
    page.locator("#notes > summary").click()
    field = page.locator("#notes-text")
    field.type("Half a senten")
    field.evaluate("part => part.setSelectionRange(4, 4)")
    player.choose(player.keys[0])
    field = page.locator("#notes-text")
    expect(field).to_have_value("Half a senten")
    assert field.evaluate("part => part.selectionStart") == 4
    expect(page.locator("#notes-said")).to_have_text(KEPT)


def test_a_refusal_is_told_where_it_was_written(visit: Visit) -> None:
    player = fresh(visit)
    page = player.page
    page.locator("#notes > summary").click()
    page.locator("#notes-text").type("Short.")
    expect(page.locator("#notes-said")).to_have_text(KEPT)
    page.locator("#notes-text").evaluate("part => part.removeAttribute('maxlength')")
    page.locator("#notes-text").fill("x" * 4_001)
    expect(page.locator("#notes-said")).to_contain_text("001")
    assert len(page.locator("#notes-text").input_value()) == 4_001
    refused = [complaint for complaint in player.complaints if "422" in complaint]
    assert len(refused) == len(player.complaints) == 1  # the browser's own message
    player.complaints.clear()


@pytest.mark.long
def test_what_another_device_has_added_stays(visit: Visit) -> None:
    """A page with saved notes shows newer notes from the site and keeps them."""
    player = fresh(visit)
    page = player.page
    page.locator("#notes > summary").click()
    page.locator("#notes-text").type("Camels first.")
    expect(page.locator("#notes-said")).to_have_text(KEPT)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("#notes-text").fill("Camels first, then pepper.")
    expect(other.locator("#notes-said")).to_have_text(KEPT)
    other.close()
    player.choose(player.keys[0])
    expect(page.locator("#notes-text")).to_have_value("Camels first, then pepper.")
    page.reload()
    expect(page.locator("#notes-text")).to_have_value("Camels first, then pepper.")
