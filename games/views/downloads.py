"""Lists as files: CSV for spreadsheets, JSON for programs.

There are files of public games, and of the people that a person knows.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from dataclasses import asdict, fields
from datetime import UTC
from io import StringIO
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from django.http import HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils import translation
from django.views.decorators.http import require_safe

from games.rules import titles
from games.selectors.lists import results_fetch
from games.selectors.people import Known, people_wanted
from games.selectors.rated import moves_ratings
from games.views.archive import FILE_SIZE, STATUSES, games_of
from games.views.forms import ListFilter
from games.views.http import PageRequest, page_by_key, refusals
from games.views.people import account_of, asked_for
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from games.models import Seat, Table

CHUNK: Final = 100
"""The number of games whose seats are read together."""
NEEDED: Final = (
    *("title", "edition", "created_at", "started_at", "finished_at"),
    *("pace", "rated"),
)
RISKY: Final = ("=", "+", "-", "@", "\t", "\r")
"""First characters with which a spreadsheet recognises a formula."""
KNOWN: Final = [field.name for field in fields(Known)]
Game = dict[str, Any]
Response = TypeVar("Response", bound=HttpResponseBase)


@require_safe
def download(request: PageRequest, form: str) -> HttpResponse | StreamingHttpResponse:
    """Send a list of games, from its beginning or from a key on.

    If a filter is invalid, redirect to the page, which explains it.
    """
    games = games_of(ListFilter(request.GET, tuple(STATUSES)))
    if games is None:
        return _to_page(request, "profiles:games")
    rows = games.rows.select_related(None).prefetch_related(None).only(*NEEDED)
    page = page_by_key(request, rows, FILE_SIZE, games.among)
    onwards = _address(request, page.after) if page.after else ""
    media, write = FORMS[form]
    told = _told(page.rows, translation.get_language())
    response = _as_file(
        StreamingHttpResponse(write(told, onwards), content_type=media), "games", form
    )
    if onwards:
        response["Link"] = f'<{onwards}>; rel="next"'
    return response


@require_safe
@login_required
@refusals
def people(request: PageRequest, form: str) -> HttpResponse:
    """Send the people that the person knows, in the order of their page.

    If a filter is invalid, redirect to the page, which explains it.
    """
    person, wanted = account_of(request), asked_for(request)
    if wanted is None:
        return _to_page(request, "profiles:list")
    rows = [asdict(one) | {"last": _instant(one.last)} for one in people_wanted(person, *wanted)]
    if form == "json":
        written = msgspec.json.encode({"people": rows}) + b"\n"
    else:
        starred = {True: "yes", False: "no"}
        lines = [{**row, "starred": starred[row["starred"]]}.values() for row in rows]
        written = _lines([KNOWN, *map(list, lines)])
    return _as_file(HttpResponse(written, content_type=FORMS[form][0]), "people", form)


def _to_page(request: PageRequest, page: str) -> HttpResponse:
    """Redirect to a list's page, which explains the invalid filter."""
    answer = redirect(page)
    answer["Location"] += f"?{request.GET.urlencode()}"
    return answer


def _as_file(response: Response, name: str, form: str) -> Response:
    response["Content-Disposition"] = f'attachment; filename="{name}.{form}"'
    response["X-Robots-Tag"] = "noindex"
    return response


def _address(request: PageRequest, after: str) -> str:
    asked = request.GET.copy()
    asked.pop("before", None)
    asked["after"] = after
    return request.build_absolute_uri(f"{request.path}?{asked.urlencode()}")


def _told(tables: Sequence[Table], language: str) -> Iterator[list[Game]]:
    """Yield the data of games in batches. ``language`` is for the names of closed accounts."""
    for first in range(0, len(tables), CHUNK):
        some = tables[first : first + CHUNK]
        results_fetch(some)
        with translation.override(language):
            told = [_game(table, list(table.seats.all())) for table in some]
        yield told


def _game(table: Table, seats: Sequence[Seat]) -> Game:
    return {
        "id": table.pk,
        "title": table.title,
        "edition": table.edition,
        "started": _instant(table.started_at),
        "finished": _instant(table.finished_at),
        "pace": table.pace,
        "rated": moves_ratings(table, seats),
        "seats": [{"name": one.name, "score": one.score, "rank": one.rank} for one in seats],
    }


def _instant(at: datetime | None) -> str | None:
    return at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else None


def _as_json(told: Iterator[list[Game]], onwards: str) -> Iterator[bytes]:
    encode, comma = msgspec.json.encode, b""
    yield b'{"games":['
    for games in told:
        yield comma + b",\n".join(map(encode, games))
        comma = b",\n"
    yield b'],"next":' + encode(onwards or None) + b"}\n"


def _as_csv(told: Iterator[list[Game]], onwards: str) -> Iterator[bytes]:
    """Yield one line per game. If there are more games, the last line links to the next file."""
    facts = ["id", "title", "edition", "started", "finished", "pace", "rated"]
    most = max(max(title.seats) for title in titles)
    seats = [f"{what}_{n}" for n in range(1, most + 1) for what in ("name", "score", "rank")]
    yield _lines([[*facts, *seats]])
    for games in told:
        yield _lines([_line(game) for game in games])
    if onwards:
        yield _lines([["next", onwards]])


def _line(game: Game) -> list[Any]:
    facts = {**game, "rated": "yes" if game["rated"] else "no"}
    seats = chain.from_iterable(seat.values() for seat in facts.pop("seats"))
    return [*facts.values(), *seats]


def _lines(rows: Sequence[Sequence[Any]]) -> bytes:
    written = StringIO()
    csv.writer(written).writerows([_harmless(cell) for cell in row] for row in rows)
    return written.getvalue().encode()


def _harmless(cell: Any) -> Any:
    """Return a cell that no spreadsheet executes as a formula. Numbers stay unchanged."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(RISKY) else cell


Writer = Callable[[Iterator[list[Game]], str], Iterator[bytes]]
FORMS: Final[dict[str, tuple[str, Writer]]] = {
    "csv": ("text/csv; charset=utf-8", _as_csv),
    "json": ("application/json", _as_json),
}
