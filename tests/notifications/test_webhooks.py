"""Webhooks against a real server: content, signature, retries, and forbidden addresses."""

from __future__ import annotations

import errno
import hashlib
import hmac
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from django.core import mail
from pytest_django import Settings

from accounts.models import User
from games.models import Table
from mp2site.infra import clock
from notifications.channels import http, webhook
from notifications.channels.base import NotAccepted
from notifications.delivery.sending import BACKOFF, LEASE, notices_sweep
from notifications.models import Channel, Delivery, Kind, Notice, Stage, State, Webhook
from notifications.policy.addresses import BadTarget, Target, checked, public, resolved
from notifications.policy.preferences import BadPreference, webhook_save, webhook_secret_renew
from tests.notifications.test_ledger import hand_over
from tests.support.reading import notice_deliver
from tests.support.tables import acting

NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


@dataclass
class Call:
    path: str
    headers: dict[str, str]
    body: str


@dataclass
class Receiver:
    """A webhook's server, which stores requests and responds as a test demands."""

    port: int = 0
    calls: list[Call] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    drip: bool = False
    dripped_to_the_end: bool = False

    def url(self, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}/in?for=me"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    kept = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            kept.calls.append(Call(self.path, dict(self.headers), body))
            status, headers = kept.answers.pop(0) if kept.answers else (204, {})
            if kept.drip:
                self._drip()
                return
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def _drip(self) -> None:
            """Send one byte at a time, for four minutes."""
            with suppress(OSError):
                for _ in range(4800):
                    self.wfile.write(b"H")
                    time.sleep(0.05)
                kept.dripped_to_the_end = True

        def log_message(self, *args: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    kept.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield kept
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(autouse=True)
def at_home(settings: Settings) -> None:
    """Allow webhooks to this machine."""
    settings.WEBHOOK_ALLOWED_HOSTS = ["127.0.0.1", "localhost"]


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def notice(table: Table, two: list[User], receiver: Receiver) -> Notice:
    """The webhook notice of a person whose turn has just begun."""
    for user in two:
        webhook_save(person=user, url=receiver.url(), format="plain")
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get(channel=Channel.WEBHOOK)


def call(notice: Notice) -> Notice:
    notice_deliver(notice_id=notice.pk)
    return Notice.objects.select_related("delivery").get(pk=notice.pk)


@pytest.mark.django_db
class TestCalls:
    def test_who_has_a_webhook_gets_both(self, notice: Notice) -> None:
        channels = Notice.objects.filter(person=notice.person).values_list("channel", flat=True)
        assert sorted(channels) == [Channel.MAIL, Channel.WEBHOOK]
        assert {row.kind for row in Notice.objects.all()} == {Kind.TURN}

    def test_who_has_none_gets_none(self, two: list[User], table: Table) -> None:
        assert not Notice.objects.exclude(channel=Channel.MAIL).exists()
        webhook_save(person=two[0], url="https://example.com/", format="plain")
        Webhook.objects.update(active=False)
        while acting(table) != two[0]:
            hand_over(table)
        assert not Notice.objects.exclude(channel=Channel.MAIL).exists()

    def test_a_program_gets_data(self, notice: Notice, receiver: Receiver, table: Table) -> None:
        assert call(notice).state == State.SENT
        (got,) = receiver.calls
        said = json.loads(got.body)
        assert got.path == "/in?for=me"
        assert got.headers["Host"] == f"127.0.0.1:{receiver.port}"
        assert got.headers["Content-Type"] == "application/json; charset=utf-8"
        assert said["person"] == notice.person.username
        (told,) = said["notices"]
        assert (told["kind"], told["turn"]) == ("turn", notice.turn)
        assert told["table"]["url"] == f"http://localhost:8000/tables/{table.pk}/"
        assert told["text"] == "Your turn at Salt & silk (Yspahan)"
        assert mail.outbox == []

    def test_anyone_with_the_secret_can_check_it(self, notice: Notice, receiver: Receiver) -> None:
        call(notice)
        (got,) = receiver.calls
        parts = dict(
            part.split("=", 1) for part in got.headers["Caravanserai-Signature"].split(",")
        )
        secret = Webhook.objects.get(person=notice.person).secret
        said = f"{parts['t']}.{got.body}".encode()
        assert parts["v1"] == hmac.new(secret.encode(), said, hashlib.sha256).hexdigest()
        assert int(parts["t"]) == int(NOON.timestamp())

    def test_a_new_secret_signs_from_then_on(self, notice: Notice) -> None:
        old = Webhook.objects.get(person=notice.person).secret
        webhook_secret_renew(person=notice.person)
        assert Webhook.objects.get(person=notice.person).secret != old

    @pytest.mark.parametrize(("format", "key"), [("discord", "content"), ("slack", "text")])
    def test_a_chat_gets_a_line(
        self, notice: Notice, receiver: Receiver, format: str, key: str
    ) -> None:
        Table.objects.update(name="@everyone <b> *now*")
        Webhook.objects.update(format=format)
        User.objects.update(language="de")
        call(notice)
        said = json.loads(receiver.calls[0].body)
        link = f"<http://localhost:8000/tables/{notice.table_id}/>"
        assert said[key].startswith("Du bist am Zug")
        assert said[key].endswith(link)
        safe = {"discord": r"\@everyone <b\> \*now\*", "slack": "@everyone &lt;b&gt; *now*"}
        assert safe[format] in said[key]
        if format == "discord":
            assert said["allowed_mentions"] == {"parse": []}

    def test_the_same_key_at_every_attempt(
        self, notice: Notice, receiver: Receiver, hand: clock.Hand
    ) -> None:
        receiver.answers = [(500, {}), (503, {})]
        row = call(notice)
        assert (row.state, row.reason) == (State.BATCHED, "trying-again")
        for wait in BACKOFF[:2]:
            hand.forward(wait)
            Notice.objects.exclude(pk=notice.pk).delete()
            assert notices_sweep() == 1
        keys = [got.headers["Idempotency-Key"] for got in receiver.calls]
        delivery = Delivery.objects.get(channel=Channel.WEBHOOK)
        assert keys == [str(delivery.pk)] * 3
        assert len({got.body for got in receiver.calls}) == 1
        assert (delivery.stage, delivery.attempts) == (Stage.SENT, 3)

    def test_it_waits_as_long_as_it_is_asked_to(self, notice: Notice, receiver: Receiver) -> None:
        receiver.answers = [(429, {"Retry-After": "1800"})]
        call(notice)
        assert Delivery.objects.get().due_at == NOON + timedelta(minutes=30)

    def test_but_not_for_ever(self, notice: Notice, receiver: Receiver) -> None:
        receiver.answers = [(429, {"Retry-After": "999999"})]
        call(notice)
        assert Delivery.objects.get().due_at == NOON + http.LONGEST_WAIT

    def test_a_crash_in_mid_call_repeats_it_with_its_key(
        self, notice: Notice, receiver: Receiver, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        send = webhook.WebhookConnection.send

        def dying(self: webhook.WebhookConnection, delivery: Delivery) -> None:
            send(self, delivery)
            raise SystemExit

        with monkeypatch.context() as patch:
            patch.setattr(webhook.WebhookConnection, "send", dying)
            with pytest.raises(SystemExit):
                call(notice)
        hand.forward(LEASE)
        Notice.objects.exclude(pk=notice.pk).delete()
        notices_sweep()
        first, second = receiver.calls
        assert first.headers["Idempotency-Key"] == second.headers["Idempotency-Key"]
        assert Notice.objects.get(pk=notice.pk).state == State.SENT

    def test_redirects_are_not_followed(self, notice: Notice, receiver: Receiver) -> None:
        receiver.answers = [(302, {"Location": receiver.url() + "elsewhere"})]
        row = call(notice)
        assert (row.state, row.reason, len(receiver.calls)) == (State.FAILED, "refused", 1)
        assert Webhook.objects.get(person=notice.person).error == "answered 302"

    def test_what_is_gone_is_switched_off(self, notice: Notice, receiver: Receiver) -> None:
        receiver.answers = [(410, {})]
        call(notice)
        assert not Webhook.objects.get(person=notice.person).active

    def test_so_is_what_fails_again_and_again(self, notice: Notice, receiver: Receiver) -> None:
        Webhook.objects.update(failures=webhook.GIVE_UP - 1)
        receiver.answers = [(404, {})]
        call(notice)
        hook = Webhook.objects.get(person=notice.person)
        assert (hook.active, hook.failures) == (False, webhook.GIVE_UP)

    @pytest.mark.parametrize("status", [400, 413, 415, 422])
    def test_a_call_that_we_made_wrongly_is_no_fault_of_the_hook(
        self, notice: Notice, receiver: Receiver, status: int
    ) -> None:
        Webhook.objects.update(failures=webhook.GIVE_UP - 1)
        receiver.answers = [(status, {})]
        assert call(notice).state == State.FAILED
        hook = Webhook.objects.get(person=notice.person)
        assert (hook.active, hook.failures) == (True, webhook.GIVE_UP - 1)

    def test_nor_that_our_network_reaches_nobody(
        self, notice: Notice, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def nowhere(*_: object, **__: object) -> socket.socket:
            raise OSError(errno.ENETUNREACH, "Network is unreachable")

        monkeypatch.setattr(socket, "create_connection", nowhere)
        Webhook.objects.update(failures=webhook.GIVE_UP - 1)
        call(notice)
        Delivery.objects.update(attempts=len(BACKOFF), due_at=NOON)
        Notice.objects.exclude(pk=notice.pk).delete()
        notices_sweep()
        row = Notice.objects.get(pk=notice.pk)
        assert (row.state, row.reason) == (State.HELD, "site-refused")
        assert Webhook.objects.get(person=notice.person).failures == webhook.GIVE_UP - 1

    def test_success_forgives(self, notice: Notice) -> None:
        Webhook.objects.update(failures=3, error="answered 500")
        call(notice)
        hook = Webhook.objects.get(person=notice.person)
        assert (hook.failures, hook.error, hook.ok_at) == (0, "", NOON)

    def test_nobody_there_is_tried_again(self, notice: Notice) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            Webhook.objects.update(url=f"http://127.0.0.1:{free.getsockname()[1]}/")
        row = call(notice)
        assert (row.state, row.reason) == (State.BATCHED, "trying-again")
        assert "ConnectionRefusedError" in row.delivery.error  # type: ignore[union-attr]

    def test_an_answer_that_never_ends_is_cut_off(
        self, notice: Notice, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(http, "CALL_SECONDS", 0.4)
        receiver.drip = True
        row = call(notice)
        assert row.reason == "trying-again"
        assert not receiver.dripped_to_the_end

    def test_a_name_that_turns_private_is_refused(
        self, notice: Notice, receiver: Receiver, settings: Settings,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:  # fmt: skip
        """A DNS rebinding attack: the address at the moment of the call counts."""
        settings.WEBHOOK_ALLOWED_HOSTS = []
        Webhook.objects.update(url="https://rebind.example.com/")
        told = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: told)
        row = call(notice)
        assert (row.state, row.reason) == (State.FAILED, "refused")
        assert Webhook.objects.get(person=notice.person).error == "address: private"
        assert receiver.calls == []


def test_the_call_goes_to_the_address_that_was_checked(receiver: Receiver) -> None:
    """The call doesn't resolve the name again, which needn't even exist."""
    target = Target("no-such-host.invalid", receiver.port, "/x", tls=False, address="127.0.0.1")
    assert http.post(target, "{}", {"Content-Type": "application/json"}) == http.Answer(204)
    assert receiver.calls[0].headers["Host"] == f"no-such-host.invalid:{receiver.port}"


def test_a_certificate_of_another_is_no_certificate(receiver: Receiver) -> None:
    target = Target("example.com", receiver.port, "/", tls=True, address="127.0.0.1")
    with pytest.raises(NotAccepted, match="no answer"):
        http.post(target, "{}", {})
    assert receiver.calls == []


PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",  # noqa: S104
    "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1",
    "fec0::1", "feff::1", "192.88.99.1", "2002:c058:6301::1", "64:ff9b:1::1", "2a00:1450::5efe:10.0.0.1",
    "2a00:1450::200:5efe:8.8.8.8", "fe80::5efe:8.8.8.8",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_public_is_not_called(
    address: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.WEBHOOK_ALLOWED_HOSTS = []
    found = [("93.184.216.34", 443), (address, 443)]
    told = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", pair) for pair in found]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: told)
    assert not public(address)
    with pytest.raises(BadTarget, match="private"):
        resolved("https://example.com/hook")


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822"])
def test_what_is_public_is(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.com/", "https"),
        ("https://example.com:25/", "port"),
        ("https://me:secret@example.com/", "password"),
        ("ftp://example.com/", "form"),
        ("https://", "form"),
        ("https://exa mple.com/", "form"),
        ("https://example.com/\r\nHost: evil", "form"),
        ("https://example.com:99999/", "form"),
        ("https://[::1/", "form"),
        ("javascript:alert(1)", "form"),
        ("", "form"),
    ],
)
@pytest.mark.django_db
def test_bad_addresses_are_refused_when_they_are_given(
    url: str, code: str, two: list[User]
) -> None:
    with pytest.raises(BadTarget, match=f"^{code}$"):
        checked(url)
    with pytest.raises(BadPreference, match=f"^hook-{code}$"):
        webhook_save(person=two[0], url=url, format="plain")
    assert not Webhook.objects.exists()
