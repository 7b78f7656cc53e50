"""What a notice's mail says, in its person's language: words and links, no power to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone, translation

from accounts.models import User
from accounts.zones import zone_of
from games.models import Seat, Table
from games.rules.kernel import Text
from games.selectors import history_since_own, position_for, seats_of
from mp2site.text import msg, render
from notifications.models import Kind, Notice, mail_host

MOST_LINES = 30
"""A mail isn't the log: of more than that the latest are told."""


@dataclass(frozen=True, slots=True)
class Result:
    """One line of the final scores."""

    rank: int
    name: str
    score: int


def mail_for(notice: Notice, address: str) -> EmailMultiAlternatives:
    """Return the mail of a notice, ready to be sent."""
    person = notice.person
    with translation.override(person.language), timezone.override(zone_of(person.time_zone)):
        context = _context(notice)
        mail = EmailMultiAlternatives(
            subject=context["subject"],
            body=render_to_string("mail/notice.txt", context).strip() + "\n",
            to=[address],
            headers=_headers(notice),
        )
        mail.attach_alternative(render_to_string("mail/notice.html", context), "text/html")
    return mail


def _headers(notice: Notice) -> dict[str, str]:
    """A fixed id, and the table's own as the thread's root, so that a table is one conversation."""
    root = f"<table-{notice.table_id}@{mail_host()}>"
    return {
        "Message-ID": notice.message_id,
        "In-Reply-To": root,
        "References": root,
        "Auto-Submitted": "auto-generated",
    }


def _context(notice: Notice) -> dict[str, Any]:
    table, person = notice.table, notice.person
    seats = seats_of(table)
    names = [seat.name for seat in seats]
    lines = _since_own_turn(table, person, names)
    known = {"table": table.name or table.rules.name, "title": table.rules.name}
    return {
        "language": person.language,
        "subject": msg(f"mail-{notice.kind}-subject", **known),
        "lead": msg(f"mail-{notice.kind}-lead", name=person.username, **known),
        "prompt": _prompt(table, person, names) if notice.kind == Kind.TURN else "",
        "lines": lines[-MOST_LINES:],
        "more": max(0, len(lines) - MOST_LINES),
        "results": _results(seats),
        "link": settings.SITE_URL + reverse("tables:detail", args=[table.pk]),
    }


def _prompt(table: Table, person: User, names: Sequence[str]) -> str:
    decision = position_for(table, person).decision
    return render(decision.prompt, people=names) if decision else ""


def _since_own_turn(table: Table, person: User, names: Sequence[str]) -> list[str]:
    """Return the log's lines since the person chose last, as far as they may know them."""
    texts: list[Text] = [line for move in history_since_own(table, person) for line in move.lines]
    return [render(text, people=names) for text in texts]


def _results(seats: Sequence[Seat]) -> list[Result]:
    scored = [seat for seat in seats if seat.rank is not None]
    rows = [Result(seat.rank or 0, seat.name, seat.score or 0) for seat in scored]
    return sorted(rows, key=lambda row: row.rank)
