"""Everything that a player needs at a table fits into the window, in any shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor, know_signs

pytestmark = pytest.mark.browser

WIDE: Final = ((1280, 800), (1440, 900), (1440, 1000))
UPRIGHT: Final = (390, 844)
LOW: Final = ((844, 390), (640, 400))

TABLES: Final = {
    "At the Khan's behest": (".mp-chart", ".mp2-band", ".mp2-tray", ".own-box"),
    "From Venice, slowly": (".mp-chart", ".mp2-band", ".mp2-tray", ".own-box"),
    "Two at the well": (".ysp-map", ".ysp-tower", ".ysp-caravan", ".ysp-ledger", ".own-box"),
    "The slow ferry": (".rj-grid", ".rj-piles", ".rj-mine", ".rj-hand", ".rj-rivals"),
}
"""A table of each title where it is Mara's turn, and the parts of its first screen."""
COMMAND: Final = (".prompt__title", ".prompt__choices")

BOXES: Final = """(wanted) => wanted.map((selector) => {
  const part = document.querySelector(selector);
  if (!part) return [selector, "missing"];
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return inside && width > 0 && height > 0 ? null : [selector, left, top, right, bottom];
}).filter(Boolean)"""

EDGE: Final = 4
"""The pixels by which the mark of news may extend beyond its station."""

CUT: Final = """([wanted, edge]) => wanted.filter((selector) => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(selector);
  return clientWidth && (scrollWidth > clientWidth + edge || scrollHeight > clientHeight + edge);
})"""
"""Return the elements whose content overflows."""

SCROLLERS: Final = """() => [...document.querySelectorAll("#table *")].filter((one) => {
  const { overflowY } = getComputedStyle(one);
  const scrolls = one.checkVisibility() && ["auto", "scroll"].includes(overflowY);
  return scrolls && one.scrollHeight > one.clientHeight + 1 && !one.matches(".choices, .log");
}).map((one) => one.className)"""
"""Return the elements that scroll within the page, without the list of choices and the log."""

HIDDEN_TILES: Final = """() => [...document.querySelectorAll(".tile")].filter((one) => {
  const list = one.closest(".choices").getBoundingClientRect();
  return [one, one.querySelector(".tile__count")].some((part) => {
    const { top, right, bottom, width } = part.getBoundingClientRect();
    return width && (top < list.top - 1 || bottom > list.bottom + 1 || right > list.right + 1);
  });
}).map((one) => one.innerText)"""
"""Return the tiles that their list cuts off wholly or partly."""

SEEN_CHOICES: Final = """() => {
  const choices = [...document.querySelectorAll(".prompt__choices button[data-targets]")];
  return choices.filter((one) => one.checkVisibility()).filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const list = one.closest(".choices")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const tiles = document.querySelector(".tiles")?.getBoundingClientRect(); // they stay while the list scrolls
    return top >= Math.max(list.top, tiles?.bottom ?? 0, 0) - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
  }).length;
}"""
"""Return the number of completely visible choices in their list."""

ROOMY: Final = 282
"""The height in pixels that the dock needs for choice cards; a lower dock opens a sheet."""
DOCK: Final = "() => document.querySelector('.dock').offsetHeight"

BEGUN_CHOICES: Final = """() => [...document.querySelectorAll(".prompt__choices .choice")].filter((one) => {
  if (!one.checkVisibility()) return false;
  const list = one.closest(".choices");
  const tiles = list.querySelector(".tiles:not([hidden])");
  const { top, bottom } = one.getBoundingClientRect();
  const from = Math.max(top, tiles ? tiles.getBoundingClientRect().bottom : 0);
  return Math.min(bottom, list.getBoundingClientRect().bottom) - from >= 36;
}).length"""
"""Return the number of readable choices in the list, even if its edge cuts them."""

COVERED_ACTIONS: Final = """() => [...document.querySelectorAll(".mp2-band [data-target]")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = width && document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && !hit.closest(".mp2-band");
}).map((one) => one.dataset.target)"""
"""Return the places of the action area that another element covers."""

NO_ROOM: Final = """() => {
  const row = document.querySelector(".own-box > .mp2-mine");
  const parts = [...row.children].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const gaps = parseFloat(getComputedStyle(row).columnGap) * (parts.length - 1);
  const free = row.clientWidth - gaps - parts.reduce((sum, { width }) => sum + width, 0);
  row.querySelector(".mp2-purse").style.marginInlineEnd = `${free + 5}px`;
}"""
"""Fill the row of the player's possessions beyond its width."""

OWN: Final = "() => document.querySelector('.own-box').getBoundingClientRect().height"

SHARE: Final = """() => {
  const seen = [...document.querySelectorAll(".board")].filter((one) => one.checkVisibility());
  const { width, height } = seen[0].getBoundingClientRect();
  return (width * Math.min(height, innerHeight)) / (innerWidth * innerHeight);
}"""

OVER_THE_BOARD: Final = """() => {
  const board = document.querySelector(".board:has(.showing)");
  const { left, top, width, height } = board.getBoundingClientRect();
  const found = new Set();
  for (let x = 0.02; x < 1; x += 0.06)
    for (let y = 0.02; y < 1; y += 0.06) {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      if (hit && !board.contains(hit)) found.add(hit.className);
    }
  return [...found];
}"""


SMALL: Final = """() => {
  const wanted = "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab]";
  const aloud = (one) => one.closest(".visually-hidden, .skip, [hidden]");
  const inWords = (one) => one.matches("p a, li a, dd a, label a") && getComputedStyle(one).display === "inline";
  return [...document.querySelectorAll("#table :is(" + wanted + ")")].filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || aloud(one) || inWords(one)) return false;
    const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
    const least = one.matches("button, summary") ? 32 : 24;
    return width && Math.min(width, height) < least - 0.5;
  }).map((one) => [one.tagName, one.className.baseVal ?? one.className, one.dataset.target ?? one.textContent.trim().slice(0, 20),
                   ...["width", "height"].map((side) => Math.round(one.getBoundingClientRect()[side]))]);
}"""
"""Return the elements that are too small for a finger; links within sentences are exempt."""


ON_THE_BOARD: Final = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [board, dock] = [box(".history .board"), box(".history__dock")];
  const apart = dock.top >= board.bottom || dock.left >= board.right || dock.right <= board.left;
  const seen = Math.min(board.bottom, innerHeight, apart ? innerHeight : dock.top) - Math.max(board.top, 0);
  return { apart, share: (seen * board.width) / (innerWidth * innerHeight) };
}"""
"""Return whether the history's dock lies beside its board, and the share of the window that the
board fills.
"""

STANDING: Final = """() => [".scrubber__buttons", ".history .board"].map((selector) => {
  const { left, top, right } = document.querySelector(selector).getBoundingClientRect();
  return [scrollX, scrollY, left, top, right];
})"""
"""Return the scroll position, and the positions of the history's buttons and board."""


@pytest.fixture(scope="module")
def mara(chromium: Browser, site: str) -> Iterator[Visitor]:
    """One signed-in person; each test sets the window's size."""
    visitor = Visitor(chromium.new_context(base_url=site, reduced_motion="reduce"))
    know_signs(visitor.context, site)
    visitor.sign_in("mara")
    yield visitor
    visitor.context.close()
    assert visitor.complaints == []


@pytest.fixture(scope="module")
def addresses(mara: Visitor) -> dict[str, str]:
    mara.page.goto("/")
    found = {name: mara.page.get_by_role("link", name=name).first for name in TABLES}
    tables = {name: link.get_attribute("href") or "" for name, link in found.items()}
    for address in tables.values():
        mara.page.goto(address)  # no recap covers the board from here on
    return tables


@pytest.fixture(params=TABLES)
def look(
    request: pytest.FixtureRequest, mara: Visitor, addresses: dict[str, str]
) -> Callable[[int, int], tuple[str, ...]]:
    """Return a function that opens a title's table in a window, and returns the parts of its first
    screen.
    """

    def at(wide: int, high: int) -> tuple[str, ...]:
        mara.page.set_viewport_size({"width": wide, "height": high})
        mara.page.goto(addresses[request.param])
        return TABLES[request.param]

    return at


def told(mara: Visitor, script: str, *wanted: Any) -> Any:
    return mara.page.evaluate(script, *wanted)


def fits_across(mara: Visitor) -> bool:
    return bool(told(mara, "document.documentElement.scrollWidth <= innerWidth"))


LAST_TURNS: Final = """() => {
  const log = document.querySelector("#log");
  const inside = (one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const box = log.getBoundingClientRect();
    const seen = left >= box.left && right <= box.right && top >= box.top - 1 && bottom <= box.bottom + 1;
    return width && seen && bottom <= innerHeight;
  };
  const turns = [...log.querySelectorAll(".log__turn > .turn > summary")];
  const rest = [...document.querySelectorAll("#table .board [data-pane], .desk > :is(.dock, .own-box, .strip)")];
  const box = log.getBoundingClientRect();
  const covered = rest.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
  const last = turns.slice(0, 3);
  const whole = (one) => [...one.querySelectorAll(".line__who, .dice, .line__deal")].every(inside);
  return [inside(log), last.length && last.filter(inside).filter(whole).length === last.length, covered.length];
}"""
"""Return whether the log is in the window, whether its last three turns are, with sign, dice, cost
and gain, and the number of parts that it covers.
"""


def test_wide_the_last_turns_are_in_sight(look: Callable[[int, int], Any], mara: Visitor) -> None:
    look(*WIDE[0])
    for wide, high in WIDE:
        mara.page.set_viewport_size({"width": wide, "height": high})
        assert told(mara, LAST_TURNS) == [True, True, 0], (wide, high)


def test_wide_what_others_did_stands_in_the_logs_place(
    look: Callable[[int, int], Any], mara: Visitor
) -> None:
    look(*WIDE[0])
    address = f"{mara.page.url}?since=0"
    for wide, high in WIDE[:2]:
        mara.page.set_viewport_size({"width": wide, "height": high})
        mara.page.goto(address)
        if mara.page.locator(".recap").count():
            boxes = [mara.page.locator(one).bounding_box() for one in (".recap", "#log")]
            assert boxes[0] == boxes[1], (wide, high)
            assert told(mara, LAST_TURNS)[2] == 0, (wide, high)


def test_wide_a_turn_of_the_log_opens_to_its_words(
    look: Callable[[int, int], Any], mara: Visitor
) -> None:
    look(*WIDE[0])
    turn = mara.page.locator("#log .turn:visible").first
    turn.locator("summary").click()
    words = turn.locator(".turn__words")
    expect(words).to_be_visible()
    expect(words).to_be_in_viewport()


def test_wide_all_is_in_the_window(look: Callable[[int, int], Any], mara: Visitor) -> None:
    parts = look(*WIDE[0])
    for wide, high in WIDE:
        mara.page.set_viewport_size({"width": wide, "height": high})
        assert told(mara, BOXES, [*parts, *COMMAND]) == [], (wide, high)
        assert told(mara, CUT, [parts, EDGE]) == [], (wide, high)
        assert told(mara, SCROLLERS) == [], (wide, high)
        assert fits_across(mara)


@pytest.mark.long
@pytest.mark.parametrize("title", ["marco-polo-2", "marco-polo-1"])
def test_wide_what_may_be_chosen_is_in_sight(title: str, visit: Callable[..., Visitor]) -> None:
    """Throughout a turn the choices are in the prompt, or in its sheet where the prompt is low."""
    players = [visit(name, wide=WIDE[0][0], high=WIDE[0][1]) for name in ("mara", "jonas")]
    path = players[0].open_table("All in sight", seats=2, title=title)
    players[1].join(path)
    roomy = 0
    for made in range(6):
        player = players[made % 2]
        player.page.goto(path)
        for wide, high in WIDE[1:] if player.keys else ():
            player.page.set_viewport_size({"width": wide, "height": high})
            roomy += sees_choices_in_roomy_dock(player)
        player.page.set_viewport_size({"width": WIDE[0][0], "height": WIDE[0][1]})
        while keys := player.keys:
            sheet = player.page.locator("[data-sheet][aria-expanded=false]:visible")
            if sheet.count():
                sheet.click()
            least = 0 if player.picked else 1  # a single choice is already selected
            assert told(player, SEEN_CHOICES) >= least, player.page.locator(".prompt").inner_text()
            player.choose(keys[-1] if "end" not in keys else "end")
    assert roomy, "the dock never had room"


def sees_choices_in_roomy_dock(player: Visitor) -> bool:
    """Check that a roomy dock shows choices and the action area; return whether it is roomy."""
    if told(player, DOCK) < ROOMY:
        return False
    assert told(player, BEGUN_CHOICES) >= (0 if player.picked else 1)
    assert told(player, HIDDEN_TILES) == []
    assert told(player, COVERED_ACTIONS) == []
    assert not player.page.locator("[data-sheet]:visible").count()
    return True


@pytest.fixture
def german(mara: Visitor) -> Iterator[None]:
    """Mara reads German during a test."""
    for language, code in (("Deutsch", "de"), ("English", "en")):
        mara.page.goto("/")
        mara.page.get_by_role("button", name=language).first.click()
        expect(mara.page.locator("html")).to_have_attribute("lang", code)
        if code == "de":
            yield


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("table", ["At the Khan's behest", "From Venice, slowly"])
def test_wide_ones_own_things_stay_in_one_row(
    table: str, mara: Visitor, addresses: dict[str, str]
) -> None:
    mara.page.set_viewport_size({"width": WIDE[0][0], "height": WIDE[0][1]})
    mara.page.goto(addresses[table])
    assert mara.page.locator("html").get_attribute("lang") == "de"
    high = told(mara, OWN)
    assert high <= 92
    told(mara, NO_ROOM)
    assert told(mara, OWN) == high


def test_low_the_board_has_most_of_the_window(
    look: Callable[[int, int], Any], mara: Visitor
) -> None:
    look(*LOW[0])
    for wide, high in LOW:
        mara.page.set_viewport_size({"width": wide, "height": high})
        assert told(mara, SHARE) >= 0.6, (wide, high)
        assert told(mara, OVER_THE_BOARD) == [], (wide, high)
        assert told(mara, BOXES, [".prompt__title", ".pane-tabs"]) == [], (wide, high)
        assert fits_across(mara)


def test_no_tile_is_cut(look: Callable[[int, int], Any], mara: Visitor) -> None:
    look(*WIDE[0])
    for wide, high in (*WIDE, LOW[0]):
        mara.page.set_viewport_size({"width": wide, "height": high})
        assert told(mara, HIDDEN_TILES) == [], (wide, high)


def test_upright_the_prompt_is_in_the_window(
    look: Callable[[int, int], Any], mara: Visitor
) -> None:
    look(*UPRIGHT)
    assert told(mara, BOXES, [".prompt__title", ".pane-tabs"]) == []
    assert fits_across(mara)


def test_the_page_comes_with_its_first_pane(look: Callable[[int, int], Any], mara: Visitor) -> None:
    """The page arrives with the pane that the script shows, so the script shifts no content."""
    look(*UPRIGHT)
    html = mara.page.request.get(mara.page.url).text()
    shown = html.split('data-showing="')[1].split('"')[0]
    assert told(mara, "document.getElementById('table').dataset.showing") == shown
    assert f'showing" data-pane="{shown}"' in html
    lit = "[...document.querySelectorAll('[data-pane].showing')].some((one) => one.querySelector('.lit'))"
    anywhere = "document.querySelector('[data-pane] .lit') !== null"
    assert told(mara, lit) == told(mara, anywhere)


def test_the_map_is_fitted_and_zoomed_in_its_window_alone(
    mara: Visitor, addresses: dict[str, str]
) -> None:
    page = mara.page
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    page.goto(addresses["At the Khan's behest"])
    page.locator('[data-tab="map"]').click()
    window, fit = page.locator("[data-window]"), page.locator("[data-fit]")
    box = fit.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    fit.click()
    assert window.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    assert fit.get_attribute("aria-pressed") == "true"
    fit.click()
    assert window.evaluate("one => one.scrollWidth") == 1004
    assert told(mara, "visualViewport.scale") == 1


def test_names_do_not_lead_away_in_mid_turn(look: Callable[[int, int], Any], mara: Visitor) -> None:
    look(*UPRIGHT)
    assert mara.page.locator(".strip a:not([data-mat])").count() == 0
    address = mara.page.url
    seat = mara.page.locator(".strip a:visible")
    if seat.count():
        expect(mara.page.locator("link[href*='ending']")).to_have_count(1)  # the later scripts
        seat.first.click()
        expect(mara.page.locator("#mat")).to_be_visible()
        assert mara.page.url == address


def test_a_finger_meets_what_it_means(look: Callable[[int, int], Any], mara: Visitor) -> None:
    """The test taps on each pane, in the sheet, and in the log."""
    look(*UPRIGHT)
    found: set[tuple[Any, ...]] = set()
    for opener in mara.page.locator("[data-tab], [data-sheet], [data-log]").all():
        opener.evaluate("one => one.click()")
        found |= {tuple(one) for one in told(mara, SMALL)}
    assert found == set()


@pytest.mark.parametrize("table", TABLES)
def test_the_history_shows_its_board(table: str, mara: Visitor, addresses: dict[str, str]) -> None:
    for wide, high in (*WIDE[:2], LOW[0], UPRIGHT):
        mara.page.set_viewport_size({"width": wide, "height": high})
        mara.page.goto(f"{addresses[table]}history/")
        shown = told(mara, ON_THE_BOARD)
        assert shown["apart"] or wide == UPRIGHT[0], (wide, high)
        assert shown["share"] >= 0.5, (wide, high)
        mara.page.wait_for_function(f"() => ({BOXES})(['.scrubber']).length === 0")
        assert fits_across(mara)


@pytest.mark.parametrize("table", ["At the Khan's behest", "Two at the well"])
def test_stepping_through_the_history_moves_the_board_alone(
    table: str, mara: Visitor, addresses: dict[str, str]
) -> None:
    """The page and the history's buttons stay in place, also in the middle of a game."""
    page = mara.page
    for wide, high in WIDE[:2]:
        page.set_viewport_size({"width": wide, "height": high})
        page.goto(f"{addresses[table]}history/")
        last = int(page.locator("#ply").get_attribute("max") or 0)
        for start in (last, last // 2):
            page.goto(f"{addresses[table]}history/{start}/")
            boxes = told(mara, STANDING)
            for _ in range(6):
                before = page.url
                page.keyboard.press("ArrowLeft")
                page.wait_for_function("old => location.href !== old", arg=before)
                assert told(mara, BOXES, [".scrubber", ".history .board"]) == [], page.url
                assert told(mara, STANDING) == boxes, page.url
                assert told(mara, "document.documentElement.scrollHeight <= innerHeight")


def test_on_a_phone_one_line_says_what_a_step_did(mara: Visitor, addresses: dict[str, str]) -> None:
    mara.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    mara.page.goto(f"{addresses['Two at the well']}history/")
    said = mara.page.locator(".scrubber__said")
    assert said.inner_text().strip()
    box = said.bounding_box()
    assert box is not None
    assert box["height"] <= 30
    assert told(mara, BOXES, [".scrubber__said", ".scrubber"]) == []


def test_the_keys_of_the_history_are_listed(mara: Visitor, addresses: dict[str, str]) -> None:
    mara.page.set_viewport_size({"width": WIDE[0][0], "height": WIDE[0][1]})
    mara.page.goto(f"{addresses['Two at the well']}history/")
    keys = mara.page.locator("#keys")
    for opens in (
        lambda: mara.page.keyboard.press("?"),
        lambda: mara.page.locator(".scrubber__keys").click(),
    ):
        opens()
        assert keys.is_visible()
        mara.page.keyboard.press("Escape")
        assert not keys.is_visible()


@pytest.mark.parametrize("table", ["At the Khan's behest", "From Venice, slowly"])
def test_the_strips_numbers_stand_apart(
    table: str, mara: Visitor, addresses: dict[str, str]
) -> None:
    mara.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    mara.page.goto(addresses[table])
    gaps = told(
        mara,
        """() => [...document.querySelectorAll(".mp2-strip")].map((strip) => {
          const [dice, next] = [...strip.children].filter((one) => one.checkVisibility());
          const number = document.createRange();
          number.selectNodeContents(dice);
          const [before, after] = [number.getBoundingClientRect(), next.getBoundingClientRect()];
          return after.top >= before.bottom ? 99 : after.left - before.right;
        })""",
    )
    assert min(gaps) >= 6


def test_names_are_large_enough_for_a_finger(
    visit: Callable[..., Visitor], addresses: dict[str, str]
) -> None:
    """The names are links while other players think."""
    page = visit("aylin", wide=UPRIGHT[0], high=UPRIGHT[1]).page
    page.goto(addresses["At the Khan's behest"])
    names = [name.bounding_box() for name in page.locator(".strip a").all()]
    assert names
    assert all(box and min(box["width"], box["height"]) >= 24 for box in names)
    assert page.evaluate(SMALL) == []
