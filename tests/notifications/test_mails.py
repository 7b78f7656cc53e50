"""The content of mails: table, title, next action, past moves, time, a link; and no secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from datetime import timedelta
from email import message_from_bytes
from typing import Any

import pytest
from django.core import mail
from django.db import transaction
from django.test import Client

from accounts.models import User
from games.models import Seat, Status, Table
from games.paces import DAY, HOUR, Pace
from games.presentation.courses import entry_words, goes_without_saying, turn_entries
from games.presentation.segments import Segment
from games.rules.kernel import Text
from games.selectors.history import history_for
from games.services.lifecycle import abandon_consent
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.text.rendering import msg, render
from notifications.content import mails, pictures
from notifications.content.mails import MailContent, mail_contents_for, message_of
from notifications.content.tables import _lines
from notifications.kinds import kinds
from notifications.models import Kind, Mode, Notice, Preference, Topic
from tests.games.test_reading import secrets_of
from tests.notifications.conftest import about
from tests.notifications.test_ledger import hand_over
from tests.support.clocks import NOON, swept_after
from tests.support.mails import mail_content_for
from tests.support.reading import history_since_own, notice_deliver
from tests.support.tables import acting, now, open_table, play_on, started

pytestmark = pytest.mark.django_db
BOTH = (Kind.TIMED_OUT, Kind.OVER)
PLAYED = "Autoplay played this turn for you."
LINK = re.compile(r'href="([^"]*)"')


@pytest.fixture(autouse=True)
def no_pictures(settings: Any) -> None:
    """Turn pictures off, since each takes a tenth of a second."""
    settings.MAIL_PICTURES = False


@pytest.fixture
def with_pictures(no_pictures: None, settings: Any) -> None:
    settings.MAIL_PICTURES = True


def written(*notices: Notice) -> MailContent:
    """Write the letter of stored notices."""
    rows = Notice.objects.select_related("person", "table", "by")
    found = [rows.get(pk=notice.pk) for notice in notices]
    return mail_content_for(found)


def notice_of(person: User, table: Table, kind: Kind, **columns: Any) -> Notice:
    columns = {"turn": 900, **columns}
    return Notice.objects.create(person=person, table=table, kind=kind, **columns)


def told_since(notice: Notice) -> list[Text]:
    """Return the log entries since the person's last choice, without trivial ones."""
    moves = history_since_own(notice.table, notice.person)
    lines = [line for move in moves for line in move.sentences]
    return [line for line in lines if not goes_without_saying(line)]


def ended_by(people: list[User]) -> Table:
    """Return a game that its players have ended early."""
    table = started(people, name="Ended")
    for person in people:
        abandon_consent(table_id=table.pk, by=person)
    return now(table)


def before_the_last_choice(table: Table) -> None:
    """Play a game up to its last choice, without that choice."""
    rng = random.Random(7)
    while True:
        before = transaction.savepoint()
        if play_on(table, rng, choices=1).status == Status.FINISHED:
            return transaction.savepoint_rollback(before)
        transaction.savepoint_commit(before)


@pytest.fixture
def notice(table: Table) -> Notice:
    for _ in range(5):
        Notice.objects.all().delete()
        hand_over(table)
    return Notice.objects.get()


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def timed(two: list[User], hand: Hand) -> Table:
    """A game whose clock grants twelve hours, then two days."""
    pace = Pace(grace=12 * HOUR, bank=2 * DAY, increment=HOUR, cap=3 * DAY)
    return started(two, name="Salt & silk", pace="custom", clock=pace, timeout_policy="turn")


class TestTurn:
    def test_it_says_all_that_one_needs(self, notice: Notice, table: Table) -> None:
        letter = written(notice)
        assert letter.subject == f"Your turn: Yspahan, table {table.pk}"
        assert f"Your turn, {notice.person.username}." in letter.text
        assert f"\nhttp://localhost:8000/tables/{table.pk}/\n" in letter.text
        assert f'href="http://localhost:8000/tables/{table.pk}/"' in letter.html
        assert "What to do: " in letter.text
        assert "Week 1, day" in letter.text
        assert "Salt &amp; silk" in letter.html

    def test_it_is_what_goes_out(self, notice: Notice) -> None:
        notice_deliver(notice_id=notice.pk)
        (message,) = mail.outbox
        assert message.to == [notice.person.email]
        assert message.subject == f"Your turn: Yspahan, table {notice.table_id}"
        assert "Your turn, " in str(message.body)

    def test_it_tells_what_has_happened_since(self, notice: Notice, table: Table) -> None:
        letter = written(notice)
        lines = told_since(notice)
        assert lines
        other = User.objects.exclude(pk=notice.person_id).get(seats__table=table)
        assert letter.text.count("\n  - ") == len(lines)
        assert f"\n  - {other.username} " in letter.text.split("Since your last turn")[1]

    def test_each_turn_is_headed_by_its_line(self, notice: Notice, table: Table) -> None:
        letter = written(notice)
        moves = history_since_own(table, notice.person)
        names = [seat.name for seat in table.seats.order_by("place")]
        heads = [entry_words(line, names) for line in turn_entries(table.title, moves)]
        assert any("→" in head for head in heads)
        for head in filter(None, heads):
            assert head in letter.text
            assert head in letter.html
        assert "ended the turn" not in letter.text

    def test_the_actor_is_named_again_after_somebody_else(self) -> None:
        jonas, piotr = (Segment("name", name, seat) for seat, name in enumerate(["Jonas", "Piotr"]))
        said = [(jonas, "rolled"), (jonas, "took 3"), (piotr, "scored 1"), (jonas, "scored 2")]
        lines = [[who, Segment("plain", f" {what}")] for who, what in said]
        told = _lines([*lines, [Segment("plain", "A week ended")]], 0)
        assert [(line.text, line.named) for line in told] == [
            ("rolled", True),
            ("took 3", False),
            ("Piotr scored 1", False),
            ("Jonas scored 2", False),
            ("A week ended", False),
        ]

    def test_long_absence_is_cut_short(
        self, notice: Notice, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pictures, "MOST_LINES", 3)
        lines = told_since(notice)
        letter = written(notice)
        assert len(lines) > 3
        assert letter.text.count("\n  - ") == 3
        assert msg("mail-more", count=len(lines) - 3) in letter.text

    def test_it_speaks_its_readers_language(self, notice: Notice) -> None:
        User.objects.update(language="de")
        letter = written(notice)
        assert letter.subject == f"Du bist am Zug: Yspahan, Tisch {notice.table_id}"
        assert "Zu tun: " in letter.text
        assert '<html lang="de">' in letter.html

    def test_plain_text_is_not_escaped_and_html_is(self, notice: Notice) -> None:
        Table.objects.update(name="<b>Bold & Sons</b>")
        letter = written(notice)
        assert "<b>Bold & Sons</b>" in letter.text
        assert "<b>Bold" not in letter.html

    def test_a_name_cannot_begin_a_header(self, notice: Notice) -> None:
        Table.objects.update(name="Silk\r\nBcc: all@example.com")
        message = message_of(written(notice), "mara@example.com").message()
        assert message["Bcc"] is None
        assert message["Subject"] == f"Your turn: Yspahan, table {notice.table_id}"

    def test_a_table_without_a_name_is_called_by_its_title(self, notice: Notice) -> None:
        Table.objects.update(name="")
        assert "Open Yspahan" in written(notice).html

    @pytest.mark.parametrize(
        "name",
        ["http://evil.example/win", "www.evil.example", "call me@evil.example", "evil.example:80"],
    )
    def test_no_link_is_made_of_a_name(self, notice: Notice, name: str) -> None:
        Table.objects.update(name=name)
        letter = written(notice)
        for text in (letter.subject, letter.text, letter.html):
            assert "evil.example" not in text
            assert "://evil" not in text
        assert name in letter.text.replace("\N{ZERO WIDTH SPACE}", "")

    def test_an_ordinary_name_is_left_as_it_is(self, notice: Notice) -> None:
        Table.objects.update(name="Dr. No & Co., 7:30")
        assert "Dr. No & Co., 7:30" in written(notice).text

    def test_a_zone_that_the_machine_does_not_know_stops_no_mail(self, notice: Notice) -> None:
        User.objects.update(time_zone="Mars/Olympus")
        assert written(notice).subject.startswith("Your turn")


class TestTime:
    def test_it_says_how_long_until_when_and_what_then(self, timed: Table) -> None:
        """Noon in UTC is 14:00 in Berlin in June."""
        text = written(notice_of(acting(timed), timed, Kind.TURN)).text
        assert "2\u00a0d\u00a012\u00a0h left: 12\u00a0h free (until Tue 2 Jun, 02:00), " in text
        assert "then 2\u00a0d of your bank (runs out on Thu 4 Jun, 02:00)" in text
        assert (
            "If time runs out, autoplay plays this turn for you. You play your next turn yourself."
            in text
        )

    def test_it_speaks_of_the_readers_own_zone(self, timed: Table) -> None:
        User.objects.update(time_zone="Asia/Tokyo")
        letter = written(notice_of(acting(timed), timed, Kind.TURN))
        assert "runs out on Thu 4 Jun, 09:00" in letter.text
        assert "times are Asia/Tokyo" in letter.text

    def test_a_bank_is_called_in_german_as_on_the_pages(self, timed: Table) -> None:
        User.objects.update(language="de")
        text = written(notice_of(acting(timed), timed, Kind.TURN)).text
        assert "dann 2\u00a0Tage deines Vorrats" in text

    def test_quiet_hours_are_said(self, timed: Table, hand: Hand) -> None:
        User.objects.update(quiet_from="13:00", quiet_to="16:00")
        text = written(notice_of(acting(timed), timed, Kind.TURN)).text
        assert "The clock is stopped in your quiet hours, until Mon 1 Jun, 16:00." in text

    def test_later_the_bank_alone_is_left(self, timed: Table, hand: Hand) -> None:
        hand.forward(timedelta(hours=20))
        text = written(notice_of(acting(timed), timed, Kind.REMINDER, step="half")).text
        assert "1\u00a0d\u00a016\u00a0h left (runs out on Thu 4 Jun, 02:00)" in text
        assert "free" not in text

    def test_it_says_when_we_remind(self, timed: Table) -> None:
        turn = written(notice_of(acting(timed), timed, Kind.TURN))
        assert "If you haven't moved, we remind you on Tue 2 Jun, 20:00." in turn.text

    def test_it_says_when_a_stand_in_would_keep_the_seat(self, timed: Table) -> None:
        Table.objects.update(timeout_policy="seat", timeout_misses=3)
        text = written(notice_of(acting(timed), timed, Kind.TURN)).text
        assert "After 3 more missed turns in a row, a stand-in takes over the seat." in text
        Seat.objects.update(missed=2)
        text = written(notice_of(acting(timed), timed, Kind.REMINDER, step="late")).text
        assert "autoplay plays this turn for you, and plays on until you come back" in text

    def test_a_calm_table_speaks_of_no_time(self, notice: Notice) -> None:
        text = written(notice).text
        assert " left" not in text
        assert "remind" not in text


class TestOtherKinds:
    @pytest.mark.parametrize(
        ("step", "subject"),
        [("half", "Half of your time is left: Yspahan"), ("late", "Little time is left: Yspahan")],
    )
    def test_a_reminder(self, timed: Table, step: str, subject: str) -> None:
        letter = written(notice_of(acting(timed), timed, Kind.REMINDER, step=step))
        assert letter.subject == f"{subject}, table {timed.pk}"
        assert "What to do: " in letter.text

    def test_after_a_time_out_it_says_how_the_turn_was_played(
        self, timed: Table, hand: Hand
    ) -> None:
        late = acting(timed)
        Notice.objects.all().delete()
        assert swept_after(hand, days=3).timed_out == 1
        letter = written(Notice.objects.get(kind=Kind.TIMED_OUT, person=late))
        assert letter.subject == f"Your time ran out: Yspahan, table {timed.pk}"
        assert "Autoplay played this turn for you." in letter.text
        assert "played by a stand-in" in letter.text
        assert ">&nbsp;</p>" not in letter.html  # no confirmation and no gap in its place

    def test_the_tables_stand_in_is_named(self, timed: Table) -> None:
        Table.objects.update(stand_in="merchant")
        Seat.objects.update(played_by_stand_in=True)
        text = written(notice_of(acting(timed), timed, Kind.TIMED_OUT)).text
        assert "A Merchant plays for you until you come back" in text
        Seat.objects.update(played_by_stand_in=False)
        text = written(notice_of(acting(timed), timed, Kind.TURN)).text
        assert "If time runs out, a Merchant plays this turn for you" in text

    def test_who_is_held_is_told_the_way_back(self, timed: Table) -> None:
        Seat.objects.update(played_by_stand_in=True)
        text = written(notice_of(acting(timed), timed, Kind.TIMED_OUT)).text
        assert "plays for you until you come back" in text

    def test_a_game_that_begins_with_ones_own_turn_is_one_mail(self, table: Table) -> None:
        first = acting(table)
        both = [notice_of(first, table, Kind.STARTED), notice_of(first, table, Kind.TURN)]
        letter = written(*both)
        assert letter.subject == f"Your turn: Yspahan, table {table.pk}"
        assert "The game has begun." in letter.text

    def test_a_game_that_begins_with_somebody_else(self, table: Table, two: list[User]) -> None:
        (waits,) = [user for user in two if user != acting(table)]
        letter = written(notice_of(waits, table, Kind.STARTED))
        assert letter.subject == f"The game has begun: Yspahan, table {table.pk}"
        assert f"{acting(table).username} is to move." in letter.text
        assert "What to do" not in letter.text

    def test_the_end_shows_the_scores(self, table: Table) -> None:
        over = play_on(table, random.Random(7))
        assert over.status == Status.FINISHED
        for notice in Notice.objects.filter(kind=Kind.OVER):
            letter = written(notice)
            assert letter.subject == f"The game is over: Yspahan, table {table.pk}"
            for seat in over.seats.all():
                line = f"{seat.rank}. {seat.name}: {msg('mail-points', count=seat.score)}"
                assert line in letter.text
            own = over.seats.get(person=notice.person)
            won = "You have won." if own.rank == 1 else "You finished in place 2 of 2."
            assert won in letter.text
            assert "What to do" not in letter.text

    def test_an_end_without_a_result_says_why_and_says_it_once(
        self, timed: Table, two: list[User], hand: Hand
    ) -> None:
        late = acting(timed)
        Table.objects.update(timeout_policy="end")
        assert swept_after(hand, days=3).timed_out == 1
        for reader in two:
            text = written(*Notice.objects.filter(person=reader, state="pending")).text
            reason = "Your time" if reader == late else f"{late.username}"
            assert f"{reason} ran out" in text
            assert text.count("It has no result.") == 1
            assert "result doesn't count" not in text
            assert "Final scores" not in text

    def test_the_last_turn_of_a_game_is_followed_by_none(self, timed: Table, hand: Hand) -> None:
        before_the_last_choice(timed)
        late = acting(timed)
        assert swept_after(hand, days=4).timed_out == 1
        assert now(timed).status == Status.FINISHED
        text = written(Notice.objects.get(kind=Kind.TIMED_OUT, person=late)).text
        assert "the last of the game" in text
        assert "doesn't count" not in text
        assert "next turn" not in text

    def test_a_late_mail_doesnt_call_an_earlier_turn_the_last(
        self, timed: Table, hand: Hand
    ) -> None:
        late = acting(timed)
        assert swept_after(hand, days=3).timed_out == 1
        assert play_on(timed, random.Random(7)).status == Status.FINISHED
        text = written(Notice.objects.get(kind=Kind.TIMED_OUT, person=late)).text
        assert PLAYED in text
        assert "the last of the game" not in text
        assert "next turn" not in text

    @pytest.mark.parametrize("policy", ["turn", "seat"])
    def test_a_time_out_before_an_end_by_consent_is_told_of_its_own(
        self, timed: Table, two: list[User], hand: Hand, policy: str
    ) -> None:
        late = acting(timed)
        Table.objects.update(timeout_policy=policy, timeout_misses=1)
        assert swept_after(hand, days=3).timed_out == 1
        for person in (late, next(one for one in two if one != late)):
            abandon_consent(table_id=timed.pk, by=person)
        assert now(timed).status == Status.ABANDONED
        alone = written(Notice.objects.get(kind=Kind.TIMED_OUT, person=late)).text
        with_the_end = written(*Notice.objects.filter(kind__in=BOTH, person=late)).text
        assert "The active players have agreed to end the game early." in with_the_end
        assert "Your time ran out." in with_the_end
        for text in (alone, with_the_end):
            assert PLAYED in text
            assert "Therefore the table has ended" not in text
            assert "until you come back" not in text

    def test_of_a_table_that_nobody_keeps_each_learns_what_came_of_their_time(
        self, timed: Table, hand: Hand
    ) -> None:
        Table.objects.update(timeout_policy="seat", timeout_misses=1)
        first = acting(timed)
        assert swept_after(hand, days=3).timed_out == 1
        last = acting(timed)
        assert swept_after(hand, days=3).timed_out == 1
        for person in (first, last):
            text = written(*Notice.objects.filter(kind__in=BOTH, person=person)).text
            assert "Your time ran out." in text
            assert (PLAYED in text) == (person == first)
            assert text.count("Stand-ins were playing all seats, so the game ended.") == 1
        assert (
            "Therefore the table has ended."
            in written(Notice.objects.get(kind=Kind.TIMED_OUT, person=last)).text
        )

    def test_a_stopped_table_says_so(self, table: Table) -> None:
        letter = written(notice_of(acting(table), table, Kind.QUARANTINED))
        assert letter.subject == f"Stopped: Yspahan, table {table.pk}"
        assert "fault in our rules" in letter.text

    def test_an_invitation_names_who_invites_and_who_sits_there(self, two: list[User]) -> None:
        host, guest = two
        table = open_table(host, 3, name="Evening", pace="daily")
        letter = written(notice_of(guest, table, Kind.INVITATION, by=host))
        assert letter.subject == f"An invitation: Yspahan, table {table.pk}"
        assert f"{host.username} invites you, {guest.username}." in letter.text
        assert f"{host.username} is at the table already." in letter.text
        assert f"http://localhost:8000/j/{table.token}/" in letter.text

    @pytest.mark.parametrize("language", ["en", "de", "fr"])
    @pytest.mark.parametrize("kind", list(kinds()))
    def test_every_kind_is_said_in_every_language(
        self, table: Table, kind: Kind, language: str
    ) -> None:
        """In tests, a missing message or variable is an error."""
        User.objects.update(language=language)
        step = "late" if kind == Kind.REMINDER else ""
        person = acting(table)
        columns = {"turn": 900, "step": step, "by": person, **about(kind, table)}
        letter = written(Notice.objects.create(person=person, kind=kind, **columns))
        assert (table.pk if "table" in columns else "1") in letter.subject
        # Subjects of others' mails contain no names of tables and people.
        assert not {"Salt", person.username} & set(re.findall(r"\w+", letter.subject))
        assert ("Salt & silk" in letter.text) == ("table" in columns)
        assert person.username in letter.text


class TestDigest:
    @pytest.fixture
    def digest(self, timed: Table, two: list[User]) -> MailContent:
        calm = started(two, name="Calm", title="marco-polo-2")
        over = play_on(started(two, name="Over"), random.Random(7))
        person = acting(timed)
        while acting(calm) != person:
            play_on(calm, random.Random(1), choices=1)
        tables = ((over, Kind.OVER), (calm, Kind.TURN), (timed, Kind.TURN))
        return written(*(notice_of(person, table, kind) for table, kind in tables))

    def test_what_has_the_least_time_stands_first(self, digest: MailContent) -> None:
        at = [digest.text.index(name) for name in ("Salt & silk", "Calm", "Over")]
        assert at == sorted(at)

    def test_it_counts_the_tables_that_wait(self, digest: MailContent) -> None:
        assert digest.subject == "Your turn at 2 tables"
        assert "3 tables have news for you; it is your turn at 2." in digest.text

    def test_each_table_has_its_link(self, digest: MailContent) -> None:
        for table in Table.objects.all():
            assert f'href="http://localhost:8000/tables/{table.pk}/"' in digest.html

    def test_each_table_stands_under_its_name(self, digest: MailContent) -> None:
        headings = re.findall(r"<h2 [^>]*>([^<]*)</h2>", digest.html)
        assert headings == ["Salt &amp; silk", "Calm", "Over"]

    def test_it_is_a_conversation_of_its_own(self, digest: MailContent) -> None:
        assert digest.headers["References"].startswith("<table-person-")


class TestLinksAndHeaders:
    def test_a_table_is_one_conversation(self, notice: Notice, table: Table) -> None:
        headers = written(notice).headers
        assert headers["Message-ID"] == "<id@localhost>"
        assert headers["References"] == headers["In-Reply-To"] == f"<table-{table.pk}@localhost>"
        assert headers["Auto-Submitted"] == "auto-generated"

    def test_all_links_are_the_table_or_about_mails(self, notice: Notice, table: Table) -> None:
        found = set(LINK.findall(written(notice).html))
        about = {link for link in found if "/notices/" in link}
        assert found - about == {f"http://localhost:8000/tables/{table.pk}/"}
        assert len(about) == 3

    def test_opening_any_link_changes_nothing(self, notice: Notice, client: Client) -> None:
        before = list(Preference.objects.values()), Table.objects.get().version
        for link in LINK.findall(written(notice).html):
            assert client.get(link).status_code == 200
        assert (list(Preference.objects.values()), Table.objects.get().version) == before

    def test_one_click_stops_the_mails(self, notice: Notice, client: Client) -> None:
        """By RFC 8058, a mail program sends this request for a person without a session."""
        letter = written(notice)
        assert letter.headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = letter.headers["List-Unsubscribe"].strip("<>")
        answer = client.post(link, {"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        notice_deliver(notice_id=notice.pk)
        notice.refresh_from_db()
        assert (notice.state, notice.reason) == ("skipped", "unsubscribed")
        assert mail.outbox == []

    def test_the_mode_is_named(self, notice: Notice) -> None:
        assert "Your setting: a mail at once when it is your turn." in written(notice).text
        Preference.objects.create(person=notice.person, topic=Topic.TURN, mode=Mode.DAILY)
        assert "Your setting: a mail once a day, when it is your turn." in written(notice).text


class TestPicture:
    def test_it_lies_in_the_mail_and_is_shown(self, notice: Notice, with_pictures: None) -> None:
        letter = written(notice)
        (name,) = letter.pictures
        assert f'src="cid:{name}@localhost"' in letter.html
        message = message_of(letter, "mara@example.com").message()
        (image,) = [part for part in _parsed(message) if part.get_content_type() == "image/png"]
        assert image["Content-ID"] == f"<{name}@localhost>"
        assert image.get_payload(decode=True).startswith(b"\x89PNG")

    def test_without_it_the_letter_is_written_all_the_same(
        self, notice: Notice, with_pictures: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pictures, "painted", _fail)
        letter = written(notice)
        assert letter.pictures == []
        assert "<img" not in letter.html
        assert "Your turn, " in letter.text

    def test_one_that_is_lost_before_sending_is_left_out(
        self, notice: Notice, with_pictures: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        letter = written(notice)
        assert "<img" in letter.html
        monkeypatch.setattr(mails, "board_picture", lambda name: pictures.BoardPicture())
        html = str(message_of(letter, "mara@example.com").alternatives[0][0])
        assert "<img" not in html
        assert "cid:" not in html

    def test_lines_and_picture_bear_the_same_numbers(
        self, two: list[User], with_pictures: None
    ) -> None:
        table = play_on(started(two), random.Random(3), choices=90)
        person = acting(table)
        letter = written(notice_of(person, table, Kind.TURN))
        shown = pictures.board_picture(pictures.Name.read(letter.pictures[0])).marked
        numbers = re.findall(r'text-align:center">(\d+)</span>', letter.html)
        assert numbers == [str(number) for number, _ in enumerate(shown, 1)]


@pytest.mark.parametrize(("name", "told"), [("", ["Yspahan"]), ("Lunch", ["Yspahan", "Lunch"])])
def test_a_table_without_a_name_is_called_by_its_title_once(
    two: list[User], name: str, told: list[str]
) -> None:
    letter = written(notice_of(two[0], started(two, name=name), Kind.TURN))
    where = " · ".join([*told, "Week 1, day 1"])
    assert letter.text.splitlines()[0] == where
    assert f">{where}</p>" in letter.html


def _fail(*_: object) -> bytes:
    raise ValueError("no painter")


def _parsed(message: Any) -> Any:
    return message_from_bytes(message.as_bytes()).walk()


def test_one_that_cannot_be_written_is_no_matter_of_the_others(
    notice: Notice, table: Table, two: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = notice_of(two[0], table, Kind.QUARANTINED)
    own = mails.told

    def picky(notices: Any, *rest: Any) -> object:
        if notices[0].pk == notice.pk:
            raise ValueError("a template")
        return own(notices, *rest)

    monkeypatch.setattr(mails, "told", picky)
    rows = Notice.objects.select_related("person", "table", "by")
    groups = [[rows.get(pk=one.pk)] for one in (notice, other)]
    failed, fine = mail_contents_for(groups, message_ids=["<a@b>", "<c@d>"])
    assert isinstance(failed, ValueError)
    assert isinstance(fine, MailContent)


@pytest.mark.parametrize(("ended", "queries"), [(False, 8), (True, 9)])
def test_a_heap_of_letters_takes_a_handful_of_queries(
    two: list[User], hand: Hand, django_assert_num_queries: Any, ended: bool, queries: int
) -> None:
    tables = [started(two, name=f"Table {number}", pace="daily") for number in range(4)]
    for table in tables:
        notice_of(acting(table), table, Kind.TURN)
    if ended:
        notice_of(two[0], ended_by(two), Kind.OVER)
    rows = Notice.objects.filter(turn=900).select_related("person", "table", "by").order_by("kind")
    groups = [[row] for row in rows]
    ids = ["<a@b>"] * len(groups)
    mail_contents_for(groups, message_ids=ids)  # the facts of the pictures are cached
    with django_assert_num_queries(queries):
        letters = mail_contents_for(groups, message_ids=ids)
    said = {"turn": "Your turn", "over": "The game is over"}
    assert [letter.subject for letter in letters if isinstance(letter, MailContent)] == [
        f"{said[row.kind]}: Yspahan, table {row.table_id}" for row in rows
    ]


def test_nobodys_cards_are_in_anothers_mail(table: Table, two: list[User]) -> None:
    """A mail contains at most its reader's own cards, and no other secret."""
    play_on(table, random.Random(3), choices=120)
    names = [seat.name for seat in table.seats.order_by("place")]
    checked = 0
    for reader, other in (two, reversed(two)):
        letter = written(notice_of(reader, table, Kind.OVER))
        text = f"{letter.text} {letter.html}"
        assert not [secret for secret in secrets_of(table) if secret in text]
        seen = {
            render(line, names) for move in history_for(table, reader) for line in move.sentences
        }
        lines = {
            render(line, names) for move in history_for(table, other) for line in move.sentences
        }
        hidden = lines - seen
        assert not [line for line in hidden if line in text], reader
        checked += len(hidden)
    assert checked
