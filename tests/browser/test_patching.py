"""A patched table equals the table of a fresh page, and leaves alone what its reader has set up."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from django.urls import reverse
from playwright.sync_api import Browser, Page, expect

from accounts.models import User
from games.models import Status, Table
from games.rules import titles
from games.selectors.positions import position_for
from tests.browser.visitor import COME_BACK, IN_THE_BACKGROUND
from tests.support.browsed import Browsed
from tests.support.tables import acting, asked, choose, now, people, play_on, started
from tests.support.waiting import PATIENCE_MS

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

TREE: Final = """() => {
  const STATE = ["style", "open", "data-showing"];
  const OPEN = ".choice-group, [data-tile], [data-tab]"; // the tile and the pane that are open stay open
  const told = (node) => {
    if (node.nodeType !== 1) return node.data;
    if (node.nodeName === "NOSCRIPT" || node.name === "csrfmiddlewaretoken") return ""; // an older token is as good
    const keeps = [...STATE, ...(node.dataset.keeps ?? "").split(" ")];
    if (node.matches(".prompt, [data-sheet]")) keeps.push("data-open", "aria-expanded"); // the sheet may have risen
    if (node.matches(OPEN)) keeps.push("hidden", "aria-checked", "aria-selected", "tabindex");
    const attributes = node.getAttributeNames().filter((name) => !keeps.includes(name)).sort();
    const typed = "checked" in node ? node.checked : node.value;
    const words = attributes.map((name) => {
      const value = node.getAttribute(name);
      return `${name}=${name === "class" ? value.split(/\\s+/).filter((one) => one && one !== "showing").sort().join(" ") : value}`;
    });
    const inside = [...node.childNodes].filter((one) => !(one.dataset && "own" in one.dataset)).map(told);
    return `<${node.nodeName} ${words.join(" ")} ${typed ?? ""}>\\n${inside.join("")}`;
  };
  return told(document.querySelector("#table"));
}"""
PICK: Final = """key => {
  const confirm = document.querySelector("[data-confirm]");
  const all = [...document.querySelectorAll(".prompt__choices button[data-targets]")];
  if (confirm.value !== key) all.find((one) => one.value === key).click();
  if (document.querySelector("#table").matches(":not(:has(.htmx-request))")) confirm.click();
}"""
DRAWN: Final = """() => {
  window.drawings = 0;
  document.addEventListener("table:drawn", () => (window.drawings += 1));
}"""
SEED: Final = 7


@pytest.fixture(params=list(titles), ids=[title.slug for title in titles])
def table(request: pytest.FixtureRequest, db: None) -> Table:
    """A game of three under way, of each title."""
    return play_on(started(people(3), request.param.slug), random.Random(SEED), choices=40)


@pytest.fixture
def browsed(chromium: Browser, table: Table, client: Any) -> Iterator[Browsed]:
    client.force_login(table.host)
    browser = Browsed(chromium, client)
    browser.context.add_init_script(IN_THE_BACKGROUND)  # the page polls only when a test says so
    yield browser
    browser.close()
    assert browser.errors == []


class Player:
    """A person who takes steps at a table's page."""

    def __init__(self, browsed: Browsed, table: Table) -> None:
        self.browsed, self.table, self.rng = browsed, table, random.Random(SEED)
        self.me: User = table.host
        self.path = reverse("tables:detail", args=[table.pk])
        self.page: Page = browsed.open(self.path)
        self.page.evaluate(DRAWN)

    def drawn(self, step: Callable[[], object]) -> None:
        before = self.page.evaluate("window.drawings")
        step()
        self.page.wait_for_function(
            "before => window.drawings > before", arg=before, timeout=PATIENCE_MS
        )

    def step(self) -> str:
        """Take the next step; return its kind."""
        position = position_for(self.table, self.me)
        if not position.decision:
            self.let_others_move()
            return "poll"
        if position.draft and self.rng.random() < 0.15:
            self.drawn(lambda: self.page.evaluate("document.querySelector('[form=undo]').click()"))
            return "undo"
        if self.rng.random() < 0.1:
            self.refuse()
            return "refusal"
        key = self.rng.choice(position.decision.choices).key
        self.drawn(lambda: self.page.evaluate(PICK, key))
        return "draft" if position_for(self.table, self.me).draft else "commit"

    def let_others_move(self) -> None:
        other = acting(self.table)
        while not choose(
            self.table, other, self.rng.choice(asked(self.table, other).choices).key
        ).committed:
            pass
        self.drawn(lambda: self.page.evaluate(COME_BACK))

    def refuse(self) -> None:
        """Answer a decision that isn't open."""
        self.page.evaluate("document.querySelector('[name=decision]').value = 'another'")
        choices = asked(self.table, self.me).choices
        self.drawn(lambda: self.page.evaluate(PICK, choices[0].key))
        expect(self.page.locator("[data-confirm]")).to_have_attribute("value", choices[0].key)
        if len(choices) > 1:
            self.page.evaluate("document.querySelector('[data-let-go]').click()")

    def check(self, step: str) -> None:
        """Compare the page with a fresh page that got the same part."""
        fresh = self.browsed.open(self.path, self.browsed.part)
        patched, loaded = self.page.evaluate(TREE), fresh.evaluate(TREE)
        fresh.close()
        if patched != loaded:
            lines = zip(patched.splitlines(), loaded.splitlines(), strict=False)
            at = next((pair for pair in lines if pair[0] != pair[1]), ("", ""))
            pytest.fail(f"after {step}:\npatched {at[0]!r}\nfresh   {at[1]!r}")


def walk(browsed: Browsed, table: Table, steps: int) -> set[str]:
    """Take some steps, then the rest of the game as one step; return the kinds of steps."""
    player, kinds = Player(browsed, table), set()
    for _ in range(steps):
        if now(table).status != Status.PLAYING:
            break
        kind = player.step()
        kinds.add(kind)
        player.check(kind)
    if now(table).status == Status.PLAYING:
        play_on(table, player.rng)
        player.drawn(lambda: player.page.evaluate(COME_BACK))
    player.check("the end")
    return kinds


def test_a_patched_table_is_as_a_fresh_page_shows_it(browsed: Browsed, table: Table) -> None:
    assert len(walk(browsed, table, 12)) > 1


@pytest.mark.long
def test_it_is_so_after_two_hundred_steps(browsed: Browsed, table: Table) -> None:
    assert {"draft", "commit", "poll", "undo", "refusal"} <= walk(browsed, table, 200)


SEND: Final = """() => {
  document.querySelector("[data-confirm]").click();
  return document.querySelector("#table").ariaBusy;
}"""


def play_until_own_turn(table: Table) -> None:
    while not position_for(table, table.host).decision:
        play_on(table, random.Random(SEED), choices=1)


def pick(page: Page) -> str:
    """Select a choice that *Confirm* sends; return its key."""
    button = page.locator(".prompt__choices button[data-targets]:not([data-lays])").last
    button.evaluate("one => document.querySelector('[data-confirm]').value || one.click()")
    return page.locator("[data-confirm]").get_attribute("value") or ""


def test_a_choice_is_marked_as_sent_until_it_is_lost_or_made(
    browsed: Browsed, table: Table
) -> None:
    play_until_own_turn(table)
    player = Player(browsed, table)
    page, confirm = player.page, player.page.locator("[data-confirm]")
    picked = pick(page)
    browsed.lost = True
    assert page.evaluate(SEND) == "true"
    expect(page.locator("#table[aria-busy]")).to_have_count(0)
    expect(page.locator("[data-says]")).not_to_be_empty()
    expect(confirm).to_have_attribute("value", picked)
    browsed.lost = False
    player.drawn(lambda: page.evaluate(SEND))
    expect(page.locator("#table[aria-busy]")).to_have_count(0)


HALF: Final = {"#notes-text": "Sell the camels", "#say": "I wonder whe"}
"""Unsent text by its field."""
SET_UP: Final = """() => {
  for (const box of document.querySelectorAll("details[id]")) box.open = true;
  const list = document.querySelector("[data-keep-scroll=log]");
  list.scrollTop = 40;
}"""
OPEN_TALK: Final = """() => {
  window.looking = true;
  document.querySelector("[data-talk]").click();
  window.looking = false;
}"""
AS_SET_UP: Final = """() => ({
  focus: document.activeElement.id,
  list: document.querySelector("[data-keep-scroll=log]").scrollTop,
  sheet: document.body.hasAttribute("data-talk-open"),
  open: [...document.querySelectorAll("#more, #notes")].map((one) => one.open),
  typed: [...document.querySelectorAll("#notes-text, #say")].map((one) => one.value),
  caret: document.activeElement.selectionStart,
})"""
"""A script that returns what a reader has set up at a page."""


def until_others_play(table: Table) -> None:
    """Play until another player has the next turn."""
    while now(table).status == Status.PLAYING and position_for(table, table.host).decision:
        play_on(table, random.Random(SEED), choices=1)


def until_own_turn(player: Player) -> None:
    """Let others move, each of whose moves the page draws, until the player may choose."""
    while not position_for(player.table, player.me).decision:
        player.let_others_move()


def test_what_a_reader_has_set_up_stays(browsed: Browsed, table: Table) -> None:
    """Focus, scroll positions, open details and sheet, and unsent text stay in all drawings."""
    until_others_play(table)
    player = Player(browsed, table)
    page = player.page
    player.drawn(lambda: page.evaluate(OPEN_TALK))
    page.evaluate(SET_UP)
    for field, text in HALF.items():
        page.locator(field).fill(text)
    page.locator("#say").evaluate("field => field.setSelectionRange(3, 3)")
    before = page.evaluate(AS_SET_UP)
    assert before | {"list": 0} == {
        "focus": "say",
        "list": 0,
        "sheet": True,
        "open": [True, True],
        "typed": list(HALF.values()),
        "caret": 3,
    }
    until_own_turn(player)
    assert page.evaluate(AS_SET_UP) == before
    key = asked(table, player.me).choices[0].key
    player.drawn(lambda: page.evaluate(PICK, key))
    assert page.evaluate(AS_SET_UP) == before


def test_the_window_on_a_map_stays_where_it_is(chromium: Browser, client: Any, db: None) -> None:
    table = play_on(started(people(3), "marco-polo-2"), random.Random(SEED), choices=40)
    client.force_login(table.host)
    browsed = Browsed(chromium, client, viewport={"width": 390, "height": 844})
    browsed.context.add_init_script(IN_THE_BACKGROUND)
    until_others_play(table)
    player = Player(browsed, table)
    player.page.locator('[data-tab="map"]').click()
    window = player.page.locator("[data-window]")
    window.evaluate("box => box.scrollTo({ left: 123, top: 45, behavior: 'instant' })")
    player.let_others_move()
    assert window.evaluate("box => [box.scrollLeft, box.scrollTop]") == [123, 45]
    browsed.close()
    assert browsed.errors == []


@pytest.mark.parametrize("status", [429, 503])
def test_a_choice_that_is_turned_away_keeps_the_selection(
    browsed: Browsed, table: Table, status: int
) -> None:
    play_until_own_turn(table)
    player = Player(browsed, table)
    page, confirm = player.page, player.page.locator("[data-confirm]")
    picked = pick(page)
    browsed.turned_away = status
    assert page.evaluate(SEND) == "true"
    expect(page.locator("#table[aria-busy]")).to_have_count(0)
    expect(page.locator("[data-says]")).to_contain_text("but it isn't lost")
    expect(confirm).to_have_attribute("value", picked)
    browsed.turned_away = None
    player.drawn(lambda: page.evaluate(SEND))
