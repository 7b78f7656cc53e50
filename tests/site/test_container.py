"""The Containerfile: the copied files, the excluded files, and the commands."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.production import image
from tests.production.image import ROOT, Step

STATIC = "/srv/caravanserai/static"
PROGRAMS = Path(sys.executable).parent


def of(word: str) -> list[Step]:
    return [step for step in image.steps() if step.word == word]


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return image.context(tmp_path_factory.mktemp("context") / "app")


def within(
    context: Path, command: str, figures: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command with the image's files and environment."""
    own = {name: value for step in of("ENV") for name, value in image.variables(step).items()}
    own["PROMETHEUS_MULTIPROC_DIR"] = str(figures)  # in the image, a folder of its user
    environment = {**own, **more, "PATH": f"{PROGRAMS}:{os.environ['PATH']}"}
    return subprocess.run(
        ["sh", "-c", command],
        cwd=context,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_every_step_is_one_that_we_know():
    assert {step.word for step in image.steps()} <= image.KNOWN
    assert image.steps()[0].word == "FROM"


def test_it_begins_with_our_python_on_our_debian():
    (base,) = of("FROM")
    assert re.fullmatch(r"python:3\.11-slim-bookworm", base.rest)


def test_what_it_copies_is_there(context):
    sources = [word for step in of("COPY") for word in step.words[:-1]]
    assert sources == ["requirements.lock", "."]
    assert all((context / source).exists() for source in sources)


@pytest.mark.parametrize(
    "name", ["manage.py", "deploy/health.py", "static/css/base.css", "mp2site"]
)
def test_what_runs_is_in_it(context, name):
    assert (context / name).exists()


@pytest.mark.parametrize("name", [".git", ".venv", "var", "tests", "deploy/.env", ".mypy_cache"])
def test_what_is_somebodys_own_stays_out(context, name):
    assert image._is_ignored(name)
    assert not (context / name).exists()


def test_caches_anywhere_stay_out(context):
    assert image._is_ignored("games/rules/__pycache__")
    assert not list(context.rglob("__pycache__"))


def test_it_runs_as_a_user_that_it_has_made():
    words = [step.word for step in image.steps()]
    (user,) = of("USER")
    assert any(
        f"useradd --system --create-home --home /srv/caravanserai {user.rest}" in s.rest
        for s in of("RUN")
    )
    assert words.index("USER") > max(i for i, word in enumerate(words) if word == "RUN")


def test_its_static_files_need_no_server_and_no_secret(context, tmp_path):
    (command,) = [step.rest for step in of("RUN") if "collectstatic" in step.rest]
    assert STATIC in command
    static = tmp_path / "static"
    done = within(context, command.replace(STATIC, str(static)), tmp_path)
    assert done.returncode == 0, done.stderr
    names = json.loads((static / "staticfiles.json").read_text())["paths"]
    assert [name for name in names.values() if not (static / name).stat().st_size] == []
    assert any(image.variables(step).get("STATIC_ROOT") == STATIC for step in of("ENV"))


def test_what_it_has_is_enough_to_start(context, tmp_path):
    given = {
        "SECRET_KEY": "none",
        "SITE_URL": "https://none",
        "DATABASE_URL": "postgresql://none/none",
        "REDIS_URL": "redis://none/0",
        "EMAIL_URL": "console://",
        "DEFAULT_FROM_EMAIL": "none@none",
    }
    done = within(context, f'python -c "{image.ASKED}"', tmp_path, **given)
    assert (done.returncode, done.stdout) == (0, "ready\n"), done.stderr


def test_every_container_starts_a_program_that_it_has_and_is_told_to_stop():
    """A container's first process ignores SIGTERM without a handler, so `init` forwards the signal."""
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())["services"]
    ours = {name: one for name, one in services.items() if one.get("image") == "caravanserai"}
    assert set(ours) == {"migrate", "web", "worker", "opponents", "beat", "sweep"}
    for name, service in ours.items():
        said = service["command"]
        words = said if isinstance(said, list) else said.split()
        first = words[3] if words[:2] == ["nice", "-n"] else words[0]
        assert first in {"python", "celery"}, name
        assert (PROGRAMS / first).exists(), name
        assert service["init"] is True, name
