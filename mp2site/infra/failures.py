"""Temporary errors of the database and the disk, and the resource that is unavailable."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Final

import psycopg
from django.db import InterfaceError, OperationalError, connection

from mp2site.infra.room import NO_ROOM, lacks_room

UNAVAILABLE: Final = "unavailable"
"""The code if the database can't be reached, or its disk can't be read or written."""
BUSY: Final = "busy"
"""The code if a lock was held for longer than a page waits."""
STORAGE: Final = "storage"
"""The code if the disk is full."""

# Classes of SQLSTATE for temporary errors: no connection, out of connections or memory, shutting
# down or starting, deadlock or serialisation failure, a failing disk. Any other error is a bug.
AWAY: Final = ("08", "53", "57P", "40", "58030")
FULL: Final = ("53100",)
HELD: Final = ("55P03",)
# Parts of SQLite's messages on a file that can't be opened or extended, and on a failing disk.
FAILED_WORDS: Final = ("disk I/O error", "unable to open database file")


def missing_resource(error: BaseException | None) -> str:
    """Return the code of the unavailable resource; empty if the error isn't temporary."""
    if isinstance(error, InterfaceError):
        return UNAVAILABLE  # the server has closed the connection
    if isinstance(error, OSError):
        return _by_errno(error.errno)
    if not isinstance(error, OperationalError):
        return ""
    cause = error.__cause__
    if isinstance(cause, psycopg.Error):
        return _by_state(cause.sqlstate)
    return _by_words(str(cause)) if isinstance(cause, sqlite3.OperationalError) else ""


def _by_state(state: str | None) -> str:
    if state is not None and state.startswith(FULL):
        return STORAGE
    if state is not None and state.startswith(HELD):
        return BUSY
    return UNAVAILABLE if state is None or state.startswith(AWAY) else ""


def _by_errno(number: int | None) -> str:
    if number in NO_ROOM:
        return STORAGE
    return UNAVAILABLE if number == errno.EIO else ""


def _by_words(said: str) -> str:
    if "locked" in said:
        return BUSY
    if "disk is full" in said:
        return STORAGE
    if any(words in said for words in FAILED_WORDS):
        return STORAGE if lacks_room(Path(connection.settings_dict["NAME"]).parent) else UNAVAILABLE
    return ""


def is_temporary(error: BaseException | None) -> bool:
    """Return whether an error is temporary, so that another attempt may succeed."""
    return bool(missing_resource(error))


def is_lock_timeout(error: BaseException | None) -> bool:
    """Return whether an error means that another transaction held a lock for too long."""
    return missing_resource(error) == BUSY
