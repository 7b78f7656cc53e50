"""Checks with a full disk: the site reports the problem, and continues when there is room again."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from tests.faults.running_site import Answer, RunningSite
from tests.support.waiting import until

STORAGE: Final = 503, "storage"


class Disk(Protocol):
    """A disk or another store that a test can fill."""

    def fill(self) -> None: ...

    def empty(self) -> None:
        """Free the room again."""


@dataclass
class Tmpfs:
    """A small disk in memory that only one test uses."""

    folder: Path

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self) -> None:
        with self._ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            for size in (65_536, 4096):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    def empty(self) -> None:
        self._ballast.unlink()


@contextlib.contextmanager
def tmpfs(folder: Path, size: str) -> Iterator[Tmpfs]:
    folder.mkdir(exist_ok=True)
    options = ["-o", f"size={size},mode=0755"]
    subprocess.run(["mount", "-t", "tmpfs", *options, "tmpfs", str(folder)], check=True)
    try:
        yield Tmpfs(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def can_mount(folder: Path) -> bool:
    with contextlib.suppress(OSError, subprocess.CalledProcessError), tmpfs(folder, "1m"):
        return True
    return False


@dataclass
class Limit:
    """A limit on the size of files, so that no process can extend one.

    It works on every machine, and for every user.
    """

    site: RunningSite
    before: dict[int, tuple[int, int]] = field(default_factory=dict)

    def fill(self) -> None:
        for pid in _all_of(self.site):
            _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            self.before[pid] = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))

    def empty(self) -> None:
        for pid, limits in self.before.items():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def _all_of(site: RunningSite) -> list[int]:
    """Return the ids of a site's processes and of their children."""
    groups = {child.pid for child in site.children.values()}
    found = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if entry.name.isdigit() and os.getpgid(int(entry.name)) in groups:
                found.append(int(entry.name))
    return found


@dataclass
class Seats:
    """The seats of a table for two, played over REST one choice at a time."""

    site: RunningSite
    table: str
    tokens: list[str]
    taken: list[tuple[str, str]] = field(default_factory=list)

    def choose(self) -> Answer:
        """Make the first available choice; return the first answer that isn't 200."""
        for token in self.tokens:
            answer = self.site.get(f"/api/tables/{self.table}/", token)
            if answer.status != 200:
                return answer
            if answer.body["decisions"]:
                return self._take(token, answer.body["decisions"][0])
        raise AssertionError("nobody has to choose")

    def _take(self, token: str, decision: dict[str, object]) -> Answer:
        key = decision["choices"][0]["key"]  # type: ignore[index]
        said = {"decision": decision["id"], "key": key}
        answer = self.site.post(f"/api/tables/{self.table}/choices/", said, token)
        if answer.status == 200:
            self.taken.append((str(decision["id"]), str(key)))
        return answer


def check_full_and_back(site: RunningSite, disk: Disk, seats: Seats) -> None:
    """Play with a full disk and with room again; check that nothing dies or stays unfinished."""
    for _ in range(6):
        assert seats.choose().status == 200
    alive = {name: child.pid for name, child in site.children.items()}
    disk.fill()
    try:
        refused = until_refused(seats)
        assert (refused.status, refused.body["code"]) == STORAGE
        assert refused.headers["retry-after"] == "30"
        assert "no room to write" in refused.body["detail"]
        health = site.get("/healthz")
        assert health.status == 503
        assert health.body.startswith(b"storage: ")
        for path in ("/", f"/tables/{seats.table}/", "/accounts/login/"):
            check_kind(site.get(path))
        time.sleep(2)  # until the worker has met the full disk, too
    finally:
        disk.empty()
    until(lambda: seats.choose().status == 200, "one can play again")
    for _ in range(6):
        assert seats.choose().status == 200
    until(lambda: site.get("/healthz").body == b"ok\n", "the site is well again")
    assert {name: child.pid for name, child in site.children.items()} == alive
    ended = {name: child.poll() for name, child in site.children.items()}
    assert ended == dict.fromkeys(alive), [site.log(name)[-3000:] for name in alive]


def until_refused(seats: Seats) -> Answer:
    """Choose until a choice is refused, since a full disk still has free space in some files."""
    for _ in range(400):
        answer = seats.choose()
        if answer.status != 200:
            return answer
    raise AssertionError("it never came about that there was no room")


def check_kind(answer: Answer) -> None:
    """Check that a response is a page, or a 503 error that explains in words what is full."""
    if answer.status != 200:
        assert answer.status == 503
        assert b"The disk is full" in answer.body
        assert answer.headers["retry-after"] == "30"
