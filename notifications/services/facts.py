"""What has to be known to judge a handful of notices: read at once, however many they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple

from accounts.calendar import ALWAYS, Rules
from accounts.selectors import rules_for
from games.models import Seat, Status, Table, Turn
from mp2site.bulk import BulkQuery
from mp2site.prepared import name_of
from notifications.models import (
    BadAddress,
    Channel,
    Kind,
    Notice,
    Preference,
    Presence,
    Reach,
    Topic,
    Webhook,
)
from notifications.selectors import addresses_for, default_preference, mailbox_open

OF_A_TURN = (Kind.TURN, Kind.REMINDER)
"""Kinds that are pointless when their turn is over."""
Key = tuple[str, int, int]
"""A turn: its table, its person, its number."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand with what a notice speaks of: its table, its person's seat there, its turn."""

    status: str
    """The table's; empty when the table is gone."""
    seated: bool = False
    open: bool = False
    """Whether it is still the person's turn."""
    deadline: datetime | None = None
    closed_at: datetime | None = None
    closed_by: str = ""


GONE = Standing("")


@dataclass(slots=True)
class Habits:
    """How a person wants to be told, and whether they can be."""

    reach: Reach
    rules: Rules = ALWAYS
    preferences: dict[tuple[str | None, str], Preference] = field(default_factory=dict)
    address: str = ""
    """Where mails go; empty when no address was shown to be theirs."""
    bad: str = ""
    """Why no mail goes to that address any more."""
    webhook: bool = False

    def preference(self, table: str | None, topic: Topic) -> Preference:
        """Return what they want at a table: said of it, said of all, or never said."""
        said = self.preferences.get((table, topic)) or self.preferences.get((None, topic))
        return said or default_preference(topic)


@dataclass(slots=True)
class Facts:
    """All of it."""

    now: datetime
    people: dict[int, Habits]
    standings: dict[Key, Standing]
    presence: dict[tuple[str, int], datetime]

    def of(self, notice: Notice) -> Standing:
        """Return how things stand with a notice."""
        return self.standings.get(notice.about, GONE)


def facts_about(notices: Sequence[Notice], now: datetime) -> Facts:
    """Read what has to be known of these notices."""
    people = {notice.person_id for notice in notices}
    tables = {notice.table_id for notice in notices}
    return Facts(
        now=now,
        people=_habits(people, now),
        standings=standings_of(notices),
        # Mails that stay in the house's mailbox disturb nobody: they needn't wait.
        presence={} if mailbox_open() else _presence(tables, people),
    )


class _Row(NamedTuple):
    """A row of the answer."""

    table: str
    person: int
    number: int
    status: str
    seat: int | None
    waits: bool | None
    deadline: datetime | None
    closed_at: datetime | None
    closed_by: str | None


def standings_of(notices: Iterable[Notice]) -> dict[Key, Standing]:
    """Return how things stand with what the notices speak of; tables that are gone are left out."""
    rows = [_Row(*row) for row in _standings({notice.about for notice in notices})]
    return {(row.table, row.person, row.number): _standing(row) for row in rows}


def _standing(row: _Row) -> Standing:
    return Standing(
        status=row.status,
        seated=row.seat is not None,
        open=bool(row.waits) and row.status == Status.PLAYING,
        deadline=row.deadline,
        closed_at=row.closed_at,
        closed_by=row.closed_by or "",
    )


_standings: Final = BulkQuery(
    # Whether a turn is open is the seat's to say: where no clock runs there is no row of turns.
    "SELECT about.table_id, about.person_id, about.turn, game.status, seat.id,"  # noqa: S608 - names of our own
    " seat.turn = about.turn AND seat.waiting_since IS NOT NULL,"
    " turn.deadline_at, turn.closed_at, turn.closed_by"
    f" FROM about JOIN {name_of(Table)} game ON game.id = about.table_id"
    f" LEFT JOIN {name_of(Seat)} seat"
    " ON seat.table_id = about.table_id AND seat.person_id = about.person_id"
    f" LEFT JOIN {name_of(Turn)} turn ON turn.seat_id = seat.id AND turn.number = about.turn",
    {"table_id": "varchar", "person_id": "bigint", "turn": "integer"},
    instants=[_Row._fields.index("deadline"), _Row._fields.index("closed_at")],
)


def _presence(tables: Iterable[str], people: Iterable[int]) -> dict[tuple[str, int], datetime]:
    rows = Presence.objects.filter(table__in=tables, person__in=people)
    return {(row.table_id, row.person_id): row.at for row in rows}


def _habits(people: Iterable[int], now: datetime) -> dict[int, Habits]:
    people = list(people)
    habits = {person: Habits(reach=Reach(person_id=person)) for person in people}
    for reach in Reach.objects.filter(person__in=people):
        habits[reach.person_id].reach = reach
    for person, rules in rules_for(people, now).items():
        habits[person].rules = rules
    for said in Preference.objects.filter(person__in=people):
        habits[said.person_id].preferences[said.table_id, said.topic] = said
    for person in Webhook.objects.filter(person__in=people, active=True).values_list(
        "person", flat=True
    ):
        habits[person].webhook = True
    _add_addresses(habits)
    return habits


def _add_addresses(habits: dict[int, Habits]) -> None:
    for person, email in addresses_for(habits).items():
        habits[person].address = email
    wanted = {habit.address.lower() for habit in habits.values()}
    bad = dict(BadAddress.objects.filter(email__in=wanted).values_list("email", "why"))
    for habit in habits.values():
        habit.bad = bad.get(habit.address.lower(), "")


def channel_open(habits: Habits, channel: str) -> str:
    """Say why nothing can go to a person over a channel; empty when it can."""
    if channel == Channel.WEBHOOK:
        return "" if habits.webhook else "webhook-off"
    if channel == Channel.MAIL:
        if habits.reach.stopped_at:
            return "unsubscribed"
        return "no-verified-address" if not habits.address else habits.bad
    return "no-device"
