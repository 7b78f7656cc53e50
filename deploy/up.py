"""`make up`: the house as in production, on this machine, under one command.

A real PostgreSQL and a real Redis, a web of two processes, a worker of two, the beat, and a sweep
loop beside it (two are harmless; see docs/operations.md). The servers are those that `DATABASE_URL`
and `REDIS_URL` name, or else private ones, whose data stay in `UP_DIR` (var/up) for the next time.
The site itself runs with the settings of the embedded mode, as there is no TLS here.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import psycopg

from mp2site import serve
from tests import servers

ROOT: Final = Path(__file__).resolve().parent.parent
DATABASE: Final = "caravanserai"
DURABLE: Final = ("synchronous_commit=on",)


def main() -> int:
    """Start all, serve until Ctrl-C, SIGTERM or the end of one of them; stop all."""
    folder = Path(os.environ.get("UP_DIR", str(ROOT / "var" / "up"))).resolve()
    host, port = os.environ.get("HOST", "127.0.0.1"), os.environ.get("PORT", "8000")
    if not serve.is_free(host, port):
        print(f"✗ Port {port} is taken (or not ours to take). Try: PORT=8100 make up")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with contextlib.ExitStack() as stack:
            _provide_servers(stack, folder)
            _set_environment(folder, port)
            return _run(host, port)
    except servers.Unavailable as problem:
        print(f"✗ {problem}", file=sys.stderr)
        return 2


def _provide_servers(stack: contextlib.ExitStack, folder: Path) -> None:
    """Set `DATABASE_URL` and `REDIS_URL` to servers that run."""
    if not os.environ.get("DATABASE_URL"):
        where, user = _own_folder(folder / "postgres")
        url = stack.enter_context(servers.PostgresServer(where, user, DURABLE)).url
        os.environ["DATABASE_URL"] = _with_database(url)
    if not os.environ.get("REDIS_URL"):
        where, user = _own_folder(folder / "redis")
        os.environ["REDIS_URL"] = stack.enter_context(servers.RedisServer(where, user)).url


def _own_folder(folder: Path) -> tuple[Path, str | None]:
    """Make a folder for a server; as root, of the user whom it runs as: PostgreSQL insists."""
    folder.mkdir(exist_ok=True)
    user = servers.unprivileged_user() if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
        seen = subprocess.run(["test", "-w", str(folder)], user=user, cwd="/", check=False)
        if seen.returncode:
            raise servers.Unavailable(f"{user} can't write to {folder}: set UP_DIR to a folder …")
    return folder, user


def _with_database(url: str) -> str:
    with psycopg.connect(url, autocommit=True) as server:
        known = server.execute("SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE])
        if not known.fetchone():
            server.execute(f"CREATE DATABASE {DATABASE}")
    return url.rsplit("/", 1)[0] + f"/{DATABASE}"


def _set_environment(folder: Path, port: str) -> None:
    figures = folder / "metrics"
    shutil.rmtree(figures, ignore_errors=True)
    figures.mkdir()
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(figures)
    os.environ["DATA_DIR"] = str(folder)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")
    os.environ.setdefault("SITE_URL", f"http://localhost:{port}")


def _run(host: str, port: str) -> int:
    house = serve.House()
    welcome = serve.prepare()
    house.start("web", serve.web(host, port, processes=2))
    house.start("worker", serve.worker_of(2))
    house.start("beat", serve.beat(Path(os.environ["DATA_DIR"]) / "beat-schedule"))
    house.start("sweep", [sys.executable, "manage.py", "sweep", "--loop"])
    if house.wait_for(f"http://{serve.reachable(host)}:{port}/healthz"):
        print(f"\n  Caravanserai: {os.environ['SITE_URL']}  (Ctrl-C stops it)", flush=True)
        print("  PostgreSQL, Redis, web ×2, worker ×2, beat, sweep\n\n" + welcome, flush=True)
    return house.watch()


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
