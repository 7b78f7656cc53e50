"""The embedded mode's mailbox, which stores mails and shows them to their recipients."""

from __future__ import annotations

from base64 import b64encode
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from django.urls import reverse

from accounts.models import User
from accounts.selectors.addresses import addresses_of
from mp2site.infra import clock
from mp2site.infra.contact import MAILBOX
from notifications.content import mails
from notifications.content.mails import MailContent
from notifications.content.pictures import BoardPicture
from notifications.models import StoredMail
from notifications.selectors import mail_addresses, mails_to
from tests.support.tables import person

pytestmark = pytest.mark.django_db


@pytest.fixture
def embedded(settings: Any) -> None:
    settings.EMAIL_BACKEND = MAILBOX


@pytest.fixture
def mara(db: None) -> User:
    return person("mara")


def post(to: str = "Mara@Example.com", subject: str = "Hello", html: str = "<b>hi</b>") -> None:
    message = mail.EmailMultiAlternatives(subject, "see http://localhost:8000/x/", to=[to])
    message.attach_alternative(html, "text/html")
    assert message.send() == 1


def test_mails_are_kept_and_not_sent(embedded: None) -> None:
    post()
    (kept,) = mails_to("mara@example.com")
    assert (kept.subject, kept.html) == ("Hello", "<b>hi</b>")
    assert mail_addresses() == [("mara@example.com", 1)]


def test_one_sees_ones_own_at_once(embedded: None, mara: User, client: Client) -> None:
    post()
    post(to="jonas@example.com", subject="For Jonas")
    client.force_login(mara)
    page = client.get(reverse("mailbox")).content.decode()
    assert "Hello" in page
    assert "For Jonas" not in page


def test_verification_mails_are_found_without_signing_in(embedded: None, client: Client) -> None:
    post(to="new@example.com", subject="Please confirm")
    page = client.get(reverse("mailbox")).content.decode()
    assert "?to=new%40example.com" in page
    shown = client.get(reverse("mailbox"), {"to": "new@example.com"}).content.decode()
    assert "Please confirm" in shown


def test_links_in_a_mail_can_be_followed(embedded: None, client: Client) -> None:
    post()
    kept = StoredMail.objects.get()
    page = client.get(reverse("mailbox-mail", args=[kept.pk])).content.decode()
    assert 'href="http://localhost:8000/x/"' in page


def test_a_mail_cannot_write_the_page(embedded: None, client: Client) -> None:
    post(subject="<script>alert(1)</script>", html="<script>alert(2)</script>")
    kept = StoredMail.objects.get()
    page = client.get(reverse("mailbox-mail", args=[kept.pk])).content.decode()
    assert "<script>alert" not in page


ELSEWHERE = [
    {"REMOTE_ADDR": "192.168.1.20"},
    {"REMOTE_ADDR": "fe80::1"},
    {"REMOTE_ADDR": ""},
    {"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": "127.0.0.1"},
    {"REMOTE_ADDR": "127.0.0.1", "HTTP_FORWARDED": "for=127.0.0.1"},
]


@pytest.mark.parametrize("where", ELSEWHERE)
def test_from_elsewhere_one_sees_ones_own_alone(
    embedded: None, mara: User, client: Client, where: dict[str, str]
) -> None:
    post(subject="For Mara")
    post(to="jonas@example.com", subject="A new password")
    theirs = StoredMail.objects.get(to="jonas@example.com")
    mine = StoredMail.objects.get(to="mara@example.com")
    for asking in ({}, {"to": "jonas@example.com"}, {"to": "mara@example.com"}):
        page = client.get(reverse("mailbox"), asking, **where).content.decode()
        assert not {said for said in ("For Mara", "A new password", "To mara@") if said in page}
    for one in (mine, theirs):
        assert client.get(reverse("mailbox-mail", args=[one.pk]), **where).status_code == 404
    client.force_login(mara)
    for asking in ({}, {"to": "jonas@example.com"}, {"to": "Mara@Example.com"}):
        page = client.get(reverse("mailbox"), asking, **where).content.decode()
        assert "For Mara" in page
        assert "To jonas@" not in page
        assert "A new password" not in page
        assert "To mara@" in page
        assert "only on the machine" in page
    assert client.get(reverse("mailbox-mail", args=[mine.pk]), **where).status_code == 200
    assert client.get(reverse("mailbox-mail", args=[theirs.pk]), **where).status_code == 404


@pytest.mark.parametrize("where", ["127.0.0.1", "127.0.0.8", "::1", "::ffff:127.0.0.1"])
def test_on_the_machine_itself_one_sees_all(embedded: None, client: Client, where: str) -> None:
    post()
    page = client.get(reverse("mailbox"), REMOTE_ADDR=where).content.decode()
    assert "mara@example.com" in page
    kept = StoredMail.objects.get()
    address = reverse("mailbox-mail", args=[kept.pk])
    assert client.get(address, REMOTE_ADDR=where).status_code == 200


def test_a_claimed_address_is_not_ones_own(embedded: None, mara: User) -> None:
    jonas = person("jonas")
    EmailAddress.objects.create(user=jonas, email="MARA@example.com", verified=False)
    EmailAddress.objects.create(user=jonas, email="new@example.com", verified=False)
    assert addresses_of(jonas) == ["jonas@example.com", "new@example.com"]
    assert addresses_of(mara) == ["mara@example.com"]


@pytest.mark.parametrize("name", ["mailbox", "mailbox-mail"])
def test_where_mails_are_sent_there_is_no_such_page(client: Client, mara: User, name: str) -> None:
    StoredMail.objects.create(pk=1, to="mara@example.com", subject="s", text="t")
    client.force_login(mara)
    args = [1] if name == "mailbox-mail" else []
    assert client.get(reverse(name, args=args)).status_code == 404


def test_it_is_only_for_looking(embedded: None, client: Client) -> None:
    assert client.post(reverse("mailbox")).status_code == 405


PICTURE = b"\x89PNG\r\n\x1a\n picture"
SHOWN = '<html><head><title>t</title></head><body><img src="cid:a.1.0@localhost">'


@pytest.fixture
def pictured(embedded: None, monkeypatch: pytest.MonkeyPatch) -> StoredMail:
    """A mail with a picture, in the form that a server gets."""
    monkeypatch.setattr(mails, "board_picture", lambda _name: BoardPicture(png=PICTURE))
    letter = MailContent("Your turn", "text", SHOWN, {}, ["a.1.0"])
    assert mails.message_of(letter, "mara@example.com").send() == 1
    return StoredMail.objects.get()


def test_a_picture_is_kept_with_its_mail(pictured: StoredMail) -> None:
    assert f'src="data:image/png;base64,{b64encode(PICTURE).decode()}"' in pictured.html
    assert "cid:" not in pictured.html


def test_a_mail_is_shown_in_a_frame_that_can_do_nothing(
    pictured: StoredMail, client: Client
) -> None:
    page = client.get(reverse("mailbox-mail", args=[pictured.pk]))
    address = reverse("mailbox-html", args=[pictured.pk])
    frame = f'<iframe class="mail__body" data-mail src="{address}" sandbox="'
    assert frame in page.content.decode()
    assert "allow-scripts" not in page.content.decode()
    assert "frame-src 'self'" in page.headers["Content-Security-Policy"]
    shown = client.get(address)
    policy = shown.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "img-src data:" in policy
    assert "sandbox allow-same-origin allow-top-navigation-by-user-activation" in policy
    assert "script-src" not in policy
    assert shown.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert '<head><base target="_top">' in shown.content.decode()


def test_a_mail_of_plain_text_has_no_frame(embedded: None, client: Client) -> None:
    mail.send_mail("Hello", "see http://localhost:8000/x/", None, ["mara@example.com"])
    page = client.get(reverse("mailbox-mail", args=[StoredMail.objects.get().pk]))
    assert "<iframe" not in page.content.decode()
    assert '<a href="http://localhost:8000/x/"' in page.content.decode()


@pytest.mark.parametrize("where", ELSEWHERE)
def test_from_elsewhere_others_frames_are_closed_too(
    pictured: StoredMail, client: Client, where: dict[str, str]
) -> None:
    address = reverse("mailbox-html", args=[pictured.pk])
    assert client.get(address, **where).status_code == 404
    client.force_login(person("jonas"))
    assert client.get(address, **where).status_code == 404


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Tue 24 Nov, 07:00"), ("de", "Di 24. Nov, 07:00")]
)
def test_its_times_are_written_as_the_readers_language_does(
    embedded: None, mara: User, client: Client, language: str, said: str
) -> None:
    User.objects.update(language=language)
    with clock.at(datetime(2026, 11, 24, 6, tzinfo=UTC)) as hand:
        post()
        hand.forward(timedelta(days=3))
        client.force_login(mara)
        (kept,) = mails_to("mara@example.com")
        for page in (reverse("mailbox"), reverse("mailbox-mail", args=[kept.pk])):
            assert said in client.get(page).content.decode()
