"""Ranges, lock files and reasons agree, and the lock files name no host."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([a-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", re.MULTILINE | re.IGNORECASE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
DEV = PROJECT["optional-dependencies"]["dev"]


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / name).read_text()))


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("requirements.lock", PROJECT["dependencies"]),
        ("requirements-dev.lock", PROJECT["dependencies"] + DEV),
    ],
)
def test_the_lock_has_what_is_asked_for(lock, wanted):
    locked = pins(lock)
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)])


def test_running_and_developing_use_the_same_versions():
    run, dev = pins("requirements.lock"), pins("requirements-dev.lock")
    assert run.items() <= dev.items()


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_locks_have_hashes_and_name_no_host(lock):
    body = (ROOT / lock).read_text()
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", body)) > len(pins(lock))
    assert not re.search(r"https?://|--(extra-)?index-url|--find-links|@ file", body)


def test_each_dependency_has_its_reason():
    page = (ROOT / "docs" / "dependencies.md").read_text()
    tables = page.split("## Debian packages")[0]
    reasons = dict(re.findall(r"^\| `([^`]+)` \| (.{5,}) \|$", tables, re.MULTILINE))
    asked = {re.split(r"[<>=~!]", line)[0] for line in PROJECT["dependencies"] + DEV}
    assert set(reasons) == asked
