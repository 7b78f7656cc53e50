"""The extension points of features: a feature declares itself once, and the core loops over all."""

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
LeavesOut: TypeAlias = Callable[[Iterable[Table], User | None], Mapping[str, Text]]


class After(Enum):
    """The core's part of a sweep after which a feature's step runs."""

    OUTAGES = "outages"
    """After outages were credited, before any deadline is applied."""
    TIMEOUTS = "timeouts"
    """After deadlines were applied."""
    REMINDERS = "reminders"
    """After reminders were written; these steps have nothing to do with clocks."""


class Place(Enum):
    """The place of a panel on a table's page."""

    TOOLS = "tools"
    """Among the icons at the top."""
    NOTE = "note"
    """Above the prompt: what a person should know before choosing."""
    AIM = "aim"
    """Between the prompt and its choices."""
    WAYS = "ways"
    """Among the buttons of a player who waits for others."""
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
    RESIGN = "resign"
    """Among the consequences on the page on which a player resigns."""
    BOARD = "board"
    """On the board, if it has a place for conditional answers (`Drawing.shows_answers`)."""
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
    """The function that returns the template's context; ``None`` leaves the panel out. Panels
    with the same function share its result: it is called once a page."""
    template: str = ""
    """The template's path, by default ``<feature>/<name>.html``."""
    styles: str = ""
    """A style sheet that the page links while the panel is shown, such as ``css/lines.css``."""
    script: str = ""
    """A JavaScript module that the page loads while the panel is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinePart:
    """A feature's part of the analysis board.

    Its buttons have the name ``go`` in forms of the board's address, as the board's own do.
    """

    verb: str
    """The beginning of its buttons' values, such as ``plan-``."""
    act: Callable[[HttpRequest, str, str, str], object]
    """Does what a button says; its arguments are the request, the table's id, the last step's id
    and the rest of the button's value. Raises GamesError."""
    build: Callable[[LinePage], Mapping[str, Any] | None]
    """Returns the context of its templates; ``None`` leaves the part out."""
    buttons: str
    """The template of its buttons beside those of the line."""
    below: str
    """The template of its panel below the board."""
    script: str = ""
    """A JavaScript module that the page loads."""


@dataclass(frozen=True, slots=True)
class Handler:
    """A function that is called with each event of a class, in the event's transaction."""

    event: type[Any]
    run: Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class HomeCard:
    """A feature's part of a person's home page, below the tables that wait for them."""

    name: str
    build: Callable[[User], Mapping[str, Any] | None]
    """Returns the template's context; ``None`` leaves the card out."""
    template: str = ""
    """The template's path, by default ``<feature>/<name>.html``."""


@dataclass(frozen=True, slots=True)
class CircleCard:
    """A feature's part of a circle's page, above its tables."""

    name: str
    build: Callable[[User, Circle], Mapping[str, Any] | None]
    """Returns the template's context for a member; ``None`` leaves the card out."""
    template: str = ""
    """The template's path, by default ``<feature>/<name>.html``."""


@dataclass(frozen=True, slots=True)
class BarLink:
    """A link in the bar at the top of all pages, after those of the core."""

    address: str
    """The name of the address, such as ``seasons:list``."""
    label: str
    """The key of its label."""
    icon: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A gauge at `/metrics`, read at each request, so it may take one indexed query at most."""

    name: str
    """Its name after the site's prefix, such as ``seeks_open``."""
    about: str
    value: Callable[[], float | None]
    """Returns its value; ``None`` leaves it out, so that an alarm on absence can detect that."""


@dataclass(frozen=True, slots=True)
class SweepStep:
    """A feature's work in every sweep. If a step fails, that is logged, and later steps run."""

    name: str
    run: Callable[[Swept, float], object]
    """A function of the sweep's counts and of the time (``time.monotonic()``) at which it must
    end."""
    after: After


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A feature, declared in the module ``feature`` of its package."""

    name: str
    pages: Addresses = ()
    """The URL patterns of its pages, in a namespace with its name: a list of them, or the name
    of a module with ``urlpatterns``, which is only imported by processes that serve requests."""
    api: Addresses = ()
    """The URL patterns of its REST operations under `/api/`: a list, or the name of a module
    with ``api_urlpatterns``."""
    panels: Sequence[Panel] = ()
    line_part: LinePart | None = None
    home: Sequence[HomeCard] = ()
    circle: Sequence[CircleCard] = ()
    bar: Sequence[BarLink] = ()
    guests: frozenset[str] = frozenset()
    """Names of its URLs that accept guests' requests with changes, such as ``notes:set``."""
    table_options: Sequence[TableOption] = ()
    notices: Sequence[NoticeKind] = ()
    in_mails: InMails | None = None
    """Reads what it says in mails about games, for many seats together. Returns by the seat's key
    a function of the game's news, which returns sentences in the active language."""
    leaves_out: LeavesOut | None = None
    """Returns, by table id, why an uninvited person can't join some of these tables."""
    on: Sequence[Handler] = ()
    sweep: Sequence[SweepStep] = ()
    exports: Sequence[Export] = ()
    """Files for the export of a person's data."""
    erase: Sequence[Callable[..., object]] = ()
    """Functions that erase what would outlive a closed account; each is called with ``person``
    in the closing transaction. Rows with `on_delete=CASCADE` to the person are deleted
    without them."""
    metrics: Sequence[Figure] = ()
    admin: str = ""
    """The name of a module that registers models with Django's admin."""
    retention: Sequence[Source] = ()
    """Functions that return expired rows, each with a function that deletes a batch; called once
    a day."""

    def page_addresses(self) -> Sequence[URLPattern]:
        """Return the URL patterns of its pages."""
        return _addresses(self.pages, "urlpatterns")

    def api_addresses(self) -> Sequence[URLPattern]:
        """Return the URL patterns of its REST operations."""
        return _addresses(self.api, "api_urlpatterns")


def _addresses(given: Addresses, name: str) -> Sequence[URLPattern]:
    if isinstance(given, str):
        found: Sequence[URLPattern] = getattr(import_module(given), name)
        return found
    return given
