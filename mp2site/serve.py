"""`make run`: migrate, create the demo, and run the site's processes until Ctrl-C.

This is the embedded mode. The process prepares the data, and then becomes the group of processes
that small sites also run in production (`mp2site.group`). This module also has the commands of the
separate processes of large sites.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from mp2site.infra import private
from mp2site.infra.forks import Forked
from mp2site.settings import env
from mp2site.web.callers import is_loopback

# Workers share their state through the database, so they need no gossip.
ALONE: Final = ("--without-gossip", "--without-mingle", "--without-heartbeat")
NICE: Final = 10
"""The niceness of the process for opponents."""
AS_ROOT: Final = "You're running the worker with superuser"


def main() -> None:
    """Serve until Ctrl-C or SIGTERM. Raises SystemExit if the site can't start."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")
    host, port = os.environ.get("HOST", "127.0.0.1"), os.environ.get("PORT", "8000")
    if not is_free(host, port):
        raise SystemExit(f"✗ Port {port} is taken (or not ours to take). Try: PORT=8100 make run")
    os.environ.setdefault("SITE_URL", f"http://localhost:{port}")
    if code := prepared():
        raise SystemExit(code)
    from django.conf import settings  # noqa: PLC0415 - needs the environment and the data's lock

    share_metrics(settings.DATA_DIR)
    command = group(host, port)
    sys.stdout.flush()
    os.execv(command[0], command)  # noqa: S606 - our own; it starts without this process's memory


def prepared() -> int:
    """Prepare the data in a separate process, and return its exit code.

    The memory of that process is freed before the site starts.
    """
    return Forked("prepare", prepare).wait()


def prepare() -> None:
    """Migrate the database, create the demo, and print the demo's sign-ins.

    Everybody knows the password of the demo accounts, so such a site must be reachable only from
    its own machine. With `DEMO=0` no demo is created, and accounts of an earlier demo are closed.
    """
    demo = env.flag("DEMO", default=True)
    if demo and (ways := exposing()):
        raise SystemExit(DEMO_REFUSED.format(ways=", ".join(ways)))
    private.begin()
    import django  # noqa: PLC0415 - the environment is set by now

    django.setup()
    from django.conf import settings  # noqa: PLC0415 - needs set-up
    from django.core.management import call_command  # noqa: PLC0415 - needs set-up
    from django.db import connections  # noqa: PLC0415 - needs set-up

    folder = getattr(settings, "DATA_DIR", None)
    _upgrade()
    _lifetime.enter_context(hold(folder))
    if folder:
        private.put_right(folder)  # older versions left files that others could read
        for schedule in folder.glob("beat-schedule*"):  # older versions wrote these files
            schedule.unlink()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("demo", close=not demo)
    connections.close_all()


@contextlib.contextmanager
def hold(folder: Path | None) -> Iterator[None]:
    """Lock the site's data against a restore. Raises SystemExit if one is running."""
    with private.held(folder) as ours:
        if not ours:
            raise SystemExit(
                "✗ Not started: a backup is just being restored here. Try again in a minute."
            )
        yield


def _upgrade() -> None:
    """Upgrade a database of an earlier release. Raises SystemExit if that fails."""
    from django.core.management import CommandError, call_command  # noqa: PLC0415 - needs set-up

    from mp2site.infra.backups import is_of_earlier_release  # noqa: PLC0415 - needs set-up

    if not is_of_earlier_release():
        return
    print("The tables are of an earlier release.", flush=True)
    try:
        call_command("upgrade")
    except CommandError as error:
        raise SystemExit(f"✗ Not started: {error}") from error


def share_metrics(folder: Path) -> None:
    """Let processes that start from now on report one another's metrics. The folder is emptied."""
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return  # the operator has set the folder, and empties it
    figures = folder / "metrics"
    shutil.rmtree(figures, ignore_errors=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(private.folder(figures))


_lifetime: Final = contextlib.ExitStack()
"""Lock files. They stay open until this process ends."""

DEMO_REFUSED: Final = """\
✗ Not started: others can reach this site ({ways}), and everybody knows the demo's password.
  To let others in, leave the demo out; its accounts are then closed: DEMO=0 make run
  To look at the demo, use this machine only: HOST, ALLOWED_HOSTS and SITE_URL name localhost or nothing."""


def exposing() -> list[str]:
    """Return the names of environment variables that let other machines reach the site."""
    host = os.environ.get("HOST", "127.0.0.1")
    site = os.environ.get("SITE_URL") or "http://localhost"
    ways = {
        f"HOST={host}": [host],
        f"ALLOWED_HOSTS={os.environ.get('ALLOWED_HOSTS', '')}": env.words("ALLOWED_HOSTS"),
        f"SITE_URL={site}": [urlsplit(site).hostname or ""],
    }
    return [way for way, names in ways.items() if not all(map(is_loopback, names))]


def web(host: str, port: str, *, processes: int = 1) -> list[str]:
    """Return the command of the web server.

    In the embedded mode it is one process, since SQLite allows one writer and all requests share a
    cache in memory.
    """
    address = ["--host", host, "--port", port, "--workers", str(processes)]
    return [sys.executable, "-m", "mp2site.web", *address]


def group(host: str, port: str) -> list[str]:
    """Return the command that runs all processes of a small site."""
    return [sys.executable, "-m", "mp2site.group", "--host", host, "--port", port]


def worker_of(processes: int) -> list[str]:
    """Return the command of a worker with several processes and without the beat."""
    return [*_worker(), "--concurrency", str(processes)]


def thinking_at_once() -> int:
    """Return how many opponents may compute at the same time.

    0 if the operator has switched them off.
    """
    return env.number("OPPONENTS_AT_ONCE", 1, least=0) if env.flag("OPPONENTS", default=True) else 0


def opponents_of(at_once: int) -> list[str]:
    """Return the command of the opponents' worker.

    It has a lower priority than the other processes.
    """
    pool = ["--pool", "solo"] if at_once == 1 else ["--concurrency", str(at_once)]
    queue = ["-Q", "opponents", "-n", "opponents@%h"]
    return ["nice", "-n", str(NICE), *_worker(), *queue, *pool]


def beat() -> list[str]:
    """Return the command of the beat."""
    return [*_celery(), "beat", "--loglevel", "WARNING"]


def _worker() -> list[str]:
    return [*_celery(), "worker", *ALONE, "--loglevel", "WARNING"]


def _celery() -> list[str]:
    # In a container the worker runs as root. Celery warns of this because of pickle, which we don't
    # accept.
    python = [sys.executable, "-W", f"ignore:{AS_ROOT}"]
    return [*python, "-m", "celery", "-A", "mp2site", "--quiet"]


def reachable(host: str) -> str:
    """Return the host name for connections from this machine to a server bound to ``host``."""
    host = "127.0.0.1" if host == "0.0.0.0" else "::1" if host == "::" else host  # noqa: S104 - compared, not bound
    return f"[{host}]" if ":" in host else host


def is_free(host: str, port: str) -> bool:
    """Return whether we can listen on this port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, int(port)))
        except (OSError, ValueError, OverflowError):
            return False
    return True


if __name__ == "__main__":
    main()
