"""Notes: a person's own text at a table, hidden from everybody else."""

from __future__ import annotations

import json

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.errors import Code
from games.models import Seat, Table, Visibility
from games.notes.services import LENGTH, notes_set
from games.selectors.belongings import tables_told
from games.services.closing import person_close
from games.services.lifecycle import abandon_consent
from games.session import session_open
from games.table_options import values_of
from tests.support.tables import acting, asked, choose, open_table, people, person, refused, started

pytestmark = pytest.mark.django_db
SAID = "Jonas needs pepper. Leave him the camels."


@pytest.fixture
def two() -> list[User]:
    return people(2)


@pytest.fixture
def noted(two: list[User]) -> Table:
    """A game in which the first person has written a note."""
    table = started(two)
    notes_set(table_id=table.pk, by=two[0], notes=SAID)
    return table


def notes_of(table: Table, user: User) -> str:
    return Seat.objects.get(table=table, person=user).notes


class TestKeeping:
    def test_before_in_and_after_the_game(self, two: list[User]) -> None:
        first, second = two
        table = open_table(first, 2)
        assert notes_set(table_id=table.pk, by=first, notes=SAID) == SAID
        table = started(two)
        notes_set(table_id=table.pk, by=first, notes=SAID)
        for user in two:
            abandon_consent(table_id=table.pk, by=user)
        assert notes_of(table, first) == SAID
        notes_set(table_id=table.pk, by=first, notes="Well played.")
        assert (notes_of(table, first), notes_of(table, second)) == ("Well played.", "")

    def test_choices_leave_them_alone(self, noted: Table, two: list[User]) -> None:
        user = acting(noted)
        notes_set(table_id=noted.pk, by=user, notes=SAID)
        choose(noted, user, asked(noted, user).choices[0].key)
        assert notes_of(noted, user) == SAID

    def test_all_of_unicode_and_lines_as_they_were(self, noted: Table, two: list[User]) -> None:
        kept = notes_set(table_id=noted.pk, by=two[0], notes=" a\r\nб\u202e\n\n👩‍🌾\0 ")
        assert kept == notes_of(noted, two[0]) == "a\nб\u202e\n\n👩‍🌾"

    def test_empty_is_none(self, noted: Table, two: list[User]) -> None:
        assert notes_set(table_id=noted.pk, by=two[0], notes=" \n ") == ""

    def test_as_long_as_they_may_be_and_no_longer(self, noted: Table, two: list[User]) -> None:
        longest = "x" * LENGTH
        assert notes_set(table_id=noted.pk, by=two[0], notes=longest) == longest
        with refused(Code.TOO_LONG):
            notes_set(table_id=noted.pk, by=two[0], notes=longest + "x")
        assert notes_of(noted, two[0]) == longest


class TestNobodyElse:
    def test_may_write_them(self, noted: Table) -> None:
        with refused(Code.NOT_YOUR_SEAT):
            notes_set(table_id=noted.pk, by=person("stranger"), notes="x")
        Table.objects.filter(pk=noted.pk).update(visibility=Visibility.PRIVATE)
        with refused(Code.NOT_FOUND):
            notes_set(table_id=noted.pk, by=person("other"), notes="x")
        with refused(Code.NOT_FOUND):
            notes_set(table_id="nosuchtable", by=person("third"), notes="x")

    def test_has_them_in_their_session(self, noted: Table, two: list[User]) -> None:
        for reader in (two[1], None):
            session = session_open(table_id=noted.pk, person=reader)
            assert not any(
                "notes" in vars(seat) for seat in session.seats if seat is not session.own
            )

    def test_is_shown_them_on_any_page_or_call(self, noted: Table, two: list[User]) -> None:
        """Only the person's own page contains the note; responses to others contain no word of it."""
        pages = [
            *(reverse(f"tables:{name}", args=[noted.pk]) for name in ("detail", "history", "dice")),
            f"/api/tables/{noted.pk}/",
            f"/api/tables/{noted.pk}/history/",
        ]
        for reader in (two[1], person("stranger"), None):
            client = Client()
            if reader is not None:
                client.force_login(reader)
            assert [page for page in pages if "needs pepper" in client.get(page).text] == []
        own = Client()
        own.force_login(two[0])
        assert [page for page in pages[:2] if "needs pepper" not in own.get(page).text] == []

    def test_takes_them_along(self, noted: Table, two: list[User]) -> None:
        mine, theirs = (json.dumps(list(tables_told(user, values_of)), default=str) for user in two)
        assert ("needs pepper" in mine, "needs pepper" in theirs) == (True, False)


def test_they_go_with_the_account(noted: Table, two: list[User]) -> None:
    person_close(person=two[0])
    assert set(Seat.objects.filter(table=noted).values_list("notes", flat=True)) == {""}


class TestPage:
    @pytest.fixture
    def client(self, two: list[User]) -> Client:
        client = Client()
        client.force_login(two[0])
        return client

    def test_says_that_it_is_kept(self, noted: Table, client: Client) -> None:
        address = reverse("notes:set", args=[noted.pk])
        said = client.post(address, {"notes": "Gold"}, headers={"HX-Request": "true"})
        assert (said.status_code, said.text.strip()) == (200, "Saved.")
        plain = client.post(address, {"notes": "Silk"})
        assert plain.url == reverse("tables:detail", args=[noted.pk]) + "#notes"  # type: ignore[attr-defined]
        assert ">Silk</textarea>" in client.get(plain.url).text  # type: ignore[attr-defined]

    def test_says_what_is_wrong(self, noted: Table, client: Client) -> None:
        address = reverse("notes:set", args=[noted.pk])
        long = {"notes": "x" * (LENGTH + 1)}
        said = client.post(address, long, headers={"HX-Request": "true"})
        assert said.status_code == 422
        assert "4,001 characters" in said.text
        assert client.post(address, long).status_code == 422

    def test_is_plain_text(self, noted: Table, client: Client, two: list[User]) -> None:
        notes_set(table_id=noted.pk, by=two[0], notes="</textarea><script>alert(1)</script>")
        page = client.get(reverse("tables:detail", args=[noted.pk])).text
        assert "<script>alert(1)" not in page
