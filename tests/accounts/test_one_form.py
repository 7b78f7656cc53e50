"""Every lookup of a name or address accepts each spelling, on both databases."""

from __future__ import annotations

import importlib
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from allauth.account.models import EmailAddress
from anymail.signals import AnymailTrackingEvent, tracking
from django.apps import apps
from django.core import mail
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts.addresses import normal_address, readable_address
from accounts.attempts import source_of
from accounts.models import User
from accounts.names import folded
from accounts.selectors.addresses import addresses_of
from accounts.selectors.finding import person_named, person_seen
from accounts.selectors.people import person_of_name, person_signing_in
from accounts.services.blocking import person_block
from accounts.services.circles import circle_found, circle_join, circle_remove
from accounts.services.stars import star_set
from games.management.staff import person_named as person_of_command
from games.management.staff import staff_named
from games.models import Seat, Table
from games.selectors.people import people_found
from games.services.inviting import person_invite
from games.services.leaving import player_remove
from games.services.lifecycle import table_join
from notifications.models import BadAddress, StoredMail
from notifications.policy.preferences import address_trust
from notifications.selectors import mails_to, trouble_of
from tests.support.tables import open_table, person

pytestmark = pytest.mark.django_db
ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "Häuser"
WRITTEN: Final = (
    "Häuser",
    "HÄUSER",
    "häuser",
    unicodedata.normalize("NFD", "Häuser"),
    unicodedata.normalize("NFD", "HÄUSER"),
    "Ｈäuser",
    " häuser ",
)
ADDRESS: Final = "mara@xn--bcher-kva.example"
ADDRESSES: Final = (
    "mara@bücher.example",
    "mara@BÜCHER.example",
    "Mara@Bücher.Example",
    "mara@xn--bcher-kva.example",
    "MARA@XN--BCHER-KVA.EXAMPLE",
    unicodedata.normalize("NFD", "mara@bücher.example"),
    "mara@bücher。example.",
    " mara@bücher.example ",
)


@pytest.fixture
def haeuser() -> User:
    return person(NAME, is_staff=True)


@pytest.fixture
def jonas() -> User:
    return person("jonas")


def invited(name: str, by: User) -> User:
    return person_invite(table_id=open_table(by, 3).pk, by=by, name=name)


def removed(name: str, by: User) -> User:
    table, guest = open_table(by, 3), User.objects.get(folded=NAME)
    table_join(table_id=table.pk, by=guest)
    player_remove(table_id=table.pk, by=by, name=name)
    assert not Seat.objects.filter(table=table, person=guest).exists()
    return guest


def taken_out_of_a_circle(name: str, by: User) -> User:
    guest = User.objects.get(folded=NAME)
    circle = circle_found(by=by, name="Friends")
    circle_join(by=guest, link=str(circle.link))
    circle_remove(circle_id=circle.pk, by=by, name=name)
    assert not circle.memberships.filter(person=guest).exists()
    return guest


def found_at_a_table(name: str, by: User) -> User:
    table, guest = open_table(by, 3), User.objects.get(folded=NAME)
    table_join(table_id=table.pk, by=guest)
    assert list(Table.objects.with_person(name)) == [table]
    return guest


def found_by_its_beginning(name: str, by: User) -> User:
    guest = User.objects.get(folded=NAME)
    star_set(by=by, name=NAME, starred=True)
    (found,) = people_found(by, folded(name)[:3].upper())
    assert found.name == NAME
    return guest


def seen(name: str, by: User) -> User | None:
    found = person_seen(name, by)
    return found.person if found else None


LOOKUPS: Final[dict[str, Callable[[str, User], User | None]]] = {
    "sign in": lambda name, _by: person_signing_in(name),
    "page": seen,
    "name": lambda name, _by: person_of_name(name),
    "star": lambda name, by: star_set(by=by, name=name, starred=True),
    "findable": lambda name, by: person_named(name, reader=by),
    "block": lambda name, by: person_block(by=by, name=name),
    "invite": invited,
    "remove": removed,
    "circle": taken_out_of_a_circle,
    "table": found_at_a_table,
    "beginning": found_by_its_beginning,
    "command": lambda name, _by: person_of_command(name),
    "staff": lambda name, _by: staff_named(name),
}


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("lookup", LOOKUPS)
def test_a_name_is_found_however_it_is_written(
    lookup: str, name: str, haeuser: User, jonas: User
) -> None:
    assert LOOKUPS[lookup](name, jonas) == haeuser


def test_who_was_here_first_keeps_the_name_but_the_very_letters_win(haeuser: User) -> None:
    """The two accounts are older than the rule against names that look alike."""
    twin = User.objects.create_user("HÄUSER")
    assert person_of_name("häuser") == haeuser
    assert person_of_name("HÄUSER") == twin


@pytest.mark.parametrize("name", WRITTEN[:-1])
def test_nobody_signs_up_with_a_name_that_is_taken(
    client: Client, haeuser: User, name: str
) -> None:
    form = {"username": name, "email": "new@example.com", "password1": "a long password"}
    client.post(reverse("account_signup"), form)
    assert User.objects.filter(folded=name).count() == 1


def test_a_name_is_kept_composed(client: Client) -> None:
    name = unicodedata.normalize("NFD", "Jürgen")
    form = {"username": name, "email": "new@example.com", "password1": "a long password"}
    client.post(reverse("account_signup"), form)
    assert User.objects.get(folded="jürgen").username == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_has_one_form(address: str) -> None:
    assert normal_address(address) == ADDRESS
    assert readable_address(normal_address(address)) == "mara@bücher.example"


@pytest.mark.parametrize(
    ("address", "form"),
    [
        ("a@STRASSE.de", "a@strasse.de"),
        ("a@straße.de", "a@xn--strae-oqa.de"),  # another domain, by IDNA 2008
        ("a@i❤.ws", "a@xn--i-7iq.ws"),
        ("a@under_score.example", "a@under_score.example"),
        ("A@[127.0.0.1]", "a@[127.0.0.1]"),
        ("A", "a"),
        ("", ""),
    ],
)
def test_so_has_an_odd_one(address: str, form: str) -> None:
    assert normal_address(address) == form


class TestAnAddress:
    @pytest.fixture(autouse=True)
    def mara(self) -> User:
        mara = User.objects.create_user("mara", "mara@bücher.example", "a long password")
        row = EmailAddress(user=mara, email="mara@bücher.example", verified=True, primary=True)
        row.save()
        assert row.email == EmailAddress.objects.get().email == ADDRESS
        assert (mara.email, User.objects.get().email) == (ADDRESS, ADDRESS)
        return mara

    @pytest.mark.parametrize("address", ADDRESSES)
    def test_finds_its_person_however_it_is_written(
        self, mara: User, address: str, rf: Any, client: Client
    ) -> None:
        assert person_signing_in(address) == mara
        EmailAddress.objects.update(verified=False)
        assert person_signing_in(address) == mara
        EmailAddress.objects.all().delete()
        assert person_signing_in(address) == mara
        assert addresses_of(mara) == [ADDRESS]

    @pytest.mark.parametrize("address", ADDRESSES)
    def test_bounces_however_it_is_written(self, mara: User, address: str) -> None:
        said = AnymailTrackingEvent(
            event_type="bounced", reject_reason="bounced", recipient=address
        )
        tracking.send(sender=None, event=said, esp_name="Test")
        trouble = trouble_of(mara)
        assert trouble is not None
        assert trouble.email == ADDRESS
        assert BadAddress.objects.filter(email=address).exists()
        address_trust(person=mara)
        assert not BadAddress.objects.exists()

    @pytest.mark.parametrize("address", ADDRESSES)
    def test_finds_its_mails(self, address: str) -> None:
        stored = StoredMail.objects.create(to=address, subject="Hello", text="there")
        for other in ADDRESSES:
            assert list(mails_to(other)) == [stored]

    @pytest.mark.parametrize("address", ADDRESSES[:6])
    def test_resets_its_password(self, client: Client, address: str) -> None:
        client.post(reverse("account_reset_password"), {"email": address})
        (message,) = mail.outbox
        assert message.to == [ADDRESS]
        assert "mara" in str(message.body)

    def test_nobody_else_gets_its_reset_link(self, client: Client) -> None:
        """Django uses IDNA 2003, which turns ß into ss; that domain has another owner."""
        person("victim")
        EmailAddress.objects.filter(user__username="victim").delete()
        victim = User.objects.get(username="victim")
        EmailAddress(user=victim, email="v@straße.example", verified=True, primary=True).save()
        client.post(reverse("account_reset_password"), {"email": "v@straße.example"})
        (message,) = mail.outbox
        assert message.to == ["v@xn--strae-oqa.example"]

    @pytest.mark.parametrize("address", ADDRESSES[:6])
    def test_is_not_claimed_by_another_way_to_write_it(self, client: Client, address: str) -> None:
        form = {"username": "noor", "email": address, "password1": "a long password"}
        client.post(reverse("account_signup"), form)
        assert set(User.objects.values_list("email", flat=True)) == {ADDRESS}
        (message,) = mail.outbox
        assert "mara" in str(message.body)  # the mail to the owner contains it


@pytest.mark.parametrize("written", [ADDRESSES[:6], WRITTEN[:-1]])
def test_attempts_are_counted_as_one_however_a_login_is_written(
    written: tuple[str, ...], rf: Any
) -> None:
    request = rf.post("/")
    request.session = {}
    assert len({source_of(request, login) for login in written}) == 1


def test_every_look_up_goes_through_the_one_form() -> None:
    """SQLite folds the case of ASCII letters only, PostgreSQL that of all letters."""
    wrong = re.compile(r"__iexact|__istartswith|\bLower\(|\bUpper\(|email\w*\.lower\(\)")
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for app in ("accounts", "games", "mp2site", "notifications")
        for file in (ROOT / app).rglob("*.py")
        if "migrations" not in file.parts
        for line in file.read_text().splitlines()
        if wrong.search(line)
    ]
    assert found == []


class TestTheMigration:
    """The migration normalizes older rows, even where two of them collide."""

    @pytest.fixture
    def people(self) -> list[User]:
        return [User.objects.create_user(name) for name in ("one", "two", "three")]

    def add(self, user: User, email: str, *, verified: bool, primary: bool = False) -> None:
        row = EmailAddress(user=user, email="x", verified=False, primary=primary)
        row.save()
        with connection.cursor() as cursor:
            cursor.execute(
                "UPDATE account_emailaddress SET email = %s, verified = %s WHERE id = %s",
                [email, verified, row.pk],
            )

    def test_one_address_of_several_people_keeps_the_first_proof(self, people: list[User]) -> None:
        one, two, three = people
        self.add(one, "a@bücher.example", verified=True, primary=True)
        self.add(two, "a@BÜCHER.example", verified=True)
        self.add(two, "a@xn--bcher-kva.example", verified=False, primary=True)
        self.add(three, "A@Bücher.example", verified=False, primary=True)
        importlib.import_module("accounts.migrations.0023_one_form").addresses_normal(apps, None)
        rows = EmailAddress.objects.order_by("user").values_list(
            "user__username", "email", "verified", "primary"
        )
        form = "a@xn--bcher-kva.example"
        assert list(rows) == [
            ("one", form, True, True),
            ("two", form, False, True),
            ("three", form, False, True),
        ]

    def test_the_first_proof_counts_whether_it_is_the_primary_address_or_not(
        self, people: list[User]
    ) -> None:
        one, two, _ = people
        self.add(one, "one@example.com", verified=True, primary=True)
        self.add(one, "a@bücher.example", verified=True)
        self.add(two, "a@BÜCHER.example", verified=True, primary=True)
        importlib.import_module("accounts.migrations.0023_one_form").addresses_normal(apps, None)
        proved = EmailAddress.objects.filter(email="a@xn--bcher-kva.example", verified=True)
        assert [row.user for row in proved] == [one]

    def test_names_and_own_addresses(self, people: list[User]) -> None:
        with connection.cursor() as cursor:
            cursor.execute(
                "UPDATE accounts_user SET folded = '', email = %s, username = %s WHERE id = %s",
                ["A@bücher.example", "ÄLTER", people[0].pk],
            )
        importlib.import_module("accounts.migrations.0023_one_form").names_fold(apps, None)
        row = User.objects.get(pk=people[0].pk)
        assert (row.folded, row.email) == ("älter", "a@xn--bcher-kva.example")

    def test_marks_and_mails(self) -> None:
        for email in ("b@example.com", "c@example.com"):
            BadAddress.objects.create(email=email, why=BadAddress.Why.BOUNCED)
        BadAddress.objects.create(email="a@xn--bcher-kva.example", why=BadAddress.Why.COMPLAINED)
        StoredMail.objects.create(to="x@example.com", subject="", text="")
        with connection.cursor() as cursor:
            for old, new in (("b", "A@bücher.example"), ("c", "c@häuser.example")):
                cursor.execute(
                    "UPDATE notifications_badaddress SET email = %s WHERE email = %s",
                    [new, f"{old}@example.com"],
                )
            cursor.execute('UPDATE notifications_storedmail SET "to" = %s', ["A@Bücher.example"])
        importlib.import_module("notifications.migrations.0015_one_form").addresses_normal(
            apps, None
        )
        marks = BadAddress.objects.order_by("email").values_list("email", "why")
        assert list(marks) == [
            ("a@xn--bcher-kva.example", "complained"),
            ("c@xn--huser-gra.example", "bounced"),
        ]
        assert StoredMail.objects.get().to == "a@xn--bcher-kva.example"
