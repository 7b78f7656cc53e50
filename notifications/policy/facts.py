"""What has to be known to decide a handful of notices: read at once, however many they are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from accounts.addresses import normal_address
from accounts.calendar import ALWAYS, Rules
from accounts.selectors import confirmed_addresses, rules_for
from games.models import Seat, Status, Table, Turn
from games.selectors.plans import plan_due, with_plans
from mp2site.contact import mailbox_open
from notifications.ledger.writing import ways_besides_mail
from notifications.models import (
    BadAddress,
    Channel,
    Circuit,
    Notice,
    Preference,
    Presence,
    Reach,
    Topic,
)
from notifications.selectors import default_preference

Key = tuple[str, int, int]
"""A turn: its table, its person, its number."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand with what a notice speaks of: its table, its person's seat there, its turn."""

    status: str
    """The table's; empty when the table is gone."""
    hidden: bool = False
    """Whether the staff shows it to those alone who sit there."""
    seated: bool = False
    open: bool = False
    """Whether it is still the person's turn."""
    deadline: datetime | None = None
    closed_at: datetime | None = None
    closed_by: str = ""
    heard: int = 0
    """The last message of the table's talk that the person has seen."""
    planned: datetime | None = None
    """When what the person has planned for the turn is to be played."""


GONE = Standing("")


@dataclass(slots=True)
class Recipient:
    """How a person wants to be told, and whether they can be."""

    reach: Reach
    rules: Rules = ALWAYS
    preferences: dict[tuple[str | None, str], Preference] = field(default_factory=dict)
    address: str = ""
    """Where mails go; empty when no address was shown to be theirs."""
    bad: str = ""
    """Why no mail goes to that address any more."""
    ways: set[str] = field(default_factory=set)
    """The channels besides the mail that they have."""

    def preference(self, table: str | None, topic: Topic) -> Preference:
        """Return what they want at a table: said of it, said of all, or never said."""
        said = self.preferences.get((table, topic)) or self.preferences.get((None, topic))
        return said or default_preference(topic)


@dataclass(slots=True)
class Facts:
    """All of it."""

    now: datetime
    people: dict[int, Recipient]
    standings: dict[Key, Standing]
    presence: dict[tuple[str, int], datetime]
    refused: frozenset[str] = frozenset()
    """The channels on which the site itself is refused."""

    def of(self, notice: Notice) -> Standing:
        """Return how things stand with a notice."""
        return self.standings.get(notice.about, GONE)


def facts_about(
    notices: Sequence[Notice], now: datetime, *, through: frozenset[str] = frozenset()
) -> Facts:
    """Read what has to be known of these notices; channels in ``through`` count as open."""
    people = {notice.person_id for notice in notices}
    tables = {notice.table_id for notice in notices}
    return Facts(
        now=now,
        people=_recipients(people, now),
        standings=standings_of(notices),
        # Mails that stay in the site's own mailbox disturb nobody: they needn't wait.
        presence={} if mailbox_open() else _presence(tables, people),
        refused=Circuit.objects.refused() - through,
    )


def standings_of(notices: Iterable[Notice]) -> dict[Key, Standing]:
    """Return how things stand with what the notices speak of; tables that are gone are left out."""
    about = {notice.about for notice in notices}
    tables = _tables({table for table, *_ in about})
    seats = _seats({table for table, *_ in about}, {person for _, person, _ in about})
    turns = _turns({
        (seat.pk, number)
        for table, person, number in about
        if (seat := seats.get((table, person)))
    })  # fmt: skip
    standings = {}
    for table, person, number in about:
        if found := tables.get(table):
            seat = seats.get((table, person))
            turn = turns.get((seat.pk, number)) if seat else None
            standings[table, person, number] = _standing(found, seat, number, turn)
    return standings


def _tables(ids: Iterable[str]) -> dict[str, Table]:
    return Table.objects.only("status", "hidden").in_bulk(ids)


def _seats(tables: Iterable[str], people: Iterable[int]) -> dict[tuple[str, int], Seat]:
    rows = Seat.objects.filter(table__in=tables, person__in=people)
    rows = rows.only("table", "person", "turn", "waiting_since", "resigned_at", "heard")
    return {(seat.table_id, seat.person_id): seat for seat in with_plans(rows)}


def _turns(wanted: Collection[tuple[int, int]]) -> dict[tuple[int, int], Turn]:
    """Return turns by seat and number; where no clock runs, there is none."""
    rows = Turn.objects.filter(
        seat__in={seat for seat, _ in wanted}, number__in={number for _, number in wanted}
    )
    rows = rows.only("seat", "number", "deadline_at", "closed_at", "closed_by")
    return {(turn.seat_id, turn.number): turn for turn in rows}


def _standing(table: Table, seat: Seat | None, number: int, turn: Turn | None) -> Standing:
    # Whether a turn is open is the seat's to say: where no clock runs there is no row of turns.
    waits = seat is not None and seat.turn == number and seat.is_asked
    return Standing(
        status=table.status,
        hidden=table.hidden,
        seated=seat is not None,
        open=waits and table.status == Status.PLAYING,
        deadline=turn.deadline_at if turn else None,
        closed_at=turn.closed_at if turn else None,
        closed_by=(turn.closed_by or "") if turn else "",
        heard=seat.heard if seat else 0,
        planned=plan_due(seat) if seat and waits else None,
    )


def _presence(tables: Iterable[str], people: Iterable[int]) -> dict[tuple[str, int], datetime]:
    rows = Presence.objects.filter(table__in=tables, person__in=people)
    return {(row.table_id, row.person_id): row.at for row in rows}


def _recipients(people: Iterable[int], now: datetime) -> dict[int, Recipient]:
    people = list(people)
    recipients = {person: Recipient(reach=Reach(person_id=person)) for person in people}
    for reach in Reach.objects.filter(person__in=people):
        recipients[reach.person_id].reach = reach
    for person, rules in rules_for(people, now).items():
        recipients[person].rules = rules
    for said in Preference.objects.filter(person__in=people):
        recipients[said.person_id].preferences[said.table_id, said.topic] = said
    for person, way in ways_besides_mail(people):
        recipients[person].ways.add(way)
    _add_addresses(recipients)
    return recipients


def _add_addresses(recipients: dict[int, Recipient]) -> None:
    for person, email in confirmed_addresses(recipients).items():
        recipients[person].address = email
    wanted = {normal_address(recipient.address) for recipient in recipients.values()}
    bad = dict(BadAddress.objects.filter(email__in=wanted).values_list("email", "why"))
    for recipient in recipients.values():
        recipient.bad = bad.get(normal_address(recipient.address), "")


def channel_open(recipient: Recipient, channel: str) -> str:
    """Say why nothing can go to a person over a channel; empty when it can."""
    if channel == Channel.MAIL:
        if recipient.reach.stopped_at:
            return "unsubscribed"
        return "no-verified-address" if not recipient.address else recipient.bad
    if channel in recipient.ways:
        return ""
    return "webhook-off" if channel == Channel.WEBHOOK else "no-device"
