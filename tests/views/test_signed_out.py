"""A session ends while a page is open: the responses to scripts and forms, and the way back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from django.conf import settings
from django.core import mail
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.urls import get_resolver, reverse
from django.urls.resolvers import URLPattern

from accounts.models import User
from games.models import Table
from mp2site.web.sign_in import DOORS, PERSON, REFUSED, form_page
from tests.support.files import ROOT, templates
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
SIGN_IN: Final = "/accounts/login/"
RESET: Final = "/accounts/password/reset/"
ARGUMENTS: Final = {"table_id": "none", "slug": "yspahan", "language": "en", "name": "mara"}
NUMBERS: Final = {"number", "message_id", "mail_id", "ply"}
NOT_OURS: Final = ("admin/", "api/", "anymail/")
"""The admin's pages; REST has other responses (`tests/api`)."""
FORM: Final = "/tables/new/?title=yspahan"
"""A page with a form."""


def addresses(under: Any = None, before: str = "") -> Iterator[str]:
    """Yield an address of every page of the site, from the URLconf."""
    for one in (under or get_resolver()).url_patterns:
        route = before + str(one.pattern)
        if not isinstance(one, URLPattern):
            yield from addresses(one, route)
        elif not route.startswith(NOT_OURS) and "(?P" not in route:
            yield "/" + re.sub(r"<(?:\w+:)?(\w+)>", lambda found: argument(found[1]), route)


def argument(name: str) -> str:
    return "1" if name in NUMBERS else ARGUMENTS.get(name, "none")


ADDRESSES: Final = sorted(set(addresses()))


def scripts() -> list[Path]:
    return sorted([*(ROOT / "static/js").glob("*.js"), *(ROOT / "games/boards").rglob("*.js")])


def shown_to(page: HttpResponse) -> str:
    """Return the person's name that a page's scripts send."""
    found = re.search(r'<body data-person="(\w+)"', page.content.decode())
    assert found is not None
    return found[1]


@pytest.fixture
def mara(four: list[User]) -> User:
    return four[0]


@pytest.fixture
def name(browser: Browser, mara: User) -> str:
    """The name of Mara in the requests of her pages."""
    return shown_to(browser(mara).get("/credits/"))


class TestScripts:
    """Scripts of a page send requests after the page's session has ended."""

    @pytest.mark.parametrize("method", ["get", "post"])
    def test_every_address_says_that_one_is_signed_out(self, name: str, method: str) -> None:
        for address in ADDRESSES:
            answer = getattr(Client(), method)(
                address, headers={PERSON: name, "HX-Request": "true"}
            )
            assert answer.status_code == HTTPStatus.UNAUTHORIZED, address
            assert answer.json()["code"] == answer[REFUSED] == "not-signed-in", address
            assert answer["Cache-Control"] == "no-store"

    def test_every_address_that_htmx_asks_for_is_among_them(self) -> None:
        """Templates name some addresses by a variable, which holds the address of the page."""
        asked = r'hx-(?:get|post)="(?:\{% url \'([\w:-]+)\'|\{\{ (\w+)(?:\.\w+)? \}\})'
        found = {
            match for page in templates() for match in re.findall(asked, page.read_text("utf-8"))
        }
        attributes = sum(
            len(re.findall("hx-(?:get|post)=", page.read_text())) for page in templates()
        )
        assert attributes
        assert {variable for _, variable in found if variable} <= {"choose_at", "row"}
        for view, _ in found:
            assert not view.startswith(("admin:", "api:")), view

    def test_another_person_is_told_so(self, browser: Browser, four: list[User], name: str) -> None:
        answer = browser(four[1]).post("/theme/", {"theme": "night"}, headers={PERSON: name})
        assert answer.status_code == HTTPStatus.CONFLICT
        assert answer.json()["code"] == answer[REFUSED] == "another-person"
        four[1].refresh_from_db()
        assert four[1].theme != "night"

    def test_a_page_from_before_a_sign_in_is_told_so(self, browser: Browser, mara: User) -> None:
        nobody = shown_to(Client().get("/credits/"))
        answer = browser(mara).get("/credits/", headers={PERSON: nobody})
        assert answer.status_code == HTTPStatus.CONFLICT
        assert answer.json()["code"] == answer[REFUSED] == "signed-in-meanwhile"
        assert answer.json()["detail"] == "You signed in meanwhile. Reload the page to go on."

    def test_the_person_themself_is_served_in_every_session(
        self, browser: Browser, mara: User, name: str
    ) -> None:
        for _ in range(2):
            answer = browser(mara).get("/credits/", headers={PERSON: name})
            assert (answer.status_code, answer.has_header(REFUSED)) == (200, False)

    def test_an_old_token_is_told_apart(self, mara: User, name: str) -> None:
        client = Client(enforce_csrf_checks=True)
        client.force_login(mara)
        answer = client.post("/theme/", {"theme": "day"}, headers={PERSON: name})
        assert answer.status_code == HTTPStatus.FORBIDDEN
        assert answer.json()["code"] == answer[REFUSED] == "form-expired"

    def test_each_script_asks_by_the_one_module(self) -> None:
        """A plain fetch names no person. Rules are public, and a service worker has no page."""
        bare = {path.name for path in scripts() if re.search(r"\bfetch\(", path.read_text("utf-8"))}
        assert bare == {"ask.js", "rule.js"}


class TestForms:
    """The browser sends these forms without a script."""

    def test_every_form_leads_back_to_its_page(self) -> None:
        for address in ADDRESSES:
            answer = Client().post(address, headers={"Referer": f"http://testserver{FORM}"})
            if (page := led_to(answer)) is not None:
                assert page in {FORM, address}, address

    def test_without_the_page_it_leads_to_what_can_be_shown(
        self, browser: Browser, mara: User
    ) -> None:
        for address in ADDRESSES:
            if (page := led_to(Client().post(address))) is not None:
                shown = browser(mara).get(page)
                assert shown.status_code != HTTPStatus.METHOD_NOT_ALLOWED, address

    def test_a_stranger_address_is_not_followed(self) -> None:
        answer = Client().post("/stars/", headers={"Referer": "https://elsewhere.example/trap/"})
        assert led_to(answer) == "/"

    @pytest.mark.parametrize("view", ["account_login", "account_signup"])
    def test_an_old_form_to_sign_in_leads_on(self, mara: User, view: str) -> None:
        client = Client(enforce_csrf_checks=True)
        client.force_login(mara)
        answer = client.post(reverse(view), {"next": "/tables/"})
        assert (answer.status_code, answer["Location"]) == (302, "/tables/")
        trap = client.post(reverse(view), {"next": "https://elsewhere.example/"})
        assert trap["Location"] == "/"

    def test_any_other_old_form_leads_back_to_its_page(self, mara: User) -> None:
        client = Client(enforce_csrf_checks=True)
        client.force_login(mara)
        sent = {"headers": {"Referer": f"http://testserver{FORM}"}}
        answer = client.post("/tables/new/", {"name": "Salt"}, **sent)
        page = answer.content.decode()
        assert answer.status_code == HTTPStatus.FORBIDDEN
        assert "You signed in meanwhile" in page
        assert f'href="{FORM}"' in page

    def test_an_old_form_to_sign_in_can_be_loaded_again(self) -> None:
        answer = Client(enforce_csrf_checks=True).post(SIGN_IN, {"next": "/tables/"})
        assert answer.status_code == HTTPStatus.FORBIDDEN
        assert f'href="{SIGN_IN}"' in answer.content.decode()


def led_to(answer: HttpResponse) -> str | None:
    """Return the page after a sign-in that this response demands; none without a sign-in."""
    where = urlsplit(answer.get("Location", ""))
    return parse_qs(where.query)["next"][0] if where.path == SIGN_IN and where.query else None


class TestLinks:
    def test_no_template_names_it_bare(self) -> None:
        for page in templates():
            links = re.findall(
                r"""href="[^"]*\{% url '(account_(?:login|signup))'""", page.read_text()
            )
            assert links == [], page

    def test_every_page_leads_back_to_itself(self, table: Table) -> None:
        seen = 0
        for address in [*ADDRESSES, f"/tables/{table.pk}/", "/tables/?title=yspahan"]:
            answer = Client().get(address)
            if answer.status_code != HTTPStatus.OK or not is_page(answer):
                continue
            found = re.findall(rf'href="{SIGN_IN}([^"]*)"', answer.content.decode())
            if not address.startswith("/accounts/"):
                wanted = {address}
                assert {parse_qs(query[1:])["next"][0] for query in found} <= wanted, address
                seen += len(found)
        assert seen

    @pytest.mark.parametrize("door", ["/accounts/login/", "/accounts/signup/"])
    def test_the_doors_pass_it_on(self, door: str) -> None:
        page = Client().get(f"{door}?next=/tables/").content.decode()
        found = re.findall(r'href="/accounts/(?:login|signup)/([^"]*)"', page)
        assert found
        assert set(found) <= {"?next=/tables/", "?next=%2Ftables%2F"}

    def test_every_door_leaves_alone_what_is_not_sent(self) -> None:
        """The page after the sign-in needs the unsent text, so no page in between may delete it."""
        doors = [one for one in ADDRESSES if one.startswith(DOORS)]
        pages = [page.content.decode() for one in doors if is_shown(page := Client().get(one))]
        assert len(pages) >= 4
        assert all(re.search(r"<body[^>]* data-door", page) for page in pages)

    def test_a_new_password_leads_back(self, mara: User) -> None:
        """Each page and the mail's link contain the address of the first page."""
        client, page = Client(), "?next=/tables/"
        sent = client.post(RESET, {"email": mara.email, **hidden(client.get(RESET + page))})
        assert unquote(sent["Location"]) == f"{RESET}done/{page}"
        assert f'href="{SIGN_IN}{page}"' in client.get(sent["Location"]).content.decode()
        link = re.search(r"http://[^/]+(/\S+/key/\S+)", str(mail.outbox[0].body))
        assert link is not None
        form = client.get(link[1], follow=True)
        assert re.search("<body[^>]* data-door", form.content.decode())
        address = form.redirect_chain[-1][0].partition("?")[0]
        new = {"password1": "eleven camels 11", "password2": "eleven camels 11"}
        done = client.post(address, {**new, **hidden(form)})
        assert unquote(done["Location"]) == f"{RESET}key/done/{page}"
        last = client.get(done["Location"]).content.decode()
        assert f'href="{SIGN_IN}{page}"' in last
        assert re.search("<body[^>]* data-door", last)

    def test_the_table_leads_to_itself_after_a_look(self, table: Table) -> None:
        """A poll's address shows a part of a page, so the sign-in returns to the table's page."""
        page = Client().get(f"/tables/{table.pk}/?partial=1&since=0").content.decode()
        assert f'href="{SIGN_IN}?next=/tables/{table.pk}/"' in page

    def test_who_sits_there_needs_none(
        self, browser: Browser, four: list[User], table: Table
    ) -> None:
        page = browser(four[0]).get(f"/tables/{table.pk}/").content.decode()
        assert "prompt__sign-in" not in page


def is_shown(answer: HttpResponse) -> bool:
    return answer.status_code == HTTPStatus.OK and is_page(answer)


def hidden(page: HttpResponse) -> dict[str, str]:
    main = re.search("<main.*</main>", page.content.decode(), re.DOTALL)
    return dict(re.findall(r'type="hidden" name="(next)" value="([^"]*)"', main[0] if main else ""))


def is_page(answer: HttpResponse) -> bool:
    return answer.headers.get("Content-Type", "").startswith("text/html")


def test_scripts_know_the_cookie_with_the_token() -> None:
    page = Client().get("/credits/").content.decode()
    assert f'data-token-cookie="{settings.CSRF_COOKIE_NAME}"' in page
    assert not settings.CSRF_COOKIE_HTTPONLY


def test_a_forms_page_never_names_another_host() -> None:
    request = RequestFactory().post("/", headers={"referer": "http://testserver//evil.example/x"})
    assert form_page(request) == ""
    request = RequestFactory().post("/", headers={"referer": "http://testserver/tables/?a=b"})
    assert form_page(request) == "/tables/?a=b"
