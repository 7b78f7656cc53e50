"""What has to be known to judge a handful of notices: read at once, however many they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from accounts.calendar import ALWAYS, Rules
from accounts.selectors import rules_for
from games.models import Seat, Status, Turn
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


class Seated(NamedTuple):
    """A person's seat at a table, as far as notices care."""

    table: str
    person: int
    turn: int
    waiting_since: datetime | None
    status: str
    """The table's."""


@dataclass(frozen=True, slots=True)
class TurnFact:
    """A seat's turn, as far as notices care."""

    open: bool
    deadline: datetime | None = None
    closed_at: datetime | None = None
    closed_by: str = ""


GONE = TurnFact(open=False)


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
    turns: dict[Key, TurnFact]
    seated: set[tuple[str, int]]
    presence: dict[tuple[str, int], datetime]

    def turn(self, notice: Notice) -> TurnFact:
        """Return the turn that a notice speaks of."""
        return self.turns.get(notice.about, GONE)


def facts_about(notices: Sequence[Notice], now: datetime) -> Facts:
    """Read what has to be known of these notices; their tables must have come with them."""
    people = {notice.person_id for notice in notices}
    tables = {notice.table_id for notice in notices}
    seats = _seats(tables, people)
    return Facts(
        now=now,
        people=_habits(people, now),
        turns=turns_of(notices, seats),
        seated={(seat.table, seat.person) for seat in seats},
        # Mails that stay in the house's mailbox disturb nobody: they needn't wait.
        presence={} if mailbox_open() else _presence(tables, people),
    )


def turns_of(
    notices: Iterable[Notice], seats: Iterable[Seated] | None = None
) -> dict[Key, TurnFact]:
    """Return the turns that the notices speak of. Whether one is open is the seat's to say."""
    about = [notice for notice in notices if notice.kind in OF_A_TURN]
    people = {notice.person_id for notice in about}
    tables = {notice.table_id for notice in about}
    if not about:
        return {}
    open_ = _open(_seats(tables, people) if seats is None else seats)
    rows = Turn.objects.filter(
        table__in=tables, seat__person__in=people, number__in={notice.turn for notice in about}
    ).values_list(
        "table", "seat__person", "number", "deadline_at", "closed_at", "closed_by"
    )  # fmt: skip
    turns = {key: TurnFact(open=True) for key in open_}
    for table, person, number, deadline, closed_at, closed_by in rows:
        key = (table, person, number)
        turns[key] = TurnFact(key in open_, deadline, closed_at, closed_by)
    return turns


def _open(seats: Iterable[Seated]) -> set[Key]:
    return {
        (seat.table, seat.person, seat.turn)
        for seat in seats
        if seat.waiting_since and seat.status == Status.PLAYING
    }


def _seats(tables: Iterable[str], people: Iterable[int]) -> list[Seated]:
    rows = Seat.objects.filter(table__in=tables, person__in=people)
    columns = rows.values_list("table", "person", "turn", "waiting_since", "table__status")
    return [Seated(*row) for row in columns]


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
