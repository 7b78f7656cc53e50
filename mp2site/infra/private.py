"""Files and folders that only their owner can read, and a lock on a data folder."""

from __future__ import annotations

import contextlib
import fcntl
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MASK: Final = 0o077
FOLDER: Final = 0o700
PASSABLE: Final = 0o711


def begin() -> None:
    """Set the umask: only their owner can read files of this process and its children."""
    os.umask(MASK)


def folder(path: Path) -> Path:
    """Create a private folder. If it exists and is another user's, leave it unchanged."""
    path.mkdir(parents=True, exist_ok=True)
    _close(path, PASSABLE if stat.S_IMODE(path.stat().st_mode) == PASSABLE else FOLDER)
    return path


def let_through(path: Path) -> None:
    """Let other users enter a folder of ours. This is for a server that runs as another user."""
    _close(path, PASSABLE)


def put_right(path: Path) -> bool:
    """Make a folder's content private; return whether some of it belongs to another user.

    Files of another user aren't changed. That user can still enter the folder and open these files
    by name, but not list them.
    """
    foreign = False
    for entry in os.scandir(path):
        # a message may just have been taken from the queue
        with contextlib.suppress(FileNotFoundError):
            foreign = _entry_put_right(entry) or foreign
    _close(path, PASSABLE if foreign else FOLDER)
    return foreign


def _entry_put_right(entry: os.DirEntry[str]) -> bool:
    found = entry.stat(follow_symlinks=False)
    if found.st_uid != os.geteuid():
        return True
    if stat.S_ISDIR(found.st_mode):
        return put_right(Path(entry.path))
    if stat.S_ISREG(found.st_mode):
        _close(Path(entry.path), stat.S_IMODE(found.st_mode) & ~MASK)
    return False


@contextlib.contextmanager
def held(folder: Path | None, *, alone: bool = False) -> Iterator[bool]:
    """Lock a data folder; yield whether this succeeded.

    The running site takes a shared lock, a restore an exclusive one (``alone``). The lock ends with
    the process. A site without a folder needs no lock, since its database server lists all
    connections.
    """
    if folder is None:
        yield True
        return
    how = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
    with (folder / "house.lock").open("w") as gate:
        try:
            fcntl.flock(gate, how | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def _close(path: Path, mode: int) -> None:
    found = path.stat()
    if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) != mode:
        path.chmod(mode)
