"""The web server: one start command for all modes, and a new worker after a worker's death."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from games.bench import server as bench
from mp2site import serve
from mp2site.infra.servers import free_port
from mp2site.web import server
from tests.support.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
MODULE = "mp2site.web"
HELLO = "games.bench.hello:application"
STARTS = re.compile(
    r"granian (?:--(?!version)|\S+:)|\"-m\", \"granian\"|bin/granian|import granian|from granian"
)
POOLS = """
import ctypes, threading
from mp2site.infra.memory import one_pool
{limit}
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
busy = threading.Barrier(8)
def take():
    busy.wait()
    [libc.malloc(1000) for _ in range(100)]
    busy.wait()
threads = [threading.Thread(target=take) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
libc.malloc_info(0, ctypes.c_void_p.in_dll(libc, "stdout"))
libc.fflush(None)
"""


def sources() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    kinds = {".py", ".sh", ".service", ".yaml", ".yml", ".toml", ""}
    return [path for name in listed if (path := ROOT / name).suffix in kinds and path.is_file()]


def test_one_module_starts_granian_and_nothing_else_does():
    named = {
        str(path.relative_to(ROOT))
        for path in sources()
        if STARTS.search(path.read_text(errors="ignore")) and path != Path(__file__)
    }
    assert named == {"mp2site/web/server.py"}


def test_every_place_that_runs_the_web_asks_that_module():
    unit = (DEPLOY / "caravanserai-web.service").read_text()
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    places = [unit, services["web"]["command"], " ".join(serve.web("127.0.0.1", "8000"))]
    assert all(f"-m {MODULE} " in place for place in places), places


def test_it_asks_granian_to_replace_workers(monkeypatch):
    given: dict[str, Any] = {}

    class Granian:
        def __init__(self, _app: str, **options: Any) -> None:
            given.update(options)

        def serve(self) -> None:
            pass

    monkeypatch.setattr(server, "Server", Granian)
    server.serve("127.0.0.1", 8000, workers=2, app=HELLO)
    assert given["respawn_failed_workers"] is True
    assert given["workers"] == 2


@pytest.fixture
def hello() -> Iterator[bench.Server]:
    """Serve a line of text by two workers."""
    with bench.served(os.environ, workers=2, what=HELLO) as server:
        yield server


def workers(parent: int) -> set[int]:
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return {int(pid) for pid in listed.split()}


def test_workers_that_are_killed_come_back(hello):
    before = workers(hello.pid)
    assert len(before) == 2
    for pid in before:
        os.kill(pid, signal.SIGKILL)
        until(
            lambda gone=pid: gone not in workers(hello.pid) and len(workers(hello.pid)) == 2,
            "it is replaced",
        )
    assert not before & workers(hello.pid)
    with urllib.request.urlopen(f"http://127.0.0.1:{hello.port}/", timeout=60) as answer:
        assert answer.status == 200


def test_a_worker_that_dies_at_once_again_and_again_ends_the_server(tmp_path):
    """A server without workers ends; systemd, the supervisor or the container's engine then
    restarts it.
    """
    (tmp_path / "broken.py").write_text(
        "import os\n\nparent = os.getpid()\n\ndef __getattr__(_):\n    os._exit(3)\n"
    )
    path = f"{tmp_path}:{ROOT}"
    command = [sys.executable, "-m", MODULE, f"--port={free_port()}", "--app=broken:application"]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 1
    assert "Worker crash loop detected" in done.stderr + done.stdout


ONCE_BROKEN: Final = """
import os
from pathlib import Path

starts = Path(__file__).with_name("starts")
with starts.open("a") as file:
    file.write("x")
first = starts.stat().st_size == 1

def __getattr__(name):
    if name != "application":
        raise AttributeError(name)
    if first:
        os._exit(3)
    from games.bench.hello import application
    return application
"""
SUPERVISED: Final = """
import sys
from functools import partial
from mp2site.web import server
from mp2site.infra.processes import Supervisor
supervisor = Supervisor()
serve = partial(server.serve, "127.0.0.1", int(sys.argv[1]), workers=1, app="once_broken:application")
supervisor.start("web", serve)
sys.exit(supervisor.watch())
"""


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_the_supervisor_starts_a_server_again_that_has_ended(tmp_path):
    """The workers die until granian ends; the restarted granian has healthy workers."""
    (tmp_path / "once_broken.py").write_text(ONCE_BROKEN)
    port, environment = free_port(), {**os.environ, "PYTHONPATH": f"{tmp_path}:{ROOT}"}
    command = [sys.executable, "-c", SUPERVISED, str(port)]
    site = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        until(lambda: answers(port), "it serves again")
    finally:
        site.terminate()
        said = site.communicate(timeout=PATIENCE)[1]
    assert "The web process ended by itself (code 1)" in said
    assert (tmp_path / "starts").read_text() == "xx"


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.stem)
def test_systemd_starts_every_unit_again_for_good(unit):
    """Without the setting, systemd gives up after five starts within ten seconds."""
    said = unit.read_text().splitlines()
    oneshot = "Type=oneshot" in said
    assert "StartLimitIntervalSec=0" in said
    assert ("Restart=always" in said) is not oneshot
    assert ("RestartSec=2" in said) is not oneshot


@pytest.mark.parametrize("name", ["compose.yaml", "compose.small.yaml"])
def test_the_containers_engine_starts_every_service_again(name):
    services: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text())["services"]
    whole: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    for service, said in services.items():
        restart = said.get("restart") or whole[said["extends"]["service"]]["restart"]
        assert restart == ("on-failure" if service == "migrate" else "unless-stopped"), service


@pytest.mark.parametrize(("limit", "one"), [("one_pool()", True), ("", False)])
def test_all_threads_share_one_pool_of_memory(limit, one):
    done = subprocess.run(
        [sys.executable, "-c", POOLS.format(limit=limit)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout.count("<heap nr=") == 1) is one
