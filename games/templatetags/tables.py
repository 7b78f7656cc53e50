"""`{% load tables %}`: boards, times since an event, and links, for the templates of tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django import template
from django.conf import settings
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from games import board_files
from games.presentation.panes import first_pane, showing
from games.presentation.segments import Segment, leading, segments
from games.views.present import draw_part, has_part
from mp2site.infra import clock
from mp2site.templatetags.face import die
from mp2site.text.moments import TIED
from mp2site.text.rendering import msg, tied
from mp2site.web import parts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from games.rules.kernel import Decision, Text, Title
    from games.views.panels import Shown, ShownPart
    from games.views.present import Board, Player

register = template.Library()

MINUTE, HOUR, DAY = 60, 3_600, 86_400


@dataclass(frozen=True, slots=True)
class Parts:
    """The drawn parts of a board, and the pane that a phone shows first."""

    pane: str
    board: SafeString
    hand: SafeString
    players: SafeString


@register.simple_tag
def parts_of(board: Board, decision: Decision | None = None, answers: str = "") -> Parts:
    """Return all parts of a board that are in panes, and the pane that a phone shows first.

    That pane has the pieces that moved last, or targets of the reader's decision.
    """
    drawn = draw_part(board, "board", marked=True, answers=answers)
    hand, players = (_part_if_any(board, part, marked=True) for part in ("hand", "players"))
    lit = {target for choice in decision.choices for target in choice.targets} if decision else ()
    known, moved = [pane.id for pane in board.drawing.panes], {one.piece for one in board.trails}
    pane = first_pane((drawn, f'data-pane="hand" {hand}', players), moved or lit, known)
    return Parts(pane, *(SafeString(showing(part, pane)) for part in (drawn, hand, players)))


@register.simple_tag
def sheets_apart() -> SafeString:
    """Link the style sheets of titles that aren't in the boards' common style sheet."""
    return format_html_join(
        "",
        '<link rel="stylesheet" href="{}">',
        ((static(one),) for one in board_files.sheets_apart()),
    )


@register.simple_tag
def players_of(board: Board) -> SafeString:
    """Draw the players' areas, for titles that draw them outside the board."""
    return _part_if_any(board, "players")


@register.simple_tag
def hand_of(board: Board) -> SafeString:
    """Draw the viewer's hand, for titles that draw it outside the board."""
    return _part_if_any(board, "hand")


@register.simple_tag
def board_of(board: Board) -> SafeString:
    """Draw a game's whole board."""
    return draw_part(board, "board")


@register.simple_tag(takes_context=True)
def panels(context: template.Context, place: str) -> SafeString:
    """Draw the features' panels for one place of a table's page or of the analysis board."""
    return _draw_all(context, context["panels"].get(place, ()))


@register.simple_tag(takes_context=True)
def home_cards(context: template.Context) -> SafeString:
    """Draw the features' cards of the home page."""
    return _draw_all(context, context["home_cards"])


@register.simple_tag(takes_context=True)
def circle_cards(context: template.Context) -> SafeString:
    """Draw the features' cards of a circle's page."""
    return _draw_all(context, context["circle_cards"])


def _draw_all(context: template.Context, parts: Iterable[Shown | ShownPart]) -> SafeString:
    engine, drawn = template.Engine.get_default(), []
    for shown in parts:
        with context.push(**shown.context):
            drawn.append(engine.get_template(shown.template).render(context))
    return SafeString("".join(drawn))


@register.simple_tag
def thumb(board: Board) -> SafeString:
    """Draw the board as a small picture without words."""
    return draw_part(board, "thumb")


@register.simple_tag
def cover(board: Board) -> SafeString:
    """Draw the picture of a title's card: some of its pieces, or its board."""
    return draw_part(board, "cover" if has_part(board.title.slug, "cover") else "thumb")


@register.simple_tag
def gallery_of(board: Board) -> SafeString:
    """Draw all pieces of a title, for titles whose rulebook shows them at its end."""
    return draw_part(board, "gallery")


@register.simple_tag
def strip_of(board: Board, seat: int) -> SafeString:
    """Draw a title's own facts about one seat, in the strip of players."""
    people = board.sitters
    drawn = {"face": board.drawing.seats[seat], "player": people[seat], "people": people}
    return parts.kept(f"boards/{board.title.slug}/strip.html", drawn)


def _part_if_any(board: Board, part: str, *, marked: bool = False) -> SafeString:
    if not has_part(board.title.slug, part):
        return SafeString("")
    return draw_part(board, part, marked=marked)


@register.simple_tag
def title_styles(title: Title[Any] | None = None) -> SafeString:
    """Link the style sheet of a title's board; without a title, those of all titles."""
    sheet = static(f"css/titles/{title.slug if title else 'all'}.css")
    return format_html('<link rel="stylesheet" href="{}">', sheet)


@register.simple_tag
def title_name(title: Title[Any]) -> SafeString:
    """Return a title's name.

    Of a name like “Series: Game”, a phone shows only the game.
    """
    series, colon, game = title.name.partition(": ")
    if not colon:
        return format_html("{}", series)
    return format_html('<span class="off-phone">{}: </span>{}', series, game)


@register.filter
def age(moment: datetime | None) -> str:
    """Return the time since an instant in one unit, for use after “for”: “22 h”."""
    if moment is None:
        return ""
    seconds = int((clock.now() - moment).total_seconds())
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if seconds >= size:
            return msg(f"table-age-{unit}", count=seconds // size).replace(" ", TIED)
    return msg("table-age-minutes", count=max(1, seconds // MINUTE)).replace(" ", TIED)


@register.filter
def since(moment: datetime | None) -> str:
    """Return the time since an instant, as “for 22 h”; within a minute, “just now”."""
    if moment is None or (clock.now() - moment).total_seconds() >= MINUTE:
        return msg("table-since", age=age(moment))
    return msg("table-since-now").replace(" ", TIED)


@register.filter
def names(people: Sequence[object]) -> str:
    """Return names as a list in words: “Jonas, Aylin and Piotr”."""
    said = [str(person) for person in people]
    if len(said) < 2:
        return "".join(said)
    return f"{', '.join(said[:-1])} {msg('table-and')} {said[-1]}"


@register.simple_tag
def log_lines(lines: Sequence[Text], people: Sequence[Player]) -> list[SafeString]:
    """Return a log entry's sentences as HTML.

    Names are bold; a name that would repeat is left out.
    """
    names = [player.name for player in people]
    shown: list[SafeString] = []
    before: int | None = None
    for line in lines:
        parts = segments(line, names)
        who = leading(parts)
        if who is None:
            shown.append(_joined(parts))
        elif who == before:
            shown.append(SafeString(_joined(parts[1:]).lstrip()))
        else:
            shown.append(format_html("<b>{}</b>{}", parts[0].text, _joined(parts[1:])))
        before = who
    return shown


def _joined(parts: Sequence[Segment]) -> SafeString:
    return format_html_join(
        "", "{}", ((_drawn(part) if part.dice else tied(part.text),) for part in parts)
    )


def _drawn(part: Segment) -> SafeString:
    """Return a segment as HTML; dice are drawn in a row."""
    return format_html(
        '<span class="visually-hidden">{}</span><span class="dice" aria-hidden="true">{}</span>',
        part.text,
        format_html_join(
            "",
            "{}",
            ((die(face, colour=colour, size="s", label=" "),) for face, colour in part.dice),
        ),
    )


@register.filter
def language(code: str) -> str:
    """Return a language's own name."""
    return str(dict(settings.LANGUAGES).get(code, code))


@register.simple_tag
def title_msg(title: Title[Any], name: str) -> str:
    """Return a message of a title's page; the message's key contains the title's slug."""
    return msg(f"{title.slug}-{name}")
