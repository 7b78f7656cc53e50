"""The files of `deploy/` match the code: variables, commands, health checks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.core.management import get_commands
from django.urls import reverse

from games.models import Heartbeat
from mp2site.infra import clock
from tests.production import house

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
ASKED = re.compile(r"(?<![\w.])(?:env\.)?(?:text|flag|number|words)\(\s*\"([A-Z_]+)\"")
NAMED = re.compile(r"^#?([A-Z_]+)=", re.MULTILINE)
# Variables of the embedded mode and of development, or variables that units set by themselves.
ELSEWHERE = {"DEBUG", "DATA_DIR", "CLOCK_OFFSET_FILE", "STATIC_ROOT"}
NO_SETTINGS = {
    "WEB_WORKERS",
    "WORKER_PROCESSES",
    "POSTGRES_PASSWORD",
    "DJANGO_SETTINGS_MODULE",
}


def asked_for() -> set[str]:
    pages = (ROOT / "mp2site" / "settings").glob("*.py")
    return {name for page in pages for name in ASKED.findall(page.read_text())} - ELSEWHERE


def test_the_web_is_looked_after_where_nobody_says_otherwise():
    """Without this check, the sweep credits no time in which only the web was down."""
    lines = dict(
        re.findall(r"^([A-Z_]+)=(.*)$", (DEPLOY / "env.example").read_text(), re.MULTILINE)
    )
    assert lines["SWEEP_PROBE_URL"] == lines["SITE_URL"] + "/healthz"


def test_every_setting_is_in_the_example_and_nothing_else():
    named = set(NAMED.findall((DEPLOY / "env.example").read_text())) - NO_SETTINGS
    assert named == asked_for()


def test_the_install_steps_make_a_key_for_web_push():
    asked = [step[0] for step in house.steps("Once")]
    assert asked == ["vapid_keys", "check", "migrate", "collectstatic"]


def test_a_release_is_taken_by_one_command():
    """The replay must run after the migration, since the new code reads new columns."""
    part = house.README.read_text().split("\n## At each release\n")[1].split("\n## ")[0]
    assert "bash deploy/upgrade.sh <release>" in part
    assert house.steps("At each release") == []


def services() -> dict[str, Any]:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]


def test_the_containers_are_all_there_and_their_health_is_the_sweeps():
    found = services()
    assert set(found) == {
        "postgres",
        "redis",
        "migrate",
        "web",
        "worker",
        "opponents",
        "beat",
        "sweep",
    }
    for name in ("web", "worker", "beat", "sweep"):
        asked = found[name]["healthcheck"]["test"]
        assert "deploy/health.py" in asked, name
        assert ("worker" in asked) == (name == "worker")
        assert found[name]["restart"] == "unless-stopped"


def test_the_containers_share_their_counters_in_memory():
    assert services()["web"]["volumes"] == ["metrics:/run/caravanserai"]
    volumes = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["volumes"]
    assert volumes["metrics"]["driver_opts"]["type"] == "tmpfs"


SECRET_ADDRESSES = [
    ("calendar:deadlines", ["token"]),
    ("notices-prefs-by-link", ["token"]),
    ("notices-stop", ["token"]),
    ("tables:invite", ["token"]),
    ("account_confirm_email", ["key"]),
    ("account_reset_password_from_key", ["1", "key"]),
]


@pytest.mark.parametrize(("name", "args"), SECRET_ADDRESSES)
def test_the_proxy_logs_no_address_that_is_a_secret(name: str, args: list[str]) -> None:
    conf = (DEPLOY / "nginx.conf.example").read_text()
    found = re.findall(r"location ~ (\S+) \{\s+proxy_pass [^;]+;\s+access_log off;", conf)
    assert len(found) == 1
    assert re.search(found[0], reverse(name, args=args))
    assert not re.search(found[0], reverse("tables:detail", args=["abcdefghjk"]))


def commands() -> list[str]:
    texts = [str(service.get("command", "")) for service in services().values()]
    texts += [unit.read_text() for unit in DEPLOY.glob("*.service")]
    return texts


@pytest.mark.parametrize("text", commands())
def test_what_they_call_exists(text: str) -> None:
    words = re.findall(r"manage\.py['\", ]+([a-z_]+)", text)
    assert set(words) <= set(get_commands())
    for script in re.findall(r"deploy/[a-z_]+\.py", text):
        assert (ROOT / script).exists()


PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md"), DEPLOY / "README.md"])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_commands_that_pages_name_exist(page: Path) -> None:
    said = page.read_text()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"manage\.py ([a-z_]+)", said)) <= set(get_commands())
    assert set(re.findall(r"`(?:[A-Z_]+=\S+ )*make ([a-z-]+)", said)) <= targets
    assert set(re.findall(r"^make ([a-z-]+)", said, re.MULTILINE)) <= targets


def asked_of(*asked: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(DEPLOY / "health.py"), *asked]
    environment = {"PATH": os.environ["PATH"], "SITE_URL": "https://testserver"}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=180, env=environment
    )


def test_the_health_check_tells_by_its_code(live_server: Any) -> None:
    Heartbeat.objects.create(name="sweep", last_ok=clock.now())
    done = asked_of(live_server.url)
    assert (done.returncode, done.stdout[:10]) == (0, "last sweep")
    assert asked_of(live_server.url, "worker").returncode == 1
    Heartbeat.objects.create(name="worker", last_ok=clock.now())
    assert asked_of(live_server.url, "worker").returncode == 0
    Heartbeat.objects.update(last_ok=clock.now() - timedelta(minutes=10))
    done = asked_of(live_server.url)
    assert done.returncode == 1
    assert re.fullmatch(r"last sweep 60\d s ago\n", done.stdout)
    assert asked_of("http://127.0.0.1:9").returncode == 1
