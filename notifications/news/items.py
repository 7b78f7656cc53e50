"""News items: a sentence, and a link to the page of the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from django.urls import reverse

from accounts.models import User
from games.models import Seat, Table
from games.talk.models import Message
from games.talk.selectors import unread_counts
from mp2site.text.rendering import msg
from notifications.kinds import kind_named, kinds
from notifications.models import Kind, Notice
from notifications.selectors import path_of, title_of, words_of

TALK: Final = "talk"
RATING: Final = "rating"
OTHER: Final[Mapping[str, str]] = {TALK: "message", RATING: "scale-up"}
"""Kinds of news that aren't notices, with their icons."""


@dataclass(frozen=True, slots=True)
class Item:
    """A news item about one event."""

    kind: str
    at: datetime
    new: bool
    table: Table | None
    """The table; ``None`` if the item is about another subject."""
    link: str
    by: str = ""
    """The person who caused the event; empty for the clock."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """Numbers for the sentence: ``rank`` (0 for none) and ``size`` of a finished game, ``count`` of
    messages, ``points`` and ``change`` of a rating, and those of a subject's notice.
    """
    title: str = ""
    """The title's slug; empty if the item isn't about a title."""
    words: Mapping[str, str | int] = field(default_factory=dict)
    """The arguments with which the sentence names the item's table or subject."""

    @property
    def icon(self) -> str:
        """The icon of its kind."""
        return OTHER.get(self.kind) or kind_named(self.kind).icon

    @property
    def elsewhere(self) -> bool:
        """Whether the link leads to a page that doesn't mark the item as seen."""
        return self.kind in kinds() and bool(kind_named(self.kind).page)

    @property
    def text(self) -> str:
        """The sentence, in the reader's language."""
        by = self.by or msg("news-somebody")
        return msg(f"news-{self.kind}", **{**self.words, "by": by, **_told(self.facts)})


def _names(table: Table) -> dict[str, str | int]:
    return {"table": table.name or table.rules.name, "title": table.rules.name}


def _told(facts: Mapping[str, int]) -> dict[str, int | str]:
    """Return the numbers as arguments of a message. A rating's change gets a plus or minus sign."""
    told: dict[str, int | str] = dict(facts)
    if "change" in facts:
        told["change"] = f"{facts['change']:+d}".replace("-", "−")
    return told


@dataclass(frozen=True, slots=True)
class _Context:
    """Further data on a page of items, read for all items together."""

    ranks: Mapping[str, int]
    counts: Mapping[str, int]


def items_of(person: User, rows: Sequence[Any]) -> list[Item]:
    """Return items for rows of the sources. It takes at most two more queries."""
    over = [row.thread for row in rows if isinstance(row, Notice) and row.kind == Kind.OVER]
    talks = [row.table_id for row in rows if isinstance(row, Message) and row.new]  # type: ignore[attr-defined]
    seats = [Seat(table_id=table) for table in talks]
    context = _Context(_ranks(person, over), unread_counts(person, seats))
    return [_item(row, context) for row in rows]


def _ranks(person: User, tables: Sequence[str]) -> dict[str, int]:
    """Return the person's rank in each of these games that has a result."""
    rows = Seat.objects.filter(person=person, table__in=tables, rank__isnull=False)
    return dict(rows.values_list("table", "rank")) if tables else {}  # type: ignore[arg-type]


def _item(row: Any, context: _Context) -> Item:
    match row:
        case Notice():
            return _of_notice(row, context)
        case Message():
            return _of_talk(row, context)
    return _of_rating(row)


def _of_notice(row: Any, context: _Context) -> Item:
    facts = {name: value for name, value in row.facts.items() if isinstance(value, int)}
    if row.kind == Kind.OVER:
        facts = {"rank": context.ranks.get(row.table_id, 0), "size": row.table.size}
    by = row.by.name if row.by else ""
    return Item(
        row.kind, row.at, row.new, row.table, path_of(row), by, facts, title_of(row), words_of(row)
    )


def _of_talk(row: Any, context: _Context) -> Item:
    facts, table = {"count": context.counts.get(row.table_id, 0)}, row.table
    link, by = _page_of(table), row.person.name
    return Item(TALK, row.at, row.new, table, link, by, facts, table.title, _names(table))


def _of_rating(row: Any) -> Item:
    table = row.seat.table
    facts = {"points": row.points, "change": row.change}
    about = {"facts": facts, "title": table.title, "words": _names(table)}
    return Item(RATING, row.at, row.new, table, _page_of(table), **about)


def _page_of(table: Table) -> str:
    return reverse("tables:detail", args=[table.pk])
