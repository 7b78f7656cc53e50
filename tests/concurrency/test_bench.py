"""A whole run of the bench on PostgreSQL, with a server and real choices."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from io import StringIO

import psycopg
import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from games.bench import million
from games.bench.floor import STATE_BYTES, Floor, prepare
from games.bench.pages import EACH
from games.bench.ratings import MOST
from games.bench.run import WHEN
from games.models import Seat, Table
from games.rules import titles

pytestmark = pytest.mark.django_db


def address(name: str) -> str:
    given = connection.settings_dict
    who = given["USER"] + (f":{given['PASSWORD']}" if given["PASSWORD"] else "")
    return f"postgresql://{who}@{given['HOST'] or '127.0.0.1'}:{given['PORT'] or 5432}/{name}"


def databases() -> set[str]:
    with psycopg.connect(address("postgres")) as asking:
        rows = asking.execute("SELECT datname FROM pg_database WHERE datname LIKE '%bench%'")
        return {name for (name,) in rows.fetchall()}


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> str:
    """A database name for this test's bench alone."""
    suffix = secrets.token_hex(4)
    monkeypatch.setattr("games.bench.database.secrets.token_hex", lambda length: suffix)
    monkeypatch.setenv("DATABASE_URL", address("postgres"))
    return f"caravanserai_bench_{suffix}"


@pytest.mark.long
def test_one_short_run(own: str) -> None:
    said = StringIO()
    call_command("bench", "--rounds=1", "--games=2", "--json", stdout=said)
    figures = json.loads(said.getvalue())
    rows = {row["what"]: row for row in figures["rows"]}
    assert rows["floor: bare transaction"]["ratio"] == 1.0
    for when in WHEN:
        assert rows[f"all choices, {when}"]["n"] == 20
        assert rows[f"all choices, {when}"]["ratio"] > 0
    assert rows["poll, not modified"]["n"] == 20
    assert figures["playout"]["trusted choices per second"] > 0
    assert own not in databases()


@pytest.mark.long
def test_rating_games(own: str) -> None:
    said = StringIO()
    with suppress(CommandError):  # its speed depends on the machine
        call_command("bench", "ratings", "--each=40", "--json", stdout=said)
    rows = json.loads(said.getvalue())
    assert [row["what"] for row in rows] == ["few", "many"]
    assert all((row["ms"] > MOST) is bool(row["wrong"]) for row in rows)
    assert own not in databases()


@pytest.mark.long
def test_pages_and_eight_connections(own: str) -> None:
    said = StringIO()
    call_command("bench", "pages", "--rounds=1", "--json", stdout=said)
    rows = {row["what"]: row for row in json.loads(said.getvalue())}
    rest, page = rows["a choice over REST"], rows["a choice by the page"]
    assert min(rest["n"], page["n"]) >= EACH
    assert page["cpu_ratio"] > rest["cpu_ratio"] == 1
    for poll in ("a poll over REST", "a page's poll"):
        assert 0 < rows[poll]["rate_ratio"] < rows["granian's hello world"]["rate_ratio"] == 1
    assert own not in databases()


@pytest.mark.long
@pytest.mark.browser
def test_clicks_in_a_browser(own: str) -> None:
    said = StringIO()
    call_command("bench", "click", "--titles=yspahan", "--samples=1", "--json", stdout=said)
    rows = json.loads(said.getvalue())
    assert {row["size"] for row in rows} == {"1440×900", "390×844"}
    for row in rows:
        assert row["n"] >= 1  # a selection before each choice
        assert row["total"] > row["layout"] > 0
    kinds = {row["what"]: row for row in rows}
    assert set(kinds) >= {"draft", "commit", "poll", "open"}
    assert kinds["commit"]["raw"] > kinds["commit"]["sent"] > 0
    assert kinds["poll"]["server"] > 0
    assert own not in databases()


@pytest.mark.long
def test_the_size_of_a_finished_game(own: str) -> None:
    said = StringIO()
    call_command("bench", "size", "--whole=2", "--json", stdout=said)
    played, packed = json.loads(said.getvalue())
    assert 0 < packed["bytes"] < played["bytes"]
    assert own not in databases()


def test_the_floor_is_the_transaction_that_it_says() -> None:
    name = "caravanserai_bench_test"
    with psycopg.connect(address("postgres"), autocommit=True) as server:
        server.execute(f"DROP DATABASE IF EXISTS {name}")
        server.execute(f"CREATE DATABASE {name}")
        prepare(address(name))
        floor = Floor(address(name))
        try:
            seconds = floor.once()
            ask = floor.connection.execute
            assert 0 < seconds < 10
            assert ask("SELECT count(*) FROM bench_move").fetchone() == (1,)
            assert ask("SELECT count(*) FROM bench_outbox").fetchone() == (1,)
            assert ask("SELECT sum(version) FROM bench_table").fetchone() == (1,)
            assert ask("SELECT min(length(state)) FROM bench_table").fetchone() == (STATE_BYTES,)
        finally:
            floor.close()
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.mark.long
def test_a_short_run_of_sweeps(own: str) -> None:
    said = StringIO()
    call_command("bench_sweep", "--few=40", "--many=200", "--due=3", "--json", stdout=said)
    figures = json.loads(said.getvalue())
    assert [figures[key]["turns"] for key in ("idle, few", "idle, many")] == [40, 200]
    assert figures["ratio"] > 0
    assert figures["due"]["tables"] == figures["due"]["applied"] == 3
    assert figures["due"]["per second"] > 0
    assert own not in databases()


@pytest.mark.long
def test_a_short_run_of_signing_in(own: str) -> None:
    said = StringIO()
    call_command("bench_sign_in", "--crowd=3", "--pages=5", "--full", "--json", stdout=said)
    figures = json.loads(said.getvalue())
    assert figures["pages"] == 5
    assert set(figures["answers"]) <= {"200", "503"}
    assert figures["tries"] >= 3
    assert figures["ratio"] > 0
    assert own not in databases()


@pytest.mark.long
@pytest.mark.django_db(transaction=True)
def test_nobody_plays_more_on_a_bigger_site(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"BATCH": 400, "PEOPLE": 13, "APART": 3, "OWN": 40}.items():
        monkeypatch.setattr(million, name, number)
    monkeypatch.setattr(million, "titles", [titles.get("yspahan")])
    house = million.House()
    counts = []
    for tables in (400, 1_200):
        house.grow(tables)
        people = house.looker, house.somebody, house.everywhere
        counts.append([Seat.objects.of(one).count() for one in people])
    assert counts[0][:2] == counts[1][:2]
    assert counts[1][2] > 2 * counts[0][2]
    assert Table.objects.filter(pk__startswith="s").count() >= 1_200
