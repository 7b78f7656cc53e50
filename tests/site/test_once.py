"""A repeated request is executed once: forms of pages send a field, programs a header."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Final

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import translation
from pytest_django import Settings

from accounts.models import ApiToken, Circle, Report, SentRequest, User
from accounts.services.retention import SENT_AGAIN, too_old
from games.api.throttles import COUNTS
from games.models import Invitation, Table
from games.seeks.models import Seek
from games.talk.models import Message
from mp2site.infra import clock
from tests.support.files import template_folders
from tests.support.tables import open_table, people, started
from tests.support.tokens import key_of

FORM: Final = re.compile(r"<form\b(?:(?!</form>).)*?</form>", re.DOTALL)
ACTION: Final = re.compile(r"""action="\{% url '([^']+)'""")
STATES: Final = {
    # These forms set a state; a repetition changes nothing.
    *("answers:set", "lessons:coaching", "tables:abandon", "tables:return", "ratings:agree"),
    *(
        "appointments:cancel",
        "coach:ask",
        "coach:sharing",
        "here:sharing",
        "films:ask",
        "films:names",
    ),
    *("notes:set", "talk:message", "talk:switch", "plans:drop"),
    *("tables:start", "tables:leave", "tables:remove", "tables:reset"),
    *("circles:member", "circles:rename", "circles:leave", "seeks:change", "seasons:change"),
    "cups:change",
    "seasons:watch",
    "problems:vote",
    *("profiles:star", "profiles:visibility", "set_language", "set_theme", "news-seen"),
    *("accounts:block-withdraw", "accounts:token-withdraw", "accounts:program-mark"),
    *("accounts:vacation-end", "accounts:vacation-auto", "accounts:sign-out-others"),
    *("notices-address", "notices-device-remove", "notices-mails", "notices-reach"),
    *("notices-webhook-change", "accounts:confirm"),
    # The form changes no data, and people may want a second download.
    "accounts:data-download",
    # A choice names its decision.
    "tables:choose",
    # Each request of a visitor makes a new guest account, which the sweep removes later.
    "guests:start",
}
PLACES: Final = {
    # Forms that post to their own page, or to an address in the page's context.
    *("accounts/times.html", "accounts/settings.html", "accounts/close.html", "notices/table.html"),
    *("notices/stop.html", "notices/by_link.html", "tables/resign.html", "pauses/note.html"),
    *("plans/_panel.html", "plans/note.html", "lessons/_card.html", "tables/_choices.html"),
    "problems/_card.html",
    *("lines/_keep.html", "lines/_card.html", "lines/_tree.html"),
}
ALLAUTH: Final = ("account/", "mfa/", "allauth/")


def forms() -> list[tuple[str, str]]:
    """Return all forms that change data, by their templates."""
    pages = [
        (str(page.relative_to(folder)), page.read_text())
        for folder in template_folders()
        for page in folder.rglob("*.html")
    ]
    found = [(page, form) for page, text in pages for form in FORM.findall(text)]
    return [(page, form) for page, form in found if 'method="post"' in form]


def test_every_form_that_makes_something_can_be_sent_again() -> None:
    seen = set()
    for page, form in forms():
        action = ACTION.search(form)
        states = (action and (action[1] in STATES or action[1].startswith("account_"))) or (
            page in PLACES or page.startswith(ALLAUTH)
        )
        assert states or "{% once %}" in form, (page, action and action[1])
        seen.add(page)
    assert len(seen) > 50


def test_both_ways_into_the_site_know_keys() -> None:
    for middleware in (settings.MIDDLEWARE, settings.API_MIDDLEWARE):
        assert "mp2site.web.once.OnceMiddleware" in middleware


@pytest.fixture(autouse=True)
def in_english() -> None:
    translation.activate("en")


@pytest.fixture
def four(db: None) -> list[User]:
    return people(4)


def client_of(user: User) -> Client:
    """Return a browser in which the person is signed in."""
    client = Client()
    client.force_login(user)
    return client


def table_of(user: User, four: list[User]) -> Table:
    return open_table(user, 4)


THINGS: Final = {
    "table": ("/tables/new/", {"title": "yspahan", "seats": "3", "pace": "calm"}, Table),
    "circle": ("/circles/new/", {"name": "Caravan"}, Circle),
    "report": ("/me/reports/", {"name": "jonas", "why": "An insult"}, Report),
    "seek": (
        "/seeks/",
        {"title": "yspahan", "pace": "daily", "least": "2", "most": "4"},
        Seek,
    ),
}


@pytest.mark.parametrize("thing", THINGS)
def test_a_form_sent_again_makes_nothing_twice_and_leads_to_the_same(
    four: list[User], thing: str
) -> None:
    address, sent, model = THINGS[thing]
    client, sent = client_of(four[0]), {**sent, "once": "a-key"}
    first, again = client.post(address, sent), client.post(address, sent)
    assert (first.status_code, model.objects.count()) == (302, 1)
    assert (again.status_code, again["Location"]) == (302, first["Location"])
    assert again["Idempotent-Replayed"] == "true"


def test_talk_said_again_is_said_once(four: list[User]) -> None:
    table, sent = started(four[:2]), {"text": "Well rolled!", "once": "a-key"}
    client, say = client_of(four[0]), "/tables/{}/talk/say/"
    page = {"HX-Request": "true"}
    answers = [client.post(say.format(table.pk), sent, headers=page) for _ in range(2)]
    assert [one.text for one in Message.objects.all()] == ["Well rolled!"]
    assert "Well rolled!" in answers[0].text
    assert answers[1]["HX-Refresh"] == "true"
    client.post(say.format(table.pk), {**sent, "text": "Well done!"}, headers=page)
    client.post(say.format(table.pk), {**sent, "once": "another"}, headers=page)
    assert [one.text for one in Message.objects.order_by("pk")] == [
        *("Well rolled!", "Well done!", "Well rolled!"),
    ]


def test_a_refused_request_may_be_sent_again(four: list[User]) -> None:
    client, sent = client_of(four[0]), {"name": "", "once": "a-key"}
    assert [client.post("/circles/new/", sent).status_code for _ in range(2)] == [200, 200]
    assert not SentRequest.objects.filter(status=0).exists()
    assert client.post("/circles/new/", {**sent, "name": "Caravan"}).status_code == 302


def test_a_token_is_made_once_and_its_key_shown_once(four: list[User]) -> None:
    client = client_of(four[0])
    sent = {"name": "Laptop", "scope": "read", "days": "30", "once": "a-key"}
    client.post("/accounts/reauthenticate/", {"password": "a long password"})
    first, again = client.post("/me/tokens/", sent), client.post("/me/tokens/", sent)
    made = ApiToken.objects.get(person=four[0])
    assert (made.name, first.status_code) == ("Laptop", 200)
    assert (again.status_code, again["Location"]) == (302, "/me/tokens/")
    assert "cara" not in SentRequest.objects.get().body


def test_a_request_that_waits_for_the_password_is_not_done(four: list[User]) -> None:
    client = client_of(four[0])
    sent = {"name": "Laptop", "scope": "read", "days": "30", "once": "a-key"}
    assert "/reauthenticate/" in client.post("/me/tokens/", sent)["Location"]
    assert not SentRequest.objects.exists()
    client.post("/accounts/reauthenticate/", {"password": "a long password"})
    assert client.post("/me/tokens/", sent).status_code == 200
    assert ApiToken.objects.filter(person=four[0]).count() == 1


def test_a_form_that_is_drawn_again_may_be_sent_again(four: list[User]) -> None:
    """The page with the error has a new key, even if caches may store that page."""
    client = client_of(four[0])
    client.post("/accounts/reauthenticate/", {"password": "a long password"})
    sent = {"url": "not an address", "format": "json", "once": "a-key"}
    answers = [client.post("/notices/webhook/", sent) for _ in range(2)]
    assert [one.status_code for one in answers] == [200, 200]
    assert "Idempotent-Replayed" not in answers[1]


def test_a_second_download_says_why_it_must_wait(four: list[User]) -> None:
    """The second download isn't a repetition for the site."""
    client = client_of(four[0])
    client.post("/accounts/reauthenticate/", {"password": "a long password"})
    page = client.get("/me/data/").content.decode()
    (form,) = [form for form in FORM.findall(page) if "/me/data/download/" in form]
    sent = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    answers = [client.post("/me/data/download/", sent) for _ in range(2)]
    assert [one.status_code for one in answers] == [200, 429]
    assert answers[0]["Content-Type"] == "application/zip"


def test_what_somebody_else_sent_with_the_same_key_is_another_thing(four: list[User]) -> None:
    sent = {"name": "Caravan", "once": "a-key"}
    for user in four[:2]:
        client_of(user).post("/circles/new/", sent)
    assert Circle.objects.count() == 2


def test_a_form_without_a_key_is_carried_out_each_time(four: list[User]) -> None:
    for _ in range(2):
        client_of(four[0]).post("/circles/new/", {"name": "Caravan"})
    assert Circle.objects.count() == 2
    assert not SentRequest.objects.exists()


class TestRest:
    def send(
        self, user: User, address: str, body: dict[str, object], key: str
    ) -> tuple[int, dict[str, object]]:
        """Send JSON with a token and a client's key."""
        headers = {"Authorization": f"Token {key_of(user)}", "Idempotency-Key": key}
        answer = Client().post(address, body, "application/json", headers=headers)
        return answer.status_code, answer.json() if answer.content else {}

    def test_the_same_again_is_answered_the_same(self, four: list[User]) -> None:
        setup = {"title": "yspahan", "seats": 3}
        first, again = (self.send(four[0], "/api/tables/", setup, "k1") for _ in range(2))
        assert first == again
        assert (first[0], Table.objects.count()) == (201, 1)
        assert self.send(four[0], "/api/tables/", setup, "k2")[1]["id"] != first[1]["id"]

    def test_an_invitation_sent_again_tells_once(self, four: list[User]) -> None:
        table = open_table(four[0], 4)
        address = f"/api/tables/{table.pk}/invite/"
        answers = [self.send(four[0], address, {"name": "jonas"}, "k1") for _ in range(2)]
        assert answers[0] == answers[1]
        assert Invitation.objects.count() == 1

    def test_a_key_names_one_request_alone(self, four: list[User]) -> None:
        table = open_table(four[0], 4)
        address = f"/api/tables/{table.pk}/talk/"
        assert self.send(four[0], address, {"text": "Hello"}, "k1")[0] == 200
        status, told = self.send(four[0], address, {"text": "Bye"}, "k1")
        assert (status, told["code"]) == (422, "key-reused")
        assert Message.objects.count() == 1

    def test_a_refusal_is_not_kept(self, four: list[User]) -> None:
        table = started(four[:2])
        address = f"/api/tables/{table.pk}/invite/"
        codes = [self.send(four[0], address, {"name": "aylin"}, "k1")[1]["code"] for _ in range(2)]
        assert codes == ["not-open", "not-open"]
        assert not SentRequest.objects.exists()

    def test_a_request_over_the_rate_writes_nothing(
        self, four: list[User], settings: Settings
    ) -> None:
        settings.API_RATES = {"person": 1}
        COUNTS.clear()
        setup = {"title": "yspahan", "seats": 3}
        assert self.send(four[0], "/api/tables/", setup, "k1")[0] == 201
        with CaptureQueriesContext(connection) as queries:
            assert self.send(four[0], "/api/tables/", setup, "k2")[0] == 429
        assert [q for q in queries if re.match("INSERT|DELETE|UPDATE", q["sql"])] == []

    def test_nobodys_request_has_no_key(self, four: list[User]) -> None:
        answer = Client().post(
            "/api/tables/", {}, "application/json", headers={"Idempotency-Key": "k"}
        )
        assert (answer.status_code, SentRequest.objects.exists()) == (401, False)


def test_after_a_day_nothing_is_known_of_it(four: list[User]) -> None:
    client_of(four[0]).post("/circles/new/", {"name": "Caravan", "once": "a-key"})
    for rows, act in too_old(clock.now() + SENT_AGAIN + timedelta(hours=1)):
        if rows.model is SentRequest:
            act(rows)
    assert not SentRequest.objects.exists()
