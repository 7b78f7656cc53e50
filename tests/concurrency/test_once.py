"""A request arrives twice at the same moment: the site executes one and answers both alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from django.http import HttpResponse
from django.test import Client

from accounts.models import Circle, SentRequest, User
from games.models import Table
from games.talk.models import Message
from tests.concurrency.conftest import race
from tests.support.tables import started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db(transaction=True)


BUSY: Final = 503


def answered(send: Callable[[], HttpResponse]) -> HttpResponse:
    """Send a request; repeat it while a busy machine refuses it."""
    while (answer := send()).status_code == BUSY:
        assert "Retry-After" in answer
    return answer


def of_page(user: User, address: str, sent: dict[str, str]) -> HttpResponse:
    """Send a form with its key from a new browser."""
    client = Client(raise_request_exception=False)
    client.force_login(user)
    return answered(lambda: client.post(address, {**sent, "once": "a-key"}))


def of_rest(token: str, address: str, sent: dict[str, object]) -> HttpResponse:
    """Send JSON with a key."""
    headers = {"Authorization": f"Token {token}", "Idempotency-Key": "a-key"}
    client = Client(raise_request_exception=False)
    return answered(lambda: client.post(address, sent, "application/json", headers=headers))


def test_a_form_sent_twice_at_once_makes_one(four: list[User]) -> None:
    for number in range(4):
        send = partial(of_page, four[number], "/circles/new/", {"name": "Caravan"})
        answers = race([send, send])
        assert [one.status_code for one in answers] == [302, 302]
        assert len({one["Location"] for one in answers}) == 1
        assert sorted("Idempotent-Replayed" in one.headers for one in answers) == [False, True]
    assert Circle.objects.count() == 4


def test_talk_sent_twice_at_once_is_said_once(four: list[User]) -> None:
    table = started(four[:2])
    send = partial(of_page, four[0], f"/tables/{table.pk}/talk/say/", {"text": "Hello"})
    assert [one.status_code for one in race([send, send, send])] == [302, 302, 302]
    assert Message.objects.count() == 1


def test_a_call_sent_twice_at_once_has_one_answer(four: list[User]) -> None:
    token = key_of(four[0])
    send = partial(of_rest, token, "/api/tables/", {"title": "yspahan", "seats": 3})
    answers = race([send, send])
    assert [one.status_code for one in answers] == [201, 201]
    assert answers[0].json()["id"] == answers[1].json()["id"]
    assert (Table.objects.count(), SentRequest.objects.count()) == (1, 1)


def test_of_two_that_are_refused_nothing_is_kept(four: list[User]) -> None:
    token = key_of(four[0])
    send = partial(of_rest, token, "/api/tables/", {"title": "yspahan", "seats": 6})
    assert [one.json()["code"] for one in race([send, send])] == ["bad-setup", "bad-setup"]
    assert not SentRequest.objects.exists()
