"""`{% load tables %}`: boards, ages and links that templates of tables need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import template
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.utils import timezone
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from games.rules import titles
from mp2site.text import msg, render

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from games.rules.kernel import Text, Title
    from games.views.present import Board, Player

register = template.Library()

MINUTE, HOUR, DAY = 60, 3_600, 86_400


@register.simple_tag
def board_of(board: Board) -> SafeString:
    """The whole board of a game."""
    return _part(board, "board")


@register.simple_tag
def thumb(board: Board) -> SafeString:
    """The board as a small picture without words."""
    return _part(board, "thumb")


@register.simple_tag
def hand_of(board: Board) -> SafeString:
    """What the viewer holds, for titles that show it apart from the board."""
    return _part(board, "hand")


@register.simple_tag
def strip_of(board: Board, seat: int) -> SafeString:
    """The facts of one seat, as its title shows them."""
    return _part(board, "strip", seat=seat, player=board.people[seat])


def _part(board: Board, part: str, **more: Any) -> SafeString:
    context = {
        "title": board.title,
        "view": board.view,
        "drawing": board.drawing,
        "people": board.people,
        "marks": board.marks,
        **more,
    }
    return render_to_string(f"titles/{board.title.slug}/{part}.html", context)


@register.simple_tag
def title_styles(title: Title[Any] | None = None) -> SafeString:
    """The style sheet of a title's board; of all titles where their pictures may stand."""
    shown = titles if title is None else (title,)
    sheets = ((static(f"css/titles/{one.slug}.css"),) for one in shown)
    return format_html_join("\n", '<link rel="stylesheet" href="{}">', sheets)


@register.filter
def age(moment: datetime | None) -> str:
    """How long ago a moment was, in one unit: “22 h”."""
    if moment is None:
        return ""
    return span(int((timezone.now() - moment).total_seconds()))


def span(seconds: int) -> str:
    """Return a length of time in its largest whole unit, a minute at least."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if seconds >= size:
            return msg(f"table-span-{unit}", count=seconds // size)
    return msg("table-span-minutes", count=max(1, seconds // MINUTE))


@register.filter
def names(people: Sequence[object]) -> str:
    """Names in a row: “Jonas, Aylin and Piotr”."""
    said = [str(person) for person in people]
    if len(said) < 2:
        return "".join(said)
    return f"{', '.join(said[:-1])} {msg('table-and')} {said[-1]}"


@register.simple_tag
def log_lines(lines: Sequence[Text], people: Sequence[Player]) -> list[SafeString]:
    """A log entry's lines; who acts is named in bold, and not again in the lines that follow."""
    names = [player.name for player in people]
    shown, before = [], ""
    for line in lines:
        said = render(line, people=names)
        name = next((name for name in names if said.startswith(f"{name} ")), "")
        rest = said.removeprefix(name)
        known = name and name == before
        shown.append(format_html("{}", rest.lstrip()) if known else _named(name, rest))
        before = name
    return shown


def _named(name: str, rest: str) -> SafeString:
    return format_html("<b>{}</b>{}", name, rest) if name else format_html("{}", rest)


@register.simple_tag
def title_msg(title: Title[Any], name: str) -> str:
    """A sentence of the title's own page: its words are found by its slug."""
    return msg(f"{title.slug}-{name}")
