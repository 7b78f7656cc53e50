"""An embedded site with a full disk: SQLite, its log, the queue, the mailbox, sessions."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.full import Limit, Seats, Tmpfs, can_mount, check_full_and_back, tmpfs
from tests.faults.keeping import kept
from tests.faults.players import seeded
from tests.faults.running_site import RunningSite

LIMIT_TOO = pytest.param("limit", marks=pytest.mark.long)
TABLES = 4
WAYS = ["tmpfs", LIMIT_TOO] if can_mount(Path(tempfile.mkdtemp())) else ["limit"]
"""The kinds of full disk: a small mounted disk if possible, and a size limit for processes."""


class Home(RunningSite):
    """An embedded site: SQLite, a queue in a folder, a mailbox."""

    def __init__(self, folder: Path, logs: Path) -> None:
        super().__init__(folder, f"sqlite:///{folder}/tables.sqlite3", "", 9)
        self.logs = logs
        del self.environment["EMAIL_URL"]

    def worker(self, processes: int = 1) -> None:
        """Start the worker, the sweeps and their clock, as in the embedded mode."""
        super().worker(processes)
        self._start("clocks", [sys.executable, "manage.py", "sweep", "--loop", "--beat"])

    def _log(self, name: str) -> Path:
        return self.logs / f"{name}.log"  # the site's own log has another folder


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(way: str, tmp_path: Path) -> Iterator[Path]:
    if way == "tmpfs":
        with tmpfs(tmp_path / "disk", "16m") as disk:
            (disk.folder / "var").mkdir()
            yield disk.folder
    else:
        (tmp_path / "var").mkdir()
        yield tmp_path


def test_a_full_disk_is_said_and_got_over(way: str, folder: Path, tmp_path: Path) -> None:
    with Home(folder / "var", tmp_path) as house:
        house.manage("migrate", "--verbosity", "0")
        tables, tokens = seeded(house, TABLES)
        house.web()
        house.worker()

        disk = Tmpfs(folder) if way == "tmpfs" else Limit(house)
        seats = Seats(house, tables[0], tokens[0])
        check_full_and_back(house, disk, seats)
        assert set(seats.taken) <= kept(house, tables[:1])[0]
        for name in ("worker", "clocks", "web"):
            house.kill(name)
        assert house.manage("replay_tables").startswith(f"{TABLES} tables, all as they are stored")
        assert not list((folder / "var" / "queue").rglob("*.part"))
