"""The frame of every page: forbidden content, two languages, colours, errors."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.core import mail as django_mail
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.test import Client, RequestFactory
from django.urls import reverse
from django.utils import translation
from django.views.defaults import permission_denied

from accounts.models import User
from mp2site.text.rendering import msg
from tests.support.files import style_sheets

pytestmark = pytest.mark.django_db

GUEST_PAGES = [
    "account_login",
    "account_signup",
    "account_reset_password",
    "account_reset_password_done",
    "account_reset_password_from_key_done",
    "account_email_verification_sent",
    "account_inactive",
    "credits",
    "status",
]
OWN_PAGES = [
    "account_logout",
    "account_email",
    "account_change_password",
    "account_reauthenticate",
    "accounts:settings",
    "accounts:times",
    "accounts:vacation",
    "accounts:feed",
    "credits",
]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    with translation.override("en"):
        yield


@pytest.fixture
def mara() -> User:
    return User.objects.create_user("mara", "mara@example.com", "lantern and sand")


@pytest.fixture
def hers(client: Client, mara: User) -> Client:
    """A browser in which Mara has signed in."""
    client.post(reverse("account_login"), {"login": "mara", "password": "lantern and sand"})
    return client


def page(client: Client, name: str) -> str:
    answer = client.get(reverse(name))
    assert answer.status_code == 200, name
    return answer.content.decode()


def assert_keeps_the_policy(html: str) -> None:
    """Expect no inline code that the content security policy would block."""
    assert re.findall(r"<script(?![^>]*\bsrc=)", html) == []
    assert "<style" not in html
    assert re.findall(r"\son[a-z]+=", html) == []


def assert_is_framed(html: str) -> None:
    """Expect one title, one heading, and the skip link with its target."""
    assert len(re.findall(r"<h1[ >]", html)) == 1
    assert html.count("<title>") == 1
    assert 'href="#main"' in html
    assert '<main id="main"' in html


@pytest.mark.parametrize("name", GUEST_PAGES)
def test_pages_for_guests(client: Client, name: str) -> None:
    html = page(client, name)
    assert_keeps_the_policy(html)
    assert_is_framed(html)


@pytest.mark.parametrize("name", OWN_PAGES)
def test_pages_of_ones_account(hers: Client, name: str) -> None:
    html = page(hers, name)
    assert_keeps_the_policy(html)
    assert_is_framed(html)
    assert 'action="/accounts/logout/"' in html


def test_pages_speak_german(client: Client) -> None:
    html = client.get(reverse("account_login"), headers={"Accept-Language": "de"}).content.decode()
    assert '<html lang="de">' in html
    assert "<h1>Anmelden</h1>" in html


def test_a_field_refers_to_its_label_hint_and_error(client: Client) -> None:
    answer = client.post(
        reverse("account_signup"), {"username": "mara", "email": "no address", "password1": "x"}
    )
    html = answer.content.decode()
    box = re.search(r'<input[^>]*name="email"[^>]*>', html)
    assert box is not None
    assert 'aria-invalid="true"' in box[0]
    assert 'aria-describedby="id_email_error"' in box[0]
    assert 'id="id_email_error"' in html
    assert '<label for="id_email">' in html


def test_signing_out_needs_a_post(hers: Client) -> None:
    hers.get(reverse("account_logout"))
    assert "_auth_user_id" in hers.session
    hers.post(reverse("account_logout"))
    assert "_auth_user_id" not in hers.session


def test_a_guest_keeps_the_theme_in_a_cookie(client: Client) -> None:
    assert " data-theme=" not in page(client, "credits")
    answer = client.post(reverse("set_theme"), {"theme": "night", "next": "/credits/"})
    assert answer["Location"] == "/credits/"
    assert '<html lang="en" data-theme="night">' in page(client, "credits")


def test_a_person_keeps_the_theme_everywhere(hers: Client, mara: User) -> None:
    hers.post(reverse("set_theme"), {"theme": "day"})
    elsewhere = Client()
    elsewhere.force_login(mara)
    assert 'data-theme="day"' in page(elsewhere, "credits")


def test_a_script_that_sets_the_theme_gets_no_page(client: Client) -> None:
    answer = client.post(
        reverse("set_theme"), {"theme": "night"}, headers={"Accept": "application/json"}
    )
    assert answer.status_code == 204
    assert client.cookies["theme"].value == "night"


@pytest.mark.parametrize(("name", "field"), [("set_theme", "theme"), ("set_language", "language")])
def test_only_known_settings_are_kept(client: Client, name: str, field: str) -> None:
    assert client.post(reverse(name), {field: "<script>"}).status_code == 400
    assert client.get(reverse(name)).status_code == 405


@pytest.mark.parametrize(
    ("name", "field", "wish"), [("set_theme", "theme", "day"), ("set_language", "language", "de")]
)
def test_nobody_is_redirected_to_another_site(
    client: Client, name: str, field: str, wish: str
) -> None:
    answer = client.post(reverse(name), {field: wish, "next": "https://evil.example/"})
    assert answer["Location"] == "/"


def test_a_guest_and_a_person_choose_their_language(client: Client, mara: User) -> None:
    client.post(reverse("set_language"), {"language": "de"})
    assert '<html lang="de">' in page(client, "credits")
    client.force_login(mara)
    assert '<html lang="en">' in page(client, "credits"), "the person's own language wins"
    client.post(reverse("set_language"), {"language": "de"})
    assert '<html lang="de">' in page(client, "credits")


@pytest.mark.parametrize("name", ["404.html", "403.html", "403_csrf.html", "429.html", "500.html"])
def test_error_pages_stand_without_a_request(name: str) -> None:
    html = render_to_string(name)
    assert_keeps_the_policy(html)
    assert len(re.findall(r"<h1[ >]", html)) == 1


def test_a_missing_page_is_in_our_frame(client: Client) -> None:
    answer = client.get("/no/such/page/")
    assert answer.status_code == 404
    assert_is_framed(answer.content.decode())


def test_a_forged_form_is_refused_in_our_frame() -> None:
    answer = Client(enforce_csrf_checks=True).post(reverse("set_theme"), {"theme": "day"})
    assert answer.status_code == 403
    assert msg("pages-form-expired-signed-out") in answer.content.decode()


def test_the_page_for_forbidden(rf: RequestFactory) -> None:
    request: HttpRequest = rf.get("/")
    answer: HttpResponse = permission_denied(request, PermissionDenied())
    assert answer.status_code == 403
    assert msg("pages-403-title") in answer.content.decode()


def test_messages_are_shown_once(hers: Client) -> None:
    hers.post(reverse("account_logout"))
    first, second = page(hers, "credits"), page(hers, "credits")
    assert msg("accounts-said-signed-out") in first
    assert 'class="toast toast--success"' in first
    assert 'class="toast toast' not in second


def test_a_lost_password_is_found_again_in_german(client: Client, mara: User) -> None:
    german = {"Accept-Language": "de"}
    User.objects.filter(pk=mara.pk).update(language="de")
    client.post(reverse("account_reset_password"), {"email": mara.email}, headers=german)
    (mail,) = django_mail.outbox
    assert mail.subject == "Ein neues Passwort"
    assert str(mail.body).startswith("Hallo mara,\n\nöffne diesen Link")
    link = re.search(r"http://testserver(/accounts/password/reset/key/\S+)", str(mail.body))
    assert link is not None
    form = client.get(link[1], follow=True)
    client.post(
        form.request["PATH_INFO"], {"password1": "dunes and dates", "password2": "dunes and dates"}
    )
    assert client.login(username="mara", password="dunes and dates")
    again = Client().get(link[1], follow=True, headers=german).content.decode()
    assert "Dieser Link funktioniert nicht" in again


def test_an_address_is_confirmed_by_its_link(client: Client) -> None:
    person = {"username": "jonas", "email": "jonas@example.com", "password1": "dunes and dates"}
    client.post(reverse("account_signup"), person)
    (mail,) = django_mail.outbox
    assert mail.subject == msg("accounts-mail-confirm-subject")
    link = re.search(r"http://testserver(/accounts/confirm-email/\S+)", str(mail.body))
    assert link is not None
    asked = client.get(link[1]).content.decode()
    assert msg("accounts-confirm-text", email="jonas@example.com", name="jonas") in asked
    answer = client.post(link[1], follow=True).content.decode()
    assert msg("accounts-said-confirmed", email="jonas@example.com") in answer
    assert msg("accounts-email-verified") in page(client, "account_email")


def test_the_style_sheets_name_only_known_tokens() -> None:
    text = {sheet.name: sheet.read_text("utf-8") for sheet in style_sheets()}
    set_somewhere = set(re.findall(r"(--[a-z0-9-]+)\s*:", "".join(text.values())))
    used = {
        (name, token)
        for name, body in text.items()
        for token in re.findall(r"var\((--[a-z0-9-]+)", body)
    }
    assert {(name, token) for name, token in used if token not in set_somewhere} == set()
