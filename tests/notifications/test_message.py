"""The message as Django sends it: its parts, headers and pictures, as mail programs read them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from anymail.backends.test import EmailBackend as AnymailBackend
from django.core.mail import EmailMultiAlternatives
from django.core.mail.backends.smtp import EmailBackend

from notifications.content import mails
from notifications.content.mails import MailContent
from notifications.content.pictures import BoardPicture, Name
from tests.faults.sink import running

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9
PICTURE = Name("a", 1, 0)
HEADERS = {"Message-ID": "<id@localhost>", "References": "<table-x@localhost>"}


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Provide every picture that a mail names."""
    monkeypatch.setattr(mails, "board_picture", lambda _name: BoardPicture(png=PNG))


def written(**changes: Any) -> EmailMultiAlternatives:
    parts = {"subject": "Du bist dran: Café", "text": "Grüße\n.\nEnde\n", "html": "<p>Grüße</p>"}
    letter = MailContent(**{**parts, "headers": HEADERS, "pictures": [str(PICTURE)], **changes})
    return mails.message_of(letter, "mara@example.com")


def read(mail: EmailMultiAlternatives, linesep: str = "\r\n") -> EmailMessage:
    message = message_from_bytes(mail.message().as_bytes(linesep=linesep), policy=default)
    assert isinstance(message, EmailMessage)
    assert not [part.defects for part in message.walk() if part.defects]
    return message


def body(message: EmailMessage, kind: str) -> str:
    part = message.get_body((kind,))
    assert part is not None
    return str(part.get_content())


@pytest.mark.parametrize("linesep", ["\n", "\r\n"])
def test_all_its_parts_are_read_again(linesep: str) -> None:
    message = read(written(), linesep)
    assert message["Subject"] == "Du bist dran: Café"
    assert (message["To"], message["Message-ID"]) == ("mara@example.com", "<id@localhost>")
    assert body(message, "plain").splitlines() == ["Grüße", ".", "Ende"]
    assert body(message, "html").strip() == "<p>Grüße</p>"
    kinds = [part.get_content_type() for part in message.walk()]
    assert kinds == [
        "multipart/related",
        "multipart/alternative",
        "text/plain",
        "text/html",
        "image/png",
    ]
    (image,) = [part for part in message.walk() if part.get_content_type() == "image/png"]
    assert image["Content-ID"] == "<a.1.0@localhost>"
    assert image.get_payload(decode=True) == PNG


def test_it_has_the_headers_that_django_gives_a_mail() -> None:
    ours, theirs = (
        written(pictures=[]),
        EmailMultiAlternatives("Hello", "x", to=["mara@example.com"]),
    )
    theirs.extra_headers = HEADERS
    theirs.attach_alternative("<p>x</p>", "text/html")
    assert sorted(ours.message().keys()) == sorted(theirs.message().keys())
    date = read(ours)["Date"].datetime.replace(tzinfo=UTC)  # the parser returns no zone for "-0000"
    assert abs(date - datetime.now(UTC)) < timedelta(minutes=1)


def test_a_long_header_is_folded_and_read_again_whole() -> None:
    words, address = "a table of a very long name " * 8, f"<https://inn.example.org/{'x' * 200}/>"
    mail = written(subject=words.strip())
    mail.extra_headers = {**HEADERS, "List-Unsubscribe": address}
    head = mail.message().as_bytes(linesep="\r\n").partition(b"\r\n\r\n")[0].split(b"\r\n")
    assert max(len(line) for line in head if b"https" not in line) <= 78
    assert f" {address}".encode() in [line[-len(address) - 1 :] for line in head]
    assert read(mail)["Subject"] == words.strip()
    assert read(mail)["List-Unsubscribe"].strip() == address


def test_without_pictures_it_is_text_and_html() -> None:
    message = read(written(pictures=[]))
    assert message.get_content_type() == "multipart/alternative"
    assert body(message, "html").strip() == "<p>Grüße</p>"


def test_lines_are_as_short_as_a_mail_wants_them() -> None:
    long = "ü" * 900
    mail = written(html=f"<p>{long}</p>", text=long)
    assert max(map(len, mail.message().as_bytes(linesep="\r\n").split(b"\r\n"))) <= 998
    message = read(mail)
    assert body(message, "plain").strip() == long
    assert long in body(message, "html")


def test_backends_that_take_a_mail_apart_find_all_of_it() -> None:
    mail = written()
    assert mail.alternatives[0][1] == "text/html"
    (image,) = mail.attachments
    assert (image["Content-ID"], image.get_payload(decode=True)) == ("<a.1.0@localhost>", PNG)
    assert "inline" in image["Content-Disposition"]


def test_a_provider_gets_the_picture_inline() -> None:
    """The test uses django-anymail, which calls each provider's own API."""
    mail = written()
    assert AnymailBackend().send_messages([mail]) == 1
    sent = mail.anymail_test_params  # type: ignore[attr-defined]
    assert (sent["subject"], sent["html_body"]) == (mail.subject, "<p>Grüße</p>")
    (image,) = sent["attachments"]
    assert (image.inline, image.cid, image.content) == (True, "a.1.0@localhost", PNG)
    assert sent["extra_headers"]["References"] == "<table-x@localhost>"


def test_a_header_has_one_line() -> None:
    with pytest.raises(ValueError, match="newlines"):
        written(subject="one\nBcc: all@example.com").message()


def test_a_mail_server_takes_it() -> None:
    with running() as sink:
        backend = EmailBackend(host="127.0.0.1", port=sink.port)
        assert backend.send_messages([written(), written(pictures=[])]) == 2
        (first, second) = sink.to("mara@example.com")
    assert first.subject == second.subject == "Du bist dran: Café"
    assert first.text.splitlines() == ["Grüße", ".", "Ende"]
