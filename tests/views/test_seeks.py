"""The page of seeks."""

from __future__ import annotations

from accounts.models import User
from games.seeks.models import Seek
from games.seeks.services import seeks_grant
from tests.support.guests import tried
from tests.support.tables import open_table
from tests.views.conftest import Browser

PAGE = "/seeks/"
ASKED = {"title": "yspahan", "pace": "daily", "least": "3", "most": "4"}


def test_a_seek_is_made_proposed_and_declined(browser: Browser, four: list[User]) -> None:
    client = browser(four[1])
    assert "You have no seeks" in client.get(PAGE).text
    assert "3 to 4 seats" in client.post(PAGE, ASKED, follow=True).text
    table = open_table(four[0], 3, pace="daily", name="Come in")
    seeks_grant()
    page = client.get(PAGE).text
    assert "Come in" in page
    assert f"/tables/{table.pk}/" in page
    seek = Seek.objects.get()
    for what in ("no", "pause", "wake", "drop"):
        assert client.post(f"{PAGE}{seek.pk}/", {"what": what}).status_code == 302
    assert not Seek.objects.exists()


def test_a_range_of_strengths_is_said(browser: Browser, four: list[User]) -> None:
    client = browser(four[1])
    page = client.post(PAGE, ASKED | {"within": "150"}, follow=True).text
    assert "3 to 4 seats, players within 150 points" in page
    assert "within 150" not in client.post(PAGE, ASKED | {"within": ""}, follow=True).text
    assert Seek.objects.get().within is None


def test_a_refused_seek_keeps_what_was_chosen(browser: Browser, four: list[User]) -> None:
    answer = browser(four[1]).post(PAGE, ASKED | {"least": "4", "most": "3", "within": "300"})
    assert answer.status_code == 422
    assert '<option value="daily" selected>' in answer.text
    assert '<option value="300" selected>' in answer.text


def test_seeks_are_ones_own(browser: Browser, four: list[User]) -> None:
    browser(four[1]).post(PAGE, ASKED)
    address = f"{PAGE}{Seek.objects.get().pk}/"
    assert browser(four[0]).post(address, {"what": "drop"}).status_code == 404
    assert "/accounts/login/" in browser(None).post(address, {"what": "drop"})["Location"]
    guest = browser(None)
    tried(guest)
    assert guest.get(PAGE).status_code == 403


def test_the_former_address_leads_here(browser: Browser, four: list[User]) -> None:
    answer = browser(four[1]).get("/wishes/?new=1")
    assert (answer.status_code, answer["Location"]) == (301, f"{PAGE}?new=1")
