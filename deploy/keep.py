"""`make backup UP=1`, `make restore UP=1 FILE=…`: back up or restore the site of `make up`.

Both commands use that site's private PostgreSQL. If the server doesn't run, they start it and stop
it at their end.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import psycopg

from deploy.up import DATABASE, DURABLE, ROOT
from mp2site.infra import servers

PORT_LINE: Final = 3
"""The index of the line with the server's port in PostgreSQL's file postmaster.pid."""


def main(words: list[str]) -> int:
    """Run a management command on the database of `make up`."""
    folder = Path(os.environ.get("UP_DIR", str(ROOT / "var" / "up"))).resolve()
    with contextlib.ExitStack() as stack:
        url = os.environ.get("DATABASE_URL") or _address(stack, folder / "postgres")
        if not url:
            print(f"✗ There is no site of `make up` in {folder}.", file=sys.stderr)
            return 1
        ours = {"DATABASE_URL": url, "DATA_DIR": str(folder), "REDIS_URL": ""}
        settings = {"DJANGO_SETTINGS_MODULE": "mp2site.settings.dev"}
        command = [sys.executable, str(ROOT / "manage.py"), *words]
        return subprocess.run(
            command, env={**os.environ, **ours, **settings}, check=False
        ).returncode


def _address(stack: contextlib.ExitStack, folder: Path) -> str:
    """Return the URL of the private server's database; empty if there has never been one."""
    if not (folder / "data").exists():
        return ""
    running = _running(folder / "data" / "postmaster.pid")
    if not running:
        user = servers.unprivileged_user() if os.geteuid() == 0 else None
        running = stack.enter_context(servers.PostgresServer(folder, user, DURABLE)).url
    return running.rsplit("/", 1)[0] + f"/{DATABASE}"


def _running(notes: Path) -> str:
    with contextlib.suppress(FileNotFoundError, IndexError, psycopg.OperationalError):
        url = (
            f"postgresql://test@127.0.0.1:{int(notes.read_text().splitlines()[PORT_LINE])}/postgres"
        )
        psycopg.connect(url, connect_timeout=3).close()
        return url
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
