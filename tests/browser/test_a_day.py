"""A person signs up and plays to the end of a day, by clicks alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, play_on, tame

Visit = Callable[..., Visitor]
SECRET = "a long way to Isfahan"
HASTE = """() => {
  window.sameDocument = true;
  const next = () => {
    document.querySelector(".prompt__choices button[value^='take:']").click();
    document.querySelector("[data-confirm]").click();
  };
  document.addEventListener("htmx:afterSwap", () => setTimeout(next), { once: true });
}"""
"""Click again in the moment after a choice was drawn."""


def table_of_two(visit: Visit, name: str) -> tuple[Visitor, Visitor, str]:
    """Open a table for two; Mara is its host, Jonas the guest."""
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table(name, seats=2)
    jonas.join(path)
    return mara, jonas, path


def whose_turn(players: list[Visitor], path: str) -> tuple[Visitor, Visitor]:
    """Return the player who has to choose, and the one who waits."""
    for player in players:
        player.page.goto(path)
    return tuple(sorted(players, key=lambda player: not player.decision))  # type: ignore[return-value]


def test_from_signing_up_to_the_second_day(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.sign_up("Shirin", SECRET)
    guest.sign_up("Farhad", SECRET)
    path = host.open_table("First steps", seats=2)
    guest.page.goto("/tables/")
    guest.page.get_by_text("First steps").first.click()
    guest.page.locator("form[action$='/join/'] button").click()

    def second_day() -> bool:
        return "day 2" in host.page.locator(".table-head").inner_text()

    host.page.goto(path)
    assert play_on([host, guest], path, tame, second_day) >= 9
    host.sign_out()
    expect(host.page.locator("a[href^='/accounts/login/']").first).to_be_visible()


def test_undo_takes_back_what_nobody_has_seen(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Undo")
    mover, other = whose_turn([mara, jonas], path)
    mover.choose("roll:0")
    rolled = mover.decision
    mover.choose(next(key for key in mover.keys if key.startswith("take:")))
    other.page.goto(path)
    assert "took" not in other.page.locator(".log").inner_text()
    mover.press("undo")
    assert mover.decision == rolled
    assert mover.page.locator("button[form=undo]").count() == 0  # undo keeps the roll


def test_a_stale_click_is_explained_and_changes_nothing(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Stale")
    mover, _ = whose_turn([mara, jonas], path)
    second = Visitor(mover.context)
    second.page.goto(path)
    second.stop_polls()
    mover.choose("roll:0")
    second.excused = "409"
    second.press_choice("roll:1")
    second.page.locator("[data-confirm]").click()
    expect(second.page.locator(".prompt [role=alert]")).to_be_visible()
    assert second.decision == mover.decision
    assert second.complaints == []


def test_a_hasty_click_reloads_nothing(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Haste")
    mover, _ = whose_turn([mara, jonas], path)
    mover.page.evaluate(HASTE)
    mover.choose("roll:0")
    expect(mover.page.locator(".prompt__choices button[value^='take:']")).to_have_count(0)
    assert mover.page.evaluate("window.sameDocument") is True


def test_the_board_can_be_played_by_keyboard(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Keys")
    mover, _ = whose_turn([mara, jonas], path)
    before = mover.decision
    mover.on_board("yellow:1").focus()
    mover.page.keyboard.press("Enter")
    assert (mover.picked, mover.decision) == ("roll:1", before)
    mover.page.keyboard.press("Enter")
    mover.page.wait_for_function(
        "old => document.querySelector('#table').dataset.decision !== old", arg=before
    )
    mover.page.locator('.lit[data-target^="level:"]').first.focus()
    mover.page.keyboard.press(" ")
    mover.page.keyboard.press("Enter")
    expect(mover.page.locator('[data-target^="action:"].lit').first).to_be_visible()


def test_on_the_phone_a_place_is_named_before_it_is_taken(visit: Visit) -> None:
    phone, jonas = visit("mara", wide=390, high=844), visit("jonas")
    path = phone.open_table("On the bus", seats=2)
    jonas.join(path)
    mover, other = whose_turn([phone, jonas], path)
    if mover is not phone:
        play_on([jonas], path, tame, lambda: not jonas.decision)
        phone.page.goto(path)
    dice = [key for key in phone.keys if key.startswith(("roll:1", "take:"))]
    before = phone.decision
    target = "yellow:1" if dice[0] == "roll:1" else f"level:{dice[0].removeprefix('take:')}"
    phone.click_board(target)
    assert (phone.picked, phone.decision) == (dice[0], before)
    phone.confirm()


def test_others_see_a_move_without_reloading(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Together")
    mover, other = whose_turn([mara, jonas], path)
    mover.choose("roll:0")
    expect(other.page.locator(".ysp-storeys .ysp-die").first).to_be_visible()


def test_steps_of_the_history_by_keyboard(visit: Visit) -> None:
    mara = visit("mara")
    mara.page.goto("/games/")
    mara.page.locator("a[href$='/history/']").first.click()
    mara.page.wait_for_url("**/history/")
    mara.page.wait_for_load_state("networkidle")
    addresses = [mara.page.url]
    for key in ["Home", "ArrowRight", "ArrowRight", "ArrowRight"]:
        mara.page.keyboard.press(key)
        mara.page.wait_for_function("old => location.href !== old", arg=addresses[-1])
        addresses.append(mara.page.url)
    assert len(set(addresses)) == len(addresses)
    mara.page.goto(addresses[-1])
    assert mara.page.locator("#history").get_attribute("data-address") in addresses[-1]
