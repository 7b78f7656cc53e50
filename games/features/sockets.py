"""The extension points of features.

A feature declares its parts once, and the core loops over all features.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from typing import Any, TypeAlias

from django.http import HttpRequest
from django.urls import URLPattern

from accounts.exports import Export
from accounts.models import Circle, User
from games.features.forecasting import Forecaster
from games.features.line_page import LinePage
from games.features.notices import NoticeKind
from games.features.options import TableOption
from games.features.table_page import TablePage
from games.models import Seat, Table
from games.rules.kernel import Text
from games.selectors.news import News
from games.swept import Swept
from mp2site.infra.expiry import Source

Addresses: TypeAlias = Sequence[URLPattern] | str


InMails: TypeAlias = Callable[[Collection[Seat]], Mapping[int, Callable[[News], list[str]]]]
Marks: TypeAlias = Callable[[User, Collection[Seat]], Mapping[str, "Mark"]]
PageSeen: TypeAlias = Callable[[str, User, Mapping[str, str]], object]
LeavesOut: TypeAlias = Callable[[Iterable[Table], User | None], Mapping[str, Text]]


class After(Enum):
    """The part of a sweep after which a feature's step runs."""

    OUTAGES = "outages"
    """After crediting outages, before any deadline is applied."""
    TIMEOUTS = "timeouts"
    """After applying deadlines."""
    REMINDERS = "reminders"
    """After writing reminders, for steps that don't depend on clocks."""


class Place(Enum):
    """The place of a panel on a table's page."""

    TOOLS = "tools"
    """Among the icons at the top."""
    NOTE = "note"
    """Above the prompt, for facts that a person should know before choosing."""
    AIM = "aim"
    """Between the prompt and its choices."""
    WAYS = "ways"
    """Among the buttons of a player who waits for other players."""
    RECAP = "recap"
    """At the end of the recap."""
    RESULT = "result"
    """Below the board of a finished game."""
    BELOW = "below"
    """Below the board, the log and the clocks."""
    LINKS = "links"
    """Among the links under *More*."""
    ACTIONS = "actions"
    """Among the forms under *More*."""
    PROMPT = "prompt"
    """At the end of the prompt."""
    HISTORY = "history"
    """Among the buttons at the top of a game's history."""
    RESIGN = "resign"
    """Among the consequences on the page on which a player resigns."""
    BOARD = "board"
    """On a board that has a place for conditional answers (`Drawing.shows_answers`)."""
    WAITING = "waiting"
    """In the waiting room, below the seats."""
    WAITING_ASIDE = "waiting-aside"
    """In the waiting room, above the table's setup."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A feature's part of a table's page."""

    name: str
    where: Place
    build: Callable[[TablePage], Mapping[str, Any] | None]
    """The function that returns the template's context; ``None`` leaves the panel out. Panels with
    the same function share one call per page.
    """
    template: str = ""
    """The template's path, by default ``<feature>/<name>.html``."""
    styles: str = ""
    """A style sheet that the page links while the panel is shown, such as ``css/lines.css``."""
    script: str = ""
    """A JavaScript module that the page loads while the panel is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinePart:
    """A feature's part of the analysis board.

    Its buttons have the name ``go`` and are in forms of the board's URL, like the board's own
    buttons.
    """

    verb: str
    """The prefix of the buttons' values, such as ``plan-``."""
    act: Callable[[HttpRequest, str, str, str], object]
    """The function that carries out a button's action. Its arguments are the request, the table's
    id, the last step's id, and the button's value without the prefix. It raises GamesError.
    """
    build: Callable[[LinePage], Mapping[str, Any] | None]
    """The function that returns the templates' context; ``None`` leaves the part out."""
    buttons: str
    """The template of the part's buttons. They are shown beside the buttons of the line."""
    below: str
    """The template of the part's panel below the board."""
    script: str = ""
    """A JavaScript module that the page loads."""


@dataclass(frozen=True, slots=True)
class Handler:
    """A function that is called with each event of a class, in the transaction of the event."""

    event: type[Any]
    run: Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class HomeCard:
    """A feature's part of a person's home page, below the tables that wait for them."""

    name: str
    build: Callable[[User], Mapping[str, Any] | None]
    """The function that returns the template's context; ``None`` leaves the card out."""
    template: str = ""
    """The template's path, by default ``<feature>/<name>.html``."""


@dataclass(frozen=True, slots=True)
class CircleCard:
    """A feature's part of a circle's page, above the circle's tables."""

    name: str
    build: Callable[[User, Circle], Mapping[str, Any] | None]
    """The function that returns the template's context for a member; ``None`` leaves the card out."""
    template: str = ""
    """The template's path, by default ``<feature>/<name>.html``."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A feature's mark on the card of a person's table, such as the number of new messages."""

    icon: str
    text: Text
    is_news: bool = False
    """Whether the mark is news. News is printed in bold."""


@dataclass(frozen=True, slots=True)
class BarLink:
    """A link in the navigation bar of all pages, after the core's links."""

    address: str
    """The name of the link's URL, such as ``seasons:list``."""
    label: str
    """The message id of the link's label."""
    icon: str


@dataclass(frozen=True, slots=True)
class TitleLink:
    """A link on a title's page, below its open tables."""

    address: str
    """The name of the link's URL, whose only argument is the title's slug."""
    label: str
    """The key of the link's label."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A gauge at `/metrics`. Each request reads it by at most one indexed query."""

    name: str
    """The gauge's name without the site's prefix, such as ``seeks_open``."""
    about: str
    value: Callable[[], float | None]
    """The function that returns the value. With ``None`` the gauge is left out, which an alarm can
    detect.
    """


@dataclass(frozen=True, slots=True)
class SweepStep:
    """A feature's work in every sweep.

    If a step fails, the failure is logged and later steps run.
    """

    name: str
    run: Callable[[Swept, float], object]
    """The function of the step. Its arguments are the sweep's counts, and the time
    (``time.monotonic()``) at which the step must end.
    """
    after: After


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A feature, declared in the module ``feature`` of its package."""

    name: str
    pages: Addresses = ()
    """The URL patterns of the feature's pages, in a namespace with the feature's name: a list, or
    the name of a module with ``urlpatterns``. Such a module is imported only by processes that
    serve requests.
    """
    api: Addresses = ()
    """The URL patterns of the feature's REST operations under `/api/`: a list, or the name of a
    module with ``api_urlpatterns``."""
    tasks: str = ""
    """The name of a module with the feature's Celery tasks, which workers import."""
    panels: Sequence[Panel] = ()
    line_part: LinePart | None = None
    home: Sequence[HomeCard] = ()
    circle: Sequence[CircleCard] = ()
    bar: Sequence[BarLink] = ()
    title_links: Sequence[TitleLink] = ()
    guests: frozenset[str] = frozenset()
    """The names of the feature's URLs at which guests may make changes, such as ``notes:set``."""
    table_options: Sequence[TableOption] = ()
    notices: Sequence[NoticeKind] = ()
    in_mails: InMails | None = None
    """The function that reads the data for the feature's sentences in mails about games, for many
    seats together. It returns, by seat id, a function that converts the game's `News` to
    sentences in the active language.
    """
    marks: Marks | None = None
    """The function that returns, by table id, the feature's mark on the cards of a person's tables.
    Its arguments are the person and their seats at these tables. It makes at most one query for
    all of them, and none if the seats' columns show that there is nothing to mark.
    """
    page_seen: PageSeen | None = None
    """The function that is called before a table's page is rendered or polled. Its arguments are
    the table's id, the person, and the URL's parameters. It records what the person has seen,
    and raises nothing.
    """
    leaves_out: LeavesOut | None = None
    """The function that returns, by table id, the reasons why an uninvited person can't join these
    tables.
    """
    forecaster: Forecaster | None = None
    """The functions that forecast how long tables take, for lists and for other features."""
    on: Sequence[Handler] = ()
    sweep: Sequence[SweepStep] = ()
    exports: Sequence[Export] = ()
    """Files for the export of a person's data."""
    erase: Sequence[Callable[..., object]] = ()
    """Functions that erase a person's data when the account is closed. Each is called with
    ``person`` in the closing transaction. Rows with `on_delete=CASCADE` to the person need no
    function.
    """
    metrics: Sequence[Figure] = ()
    admin: str = ""
    """The name of a module that registers models with Django's admin."""
    retention: Sequence[Source] = ()
    """Functions that return expired rows, each with a function that deletes a batch. They are
    called once a day.
    """

    def page_addresses(self) -> Sequence[URLPattern]:
        """Return the URL patterns of the feature's pages."""
        return _addresses(self.pages, "urlpatterns")

    def api_addresses(self) -> Sequence[URLPattern]:
        """Return the URL patterns of the feature's REST operations."""
        return _addresses(self.api, "api_urlpatterns")


def _addresses(given: Addresses, name: str) -> Sequence[URLPattern]:
    if isinstance(given, str):
        found: Sequence[URLPattern] = getattr(import_module(given), name)
        return found
    return given
