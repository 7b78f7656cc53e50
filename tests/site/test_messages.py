"""The site's messages: whole languages have the same keys, and every used key exists."""

from __future__ import annotations

import ast as python
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.rules.kernel import LANGUAGES, SOURCE, WHOLE
from mp2site.text import coverage, fluent

ROOT = Path(__file__).resolve().parents[2]
RECORD = Path(__file__).with_name("coverage.json")
CODE = ("accounts", "games", "mp2site", "notifications")
COMMENTS = (ast.Comment, ast.GroupComment, ast.ResourceComment)
CALLS = {"msg", "msg_lazy", "Text", "text"}
TAG = re.compile(r"{%\s*msg\s+(?:\"([^\"]+)\"|'([^']+)')([^%]*)%}")
CALL = re.compile(r"\bmsg\(\"([^\"]+)\"()([^)]*)\)")
"""The same function in the templates of letters, which use Jinja."""
NAMED = re.compile(r"(\w+)=")


class Names(Visitor):
    """A visitor that collects a message's variables and its references to messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def names(lang: str) -> dict[str, Names]:
    found: dict[str, Names] = {}
    for _, body in fluent.sources(lang):
        for entry in FluentParser().parse(body).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Names()
                found[entry.id.name].visit(entry)
    return found


def variables(lang: str, key: str) -> set[str]:
    """Return the variables of a message and of its references."""
    entry = names(lang)[key]
    return entry.variables.union(*(variables(lang, other) for other in entry.messages))


# -- uses -------------------------------------------------------------------------------------


class Use:
    """A use of a message: its exact key, or a pattern for a computed key."""

    def __init__(self, where: str, pattern: str, given: set[str] | None) -> None:
        self.where = where
        self.pattern = re.compile(pattern)
        self.given = given

    def __repr__(self) -> str:
        return f"{self.where}: {self.pattern.pattern}"


def template_uses() -> Iterator[Use]:
    for folder in ("templates", *CODE):
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix in {".html", ".svg", ".txt"}:
                tag = CALL if path.parent.name == "letters" else TAG
                for double, single, rest in tag.findall(path.read_text("utf-8")):
                    key, exact = double or single, "|" not in rest.split(" ", 1)[0]
                    tail = "" if exact else ".+"
                    yield Use(
                        str(path.relative_to(ROOT)), re.escape(key) + tail, set(NAMED.findall(rest))
                    )


def python_uses() -> Iterator[Use]:
    for folder in CODE:
        for path in (ROOT / folder).rglob("*.py"):
            if "settings" in path.parts:
                continue  # `env.text` reads variables, not messages
            for node in python.walk(python.parse(path.read_text("utf-8"))):
                if isinstance(node, python.Call) and node.args and called(node) in CALLS:
                    pattern = key_pattern(node.args[0])
                    if pattern:
                        yield Use(f"{path.relative_to(ROOT)}:{node.lineno}", pattern, given(node))


def called(node: python.Call) -> str:
    target = node.func
    return target.attr if isinstance(target, python.Attribute) else getattr(target, "id", "")


def key_pattern(argument: python.expr) -> str:
    """Return a regular expression for an expression's keys; "" if no part is fixed."""
    match argument:
        case python.Constant(value=str() as key):
            return re.escape(key)
        case python.JoinedStr(values=parts):
            fixed = [
                re.escape(str(p.value)) if isinstance(p, python.Constant) else ".+" for p in parts
            ]
            return "".join(fixed) if any(isinstance(p, python.Constant) for p in parts) else ""
        case python.IfExp(body=one, orelse=other):
            both = [key_pattern(one), key_pattern(other)]
            return "(?:" + "|".join(both) + ")" if all(both) else ""
    return ""


def given(node: python.Call) -> set[str] | None:
    """Return the variables that a call passes; None if they are computed."""
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    named = {str(keyword.arg) for keyword in node.keywords}
    if called(node) != "Text":
        return named
    if len(node.args) < 2:
        return named
    if isinstance(node.args[1], python.Dict) and all(node.args[1].keys):
        return {str(getattr(key, "value", None)) for key in node.args[1].keys}
    return None


@cache
def uses() -> tuple[Use, ...]:
    return (*template_uses(), *python_uses())


# -- the tests --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_languages_have_the_same_keys_and_no_language_has_others(lang):
    english, own = set(names(SOURCE)), set(names(lang))
    assert sorted(english ^ own if lang in WHOLE else own - english) == []
    assert len(english) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_use_the_same_variables(lang):
    # Only German names have cases.
    pairs = {key: (variables(SOURCE, key), variables(lang, key) - {"case"}) for key in names(lang)}
    assert {key: pair for key, pair in pairs.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_there_twice(lang):
    fluent.bundle_for.__wrapped__(lang)  # raises WordsError


def test_english_and_german_lack_nothing():
    assert set(WHOLE) >= {"en", "de"}
    assert [coverage.total(lang).percent for lang in WHOLE] == [100] * len(WHOLE)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang not in WHOLE])
def test_a_languages_share_is_recorded(lang):
    """`coverage.json` has the number of messages and rules of each language, so that none is lost."""
    recorded = json.loads(RECORD.read_text("utf-8")).get(lang, {})
    now = {share.name: share.has for share in coverage.shares(lang)}
    assert recorded == {name: has for name, has in now.items() if recorded}


def test_french_signs_keep_to_their_words():
    """A line doesn't break before these signs."""
    files = [*ROOT.glob("mp2site/text/messages/fr/*.ftl"), *ROOT.glob("games/**/*.fr.ftl")]
    assert len(files) > 20
    loose = [
        f"{path.name}: {line}"
        for path in files
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#") and re.search(r"[^ ] [:;?!»]|« ", line)
    ]
    assert loose == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_messages_that_exist(lang):
    missing = {key: entry.messages - set(names(lang)) for key, entry in names(lang).items()}
    assert {key: gone for key, gone in missing.items() if gone} == {}
    assert set().union(*(entry.functions for entry in names(lang).values())) <= {"NUMBER"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_read_as_fluent_reads_them(lang):
    """A process parses only the messages that it needs. Therefore this test parses all."""
    for source, body in fluent.sources(lang):
        entries = [one for one in FluentParser().parse(body).body if not isinstance(one, COMMENTS)]
        parsed = [
            fluent.PARSER.parse_entry(written) for _, written in fluent._entries(source, body)
        ]
        assert not [one for one in entries if isinstance(one, ast.Junk)], source
        for one, other in zip(entries, parsed, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_begin_with_their_area(lang):
    for source, body in fluent.sources(lang):
        if source == f"messages.{lang}.ftl":
            continue  # a feature's own prefix, with keys for notices, mails and exported files
        area = source.removesuffix(".ftl")
        for entry in FluentParser().parse(body).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name.startswith(f"{area}-"), source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_the_messages_is_html(lang):
    for source, body in fluent.sources(lang):
        assert not re.search(r"</?[a-z][^>]*>|&[a-z]+;", body), source


def test_every_key_that_is_used_exists():
    known = set(names("en"))
    lost = [use for use in uses() if not any(use.pattern.fullmatch(key) for key in known)]
    assert lost == []
    assert len(uses()) > 50


def test_every_use_hands_over_the_variables_of_its_message():
    for use in uses():
        keys = [key for key in names("en") if use.pattern.fullmatch(key)]
        if use.given is not None and len(keys) == 1:
            assert variables("en", keys[0]) <= use.given, use


def test_every_message_of_the_site_is_used():
    literals = re.compile(r"[\"']([a-z]+-[a-z0-9-]+)[\"']")
    named = set()
    for folder in ("templates", *CODE):
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix in {".html", ".svg", ".txt", ".py", ".xml"}:
                named |= set(literals.findall(path.read_text("utf-8")))
    site = set()
    own = [path for path in fluent._of_features("en") if path.exists()]
    for path in [*(fluent.SITE_MESSAGES / "en").glob("*.ftl"), *own]:
        entries = FluentParser().parse(path.read_text("utf-8")).body
        site |= {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    inner = set().union(*(entry.messages for entry in names("en").values()))
    patterns = [use.pattern for use in uses()]
    unused = [k for k in site - named - inner if not any(p.fullmatch(k) for p in patterns)]
    assert sorted(unused) == []
