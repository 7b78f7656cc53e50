"""Rulebooks: Markdown as a page with figures and an anchor per rule, and as separate rules.

If a paragraph, heading, list item or table cell ends in ``{#anchor}``, it gets this id and a small
link to itself. So errors, mails and people can cite a rule. A paragraph that contains only
``{pieces: …}`` or ``{example: …}`` is replaced by a figure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import copy
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify
from markdown_it import MarkdownIt
from markdown_it.token import Token

from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from markdown_it.rules_core import StateCore

ANCHOR: Final = re.compile(r"\s*\{#([a-z0-9][a-z0-9-]*)\}\s*$")
FIGURE: Final = re.compile(r"\{(pieces|example): ([a-z0-9:\- ]+)\}")
SIGN: Final = "§"
SECTION: Final = "h2"
HEADINGS: Final = ("h1", "h2", "h3", "h4")
Figures = Callable[[str, str], str]
"""A function that draws a figure, given its kind and its argument."""


class Section(NamedTuple):
    """A heading of the second level for the table of contents, with the figures below it."""

    anchor: str
    heading: str
    figures: tuple[tuple[str, str], ...] = ()


class Rule(NamedTuple):
    """A single rule: its place in the book, its HTML, and its text without markup."""

    anchor: str
    section: str
    html: SafeString
    text: str


class Rulebook(NamedTuple):
    """A rulebook for display."""

    html: SafeString
    sections: tuple[Section, ...]
    anchors: frozenset[str]


def rulebook(source: str, figures: Figures | None = None) -> Rulebook:
    """Render a rulebook in the active language. Raw HTML in it is escaped."""
    parser = _parser(figures)
    tokens = parser.parse(source)
    html = parser.renderer.render(tokens, parser.options, {})
    anchors = frozenset(str(token.attrs["id"]) for token in tokens if "id" in token.attrs)
    # Safe: markdown-it escapes everything that isn't Markdown, and html is off.
    return Rulebook(mark_safe(html), tuple(_sections(tokens)), anchors)  # noqa: S308


def _parser(figures: Figures | None = None) -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    parser.core.ruler.before("inline", "anchors", _anchors)
    parser.core.ruler.before("inline", "figures", _figures)
    parser.core.ruler.push("signs", _signs)
    parser.core.ruler.push("tables", _scrolling_tables)

    def draw(_self: Any, tokens: list[Token], place: int, _options: Any, _env: Any) -> str:
        return figures(tokens[place].info, tokens[place].content) if figures else ""

    parser.add_render_rule("figure", draw)
    return parser


# -- anchors and figures ------------------------------------------------------------------------


def _anchors(state: StateCore) -> None:
    for place, token in enumerate(state.tokens):
        if token.type == "inline":
            _mark(state.tokens, place, token)


def _mark(tokens: list[Token], place: int, inline: Token) -> None:
    """Move the anchor at the end of a text to the element that contains the text."""
    holder = _holder(tokens, place)
    if inline.content.lstrip().startswith(f"**{msg('kernel-ruling')}"):
        holder.attrJoin("class", "ruling")
    found = ANCHOR.search(inline.content)
    anchor = found[1] if found else _own_anchor(holder, inline)
    if not anchor:
        return
    inline.content = ANCHOR.sub("", inline.content)
    holder.attrSet("id", anchor)
    inline.content += f" [{SIGN}](#{anchor})" if found else ""


def _holder(tokens: list[Token], place: int) -> Token:
    """Return the element around a text.

    For a tight list item, that is the item, not its paragraph.
    """
    opening = tokens[place - 1]
    if opening.hidden and place > 1 and tokens[place - 2].type == "list_item_open":
        return tokens[place - 2]
    return opening


def _own_anchor(holder: Token, inline: Token) -> str:
    """Return the anchor of a section's heading, made from its text; empty for other elements."""
    return f"section-{slugify(inline.content)}" if holder.tag == SECTION else ""


def _figures(state: StateCore) -> None:
    """Replace each paragraph that describes a figure by a token for the figure."""
    made: list[Token] = []
    for token in state.tokens:
        found = FIGURE.fullmatch(token.content) if token.type == "inline" else None
        if found:
            made[-1] = Token("figure", "figure", 0, block=True, info=found[1], content=found[2])
        elif not (token.type == "paragraph_close" and made[-1].type == "figure"):
            made.append(token)
    state.tokens = made


def _signs(state: StateCore) -> None:
    """Mark a rule's link to itself, so that it looks different from other links."""
    for inline in state.tokens:
        if own := _sign_of(inline):
            own[0].attrSet("class", "rule-sign")


def _sign_of(inline: Token) -> list[Token]:
    """Return the tokens of a rule's link to itself. They are added to the end of its text."""
    last = (inline.children or [])[-3:]
    return last if len(last) == 3 and last[1].content == SIGN else []


def _scrolling_tables(state: StateCore) -> None:
    """Wrap wide tables, so that they scroll inside the page on a phone, also by keyboard."""
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


# -- sections -----------------------------------------------------------------------------------


def _sections(tokens: list[Token]) -> Iterator[Section]:
    places = [place for place, token in enumerate(tokens) if _begins_section(token)]
    for place, end in pairwise([*places, len(tokens)]):
        drawn = (token for token in tokens[place:end] if token.type == "figure")
        yield Section(
            str(tokens[place].attrs["id"]),
            plain(tokens[place + 1]),
            tuple((token.info, token.content) for token in drawn),
        )


def _begins_section(token: Token) -> bool:
    return token.type == "heading_open" and token.tag == SECTION


def plain(inline: Token) -> str:
    """Return a text without its markup."""
    parts = inline.children or []
    words = [
        " " if part.type == "softbreak" else part.content
        for part in parts
        if part.type in {"text", "code_inline", "softbreak"}
    ]
    return "".join(words).removesuffix(SIGN).strip()


# -- separate rules -----------------------------------------------------------------------------


def rules_of(source: str, address: Callable[[str], str]) -> Iterator[Rule]:
    """Yield each rule with an anchor as a single one.

    ``address`` returns the URL for a link to another rule.
    """
    parser, section = _parser(), ""
    tokens = parser.parse(source)
    texts = _texts(tokens)
    for place, token in enumerate(tokens):
        section = plain(tokens[place + 1]) if _begins_section(token) else section
        if anchor := str(token.attrs.get("id", "")):
            own = [_apart(one, address) for one in _own(tokens, place)]
            html = parser.renderer.render(own, parser.options, {})
            text = " ".join(texts[anchor])
            yield Rule(anchor, section, mark_safe(html), text)  # noqa: S308 - as the whole book


def _texts(tokens: list[Token]) -> dict[str, list[str]]:
    """Return each rule's texts. A heading has the texts below it, except those of other rules."""
    texts: dict[str, list[str]] = {}
    heading, around = "", [""]
    for token in tokens:
        anchor = str(token.attrs.get("id", ""))
        if anchor and token.type == "heading_open":
            heading = anchor
        if token.nesting > 0:
            around.append(anchor or around[-1])
        elif token.nesting < 0:
            around.pop()
        if token.type == "inline":
            texts.setdefault(around[-1] or heading, []).append(plain(token))
    return texts


def _own(tokens: list[Token], place: int) -> list[Token]:
    """Return a rule's tokens.

    The rule of a heading is its section; that of a table cell is the table; that of any other
    element is the element.
    """
    token = tokens[place]
    if token.type == "heading_open":
        return list(tokens[place : _next_heading(tokens, place)])
    if token.tag in {"td", "th"}:
        starts = [at for at in range(place) if tokens[at].type == "table_open"]
        return list(tokens[starts[-1] : _end(tokens, starts[-1])])
    end = _end(tokens, place)
    if token.tag == "p" and plain(tokens[place + 1]).endswith(":"):
        end = _end(tokens, end)  # the text introduces the next element, so include it
    own = list(tokens[place:end])
    if token.type == "list_item_open":
        return [Token("list_open", "ul", 1), *own, Token("list_close", "ul", -1)]
    return own


def _next_heading(tokens: list[Token], place: int) -> int:
    """Return the index of the next heading of the same or a higher level."""
    high = HEADINGS[: HEADINGS.index(tokens[place].tag) + 1]
    later = range(place + 1, len(tokens))
    return next(
        (at for at in later if tokens[at].type == "heading_open" and tokens[at].tag in high),
        len(tokens),
    )


def _end(tokens: list[Token], place: int) -> int:
    """Return the index after the end of the element that begins at ``place``."""
    depth = 0
    for at in range(place, len(tokens)):
        depth += tokens[at].nesting
        if depth == 0:
            return at + 1
    return len(tokens)


def _apart(token: Token, address: Callable[[str], str]) -> Token:
    """Return a token for use on another page: without id and without the link to itself.

    Its other links lead to the book.
    """
    own = copy(token)
    own.attrs = {name: value for name, value in token.attrs.items() if name != "id"}
    if token.children:
        kept = token.children[: -len(_sign_of(token)) or None]
        own.children = [_apart(child, address) for child in kept]
    href = str(own.attrs.get("href", ""))
    if href.startswith("#"):
        own.attrs |= {"href": address(href[1:]), "data-rule": ""}
    return own
