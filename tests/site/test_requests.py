"""Properties of every page: headers, language, time zone, health."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone, translation

from accounts.models import User
from mp2site.web.middleware import PersonMiddleware

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana() -> User:
    return User.objects.create_user(
        "ana", "ana@example.com", "dates and figs", language="de", time_zone="Asia/Samarkand"
    )


def seen_by(person: object) -> tuple[str | None, str]:
    """Return the language and the time zone that a person's request has."""
    seen: list[tuple[str | None, str]] = []

    def page(request):
        seen.append((translation.get_language(), timezone.get_current_timezone_name()))
        return HttpResponse()

    request = RequestFactory().get("/")
    request.user = person
    with translation.override("en"):
        PersonMiddleware(page)(request)
    return seen[0]


def test_a_persons_language_and_zone_win(ana):
    assert seen_by(ana) == ("de", "Asia/Samarkand")


def test_an_unknown_zone_breaks_no_page(ana):
    ana.time_zone = "Asia/Atlantis"
    assert seen_by(ana) == ("de", "UTC")


def test_guests_keep_the_browsers_language(client):
    assert seen_by(AnonymousUser()) == ("en", "UTC")
    response = client.get("/accounts/login/", headers={"accept-language": "de-AT,de;q=0.9"})
    assert response.headers["Content-Language"] == "de"


@pytest.mark.parametrize(
    ("told", "zone"),
    [("Asia/Tokyo", "Asia/Tokyo"), ("Mars/Olympus", "UTC"), ("../../etc/passwd", "UTC")],
)
def test_guests_read_times_by_their_browsers_clock(told, zone):
    request = RequestFactory().get("/", headers={"Cookie": f"zone={told}"})
    request.user = AnonymousUser()
    seen = []
    PersonMiddleware(lambda _: seen.append(timezone.get_current_timezone_name()))(request)
    assert seen == [zone]


def test_the_zone_does_not_stay_for_the_next_request(ana):
    seen_by(ana)
    assert timezone.get_current_timezone_name() == "UTC"


def test_a_signed_in_person_gets_pages_in_their_language(client, ana):
    client.force_login(ana)
    response = client.get("/accounts/email/", headers={"accept-language": "en"})
    assert response.headers["Content-Language"] == "de"


def test_a_guest_can_choose_a_language(client):
    response = client.post("/language/", {"language": "de", "next": "/accounts/login/"})
    assert (response.status_code, response["Location"]) == (302, "/accounts/login/")
    assert client.get("/accounts/login/").headers["Content-Language"] == "de"


def test_the_language_switch_does_not_lead_elsewhere(client):
    response = client.post("/language/", {"language": "de", "next": "https://evil.example/"})
    assert response["Location"] == "/"


def test_pages_carry_the_guards(client):
    headers = client.get("/accounts/login/").headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"


def test_forms_are_guarded_against_other_sites():
    response = Client(enforce_csrf_checks=True).post("/accounts/login/", {"login": "x"})
    assert response.status_code == 403


def test_health_is_cheap_and_says_so(client, django_assert_num_queries):
    client.get("/healthz")  # the health check writes a small row now and then
    with django_assert_num_queries(
        2
    ):  # two queries: the database's response, and the refused channels
        response = client.get("/healthz")
    assert response.content == b"ok\n"
    assert "no-store" in response.headers["Cache-Control"]
    assert client.post("/healthz").status_code == 405


def test_the_icon_is_found_at_its_old_address(client):
    response = client.get("/favicon.ico")
    assert (response.status_code, response["Location"]) == (302, "/static/icons/icon-32.png")
