"""The page of a title's figures, and the same figures as files."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from io import StringIO
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.http import urlencode
from django.views.decorators.http import require_safe

from games.figures.charts import Range, bars_of, range_of
from games.figures.selectors import Cell, Games, chosen_setup, figures_of, lines_of, setups_of
from games.figures.setups import Setup, options_of
from games.opponents.counting import OPENING, SEAT, TURNS, WINNER
from games.views.http import PageRequest, refusals, title_of
from games.views.present import edition_name
from mp2site.infra.replicas import may_lag
from mp2site.text.rendering import msg
from mp2site.text.rendering import render as sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.figures.selectors import Figures, Row
    from games.rules.kernel import Title

FOLDED_FROM: Final = 11
"""The number of rows from which a section is folded."""
COLUMNS: Final = (
    *("title", "seats", "edition", "options", "players", "kind", "id"),
    *("games", "wins", "expected", "share", "low", "high", "points"),
)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a row: its numbers and its place on the axis."""

    cell: Cell
    range: Range | None


@dataclass(frozen=True, slots=True)
class Line:
    """A row as the page shows it."""

    name: str
    people: Side | None
    merchants: Side | None


@dataclass(frozen=True, slots=True)
class Section:
    """A card of the page: shares of one kind."""

    id: str
    name: str
    lines: list[Line]

    @property
    def folded(self) -> bool:
        """Whether the section is long, so that it is folded at first."""
        return len(self.lines) >= FOLDED_FROM


@dataclass(frozen=True, slots=True)
class Other:
    """A link to the figures of another setup."""

    query: str
    name: str
    games: Games
    current: bool


@require_safe
@refusals
@may_lag
def figures(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's figures for a number of seats, an edition and options."""
    title = title_of(slug)
    known = setups_of(slug)
    setup = _wanted(request, title, known)
    found = figures_of(setup)
    sections = [_section(title, found, kind) for kind in found.rows]
    bars = {kind: bars_of(found.sizes[kind]) for kind in (WINNER, TURNS)}
    context = {
        "title": title,
        "setup": setup,
        "figures": found,
        "seats": [_with_seats(setup, seats, known) for seats in title.seats],
        "others": _others(title, setup, known),
        "sections": sorted(sections, key=attrgetter("folded")),
        "sizes": [(kind, one) for kind, one in bars.items() if one],
    }
    return render(request, "figures/title.html", context)


@require_safe
@refusals
@may_lag
def download(_request: PageRequest, slug: str, form: str) -> HttpResponse:
    """Send all counts of a title, of every number of seats, edition and set of options."""
    title = title_of(slug)
    lines = [line for setup in setups_of(slug) for line in lines_of(figures_of(setup))]
    if form == "json":
        body = msgspec.json.encode({"figures": lines}) + b"\n"
        response = HttpResponse(body, content_type="application/json")
    else:
        response = HttpResponse(_csv(lines), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{title.slug}-figures.{form}"'
    response["X-Robots-Tag"] = "noindex"
    return response


def _csv(lines: list[dict[str, str | int | float]]) -> str:
    written = StringIO()
    rows = csv.DictWriter(written, COLUMNS, restval="")
    rows.writeheader()
    rows.writerows(lines)
    return written.getvalue()


def _wanted(request: PageRequest, title: Title[Any], known: Mapping[Setup, Games]) -> Setup:
    asked = request.GET.get("seats", "")
    seats = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else None
    edition, options = request.GET.get("edition", ""), request.GET.get("options", "")
    return chosen_setup(title, known, seats, edition, options)


def _with_seats(setup: Setup, seats: int, known: Mapping[Setup, Games]) -> Other:
    there = setup._replace(seats=seats)
    name = msg("figures-seats", seats=seats)
    return Other(_query(there), name, _games(known, there), current=there == setup)


def _others(title: Title[Any], setup: Setup, known: Mapping[Setup, Games]) -> list[Other]:
    """Return links to the other editions and options with games for this number of seats."""
    return [
        Other(_query(there), _setup_name(title, there), games, current=False)
        for there, games in known.items()
        if there.seats == setup.seats and there != setup
    ]


def _games(known: Mapping[Setup, Games], setup: Setup) -> Games:
    return known[setup] if setup in known else Games(0, 0)


def _query(setup: Setup) -> str:
    asked = {"seats": str(setup.seats), "edition": setup.edition, "options": setup.options}
    return urlencode({name: value for name, value in asked.items() if value})


def _setup_name(title: Title[Any], setup: Setup) -> str:
    """Return the name of an edition and its options, in the reader's language."""
    chosen = options_of(setup.options)
    labels = [
        sentence(option.labels[option.values.index(chosen[option.id])])
        for option in title.options
        if chosen.get(option.id) in option.values
    ]
    return ", ".join([sentence(edition_name(setup.edition)), *labels])


def _section(title: Title[Any], found: Figures, kind: str) -> Section:
    if kind == SEAT:
        name = msg("figures-by-seat")
    elif kind == OPENING:
        name = msg("figures-by-opening")
    else:
        name = msg(f"{title.slug}-trait-{kind}")
    return Section(kind, name, [_line(title, found, kind, row) for row in found.rows[kind]])


def _line(title: Title[Any], found: Figures, kind: str, row: Row) -> Line:
    return Line(
        _trait_name(title, found.setup.edition, kind, row.trait),
        *(Side(cell, range_of(cell)) if cell else None for cell in (row.people, row.merchants)),
    )


def _trait_name(title: Title[Any], edition: str, kind: str, id: str) -> str:
    """Return a trait's name; an edition that isn't installed any more has only ids."""
    if kind == SEAT:
        return msg("figures-seat", seat=int(id))
    try:
        return sentence(title.rules.trait_text(edition, kind, id))
    except LookupError:
        return id
