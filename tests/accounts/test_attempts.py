"""Password attempts are limited; strangers can't use up a person's attempts."""

from __future__ import annotations

import time
from typing import Any

import pytest
from django.core import mail
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from accounts.models import User
from accounts.services.sessions import sessions_end
from mp2site.settings import base
from tests.support.signing import again
from tests.support.tables import person

pytestmark = pytest.mark.django_db

RIGHT = "a long password"
OFTEN = "Too many attempts from here"
ATTACKER, HOME = "203.0.113.7", "198.51.100.4"


@pytest.fixture(autouse=True)
def _rates(settings: Settings) -> None:
    """Apply the site's own rate limits."""
    settings.ACCOUNT_RATE_LIMITS = base.ACCOUNT_RATE_LIMITS


@pytest.fixture
def mara() -> User:
    return person("mara")


def attempt(client: Client, password: str, login: str = "mara", at: str = HOME) -> Any:
    data = {"login": login, "password": password}
    return client.post(reverse("account_login"), data, REMOTE_ADDR=at)


def inside(client: Client) -> bool:
    return "_auth_user_id" in client.session


def out_again(client: Client) -> None:
    """Sign out, and keep the browser's cookies."""
    client.post(reverse("account_logout"))
    assert not inside(client)


@pytest.mark.usefixtures("mara")
def test_somebody_who_guesses_is_stopped(client: Client) -> None:
    said = [attempt(client, f"guess {n}").content.decode() for n in range(6)]
    assert [OFTEN in page for page in said] == [False] * 5 + [True]
    assert OFTEN in attempt(client, RIGHT).content.decode()
    assert not inside(client)


@pytest.mark.usefixtures("mara")
@pytest.mark.parametrize("logins", [("mara", "mara@example.com"), ("mara", "MARA"), ("nobody",)])
def test_another_way_of_writing_it_gives_no_more_tries(logins: tuple[str, ...]) -> None:
    for n in range(5):
        attempt(Client(), "guess", logins[n % len(logins)])
    assert OFTEN in attempt(Client(), "guess", logins[-1]).content.decode()


def test_who_tries_many_accounts_is_stopped_too(client: Client) -> None:
    for n in range(10):
        attempt(client, "guess", f"name-{n}")
    assert OFTEN in attempt(client, "guess", "name-10").content.decode()


@pytest.mark.usefixtures("mara")
def test_nobody_is_locked_out_from_elsewhere(client: Client) -> None:
    attacker = Client()
    for n in range(40):
        attempt(attacker, f"guess {n}", at=ATTACKER)
    attempt(client, RIGHT)
    assert inside(client)


@pytest.mark.usefixtures("mara")
def test_a_known_browser_is_not_locked_out_by_its_neighbours(client: Client) -> None:
    attempt(client, RIGHT)
    out_again(client)
    for n in range(40):
        attempt(Client(), f"guess {n}", at=HOME)
    stranger = Client()
    assert OFTEN in attempt(stranger, RIGHT).content.decode()
    attempt(client, RIGHT)
    assert inside(client)


@pytest.mark.usefixtures("mara")
def test_a_known_browser_may_not_guess_for_ever(client: Client) -> None:
    attempt(client, RIGHT)
    out_again(client)
    for n in range(5):
        attempt(client, f"guess {n}")
    assert OFTEN in attempt(client, RIGHT).content.decode()


@pytest.mark.usefixtures("mara")
def test_ones_own_browser_gives_no_tries_at_others(client: Client) -> None:
    person("mallory")
    attempt(client, RIGHT, "mallory")
    out_again(client)
    for n in range(5):
        attempt(client, f"guess {n}")
    assert OFTEN in attempt(Client(), "guess").content.decode()


def test_a_browser_is_forgotten_when_all_sessions_end(client: Client, mara: User) -> None:
    attempt(client, RIGHT)
    sessions_end(person=mara)
    for n in range(5):
        attempt(Client(), f"guess {n}")
    client.cookies.pop("sessionid")
    assert OFTEN in attempt(client, RIGHT).content.decode()


@pytest.mark.usefixtures("mara")
@pytest.mark.parametrize("cookie", ["", "nonsense", "W10:1abc:x", "\xe9"])
def test_a_forged_browser_is_none(client: Client, cookie: str) -> None:
    client.cookies["browser"] = cookie
    for n in range(5):
        attempt(client, f"guess {n}")
    assert OFTEN in attempt(Client(), RIGHT).content.decode()


@pytest.mark.usefixtures("mara")
def test_the_right_password_uses_up_no_try(client: Client) -> None:
    for _ in range(12):
        attempt(client, RIGHT)
        assert inside(client)
        out_again(client)


@pytest.mark.usefixtures("mara")
def test_somebody_with_the_password_guesses_few_codes(client: Client) -> None:
    from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret  # noqa: PLC0415 - needs models

    TOTP.activate(User.objects.get(username="mara"), generate_totp_secret())
    attempt(client, RIGHT)
    codes = [{"code": f"{n:06}"} for n in range(6)]
    said = [client.post(reverse("mfa_authenticate"), code).content.decode() for code in codes]
    assert OFTEN in said[-1]
    assert OFTEN not in said[0]


@pytest.mark.usefixtures("mara")
def test_right_tries_are_not_for_ever_either(settings: Settings) -> None:
    rates = base.ACCOUNT_RATE_LIMITS
    assert isinstance(rates, dict)
    assert rates["login_tries"]
    settings.ACCOUNT_RATE_LIMITS = {**rates, "login_tries": "3/m/key"}
    browsers = [Client() for _ in range(4)]
    said = [attempt(browser, RIGHT).content.decode() for browser in browsers]
    assert [inside(browser) for browser in browsers] == [True] * 3 + [False]
    assert OFTEN in said[-1]


def ask_for_a_password(email: str = "mara@example.com", at: str = HOME) -> Any:
    return Client().post(reverse("account_reset_password"), {"email": email}, REMOTE_ADDR=at)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock that allauth reads; a test moves its hands."""
    passed = [time.time()]
    monkeypatch.setattr("allauth.core.internal.ratelimit.time.time", lambda: passed[0])
    return passed


@pytest.mark.parametrize("email", ["mara@example.com", "nobody@example.com"])
@pytest.mark.usefixtures("mara")
def test_a_link_to_a_new_password_is_not_sent_again_at_once(email: str, now: list[float]) -> None:
    assert ask_for_a_password(email).status_code == 302
    written = len(mail.outbox)
    refused = ask_for_a_password(email.upper(), at=ATTACKER)
    assert refused.status_code == 429
    assert "spam folder" in refused.content.decode()
    assert len(mail.outbox) == written
    now[0] += 181
    assert ask_for_a_password(email).status_code == 302


@pytest.mark.usefixtures("mara")
def test_nobody_is_flooded_with_links_to_a_new_password(now: list[float]) -> None:
    for n in range(12):
        ask_for_a_password(at=f"203.0.113.{n}")
        now[0] += 181
    assert len(mail.outbox) == 10
    now[0] += 86400
    assert ask_for_a_password().status_code == 302


def test_nobody_writes_to_many_strangers(client: Client, mara: User, now: list[float]) -> None:
    client.force_login(mara)
    for n in range(22):
        if n % 5 == 0:
            again(client)
        data = {"email": f"stranger-{n}@example.com", "action_add": ""}
        last = client.post(reverse("account_email"), data)
        now[0] += 61
    assert last.status_code == 429
    assert "tomorrow" in last.content.decode()
    written = {to for letter in mail.outbox for to in letter.to if to.startswith("stranger")}
    assert len(written) == 20


def test_an_address_is_asked_to_confirm_so_often_a_day(now: list[float]) -> None:
    for n in range(12):
        asker = person(f"asker-{n}")
        client = Client()
        client.force_login(asker)
        again(client)
        client.post(reverse("account_email"), {"email": "victim@example.com", "action_add": ""})
        now[0] += 181
    assert len([letter for letter in mail.outbox if "victim@example.com" in letter.to]) == 10


def test_processes_share_the_counts() -> None:
    from mp2site.serve import web  # noqa: PLC0415 - only here
    from mp2site.settings.queue import redis_caches  # noqa: PLC0415

    words = web("127.0.0.1", "8000")
    assert words[words.index("--workers") + 1] == "1"
    urls = type("Urls", (), {"rates": "redis://r", "shared": "redis://s"})()
    assert redis_caches(urls, "x")["default"]["LOCATION"] == "redis://r"
