"""Four people in four browsers play by clicks, from a circle's founding to a resigned rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_pages import wrong_with
from tests.browser.test_whole_games import Player, play_on
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
TITLE: Final = "rajas-cards-karma"
NAMES: Final = ("Noor", "Tarik", "Ilse", "Bohdan")
HEIGHTS: Final = {390: 844, 1440: 1000}
RATED_AFTER: Final = 180
"""The seconds until an ended game is rated: two minutes, and a sweep on a busy machine."""
PATIENCE: Final = 240
"""The seconds of an opponent's turn on a busy machine."""
SECRET: Final = "seven camels walk"
WIDER: Final = "sheet => sheet.parentElement.scrollWidth - sheet.parentElement.clientWidth"
"""Return how many pixels of the score sheet are scrolled out of sight."""
COVERED: Final = """prompt => {
  const [line, box] = [".prompt__head", ".notice-box"]
    .map((part) => prompt.querySelector(part).getBoundingClientRect());
  return line.top < box.bottom && box.top < line.bottom;
}"""
"""Return whether the line "asked since" covers a checkbox before the question."""
RUDE: Final = "You play like a camel."


def in_order(visitor: Visitor, what: str) -> None:
    """Expect no faults on the page of a visitor."""
    visitor.page.evaluate("document.fonts.ready")
    assert wrong_with(visitor, what) == []


def in_main(visitor: Visitor, selector: str, words: str) -> Locator:
    """Return the elements that show these words in the page's main part."""
    return visitor.page.locator(f"main {selector}", has_text=words)


# -- a circle ---------------------------------------------------------------------------


def found_circle(founder: Visitor, name: str) -> str:
    """Found a circle; return the link that its founder shares."""
    page = founder.page
    page.goto("/people/")
    page.get_by_role("link", name="Create a circle").click()
    in_order(founder, "a new circle")
    page.locator("main [name=name]").fill(name)
    page.get_by_role("button", name="Create the circle").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.locator("#circle-link").input_value()


def join_circle(visitor: Visitor, link: str, name: str) -> None:
    visitor.page.goto(link)
    in_order(visitor, "a circle's link")
    visitor.page.get_by_role("button", name="Join").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(name)
    in_order(visitor, "a circle")


# -- a table ----------------------------------------------------------------------------


def open_for_circle(host: Visitor, circle: str, table: str) -> str:
    """Open a table for four from the circle's page, which invites all members; return its path."""
    page = host.page
    page.goto("/people/")
    page.get_by_role("link", name=circle).click()
    page.get_by_role("link", name="Open a table for this circle").click()
    with page.expect_response(re.compile(r"/tables/new/\?")):
        page.locator(f"label.title-card:has(input[value={TITLE}])").click()
    page.locator("label:has(> input[name=seats][value='4'])").click()
    expect(page.locator("input[name=circles]")).to_be_checked()
    host.name_table(table)
    in_order(host, "a new table")
    page.locator("#create button.btn--primary").click()
    page.wait_for_url(re.compile(r"/tables/(?!new/)[^/]+/$"))
    in_order(host, "a waiting table")
    return re.sub(r"^https?://[^/]+", "", page.url)


def accept(visitor: Visitor, table: str) -> None:
    """Read the invitation by the bell, and join."""
    visitor.page.goto("/")
    visitor.page.locator(".bar a[href='/news/']").click()
    visitor.page.wait_for_url("**/news/")
    in_order(visitor, "the news")
    visitor.page.locator(".news--new a", has_text=table).click()
    visitor.page.locator("form[action$='/join/'] button.btn--primary").click()
    visitor.page.wait_for_load_state()


# -- talk -------------------------------------------------------------------------------


def open_talk(visitor: Visitor) -> None:
    """Open the talk at the table and expect to see its last message."""
    visitor.page.locator("[data-talk]").click()
    expect(visitor.page.locator("#say")).to_be_in_viewport()


def close_talk(visitor: Visitor) -> None:
    visitor.page.locator("[data-talk-close]").click()
    expect(visitor.page.locator("[data-talk]")).to_have_attribute("aria-expanded", "false")


def say(visitor: Visitor, words: str) -> None:
    open_talk(visitor)
    visitor.page.fill("#say", words)
    visitor.page.get_by_role("button", name="Send").click()
    expect(visitor.page.locator(".talk__text").last).to_have_text(words)
    close_talk(visitor)


def hear(visitor: Visitor, words: str) -> None:
    """Check the unread mark, read the message, and check that the mark doesn't return."""
    mark = visitor.page.locator("[data-talk] .count-dot")
    visitor.look()
    expect(mark).to_be_visible()
    in_order(visitor, "a table with something new in its talk")
    open_talk(visitor)
    expect(visitor.page.locator(".talk__text").last).to_have_text(words)
    expect(mark).to_have_count(0)
    in_order(visitor, "the talk")
    close_talk(visitor)
    visitor.page.reload()
    expect(mark).to_have_count(0)


def follow_link(visitor: Visitor, address: str) -> None:
    open_talk(visitor)
    with visitor.page.expect_popup() as opened:
        visitor.page.locator(".talk__text a").last.click()
    expect(opened.value).to_have_url(address)
    opened.value.close()
    close_talk(visitor)


# -- the end, and the rematch --------------------------------------------------------------


def see_end(visitor: Visitor, names: list[str]) -> None:
    visitor.look()
    sheet = visitor.page.locator(".score-sheet").first
    for name in names:
        expect(sheet).to_contain_text(name)
    assert sheet.evaluate(WIDER) == 0, "a column of the score sheet is cut off"
    in_order(visitor, "the end")


def play_again(players: list[Visitor], path: str) -> str:
    """Ask for a rematch, and let all join one after the other; return its path."""
    first, *others = players
    first.page.get_by_role("button", name="Play again", exact=True).click()
    first.page.wait_for_url(lambda address: not address.endswith(path))
    again = re.sub(r"^https?://[^/]+", "", first.page.url)
    for player in others:
        player.page.goto(path)
        in_order(player, "the end, asked for a rematch")
        player.page.get_by_role("button", name="Play again, too").click()
        player.page.wait_for_url(f"**{again}")
    for player in players:
        player.page.goto(again)
        expect(player.page.locator("#table .strip__seat")).to_have_count(len(players))
    return again


# -- blocks and reports -----------------------------------------------------------------------


def block(visitor: Visitor, other: str) -> None:
    """Block a person on their page, which first explains the consequences."""
    visitor.page.goto(f"/people/{other}/")
    summary = in_main(visitor, "summary", f"Block {other}")
    summary.click()
    in_order(visitor, "a person's page, about to block")
    visitor.page.get_by_role("button", name="Block", exact=True).click()
    expect(in_main(visitor, ".notice-box", f"You have blocked {other}")).to_be_visible()
    in_order(visitor, "the page of somebody blocked")


def is_kept_out(visitor: Visitor, path: str, table: str) -> None:
    """Check that the list omits the table, and that its page refuses the visitor without a reason."""
    visitor.page.goto("/tables/")
    expect(in_main(visitor, "a", table)).to_have_count(0)
    visitor.page.goto(path)
    visitor.excused = "409"
    visitor.page.locator("form[action$='/join/'] button.btn--primary").click()
    alert = visitor.page.locator("main section.card [role=alert]")
    expect(alert).to_contain_text("open to you")
    expect(alert).not_to_contain_text("block")
    in_order(visitor, "a table that isn't open to one")
    visitor.excused = ""


def report(visitor: Visitor, path: str, words: str, why: str) -> None:
    visitor.page.goto(path)
    open_talk(visitor)
    visitor.page.locator(".talk__one", has_text=words).get_by_role("link", name="Report").click()
    in_order(visitor, "a report")
    visitor.page.fill("#why", why)
    visitor.page.get_by_role("button", name="Report", exact=True).click()
    expect(visitor.page.locator(".toast")).to_contain_text("have your report")


def answer(keeper: Visitor, words: str, reply: str) -> None:
    """Answer the open report of a message as a staff member."""
    page = keeper.page
    page.goto("/admin/")
    page.locator(".model-report a").first.click()
    row = page.locator("#result_list tbody tr", has_text=words)
    row.locator(".action-select").check()
    page.locator("select[name=action]").select_option("reply")
    page.fill("input[name=why]", reply)
    page.locator("button[name=index]").click()
    expect(page.locator("#result_list tbody tr", has_text=reply)).to_have_count(1)


def read_answer(visitor: Visitor, reply: str) -> None:
    visitor.page.goto("/me/settings/")
    visitor.page.locator("a[href='/me/blocks/']").first.click()
    expect(in_main(visitor, "li", reply)).to_be_visible()
    in_order(visitor, "what one has reported")


def resign(visitor: Visitor) -> None:
    visitor.page.locator("#more > summary").click()
    in_order(visitor, "what else one can do")
    visitor.page.get_by_role("link", name="Resign").click()
    in_order(visitor, "about to resign")
    visitor.page.get_by_role("button", name="Resign for good").click()
    expect(visitor.page.locator(".strip")).to_contain_text("has resigned")
    assert visitor.decision == ""
    in_order(visitor, "the table that one has resigned from")


def asked(players: list[Visitor], path: str) -> Visitor:
    """Wait until it is a player's turn; return the player."""
    for _ in range(PATIENCE):
        for player in players:
            player.page.goto(path)
            if player.decision:
                return player
        players[0].page.wait_for_timeout(1000)
    raise AssertionError("nobody is asked")


def goes_on_without(others: list[Visitor], path: str) -> None:
    """Check that the player has resigned and the game waits for another; let that player choose."""
    for other in others:
        other.page.goto(path)
        expect(in_main(other, ".clocks__one", "has resigned")).to_be_visible()
    player = asked(others, path)
    player.choose(player.keys[0])


def agree_that_it_counts(others: list[Visitor], path: str) -> None:
    """Let the remaining players agree to rate the game among themselves."""
    for position, other in enumerate(others, 1):
        other.page.goto(path)
        expect(in_main(other, ".notice-box", "After a resignation")).to_be_visible()
        assert not other.page.locator(".prompt").evaluate(COVERED)
        in_order(other, "whether the game counts")
        other.page.get_by_role("button", name="Rate it among us").click()
        missing = [one.name for one in others[position:]]
        said = in_main(other, ".notice-box", "as soon as these" if missing else "All of you agreed")
        for name in missing:
            expect(said).to_contain_text(name)
        expect(said).to_be_visible()
        in_order(other, "a game that counts soon" if missing else "a game that counts")


# -- the results ------------------------------------------------------------------------------


def see_tally(visitor: Visitor, others: list[str]) -> None:
    """Find the opponents in the list of people, each with the results against them."""
    visitor.page.goto("/people/")
    for other in others:
        expect(in_main(visitor, ".person-row", other)).to_contain_text("one game")
    in_order(visitor, "the people whom one has played with")


def see_rating(visitor: Visitor, circle: str) -> None:
    """Find the rated game on the person's page, and the number of missing games on the circle's
    ladder.
    """
    visitor.page.goto(f"/people/{visitor.name}/")
    for _ in range(RATED_AFTER):
        if visitor.page.locator(".records td", has_text="±").count():
            break
        visitor.page.wait_for_timeout(1000)
        visitor.page.reload()
    expect(visitor.page.locator(".records td", has_text="±")).to_be_visible()
    in_order(visitor, "one's own page")
    visitor.page.goto("/people/")
    visitor.page.get_by_role("link", name=circle).click()
    visitor.page.get_by_role("list", name="Ladders").get_by_role(
        "link", name="Cards & Karma"
    ).click()
    expect(in_main(visitor, "header", "Only members of this circle")).to_be_visible()
    expect(in_main(visitor, ".notice-box", "You have finished 1 of the 10 games")).to_be_visible()
    in_order(visitor, "a circle's ladder")


@pytest.mark.parametrize("wide", HEIGHTS)
def test_an_evening_of_four_people(visit: Visit, site: str, keeper: str, wide: int) -> None:
    people = [visit(wide=wide, high=HEIGHTS[wide]) for _ in NAMES]
    for one, name in zip(people, NAMES, strict=True):
        one.sign_up(f"{name}{wide}", SECRET)
    noor, tarik, ilse, bohdan = people
    circle, table, reply = f"Thursday {wide}", f"A quick one {wide}", f"We have told them, {wide}."

    link = found_circle(noor, circle)
    for guest in people[1:]:
        join_circle(guest, link, circle)
    path = open_for_circle(noor, circle, table)
    for guest in people[1:]:
        accept(guest, table)

    for one in people:
        one.page.goto(path)
    say(noor, f"The rules are at {site}/titles/")
    for guest in people[1:]:
        hear(guest, f"The rules are at {site}/titles/")
    follow_link(tarik, f"{site}/titles/")
    say(bohdan, RUDE)

    play_on(people, Player(TITLE, seed=4))
    for one in people:
        see_end(one, [other.name for other in people])
    see_tally(noor, [other.name for other in people[1:]])
    noor.page.goto(path)
    again = play_again(people, path)

    block(ilse, bohdan.name)
    say(bohdan, "Once more, then.")
    ilse.page.goto(again)
    expect(ilse.page.locator("[data-talk] .count-dot")).to_have_count(0)
    say(noor, "Good luck to all!")
    hear(ilse, "Good luck to all!")
    expect(ilse.page.locator(".talk__by", has_text=bohdan.name)).to_have_count(0)
    apart = ilse.open_table(f"Apart {wide}", seats=2)
    is_kept_out(bohdan, apart, f"Apart {wide}")

    report(tarik, path, RUDE, "It is rude.")
    answer(visit(keeper), RUDE, reply)
    read_answer(tarik, reply)

    resigning = asked(people, again)
    resign(resigning)
    others = [one for one in people if one is not resigning]
    goes_on_without(others, again)
    agree_that_it_counts(others, again)
    resigning.page.goto(again)
    expect(in_main(resigning, ".notice-box", "among those who play on")).to_have_count(0)
    see_rating(noor, circle)
