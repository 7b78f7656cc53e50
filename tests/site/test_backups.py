"""Backups are made while people play, and restored; other files are refused."""

from __future__ import annotations

import errno
import io
import json
import os
import shutil
import sqlite3
import tarfile
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.db.utils import ConnectionHandler

from mp2site.infra import backups
from mp2site.infra.dumps import BackupError, Sqlite
from mp2site.settings.env import database
from tests.faults.full import can_mount, tmpfs
from tests.faults.keeping import check_restored, copied_in_the_middle
from tests.faults.running_site import RunningSite

pytestmark = pytest.mark.django_db


@pytest.mark.sqlite
def test_copied_in_the_middle_of_play_and_put_back(tmp_path: Path) -> None:
    with RunningSite(tmp_path, f"sqlite:///{tmp_path}/tables.sqlite3", "", 9) as house:
        house.manage("migrate", "--verbosity", "0")
        made, tables, before = copied_in_the_middle(house)
        assert made.parent == tmp_path / "backups"
        house.kill("web")
        check_restored(house, made, tables, before)
        assert len(list(tmp_path.glob("tables-before-*.sqlite3"))) == 1
        assert not list(tmp_path.glob(".restoring*"))


@pytest.fixture
def home(tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site in the embedded mode: a database with one table, a key, an edition."""
    folder = tmp_path / "var"
    (folder / "editions" / "yspahan").mkdir(parents=True)
    (folder / "editions" / "yspahan" / "mine.toml").write_text("edition = 'mine'\n")
    (folder / "secret-key").write_text("old key")
    handler = ConnectionHandler({"default": database(f"sqlite:///{folder}/tables.sqlite3")})
    for place in ("mp2site.infra.backups.connection",):
        monkeypatch.setattr(place, handler["default"])
    settings.DATA_DIR, settings.EDITIONS_DIR = folder, str(folder / "editions")
    settings.BACKUPS_DIR = str(folder / "backups")
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as house:
        house.execute("PRAGMA journal_mode=WAL")
        house.execute("CREATE TABLE games_table (id TEXT)")
        house.execute("INSERT INTO games_table VALUES ('first')")
        house.execute(
            "CREATE TABLE django_migrations (id INTEGER, app TEXT, name TEXT, applied TEXT)"
        )
        house.commit()
    return folder


def rows(home: Path) -> list[str]:
    with closing(sqlite3.connect(home / "tables.sqlite3")) as house:
        return [row for (row,) in house.execute("SELECT id FROM games_table ORDER BY id")]


def put_back(file: Path) -> list[str]:
    with backups.checked(file) as (work, _):
        return backups.restore(work)


def test_all_that_a_new_machine_needs_is_in_it(home: Path) -> None:
    made = backups.backup(home / "backups")
    assert oct(made.stat().st_mode)[-3:] == "600"
    assert made.name.startswith("caravanserai-20")
    assert backups.backup(home / "backups") != made  # two in one second
    with closing(sqlite3.connect(home / "tables.sqlite3")) as house:
        house.execute("INSERT INTO games_table VALUES ('second')")
        house.commit()
    (home / "secret-key").write_text("new key")
    (home / "editions" / "yspahan" / "mine.toml").unlink()
    kept = put_back(made)
    assert rows(home) == ["first"]
    assert (home / "secret-key").read_text() == "old key"
    assert (home / "editions" / "yspahan" / "mine.toml").read_text() == "edition = 'mine'\n"
    before, key = sorted(kept, reverse=True)
    with closing(sqlite3.connect(before)) as house:
        assert house.execute("SELECT count(*) FROM games_table").fetchone() == (2,)
    assert Path(key).read_text() == "new key"


def test_a_site_in_use_is_left_alone(home: Path) -> None:
    made = backups.backup(home / "backups")
    with closing(sqlite3.connect(home / "tables.sqlite3")) as player:
        player.execute("SELECT * FROM games_table").fetchall()
        with pytest.raises(BackupError, match="The site is running"):
            put_back(made)
    assert rows(home) == ["first"]
    assert not list(home.glob("*before*"))


def rewritten(made: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """Return a backup whose parts were changed."""
    with tarfile.open(made) as tar:
        parts = {m.name: tar.extractfile(m).read() for m in tar if m.isfile()}  # type: ignore[union-attr]
    change(parts)
    other = made.with_name("other.tar.gz")
    with tarfile.open(other, "w:gz") as tar:
        for name, content in parts.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            tar.addfile(info, io.BytesIO(content))
    return other


def about(**changed: Any) -> Callable[[dict[str, bytes]], None]:
    def change(parts: dict[str, bytes]) -> None:
        parts["about.json"] = json.dumps(json.loads(parts["about.json"]) | changed).encode()

    return change


WRONG: dict[str, tuple[Callable[[dict[str, bytes]], None], str]] = {
    "changed": (lambda parts: parts.update({"secret-key": b"mine"}), "its parts are not what was"),
    "less": (lambda parts: parts.pop("secret-key") and None, "its parts are not what was written"),
    "outside": (lambda parts: parts.update({"editions/../../x": b""}), "doesn't belong there"),
    "foreign": (lambda parts: parts.update({"passwd": b""}), "doesn't belong there"),
    "engine": (about(engine="postgresql"), "from postgresql, but this site runs on sqlite"),
    "newer": (about(migrations=[["games", "9999_future"]]), "made by a newer version: games.9999"),
    "format": (about(format=2), "its format is unknown here"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_copy_of_ours_changes_nothing(home: Path, name: str) -> None:
    change, why = WRONG[name]
    other = rewritten(backups.backup(home / "backups"), change)
    with pytest.raises(BackupError, match=why):
        put_back(other)
    assert rows(home) == ["first"]
    assert (home / "secret-key").read_text() == "old key"
    assert not list(home.glob("*before*"))


def test_a_torn_file_and_none_at_all(home: Path) -> None:
    made = backups.backup(home / "backups")
    made.write_bytes(made.read_bytes()[:200])
    with pytest.raises(BackupError, match="is no backup of ours, or a broken one"):
        put_back(made)
    with pytest.raises(BackupError, match="There is no file"):
        put_back(home / "nowhere")
    with pytest.raises(BackupError, match="There is no database"):
        Sqlite(home / "nothing.sqlite3").write(home / "copy")
    torn = home / "torn.sqlite3"
    torn.write_bytes((home / "tables.sqlite3").read_bytes()[:3000])
    with pytest.raises(BackupError, match="its database can't be read"):
        Sqlite(home / "tables.sqlite3").check(torn)


def test_no_room_for_it_is_said(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BackupError, match=r"could not be written to .*: No space left on device"):
        backups.backup(home / "backups")
    assert list((home / "backups").iterdir()) == []


def test_a_site_with_removed_apps_comes_back(home: Path) -> None:
    """The database's list keeps the migrations of a removed app."""
    MigrationRecorder(connection).record_applied("authtoken", "0001_initial")
    made = backups.backup(home / "backups")
    with backups.checked(made) as (_, said):
        assert ["authtoken", "0001_initial"] not in said["migrations"]
        assert ["games", "0001_initial"] in said["migrations"]
    older = about(migrations=[["authtoken", "0001_initial"], *said["migrations"]])
    put_back(rewritten(made, older))  # a backup of a release that still recorded these migrations
    assert rows(home) == ["first"]


def test_what_an_editor_leaves_among_the_editions_is_left_out(home: Path) -> None:
    folder = home / "editions"
    for name in (".DS_Store", "yspahan/.mine.toml.swp", "yspahan/a\\b.toml"):
        (folder / name).write_text("not ours")
    (folder / ".git").mkdir()
    (folder / ".git" / "HEAD").write_text("not ours")
    (folder / "yspahan" / ".#mine.toml").symlink_to("nobody@nowhere")
    with backups.checked(backups.backup(home / "backups")) as (work, _):
        found = [path for path in (work / "editions").rglob("*") if path.is_file()]
        assert found == [work / "editions" / "yspahan" / "mine.toml"]


def full_copy(home: Path, folder: Path) -> None:
    with closing(sqlite3.connect(home / "tables.sqlite3")) as house:
        house.execute("INSERT INTO games_table VALUES (hex(randomblob(2000000)))")
        house.commit()
    with pytest.raises(BackupError, match=r"could not be written to .* is full"):
        backups.backup(folder)


def test_a_disk_too_small_for_the_database_is_said(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if can_mount(Path(tempfile.mkdtemp(dir=tmp_path))):
        with tmpfs(tmp_path / "disk", "1m") as disk:
            full_copy(home, disk.folder / "backups")
            assert list((disk.folder / "backups").iterdir()) == []
        return

    def full(_self: Sqlite, _file: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Sqlite, "write", full)
    full_copy(home, home / "backups")


def test_no_room_to_unpack_it_is_said_as_that(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = backups.backup(home / "backups")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", full)
    with pytest.raises(BackupError, match=r"could not be unpacked in .*: No space left on device"):
        put_back(made)
    assert rows(home) == ["first"]
    assert not list(home.glob(".restoring*"))
