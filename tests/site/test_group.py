"""The processes of a small site: the imports of the first one, and its children."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from mp2site import group, serve
from tests.support.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = "mp2site.settings.dev"
IMPORTED = """
import sys, threading
from mp2site import group
group._import()
from django.db import connections
kept = [connection for connection in connections.all() if connection.connection]
print({name: name in sys.modules for name in ("numpy", "mp2site.wsgi", "games.tasks", "notifications.tasks")})
print(threading.active_count(), len(kept))
"""


def test_the_first_process_has_what_the_others_share_and_nothing_that_a_fork_breaks(tmp_path):
    """A fork loses threads and can't share connections; numpy starts threads."""
    environment = {**os.environ, "DATA_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": SETTINGS}
    for name in ("DATABASE_URL", "REDIS_URL"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    there = {"numpy": False, "mp2site.wsgi": True, "games.tasks": True, "notifications.tasks": True}
    assert done.stdout == f"{there}\n1 0\n"


def test_the_clocks_wake_the_workers_as_beat_does_and_write_no_schedule(tmp_path):
    data, here = tmp_path / "data", tmp_path / "here"
    here.mkdir()
    environment = {**os.environ, "DATA_DIR": str(data), "DJANGO_SETTINGS_MODULE": SETTINGS}
    for name in ("DATABASE_URL", "REDIS_URL"):
        environment.pop(name, None)
    command = [sys.executable, str(ROOT / "manage.py"), "sweep", "--loop", "--beat"]
    clocks = subprocess.Popen(command, cwd=here, env=environment, stderr=subprocess.DEVNULL)
    try:
        until(lambda: list((data / "queue").rglob("*.celery.msg")), "a worker is woken")
    finally:
        clocks.terminate()
        clocks.wait(PATIENCE)
    assert clocks.returncode == 0
    assert list(here.iterdir()) == []


@pytest.mark.parametrize(("opponents", "names"), [("1", {"opponents"}), ("0", set())])
def test_which_processes_there_are(monkeypatch, opponents, names):
    monkeypatch.setenv("OPPONENTS", opponents)
    assert set(group._children("127.0.0.1", "8000")) == {"web", "worker", "clocks", *names}


def test_a_small_site_is_one_unit_or_one_container_with_the_same_command():
    unit = (DEPLOY / "caravanserai-group.service").read_text()
    services = yaml.safe_load((DEPLOY / "compose.small.yaml").read_text())["services"]
    assert set(services) == {"postgres", "redis", "migrate", "site"}
    places = [unit, services["site"]["command"], " ".join(serve.group("127.0.0.1", "8000"))]
    assert all("-m mp2site.group --host" in place for place in places), places
    # All other values are equal to those of the web's container.
    assert services["site"]["extends"] == {"file": "compose.yaml", "service": "web"}
    volumes = [
        yaml.safe_load((DEPLOY / name).read_text())["volumes"]
        for name in ("compose.yaml", "compose.small.yaml")
    ]
    assert volumes[0] == volumes[1]
