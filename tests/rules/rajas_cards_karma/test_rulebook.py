"""The rulebook of Cards & Karma: scenarios have tests; refusals and scores cite rules.

``test_rulebooks.py`` tests the rulebooks of all titles.
"""

from __future__ import annotations

import ast
import re

from tests.rules.citing import Book, calls, nodes
from tests.rules.rajas_cards_karma.table import FACTS, TITLE

BOOK = Book("rajas-cards-karma")
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37,
    38, 40, 41, 43, 44,
}  # fmt: skip
"""The numbers of the scenarios in the title's specification, which skips some numbers."""


# -- the rulebook -------------------------------------------------------------------------------


def test_rulings_are_marked_as_such() -> None:
    """In both languages, exactly the lines with a ruling's anchor contain the word “Ruling”."""
    for lang, word in (("en", "**Ruling.**"), ("de", "**Festlegung.**")):
        lines = [line for line in TITLE.texts.rulebooks[lang].splitlines() if line.endswith("}")]
        marked = {line for line in lines if word in line}
        assert marked == {line for line in lines if "{#ruling-" in line}
        assert len(marked) > 30


def test_the_rulebook_counts_the_cards_as_the_edition_has_them() -> None:
    kinds = [card.kind for card in FACTS.cards.values()]
    wanted = [str(kinds.count(kind)) for kind in ("building", "ship", "goods", "palace")]
    for lang, source in TITLE.texts.rulebooks.items():
        line = next(
            line for line in source.splitlines() if re.search(r" 28 (S|ships|bateaux)", line)
        )
        assert re.findall(r"\b\d+\b", line)[:4] == wanted, lang


# -- tests --------------------------------------------------------------------------------------


def test_every_scenario_has_a_test() -> None:
    assert BOOK.scenarios() == SCENARIOS


# -- the code -----------------------------------------------------------------------------------


REFUSES = {"Blocked": (1, 3), "_no": (1, 2)}
"""The positions of code and rule among the arguments of calls that refuse."""


def refusals() -> set[tuple[str, str]]:
    """Return the codes of the engine's refusals, each with the rule that it cites."""
    found = set()
    for path in sorted(BOOK.code.rglob("*.py")):
        for node in nodes(path):
            places = isinstance(node, ast.Call) and REFUSES.get(ast.unparse(node.func))
            if places:
                code, cite = (said(node.args[place]) for place in places)  # type: ignore[attr-defined]
                found |= {(code[0], anchor) for anchor in cite if code}
    return found


def said(node: ast.expr) -> list[str]:
    """Return the texts that an expression can have: a constant's own, or all anchors it matches."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values
        ]
        return [anchor for anchor in BOOK.anchors() if re.fullmatch("".join(parts), anchor)]
    return []


def test_refusals_cite_rules_that_exist() -> None:
    assert len(refusals()) > 12
    assert {cite for _, cite in refusals()} <= set(BOOK.anchors())


def test_every_refusal_has_a_test() -> None:
    """Tests expect every code of a refusal, together with the rule that it cites."""
    assert sorted(refusals() - BOOK.expected()) == []


def test_every_line_of_the_result_cites_a_rule_that_exists() -> None:
    told = [texts[-1] for texts in calls(BOOK.code, "ScoreLine") if texts]
    assert told
    assert set(told) <= set(BOOK.anchors())
