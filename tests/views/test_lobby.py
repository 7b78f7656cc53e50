"""Finding, opening and joining tables."""

from __future__ import annotations

import html
import re

import pytest
from django.http import HttpResponse
from django.urls import reverse

from accounts.models import ProfileFor, User
from games.models import Rating, Status, Table
from games.services.lifecycle import table_join
from games.views.forms import WITHIN
from tests.support.editions import FIRST, OTHERS, SLUG, add_second
from tests.support.tables import now, open_table, started
from tests.views.conftest import Browser

LIST = "/tables/"
NEW = "/tables/new/"
GOOD = {
    "title": "yspahan",
    "seats": "3",
    "name": "Paper Lantern",
    "visibility": "link",
    "pace": "daily",
    "start_when_full": "on",
}


def page_of(table: Table) -> str:
    return reverse("tables:detail", args=[table.pk])


# -- the list


def test_the_list_has_pages_and_filters(browser: Browser, four: list[User]) -> None:
    for number in range(23):
        open_table(four[number % 2], 3, name=f"Table {number:02}")
    guest = browser(None)
    first = guest.get(LIST).text
    found = re.search(r'rel="next" href="([^"]+)"', first)
    assert found
    second = guest.get(f"{LIST}{found[1]}").text
    assert "23 open tables" in first
    assert "Table 22" in first
    assert "Table 02" not in first
    assert "Table 02" in second
    assert "11 open tables" in guest.get(f"{LIST}?person={four[1].username.upper()}").text
    assert "No open table fits" in guest.get(f"{LIST}?person=nobody").text
    assert "23 open tables" in guest.get(f"{LIST}?title=nonsense").text


def names_on(page: HttpResponse) -> list[str]:
    return [row.table.name for row in page.context["rows"]]


def test_open_tables_by_pace_and_seats(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 2, name="two calm", pace="calm")
    open_table(four[0], 3, name="three daily", pace="daily")
    guest = browser(None)
    assert names_on(guest.get(f"{LIST}?pace=daily")) == ["three daily"]
    assert names_on(guest.get(f"{LIST}?seats=2")) == ["two calm"]
    assert names_on(guest.get(f"{LIST}?seats=2&pace=daily")) == []
    assert len(names_on(guest.get(f"{LIST}?seats=99&pace=never&sort=up"))) == 2


def test_open_tables_in_another_order(browser: Browser, four: list[User]) -> None:
    full, empty = open_table(four[0], 3, name="one left"), open_table(four[0], 3, name="two left")
    table_join(table_id=full.pk, by=four[1])
    guest = browser(None)
    assert names_on(guest.get(LIST)) == [empty.name, full.name]
    assert names_on(guest.get(f"{LIST}?sort=fullest")) == [full.name, empty.name]
    assert names_on(guest.get(f"{LIST}?sort=oldest")) == [full.name, empty.name]


def test_pages_go_through_the_fullest_tables(browser: Browser, four: list[User]) -> None:
    for number in range(22):
        open_table(four[number % 2], 2 + number % 3, name=f"Table {number:02}")
    guest = browser(None)
    first = guest.get(f"{LIST}?sort=fullest")
    found = re.search(r'rel="next" href="([^"]+)"', first.text)
    assert found
    second = guest.get(f"{LIST}{html.unescape(found[1])}")
    sizes = [row.table.size for page in (first, second) for row in page.context["rows"]]
    assert sizes == sorted(sizes)
    assert len(set(names_on(first) + names_on(second))) == 22


def test_open_tables_by_their_length(browser: Browser, four: list[User]) -> None:
    """Marco Polo takes longer than Yspahan, and a live game no day; pages go through this order."""
    long = open_table(four[0], 4, name="long", title="marco-polo-2")
    short = open_table(four[0], 2, name="short")
    live = open_table(four[0], 2, name="live", pace="live")
    high = {
        row.table: row.days and row.days.high for row in browser(None).get(LIST).context["rows"]
    }
    assert high[live] is None
    assert high[short] < high[long]
    guest = browser(None)
    assert names_on(guest.get(f"{LIST}?sort=soonest")) == ["live", "short", "long"]
    fit = next(days for days in WITHIN if days >= high[short])
    assert fit < high[long]
    assert names_on(guest.get(f"{LIST}?within={fit}")) == ["live", "short"]
    assert names_on(guest.get(f"{LIST}?within={fit}&sort=soonest&title=yspahan")) == [
        "live",
        "short",
    ]
    for number in range(20):
        open_table(four[number % 4], 2 + number % 2, name=f"Table {number:02}")
    first = guest.get(f"{LIST}?sort=soonest")
    found = re.search(r'rel="next" href="([^"]+)"', first.text)
    assert found
    second = guest.get(f"{LIST}{html.unescape(found[1])}")
    names = names_on(first) + names_on(second)
    assert len(set(names)) == len(names) == 23
    assert (names[0], names[-1]) == ("live", "long")


def test_only_tables_that_i_can_join(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3, name="for all")
    open_table(four[0], 3, name="for the strong", rating_from=2400)
    assert len(names_on(browser(four[1]).get(LIST))) == 2
    assert names_on(browser(four[1]).get(f"{LIST}?joinable=on")) == ["for all"]


def test_the_list_shows_ratings_and_age(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3)
    rating = Rating.objects.create(person=four[0], title="yspahan", games=12, mu=27.0, sigma=2.0)
    page = browser(None).get(LIST)
    assert [one.points for one in page.context["rows"][0].seated] == [rating.points]
    assert f"{rating.points}" in page.text
    assert "opened 1" in page.text


def test_the_list_shows_no_rating_that_its_person_hides(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3)
    Rating.objects.create(person=four[0], title="yspahan", games=12, mu=27.0, sigma=2.0)
    User.objects.filter(pk=four[0].pk).update(profile_for=ProfileFor.OPPONENTS)
    rows = browser(None).get(LIST).context["rows"]
    assert [one.points for one in rows[0].seated] == [None]


def test_many_tables_are_estimated(
    browser: Browser, four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.selectors.pages.FEW", 2)
    for _ in range(3):
        open_table(four[0], 3)
    assert re.search(r"About \d+ open tables", browser(None).get(LIST).text)
    assert re.search(r"About \d+ tables", browser(four[1]).get("/").text)


def test_ones_own_open_tables_stand_apart(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3, name="Mine alone")
    assert "Your open tables" in browser(four[0]).get(LIST).text
    assert "Your open tables" not in browser(four[1]).get(LIST).text


# -- a new table


def test_a_guest_signs_in_first(browser: Browser, db: None) -> None:
    assert reverse("account_login") in browser(None).get(NEW).headers["Location"]


def test_a_table_is_opened_as_it_was_described(browser: Browser, four: list[User]) -> None:
    answer = browser(four[0]).post(NEW, GOOD)
    table = Table.objects.get()
    assert answer.headers["Location"] == page_of(table)
    assert (table.name, table.size, table.visibility, table.pace) == (
        "Paper Lantern",
        3,
        "link",
        "daily",
    )
    assert table.start_when_full
    assert [seat.person for seat in table.seats.all()] == [four[0]]


def test_a_name_is_suggested_and_an_empty_one_replaced(browser: Browser, four: list[User]) -> None:
    form = browser(four[0]).get(NEW).context["form"]
    assert form["name"].value()
    browser(four[0]).post(NEW, {**GOOD, "name": "  "})
    assert Table.objects.get().name


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": "9"},
        {"title": "chess"},
        {"visibility": "nobody"},
        {"pace": "never"},
        {"name": "x" * 61},
    ],
)
def test_a_form_keeps_what_was_typed(
    browser: Browser, four: list[User], wrong: dict[str, str]
) -> None:
    answer = browser(four[0]).post(NEW, {**GOOD, **wrong, "start_when_full": ""})
    assert answer.status_code == 422
    assert not Table.objects.exists()
    form = answer.context["form"]
    assert set(form.errors) == set(wrong)
    assert form["name"].value() == wrong.get("name", "Paper Lantern")
    assert not form["start_when_full"].value()
    assert wrong.get("name", "Paper Lantern") in answer.text


def test_a_title_may_be_chosen_before(browser: Browser, four: list[User]) -> None:
    page = browser(four[0]).get(f"{NEW}?title=yspahan&name=So+far&seats=2")
    form = page.context["form"]
    assert form.chosen.slug == "yspahan"
    assert form["name"].value() == "So far"
    assert not form["start_when_full"].value()


def test_a_title_with_one_edition_doesnt_ask_for_it(browser: Browser, four: list[User]) -> None:
    form = browser(four[0]).get(f"{NEW}?title=yspahan").context["form"]
    assert "edition" not in form.fields
    browser(four[0]).post(NEW, {**GOOD, "edition": "lost"})
    assert Table.objects.get().edition == "printed"


@pytest.mark.parametrize(
    ("language", "usual"), [("en", "the usual values"), ("de", "die üblichen Werte")]
)
def test_editions_say_what_they_are_like(
    browser: Browser, four: list[User], monkeypatch: pytest.MonkeyPatch, language: str, usual: str
) -> None:
    add_second(monkeypatch)  # the symbol has no text
    User.objects.filter(pk=four[0].pk).update(language=language)
    page = browser(four[0]).get(f"{NEW}?title={SLUG}")
    labels = dict(page.context["form"].fields["edition"].choices)
    assert labels[FIRST] == f"{FIRST} ({usual})"
    assert labels["second"] == "second"


@pytest.mark.parametrize(
    ("chosen", "expected", "told"),
    [("second", "second", ""), ("", FIRST, "· the usual values")],
)
def test_a_table_chooses_among_editions(
    browser: Browser,
    four: list[User],
    monkeypatch: pytest.MonkeyPatch,
    chosen: str,
    expected: str,
    told: str,
) -> None:
    add_second(monkeypatch)
    page = browser(four[0]).get(f"{NEW}?title={SLUG}")
    names = [name for name, _ in page.context["form"].fields["edition"].choices]
    assert names == [FIRST, *OTHERS, "second"]
    assert 'name="edition"' in page.text
    browser(four[0]).post(NEW, {**GOOD, "title": SLUG, "edition": chosen})
    table = Table.objects.get()
    assert table.edition == expected
    facts = " ".join(browser(four[0]).get(page_of(table)).text.split())
    assert f"Edition: <b>{expected}</b> {told}".strip() in facts
    assert (" · the usual values" in facts) == bool(told)


def test_a_table_keeps_an_edition_whose_file_is_gone(
    browser: Browser, four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as known:
        add_second(known)
        browser(four[0]).post(NEW, {**GOOD, "title": SLUG, "edition": "second"})
    page = browser(four[0]).get(page_of(Table.objects.get()))
    assert page.status_code == 200
    assert "Edition: <b>second</b>" in page.text


def test_a_title_tells_its_editions_and_what_they_are_like(
    browser: Browser, four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    add_second(monkeypatch)
    page = browser(None).get(reverse("titles:detail", args=[SLUG])).text
    told = re.findall(r"<li>((?:reconstructed-\d|second)[^<]*)</li>", page)
    assert [words.split(" ")[0] for words in told] == [FIRST, *OTHERS, "second"]
    assert told[0] == f"{FIRST} (the usual values)"
    assert told[-1] == "second"


def test_an_edition_that_isnt_known_can_not_be_chosen(
    browser: Browser, four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    add_second(monkeypatch)
    answer = browser(four[0]).post(NEW, {**GOOD, "title": SLUG, "edition": "lost"})
    assert answer.status_code == 422
    assert set(answer.context["form"].errors) == {"edition"}
    assert not Table.objects.exists()


# -- the waiting room


def test_the_hash_is_shown_before_anyone_joins(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 3)
    for user in (None, stranger, four[0]):
        room = browser(user).get(page_of(table)).text
        fair = reverse("tables:dice", args=[table.pk])
        assert f'href="{fair}"' in room
        assert table.commitment not in room
        page = browser(user).get(fair)
        assert page.status_code == 200
        assert table.commitment in page.text
        assert bytes(table.secret).hex() not in page.text


def test_who_is_invited_sees_the_hash_of_a_private_table(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 3, visibility="private")
    room = browser(stranger).get(reverse("tables:invite", args=[table.token])).text
    fair = reverse("tables:dice", args=[table.pk])
    assert f'href="{fair}?token={table.token}"' in room
    page = browser(stranger).get(f"{fair}?token={table.token}")
    assert table.commitment in page.text
    assert f'href="/j/{table.token}/"' in page.text
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert browser(stranger).get(fair).status_code == 404
    assert browser(stranger).get(f"{fair}?token=nonsense").status_code == 404


def test_only_those_who_sit_there_see_the_invitation(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 3)
    assert table.token in browser(four[0]).get(page_of(table)).text
    for user in (None, stranger):
        assert table.token not in browser(user).get(page_of(table)).text


def test_joining_the_last_seat_starts_the_game(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 2)
    client = browser(stranger)
    answer = client.post(reverse("tables:join", args=[table.pk]), {"nonce": "lucky-me"})
    assert answer.headers["Location"] == page_of(table)
    assert now(table).status == Status.PLAYING
    assert now(table).seats.get(person=stranger).nonce == "lucky-me"


def test_a_word_that_cannot_be_mixed_in_is_asked_again(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 2)
    answer = browser(stranger).post(reverse("tables:join", args=[table.pk]), {"nonce": "two words"})
    assert answer.status_code == 422
    assert 'value="two words"' in answer.text
    assert table.seats.count() == 1


def test_joining_twice_is_harmless(browser: Browser, four: list[User], stranger: User) -> None:
    table = open_table(four[0], 3)
    client, join = browser(stranger), reverse("tables:join", args=[table.pk])
    assert [client.post(join).status_code for _ in range(2)] == [302, 302]
    assert table.seats.count() == 2


def test_a_full_table_refuses_with_a_page(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = started(four[:2])
    answer = browser(stranger).post(reverse("tables:join", args=[table.pk]))
    assert answer.status_code == 409
    assert "started" in answer.text


def test_a_guest_who_joins_signs_in_first(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 3)
    join, login = reverse("tables:join", args=[table.pk]), reverse("account_login")
    answer = browser(None).post(join)
    assert answer.headers["Location"] == f"{login}?next={page_of(table)}"
    answer = browser(None).post(join, {"token": table.token})
    assert answer.headers["Location"] == f"{login}?next=/j/{table.token}/"
    assert table.seats.count() == 1


def test_leaving_and_the_last_one_closes_the_table(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 3)
    answer = browser(four[0]).post(reverse("tables:leave", args=[table.pk]), follow=True)
    assert "You have left the table" in answer.text
    assert not Table.objects.exists()


def test_the_host_starts_a_full_table(browser: Browser, four: list[User], stranger: User) -> None:
    table = open_table(four[0], 2, start_when_full=False)
    start = reverse("tables:start", args=[table.pk])
    assert browser(four[0]).post(start).status_code == 409
    browser(stranger).post(reverse("tables:join", args=[table.pk]))
    assert browser(stranger).post(start).status_code == 403
    assert browser(four[0]).post(start).status_code == 302
    assert now(table).status == Status.PLAYING


def test_the_waiting_room_is_polled_by_its_tag(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 3)
    client = browser(four[0])
    partial = client.get(f"{page_of(table)}?partial=1")
    tag = partial.headers["ETag"]
    assert f'data-etag="{tag.replace(chr(34), "&quot;")}"' in partial.text
    again = client.get(f"{page_of(table)}?partial=1", headers={"If-None-Match": tag})
    assert again.status_code == 304
    browser(stranger).post(reverse("tables:join", args=[table.pk]))
    again = client.get(f"{page_of(table)}?partial=1", headers={"If-None-Match": tag})
    assert again.status_code == 200
    assert "stranger" in again.text


# -- invitations


def test_opening_an_invitation_never_acts(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 3, visibility="private", name="Closed round")
    invite = reverse("tables:invite", args=[table.token])
    assert browser(stranger).get(page_of(table)).status_code == 404
    for user in (None, stranger):
        page = browser(user).get(invite)
        assert page.status_code == 200
        assert "Closed round" in page.text
    assert table.seats.count() == 1
    assert browser(stranger).post(invite).status_code == 405


def test_an_invitation_opens_a_private_table(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = open_table(four[0], 3, visibility="private")
    client, join = browser(stranger), reverse("tables:join", args=[table.pk])
    assert client.post(join).status_code in {403, 404}
    assert client.post(join, {"token": table.token}).status_code == 302
    assert client.get(page_of(table)).status_code == 200
    assert client.get(reverse("tables:invite", args=[table.token])).headers["Location"] == page_of(
        table
    )


def test_an_unknown_invitation_is_not_found(browser: Browser, db: None) -> None:
    assert browser(None).get(reverse("tables:invite", args=["nonsense"])).status_code == 404


def test_the_waiting_room_of_nothing_is_not_found(browser: Browser, db: None) -> None:
    assert browser(None).get("/tables/nothing/").status_code == 404
