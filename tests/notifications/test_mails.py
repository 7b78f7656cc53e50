"""What a mail says: table, title, what to do, what has happened, a link; and no secret."""

from __future__ import annotations

import random

import pytest
from django.core import mail

from accounts.models import User
from games.models import Status, Table
from games.selectors import history_for, history_since_own
from mp2site.text import msg, render
from notifications.models import Kind, Notice
from notifications.services.delivery import notice_deliver
from tests.games.test_reading import secrets_of
from tests.notifications.test_ledger import hand_over
from tests.support.tables import play_on

pytestmark = pytest.mark.django_db


def told(notice: Notice) -> tuple[str, str, str]:
    """Deliver a notice; return its mail's subject, text and HTML."""
    mail.outbox.clear()
    notice_deliver(notice_id=notice.pk)
    (message,) = mail.outbox
    ((html, kind),) = message.alternatives
    assert kind == "text/html"
    return message.subject, str(message.body), str(html)


@pytest.fixture
def notice(table: Table) -> Notice:
    for _ in range(5):
        Notice.objects.all().delete()
        hand_over(table)
    return Notice.objects.get()


def test_it_says_all_that_one_needs(notice: Notice, table: Table) -> None:
    subject, text, html = told(notice)
    assert subject == "Your turn at Salt & silk (Yspahan)"
    assert notice.person.username in text
    assert f"http://localhost:8000/tables/{table.pk}/" in text
    assert f'href="http://localhost:8000/tables/{table.pk}/"' in html
    assert "What to do:" in text
    assert "Salt &amp; silk" in html


def test_it_tells_what_has_happened_since(notice: Notice, table: Table) -> None:
    _, text, _ = told(notice)
    lines = [line for move in history_since_own(table, notice.person) for line in move.lines]
    assert lines
    other = User.objects.exclude(pk=notice.person_id).get(seats__table=table)
    assert text.count("\n  - ") == len(lines)
    assert other.username in text.split("What happened since your last turn")[1]


def test_it_speaks_its_readers_language(notice: Notice) -> None:
    User.objects.update(language="de")
    subject, text, html = told(notice)
    assert subject == "Du bist dran: Salt & silk (Yspahan)"
    assert "Zu tun:" in text
    assert '<html lang="de">' in html


def test_a_table_is_one_conversation(notice: Notice, table: Table) -> None:
    told(notice)
    headers = mail.outbox[0].extra_headers
    assert headers["References"] == headers["In-Reply-To"] == f"<table-{table.pk}@localhost>"
    assert headers["Auto-Submitted"] == "auto-generated"


def test_plain_text_is_not_escaped_and_html_is(notice: Notice) -> None:
    Table.objects.update(name="<b>Bold & Sons</b>")
    subject, text, html = told(notice)
    assert "<b>Bold & Sons</b>" in subject
    assert "<b>Bold & Sons</b>" in text
    assert "<b>Bold" not in html


def test_the_end_shows_the_scores(table: Table) -> None:
    over = play_on(table, random.Random(7))
    assert over.status == Status.FINISHED
    notice = Notice.objects.get(kind=Kind.OVER)
    subject, text, html = told(notice)
    assert subject == "The game at Salt & silk is over (Yspahan)"
    for seat in over.seats.all():
        assert f"{seat.rank}. {seat.name}: {msg('mail-points', count=seat.score)}" in text
    assert "What to do" not in text
    assert html.count("<li value=") == 2


def test_a_stopped_table_says_so(table: Table) -> None:
    seat = table.seats.all()[0]
    row = Notice.objects.create(person=seat.person, table=table, turn=99, kind=Kind.QUARANTINED)
    subject, text, _ = told(row)
    assert subject == "Salt & silk had to be stopped (Yspahan)"
    assert "fault in our rules" in text


def test_a_table_without_a_name_is_called_by_its_title(notice: Notice) -> None:
    Table.objects.update(name="")
    assert told(notice)[0] == "Your turn at Yspahan (Yspahan)"


def test_long_absence_is_cut_short(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("notifications.mails.MOST_LINES", 3)
    for _ in range(5):
        Notice.objects.all().delete()
        hand_over(table)
    notice = Notice.objects.get()
    total = sum(len(move.lines) for move in history_since_own(table, notice.person))
    _, text, _ = told(notice)
    assert total > 3
    assert text.count("\n  - ") == 3
    assert msg("mail-more", count=total - 3) in text


def test_nobodys_cards_are_in_anothers_mail(table: Table, two: list[User]) -> None:
    """Acceptance 5: a mail tells its reader's own cards at most, and never a secret."""
    play_on(table, random.Random(3), choices=120)
    names = [seat.name for seat in table.seats.order_by("place")]
    checked = 0
    for reader, other in (two, reversed(two)):
        seat = table.seats.get(person=reader)
        row = Notice.objects.create(person=reader, table=table, turn=500, kind=Kind.OVER)
        text = " ".join(told(row))
        assert not [secret for secret in secrets_of(table) if secret in text]
        seen = {render(line, names) for move in history_for(table, reader) for line in move.lines}
        lines = {render(line, names) for move in history_for(table, other) for line in move.lines}
        hidden = lines - seen
        assert not [line for line in hidden if line in text], seat
        checked += len(hidden)
    assert checked


def test_a_zone_that_the_machine_does_not_know_stops_no_mail(notice: Notice) -> None:
    User.objects.update(time_zone="Mars/Olympus")
    subject, _, _ = told(Notice.objects.get(pk=notice.pk))
    assert subject.startswith("Your turn")
