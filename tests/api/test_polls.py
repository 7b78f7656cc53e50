"""The fast path and the ordinary path give each person the same response to a poll."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from accounts.models import ApiToken, User
from games.api import polls
from games.api.throttles import COUNTS
from games.models import Seat, Table
from mp2site.infra import clock
from tests.support.tables import acting, choose
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db
SHORT = "games.api.polls.PollMiddleware"


class Ways:
    def __init__(self, settings: Any) -> None:
        self.settings = settings

    def ask(self, address: str, short: bool, headers: dict[str, str]) -> HttpResponse:
        whole = self.settings.API_MIDDLEWARE
        assert SHORT in whole
        self.settings.MIDDLEWARE = [name for name in whole if short or name != SHORT]
        return Client(raise_request_exception=False).get(address, headers=headers)

    def both(self, address: str, **headers: str) -> HttpResponse:
        """Send the poll by both paths; assert that the responses are the same."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        long, short = (self.ask(address, way, sent) for way in (False, True))
        assert (short.status_code, short.content) == (long.status_code, long.content)
        told = [{**answer.headers, "X-Request-ID": ""} for answer in (long, short)]
        for one in told:
            one["Vary"] = set(one.get("Vary", "").split(", "))
        assert told[0] == told[1]
        return short


@pytest.fixture
def ways(settings: Any) -> Ways:
    return Ways(settings)


@pytest.fixture
def me(game: Table) -> User:
    return acting(game)


def address(game: Table, query: str = "") -> str:
    return f"/api/tables/{game.pk}/{query}"


def token_of(user: User) -> str:
    """Return the header of a token that was used today."""
    key = key_of(user)
    ApiToken.objects.filter(person=user).update(used_at=clock.now())
    return f"Token {key}"


def tag_of(ways: Ways, game: Table, user: User, query: str = "", **more: str) -> str:
    sent = {"Authorization": token_of(user), **more}
    return str(ways.ask(address(game, query), False, sent).headers["ETag"])


@pytest.mark.parametrize("query", ["", "?render=1", "?render=0"])
@pytest.mark.parametrize("language", ["", "de", "fr, en;q=0.5", "nonsense"])
def test_nothing_new_by_one_read(
    ways: Ways,
    game: Table,
    me: User,
    query: str,
    language: str,
    django_assert_num_queries: Any,
) -> None:
    more = {"Accept-Language": language} if language else {}
    tag = tag_of(ways, game, me, query, **more)
    sent = {"Authorization": token_of(me), "If-None-Match": f'"old", W/{tag}', **more}
    assert ways.both(address(game, query), **sent).status_code == 304
    with django_assert_num_queries(1):
        assert ways.ask(address(game, query), True, sent).status_code == 304


def test_a_persons_language_is_their_tokens(ways: Ways, game: Table, me: User) -> None:
    User.objects.filter(pk=me.pk).update(language="de")
    tag = tag_of(ways, game, me)
    assert ".de." in tag
    sent = {"Authorization": token_of(me), "If-None-Match": tag}
    assert ways.both(address(game), **sent).status_code == 304


def test_who_has_resigned_watches(ways: Ways, game: Table, me: User) -> None:
    tag = tag_of(ways, game, me)
    Seat.objects.filter(table=game, person=me).update(resigned_at=clock.now())
    sent = {"Authorization": token_of(me), "If-None-Match": tag}
    assert ways.both(address(game), **sent).status_code == 200


def test_what_is_new_is_shown(ways: Ways, game: Table, me: User) -> None:
    tag = tag_of(ways, game, me)
    choose(game, me, "roll:0")
    sent = {"Authorization": token_of(me), "If-None-Match": tag}
    assert ways.both(address(game), **sent).status_code == 200


def test_anothers_tag_is_not_mine(ways: Ways, game: Table, me: User, three: list[User]) -> None:
    other = next(user for user in three if user != me)
    sent = {"Authorization": token_of(me), "If-None-Match": tag_of(ways, game, other)}
    assert ways.both(address(game), **sent).status_code == 200


def _expired(user: User) -> None:
    ApiToken.objects.filter(person=user).update(expires_at=clock.now() - timedelta(seconds=1))


def _suspended(user: User) -> None:
    User.objects.filter(pk=user.pk).update(is_active=False)


def _withdrawn(user: User) -> None:
    ApiToken.objects.filter(person=user).delete()


@pytest.mark.parametrize("happened", [_expired, _suspended, _withdrawn])
def test_who_may_not_come_in_is_refused(ways: Ways, game: Table, me: User, happened: Any) -> None:
    sent = {"If-None-Match": tag_of(ways, game, me), "Authorization": token_of(me)}
    happened(me)
    answer = ways.both(address(game), **sent)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-credentials")


def test_a_table_that_i_may_not_see_is_none(ways: Ways, game: Table, stranger: User) -> None:
    Table.objects.filter(pk=game.pk).update(visibility="private")
    sent = {"Authorization": token_of(stranger), "If-None-Match": f'"{game.version}.en.0"'}
    assert ways.both(address(game), **sent).status_code == 404


def test_a_first_use_in_a_day_is_noted(ways: Ways, game: Table, me: User) -> None:
    tag, sent = tag_of(ways, game, me), token_of(me)
    ApiToken.objects.filter(person=me).update(used_at=clock.now() - timedelta(days=2))
    headers = {"Authorization": sent, "If-None-Match": tag}
    assert ways.ask(address(game), True, headers).status_code == 304
    assert ApiToken.objects.get(person=me).used_at > clock.now() - timedelta(minutes=1)


def test_polls_count_for_the_rate(ways: Ways, game: Table, me: User, settings: Any) -> None:
    headers = {"Authorization": token_of(me), "If-None-Match": tag_of(ways, game, me)}
    COUNTS.clear()
    settings.API_RATES = {**settings.API_RATES, "person": 2}
    asked = [ways.ask(address(game), True, headers).status_code for _ in range(3)]
    assert asked == [304, 304, 429]


@pytest.mark.parametrize(
    "headers",
    [
        {"Authorization": "Token"},
        {"Authorization": "Token a b"},
        {"Authorization": "Token \u00e4"},
        {"Authorization": "Basic abc"},
        {"Host": "elsewhere.example"},
        {"Cookie": "sessionid=nonsense"},
    ],
)
def test_the_odd_goes_the_long_way(
    ways: Ways, game: Table, me: User, headers: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tag = tag_of(ways, game, me)
    monkeypatch.setattr(polls, "polled_by_key", lambda *_, **__: pytest.fail("the short way"))
    sent = {"Authorization": token_of(me), "If-None-Match": tag, **headers}
    assert ways.both(address(game), **sent).status_code in {200, 304, 400, 401}
