"""Ranges, lock files and reasons agree, and lock files name no host."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import (
    PackageNotFoundError,
    files,
    metadata,
    packages_distributions,
    version,
)
from pathlib import Path
from typing import Final

import pytest
from cyclonedx.model.bom import Bom
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from deploy import sbom

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([a-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", re.MULTILINE | re.IGNORECASE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
DEV = PROJECT["optional-dependencies"]["dev"]


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / name).read_text()))


OURS: Final = ("accounts", "deploy", "games", "mp2site", "notifications", "tests")
MODULES: Final = {
    package: {canonicalize_name(name) for name in names}
    for package, names in packages_distributions().items()
}
NEVER_IMPORTED: Final = {
    "brotli",  # whitenoise imports it
    "celery-types",
    "django-stubs",
    "djangorestframework-stubs",
    "djhtml",
    "mypy",
    "ruff",
    "uv",
}
EXTRAS: Final = {"drf_spectacular_sidecar"}
"""Packages that are installed as an extra of another package."""
FOR_DEVELOPERS: Final = re.compile(
    r"tests/|docs/|deploy/sbom\.py|\w+/bench/|\w+/management/commands/bench"
)
"""Code that may import packages for developers."""


def names_of(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in requirements}


def sources() -> Iterator[tuple[str, ast.Module]]:
    for folder in (*OURS, "docs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith("deploy/build/"):  # developers run these by hand
                yield name, ast.parse(path.read_text())


def packages_in(path: str, tree: ast.Module) -> set[str]:
    """Return the packages that a module imports; for settings, also the packages in its strings."""
    modules: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules.add(node.module)
        elif path.startswith("mp2site/settings/") and isinstance(node, ast.Constant):
            modules |= {node.value} & MODULES.keys() if isinstance(node.value, str) else set()
    return {module.split(".")[0] for module in modules} - sys.stdlib_module_names - {*OURS}


def imports() -> Iterator[tuple[str, set[str]]]:
    """Yield each import of a foreign package: the file, and the names of the distributions."""
    for path, tree in sources():
        for package in sorted(packages_in(path, tree) - EXTRAS):
            yield path, MODULES.get(package, {package})


def test_what_is_imported_is_declared():
    run, all_of_them = names_of(PROJECT["dependencies"]), names_of(PROJECT["dependencies"] + DEV)
    missing = {
        (path, *sorted(names))
        for path, names in imports()
        if not names & (all_of_them if FOR_DEVELOPERS.match(path) else run)
    }
    assert missing == set()


def test_what_is_declared_is_imported():
    found = list(imports())
    everywhere = set().union(*(names for _, names in found))
    in_the_site = set().union(*(names for path, names in found if not FOR_DEVELOPERS.match(path)))
    assert names_of(PROJECT["dependencies"]) - in_the_site - NEVER_IMPORTED == set()
    assert names_of(DEV) - everywhere - NEVER_IMPORTED == set()
    assert names_of(DEV) & in_the_site == set()
    assert everywhere & NEVER_IMPORTED <= {"brotli"}


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


def rows() -> dict[str, tuple[str, str]]:
    """Return the licence and the reason of each dependency on the page."""
    page = (ROOT / "docs" / "dependencies.md").read_text().split("## Debian packages")[0]
    found = re.findall(r"^\| `([^`]+)` \| ([^|]+) \| (.{5,}) \|$", page, re.MULTILINE)
    return {name: (licence, why) for name, licence, why in found}


def test_each_dependency_has_its_licence_and_its_reason():
    asked = {re.split(r"[<>=~!]", line)[0] for line in PROJECT["dependencies"] + DEV}
    assert set(rows()) == asked


FAMILIES = {
    "BSD License": "BSD-",
    "BSD": "BSD-",
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "GNU General Public License v3 or later (GPLv3+)": "GPL-3.0-or-later",
    "BSD License / Apache Software License / Mozilla Public License 2.0 (MPL 2.0)": "BSD-",
}
"""The first words of each licence for which metadata name only the family."""
WITHOUT = {"resvg-py": "Permission is hereby granted", "axe-playwright-python": "MIT License"}
"""Packages without a licence in their metadata, and a phrase of their licence file."""


@pytest.mark.parametrize("name", sorted(rows()))
def test_its_licence_is_the_one_in_its_metadata(name: str) -> None:
    licence, package = rows()[name][0], name.split("[", maxsplit=1)[0]
    assert sbom.is_spdx(licence)
    said = sbom.licence_in(metadata(package))
    if package in WITHOUT:
        assert said == ""
        texts = [file.read_text() for file in files(package) or () if file.name == "LICENSE"]
        assert any(WITHOUT[package] in text for text in texts)
        assert licence == "MIT"
    elif sbom.is_spdx(said):
        assert licence == said
    else:
        assert licence.startswith(FAMILIES[said])


def test_the_bill_of_materials_is_the_lock_with_licences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sbom, "SBOM", tmp_path / "sbom.json")
    assert sbom.main() == 0
    told = json.loads((tmp_path / "sbom.json").read_text())
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    found = {part["name"]: part["version"] for part in told["components"]}
    locked = set(PIN.findall((ROOT / "requirements.lock").read_text()))
    assert found.items() <= locked
    assert {name for name, _ in locked if installed(name)} == set(found)
    assert all(installed(name) == version for name, version in found.items())
    for part in told["components"]:
        assert part["purl"] == f"pkg:pypi/{part['name']}@{part['version']}"
        (licence,) = part["licenses"]
        assert (
            licence.get("expression") or licence["license"].get("id") or licence["license"]["name"]
        )
    assert Bom.from_json(told).metadata.component.name == PROJECT["name"]  # type: ignore[attr-defined]


def test_every_package_of_the_bill_is_needed_by_another_one_or_by_us() -> None:
    told = sbom.bill()
    graph = {str(node.ref): {str(to.ref) for to in node.dependencies} for node in told.dependencies}
    assert set().union(*graph.values()) == {str(part.bom_ref) for part in told.components}


def installed(name: str) -> str:
    """Return the installed version of a package; empty without an installation."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
