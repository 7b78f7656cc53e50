"""Rulebooks: our own Markdown as a page with an anchor per rule.

A paragraph, heading, list item or table cell that ends in ``{#anchor}`` gets that id and a small
link to itself, so that a refused choice, a mail or a person can point at one rule.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify
from markdown_it import MarkdownIt
from markdown_it.token import Token

if TYPE_CHECKING:
    from markdown_it.rules_core import StateCore

ANCHOR: Final = re.compile(r"\s*\{#([a-z0-9][a-z0-9-]*)\}\s*$")
RULING: Final = re.compile(r"\s*\*\*(Ruling|Entscheidung|Auslegung|Festlegung)\b")
SECTION: Final = "h2"


class Section(NamedTuple):
    """A heading of the second level, for the table of contents."""

    anchor: str
    heading: str


class Rulebook(NamedTuple):
    """A rulebook ready to be shown."""

    html: SafeString
    sections: tuple[Section, ...]
    anchors: frozenset[str]


@lru_cache(maxsize=32)
def rulebook(source: str) -> Rulebook:
    """Render a rulebook. Raw HTML in it is shown as text, though the source is our own."""
    parser = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    parser.core.ruler.before("inline", "anchors", _anchors)
    parser.core.ruler.push("tables", _scrolling_tables)
    tokens = parser.parse(source)
    html = parser.renderer.render(tokens, parser.options, {})
    anchors = frozenset(str(token.attrs["id"]) for token in tokens if "id" in token.attrs)
    # Safe: markdown-it escapes everything that isn't Markdown, and html is off.
    return Rulebook(mark_safe(html), tuple(_sections(tokens)), anchors)  # noqa: S308


def _anchors(state: StateCore) -> None:
    for place, token in enumerate(state.tokens):
        if token.type == "inline":
            _mark(state.tokens, place, token)


def _mark(tokens: list[Token], place: int, inline: Token) -> None:
    """Move the anchor at a text's end to the element that holds the text."""
    holder = _holder(tokens, place)
    if RULING.match(inline.content):
        holder.attrJoin("class", "ruling")
    found = ANCHOR.search(inline.content)
    anchor = found[1] if found else _own_anchor(holder, inline)
    if not anchor:
        return
    inline.content = ANCHOR.sub("", inline.content)
    holder.attrSet("id", anchor)
    inline.content += f" [§](#{anchor})" if found else ""


def _holder(tokens: list[Token], place: int) -> Token:
    """Return the element around a text; a tight list item's paragraph isn't rendered."""
    opening = tokens[place - 1]
    if opening.hidden and place > 1 and tokens[place - 2].type == "list_item_open":
        return tokens[place - 2]
    return opening


def _own_anchor(holder: Token, inline: Token) -> str:
    """Give every section an anchor for the table of contents, even where no rule is cited."""
    return f"section-{slugify(inline.content)}" if holder.tag == SECTION else ""


def _scrolling_tables(state: StateCore) -> None:
    """Let wide tables scroll by themselves on a phone, reachable by keyboard."""
    wrapped: list[Token] = []
    for token in state.tokens:
        if token.type == "table_open":
            wrapped.append(_box(1))
        wrapped.append(token)
        if token.type == "table_close":
            wrapped.append(_box(-1))
    state.tokens = wrapped


def _box(nesting: int) -> Token:
    kind = "open" if nesting > 0 else "close"
    token = Token(f"box_{kind}", "div", nesting)  # type: ignore[arg-type]
    token.block = True
    if nesting > 0:
        token.attrs = {"class": "scrolls", "tabindex": "0"}
    return token


def _sections(tokens: list[Token]) -> list[Section]:
    return [
        Section(str(token.attrs["id"]), _plain(tokens[place + 1]))
        for place, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == SECTION
    ]


def _plain(inline: Token) -> str:
    words = [part.content for part in inline.children or () if part.type in {"text", "code_inline"}]
    return "".join(words).removesuffix("§").strip()
