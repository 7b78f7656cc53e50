"""`manage.py upgrade` on databases of earlier releases, on SQLite and PostgreSQL, and the way back."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pytest
from django.core.management import CommandError, call_command
from redis import Redis

from mp2site.infra import servers
from mp2site.management.commands import upgrade
from tests.faults.running_site import ROOT, RunningSite
from tests.upgrades import old
from tests.upgrades.old import COMMITS, UNREADABLE, OldSite, databases

ENGINES: Final = {"sqlite": old.on_sqlite, "postgresql": old.on_postgresql}
ON_BOTH: Final = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]
PLAY_ON: Final = "import runpy; runpy.run_module('tests.upgrades.play_on')"


@pytest.fixture(params=ON_BOTH)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def commit() -> str:
    return COMMITS[0]


@pytest.fixture
def site(engine: str, commit: str, tmp_path: Path) -> Iterator[OldSite]:
    with ENGINES[engine](commit, tmp_path) as found:
        yield found


@pytest.fixture
def house(site: OldSite) -> Iterator[RunningSite]:
    with RunningSite(site.folder, site.url, "", 9) as found:
        yield found


def ran(house: RunningSite, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "manage.py", *words]
    return subprocess.run(
        command, cwd=ROOT, env=house.environment, capture_output=True, text=True, check=False
    )


def backup_named(said: str) -> str:
    return re.findall(r"--back (\S+)", said)[-1]


def test_an_upgraded_site_has_the_structure_of_a_new_one(site: OldSite, house: RunningSite) -> None:
    """A new site applies one squashed migration for each app; older sites apply the original
    migrations.
    """
    house.manage("migrate")
    new = OldSite(site.folder, f"{site.url}_new")
    if not new.url.startswith("sqlite"):
        with site.connected() as database:
            database.autocommit = True
            database.execute(f"CREATE DATABASE {new.url.rsplit('/', 1)[1]}")
    with RunningSite(new.folder, new.url, "", 9) as other:
        other.manage("migrate")
    assert site.structure() == new.structure()


@pytest.mark.parametrize("commit", COMMITS)
def test_a_site_of_an_earlier_release_plays_on(site: OldSite, house: RunningSite) -> None:
    before, migrations = site.rows(), site.migrations()
    assert min(before.values()) > 3
    said = house.manage("upgrade")
    assert site.rows() == before
    assert site.migrations() > migrations
    assert "5 tables, all as they are stored" in said or "can't be replayed: other rules" in said
    assert Path(backup_named(said)).stat().st_size > 10_000
    assert "went on: 5 of 5, failed: 0, notices: True" in house.manage("shell", "-c", PLAY_ON)


def test_one_can_go_back(site: OldSite, house: RunningSite) -> None:
    before, migrations, beside = site.rows(), site.migrations(), len(databases(site))
    backup = backup_named(house.manage("upgrade"))
    upgraded = site.migrations()
    assert f"{backup} is whole" in house.manage("upgrade", "--check-backup", backup)
    assert site.migrations() == upgraded
    said = house.manage("upgrade", "--back", backup)
    assert (site.rows(), site.migrations()) == (before, migrations)
    assert len(databases(site)) == beside + 1, "the newer database is kept beside"
    assert "Next: check out the release of that time" in said


@pytest.mark.parametrize("commit", [UNREADABLE])
def test_what_this_release_cannot_play_on_stops_it_and_nothing_changes(
    site: OldSite, house: RunningSite
) -> None:
    before, migrations, beside = site.rows(), site.migrations(), databases(site)
    done = ran(house, "upgrade")
    assert done.returncode == upgrade.UNCHANGED_CODE
    assert "2 of 2 tables differ" in done.stderr
    assert "This release can't play every running table on" in done.stderr
    assert "was only read. To go on as before, check out" in done.stderr
    assert (site.rows(), site.migrations(), databases(site)) == (before, migrations, beside)
    assert not list(site.folder.glob(".restoring*"))


def test_it_is_tried_while_people_play_and_done_only_alone(
    site: OldSite, house: RunningSite
) -> None:
    migrations, beside = site.migrations(), databases(site)
    with site.connected() as player:
        player.execute("BEGIN")
        player.execute("SELECT count(*) FROM games_table").fetchone()
        assert "can play every running table on" in house.manage("upgrade", "--rehearse")
        done = ran(house, "upgrade")
    assert done.returncode == upgrade.UNCHANGED_CODE
    assert "The site is running: stop it first, nothing was changed." in done.stderr
    assert (site.migrations(), databases(site)) == (migrations, beside)


PREPARE: Final = "from mp2site import serve; serve.prepare()"


def prepared(house: RunningSite) -> subprocess.CompletedProcess[str]:
    """Run the preparation of `make run` and `make up`."""
    command = [sys.executable, "-c", PREPARE]
    return subprocess.run(
        command, cwd=ROOT, env=house.environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("engine", ["sqlite"])
def test_make_run_upgrades_the_tables_of_an_earlier_release(
    site: OldSite, house: RunningSite
) -> None:
    before = site.rows()
    done = prepared(house)
    assert done.returncode == 0, done.stderr
    assert site.rows() == before
    assert "The site is upgraded" in done.stdout
    assert "upgraded" not in prepared(house).stdout, "once"


@pytest.mark.parametrize("engine", ["sqlite"])
@pytest.mark.parametrize("commit", [UNREADABLE])
def test_make_run_starts_nothing_that_cannot_play_on(site: OldSite, house: RunningSite) -> None:
    migrations = site.migrations()
    done = prepared(house)
    assert done.returncode == 1
    assert "✗ Not started: This release can't play every running table on" in done.stderr
    assert site.migrations() == migrations


@pytest.mark.parametrize("engine", ["sqlite"])
def test_redis_forgets_what_is_no_more(site: OldSite, house: RunningSite, tmp_path: Path) -> None:
    backup = backup_named(house.manage("upgrade"))
    (tmp_path / "redis").mkdir()
    with servers.RedisServer(tmp_path / "redis", None) as redis:
        house.environment["REDIS_URL"] = redis.url
        clients = [Redis.from_url(f"{redis.url[:-1]}{number}") for number in (0, 1, 2)]
        for client in clients:
            client.set("caravanserai:1:left", "from the replaced database")
        house.manage("upgrade", "--back", backup)
        assert [client.dbsize() for client in clients] == [0, 0, 0]
    done = ran(house, "upgrade", "--back", backup)
    assert done.returncode == 1
    assert "The data were replaced, but Redis could not be emptied" in done.stderr


@pytest.mark.parametrize("engine", ["sqlite"])
def test_a_broken_backup_is_found_while_people_play(site: OldSite, house: RunningSite) -> None:
    broken = site.folder / "broken.tar.gz"
    broken.write_bytes(b"nonsense")
    with site.connected() as player:
        player.execute("BEGIN")
        player.execute("SELECT count(*) FROM games_table").fetchone()
        done = ran(house, "upgrade", "--check-backup", str(broken))
    assert (done.returncode, "is no backup of ours" in done.stderr) == (1, True)


def test_whatever_goes_wrong_before_it_migrates_leaves_the_site_as_it_was(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        raise OSError(28, "No space left on device")

    settings.DATA_DIR = None
    monkeypatch.setattr(upgrade, "dump_of", lambda _: mock.Mock())
    monkeypatch.setattr(upgrade.Command, "_rehearse", broken)
    with pytest.raises(CommandError, match="No space left on device") as told:
        call_command("upgrade")
    assert told.value.returncode == upgrade.UNCHANGED_CODE


@pytest.mark.parametrize("rated", [True, False])
def test_games_that_a_migration_left_unrated_are_rated(
    tmp_path: Path,
    settings: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    rated: bool,
) -> None:
    """The sweep also rates these games, a hundred at a time, after a failure here."""
    calls: list[str] = []

    def run(_: object, *words: str, **__: object) -> bool:
        calls.append(words[0])
        return rated or words[0] != "rate"

    settings.DATA_DIR = None
    monkeypatch.setattr(upgrade, "dump_of", lambda _: mock.Mock())
    monkeypatch.setattr(upgrade.Command, "_rehearse", lambda _: tmp_path / "made.tar.gz")
    monkeypatch.setattr(upgrade.Command, "_run", run)
    call_command("upgrade")
    said = capsys.readouterr().out
    assert calls == ["migrate", "rate"]
    assert "The site is upgraded" in said
    assert ("The sweep goes on with it" in said) is not rated


def test_a_migration_that_fails_on_the_site_itself_says_the_way_back(
    tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DATA_DIR = None
    monkeypatch.setattr(upgrade, "dump_of", lambda _: mock.Mock())
    monkeypatch.setattr(upgrade.Command, "_rehearse", lambda _: tmp_path / "made.tar.gz")
    monkeypatch.setattr(upgrade.Command, "_run", lambda *_, **__: False)
    with pytest.raises(CommandError, match=r"upgrade --back \S+made\.tar\.gz") as told:
        call_command("upgrade")
    assert told.value.returncode == upgrade.HALF_CODE
    assert "Do not start the site" in str(told.value)
