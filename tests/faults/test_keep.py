"""`make backup UP=1` and `make restore UP=1` for the site of `make up`, running or not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from deploy.up import DATABASE
from mp2site.infra.servers import PostgresServer, unprivileged_user
from tests import servers
from tests.faults.running_site import ROOT


@pytest.fixture
def folder() -> Iterator[Path]:
    with servers.private_folder() as (folder, _):
        yield folder


def keep(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    command = [sys.executable, "-m", "deploy.keep", *words]
    environment = {**kept, "UP_DIR": str(folder)}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_kept_with_its_server_and_without(folder: Path) -> None:
    assert "There is no site of `make up`" in keep(folder, "backup").stderr
    where = folder / "postgres"
    where.mkdir()
    user = unprivileged_user() if os.geteuid() == 0 else None
    if user:
        os.chown(where, *own(folder))
    with PostgresServer(where, user, servers.QUICK_POSTGRES) as server:
        url = server.url.replace("/postgres", f"/{DATABASE}")
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {DATABASE}")
        assert keep(folder, "migrate", "--verbosity", "0").returncode == 0
        done = keep(folder, "backup")  # while the site runs
        assert done.returncode == 0, done.stderr
        made = done.stdout.rsplit(" (", 1)[0]
        assert Path(made).parent == folder / "backups"
        with psycopg.connect(url):
            done = keep(folder, "restore", made)
        assert done.returncode == 1
        assert "The site is running" in done.stderr
    done = keep(folder, "restore", made)  # the command starts and stops the database server
    assert done.returncode == 0, done.stderr
    assert "Kept beside: the database caravanserai_before_" in done.stdout
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)


def own(folder: Path) -> tuple[int, int]:
    found = folder.stat()
    return found.st_uid, found.st_gid
