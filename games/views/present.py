"""Conversion of the engine's data for display. Nothing here depends on the title."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from django.template import TemplateDoesNotExist
from django.template.loader import get_template, render_to_string
from django.utils.safestring import SafeString

from games.models import StandIn
from games.rules import titles
from games.rules.kernel import SOURCE, Text, named
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.turn_time import gone
from mp2site.text.rendering import msg_lazy
from mp2site.web.known_parts import unmarked

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from games.boards.common.trails import Numeral, Trails
    from games.models import Seat, Table
    from games.rules.kernel import Decision, Drawing, Option, Outcome, Title
    from games.views.clocks import ClockFace

SAMPLE_SEED: Final = bytes(32)


class Sitter(NamedTuple):
    """A player for logs and boards: the part of `Player` that doesn't change during a game."""

    seat: int
    name: str
    colour: str
    sign: str
    computer: bool = False
    """Whether the player is a program."""

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Player:
    """A seat for display: its player's name, a colour, a sign, and its current state."""

    seat: int
    name: str
    colour: str
    sign: str
    you: bool = False
    waiting_since: datetime | None = None
    score: int | None = None
    rank: int | None = None
    consents: bool = False
    gone: bool = False
    """Whether the person counts as absent, because they missed several turns in a row."""
    clock: ClockFace | None = None
    away: str = ""
    """The end of the person's vacation as text; empty without one."""
    held: bool = False
    """Whether a stand-in plays the seat. It is false after the game."""
    resigned: bool = False
    """Whether the person has resigned, so that an opponent plays the seat to the end."""
    person_id: int = 0
    seat_pk: int = 0
    left: bool = False
    """Whether the person's account is closed. Closed accounts have no page."""
    computer: bool = False
    """Whether the player is a program."""
    site_opponent: bool = False
    """Whether the player is one of the site's opponents, which choose within moments."""

    @property
    def sitter(self) -> Sitter:
        """The player without their current state.

        It has the seat, name, colour, sign, and whether it's a program.
        """
        return Sitter(self.seat, self.name, self.colour, self.sign, self.computer)

    def __str__(self) -> str:
        return self.name


def players(seats: Iterable[Seat], person_id: int | None) -> list[Player]:
    """Return the players of a started table by place."""
    return [_player(seat, person_id) for seat in sorted(seats, key=lambda seat: seat.place or 0)]


def _player(seat: Seat, person_id: int | None) -> Player:
    place = seat.place or 0
    return Player(
        seat=place,
        name=seat.name,
        colour=COLOURS[place],
        sign=SIGNS[place],
        you=seat.person_id == person_id,
        waiting_since=seat.waiting_since,
        score=seat.score,
        rank=seat.rank,
        consents=seat.consents_to_abandon,
        gone=gone(seat),
        resigned=seat.resigned_at is not None,
        person_id=seat.person_id,
        seat_pk=seat.pk,
        left=seat.person.left_at is not None or seat.person.is_guest,
        computer=seat.person.is_computer,
        site_opponent=seat.person.strength != "",
    )


@dataclass(frozen=True, slots=True)
class Board:
    """The data from which a title's templates draw the board."""

    title: Title[Any]
    view: dict[str, Any]
    people: Sequence[Player]
    drawing: Drawing[Any, Any]
    marks: Mapping[str, Numeral | str] = field(default_factory=dict)
    trails: Trails = ()
    in_person: bool = True
    """Whether the view's seat is the reader's. On the analysis board, the reader chooses for all
    seats.
    """

    @property
    def sitters(self) -> list[Sitter]:
        """The players in the form that the titles' templates use."""
        return [player.sitter for player in self.people]

    @property
    def headline(self) -> Text:
        """A sentence on the state of the game, for example “week 2, day 6”."""
        return self.drawing.headline

    @property
    def symbols(self) -> SafeString:
        """The symbols that the board uses repeatedly. A page contains them only once."""
        return symbols(self.title)


def board(
    title: Title[Any],
    view: dict[str, Any],
    people: Sequence[Player],
    marks: Mapping[str, Numeral | str] | None = None,
    decision: Decision | None = None,
    trails: Trails = (),
) -> Board:
    """Return a view, and its seat's choices, as the data of a board."""
    return Board(title, view, people, title.draw(view, decision), marks or {}, trails)


@cache
def has_part(slug: str, part: str) -> bool:
    """Return whether a title's board has this part. For example, not every game has a hand."""
    try:
        get_template(f"boards/{slug}/{part}.html")
    except TemplateDoesNotExist:
        return False
    return True


def draw_part(board: Board, part: str, *, marked: bool = False, **more: Any) -> SafeString:
    """Render a part of a board by its title's template.

    If ``marked``, keep the marks around parts that a table's page needn't be sent twice.
    """
    context = {
        "title": board.title,
        "view": board.view,
        "drawing": board.drawing,
        "pieces": board.drawing.pieces,
        "people": board.sitters,
        "marks": board.marks,
        "trails": board.trails,
        "in_person": board.in_person,
        **more,
    }
    html = render_to_string(f"boards/{board.title.slug}/{part}.html", context)
    return html if marked else SafeString(unmarked(html))


@cache
def sample(title: Title[Any]) -> Board:
    """Return the board of a game that has just begun, for lists and previews."""
    seats = title.seats[-1]
    view = title.view(title.new(seats=seats, seed=SAMPLE_SEED), None)
    return board(
        title, view, [Player(seat, "", COLOURS[seat], SIGNS[seat]) for seat in range(seats)]
    )


@cache
def symbols(title: Title[Any]) -> SafeString:
    """Return the symbols of a title's board and figures for one page.

    Empty if the board uses files instead.
    """
    if not has_part(title.slug, "symbols"):
        return SafeString("")
    return draw_part(sample(title), "symbols")


def chosen_options(table: Table) -> list[dict[str, Any]]:
    """Return the options and the edition of a table for display, including defaults."""
    title = titles.get(table.title)
    edition = {
        "label": Text("tables-title-edition"),
        "value": edition_name(table.edition),
        "about": title.editions.about(table.edition),
    }
    return [
        *(
            {
                "label": option.label,
                "value": _label(option, table.options.get(option.id, option.default)),
            }
            for option in title.options
        ),
        *([edition] if len(title.editions) > 1 else []),
    ]


def stand_in_name(name: str) -> str:
    """Return a stand-in's name as a lazy text in the reader's language."""
    return msg_lazy(
        f"opponents-stand-in-{name}" if name == StandIn.AUTOPLAY else f"opponents-strength-{name}"
    )


def edition_text(title: Title[Any], name: str) -> Text:
    """Return an edition's name for people, with the description in its file if there is one."""
    if about := title.editions.about(name):
        return Text("tables-edition-like", {"name": edition_name(name), "about": about})
    return edition_name(name)


def edition_name(name: str) -> Text:
    """Return an edition's name for people. An operator's edition has the name of its file."""
    if name == "printed":
        return Text("tables-title-edition-printed")
    return named({SOURCE: name})


def fair_start(title: Title[Any]) -> list[dict[str, Text]]:
    """Return the options with which seasons and cups of a title are played."""
    fair = title.meta.fair_start
    return [
        {"label": option.label, "value": _label(option, fair[option.id])}
        for option in title.options
        if option.id in fair
    ]


def _label(option: Option, value: str) -> Text:
    return dict(zip(option.values, option.labels, strict=True))[value]


def conditional_answers(title: Title[Any], chosen: dict[str, str]) -> list[dict[str, Any]]:
    """Return a title's conditional answers for display, with the seat's values."""
    return [
        {
            "id": answer.id,
            "label": answer.label,
            "help": answer.help,
            "values": [
                {
                    "id": value,
                    "label": label,
                    "chosen": value == chosen.get(answer.id, answer.default),
                }
                for value, label in zip(answer.values, answer.labels, strict=True)
            ],
        }
        for answer in title.meta.conditional_answers
    ]


def score_sheet(outcome: Outcome, people: Sequence[Player]) -> dict[str, Any]:
    """Return the final scores for display: rows by rule with the best marked, players by rank.

    ``unused`` has the rules that gave nobody points; they have no row.
    """
    order = sorted(people, key=lambda player: (outcome.ranks[player.seat], player.seat))
    most = max((points for line in outcome.lines for points in line.points), default=0)
    used = [line for line in outcome.lines if any(line.points)]
    return {
        "reason": outcome.reason,
        "players": order,
        "lines": [
            {"label": line.label, "cite": line.cite, "cells": _cells(line.points, order, most)}
            for line in used
        ],
        "unused": [line for line in outcome.lines if not any(line.points)],
        "totals": _cells(outcome.totals, order),
        "ties": [{"label": tie.label, "cells": _cells(tie.values, order)} for tie in outcome.ties],
    }


def _cells(values: Sequence[int], order: Sequence[Player], most: int = 0) -> list[dict[str, Any]]:
    """Return the players' values by rank, each as a percentage of the largest.

    The best is marked.
    """
    best = max(values, default=0)
    return [
        {
            "player": player,
            "value": values[player.seat],
            "best": values[player.seat] == best and best > 0,
            "share": round(100 * max(0, values[player.seat]) / most) if most else 0,
        }
        for player in order
    ]
