"""`make run`: migrate, load the demo, start web and worker together, stop both together.

For the embedded mode. In production a service manager starts each (see deploy/).
"""

from __future__ import annotations

import contextlib
import ctypes
import io
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Final

from mp2site.settings import env

GRACE_SECONDS: Final = 10
START_SECONDS: Final = 60
PR_SET_PDEATHSIG: Final = 1
# Workers needn't talk to one another: what they share is in the database.
ALONE: Final = ("--without-gossip", "--without-mingle", "--without-heartbeat")


def main() -> int:
    """Serve until Ctrl-C, SIGTERM, or the end of one of the two."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")
    host, port = os.environ.get("HOST", "127.0.0.1"), os.environ.get("PORT", "8000")
    if not is_free(host, port):
        print(
            f"✗ Port {port} is taken (or not ours to take). Try: PORT=8100 make run",
            file=sys.stderr,
        )
        return 1
    os.environ.setdefault("SITE_URL", f"http://localhost:{port}")
    house = House()
    welcome = prepare()
    house.start("web", web(host, port))
    house.start("worker", _worker())
    if house.wait_for(f"http://{reachable(host)}:{port}/healthz"):
        print(
            f"\n  Caravanserai: {os.environ['SITE_URL']}  (Ctrl-C stops it)\n\n{welcome}",
            flush=True,
        )
    return house.watch()


def prepare() -> str:
    """Bring the database up to date; return the demo's greeting with its sign-ins.

    `DEMO=0` leaves the demo out: its people's password is known to everybody.
    """
    import django  # noqa: PLC0415 - the environment is set by now

    django.setup()
    from django.core.management import call_command  # noqa: PLC0415 - needs set-up
    from django.db import connections  # noqa: PLC0415 - needs set-up

    call_command("migrate", verbosity=0, interactive=False)
    greeting = io.StringIO()
    if env.flag("DEMO", default=True):
        call_command("demo", stdout=greeting)
    connections.close_all()
    return greeting.getvalue()


def web(host: str, port: str, *, processes: int = 1) -> list[str]:
    """Return how the web is started.

    At home by one process: SQLite has one writer, and the memory cache is the same for all requests.
    """
    threads = "4" if processes == 1 else "1"
    options = ["--workers", str(processes), "--blocking-threads", threads]
    options += ["--no-ws", "--log-level", "warning"]
    address = ["--interface", "wsgi", "--host", host, "--port", port]
    return [sys.executable, "-m", "granian", *address, *options, "mp2site.wsgi:application"]


def _worker() -> list[str]:
    return [*_celery("worker"), *ALONE, "--pool", "solo", "-B", "--loglevel", "WARNING"]


def worker_of(processes: int) -> list[str]:
    """Return how a worker of several processes is started, without a beat of its own."""
    return [*_celery("worker"), *ALONE, "--concurrency", str(processes), "--loglevel", "WARNING"]


def beat(schedule: Path) -> list[str]:
    """Return how the beat is started."""
    return [*_celery("beat"), "--schedule", str(schedule), "--loglevel", "WARNING"]


def _celery(command: str) -> list[str]:
    # In a container one is root; the worker's only danger then is pickle, which we don't accept.
    python = [sys.executable, "-W", "ignore:You're running the worker with superuser"]
    return [*python, "-m", "celery", "-A", "mp2site", "--quiet", command]


def reachable(host: str) -> str:
    """Return the host under which we reach ourselves."""
    host = "127.0.0.1" if host == "0.0.0.0" else "::1" if host == "::" else host  # noqa: S104 - compared, not bound
    return f"[{host}]" if ":" in host else host


def is_free(host: str, port: str) -> bool:
    """Tell whether nobody listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, int(port)))
        except (OSError, ValueError, OverflowError):
            return False
    return True


def die_with_parent() -> None:
    """Ask Linux to end the child when the supervisor is killed outright."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


class House:
    """The running children; the first that ends takes the others with it."""

    def __init__(self) -> None:
        self.children: dict[str, subprocess.Popen[bytes]] = {}
        self.stopping = False
        signal.signal(signal.SIGINT, self._on_signal)
        signal.signal(signal.SIGTERM, self._on_signal)

    def start(self, name: str, command: Sequence[str]) -> None:
        """Start a child. Ctrl-C goes to us alone, and we pass it on in order."""
        if not self.stopping:
            self.children[name] = subprocess.Popen(
                command, start_new_session=True, preexec_fn=die_with_parent
            )

    def wait_for(self, url: str) -> bool:
        """Wait until the address answers; False if it never will."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and not self.stopping and not self._ended():
            try:
                with urllib.request.urlopen(url, timeout=2):
                    return True
            except urllib.error.HTTPError:
                return True
            except OSError:
                time.sleep(0.1)
        return False

    def watch(self) -> int:
        """Wait for a signal or for a child's end; stop all; return our own exit code."""
        while not self.stopping and not self._ended():
            time.sleep(0.2)
        unexpected = {} if self.stopping else self._ended()
        for name, code in unexpected.items():
            print(f"✗ The {name} process ended by itself (code {code}); stopping.", file=sys.stderr)
        self._stop()
        return 1 if unexpected else 0

    def _ended(self) -> dict[str, int]:
        codes = {name: child.poll() for name, child in self.children.items()}
        return {name: code for name, code in codes.items() if code is not None}

    def _stop(self) -> None:
        for child in self.children.values():
            _signal_group(child, signal.SIGTERM)
        deadline = time.monotonic() + GRACE_SECONDS
        for child in self.children.values():
            try:
                child.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                _signal_group(child, signal.SIGKILL)
                child.wait()

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.stopping = True


def _signal_group(child: subprocess.Popen[bytes], number: int) -> None:
    with contextlib.suppress(ProcessLookupError):  # it may just have ended by itself
        os.killpg(child.pid, number)


if __name__ == "__main__":
    sys.exit(main())
