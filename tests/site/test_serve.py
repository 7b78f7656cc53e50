"""`make run`'s supervisor starts its four processes, restarts them, and stops them together."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mp2site import serve
from mp2site.web.callers import is_loopback
from tests.support.waiting import PATIENCE

PROCESSES = {"web", "worker", "clocks", "opponents"}

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def house(folder: Path, port: int, demo: str = "0") -> Iterator[subprocess.Popen[str]]:
    """Start a site in a new folder; stop it after the test."""
    keep = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    keep |= {"DATA_DIR": str(folder), "PORT": str(port), "DEMO": demo, "PYTHONUNBUFFERED": "1"}
    child = subprocess.Popen(
        [sys.executable, "-m", "mp2site.serve"],
        cwd=ROOT,
        env=keep,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield child
    finally:
        if child.poll() is None:
            child.kill()
        child.communicate(timeout=PATIENCE)


def wait_until_open(child: subprocess.Popen[str], port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and child.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                assert answer.read() == b"ok\n"
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the site did not open")


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in listed.split()]


def comm(pid: int) -> str:
    return Path(f"/proc/{pid}/comm").read_text().strip()


def is_alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


def all_gone(pids: list[int]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while any(map(is_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.1)
    return not any(map(is_alive, pids))


def notices(folder: Path) -> dict[str, int]:
    counted = "SELECT state, count(*) FROM notifications_notice GROUP BY state"
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        return dict(connection.execute(counted))


def wait_until_told(folder: Path) -> None:
    """Wait until the worker has emptied the queue, long before the next sweep."""
    deadline = time.monotonic() + PATIENCE
    while notices(folder).keys() & {"pending", "batched"} and time.monotonic() < deadline:
        time.sleep(0.2)
    assert notices(folder).keys() == {"sent", "skipped"}


def wait_for_figures_of_others(port: int) -> None:
    """Wait until the web's metrics include those of another process: the worker's tasks."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            if b"caravanserai_task_seconds_count{" in answer.read():
                return
        time.sleep(0.1)
    pytest.fail("nobody's figures but the web's")


def test_all_processes_count_in_an_empty_folder_of_their_own(tmp_path, monkeypatch):
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")
    figures = tmp_path / "metrics"
    figures.mkdir(mode=0o755)
    (figures / "counter_old-1.db").touch()
    serve.share_metrics(tmp_path)
    assert os.environ["PROMETHEUS_MULTIPROC_DIR"] == str(figures)
    assert list(figures.iterdir()) == []
    assert figures.stat().st_mode & 0o777 == 0o700


def test_a_folder_that_somebody_has_chosen_is_left_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path / "elsewhere"))
    serve.share_metrics(tmp_path)
    assert os.environ["PROMETHEUS_MULTIPROC_DIR"] == str(tmp_path / "elsewhere")
    assert list(tmp_path.iterdir()) == []


def open_and_close(folder: Path, number: signal.Signals) -> None:
    port = free_port()
    with house(folder, port, demo="1") as child:
        wait_until_open(child, port)
        pids = children(child.pid)
        assert {comm(pid) for pid in pids} == PROCESSES
        wait_until_told(folder)
        wait_for_figures_of_others(port)
        child.send_signal(number)
        output, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0, output
    assert "caravan" in output
    assert f"http://localhost:{port}" in output
    assert "Traceback" not in output
    assert all_gone(pids)


def test_either_signal_stops_all_cleanly_and_a_second_start_keeps_the_data(tmp_path):
    open_and_close(tmp_path, signal.SIGINT)
    kept = {name: (tmp_path / name).stat().st_ino for name in ("tables.sqlite3", "secret-key")}
    assert (tmp_path / "tables.sqlite3").stat().st_size > 0
    open_and_close(tmp_path, signal.SIGTERM)
    assert kept == {name: (tmp_path / name).stat().st_ino for name in kept}


def wait_until_greeted(child: subprocess.Popen[str]) -> None:
    """Wait until the supervisor knows that the site is open; an earlier end of a process stops the
    site.
    """
    assert child.stdout is not None
    while line := child.stdout.readline():
        if "Caravanserai: http" in line:
            return
    pytest.fail("the site did not open")


def renewed(pid: int, before: list[int]) -> list[int]:
    """Wait until the number of children is the same as before, and all live."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        now = [child for child in children(pid) if is_alive(child)]
        if len(now) == len(before) and now != before:
            return now
        time.sleep(0.1)
    pytest.fail("it was not started again")


def test_each_process_that_ends_is_restarted(tmp_path):
    port = free_port()
    with house(tmp_path, port) as child:
        wait_until_greeted(child)
        first = now = children(child.pid)
        for pid in first:
            os.kill(pid, signal.SIGKILL)
            now = renewed(child.pid, now)
            wait_until_open(child, port)
        assert not {*first} & {*now}
        child.send_signal(signal.SIGINT)
        output, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0, output
    for name in PROCESSES:
        assert f"The {name} process ended by itself (signal 9); restart in 1 s." in output
    assert all_gone([*first, *now])


ENDS_AT_ONCE = """
import sys
from mp2site.infra import processes
processes.BACKOFF = (0.1, 0.2, 0.4)
house = processes.Supervisor()
house.start("web", [sys.executable, "-c", "raise SystemExit(3)"])
house.start("worker", [sys.executable, "-c", "import time; time.sleep(60)"])
sys.exit(house.watch())
"""


def test_what_ends_again_and_again_is_tried_less_often_and_said_clearly():
    child = subprocess.Popen(
        [sys.executable, "-u", "-c", ENDS_AT_ONCE],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stderr is not None
    lines, begun = [], time.monotonic()
    while len(lines) < 5 and (line := child.stderr.readline()):
        lines.append(line)
    took, pids = time.monotonic() - begun, children(child.pid)
    child.send_signal(signal.SIGTERM)
    child.communicate(timeout=PATIENCE)
    assert child.returncode == 0
    assert all("web process ended by itself (code 3)" in line for line in lines)
    assert "in a row" not in lines[1]
    assert "That was 3 times in a row: see above for why." in lines[2]
    assert took > 0.1 + 0.2 + 0.4 + 0.4
    assert all_gone(pids)


LEAVES_ONE_BEHIND = """
import subprocess, sys, time
from mp2site.infra import processes
beat = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(99)"
worker = f"import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', {beat!r}]); time.sleep(99)"
house = processes.Supervisor()
house.start("worker", [sys.executable, "-c", worker])
sys.exit(house.watch())
"""


def test_what_a_process_leaves_behind_goes_with_it():
    """The worker leaves its heartbeat file, for example."""
    command = [sys.executable, "-u", "-c", LEAVES_ONE_BEHIND]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "up\n"
    (worker,) = children(child.pid)
    (beat,) = children(worker)
    child.terminate()
    child.wait(PATIENCE)
    try:
        assert child.returncode == 0
        assert not is_alive(worker)
        assert all_gone([beat])
    finally:
        if is_alive(beat):
            os.kill(beat, signal.SIGKILL)
        child.stdout.close()


NEVER_OPENS = ENDS_AT_ONCE.replace(
    "sys.exit(", "assert not house.wait_for('http://127.0.0.1:9/'); sys.exit("
)


def test_a_process_that_can_t_start_stops_the_site():
    command = [sys.executable, "-c", NEVER_OPENS]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert "The web process could not start (code 3)" in done.stderr


def refused(folder: Path, **environment: str) -> str:
    keep = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    given = {**keep, "DATA_DIR": str(folder), "PORT": str(free_port()), **environment}
    done = subprocess.run(
        [sys.executable, "-m", "mp2site.serve"],
        cwd=ROOT,
        env=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 1, done.stdout
    return done.stderr


@pytest.mark.parametrize(
    "environment",
    [
        {"HOST": "0.0.0.0"},  # noqa: S104 - refused
        {"HOST": "::"},
        {"ALLOWED_HOSTS": "play.example.org"},
        {"SITE_URL": "https://play.example.org"},
        {"HOST": "0.0.0.0", "DEMO": "1"},  # noqa: S104 - refused
    ],
)
def test_no_demo_where_others_can_come_in(tmp_path, environment):
    said = refused(tmp_path / "var", **environment)
    name = next(iter(environment))
    assert f"others can reach this site ({name}={environment[name]})" in said
    assert "DEMO=0 make run" in said
    assert not (tmp_path / "var").exists()


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("127.0.0.1", True),
        ("127.8.9.10", True),
        ("::1", True),
        ("[::1]", True),
        ("localhost", True),
        ("LocalHost.", True),
        ("house.localhost", True),
        ("", False),
        ("*", False),
        ("0.0.0.0", False),  # noqa: S104 - asked about
        ("::", False),
        ("192.168.1.7", False),
        ("127.0.0.1.example.org", False),
        ("localhost.example.org", False),
    ],
)
def test_what_means_this_machine_alone(name, own):
    assert is_loopback(name) is own


def test_without_the_demo_its_accounts_are_closed_and_files_are_their_owner_s_alone(tmp_path):
    port = free_port()
    with house(tmp_path, port, demo="1") as child:
        wait_until_open(child, port)
        child.terminate()
        child.communicate(timeout=PATIENCE)
    for path in tmp_path.rglob("*"):  # a file of an older version
        path.chmod(0o755 if path.is_dir() else 0o644)
    for name in ("beat-schedule", "beat-schedule-wal"):
        (tmp_path / name).write_text("an older beat's")
    tmp_path.chmod(0o755)
    with house(tmp_path, port, demo="0") as child:
        wait_until_open(child, port)
        post_nonsense(port)
        child.terminate()
        output, _ = child.communicate(timeout=PATIENCE)
    assert "accounts were closed: Mara, Jonas, Aylin, Piotr" in output
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        rows = connection.execute("SELECT is_active, password FROM accounts_user").fetchall()
        running = connection.execute("SELECT id FROM games_table WHERE status = 'playing'")
        assert running.fetchall() == []
    assert len(rows) == 4
    assert all(not active and password.startswith("!") for active, password in rows)
    assert open_to_others(tmp_path) == []
    assert not list(tmp_path.glob("beat-schedule*"))


def post_nonsense(port: int) -> None:
    """Make the web server write its files."""
    with urllib.request.urlopen(
        f"http://127.0.0.1:{port}/accounts/login/", timeout=PATIENCE
    ) as page:
        assert page.status == 200


def open_to_others(folder: Path) -> list[str]:
    seen = [folder, *folder.rglob("*")]
    assert len(seen) > 5
    return [f"{path} {path.stat().st_mode:o}" for path in seen if path.stat().st_mode & 0o077]


def test_a_killed_supervisor_leaves_nothing_behind(tmp_path):
    port = free_port()
    with house(tmp_path, port) as child:
        wait_until_open(child, port)
        pids = children(child.pid)
        child.kill()
        child.wait(PATIENCE)
        assert all_gone(pids)


def test_a_taken_port_is_said_and_nothing_is_touched(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with house(tmp_path / "var", port) as child:
            output, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 1
    assert f"Port {port} is taken" in output
    assert not (tmp_path / "var").exists()
