"""The tests' servers: running ones, private ones, or an error message without either."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
import redis

from mp2site.infra import servers as infra
from mp2site.infra.servers import Unavailable, answers_redis, free_port
from tests import servers
from tests.support.waiting import until

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def nothing_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that no server runs and that no package can be installed."""
    for name in ("DATABASE_URL", "REDIS_URL", "CHROMIUM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(servers, "POSTGRES_CANDIDATES", ())
    monkeypatch.setattr(servers, "REDIS_CANDIDATE", f"redis://127.0.0.1:{free_port()}/0")
    monkeypatch.setattr(servers, "_install", lambda package: None)


def is_gone(url: str) -> bool:
    parts = urlsplit(url)
    try:
        socket.create_connection((parts.hostname, parts.port), timeout=1).close()
    except ConnectionRefusedError:
        return True
    return False


def test_a_private_postgresql_is_started_and_thrown_away(nothing_runs):
    with servers.postgres() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE ours")
            folder = Path(connection.execute("SHOW data_directory").fetchone()[0])
        assert urlsplit(url).port != 5432
        assert folder.exists()
    assert is_gone(url)
    assert not folder.exists()


def test_a_private_redis_is_started_and_thrown_away(nothing_runs):
    with servers.redis_server() as url:
        with redis.Redis.from_url(url) as client:
            assert client.set("dates", "figs")
            assert client.config_get("save") == {"save": ""}
        assert urlsplit(url).port != 6379
    assert is_gone(url)


def test_a_running_server_is_taken_as_it_is(nothing_runs, monkeypatch):
    with servers.redis_server() as running, servers.postgres() as database:
        monkeypatch.setenv("REDIS_URL", running)
        monkeypatch.setenv("DATABASE_URL", database)
        with servers.redis_server() as found, servers.postgres() as found_database:
            assert (found, found_database) == (running, database)
        assert answers_redis(running)


@pytest.mark.parametrize(
    ("ask", "package"),
    [
        (servers.postgres, "postgresql"),
        (servers.redis_server, "redis-server"),
        (servers.chromium, "chromium"),
        (servers.nginx, "nginx-light"),
    ],
)
def test_what_cannot_be_had_is_named_with_its_package(
    nothing_runs, monkeypatch, tmp_path, ask, package
):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(infra, "DEBIAN_POSTGRES", tmp_path)
    monkeypatch.setattr(servers, "ROOTS_PROGRAMS", tmp_path)
    with pytest.raises(Unavailable, match=f"apt-get install {package}"):
        contextlib.ExitStack().enter_context(ask())


def test_a_server_that_does_not_start_shows_its_log(tmp_path, monkeypatch):
    (tmp_path / "log").write_text("no room at the inn")
    monkeypatch.setattr(infra, "START_SECONDS", 0)
    with pytest.raises(Unavailable, match="no room at the inn"):
        infra.wait_until(lambda: False, tmp_path / "log")


WATCHED = """
import sys
from pathlib import Path
from mp2site.infra import processes, servers
processes.BACKOFF = (0.1,)
with servers.RedisServer(Path(sys.argv[1]), None) as redis:
    print(redis.url, redis.process.pid, flush=True)
    sys.exit(processes.Supervisor([redis]).watch())
"""


def test_the_supervisor_starts_a_server_again_that_has_ended(tmp_path):
    """The supervisor is that of `make up`. The servers stop last."""
    command = [sys.executable, "-c", WATCHED, str(tmp_path)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=ROOT, **pipes) as watching:
        url, first = watching.stdout.readline().split()
        os.kill(int(first), signal.SIGKILL)
        said = watching.stderr.readline()
        until(lambda: answers_redis(url), "it answers again")
        watching.terminate()
    assert "The RedisServer process ended by itself (signal 9)" in said
    assert watching.returncode == 0
    assert is_gone(url)
