"""A site by the files of `deploy/`: the environment, the units' commands, the proxy's sites.

Tests replace only values of an operator: names, ports, folders, the certificate.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from mp2site.infra.processes import Running, begun

ROOT: Final = Path(__file__).resolve().parents[2]
DEPLOY: Final = ROOT / "deploy"
PROGRAMS: Final = Path(sys.executable).parent
SECRET: Final = "a-secret-key-of-fifty-and-more-different-characters-0123456789"
KEPT: Final = {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}
UNITS: Final = ("web", "worker", "opponents", "beat", "sweep")


@dataclass(frozen=True, slots=True)
class Ground:
    """The ports, folders, servers and certificate of a site."""

    folder: Path
    database: str
    redis: str
    smtp_port: int
    certificate: Path
    web: int
    """The web's own port, to which the proxy connects."""
    tls: int
    plain: int
    """The proxy's ports."""

    @property
    def address(self) -> str:
        return f"https://localhost:{self.tls}"


def example() -> dict[str, str]:
    """Return the variables of env.example, as systemd reads it."""
    lines = (DEPLOY / "env.example").read_text().splitlines()
    said = [line for line in lines if line and not line.startswith("#")]
    return {name: shlex.split(value)[0] if value else "" for name, value in _pairs(said)}


def _pairs(lines: list[str]) -> list[tuple[str, str]]:
    return [(name, value) for name, _, value in (line.partition("=") for line in lines)]


def filled_in(ground: Ground) -> dict[str, str]:
    """Return the example's environment with an operator's own values."""
    return {
        **example(),
        "SECRET_KEY": SECRET,
        "SITE_URL": ground.address,
        "DATABASE_URL": ground.database,
        "REDIS_URL": ground.redis,
        "EMAIL_URL": f"smtp://127.0.0.1:{ground.smtp_port}",
        "SWEEP_PROBE_URL": f"{ground.address}/healthz",
        "SSL_CERT_FILE": str(ground.certificate),
        "STATIC_ROOT": str(ground.folder / "static"),
    }


def sites(ground: Ground) -> str:
    """Return the proxy's example with our name, ports and certificate."""
    said = (DEPLOY / "nginx.conf.example").read_text()
    said = re.sub(
        r"^\s*listen \[::\].*\n", "", said, flags=re.MULTILINE
    )  # not all machines have it
    changes = {
        "listen 443": f"listen 127.0.0.1:{ground.tls}",
        "listen 80": f"listen 127.0.0.1:{ground.plain}",
        "https://play.example.org$": f"{ground.address}$",
        "server_name play.example.org": "server_name localhost",
        "127.0.0.1:8000": f"127.0.0.1:{ground.web}",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(ground.certificate),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key_of(ground.certificate)),
        "/var/log/nginx/caravanserai.log": "access.log",
        "/srv/caravanserai/app/deploy": str(ground.folder),
    }
    for name in ("away.html", "away.json"):  # the proxy runs as a user who may not read ours
        shutil.copyfile(DEPLOY / name, ground.folder / name)
        (ground.folder / name).chmod(0o644)
    for old, new in changes.items():
        assert old in said, old
        said = said.replace(old, new)
    return said


def key_of(certificate: Path) -> Path:
    """Return the path of the certificate's key."""
    return certificate.with_suffix(".key")


def self_signed(folder: Path) -> Path:
    """Make a certificate for this machine's own name, with its key beside it."""
    where = folder / "localhost.pem"
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key_of(where)), "-out", str(where)]
    command = ["openssl", "req", "-x509", *curve, *names, *files, "-days", "2"]
    subprocess.run(command, check=True, capture_output=True)
    return where


@dataclass
class Production:
    """The running processes of one site."""

    ground: Ground
    environment: dict[str, str] = field(default_factory=dict)
    children: list[Running] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set the processes' environment from the file."""
        kept = {name: value for name, value in os.environ.items() if name in KEPT}
        self.environment = {**kept, **filled_in(self.ground)}
        for name in ("run", "state"):
            (self.ground.folder / name).mkdir()

    @property
    def address(self) -> str:
        return self.ground.address

    def manage(self, *words: str) -> str:
        """Run a command to its end; it must succeed."""
        command = [str(PROGRAMS / "python"), "manage.py", *words]
        return self._told(command, self.environment)

    def once(self, unit: str) -> str:
        """Run all commands of a unit that isn't a permanent service; all must succeed."""
        settings, environment = self._unit(unit)
        return "".join(self._told(command, environment) for command in settings)

    def start(self, unit: str) -> None:
        (command,), environment = self._unit(unit)
        options = {"cwd": ROOT, "env": environment, "stderr": subprocess.STDOUT}
        with (self.ground.folder / f"{unit}.log").open("wb") as log:
            self.children.append(begun(unit, command, stdout=log, **options))

    def log(self, unit: str) -> str:
        return (self.ground.folder / f"{unit}.log").read_text(errors="replace")

    def stop(self) -> None:
        """Kill all processes at once."""
        for child in self.children:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
            child.wait()

    def _told(self, command: list[str], environment: Mapping[str, str]) -> str:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def _unit(self, name: str) -> tuple[list[list[str]], dict[str, str]]:
        """Return a unit's commands and environment, with our paths."""
        said = _pairs((DEPLOY / f"caravanserai-{name}.service").read_text().splitlines())
        own = dict(_pairs([self._here(value) for key, value in said if key == "Environment"]))
        environment = {**self.environment, **own}
        lines = [self._here(value) for key, value in said if key == "ExecStart"]
        return [
            [_expanded(word, environment) for word in shlex.split(x)] for x in lines
        ], environment

    def _here(self, said: str) -> str:
        folder = self.ground.folder
        places = {
            "/srv/caravanserai/app/.venv/bin": str(PROGRAMS),
            "/var/lib/caravanserai": str(folder / "state"),
            "/run/caravanserai": str(folder / "run"),
            "--port 8000": f"--port {self.ground.web}",
            "127.0.0.1:8000": f"127.0.0.1:{self.ground.web}",
        }
        for there, here in places.items():
            said = said.replace(there, here)
        return said


def _expanded(word: str, environment: Mapping[str, str]) -> str:
    return re.sub(r"\$\{(\w+)\}", lambda found: environment[found[1]], word)


README: Final = DEPLOY / "README.md"
MANAGE: Final = re.compile(
    r"^(?:runuser -u caravanserai -- )?\.venv/bin/python manage\.py (.*?)(?: +#.*)?$"
)


def steps(head: str) -> list[list[str]]:
    """Return the commands of `manage.py` below a heading of README.md, in their order."""
    part = README.read_text().split(f"\n## {head}\n", 1)[1].split("\n## ", 1)[0]
    found = (MANAGE.match(line) for line in part.splitlines())
    return [shlex.split(one[1]) for one in found if one]
