"""The real processes of a site, configured by the environment: web, worker, beat, sweep."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from celery import Celery

from mp2site import serve
from mp2site.infra.processes import Running, begun
from mp2site.infra.servers import free_port
from tests.support.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Answer:
    """A response of the web server; status 0 means that there was none."""

    status: int
    body: Any
    headers: Mapping[str, str]


class RunningSite:
    """The processes of a site with one database, Redis and mail server.

    Tests may kill and start each process.
    """

    def __init__(self, folder: Path, database: str, redis: str, smtp_port: int) -> None:
        self.folder = folder
        self.port = free_port()
        self.children: dict[str, Running] = {}
        self.broker = Celery(set_as_current=False)
        """The broker with which a test sends tasks to the worker."""
        kept = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
        self.environment = {
            **kept,
            "DJANGO_SETTINGS_MODULE": "mp2site.settings.dev",
            "DATA_DIR": str(folder),
            "DATABASE_URL": database,
            "REDIS_URL": redis,
            "EMAIL_URL": f"smtp://127.0.0.1:{smtp_port}",
            "SITE_URL": f"http://127.0.0.1:{self.port}",
            "LOG_FORMAT": "json",
            "API_RATE_PERSON": "0",
            "API_RATE_ANONYMOUS": "0",
            "PYTHONUNBUFFERED": "1",
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for name in list(self.children):
            self.kill(name)

    # -- processes ----------------------------------------------------------------------------

    def web(self, processes: int = 1) -> None:
        """Start the web and wait until it answers."""
        self._start("web", serve.web("127.0.0.1", str(self.port), processes=processes))
        until(lambda: self.get("/favicon.ico").status != 0, "the web answers")

    def worker(self, processes: int = 2) -> None:
        """Start a worker, and wait until it has finished a task, which shows that it is ready."""
        self._start("worker", serve.worker_of(processes))

    def opponents(self, app: str = "mp2site") -> None:
        """Start a worker for the opponents' turns; ``app``: the module of its Celery
        application.
        """
        command = serve.opponents_of(1)
        command[command.index("-A") + 1] = app
        self._start("opponents", command)

    def sweeper(self, every: int = 1) -> None:
        """Start a loop of sweeps, which needs neither Redis nor Celery."""
        loop = [sys.executable, "manage.py", "sweep", "--loop", "--every", str(every)]
        self._start("sweep", loop)

    def manage(self, *words: str) -> str:
        """Run a command to its end; return its output. The command must succeed."""
        command = [sys.executable, "manage.py", *words]
        done = subprocess.run(
            command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def kill(self, name: str, number: int = signal.SIGKILL) -> None:
        """End a process and its children, by default with SIGKILL."""
        child = self.children.pop(name)
        try:
            os.killpg(child.pid, number)
        except ProcessLookupError:
            return
        try:
            child.wait(PATIENCE / 2)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()

    def log(self, name: str) -> str:
        """Return the output of a process since its last start."""
        return self._log(name).read_text(errors="replace")

    def processor_time(self, name: str) -> float:
        """Return the processor time of a process's main thread in seconds."""
        child = self.children[name]
        return int(Path(f"/proc/{child.pid}/schedstat").read_text().split()[0]) / 1e9

    def _log(self, name: str) -> Path:
        return self.folder / f"{name}.log"

    def _start(self, name: str, command: Sequence[str]) -> None:
        with self._log(name).open("wb") as output:
            options = {"cwd": ROOT, "env": self.environment, "stderr": subprocess.STDOUT}
            self.children[name] = begun(name, command, stdout=output, **options)

    # -- requests to the web ----------------------------------------------------------------------

    def get(self, path: str, token: str = "") -> Answer:
        return self._ask(urllib.request.Request(self._url(path)), token)

    def post(self, path: str, body: Mapping[str, Any], token: str = "") -> Answer:
        data = json.dumps(body).encode()
        kind = {"Content-Type": "application/json"}
        return self._ask(urllib.request.Request(self._url(path), data=data, headers=kind), token)

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def _ask(self, request: urllib.request.Request, token: str) -> Answer:
        if token:
            request.add_header("Authorization", f"Token {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return _answer(answer.status, answer.read(), answer.headers)
        except urllib.error.HTTPError as error:
            return _answer(error.code, error.read(), error.headers)
        except OSError:
            return Answer(0, None, {})


def _answer(status: int, body: bytes, headers: Any) -> Answer:
    told = json.loads(body) if "json" in (headers.get("Content-Type") or "") else body
    return Answer(status, told, {name.lower(): value for name, value in headers.items()})
