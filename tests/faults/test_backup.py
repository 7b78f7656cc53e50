"""A site on PostgreSQL is backed up during play and restored."""

from __future__ import annotations

import psycopg

from mp2site.infra.servers import PostgresServer
from tests.faults.keeping import check_restored, copied_in_the_middle, refused
from tests.faults.players import address
from tests.faults.running_site import RunningSite


def test_copied_in_the_middle_of_play_and_put_back(
    own_site: RunningSite,
    own_postgres: PostgresServer,
) -> None:
    made, tables, before = copied_in_the_middle(own_site)
    said = refused(own_site, made)
    assert "The site is running: stop it first, nothing was changed." in said
    own_site.kill("web")
    check_restored(own_site, made, tables, before)
    with psycopg.connect(own_postgres.url) as server:
        rows = server.execute("SELECT datname FROM pg_database WHERE datname LIKE 'house%'")
        names = sorted(name for (name,) in rows.fetchall())
    assert names[0] == "house"
    assert names[1].startswith("house_before_")
    assert len(names) == 2
    own_site.web()  # the restored site starts
    assert own_site.get("/healthz").body == b"ok\n"


def test_who_may_create_no_database_is_told_what_to_do(
    own_site: RunningSite,
    own_postgres: PostgresServer,
) -> None:
    with psycopg.connect(own_postgres.url, autocommit=True) as server:
        server.execute("CREATE ROLE plain LOGIN")
        server.execute("GRANT pg_read_all_data TO plain")
    url = address(own_postgres)
    made = own_site.manage("backup").rsplit(" (", 1)[0]
    own_site.environment["DATABASE_URL"] = url.replace("test@", "plain@")
    assert "ALTER ROLE plain CREATEDB;" in refused(own_site, made)  # type: ignore[arg-type]
