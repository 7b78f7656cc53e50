"""The import contracts report violations."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from grimp import ImportGraph

from tests.support.contracts import RulesPurity

MODULES = (
    "games",
    "games.models",
    "games.rules",
    "games.rules.registry",
    "games.rules.laws",
    "games.rules.kernel",
    "games.rules.kernel.step",
    "games.rules.yspahan",
    "games.rules.yspahan.turn",
    "games.rules.other",
    "games.rules.common",
    "games.rules.common.dice",
    "games.rules.common_cold",
    "games.rules.second_common",
)
OUTSIDE = ("msgspec", "django", "enum", "random", "time", "rest_framework")


def broken(module: str, imported: str) -> list[tuple[str, str]]:
    graph = ImportGraph()
    for name in MODULES:
        graph.add_module(name)
    for name in OUTSIDE:
        graph.add_module(name, is_squashed=True)
    graph.add_import(importer=module, imported=imported)
    contract = RulesPurity(
        name="purity",
        session_options={},
        contract_options={
            "rules": "games.rules",
            "kernel": "games.rules.kernel",
            "shared": ["games.rules.common", "games.rules.second_common"],
            "exempt": ["games.rules.laws"],
            "third_party": ["msgspec"],
            "banned": ["random", "time"],
        },
    )
    check = contract.check(graph, verbose=False)
    assert check.kept is not check.metadata["broken"]
    return list(check.metadata["broken"])


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("games.rules.kernel.step", "django"),
        ("games.rules.kernel.step", "random"),
        ("games.rules.kernel", "games.rules.yspahan"),
        ("games.rules.kernel", "games.rules.registry"),
        ("games.rules.yspahan.turn", "time"),
        ("games.rules.yspahan.turn", "rest_framework"),
        ("games.rules.yspahan.turn", "games.models"),
        ("games.rules.yspahan.turn", "games.rules.other"),
        ("games.rules.yspahan", "games.rules.registry"),
        ("games.rules.yspahan.turn", "games.rules.common_cold"),
        ("games.rules.kernel.step", "games.rules.common"),
        ("games.rules.common.dice", "games.rules.yspahan.turn"),
        ("games.rules.common.dice", "games.rules.second_common"),
        ("games.rules.common.dice", "games.rules.registry"),
        ("games.rules.common.dice", "random"),
        ("games.rules.common", "django"),
        ("games.rules.common", "games.models"),
        ("games.rules.registry", "games.rules.laws"),
        ("games.rules", "games.models"),
    ],
)
def test_what_is_refused(module, imported):
    assert broken(module, imported) == [(module, imported)]


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("games.rules.kernel.step", "msgspec"),
        ("games.rules.kernel.step", "enum"),
        ("games.rules.kernel.step", "games.rules.kernel"),
        ("games.rules.yspahan.turn", "games.rules.kernel.step"),
        ("games.rules.yspahan", "games.rules.yspahan.turn"),
        ("games.rules.yspahan.turn", "games.rules.common"),
        ("games.rules.yspahan.turn", "games.rules.common.dice"),
        ("games.rules.common.dice", "games.rules.common"),
        ("games.rules.common.dice", "games.rules.kernel.step"),
        ("games.rules.common.dice", "msgspec"),
        ("games.rules.common.dice", "enum"),
        ("games.rules.second_common", "games.rules.common.dice"),
        ("games.rules.registry", "games.rules.kernel"),
        ("games.rules", "games.rules.yspahan"),
        ("games.rules.laws", "rest_framework"),
        ("games.rules.laws", "games.rules"),
        ("games.models", "django"),
    ],
)
def test_what_is_allowed(module, imported):
    assert broken(module, imported) == []


def test_the_layers_of_every_feature_are_checked() -> None:
    """import-linter needs a list of packages; the other contracts find features by themselves."""
    contracts = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = (one for one in contracts if one["name"].startswith("In a feature"))
    found = {f"games.{path.parent.name}" for path in Path("games").glob("*/feature.py")}
    assert set(layers["containers"]) == found
