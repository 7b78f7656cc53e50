"""Talk at a table: writers, readers and moments, and the stored texts."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from django.core import mail
from django.core.exceptions import ValidationError
from django.test import Client, override_settings
from django.urls import reverse

from accounts.models import AuditEntry, User
from accounts.services.blocking import person_block
from games.errors import Code
from games.models import Seat, Table, Visibility
from games.services.closing import person_close
from games.session import session_open
from games.talk import LONGEST, bits, cleaned, excerpt
from games.talk.exports import files_of
from games.talk.models import Message
from games.talk.moderation import message_hide
from games.talk.selectors import talk_of, unread_counts
from games.talk.services import (
    message_change,
    message_say,
    message_take_back,
    talk_close,
    talk_mark_read,
    talk_mute,
)
from mp2site.infra import clock
from notifications.delivery.sending import notices_sweep
from notifications.models import Channel, Mode, Notice, Preference, Topic
from tests.notifications.test_ledger import hand_over
from tests.support.guests import guest_at_table
from tests.support.tables import (
    acting,
    ended,
    open_table,
    people,
    person,
    refused,
    started,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def three() -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return started(three[:2])


def readable(table: Table, user: User | None) -> list[str]:
    session = session_open(table_id=table.pk, person=user)
    return [one.text for one in talk_of(session.table, session.own, user).messages]


def unread(table: Table, user: User) -> int:
    session = session_open(table_id=table.pk, person=user)
    return len(talk_of(session.table, session.own, user).unread)


class TestSaying:
    def test_from_a_seat_the_others_there_read_it(self, table: Table, three: list[User]) -> None:
        mara, jonas, stranger = three
        message = message_say(table_id=table.pk, by=mara, text=" Well\r\nrolled! ")
        assert (message.text, message.ply, message.audience) == ("Well\nrolled!", 0, "seats")
        assert readable(table, jonas) == ["Well\nrolled!"]
        assert readable(table, stranger) == readable(table, None) == []
        assert (unread(table, jonas), unread(table, mara)) == (1, 0)

    def test_it_knows_its_moment(self, table: Table, three: list[User]) -> None:
        whose = acting(table)
        message = message_say(table_id=table.pk, by=three[0], text="Hello")
        place = Seat.objects.get(table=table, person=whose).place
        assert message.moment["id"].startswith("yspahan-")
        assert message.place == place

    def test_in_the_waiting_room_those_who_sit_there(self, three: list[User]) -> None:
        table = open_table(three[0], 2)
        assert message_say(table_id=table.pk, by=three[0], text="Come in").moment is None
        with refused(Code.NOT_YOUR_SEAT):
            message_say(table_id=table.pk, by=three[2], text="Hello")

    def test_spectators_talk_apart_until_the_end(self, table: Table, three: list[User]) -> None:
        mara, jonas, stranger = three
        message_say(table_id=table.pk, by=mara, text="At the table")
        message_say(table_id=table.pk, by=stranger, text="Watching")
        assert (readable(table, jonas), readable(table, stranger)) == (
            ["At the table"],
            ["Watching"],
        )
        assert unread(table, jonas) == 1
        ended(table, 30, 20)
        both = ["At the table", "Watching"]
        assert readable(table, jonas) == readable(table, stranger) == readable(table, None) == both

    def test_what_spectators_said_is_new_until_it_is_read(
        self, table: Table, three: list[User], client: Client
    ) -> None:
        _, jonas, stranger = three
        message_say(table_id=table.pk, by=stranger, text="Watching")
        ended(table, 30, 20)
        assert unread(table, jonas) == 1
        client.force_login(jonas)
        assert client.get(reverse("talk:page", args=[table.pk])).status_code == 200
        assert unread(table, jonas) == 0

    def test_where_the_board_cannot_be_shown(self, table: Table, three: list[User]) -> None:
        """A table with a broken board is a reason to talk."""
        Table.objects.filter(pk=table.pk).update(state=b"junk")
        message = message_say(table_id=table.pk, by=three[0], text="What happened?")
        assert message.moment is None

    def test_nobody_from_elsewhere_at_a_private_table(
        self, table: Table, three: list[User]
    ) -> None:
        Table.objects.filter(pk=table.pk).update(visibility=Visibility.PRIVATE)
        with refused(Code.NOT_FOUND):
            message_say(table_id=table.pk, by=three[2], text="Hello")

    def test_what_is_no_message(self, table: Table, three: list[User]) -> None:
        longest = "x" * LONGEST
        assert message_say(table_id=table.pk, by=three[0], text=longest).text == longest
        with refused(Code.TOO_LONG):
            message_say(table_id=table.pk, by=three[0], text=longest + "x")
        with refused(Code.MALFORMED):
            message_say(table_id=table.pk, by=three[0], text=" \u202e\0\n ")
        assert Message.objects.count() == 1

    def test_a_guest_needs_an_account(self) -> None:
        guest, own = guest_at_table()
        with refused(Code.NEEDS_ACCOUNT):
            message_say(table_id=own.pk, by=guest, text="Hello")

    def test_programs_are_quiet(self, table: Table) -> None:
        program = person("program", is_computer=True, owner=person("owner"))
        with refused(Code.NEEDS_ACCOUNT):
            message_say(table_id=table.pk, by=program, text="Hello")

    def test_so_much_in_an_hour_and_no_more(self, table: Table, three: list[User]) -> None:
        with override_settings(LIMITS={"messages-an-hour": 2}):
            for _ in range(2):
                message_say(table_id=table.pk, by=three[0], text="Hello")
            with refused(Code.TOO_MANY):
                message_say(table_id=table.pk, by=three[0], text="Hello")
            message_say(table_id=table.pk, by=three[1], text="Hello")


class TestChanging:
    def test_for_five_minutes(
        self, table: Table, three: list[User], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        mara, jonas, _ = three
        known = {
            "table_id": table.pk,
            "message_id": message_say(table_id=table.pk, by=mara, text="A").pk,
        }
        assert message_change(by=mara, text="B", **known).edited_at is not None
        assert readable(table, jonas) == ["B"]
        with refused(Code.NOT_YOUR_SEAT):
            message_change(by=jonas, text="C", **known)
        later = clock.now() + timedelta(minutes=5, seconds=1)
        monkeypatch.setattr(clock, "now", lambda: later)
        with refused(Code.TOO_LATE):
            message_change(by=mara, text="C", **known)
        with refused(Code.TOO_LATE):
            message_take_back(by=mara, **known)
        assert readable(table, jonas) == ["B"]

    def test_taken_back_nobody_reads_it(self, table: Table, three: list[User]) -> None:
        mara, jonas, _ = three
        keeper = person("keeper", is_staff=True)
        for take_back in (
            lambda pk: message_take_back(table_id=table.pk, message_id=pk, by=mara),
            lambda pk: message_hide(message_id=pk, by=keeper, why="As reported."),
        ):
            take_back(message_say(table_id=table.pk, by=mara, text="A").pk)
        assert readable(table, jonas) == readable(table, mara) == []

    def test_the_staff_s_deed_is_written_down(self, table: Table, three: list[User]) -> None:
        message = message_say(table_id=table.pk, by=three[0], text="A")
        with pytest.raises(ValidationError) as error:
            message_hide(message_id=message.pk, by=three[1], why="No.")
        assert error.value.code == "not-staff"
        assert readable(table, three[1]) == ["A"]
        message_hide(message_id=message.pk, by=person("keeper", is_staff=True), why="Insults.")
        entry = AuditEntry.objects.get()
        assert (entry.what, entry.person, entry.table) == ("message-hidden", three[0], table.pk)

    def test_only_at_its_own_table(self, table: Table, three: list[User]) -> None:
        message = message_say(table_id=table.pk, by=three[0], text="A")
        other = started(three[:2])
        with refused(Code.NOT_FOUND):
            message_change(table_id=other.pk, message_id=message.pk, by=three[0], text="B")


class TestHearing:
    def test_what_was_seen_is_no_news(self, table: Table, three: list[User]) -> None:
        mara, jonas, _ = three
        last = message_say(table_id=table.pk, by=mara, text="A").pk
        seats = list(Seat.objects.filter(table=table, person=jonas))
        assert unread_counts(jonas, seats) == {table.pk: 1}
        talk_mark_read(table_id=table.pk, by=jonas, last=last)
        talk_mark_read(table_id=table.pk, by=jonas, last=0)
        assert unread(table, jonas) == 0
        assert unread_counts(jonas, seats) == {}

    def test_nobody_hears_ahead(self, table: Table, three: list[User]) -> None:
        """Another person's link can't mark future messages as read."""
        mara, jonas, stranger = three
        message_say(table_id=table.pk, by=mara, text="A")
        message_say(table_id=table.pk, by=stranger, text="Watching")
        elsewhere = started([mara, stranger])
        message_say(table_id=elsewhere.pk, by=mara, text="Elsewhere")
        client = Client()
        client.force_login(jonas)
        client.get(reverse("tables:detail", args=[table.pk]), {"read": 999_999_999})
        talk_mark_read(table_id=table.pk, by=jonas, last=10**18)
        assert unread(table, jonas) == 0
        message_say(table_id=table.pk, by=mara, text="B")
        assert unread(table, jonas) == 1

    def test_muted_there_are_no_marks(self, table: Table, three: list[User]) -> None:
        mara, jonas, stranger = three
        talk_mute(table_id=table.pk, by=jonas, muted=True)
        message_say(table_id=table.pk, by=mara, text="A")
        assert (readable(table, jonas), unread(table, jonas)) == (["A"], 0)
        assert unread_counts(jonas, Seat.objects.filter(table=table, person=jonas)) == {}
        with refused(Code.NOT_YOUR_SEAT):
            talk_mute(table_id=table.pk, by=stranger, muted=True)

    def test_blocked_people_are_not_heard(self, table: Table, three: list[User]) -> None:
        mara, jonas, _ = three
        message_say(table_id=table.pk, by=mara, text="A")
        message_say(table_id=table.pk, by=jonas, text="B")
        person_block(by=jonas, name=mara.username)
        assert (readable(table, jonas), readable(table, mara)) == (["B"], ["A", "B"])
        assert unread(table, jonas) == 0

    def test_closed_by_the_host_alone(self, table: Table, three: list[User]) -> None:
        mara, jonas, _ = three
        message_say(table_id=table.pk, by=jonas, text="A")
        with refused(Code.NOT_HOST):
            talk_close(table_id=table.pk, by=jonas, closed=True)
        talk_close(table_id=table.pk, by=mara, closed=True)
        with refused(Code.TALK_CLOSED):
            message_say(table_id=table.pk, by=jonas, text="B")
        assert readable(table, mara) == ["A"]
        talk_close(table_id=table.pk, by=mara, closed=False)
        message_say(table_id=table.pk, by=jonas, text="C")

    def test_it_comes_with_the_next_look_at_the_table(
        self, table: Table, three: list[User]
    ) -> None:
        client = Client()
        client.force_login(three[1])
        page = reverse("tables:detail", args=[table.pk])
        seen = client.get(page, {"partial": 1})
        assert (
            client.get(page, {"partial": 1}, headers={"If-None-Match": seen["ETag"]}).status_code
            == 304
        )
        last = message_say(table_id=table.pk, by=three[0], text="Well rolled").pk
        news = client.get(page, {"partial": 1}, headers={"If-None-Match": seen["ETag"]})
        assert (news.status_code, news.context["talk"].unread) == (200, 1)
        assert "Well rolled" in news.text
        client.get(page, {"partial": 1, "read": last})
        assert unread(table, three[1]) == 0


class TestTelling:
    def test_by_itself_only_by_choice(self, table: Table, three: list[User]) -> None:
        mara, jonas, _ = three
        message_say(table_id=table.pk, by=mara, text="A")
        assert not Notice.objects.filter(kind="chat").exists()
        Preference.objects.create(person=jonas, topic=Topic.TALK, mode=Mode.NOW)
        message_say(table_id=table.pk, by=mara, text="B")
        notice = Notice.objects.get(kind="chat", channel=Channel.MAIL)
        assert (notice.person, notice.by) == (jonas, mara)

    def test_not_of_blocked_people(self, table: Table, three: list[User]) -> None:
        mara, jonas, _ = three
        Preference.objects.create(person=jonas, topic=Topic.TALK, mode=Mode.NOW)
        person_block(by=jonas, name=mara.username)
        message_say(table_id=table.pk, by=mara, text="B")
        assert not Notice.objects.filter(kind="chat").exists()

    def test_with_the_mail_of_the_next_turn(self, table: Table) -> None:
        whose = acting(table)
        other = next(seat.person for seat in table.seats.all() if seat.person != whose)
        message_say(table_id=table.pk, by=whose, text="Mind http://example.org, Lea <b>")
        hand_over(table)
        Notice.objects.update(due_at=clock.now())
        notices_sweep()
        (sent,) = [one for one in mail.outbox if one.to == [other.email]]
        assert f"{whose.name} wrote: “Mind" in sent.body
        assert "http://example.org" not in sent.body


def exported(person: User) -> list[tuple[str, str]]:
    """Return the tables and texts of the messages in a person's data."""
    ((name, parts),) = files_of(person)
    assert name == "said.json"
    return [(one["table"], one["text"]) for one in json.loads(b"".join(parts))]


class TestKeeping:
    def test_goes_with_the_account_and_along_with_its_data(
        self, table: Table, three: list[User]
    ) -> None:
        mara, jonas, _ = three
        message_say(table_id=table.pk, by=mara, text="Mine")
        message_say(table_id=table.pk, by=jonas, text="Yours")
        assert exported(mara) == [(table.pk, "Mine")]
        person_close(person=mara)
        assert readable(table, jonas) == ["Yours"]
        assert not Message.objects.filter(text="Mine").exists()

    def test_messages_of_spectators_are_in_their_data_too(
        self, table: Table, three: list[User]
    ) -> None:
        message_say(table_id=table.pk, by=three[2], text="Watching")
        message_say(table_id=table.pk, by=three[0], text="Playing")
        told = [exported(user) for user in three]
        assert told == [[(table.pk, "Playing")], [], [(table.pk, "Watching")]]


class TestWords:
    @pytest.mark.parametrize(
        ("text", "kept"),
        [
            ("a\r\nb\u2028c", "a\nb\nc"),
            ("\u202eevil\u2066", "evil"),
            ("e\u0301", "é"),
            ("Z\u0335\u0336\u0337\u0338\u0321", "Z\u0335\u0336\u0337"),
            ("a\n\n\n\nb", "a\n\nb"),
            ("👩\u200d🌾", "👩\u200d🌾"),
            ("a" + "\u0338\u200d" * 9, "a\u0338\u200d\u0338"),
            ("gold\n\u0338\u0338", "gold"),
            ("java\tscript", "java script"),
            ("\u3164\u200d\u2800", ""),
        ],
    )
    def test_cleaned(self, text: str, kept: str) -> None:
        assert cleaned(text) == kept
        assert cleaned(kept) == kept

    def test_links_are_http_alone(self) -> None:
        text = "See (https://example.org/a?b=1#c), javascript:alert(1) and http://x.org."
        text += " https://example.org@evil.example http://[ https:// mailto:a@b.c //evil.example"
        links = [bit.text for bit in bits(text) if bit.link]
        assert links == ["https://example.org/a?b=1#c", "http://x.org"]
        assert "".join(bit.text for bit in bits(text)) == text

    def test_an_excerpt_is_one_line(self) -> None:
        assert excerpt("a\nb " + "c" * 200).startswith("a b ccc")
        assert len(excerpt("c" * 200)) == 120
