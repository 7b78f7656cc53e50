"""`deploy/upgrade.sh`: the order of its steps, and its reaction to a failed step, on a stub site."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from mp2site.management.commands.upgrade import HALF_CODE, UNCHANGED_CODE
from tests.faults.running_site import ROOT

INSTALLER: Final = """mkdir -p "$1/bin" && cp python-stub "$1/bin/python" && chmod +x "$1/bin/python"
"""
PYTHON: Final = """#!/bin/sh
shift
echo "$(cat release): $*" >> "$CALLS"
case "$*" in
  "upgrade --rehearse") exit "${REHEARSAL:-0}" ;;
  "upgrade --check-backup"*) exit "${CHECK:-0}" ;;
  "upgrade --back"*) exit "${BACK:-0}" ;;
  "upgrade") test "${UPGRADE:-0}" != 137 || kill -9 $$; exit "${UPGRADE:-0}" ;;
  check_static) exit "${MANIFEST:-0}" ;;
esac
"""
SYSTEMCTL: Final = """#!/bin/sh
case "$1" in
  list-units) echo "caravanserai-web.service loaded active running The web" ;;
  *) echo "systemctl $*" >> "$CALLS" ;;
esac
"""
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
    """A machine with a site's checkout, whose programs only log their calls."""

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
        return {**own, "UNITS_DIR": str(self.units), **IDENTITY}

    @property
    def units(self) -> Path:
        return self.folder / "units"

    @property
    def calls(self) -> Path:
        return self.folder / "calls"

    def called(self) -> list[str]:
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def release(self) -> str:
        return (self.app / "release").read_text().strip()

    def commit(self, release: str) -> str:
        command = ["git", "rev-parse", f"{release}^{{commit}}"]
        done = subprocess.run(command, cwd=self.app, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def git(self, *words: str) -> None:
        command = ["git", "-c", "init.defaultBranch=main", *words]
        subprocess.run(command, cwd=self.app, env={**os.environ, **IDENTITY}, check=True)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with two releases, `old` and `new`; the checkout is at `old`."""
    found = Machine(tmp_path)
    for name, text in {"systemctl": SYSTEMCTL, "runuser": RUNUSER}.items():
        put(tmp_path / "tools" / name, text)
    put(found.app / ".ci" / "venv.sh", INSTALLER)
    put(found.app / "python-stub", PYTHON)
    put(found.app / ".gitignore", "/.venv/\n")
    (found.app / "deploy").mkdir()
    found.units.mkdir()
    shutil.copyfile(ROOT / "deploy" / "upgrade.sh", found.app / "deploy" / "upgrade.sh")
    found.git("init", "-q")
    for name in ("old", "new"):
        (found.app / "release").write_text(f"{name}\n")
        for unit in ("web.service", "health.timer"):
            put(found.app / "deploy" / f"caravanserai-{unit}", f"# {name}\n")
        put(found.app / "deploy" / "caravanserai.target", f"# {name}\n")
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


CHECKED: Final = "check --deploy --fail-level WARNING"
COLLECTED: Final = "collectstatic --noinput --verbosity 0"
REHEARSED: Final = [f"new: {CHECKED}", "new: upgrade --rehearse"]
TRIED: Final = [*REHEARSED, f"new: {COLLECTED}", "new: check_static"]
ENABLE: Final = "systemctl enable --quiet caravanserai-web.service"
STOP: Final = "systemctl stop caravanserai.target"
START: Final = "systemctl start caravanserai.target"
TAKEN: Final = [*TRIED, ENABLE, STOP, "new: upgrade"]
STARTED: Final = ["systemctl daemon-reload", START]


def test_the_release_is_tried_while_people_play_then_taken(machine: Machine) -> None:
    done = machine.run("new")
    assert done.returncode == 0, done.stderr
    assert machine.called() == [*TAKEN, *STARTED]
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
    assert machine.called() == [*TAKEN, *STARTED]


def test_its_units_are_installed_and_those_that_ran_stay_enabled(machine: Machine) -> None:
    """The target of earlier releases listed its units; today's target starts the enabled units."""
    target, web = machine.units / "caravanserai.target", machine.units / "caravanserai-web.service"
    target.write_text("# old\n")
    web.write_text("# old, and mine\n")
    done = machine.run("new")
    assert done.returncode == 0, done.stderr
    assert (target.read_text(), web.read_text()) == ("# new\n", "# new\n")
    assert web.with_name("caravanserai-web.service.before").read_text() == "# old, and mine\n"
    assert "New: caravanserai-health.timer. Enable it" in done.stdout
    assert "New: caravanserai-web" not in done.stdout
    assert machine.called().index(ENABLE) < machine.called().index(STOP)


def test_a_release_that_fails_on_a_copy_never_stops_the_site(machine: Machine) -> None:
    done = machine.run("new", REHEARSAL="1")
    assert done.returncode == 1
    assert "Nothing was changed." in done.stderr
    assert (machine.called(), machine.release()) == (REHEARSED, "old")


def test_nor_does_one_whose_static_files_cannot_be_read(machine: Machine) -> None:
    done = machine.run("new", MANIFEST="1")
    assert done.returncode == 1
    assert (machine.called(), machine.release()) == (TRIED, "old")


def test_if_the_database_is_surely_unchanged_the_release_before_starts_again(
    machine: Machine,
) -> None:
    done = machine.run("new", UPGRADE=str(UNCHANGED_CODE))
    assert done.returncode == 1
    assert "The database is unchanged" in done.stderr
    assert machine.called() == [*TAKEN, f"old: {COLLECTED}", START]
    assert machine.release() == "old"


def test_so_it_does_if_the_release_cannot_be_installed(machine: Machine) -> None:
    """A failed installation changes nothing, since packages are installed into a second
    environment.
    """
    failing = 'test "$(cat release)" = old || test "$PWD" != "$APP" || exit 1\n'
    with (machine.app / ".ci" / "venv.sh").open("a") as file:
        file.write(failing)
    machine.git("commit", "-qam", "failing")
    machine.git("tag", "failing")
    (machine.app / "release").write_text("failing\n")
    machine.git("commit", "-qam", "failing")
    machine.git("tag", "--force", "failing")
    machine.git("checkout", "-q", "old")
    done = machine.run("failing", APP=str(machine.app))
    assert "The database is unchanged" in done.stderr
    assert machine.called()[-3:] == [STOP, f"old: {COLLECTED}", START]
    assert machine.release() == "old"


@pytest.mark.parametrize("code", [1, 2, HALF_CODE, 137, 255])
def test_a_database_that_may_be_changed_is_not_served(machine: Machine, code: int) -> None:
    """A killed step may have changed the database, too."""
    done = machine.run("new", UPGRADE=str(code))
    assert done.returncode == 1
    assert "Not started: the database may be changed, see above." in done.stderr
    assert machine.called() == TAKEN


def test_an_upgrade_that_was_killed_is_run_again_and_remembers_the_release_before(
    machine: Machine,
) -> None:
    old = machine.commit("old")
    assert f"--back <backup> {old}" in machine.run("new", UPGRADE="137").stderr
    machine.calls.unlink()
    done = machine.run("new", UPGRADE=str(UNCHANGED_CODE))
    assert f"{old} runs again" in done.stderr
    assert (machine.called()[-1], machine.release()) == (START, "old")
    assert machine.run("new").returncode == 0
    assert f"--back <backup> {machine.commit('new')}" in machine.run("new").stdout


BACK: Final = "upgrade --back /a/backup"
WHOLE: Final = "new: upgrade --check-backup /a/backup"


@pytest.fixture
def upgraded(machine: Machine) -> Machine:
    assert machine.run("new").returncode == 0
    machine.calls.unlink()
    return machine


def test_one_can_go_back(upgraded: Machine) -> None:
    done = upgraded.run("--back", "/a/backup", "old")
    assert done.returncode == 0, done.stderr
    tried = [WHOLE, f"old: {CHECKED}", f"old: {COLLECTED}"]
    assert upgraded.called() == [*tried, STOP, f"new: {BACK}", *STARTED]
    assert upgraded.release() == "old"
    assert (upgraded.units / "caravanserai.target").read_text() == "# old\n"


def test_a_backup_that_is_broken_never_stops_the_site(upgraded: Machine) -> None:
    done = upgraded.run("--back", "/a/backup", "old", CHECK="1")
    assert "Nothing was changed." in done.stderr
    assert (done.returncode, upgraded.called(), upgraded.release()) == (1, [WHOLE], "new")


def test_nor_does_a_release_to_go_back_to_that_is_not_there(upgraded: Machine) -> None:
    done = upgraded.run("--back", "/a/backup", "older")
    assert "There is no release older here" in done.stderr
    assert (done.returncode, upgraded.called()) == (1, [])


def test_what_could_not_be_put_back_is_not_served(upgraded: Machine) -> None:
    done = upgraded.run("--back", "/a/backup", "old", BACK="1")
    assert "Not started: the database may be changed" in done.stderr
    assert (done.returncode, upgraded.called()[-1]) == (1, f"new: {BACK}")


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
