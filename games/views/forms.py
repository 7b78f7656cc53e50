"""Filters of the lists of games."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any, Final

from django import forms
from django.core.validators import MaxValueValidator, MinValueValidator
from django.utils import timezone

from accounts.zones import instant_of
from games.forecasts import ending_within, soonest_first
from games.joining import left_out_of
from games.models import TableQuerySet
from games.paces import NAMES
from games.rules import titles
from games.selectors.lists import Wanted
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from accounts.models import User

DAY: Final = "%Y-%m-%d"
FIRST_DAY: Final = date(2000, 1, 1)
SEARCHED: Final = 500
"""The most open tables whose join requirements are compared with the reader's values."""
SIZES: Final = sorted({size for title in titles for size in title.seats})
ORDERS: Final[dict[str, Callable[[TableQuerySet], TableQuerySet]]] = {
    "newest": TableQuerySet.newest_first,
    "fullest": TableQuerySet.fullest_first,
    "oldest": TableQuerySet.oldest_first,
}
"""The orders of open tables that need only columns. The first is the default."""
SOONEST: Final = "soonest"
"""The name of the order by forecasts."""
WITHIN: Final = (3, 7, 14, 21, 30, 60)
"""The possible numbers of days within which a filter wants tables to end."""
LAST_DAY: Final = date(2199, 12, 31)


class GamesFilter(forms.Form):
    """The filters of a person's list of games. Invalid values are ignored."""

    title = forms.ChoiceField(required=False)
    status = forms.ChoiceField(required=False)
    person = forms.CharField(required=False, max_length=150)

    def __init__(self, data: Mapping[str, Any], statuses: tuple[str, ...]) -> None:
        super().__init__(data)
        anything = ("", msg("tables-filter-any-title"))
        self.fields["person"].widget.attrs["placeholder"] = msg("tables-filter-person")
        self.fields["title"].choices = [anything, *((t.slug, t.name) for t in titles)]  # type: ignore[attr-defined]
        self.fields["status"].choices = [("", ""), *((status, status) for status in statuses)]  # type: ignore[attr-defined]

    @property
    def narrows(self) -> bool:
        """Return whether a title or a person is selected."""
        return bool(self.value("title") or self.value("person"))

    def narrowed(self, tables: TableQuerySet) -> TableQuerySet:
        """Return the tables with the title and the person of the filter."""
        if title := self.value("title"):
            tables = tables.filter(title=title)
        if person := self.value("person"):
            tables = tables.with_person(person)
        return tables

    def value(self, name: str) -> str:
        """Return a filter's value; empty if the value is invalid."""
        self.is_valid()
        return str(self.cleaned_data.get(name, "")).strip()


class OpenFilter(GamesFilter):
    """The filters and the order of the list of open tables. Invalid values are ignored."""

    pace = forms.ChoiceField(required=False)
    seats = forms.ChoiceField(required=False)
    within = forms.ChoiceField(required=False)
    sort = forms.ChoiceField(required=False)
    joinable = forms.BooleanField(required=False)

    def __init__(self, data: Mapping[str, Any], person: User | None) -> None:
        super().__init__(data, ())
        self.reader = person
        paces = [(name, msg(f"tables-pace-{name}")) for name in NAMES]
        sizes = [(str(n), msg("tables-seats-count", count=n)) for n in SIZES]
        spans = [(str(n), msg("tables-filter-within", days=n)) for n in WITHIN]
        sorts = [(name, msg(f"tables-sort-{name}")) for name in (*ORDERS, SOONEST)]
        self.fields["pace"].choices = [("", msg("tables-filter-any-pace")), *paces]  # type: ignore[attr-defined]
        self.fields["seats"].choices = [("", msg("tables-filter-any-seats")), *sizes]  # type: ignore[attr-defined]
        self.fields["within"].choices = [("", msg("tables-filter-any-within")), *spans]  # type: ignore[attr-defined]
        self.fields["sort"].choices = sorts  # type: ignore[attr-defined]

    @property
    def narrows(self) -> bool:
        """Return whether any filter is set."""
        names = ("title", "person", "pace", "seats", "within")
        return any(self.value(name) for name in names) or self.can

    @property
    def can(self) -> bool:
        """Return whether only tables that the reader may join are selected."""
        self.is_valid()
        return bool(self.cleaned_data.get("joinable"))

    def narrowed(self, tables: TableQuerySet) -> TableQuerySet:
        """Return the tables that pass the filters, in the chosen order."""
        tables = super().narrowed(tables)
        if pace := self.value("pace"):
            tables = tables.filter(pace=pace)
        if seats := self.value("seats"):
            tables = tables.filter(size=int(seats))
        if within := self.value("within"):
            tables = ending_within(tables, int(within), self.reader)
        tables = self._ordered(tables)
        if self.can:
            asked = tables.prefetch_related(None)[:SEARCHED]
            tables = tables.exclude(pk__in=left_out_of(asked, self.reader))
        return tables

    def _ordered(self, tables: TableQuerySet) -> TableQuerySet:
        if self.value("sort") == SOONEST:
            return soonest_first(tables, self.reader)
        return ORDERS.get(self.value("sort"), TableQuerySet.newest_first)(tables)

    @property
    def columns(self) -> dict[str, str]:
        """The filters that are columns of tables, for an estimate of the number of tables."""
        named = {
            "title": self.value("title"),
            "pace": self.value("pace"),
            "size": self.value("seats"),
        }
        return {name: value for name, value in named.items() if value}


class ListFilter(GamesFilter):
    """The filters of the public list of games.

    With invalid values, an error and no games are shown.
    """

    fellow = forms.CharField(required=False, max_length=150)
    result = forms.ChoiceField(required=False)
    rated = forms.ChoiceField(required=False)
    ended_from = forms.DateField(required=False, input_formats=[DAY])
    ended_to = forms.DateField(required=False, input_formats=[DAY])

    def __init__(self, data: Mapping[str, Any], statuses: tuple[str, ...]) -> None:
        super().__init__(data, statuses)
        self._offer("result", ("won", "not-won"))
        self._offer("rated", ("yes", "no"))
        for name, field in self.fields.items():
            field.label = msg(f"lists-{name.replace('_', '-')}")
            wrong = msg(f"lists-wrong-{KINDS.get(name, 'choice')}")
            field.error_messages |= dict.fromkeys(WRONG, wrong)
        for name in ("ended_from", "ended_to"):
            self.fields[name].widget = forms.DateInput({"type": "date"}, format=DAY)
            self.fields[name].validators += [
                MinValueValidator(FIRST_DAY),
                MaxValueValidator(LAST_DAY),
            ]

    def _offer(self, name: str, values: Sequence[str]) -> None:
        any_ = ("", msg(f"lists-{name}-any"))
        chosen = [any_, *((value, msg(f"lists-{name}-{value}")) for value in values)]
        self.fields[name].choices = chosen  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        """Refuse a result without a person, and days in the wrong order."""
        given = self.cleaned_data
        if given.get("result") and not given.get("person") and "person" not in self.errors:
            self.add_error("result", msg("lists-wrong-nobody"))
        first, last = given.get("ended_from"), given.get("ended_to")
        if first and last and first > last:
            self.add_error("ended_to", msg("lists-wrong-order"))
        return given

    @property
    def narrows(self) -> bool:
        """Whether a filter other than the status is set, valid or not."""
        return any(field.data for field in (*self.first, *self.rest))

    @property
    def first(self) -> list[forms.BoundField]:
        """The filters that are used most often."""
        return [self["title"], self["person"]]

    @property
    def rest(self) -> list[forms.BoundField]:
        """The filters that aren't in `first`."""
        return [self[name] for name in MORE]

    @property
    def more(self) -> bool:
        """Whether one of the other filters is set."""
        return any(field.data for field in self.rest)

    def wanted(self, statuses: Sequence[str]) -> Wanted:
        """Return the filters of a valid form. Days begin at midnight in the reader's time zone."""
        given, rated = self.cleaned_data, self.cleaned_data["rated"]
        return Wanted(
            statuses=tuple(statuses),
            title=given["title"],
            person=given["person"],
            fellow=given["fellow"],
            result=given["result"],
            rated=rated == "yes" if rated else None,
            ended_from=given["ended_from"] and _midnight(given["ended_from"]),
            ended_until=given["ended_to"] and _midnight(given["ended_to"] + timedelta(days=1)),
        )


MORE: Final = ("fellow", "result", "rated", "ended_from", "ended_to")
KINDS: Final = {"person": "name", "fellow": "name", "ended_from": "day", "ended_to": "day"}
WRONG: Final = (
    *("invalid", "invalid_choice", "max_length", "min_value", "max_value"),
    "null_characters_not_allowed",
)


def _midnight(day: date) -> datetime:
    """Return the instant at which a day begins in the reader's time zone."""
    return instant_of(datetime.combine(day, time()), timezone.get_current_timezone())
