"""One thread hashes passwords. Only sign-ins wait for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher, check_password, make_password
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from accounts import hashers
from accounts.hashers import Busy, CalmHasher, Line
from tests.support.tables import person


@pytest.fixture(autouse=True)
def _calm(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real hasher with few iterations."""
    settings.PASSWORD_HASHERS = ["accounts.hashers.CalmHasher"]
    monkeypatch.setattr(CalmHasher, "iterations", 10)


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Block the hashing thread until it is released."""
    go = threading.Event()
    started = threading.Event()

    def hold() -> str:
        started.set()
        go.wait(10)
        return ""

    other = threading.Thread(target=hashers._line.done, args=(hold,))
    other.start()
    started.wait(10)
    yield go
    go.set()
    other.join()


def test_its_hashes_are_djangos() -> None:
    theirs = PBKDF2PasswordHasher().encode("caravan", "salt", 10)
    assert check_password("caravan", theirs)
    assert not check_password("camel", theirs)
    assert PBKDF2PasswordHasher().verify("caravan", make_password("caravan"))


def test_one_at_a_time_in_a_thread_that_steps_back() -> None:
    line, busy, most, nice = Line(), 0, 0, set()

    def encode() -> str:
        nonlocal busy, most
        import os  # noqa: PLC0415 - only here

        busy += 1
        most = max(most, busy)
        nice.add(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        time.sleep(0.01)
        busy -= 1
        return ""

    them = [threading.Thread(target=line.done, args=(encode,)) for _ in range(8)]
    for one in them:
        one.start()
    for one in them:
        one.join()
    assert most == 1
    assert min(nice) >= hashers.NICE


def test_a_full_queue_refuses_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, held: threading.Event
) -> None:
    settings.HASHES_WAITING = 0
    monkeypatch.setattr(hashers, "_line", Line())
    begun = time.monotonic()
    with pytest.raises(Busy):
        make_password("caravan")
    assert time.monotonic() - begun < 0.5
    assert not held.is_set()


@pytest.mark.usefixtures("held")
def test_a_long_wait_ends_with_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashers, "WAIT_SECONDS", 0.05)
    with pytest.raises(Busy):
        make_password("caravan")


@pytest.mark.django_db
class TestWhenItIsBusy:
    def test_the_page_says_when_to_come_again(
        self, client: Client, monkeypatch: pytest.MonkeyPatch, held: threading.Event
    ) -> None:
        monkeypatch.setattr(hashers, "WAIT_SECONDS", 0.05)
        data = {"login": "mara", "password": "a long password"}
        answer = client.post(reverse("account_login"), data)
        assert answer.status_code == 503
        assert answer["Retry-After"] == "5"
        assert "try again in a few seconds" in answer.content.decode()
        assert client.get("/").status_code == 200
        held.set()

    def test_the_old_password_stays(
        self, client: Client, monkeypatch: pytest.MonkeyPatch, settings: Settings
    ) -> None:
        mara = person("mara")
        client.force_login(mara)
        own, calls = CalmHasher.encode, []

        def second_is_busy(self: CalmHasher, *words: Any) -> str:
            calls.append(words)
            if len(calls) > 1:
                raise Busy
            return own(self, *words)

        monkeypatch.setattr(CalmHasher, "encode", second_is_busy)
        new = "seven camels walk"
        data = {"oldpassword": "a long password", "password1": new, "password2": new}
        answer = client.post(reverse("account_change_password"), data)
        assert answer.status_code == 503
        monkeypatch.undo()
        mara.refresh_from_db()
        assert mara.check_password("a long password")
        assert mara.sessions_ended_at is None
