"""The bench from beginning to end, on the PostgreSQL at hand: a floor, a server, real choices."""

from __future__ import annotations

import json
from io import StringIO

import psycopg
import pytest
from django.core.management import call_command
from django.db import connection

from games.bench.floor import STATE_BYTES, Floor

pytestmark = pytest.mark.django_db


def address(name: str) -> str:
    given = connection.settings_dict
    who = given["USER"] + (f":{given['PASSWORD']}" if given["PASSWORD"] else "")
    return f"postgresql://{who}@{given['HOST'] or '127.0.0.1'}:{given['PORT'] or 5432}/{name}"


def databases() -> set[str]:
    with psycopg.connect(address("postgres")) as asking:
        rows = asking.execute("SELECT datname FROM pg_database WHERE datname LIKE '%bench%'")
        return {name for (name,) in rows.fetchall()}


def test_one_short_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", address("postgres"))
    before, said = databases(), StringIO()
    call_command("bench", "--rounds=1", "--games=2", "--json", stdout=said)
    figures = json.loads(said.getvalue())
    rows = {row["what"]: row for row in figures["rows"]}
    assert rows["floor: bare transaction"]["ratio"] == 1.0
    for when in ("ply 0 to 20", "from ply 340"):
        assert rows[f"all choices, {when}"]["n"] == 20
        assert rows[f"all choices, {when}"]["ratio"] > 0
    assert rows["poll, not modified"]["n"] == 20
    assert figures["playout"]["trusted choices per second"] > 0
    assert databases() == before


def test_the_floor_is_the_transaction_that_it_says() -> None:
    name = "caravanserai_bench_test"
    with psycopg.connect(address("postgres"), autocommit=True) as server:
        server.execute(f"DROP DATABASE IF EXISTS {name}")
        server.execute(f"CREATE DATABASE {name}")
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
