"""Opponents over REST, and the bot of the documentation."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from accounts.models import User
from accounts.services.computers import computer_mark
from accounts.services.tokens import api_token_make
from games.models import Status, Table
from games.services.lifecycle import table_join
from games.services.quarantine import table_quarantine
from mp2site.infra.servers import free_port
from notifications.channels.webhook import signature
from notifications.models import Channel, Kind, Notice, State
from notifications.policy.preferences import webhook_save
from tests.api.conftest import Api, is_problem
from tests.support.opponents import answered, thinking
from tests.support.reading import notice_deliver
from tests.support.tables import (
    acting,
    asked,
    choose,
    now,
    open_table,
    person,
    place_of,
    started,
)
from tests.support.waiting import until

pytestmark = pytest.mark.django_db

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rest.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_a_table_is_created_with_them(three: list[User]) -> None:
    wishes = {"title": "yspahan", "seats": 3, "opponents": ["merchant", "master"]}
    table = Api(three[0]).post("tables/", {**wishes, "stand_in": "apprentice"}).json()
    assert (table["status"], table["stand_in"], table["computers"]) == (
        "playing",
        "apprentice",
        True,
    )
    people = {one["name"]: (one["computer"], one["strength"]) for one in table["people"]}
    assert people == {
        "mara": (False, ""),
        "Merchant": (True, "merchant"),
        "Master": (True, "master"),
    }


def test_too_many_and_unknown_ones_are_refused(three: list[User]) -> None:
    api, table = Api(three[0]), {"title": "yspahan", "seats": 2}
    answer = api.post("tables/", {**table, "opponents": ["merchant", "merchant"]})
    assert is_problem(answer, 422, "bad-setup")["rule"] == "opponents"
    is_problem(api.post("tables/", {**table, "opponents": ["nobody"]}), 400, "malformed")
    is_problem(api.post("tables/", {**table, "stand_in": "nobody"}), 400, "malformed")


def test_a_strength_is_there_before_it_has_sat_anywhere(three: list[User]) -> None:
    assert Api(three[0]).get("people/Merchant/").json()["strength"] == "merchant"
    is_problem(Api(three[0]).get("people/House/"), 404, "not-found")


def test_a_host_asks_one(three: list[User]) -> None:
    table = open_table(three[0], 3)
    path = f"tables/{table.pk}/opponents/"
    is_problem(Api(three[1]).post(path, {"strength": "merchant"}), 403, "not-host")
    answer = Api(three[0]).post(path, {"strength": "merchant"}).json()
    assert [one["strength"] for one in answer["people"]] == ["", "merchant"]
    assert Api(three[0]).post(path, {"strength": "merchant"}).json()["status"] == "playing"
    is_problem(Api(three[0]).post(path, {"strength": "merchant"}), 409, "not-open")


def test_lists_mark_games_with_programs(three: list[User]) -> None:
    _, key = api_token_make(person=three[1], name="x", scope="play")
    computer_mark(owner=three[2], key=key)
    company = list(User.objects.filter(pk__in=[one.pk for one in three]).order_by("pk"))
    started(company[:2], name="with one")
    started([company[0], company[2]], name="without")
    listed = Api(None).get("tables/").json()["results"]
    assert {one["name"]: one["computers"] for one in listed} == {
        "with one": True,
        "without": False,
    }


def example() -> str:
    """Return the documentation's program, unchanged."""
    (program,) = [text for text in EXAMPLE.findall(DOCS.read_text()) if "urllib" in text]
    return program


def test_the_documented_program_is_short() -> None:
    assert len(example().splitlines()) <= 40


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.py"
    file.write_text(example())
    return file


@pytest.mark.django_db(transaction=True)
def test_the_documented_program_plays_yspahan_to_the_end(
    live_server: Any, monkeypatch: pytest.MonkeyPatch, settings: Any, program: Path
) -> None:
    """The bot joins its owner's table, plays a whole game, and exits when no turn is open."""
    settings.OPPONENT_PAUSE = 0
    monkeypatch.setattr("games.services.turns.opponent_soon", lambda _turn: None)
    thinking(monkeypatch)
    owner, bot = person("mara"), person("bot")
    _, key = api_token_make(person=bot, name="x", scope="play")
    computer_mark(owner=owner, key=key)
    table = open_table(User.objects.get(pk=bot.pk), 2, opponents=["merchant"])
    for _ in range(200):
        answered(table)
        run(program, live_server.url, key, monkeypatch)
        if now(table).status != Status.PLAYING:
            break
    assert now(table).status == Status.FINISHED
    assert table.moves.filter(place=place_of(table, bot), by="person").count() > 50
    assert not table.moves.filter(by="house").exists()


def run(program: Path, house: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"CARAVANSERAI": house, "TOKEN": key}.items():
        monkeypatch.setenv(name, value)
    runpy.run_path(str(program))


def asked_at(bot: User) -> Table:
    table = open_table(bot, 2)
    table_join(table_id=table.pk, by=person("mara"))
    while not waits_for(table, bot):
        user = acting(table)
        choose(table, user, asked(table, user).choices[0].key)
    return table


def waits_for(table: Table, bot: User) -> bool:
    return table.seats.get(person=bot).waiting_since is not None


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("stopped", [False, True])
def test_the_documented_program_waits_for_a_busy_site(
    live_server: Any,
    monkeypatch: pytest.MonkeyPatch,
    settings: Any,
    program: Path,
    stopped: bool,
) -> None:
    """The bot waits for the time that the site demands, then plays its turn."""
    # A longer default shows that the bot waits for the site's time and not for its own.
    program.write_text(program.read_text().replace('"Retry-After", 60', '"Retry-After", 999'))
    bot, waits = person("bot"), list[float]()
    _, key = api_token_make(person=bot, name="x", scope="play")
    table = asked_at(bot)
    settings.API_RATES = {**settings.API_RATES, "person": 1}

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        settings.API_RATES = {**settings.API_RATES, "person": 0}
        if stopped:
            table_quarantine(table_id=table.pk, trouble="A test")

    monkeypatch.setattr("time.sleep", sleep)
    run(program, live_server.url, key, monkeypatch)
    assert waits_for(table, bot) == stopped
    assert len(waits) == 1
    assert 0 < waits[0] <= 60


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("away", [True, False])
def test_the_documented_program_waits_for_a_site_that_is_down(
    live_server: Any, monkeypatch: pytest.MonkeyPatch, program: Path, away: bool
) -> None:
    """The bot exits when the site refuses its token."""

    class Waited(Exception):
        """An exception in place of the bot's wait before its next attempt."""

    def sleep(seconds: float) -> None:
        raise Waited(seconds)

    monkeypatch.setattr("time.sleep", sleep)
    house = f"http://127.0.0.1:{free_port()}" if away else live_server.url
    with pytest.raises(Waited if away else urllib.error.HTTPError) as found:
        run(program, house, "not a key", monkeypatch)
    if isinstance(found.value, urllib.error.HTTPError):
        found.value.close()
        assert found.value.code == 401
    else:
        assert found.value.args == (60,)


@pytest.mark.django_db(transaction=True)
def test_the_documented_program_checks_signatures(
    live_server: Any, settings: Any, program: Path
) -> None:
    """The bot reacts to the site's webhook, and refuses a call without a valid signature."""
    bot, port = person("bot"), free_port()
    # No proxy protects this machine from webhooks.
    settings.WEBHOOK_ALLOWED_HOSTS = ["127.0.0.1"]
    hook = webhook_save(person=bot, url=f"http://127.0.0.1:{port}/", format="plain")
    _, key = api_token_make(person=bot, name="x", scope="play")
    environment = {
        "CARAVANSERAI": live_server.url,
        "TOKEN": key,
        "SECRET": hook.secret,
        "PORT": str(port),
    }
    child = subprocess.Popen([sys.executable, str(program)], env=environment)
    try:
        assert told(port, "not the secret") == 403
        table = asked_at(bot)
        notice = Notice.objects.get(person=bot, channel=Channel.WEBHOOK, kind=Kind.TURN)
        notice_deliver(notice_id=notice.pk)
        notice.refresh_from_db()
        assert notice.state == State.SENT
        until(lambda: not waits_for(table, bot), "it has played")
    finally:
        child.kill()
        child.wait()


def told(port: int, secret: str) -> int:
    """Call the program as the site does, again until it runs; return the status."""
    body = "{}"
    headers = {"Caravanserai-Signature": signature(secret, 1, body)}
    call = urllib.request.Request(f"http://127.0.0.1:{port}/", body.encode(), headers)
    answers: list[int] = []

    def answer() -> bool:
        try:
            with urllib.request.urlopen(call, timeout=10) as response:
                answers.append(response.status)
        except urllib.error.HTTPError as error:
            answers.append(error.code)
        except OSError:
            return False
        return True

    until(answer, "the program listens")
    return answers[-1]
