"""Guests: the buttons, the limits, their pages, and the way to an account."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal import auth as totp
from django.core import mail
from django.test import Client
from django.urls import URLResolver, get_resolver, reverse

from accounts.models import User
from games.guests.selectors import titles_tried
from games.lessons.models import LessonProgress
from games.models import Seat, Table
from games.rules import titles
from games.services.lifecycle import abandon_consent
from mp2site.infra import metrics
from mp2site.settings import base
from mp2site.web.guests import ENTRANCE, writable
from tests.support.extent import extent
from tests.support.guests import ADDRESS, guest_in, sign_up, tried
from tests.support.opponents import thinking
from tests.support.tables import asked, choose, open_table, person, play_on, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
HOME = "/"
NEEDS = "You need an account to do this"


@pytest.fixture(autouse=True)
def _they_think_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking(monkeypatch)


@pytest.fixture
def limits(settings: Any) -> None:
    """Apply the site's own limits by address."""
    settings.GUEST_RATES = base.GUEST_RATES


@pytest.fixture
def guest(client: Client) -> User:
    """The guest of this browser, who has pressed the button."""
    tried(client)
    return guest_in(client)


class TestButton:
    def test_home_offers_each_title_to_visitors(self, client: Client) -> None:
        page = client.get(HOME).text
        for slug in titles.slugs:
            assert f'action="/try/{slug}/"' in page
        assert page.index("/try/yspahan/") < page.index("/try/marco-polo-1/")

    @pytest.mark.parametrize("slug", titles.slugs)
    def test_a_title_s_own_page_offers_it(self, client: Client, slug: str) -> None:
        page = client.get(reverse("titles:detail", args=[slug])).text
        assert re.search(rf'<form [^>]*method="post" action="/try/{slug}/"', page)
        assert 'id="try"' in page

    def test_a_title_s_page_leads_a_guest_back_to_their_table(
        self, client: Client, guest: User
    ) -> None:
        page = client.get(reverse("titles:detail", args=["marco-polo-2"])).text
        assert 'action="/try/' not in page
        assert "Continue your game" in page
        assert reverse("tables:detail", args=[Table.objects.get().pk]) in page

    def test_people_with_an_account_are_not_asked_to_try(self, client: Client) -> None:
        client.force_login(person("settled"))
        assert 'id="try"' not in client.get(reverse("titles:detail", args=["yspahan"])).text

    def test_the_first_buttons_name_their_titles(self, client: Client) -> None:
        greeting = re.search(r'<div class="hero__next">.*?</div>', client.get(HOME).text, re.DOTALL)
        assert greeting
        buttons = re.findall(r"<button.*?</button>", greeting[0], re.DOTALL)
        told = [" ".join(unescape(re.sub(r"<[^>]*>", " ", one)).split()) for one in buttons]
        first, *others = [title.name for title in titles_tried()]
        assert told == [f"Try it now {first}", *others]
        assert first == "Yspahan"

    def test_one_click_leads_to_a_table_with_something_to_choose(self, client: Client) -> None:
        answer = tried(client)
        table = Table.objects.get()
        assert answer.url == reverse("tables:detail", args=[table.pk])
        page = client.get(answer.url)
        assert 'data-decision="' in page.text
        assert "Keep the table" in page.text
        assert page.headers["X-Robots-Tag"] == "noindex"

    def test_without_a_token_of_the_page_it_does_nothing(self) -> None:
        answer = tried(Client(enforce_csrf_checks=True))
        assert answer.status_code == 403
        assert not Table.objects.exists()

    def test_an_address_never_acts(self, client: Client) -> None:
        assert client.get("/try/yspahan/").url == reverse("guests:page")
        assert not User.objects.filter(is_guest=True).exists()

    def test_an_unknown_title_is_not_there(self, client: Client) -> None:
        assert tried(client, "chess").status_code == 404

    def test_a_second_click_leads_back(self, client: Client, guest: User) -> None:
        first = Table.objects.get()
        assert tried(client).url == tried(client, "marco-polo-1").url
        assert Table.objects.get() == first
        assert "a guest can have only one" in client.get(HOME).text
        assert guest_in(client) == guest

    def test_after_the_end_a_new_one_begins(self, client: Client, guest: User) -> None:
        table = Table.objects.get()
        abandon_consent(table_id=table.pk, by=guest)
        assert "Try another title" in client.get(HOME).text
        assert tried(client, "rajas-cards-karma").status_code == 302
        assert Table.objects.exclude(pk=table.pk).get().title == "rajas-cards-karma"
        assert guest_in(client) == guest

    def test_a_game_that_is_played_out_offers_another(self, client: Client, guest: User) -> None:
        Table.objects.update(visibility="link")  # for the guest who plays it here
        table = play_on(Table.objects.get(), random.Random(7))
        page = client.get(reverse("tables:detail", args=[table.pk])).text
        assert "Play again" in page
        assert "Try another title" in page
        assert reverse("rematch:ask", args=[table.pk]) not in page
        assert Seat.objects.get(person=guest).rank is not None

    def test_nobody_else_sees_the_table(self, browser: Browser, guest: User) -> None:
        table = Table.objects.get()
        address = reverse("tables:detail", args=[table.pk])
        for who in (None, person("mara")):
            assert browser(who).get(address).status_code == 404
        for page in ("/tables/", "/games/all/", HOME):
            assert table.pk not in browser(None).get(page).text

    def test_no_address_is_asked_for_at_home(self, client: Client, guest: User) -> None:
        page = client.get(HOME).text
        assert Table.objects.get().pk in page
        assert reverse("accounts:confirm") not in page

    def test_guests_have_no_page(self, client: Client, guest: User) -> None:
        assert client.get(reverse("profiles:detail", args=[guest.username])).status_code == 404
        page = client.get(reverse("tables:detail", args=[Table.objects.get().pk])).text
        assert f"/people/{guest.username.replace(' ', '%20')}/" not in page

    def test_somebody_with_an_account_opens_a_table(self, browser: Browser) -> None:
        mara = browser(person("mara"))
        assert tried(mara).url == "/tables/new/?title=yspahan"
        assert "/try/" not in mara.get(HOME).text
        assert mara.get("/try/").url == "/tables/new/"
        assert not Table.objects.exists()

    @pytest.mark.parametrize("switch", ["GUESTS", "OPPONENTS"])
    def test_a_site_without_them(self, client: Client, switch: str, settings: Any) -> None:
        setattr(settings, switch, False)
        assert "/try/" not in client.get(HOME).text
        answer = tried(client)
        assert answer.status_code == 422
        assert "You need an account to play" in answer.text
        assert "You need an account to play" in client.get("/try/").text

    def test_the_page_of_all_titles(self, client: Client) -> None:
        assert client.get("/try/").text.count("data-try=") == len(titles)
        tried(client)
        assert "Continue your game" in client.get("/try/").text

    def test_it_speaks_german(self) -> None:
        client = Client(HTTP_ACCEPT_LANGUAGE="de")
        assert "Probier es aus" in client.get(HOME).text
        tried(client)
        assert guest_in(client).username.startswith("Gast ")
        assert Table.objects.get().name == "Yspahan für einen Gast"
        assert "Tisch behalten" in client.get(HOME).text


@pytest.mark.usefixtures("limits")
class TestLimits:
    def test_one_address_begins_so_many_an_hour(self) -> None:
        for _ in range(20):
            assert tried(Client()).status_code == 302
        answer = tried(Client())
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "3600"
        assert "Your network has opened 20 guest tables" in answer.text
        assert reverse("account_signup") in answer.text

    def test_and_so_many_a_day(self, settings: Any) -> None:
        settings.GUEST_RATES = {"guests-an-hour": (0, "h"), "guests-a-day": (2, "d")}
        assert [tried(Client()).status_code for _ in range(3)] == [302, 302, 429]
        assert "come back tomorrow" in tried(Client()).text

    def test_going_back_to_ones_table_is_never_refused(self, settings: Any) -> None:
        settings.GUEST_RATES = {"guests-an-hour": (1, "h")}
        client = Client()
        assert [tried(client).status_code for _ in range(4)] == [302] * 4
        assert tried(Client()).status_code == 429

    def test_a_site_that_is_full_says_when_to_come_back(self, settings: Any) -> None:
        settings.LIMITS = {**settings.LIMITS, "guests": 1}
        tried(Client())
        answer = tried(Client())
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, "600")
        assert "come back in ten minutes" in answer.text

    def test_a_bot_is_slowed_alone(self, settings: Any, caplog: pytest.LogCaptureFixture) -> None:
        """One address requests many tables. The log has one entry, and other visitors have no
        delay.
        """
        often = extent("guests", 100, 1000)
        settings.GUEST_RATES = {"guests-an-hour": (5, "h"), "guests-a-day": (60, "d")}
        refused = metrics.GUESTS.labels("address")
        before = refused._value.get()
        bot = [tried(Client()).status_code for _ in range(often)]
        assert (bot.count(302), bot.count(429)) == (5, often - 5)
        assert refused._value.get() - before == often - 5
        assert User.objects.filter(is_guest=True).count() == Table.objects.count() == 5
        said = [line.getMessage() for line in caplog.records if "too many tables" in line.message]
        assert said == ["one address begins too many tables of guests: guests-an-hour"]
        assert tried(Client(), at="198.51.100.4").status_code == 302


# -- pages for guests --------------------------------------------------------------------------

GIVEN = {
    "token": "x",
    "slug": "yspahan",
    "number": 1,
    "pk": 1,
    "ply": 0,
    "mail_id": 1,
    "lesson_id": "first-look",
    "anchor": "city",
}
GIVEN |= {"name": "mara", "path": "x/", "uidb36": "1", "key": "x"}
OWN = (
    *("accounts:settings", "accounts:times", "accounts:tokens", "accounts:data"),
    *("accounts:close", "accounts:feed", "accounts:security", "account_email"),
    *("account_change_password", "account_reauthenticate", "mfa_activate_totp"),
    *("notices", "notices-reach", "tables:create", "api:tokens"),
)


def routes(found: Any = None, space: str = "") -> Iterator[str]:
    """Yield the names of all routes except the admin's, with their namespaces."""
    for one in (found or get_resolver()).url_patterns:
        if isinstance(one, URLResolver):
            inner = f"{space}{one.namespace}:" if one.namespace else space
            if one.namespace != "admin":
                yield from routes(one, inner)
        elif one.name:
            yield f"{space}{one.name}"


def addresses(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the name and an address of every route."""
    given = {**GIVEN, "table_id": table.pk, "id": table.pk}
    for name in routes():
        for parts in parts_of(name):
            yield name, reverse(name, kwargs={part: given.get(part, "1") for part in parts})


def parts_of(name: str) -> list[list[str]]:
    """Return the sets of parameters of a route."""
    *spaces, last = name.split(":")
    found = get_resolver()
    for space in spaces:
        found = found.namespace_dict[space][1]
    return [parts for possible in found.reverse_dict.getlist(last) for _, parts in possible[0]]


class TestPermissions:
    def test_what_isnt_listed_is_refused(self, client: Client, guest: User) -> None:
        """A guest posts to every address: the list allows the address, or the site refuses the
        request.
        """
        mine = Table.objects.get(seats__person=guest)
        before = (User.objects.count(), Table.objects.count(), Seat.objects.count())
        seen = set()
        for name, address in addresses(mine):
            if name in writable() | ENTRANCE:
                continue
            answer = client.post(address)
            assert answer.status_code == 403, (name, address, answer.status_code)
            if address.startswith("/api/"):
                assert answer.json()["code"] == "needs-account", name
            else:
                assert NEEDS in answer.text, name
            seen.add(name)
        assert {"tables:create", "tables:join", "rematch:ask", "api:join", "api:tokens"} <= seen
        assert len(seen) > 50
        assert (User.objects.count(), Table.objects.count(), Seat.objects.count()) == before

    @pytest.mark.parametrize("name", OWN)
    def test_pages_of_an_account_are_closed(self, client: Client, guest: User, name: str) -> None:
        answer = client.get(reverse(name))
        assert answer.status_code == 403
        if name.startswith("api:"):
            assert answer.json()["code"] == "needs-account"
            assert answer.headers["Content-Type"] == "application/problem+json"
        else:
            assert NEEDS in answer.text
            assert reverse("account_signup") in answer.text

    @pytest.mark.usefixtures("guest")
    @pytest.mark.parametrize(
        "page", [HOME, "/tables/", "/titles/", "/titles/yspahan/rules/", "/games/", "/games/all/"]
    )
    def test_what_everybody_reads_is_open(self, client: Client, page: str) -> None:
        assert client.get(page).status_code == 200

    @pytest.mark.usefixtures("guest")
    def test_others_tables(self, client: Client) -> None:
        mara, jonas = person("mara"), person("jonas")
        waiting, game = open_table(mara, 3), started([mara, jonas])
        page = client.get(reverse("tables:detail", args=[game.pk]))
        assert page.status_code == 200
        for table in (waiting, game):
            join = client.post(reverse("tables:join", args=[table.pk]))
            assert (join.status_code, NEEDS in join.text) == (403, True)
        choices = reverse("api:choices", args=[game.pk])
        body = {"decision": "x", "key": "y"}
        answer = client.post(choices, body, content_type="application/json")
        assert answer.json()["code"] == "not-your-seat"

    def test_a_guest_plays(self, client: Client, guest: User) -> None:
        table = Table.objects.get(seats__person=guest)
        decision = asked(table, guest)
        answer = client.post(
            reverse("api:choices", args=[table.pk]),
            {"decision": decision.id, "key": decision.choices[0].key},
            content_type="application/json",
        )
        assert answer.status_code == 200

    def test_a_guest_learns(self, client: Client, guest: User) -> None:
        lesson = reverse("lessons:lesson", args=["yspahan", "first-look"])
        answer = client.post(lesson, {"step": "1", "go": "on"})
        assert (answer.status_code, "step=2" in answer["Location"]) == (302, True)
        sign_up(client)
        assert LessonProgress.objects.get(person__username="Newcomer").lesson == "first-look"

    def test_a_guests_name_signs_nobody_in(self, guest: User) -> None:
        other = Client()
        for password in ("", "!", guest.password):
            data = {"login": guest.username, "password": password}
            other.post(reverse("account_login"), data)
            assert "_auth_user_id" not in other.session


# -- from guest to account --------------------------------------------------------------------


class TestSignUp:
    def test_in_mid_game_it_keeps_seat_table_and_what_was_chosen(
        self, client: Client, guest: User
    ) -> None:
        table = Table.objects.get()
        choose(table, guest, asked(table, guest).choices[0].key)
        draft = Seat.objects.get(person=guest).draft
        page = client.get(reverse("account_signup"))
        assert f"You are playing as {guest.username}" in page.text
        assert "Keep the table" not in page.text
        answer = sign_up(client, next=reverse("tables:detail", args=[table.pk]))
        assert answer.url == reverse("tables:detail", args=[table.pk])
        account = guest_in(client)
        assert (account.pk, account.username, account.is_guest) == (guest.pk, "Newcomer", False)
        assert account.guest_until is None
        assert account.check_password("seven-camels-9")
        assert Seat.objects.get(person=account).draft == draft
        shown = client.get(answer.url).text
        assert "You keep your seat" in shown
        assert "guest-bar" not in shown
        assert [message.to for message in mail.outbox] == [["newcomer@example.com"]]

    def test_the_account_does_what_accounts_do(self, client: Client, guest: User) -> None:
        sign_up(client)
        assert client.get(reverse("accounts:settings")).status_code == 200
        table = open_table(person("mara"), 3)
        assert client.post(reverse("tables:join", args=[table.pk])).status_code == 302
        assert Seat.objects.filter(person=guest).count() == 2

    def test_what_the_session_holds_is_kept(self, client: Client, guest: User) -> None:
        session = client.session
        session["lesson"] = 3
        session.save()
        sign_up(client)
        assert client.session["lesson"] == 3

    def test_a_form_with_a_mistake_loses_nothing(self, client: Client, guest: User) -> None:
        person("mara")
        answer = sign_up(client, "Mara")
        assert answer.status_code == 200
        assert guest_in(client) == guest
        guest.refresh_from_db()
        assert guest.is_guest
        assert tried(client).url == reverse("tables:detail", args=[Table.objects.get().pk])

    def test_without_having_been_a_guest_all_is_as_ever(self, client: Client) -> None:
        sign_up(client)
        assert guest_in(client).username == "Newcomer"
        assert "You keep your seat" not in client.get(HOME).text


class TestSignIn:
    def test_the_table_moves_to_the_account(self, client: Client, guest: User) -> None:
        mara, table = person("mara"), Table.objects.get()
        assert "move to the account" in client.get(reverse("account_login")).text
        client.post(reverse("account_login"), {"login": "mara", "password": "a long password"})
        assert guest_in(client) == mara
        assert table.seats.filter(person=mara).exists()
        assert not User.objects.filter(pk=guest.pk).exists()
        assert "now among your games" in client.get(HOME).text

    def test_a_wrong_password_moves_nothing(self, client: Client, guest: User) -> None:
        person("mara")
        client.post(reverse("account_login"), {"login": "mara", "password": "wrong"})
        assert guest_in(client) == guest
        assert Table.objects.get().seats.filter(person=guest).exists()

    def test_with_a_second_step_it_moves_when_that_is_taken(
        self, client: Client, guest: User
    ) -> None:
        mara, table = person("mara"), Table.objects.get()
        totp.TOTP.activate(mara, totp.generate_totp_secret())
        codes = RecoveryCodes.activate(mara)
        data = {"login": "mara", "password": "a long password"}
        answer = client.post(reverse("account_login"), data)
        assert answer.url == reverse("mfa_authenticate")
        assert table.seats.filter(person=guest).exists()
        client.post(answer.url, {"code": codes.get_unused_codes()[0]})
        assert guest_in(client) == mara
        assert table.seats.filter(person=mara).exists()

    def test_signing_out_is_no_way_to_more_tables(
        self, client: Client, guest: User, settings: Any
    ) -> None:
        settings.GUEST_RATES = {"guests-an-hour": (1, "h")}
        assert tried(Client(), at=ADDRESS).status_code == 302
        client.post(reverse("account_logout"))
        assert tried(client).status_code == 429
