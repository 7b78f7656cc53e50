"""Two thousand hostile texts in a table's talk: pages, responses, mails, exports, log.

The page must have exactly the elements and attributes that harmless words give.
"""

from __future__ import annotations

import json
import logging
import re
import unicodedata
from collections.abc import Iterable
from email import message_from_bytes
from functools import cache
from html.parser import HTMLParser
from typing import Any, Final

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.errors import Code, GamesError
from games.models import Table
from games.talk import LONGEST, bits, cleaned, exports, mails
from games.talk import selectors as talk
from games.talk.models import Message
from games.talk.services import message_say
from notifications.content.mails import MailContent, message_of
from notifications.models import Kind, Notice
from tests.support.hostile import MANY, hostile_texts
from tests.support.mails import mail_content_for
from tests.support.tables import acting, people, started

pytestmark = pytest.mark.django_db
HARMLESS: Final = ("Nobody takes the camels.", "See https://example.org/a and\nhttp://example.org")
VOID: Final = {"br", "input", "img", "meta", "link", "hr", "use"}
MARKS: Final = re.compile(r"[\u0300-\u036f]{4,}")


@cache
def kept_texts() -> list[str]:
    """Return the stored forms of the hostile texts, without the refused texts."""
    kept = (cleaned(text) for text in hostile_texts() if len(text) <= 4 * LONGEST)
    return [text for text in kept if text and len(text) <= LONGEST]


@pytest.fixture
def two() -> list[User]:
    return people(2)


@pytest.fixture
def table(two: list[User], settings: Any) -> Table:
    """A game of two on a site without limits for talk."""
    settings.LIMITS = {**settings.LIMITS, "messages-an-hour": 0}
    settings.MAIL_PICTURES = False
    return started(two, name="Salt Road")


def say_all(table: Table, by: User, texts: Iterable[str]) -> list[Message]:
    """Store messages as `message_say` does."""
    rows = [Message(table=table, person=by, text=text, moment=None) for text in texts]
    said = Message.objects.bulk_create(rows)
    Table.objects.filter(pk=table.pk).update(said=said[-1].pk)
    return said


class Drawn(HTMLParser):
    """A part of a page after parsing: elements with the names of their attributes, texts, links."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: set[tuple[str, ...]] = set()
        self.open: list[str] = []
        self.links: list[dict[str, str | None]] = []
        self.texts: list[str] = []
        self.heard: list[str] | None = None
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.elements.add((tag, *sorted(named)))
        if tag == "br" and self.heard is not None:
            self.heard.append("\n")
        if tag not in VOID:
            self.open.append(tag)
        if "talk__text" in (named.get("class") or ""):
            self.heard = []
        if tag == "a":
            self.links.append(named)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag
        if tag == "p" and self.heard is not None:
            self.texts.append("".join(self.heard))
            self.heard = None

    def handle_data(self, data: str) -> None:
        if self.heard is not None:
            self.heard.append(data)

    def handle_comment(self, data: str) -> None:
        self.elements.add(("!", data))

    def handle_decl(self, decl: str) -> None:
        assert decl.lower() == "doctype html"

    def unknown_decl(self, data: str) -> None:
        self.elements.add(("!", data))


ISOLATED: Final = re.compile("\u2068([^\u2068\u2069]*)\u2069")


def unharmed(text: str) -> bool:
    """Return whether a text can't reverse, hide or cover its surroundings."""
    hidden = {unicodedata.category(letter) for letter in text if letter not in "\n\u200c\u200d"}
    return not hidden & {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"} and not MARKS.search(text)


def leading_to(links: list[dict[str, str | None]]) -> set[str]:
    """Return the targets of links without the numbers of messages."""
    return {re.sub(r"/talk/\d+/", "/talk/0/", link["href"] or "") for link in links}


def as_lines(text: str) -> str:
    return "\n".join(line.strip() for line in text.split("\n"))


@pytest.fixture
def reader(two: list[User], monkeypatch: pytest.MonkeyPatch) -> Client:
    """The second person's browser, which shows a whole talk."""
    monkeypatch.setattr(talk, "PAGE", MANY)
    client = Client()
    client.force_login(two[1])
    return client


def drawn(reader: Client, name: str, table: Table) -> Drawn:
    """Return a page of a table after parsing by the reader's browser."""
    answer = reader.get(reverse(name, args=[table.pk]))
    assert answer.status_code == 200
    return Drawn(answer.text)


def test_they_are_kept_tamed_or_refused(table: Table, two: list[User]) -> None:
    """The service stores a part of the texts, since each takes its table's lock."""
    refusals = set()
    for text in hostile_texts()[::9]:
        try:
            message = message_say(table_id=table.pk, by=two[0], text=text)
        except GamesError as error:
            refusals.add(error.code)
        else:
            message.refresh_from_db()
            assert message.text == cleaned(text)
    assert refusals == {Code.MALFORMED, Code.TOO_LONG}
    assert Message.objects.count() > 150


def test_taming_leaves_nothing_that_reaches_beyond_its_line() -> None:
    assert len(kept_texts()) > MANY * 0.8
    for text in kept_texts():
        assert unharmed(text), ascii(text)
        assert cleaned(text) == text
        assert any(unicodedata.category(letter)[0] in "LNPS" for letter in text), ascii(text)


def test_links_lead_to_the_web_alone() -> None:
    for text in kept_texts():
        pieces = list(bits(text))
        assert "".join(piece.text for piece in pieces) == text
        for piece in pieces:
            assert not piece.link or re.match(
                r"https?://[^/?#@\s]*[^/?#@\s:]", piece.text, re.IGNORECASE
            )


@pytest.mark.parametrize(("name", "step"), [("talk:page", 1), ("tables:detail", 20)])
def test_a_page_has_no_element_that_harmless_words_have_not(
    table: Table, two: list[User], reader: Client, name: str, step: int
) -> None:
    """The talk's page, and the table's page with the latest messages in the recap."""
    say_all(table, two[0], HARMLESS)
    harmless = drawn(reader, name, table)
    Message.objects.all().delete()
    texts = kept_texts()[::step]
    say_all(table, two[0], texts)
    hostile = drawn(reader, name, table)
    assert hostile.elements <= harmless.elements
    assert hostile.open == harmless.open
    assert [as_lines(text) for text in hostile.texts] == [as_lines(text) for text in texts]
    away = [link for link in hostile.links if "ugc" in (link.get("rel") or "")]
    assert away
    for link in away:
        assert re.match("https?://", link["href"] or "", re.IGNORECASE)
        assert {"nofollow", "noopener", "ugc"} <= set((link["rel"] or "").split())
    inside = [link for link in hostile.links if link not in away]
    assert leading_to(inside) <= leading_to(harmless.links)


def test_a_call_answers_with_the_words_as_they_are_kept(
    table: Table, two: list[User], reader: Client
) -> None:
    say_all(table, two[0], kept_texts())
    answer = reader.get(f"/api/tables/{table.pk}/talk/")
    assert [one["text"] for one in answer.json()["results"]] == kept_texts()


def letter_to(person: User, table: Table) -> MailContent:
    """Return the mail about a person's turn, with all messages of the others."""
    Notice.objects.filter(person=person).delete()
    notice = Notice.objects.create(person=person, table=table, kind=Kind.TURN, turn=1)
    rows = Notice.objects.select_related("person", "table", "by")
    return mail_content_for([rows.get(pk=notice.pk)])


def test_a_mail_says_them_and_does_nothing_else(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mails, "QUOTED", MANY)
    reader = acting(table)
    (other,) = User.objects.filter(seats__table=table).exclude(pk=reader.pk)
    say_all(table, other, HARMLESS)
    harmless = letter_to(reader, table)
    Message.objects.all().delete()
    say_all(table, other, kept_texts())
    hostile = letter_to(reader, table)
    assert hostile.text.count(f"{other.username} wrote: ") == len(kept_texts())
    shown = hostile.text.replace("\u200b", "")
    assert unharmed(ISOLATED.sub(r"\1", shown))  # the site's own marks come in pairs
    assert (hostile.subject, hostile.headers) == (harmless.subject, harmless.headers)
    hostile_page, harmless_page = Drawn(hostile.html), Drawn(harmless.html)
    assert hostile_page.elements <= harmless_page.elements
    assert hostile_page.links == harmless_page.links
    parsed, plain = (
        message_from_bytes(message_of(letter, reader.email).message().as_bytes())
        for letter in (hostile, harmless)
    )
    assert not parsed.defects
    assert parsed.keys() == plain.keys()
    assert [part.get_content_type() for part in parsed.walk()] == [
        part.get_content_type() for part in plain.walk()
    ]


def exported(person: User) -> str:
    ((_, parts),) = exports.files_of(person)
    return json.dumps(json.loads(b"".join(parts)))


def test_they_are_in_ones_export_and_in_no_log(
    table: Table,
    two: list[User],
    reader: Client,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    said = [text for text in kept_texts()[::20] if len(text) > 8]
    for text in said:
        message_say(table_id=table.pk, by=two[0], text=text)
    drawn(reader, "talk:page", table)
    logged = "\n".join(record.getMessage() for record in caplog.records)
    assert [text for text in said if text in logged] == []
    mine, theirs = (exported(user) for user in two)
    assert [text for text in said if json.dumps(text)[1:-1] not in mine] == []
    assert [text for text in said if json.dumps(text)[1:-1] in theirs] == []
