"""Style sheets: one file for colours, and cascade layers in place of specificity."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.support.files import sheets_of_features
from tests.support.sheets import can_occur, names_in, rules, used_in_sources

ROOT: Final = Path(__file__).resolve().parents[2]
LISTS: Final = {"site.css", "play.css", "all.css"}
"""The sheets that import other sheets: one for each kind of page."""
SHARED: Final = [
    sheet
    for sheet in (*sorted((ROOT / "static" / "css").glob("*.css")), *sheets_of_features())
    if sheet.name not in LISTS
]
BOARDS: Final = [
    sheet for sheet in sorted(ROOT.glob("games/boards/*/static/*.css")) if sheet.name not in LISTS
]
TOKENS: Final = ROOT / "static" / "css" / "tokens.css"
LEFT_OUT: Final = re.compile(r"/\*.*?\*/|@import[^;]*;", re.DOTALL)
LONG: Final = 750
"""The maximum number of lines of a sheet; split longer sheets by the parts of the page."""
HEX: Final = re.compile(r"#[0-9a-fA-F]{3,8}\b(?![^{};]*\{)")


def test_colours_stand_in_the_tokens() -> None:
    found = {sheet.name: HEX.findall(_rules(sheet)) for sheet in SHARED if sheet != TOKENS}
    assert {name: colours for name, colours in found.items() if colours} == {}


@pytest.mark.parametrize("sheet", SHARED + BOARDS, ids=lambda sheet: sheet.stem)
def test_a_sheet_is_one_layer(sheet: Path) -> None:
    order = re.search(r"@layer ([a-z, ]+);", _rules(TOKENS))
    assert order is not None
    opened = re.fullmatch(
        r"@layer ([a-z]+) \{.*\}", _rules(sheet).replace(order[0], "").strip(), re.DOTALL
    )
    assert opened is not None
    assert opened[1] in order[1].split(", ")


def _rules(sheet: Path) -> str:
    return LEFT_OUT.sub("", sheet.read_text("utf-8"))


def test_a_list_of_sheets_has_no_rules_of_its_own() -> None:
    lists = [*ROOT.glob("static/css/*.css"), *ROOT.glob("games/boards/*/static/*.css")]
    assert {_rules(sheet).strip() for sheet in lists if sheet.name in LISTS} == {""}


def test_every_class_of_a_sheet_occurs() -> None:
    """A rule can't match if no template, script or Python file writes its class."""
    written = [(rule, name) for rule in rules() for one in rule.selectors for name in names_in(one)]
    assert [
        f"{rule.sheet.name}:{rule.line}: {name}" for rule, name in written if not can_occur(name)
    ] == []


def test_every_token_is_used() -> None:
    declared = {name for rule in rules() for name, _ in rule.declarations if name.startswith("--")}
    values = " ".join(value for rule in rules() for _, value in rule.declarations)
    used = {*re.findall(r"var\(\s*(--[\w-]+)", values), *used_in_sources()}
    assert declared - used == set()


def test_one_rule_hides_what_is_hidden() -> None:
    """`base.css` hides all elements with ``hidden``."""
    own = [rule for rule in rules() if any(one.endswith("[hidden]") for one in rule.selectors)]
    assert [
        f"{rule.sheet.name}:{rule.line}" for rule in own if rule.selectors != ("[hidden]",)
    ] == []


@pytest.mark.parametrize("sheet", SHARED + BOARDS, ids=lambda sheet: sheet.stem)
def test_a_sheet_is_short(sheet: Path) -> None:
    assert len(sheet.read_text("utf-8").splitlines()) <= LONG


def test_a_selector_has_one_rule() -> None:
    """A sheet must not repeat selectors under the same conditions."""
    found = Counter((rule.sheet.name, rule.within, frozenset(rule.selectors)) for rule in rules())
    assert [key for key, times in found.items() if times > 1] == []
