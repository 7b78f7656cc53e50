"""The facts on which decisions about notices depend, read for all notices together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from accounts.addresses import normal_address
from accounts.calendar import ALWAYS, Rules
from accounts.selectors.addresses import confirmed_addresses
from accounts.selectors.times import rules_for
from games.models import Seat, Status, Table, Turn
from games.plans.selectors import plan_due, with_plans
from mp2site.infra import clock
from mp2site.infra.contact import mailbox_open
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
"""The identification of a turn: the thread of its notices, its person's id, and its number."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a notice's subject: of its table, its person's seat there, and its turn."""

    status: str
    """The table's status; empty if the table was deleted."""
    hidden: bool = False
    """Whether the staff has hidden the table from people without a seat."""
    seated: bool = False
    open: bool = False
    """Whether it is the person's turn. For another subject, whether its ``until`` is in the future."""
    deadline: datetime | None = None
    closed_at: datetime | None = None
    closed_by: str = ""
    last_read: int = 0
    """The id of the last message of the table's chat that the person has seen."""
    planned: datetime | None = None
    """The time at which the person's plan for the turn is due; ``None`` without a plan."""


GONE = Standing("")


@dataclass(slots=True)
class Recipient:
    """A person's preferences, and whether messages can reach the person."""

    reach: Reach
    rules: Rules = ALWAYS
    preferences: dict[tuple[str | None, str], Preference] = field(default_factory=dict)
    address: str = ""
    """The person's confirmed mail address; empty without one."""
    bad: str = ""
    """The reason why no mails are sent to that address; empty if they are sent."""
    ways: set[str] = field(default_factory=set)
    """The channels besides mail that the person has."""

    def preference(self, table: str | None, topic: Topic) -> Preference:
        """Return the preference at a table: its own, else the general one or the default."""
        said = self.preferences.get((table, topic)) or self.preferences.get((None, topic))
        return said or default_preference(topic)


@dataclass(slots=True)
class Facts:
    """All facts on which decisions about some notices depend."""

    now: datetime
    people: dict[int, Recipient]
    standings: dict[Key, Standing]
    presence: dict[tuple[str, int], datetime]
    refused: frozenset[str] = frozenset()
    """The channels that refuse the site itself."""

    def of(self, notice: Notice) -> Standing:
        """Return the state of a notice's subject."""
        return self.standings.get(notice.about, GONE)


def facts_about(
    notices: Sequence[Notice], now: datetime, *, through: frozenset[str] = frozenset()
) -> Facts:
    """Read the facts about these notices. The channels in ``through`` count as open."""
    people = {notice.person_id for notice in notices}
    tables = {notice.table_id for notice in notices if notice.table_id}
    return Facts(
        now=now,
        people=_recipients(people, now),
        standings=standings_of(notices),
        # Mails that stay in the site's own mailbox disturb nobody, so quiet hours don't delay them.
        presence={} if mailbox_open() else _presence(tables, people),
        refused=Circuit.objects.refused() - through,
    )


def standings_of(notices: Iterable[Notice]) -> dict[Key, Standing]:
    """Return the states of these notices' subjects. Deleted tables are left out."""
    notices = list(notices)
    about = {notice.about for notice in notices if notice.table_id}
    tables = _tables({table for table, *_ in about})
    seats = _seats({table for table, *_ in about}, {person for _, person, _ in about})
    turns = _turns({
        (seat.pk, number)
        for table, person, number in about
        if (seat := seats.get((table, person)))
    })  # fmt: skip
    standings = {
        notice.about: _subject_standing(notice) for notice in notices if not notice.table_id
    }
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
    rows = rows.only("table", "person", "turn", "waiting_since", "resigned_at", "last_read")
    return {(seat.table_id, seat.person_id): seat for seat in with_plans(rows)}


def _turns(wanted: Collection[tuple[int, int]]) -> dict[tuple[int, int], Turn]:
    """Return turns by seat id and number.

    Turns without a clock have no row, so they are left out.
    """
    rows = Turn.objects.filter(
        seat__in={seat for seat, _ in wanted}, number__in={number for _, number in wanted}
    )
    rows = rows.only("seat", "number", "deadline_at", "closed_at", "closed_by")
    return {(turn.seat_id, turn.number): turn for turn in rows}


def _standing(table: Table, seat: Seat | None, number: int, turn: Turn | None) -> Standing:
    # A turn without a clock has no row, so the seat says whether it is open.
    waits = seat is not None and seat.turn == number and seat.is_asked
    return Standing(
        status=table.status,
        hidden=table.hidden,
        seated=seat is not None,
        open=waits and table.status == Status.PLAYING,
        deadline=turn.deadline_at if turn else None,
        closed_at=turn.closed_at if turn else None,
        closed_by=(turn.closed_by or "") if turn else "",
        last_read=seat.last_read if seat else 0,
        planned=plan_due(seat) if seat and waits else None,
    )


def _subject_standing(notice: Notice) -> Standing:
    """Return whether a subject's ``until`` is in the future."""
    until = notice.facts.get("until")
    return Standing("", open=bool(until) and clock.now() < datetime.fromisoformat(until))


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
    """Return the reason why no message can reach a person over a channel; empty if messages can."""
    if channel == Channel.MAIL:
        if recipient.reach.stopped_at:
            return "unsubscribed"
        return "no-verified-address" if not recipient.address else recipient.bad
    if channel in recipient.ways:
        return ""
    return "webhook-off" if channel == Channel.WEBHOOK else "no-device"
