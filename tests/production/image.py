"""The steps of the Containerfile, without a container engine.

`python -m tests.production.image <folder>` (as root) executes each step in a Debian in that folder,
which replaces the base image (`debootstrap --include=ca-certificates,python3-pip,python-is-python3
bookworm <folder>`). Then a process of the image's user checks that it can serve the site.
"""

from __future__ import annotations

import fnmatch
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
KNOWN: Final = {"FROM", "ENV", "RUN", "WORKDIR", "COPY", "USER", "EXPOSE", "CMD"}
ASKED: Final = "import mp2site.wsgi, mp2site.celery; print('ready')"


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction."""

    word: str
    rest: str

    @property
    def words(self) -> list[str]:
        """The step's argument, word by word."""
        return shlex.split(self.rest)


def steps() -> list[Step]:
    said = (ROOT / "deploy" / "Containerfile").read_text()
    bare = re.sub(r"^#.*\n", "", said, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.strip() for line in bare.splitlines() if line.strip()]
    return [Step(*line.split(maxsplit=1)) for line in lines]


def variables(step: Step) -> dict[str, str]:
    """Return the variables that an ENV sets."""
    return {name: value for name, _, value in (word.partition("=") for word in step.words)}


# -- the context -----------------------------------------------------------------------------


def context(into: Path) -> Path:
    """Copy our folder without the files that .dockerignore excludes."""
    shutil.copytree(ROOT, into, ignore=_left_out, symlinks=True)
    return into


def _left_out(folder: str, names: Sequence[str]) -> set[str]:
    where = Path(folder).relative_to(ROOT)
    return {name for name in names if _is_ignored((where / name).as_posix())}


def _is_ignored(path: str) -> bool:
    patterns = (ROOT / ".dockerignore").read_text().split()
    return any(
        fnmatch.fnmatch(path, pattern) or fnmatch.fnmatch(f"/{path}", pattern.replace("**/", "*/"))
        for pattern in patterns
    )


# -- the build -------------------------------------------------------------------------------


@dataclass
class Build:
    """An unfinished image: a root folder and the settings of earlier steps."""

    root: Path
    context: Path
    environment: dict[str, str] = field(default_factory=dict)
    where: str = "/"
    user: str = "root"

    def do(self, step: Step) -> None:
        """Execute a step as an engine does."""
        match step.word:
            case "ENV":
                self.environment |= variables(step)
            case "WORKDIR":
                self.where = step.rest
                self._inside(self.where).mkdir(parents=True, exist_ok=True)
            case "COPY":
                self._copy(*step.words)
            case "USER":
                self.user = step.rest
            case "RUN":
                self.run(step.rest)

    def run(self, command: str) -> str:
        """Run a command within; it must succeed."""
        inside = ["chroot", f"--userspec={self.user}", str(self.root)]
        # This machine decides where packages come from; an image of Python's has no other pip.
        own = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        own |= {"PIP_BREAK_SYSTEM_PACKAGES": "1", "PIP_ROOT_USER_ACTION": "ignore"}
        path = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        done = subprocess.run(
            [*inside, "/bin/sh", "-c", f"cd {self.where} && {command}"],
            env={**own, **path, **self.environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"✗ {command}\n{done.stdout}{done.stderr}")
        return done.stdout

    def _inside(self, path: str) -> Path:
        return self.root / (Path(self.where) / path).relative_to("/")

    def _copy(self, *words: str) -> None:
        *sources, target = words
        for source in sources:
            if source == ".":
                shutil.copytree(self.context, self._inside(target), dirs_exist_ok=True)
            else:
                shutil.copy2(self.context / source, self._inside(target))


def build(root: Path, scratch: Path) -> Iterator[str]:
    """Execute all steps in a root folder; yield each finished step."""
    made = Build(root, context(scratch / "context"))
    for step in steps():
        made.do(step)
        yield f"{step.word} {step.rest}"
    made.environment |= {
        "SECRET_KEY": "none",
        "SITE_URL": "https://none",
        "DATABASE_URL": "postgresql://none/none",
        "REDIS_URL": "redis://none/0",
        "EMAIL_URL": "console://",
        "DEFAULT_FROM_EMAIL": "none@none",
    }
    yield made.run(f'python -c "{ASKED}"').strip()
    yield made.run("granian --version && celery --version && id -un").strip()


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as scratch:
        for told in build(Path(sys.argv[1]), Path(scratch)):
            print(f"✓ {told}", flush=True)
