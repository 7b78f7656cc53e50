"""The extension points of features. A feature declares itself once; the core loops over them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from typing import Any, TypeAlias

from django.urls import URLPattern

from accounts.exports import Export
from accounts.models import User
from games.features.notices import NoticeKind
from games.features.options import TableOption
from games.features.table_page import TablePage
from games.models import Table
from games.rules.kernel import Text
from games.swept import Swept
from mp2site.infra.expiry import Source

Addresses: TypeAlias = Sequence[URLPattern] | str


LeavesOut: TypeAlias = Callable[[Iterable[Table], User | None], Mapping[str, Text]]


class After(Enum):
    """The core's part of a sweep that a feature's step follows."""

    OUTAGES = "outages"
    """Outages are credited; no deadline has been applied yet."""
    TIMEOUTS = "timeouts"
    """Deadlines are applied."""
    REMINDERS = "reminders"
    """Reminders are written; the following steps concern no clock."""


class Place(Enum):
    """The place of a panel on a table's page."""

    TOOLS = "tools"
    """Among the icons at the top."""
    NOTE = "note"
    """Above the prompt: facts that a person needs before they choose."""
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
    BOARD = "board"
    """On boards with a place for conditional answers (`Drawing.shows_answers`)."""
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
    """The function that returns the template's context; ``None`` leaves the panel out. Panels that
    share a function share its result: it is called once a page.
    """
    template: str = ""
    """The template's name, by default ``<feature>/<name>.html``."""
    styles: str = ""
    """A style sheet that the page links while the panel is shown, such as ``css/lines.css``."""
    script: str = ""
    """A module that the page loads while the panel is shown."""


@dataclass(frozen=True, slots=True)
class Handler:
    """A function that a feature has called with each event of a class, in the event's transaction."""

    event: type[Any]
    run: Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class HomeCard:
    """A feature's part of a person's home page, below the tables where it is their turn."""

    name: str
    build: Callable[[User], Mapping[str, Any] | None]
    """Returns what the template shows; ``None`` leaves the card out."""
    template: str = ""
    """By default ``<feature>/<name>.html``."""


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
    """A gauge at `/metrics`, read whenever somebody asks: it costs one indexed query at most."""

    name: str
    """Its name after the site's prefix, such as ``seeks_open``."""
    about: str
    value: Callable[[], float | None]
    """Returns its value; ``None`` leaves it out, so that an alarm on absence notices."""


@dataclass(frozen=True, slots=True)
class SweepStep:
    """Work of every sweep. If a step fails, that is logged, and the steps after it still run."""

    name: str
    run: Callable[[Swept, float], object]
    """A function of the sweep's counts and the monotonic time in seconds at which it must end."""
    after: After


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A feature, as the module ``feature`` of its package declares it."""

    name: str
    pages: Addresses = ()
    """The addresses of its pages, in a namespace of its name: a list of them, or the name of a
    module with ``urlpatterns``, which only a process that answers requests imports.
    """
    api: Addresses = ()
    """The addresses of its operations, under `/api/`: a list, or a module with
    ``api_urlpatterns``.
    """
    panels: Sequence[Panel] = ()
    home: Sequence[HomeCard] = ()
    bar: Sequence[BarLink] = ()
    guests: frozenset[str] = frozenset()
    """The names of its addresses to which a guest may send something, such as ``notes:set``."""
    table_options: Sequence[TableOption] = ()
    notices: Sequence[NoticeKind] = ()
    leaves_out: LeavesOut | None = None
    """Returns why a person who comes uninvited can't join some of these tables, by their ids."""
    on: Sequence[Handler] = ()
    sweep: Sequence[SweepStep] = ()
    exports: Sequence[Export] = ()
    """Files for the ZIP of all that is kept of a person."""
    erase: Sequence[Callable[..., object]] = ()
    """Functions that erase what outlives a closed account, called with ``person`` in its transaction.
    Rows with `on_delete=CASCADE` to the person are deleted without them."""
    metrics: Sequence[Figure] = ()
    admin: str = ""
    """A module that registers models with Django's admin."""
    retention: Sequence[Source] = ()
    """Functions that return expired rows and a way to delete a batch of them; called once a day."""

    def page_addresses(self) -> Sequence[URLPattern]:
        """Return the addresses of its pages."""
        return _addresses(self.pages, "urlpatterns")

    def api_addresses(self) -> Sequence[URLPattern]:
        """Return the addresses of its operations."""
        return _addresses(self.api, "api_urlpatterns")


def _addresses(given: Addresses, name: str) -> Sequence[URLPattern]:
    if isinstance(given, str):
        found: Sequence[URLPattern] = getattr(import_module(given), name)
        return found
    return given
