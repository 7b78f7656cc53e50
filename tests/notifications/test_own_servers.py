"""Circuits of channels with people's own servers: no person's server opens a circuit for others.

Only errors of our own network, for several people and servers, open such a circuit.
"""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, NoReturn

import pytest

from accounts.models import User
from mp2site.infra import clock
from notifications.channels.http import server_of
from notifications.delivery.circuits import PROBES
from notifications.delivery.sending import notices_sweep
from notifications.models import Channel, Circuit, Delivery, Kind, Notice, State
from notifications.policy.preferences import webhook_save
from tests.support.tables import people, started

pytestmark = pytest.mark.django_db
NOON: Final = datetime(2026, 11, 24, 12, tzinfo=UTC)
Calling = Callable[[list[str]], None]
KNOWN: Final = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))]


def unresolved(*_: object, **__: object) -> NoReturn:
    raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")


def unknown(*_: object, **__: object) -> NoReturn:
    raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")


def unreached(*_: object, **__: object) -> NoReturn:
    raise OSError(errno.ENETUNREACH, "Network is unreachable")


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture(params=["no name is resolved", "no network is reached"])
def down(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Break our own network in one of two ways."""
    if request.param == "no name is resolved":
        monkeypatch.setattr(socket, "getaddrinfo", unresolved)
    else:
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: KNOWN)
        monkeypatch.setattr(socket, "create_connection", unreached)


@pytest.fixture
def calling(sent: list[object]) -> Calling:
    """Return a function that gives people webhooks at these hosts, and notices, and then sweeps."""

    def call(hosts: list[str]) -> None:
        everybody = people(6)
        table = started(everybody[:2], name="Another")
        for person, host in zip(everybody, hosts, strict=False):
            webhook_save(person=person, url=f"https://{host}/in", format="plain")
        Notice.objects.all().delete()
        for person in everybody[: len(hosts)]:
            notify(person, table.pk)
        notices_sweep()

    return call


def notify(person: User, table: str, turn: int = 9) -> Notice:
    return Notice.objects.create(
        person=person,
        table_id=table,
        turn=turn,
        kind=Kind.OVER,
        channel=Channel.WEBHOOK,
        due_at=clock.now(),
    )


@pytest.mark.usefixtures("down")
@pytest.mark.parametrize(
    "hosts",
    [
        ["hooks.example.org"],
        ["hooks.example.org"] * 6,
        ["a.example.org", "b.example.org", "c.d.example.org", "EXAMPLE.org"],
    ],
)
def test_one_server_alone_opens_nothing(calling: Calling, hosts: list[str]) -> None:
    """One server may be faulty although many people use it or its subdomains."""
    calling(hosts)
    assert Circuit.objects.refused() == frozenset()
    assert set(Delivery.objects.values_list("attempts", flat=True)) == {1}


@pytest.mark.usefixtures("down")
def test_several_people_at_several_servers_open_it(calling: Calling) -> None:
    calling(["hooks.example.org", "hooks.example.com", "hooks.example.net"])
    assert Circuit.objects.refused() == {Channel.WEBHOOK}
    assert sorted(Delivery.objects.values_list("attempts", flat=True)) == [0, 0, 1]


@pytest.mark.usefixtures("down")
def test_one_person_with_one_address_after_the_other_opens_nothing(
    calling: Calling, hand: clock.Hand
) -> None:
    calling(["hooks.example.org"])
    notice = Notice.objects.get()
    for number in range(5):
        webhook_save(person=notice.person, url=f"https://a{number}.example/in", format="plain")
        hand.forward(timedelta(minutes=1))
        notify(notice.person, notice.table_id, turn=20 + number)
        notices_sweep()
    assert Circuit.objects.refused() == frozenset()


def test_names_that_are_gone_open_nothing(
    calling: Calling, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    calling([f"{number}.example" for number in range(6)])
    assert Circuit.objects.refused() == frozenset()


def test_the_first_call_that_arrives_closes_it(
    calling: Calling, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person's server stays unreachable; another server's success closes the circuit."""
    monkeypatch.setattr(socket, "getaddrinfo", unresolved)
    calling(["hooks.example.org", "hooks.example.com", "hooks.example.net"])

    def resolves(host: str, *_: object, **__: object) -> object:
        return unresolved() if host == "hooks.example.org" else KNOWN

    answered = "notifications.channels.webhook.post"
    monkeypatch.setattr(socket, "getaddrinfo", resolves)
    monkeypatch.setattr(answered, lambda *_: type("Answer", (), {"is_success": True})())
    for wait in PROBES[:2]:
        hand.forward(wait)
        notices_sweep()
    assert Circuit.objects.refused() == frozenset()
    states = Notice.objects.values_list("state", flat=True)
    assert sorted(states) == sorted([State.SENT, State.SENT, State.BATCHED])


@pytest.mark.parametrize(
    ("host", "server"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", "googleapis.com"),
        ("https://Updates.Push.Services.Mozilla.com:443/", "mozilla.com"),
        ("localhost", "localhost"),
        ("hooks.example.org.", "example.org"),
        ("https://[2606:2800::1]:8443/in", "2606:2800::1"),
    ],
)
def test_a_server_is_known_by_its_domain(host: str, server: str) -> None:
    assert server_of(host) == server
