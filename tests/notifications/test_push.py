"""Web push against a service that decrypts: the content, the devices, and the moment."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta

import pytest
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from accounts.models import User
from accounts.services.sessions import sessions_end
from games.models import Table, Turn
from games.paces import CUSTOM, HOUR, Pace
from mp2site.infra import clock
from mp2site.settings.env import new_vapid_key
from notifications import vapid
from notifications.channels.push import PushConnection
from notifications.delivery.sending import BACKOFF, LEASE, notices_sweep
from notifications.models import (
    Channel,
    Circuit,
    Delivery,
    Device,
    Kind,
    Mode,
    Notice,
    Preference,
    State,
)
from notifications.policy.devices import MOST, device_remove, device_save
from notifications.policy.preferences import BadPreference
from tests.notifications.test_ledger import hand_over
from tests.support.push import PushService, running
from tests.support.reading import notice_deliver
from tests.support.tables import acting, started

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)
ANDROID = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36"


@pytest.fixture(autouse=True)
def at_home(settings: Settings) -> None:
    """Allow pushes to this machine, and give the site a key."""
    settings.WEBHOOK_ALLOWED_HOSTS = ["127.0.0.1", "localhost"]
    settings.VAPID_PRIVATE_KEY = new_vapid_key()
    settings.DEFAULT_FROM_EMAIL = "Inn <inn@play.example.org>"


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def service() -> Iterator[PushService]:
    with running() as service:
        yield service


@pytest.fixture
def devices(two: list[User], service: PushService) -> list[Device]:
    """One device for each person."""
    return [device_save(person=user, agent=ANDROID, **service.subscribe()) for user in two]


@pytest.fixture
def notice(table: Table, devices: list[Device]) -> Notice:
    """The push notice of a person whose turn has just begun."""
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get(channel=Channel.PUSH)


def told(notice: Notice) -> Notice:
    notice_deliver(notice_id=notice.pk)
    return Notice.objects.select_related("delivery").get(pk=notice.pk)


class TestAPush:
    def test_says_who_and_what_is_asked_and_opens_the_table(
        self, notice: Notice, service: PushService, table: Table
    ) -> None:
        assert told(notice).state == State.SENT
        (push,) = service.pushes
        assert push.said["title"] == "Your turn"
        first, second = push.said["body"].split("\n")
        assert first == "Salt & silk · Yspahan"
        assert notice.by is not None
        assert second.startswith(f"{notice.by.username} has moved. ")
        assert len(second) > len(f"{notice.by.username} has moved. ")
        assert push.said["url"] == f"/tables/{table.pk}/"
        assert (push.said["tag"], push.said["waiting"]) == (table.pk, [table.pk])
        assert push.said["tables"] == [table.pk]

    def test_is_signed_for_its_push_service(self, notice: Notice, service: PushService) -> None:
        told(notice)
        (push,) = service.pushes
        assert push.key == vapid.public_key()
        assert push.claims["aud"] == f"http://127.0.0.1:{service.port}"
        assert push.claims["sub"] == "mailto:inn@play.example.org"

    def test_is_replaced_by_the_next_and_forgotten_at_the_deadline(
        self, devices: list[Device], service: PushService, two: list[User]
    ) -> None:
        table = started(
            two, pace=CUSTOM, clock=Pace(grace=HOUR, bank=48 * HOUR, increment=0, cap=48 * HOUR)
        )
        Notice.objects.exclude(kind=Kind.TURN).delete()
        hand_over(table)
        told(Notice.objects.get(channel=Channel.PUSH, kind=Kind.TURN, person=acting(table)))
        push = service.pushes[-1]
        turn = Turn.objects.get(seat__table=table, seat__person=acting(table), closed_at=None)
        assert turn.deadline_at is not None
        assert push.headers["Topic"] == table.pk
        assert int(push.headers["TTL"]) == (turn.deadline_at - NOON).total_seconds()
        assert push.headers["Urgency"] == "normal"
        assert push.headers["Content-Encoding"] == "aes128gcm"

    def test_speaks_its_persons_language(self, notice: Notice, service: PushService) -> None:
        User.objects.update(language="de")
        told(notice)
        assert service.pushes[0].said["title"] == "Du bist am Zug"
        assert service.pushes[0].said["lang"] == "de"

    def test_goes_to_every_device_of_its_person_and_no_other(
        self, notice: Notice, service: PushService, devices: list[Device]
    ) -> None:
        more = service.subscribe()
        device_save(person=notice.person, **more)
        told(notice)
        own = {device.endpoint for device in devices if device.person == notice.person}
        assert {push.path for push in service.pushes} == {
            endpoint.partition(f":{service.port}")[2] for endpoint in own | {more["endpoint"]}
        }
        used = Device.objects.filter(used_at=NOON).values_list("person", flat=True)
        assert list(used) == [notice.person_id] * 2

    def test_tells_of_several_tables_at_once(
        self, notice: Notice, service: PushService, two: list[User], hand: clock.Hand
    ) -> None:
        for user in two:
            Preference.objects.create(person=user, topic="turn", mode=Mode.HOURLY)
            Preference.objects.create(person=user, topic="table", mode=Mode.OFF)
        other = started(two, name="Dust")
        hand_over(other)
        while acting(other) != notice.person:
            hand_over(other)
        for row in Notice.objects.all():
            notice_deliver(notice_id=row.pk)
        hand.forward(timedelta(hours=1))
        notices_sweep()
        (push,) = [p for p in service.pushes if len(p.said["tables"]) == 2]
        assert push.said["title"] == "News at 2 tables"
        assert "Salt & silk: Your turn" in push.said["body"].split("\n")
        assert push.said["tag"] == push.headers["Topic"] == "tables"


class TestTheLedgersWays:
    def test_who_has_no_device_has_no_push(self, table: Table) -> None:
        assert not Notice.objects.filter(channel=Channel.PUSH).exists()

    def test_who_has_moved_is_not_told(
        self, notice: Notice, service: PushService, table: Table
    ) -> None:
        hand_over(table)
        assert (told(notice).state, told(notice).reason) == (State.SKIPPED, "moved")
        assert not [push for push in service.pushes if push.said["title"] == "Your turn"]

    def test_quiet_hours_hold_here_too(self, notice: Notice, service: PushService) -> None:
        User.objects.update(quiet_from=time(11), quiet_to=time(15))
        assert (told(notice).state, told(notice).reason) == (State.HELD, "quiet-hours")
        assert service.pushes == []

    def test_it_is_a_channel_to_choose(self, notice: Notice, service: PushService) -> None:
        Preference.objects.create(person=notice.person, topic="turn", push=False)
        assert (told(notice).state, told(notice).reason) == (State.SKIPPED, "off")

    def test_a_device_that_went_meanwhile(self, notice: Notice) -> None:
        Device.objects.all().delete()
        assert (told(notice).state, told(notice).reason) == (State.SKIPPED, "no-device")


class TestFailures:
    def test_the_devices_that_have_it_are_left_alone(
        self, notice: Notice, service: PushService, hand: clock.Hand
    ) -> None:
        device_save(person=notice.person, **service.subscribe())
        service.answers = [(201, {}), (503, {"Retry-After": "120"})]
        assert (told(notice).state, told(notice).reason) == (State.BATCHED, "trying-again")
        hand.forward(timedelta(minutes=2))
        Notice.objects.exclude(pk=notice.pk).delete()
        assert notices_sweep() == 1
        assert len({push.path for push in service.pushes}) == len(service.pushes) == 2
        assert service.copies() == {}
        delivery = Delivery.objects.get(channel=Channel.PUSH)
        assert (delivery.stage, delivery.attempts) == ("sent", 2)

    @pytest.mark.parametrize("status", [404, 410])
    def test_a_device_that_is_gone_is_forgotten(
        self, notice: Notice, service: PushService, status: int
    ) -> None:
        service.answers = [(status, {})]
        assert (told(notice).state, told(notice).reason) == (State.FAILED, "refused")
        assert not Device.objects.filter(person=notice.person).exists()
        assert Device.objects.count() == 1

    def test_but_the_others_are_told(self, notice: Notice, service: PushService) -> None:
        device_save(person=notice.person, **service.subscribe())
        service.answers = [(410, {})]
        assert told(notice).state == State.SENT
        assert Device.objects.filter(person=notice.person).count() == len(service.pushes) == 1

    @pytest.mark.parametrize("status", [400, 401, 403, 413, 418])
    def test_what_our_key_or_our_message_is_refused_for_forgets_no_device(
        self, notice: Notice, service: PushService, status: int
    ) -> None:
        """Any number of other refusals keeps the device: only 404 and 410 mean that the device is
        gone.
        """
        for _ in range(9):
            service.answers = [(status, {})]
            Notice.objects.filter(pk=notice.pk).update(state=State.PENDING, delivery=None)
            told(notice)
        assert Device.objects.filter(person=notice.person).exists()

    @staticmethod
    def move(person: User, host: str) -> None:
        device = Device.objects.get(person=person)
        device.endpoint = device.endpoint.replace("127.0.0.1", host)
        device.save()

    @pytest.mark.parametrize("status", [401, 403])
    def test_a_key_that_nobody_takes_opens_the_circuit(
        self, notice: Notice, service: PushService, two: list[User], hand: clock.Hand, status: int
    ) -> None:
        """The attempts don't count for any device; pending pushes go out with a valid key."""
        other = next(user for user in two if user != notice.person)
        self.move(other, "localhost")
        second = Notice.objects.create(
            person=other, table=notice.table, turn=9, kind=Kind.OVER, channel=Channel.PUSH
        )
        service.answers = [(status, {})] * 2
        told(notice)
        assert told(second).reason == "site-refused"
        assert Circuit.objects.refused() == {"push"}
        assert Delivery.objects.get(person=other, channel=Channel.PUSH).attempts == 0
        hand.forward(timedelta(minutes=1))
        notices_sweep()
        assert Circuit.objects.refused() == frozenset()
        assert Notice.objects.get(pk=second.pk).state == State.SENT

    def test_one_push_service_alone_opens_nothing(
        self, notice: Notice, service: PushService, two: list[User]
    ) -> None:
        """A person may register a faulty push service, also with several accounts."""
        other = next(user for user in two if user != notice.person)
        second = Notice.objects.create(
            person=other, table=notice.table, turn=9, kind=Kind.OVER, channel=Channel.PUSH
        )
        service.answers = [(403, {})] * 2
        assert (told(notice).reason, told(second).reason) == ("trying-again", "trying-again")
        assert Circuit.objects.refused() == frozenset()

    def test_a_crash_in_mid_call_repeats_it_with_its_id(
        self,
        notice: Notice,
        service: PushService,
        hand: clock.Hand,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """The push service gets the push twice. The browser shows one notification, since tag and
        id are equal.
        """
        send = PushConnection.send

        def dying(self: PushConnection, delivery: Delivery) -> None:
            send(self, delivery)
            raise SystemExit

        monkeypatch.setattr(PushConnection, "send", dying)
        with pytest.raises(SystemExit):
            told(notice)
        monkeypatch.undo()
        hand.forward(LEASE)
        notices_sweep()
        assert list(service.copies().values()) == [2]
        assert len({push.said["tag"] for push in service.pushes}) == 1
        assert Notice.objects.get(pk=notice.pk).state == State.SENT

    def test_an_address_in_our_own_network_is_never_called(
        self, notice: Notice, service: PushService, settings: Settings
    ) -> None:
        settings.WEBHOOK_ALLOWED_HOSTS = []
        Device.objects.filter(person=notice.person).update(endpoint="https://localhost/push")
        assert (told(notice).state, told(notice).reason) == (State.FAILED, "refused")
        assert Device.objects.filter(person=notice.person).exists()
        assert service.pushes == []

    def test_a_push_service_that_is_down_is_tried_again(
        self, notice: Notice, service: PushService, hand: clock.Hand
    ) -> None:
        service.answers = [(500, {})]
        assert told(notice).reason == "trying-again"
        assert Delivery.objects.get(channel=Channel.PUSH).due_at == NOON + BACKOFF[0]


class TestDevices:
    @pytest.mark.parametrize(
        "wrong",
        [
            {"endpoint": "http://push.example.com/1"},
            {"endpoint": "https://push.example.com:22/1"},
            {"endpoint": "file:///etc/passwd"},
            {"endpoint": "https://push.example.com/" + "x" * 1000},
            {"p256dh": "AAAA"},
            {"p256dh": "é" * 80},
            {"auth": ""},
        ],
    )
    def test_what_no_browser_gives_is_refused(
        self, two: list[User], service: PushService, wrong: dict[str, str]
    ) -> None:
        with pytest.raises(BadPreference, match="device"):
            device_save(person=two[0], **{**service.subscribe(), **wrong})
        device_save(person=two[0], **service.subscribe())

    def test_there_are_only_so_many(self, two: list[User], service: PushService) -> None:
        for _ in range(MOST):
            last = service.subscribe()
            device_save(person=two[0], **last)
        device_save(person=two[0], **last)  # the same device again
        with pytest.raises(BadPreference, match="devices"):
            device_save(person=two[0], **service.subscribe())

    def test_a_browser_has_one_person(self, two: list[User], service: PushService) -> None:
        keys = service.subscribe()
        for user in two:
            device_save(person=user, **keys)
        assert Device.objects.get().person == two[1]
        device_remove(person=two[0], device_id=Device.objects.get().pk)
        assert Device.objects.count() == 1

    def test_the_page_switches_it_on_and_off(
        self, client: Client, two: list[User], service: PushService
    ) -> None:
        url, keys = reverse("notices-devices"), service.subscribe()
        assert client.get(url).status_code == 302
        client.force_login(two[0])
        assert vapid.public_key() in client.get(url).text
        refused = client.post(url, {**keys, "auth": "?"})
        assert (refused.status_code, list(refused.json())) == (400, ["said"])
        assert client.post(url, keys, headers={"user-agent": ANDROID}).status_code == 201
        shown = client.get(url).text
        assert "Chrome · Android" in shown
        assert 'data-here="1"' in shown
        assert "By mail" in client.get(reverse("notices-reach")).text
        assert "On your devices" in client.get(reverse("notices-reach")).text
        client.post(reverse("notices-device-remove"), {"device": Device.objects.get().pk})
        assert not Device.objects.exists()
        client.post(reverse("notices-device-remove"), {"device": "x"})

    def test_who_signs_out_takes_their_browser_along(
        self, client: Client, two: list[User], service: PushService
    ) -> None:
        client.force_login(two[0])
        client.post(reverse("notices-devices"), service.subscribe())
        device_save(person=two[0], **service.subscribe())
        client.post(reverse("account_logout"))
        assert Device.objects.count() == 1

    def test_a_site_without_a_key_has_none(
        self, client: Client, two: list[User], settings: Settings
    ) -> None:
        settings.VAPID_PRIVATE_KEY = ""
        client.force_login(two[0])
        assert client.get(reverse("notices-devices")).status_code == 404
        assert "On your devices" not in client.get(reverse("notices-reach")).text


def test_a_lost_phone_is_told_nothing_more(two: list[User], devices: list[Device]) -> None:
    """After a sign-out everywhere or a new password, each device needs a new subscription."""
    sessions_end(person=two[0])
    assert list(Device.objects.all()) == [devices[1]]


def test_a_new_key_is_printed_as_the_environment_wants_it(
    capsys: pytest.CaptureFixture[str], settings: Settings
) -> None:
    call_command("vapid_keys")
    name, _, key = capsys.readouterr().out.strip().partition("=")
    assert name == "VAPID_PRIVATE_KEY"
    settings.VAPID_PRIVATE_KEY = key
    assert len(vapid.public_key()) == 87


def test_the_web_starts_without_what_only_a_sender_needs() -> None:
    code = (
        "import sys, django; django.setup(); import mp2site.urls; "
        "sys.exit(bool({'pywebpush', 'aiohttp', 'py_vapid', 'http_ece'} & set(sys.modules)) * 7)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, timeout=60)
    assert done.returncode == 0
