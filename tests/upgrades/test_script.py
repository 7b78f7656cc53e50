"""`deploy/upgrade.sh`: the order of its steps, and what it does when one fails, on a site of stubs."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.faults.house import ROOT

INSTALLER: Final = """mkdir -p "$1/bin" && cp python-stub "$1/bin/python" && chmod +x "$1/bin/python"
"""
PYTHON: Final = """#!/bin/sh
shift
echo "$(cat release): $*" >> "$CALLS"
case "$*" in
  "upgrade --rehearse") exit "${REHEARSAL:-0}" ;;
  "upgrade") exit "${UPGRADE:-0}" ;;
esac
"""
SYSTEMCTL: Final = '#!/bin/sh\necho "systemctl $1" >> "$CALLS"\n'
RUNUSER: Final = '#!/bin/sh\nshift 3\nexec "$@"\n'


IDENTITY: Final = {
    **{
        f"GIT_{who}_{what}": "nobody"
        for who in ("AUTHOR", "COMMITTER")
        for what in ("NAME", "EMAIL")
    },
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_SYSTEM": "/dev/null",
}


@dataclass
class Machine:
    """A machine with a checkout of a site, whose programs only write down that they were called."""

    folder: Path

    @property
    def app(self) -> Path:
        return self.folder / "app"

    def run(self, *words: str, **fails: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "deploy/upgrade.sh", *words],
            cwd=self.app,
            env={**self.environment(), **fails},
            capture_output=True,
            text=True,
            check=False,
        )

    def environment(self) -> dict[str, str]:
        tools = f"{self.folder / 'tools'}:{os.environ['PATH']}"
        own = {"PATH": tools, "CALLS": str(self.calls), "SITE_ENVIRONMENT": "/dev/null"}
        return {**own, **IDENTITY}

    @property
    def calls(self) -> Path:
        return self.folder / "calls"

    def called(self) -> list[str]:
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def release(self) -> str:
        return (self.app / "release").read_text().strip()

    def git(self, *words: str) -> None:
        command = ["git", "-c", "init.defaultBranch=main", *words]
        subprocess.run(command, cwd=self.app, env={**os.environ, **IDENTITY}, check=True)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Two releases, `old` and `new`; `old` is checked out."""
    found = Machine(tmp_path)
    for name, text in {"systemctl": SYSTEMCTL, "runuser": RUNUSER}.items():
        put(tmp_path / "tools" / name, text)
    put(found.app / ".ci" / "venv.sh", INSTALLER)
    put(found.app / "python-stub", PYTHON)
    put(found.app / ".gitignore", "/.venv/\n")
    (found.app / "deploy").mkdir()
    shutil.copyfile(ROOT / "deploy" / "upgrade.sh", found.app / "deploy" / "upgrade.sh")
    found.git("init", "-q")
    for name in ("old", "new"):
        (found.app / "release").write_text(f"{name}\n")
        found.git("add", ".")
        found.git("commit", "-q", "-m", name)
        found.git("tag", name)
    found.git("checkout", "-q", "old")
    subprocess.run(["bash", ".ci/venv.sh", ".venv"], cwd=found.app, check=True)
    return found


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


REHEARSED: Final = ["new: check --deploy --fail-level WARNING", "new: upgrade --rehearse"]
COLLECTED: Final = "collectstatic --noinput --verbosity 0"
TRIED: Final = [*REHEARSED, f"new: {COLLECTED}"]
START: Final = "systemctl start"


def test_the_release_is_tried_while_people_play_then_taken(machine: Machine) -> None:
    done = machine.run("new")
    assert done.returncode == 0, done.stderr
    assert machine.called() == [*TRIED, "systemctl stop", "new: upgrade", START]
    assert machine.release() == "new"
    assert not (machine.folder / "app-next").exists()


def test_a_release_without_the_script_takes_it_from_the_new_one(machine: Machine) -> None:
    (machine.app / "deploy" / "upgrade.sh").unlink()
    machine.git("commit", "-qam", "older")
    told = subprocess.run(
        ["bash", "-c", "git show new:deploy/upgrade.sh | bash -s new"],
        cwd=machine.app,
        env=machine.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert machine.called() == [*TRIED, "systemctl stop", "new: upgrade", START]


def test_a_release_that_fails_on_a_copy_never_stops_the_site(machine: Machine) -> None:
    done = machine.run("new", REHEARSAL="1")
    assert done.returncode == 1
    assert "Nothing was changed, and the site runs on." in done.stderr
    assert (machine.called(), machine.release()) == (REHEARSED, "old")


def test_if_it_fails_after_the_stop_the_release_before_starts_again(machine: Machine) -> None:
    done = machine.run("new", UPGRADE="1")
    assert done.returncode == 1
    assert "The database is unchanged" in done.stderr
    assert machine.called() == [
        *TRIED,
        "systemctl stop",
        "new: upgrade",
        f"old: {COLLECTED}",
        START,
    ]
    assert machine.release() == "old"


def test_a_database_that_may_be_half_migrated_is_not_served(machine: Machine) -> None:
    done = machine.run("new", UPGRADE="3")
    assert done.returncode == 1
    assert "Not started, see above. The release before was " in done.stderr
    assert machine.called() == [*TRIED, "systemctl stop", "new: upgrade"]


def test_one_can_go_back(machine: Machine) -> None:
    assert machine.run("new").returncode == 0
    machine.calls.unlink()
    done = machine.run("--back", "/a/backup", "old")
    assert done.returncode == 0, done.stderr
    assert machine.called() == [
        "systemctl stop",
        "new: upgrade --back /a/backup",
        f"old: {COLLECTED}",
        START,
    ]
    assert machine.release() == "old"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Say which release"),
        (["nowhere"], "There is no release nowhere here: git fetch --tags"),
        (["--back", "/a/backup"], "Say: deploy/upgrade.sh --back <backup> <release>"),
    ],
)
def test_what_it_is_not_told_it_asks_for(machine: Machine, words: list[str], said: str) -> None:
    done = machine.run(*words)
    assert done.returncode == 1
    assert said in done.stderr
    assert (machine.called(), machine.release()) == ([], "old")
