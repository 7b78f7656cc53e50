"""Backups: one file with the database, the site's own secret key and its editions.

A backup is made while people play, and has the database's state at one moment. A restore first
checks the file. It keeps the old database under another name.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sqlite3
import tarfile
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from django.apps import apps
from django.conf import settings
from django.core.cache import caches
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from redis import Redis
from redis.exceptions import RedisError

from mp2site.infra import private
from mp2site.infra.dumps import OURS, BackupError, Dump, dump_of
from mp2site.infra.room import NO_ROOM

FORMAT: Final = 1
ABOUT: Final = "about.json"
DATABASE: Final = "database"
SECRET: Final = "secret-key"  # noqa: S105 - a file's name
EDITIONS: Final = "editions"
PART: Final = re.compile(r"about\.json|database|secret-key|editions(/(?!\.)[^/\\\0]+)+")


def stamp() -> str:
    """Return the current time in the form used in file names."""
    return datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")


# -- backup -----------------------------------------------------------------------------------


def backup(folder: Path) -> Path:
    """Write a complete backup into a folder; return its path. Raises BackupError.

    If an error occurs, no file remains.
    """
    private.begin()
    try:
        private.folder(folder)
        return _written(folder)
    except (OSError, sqlite3.Error) as error:
        said = getattr(error, "strerror", None) or error
        why = f"The backup could not be written to {folder}: {said}."
        raise BackupError(f"{why} BACKUPS_DIR names another folder.") from error


def _written(folder: Path) -> Path:
    with tempfile.TemporaryDirectory(prefix=".part-", dir=folder) as name:
        work = Path(name)
        dump_of(connection.settings_dict).write(work / DATABASE)
        _copy_files(work)
        (work / ABOUT).write_text(json.dumps(_about(work), indent=1))
        packed = work / "packed"
        with packed.open("xb") as file:
            with tarfile.open(fileobj=file, mode="w:gz", compresslevel=6) as tar:
                for part in sorted(work.iterdir()):
                    if part != packed:
                        tar.add(part, arcname=part.name)
            file.flush()
            os.fsync(file.fileno())
        return packed.rename(_free(folder / f"caravanserai-{stamp()}.tar.gz"))


def _free(path: Path) -> Path:
    """Return an unused path, since two backups may be made in the same second."""
    numbered = (path.with_name(path.name.replace(".", f"-{n}.", 1)) for n in range(2, 1000))
    return next(name for name in (path, *numbered) if not name.exists())


def _copy_files(work: Path) -> None:
    """Copy the files, other than the database, that a new machine would need."""
    if (own := _own_secret()) and own.exists():
        shutil.copyfile(own, work / SECRET)
    if settings.EDITIONS_DIR and Path(settings.EDITIONS_DIR).is_dir():
        shutil.copytree(settings.EDITIONS_DIR, work / EDITIONS, ignore=_not_ours)


def _not_ours(_folder: str, names: list[str]) -> set[str]:
    """Return the names of files to leave out: those of editors and desktops among the editions."""
    return {name for name in names if not PART.fullmatch(f"{EDITIONS}/{name}")}


def _own_secret() -> Path | None:
    """Return the path of the site's own secret key; None if the environment sets the key."""
    folder = getattr(settings, "DATA_DIR", None)
    return None if folder is None or os.environ.get("SECRET_KEY") else Path(folder) / SECRET


def _about(work: Path) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "made_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "engine": connection.vendor,
        "site": settings.SITE_URL,
        "migrations": sorted(
            MigrationRecorder(connection).applied_migrations().keys() & _known_migrations()
        ),
        "sha256": {str(path.relative_to(work)): _hash(path) for path in _files(work)},
    }


def _known_migrations() -> set[tuple[str, str]]:
    """Return the migrations of the installed apps.

    The database may also list migrations of removed apps.
    """
    return set(MigrationLoader(None).disk_migrations)


def _files(work: Path) -> list[Path]:
    return sorted(path for path in work.rglob("*") if path.is_file())


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def is_of_earlier_release() -> bool:
    """Return whether the database has our tables, but not all migrations of this release."""
    if OURS not in connection.introspection.table_names():
        return False
    return bool(_known_migrations() - MigrationRecorder(connection).applied_migrations().keys())


# -- restore ----------------------------------------------------------------------------------


@contextmanager
def checked(file: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Unpack a backup and check it; yield its folder and its description. Raises BackupError."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    with tempfile.TemporaryDirectory(prefix=".restoring-", dir=_beside()) as name:
        work = Path(name)
        about = _unpacked(file, work)
        _check(work, about)
        dump_of(connection.settings_dict).check(work / DATABASE)
        yield work, about


def _beside() -> Path:
    """Return a folder on the disk of the database file, so that a rename can replace this file."""
    if connection.vendor == "sqlite":
        return Path(connection.settings_dict["NAME"]).parent
    return private.folder(Path(settings.BACKUPS_DIR))


def _unpacked(file: Path, work: Path) -> dict[str, Any]:
    try:
        with tarfile.open(file, "r:gz") as tar:
            for member in tar:
                _unpack(tar, member, work)
        about: dict[str, Any] = json.loads((work / ABOUT).read_text())
    except (tarfile.TarError, zlib.error, EOFError, OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno in NO_ROOM:
            why = f"The backup could not be unpacked in {work.parent}: {error.strerror}."
            raise BackupError(f"{why} Nothing was changed: make room there first.") from error
        raise BackupError(f"{file} is no backup of ours, or a broken one: {error}") from error
    (work / ABOUT).unlink()
    return about


def _unpack(tar: tarfile.TarFile, member: tarfile.TarInfo, work: Path) -> None:
    """Unpack one file of a backup. A file that backups don't contain is refused."""
    if member.isdir():
        return
    content = tar.extractfile(member) if member.isfile() and PART.fullmatch(member.name) else None
    if content is None:
        raise tarfile.TarError(f"{member.name!r} doesn't belong there")
    place = work / member.name
    place.parent.mkdir(parents=True, exist_ok=True)
    with content, place.open("xb") as file:
        shutil.copyfileobj(content, file)


def _check(work: Path, about: dict[str, Any]) -> None:
    if about.get("format") != FORMAT:
        raise BackupError("This backup was made by another version: its format is unknown here.")
    if about["sha256"] != {str(path.relative_to(work)): _hash(path) for path in _files(work)}:
        raise BackupError("This backup is broken: its parts are not what was written.")
    if about["engine"] != connection.vendor:
        raise BackupError(
            f"This backup is from {about['engine']}, but this site runs on {connection.vendor}."
        )
    if newer := _newer(about["migrations"]):
        raise BackupError(f"This backup was made by a newer version: {newer[0]} is unknown here.")


def _newer(applied: list[tuple[str, str]]) -> list[str]:
    """Return the installed apps' applied migrations that this version doesn't know."""
    known, installed = _known_migrations(), {app.label for app in apps.get_app_configs()}
    return [
        f"{app}.{name}" for app, name in applied if app in installed and (app, name) not in known
    ]


def restore(work: Path) -> list[str]:
    """Replace the site's data by a checked backup; return the paths of the old data.

    Raises BackupError.
    """
    now = stamp()
    dump: Dump = dump_of(connection.settings_dict)
    connection.close()
    kept = [dump.put(work / DATABASE, now)]
    if (own := _own_secret()) and (work / SECRET).exists():
        kept += _put(work / SECRET, own, now)
    for edition in _files(work / EDITIONS) if settings.EDITIONS_DIR else []:
        kept += _put(
            edition, Path(settings.EDITIONS_DIR) / edition.relative_to(work / EDITIONS), now
        )
    return [name for name in kept if name]


def redis_empty() -> None:
    """Delete sessions, pictures, limits and tasks of the replaced data from Redis.

    Raises BackupError.
    """
    if not (url := getattr(settings, "REDIS_URL", "")):
        return
    try:
        for cache in caches.all():
            cache.clear()
        with Redis.from_url(url) as broker:
            broker.flushdb()
    except RedisError as error:
        raise BackupError(
            f"The data were replaced, but Redis could not be emptied: {error}. Empty it (redis-cli"
            " flushall) before you start the site."
        ) from error


def _put(new: Path, place: Path, now: str) -> list[str]:
    """Move a file to its place.

    Keep an old file that differs, and return the list with its new path.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists() and place.read_bytes() == new.read_bytes():
        return []
    beside = place.with_name(f"{place.name}.before-{now}")
    kept = []
    with suppress(FileNotFoundError):
        place.rename(beside)
        kept = [str(beside)]
    shutil.copyfile(new, place)
    place.chmod(0o600)
    return kept
