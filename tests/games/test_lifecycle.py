"""Opening, joining, leaving, starting and abandoning tables."""

from __future__ import annotations

import hmac
from hashlib import sha256

import pytest

from accounts.models import User
from games.errors import Code
from games.models import Seat, Status, Table
from games.rules.kernel import Chance
from games.selectors.tables import fairness_of, seats_of
from games.services.leaving import table_leave
from games.services.lifecycle import abandon_consent, table_create, table_join, table_start
from tests.support.tables import now, open_table, place_of, refused, started

pytestmark = pytest.mark.django_db


class TestCreate:
    def test_the_host_sits_down(self, four: list[User]) -> None:
        table = table_create(by=four[0], title="yspahan", seats=3, name="  Café   Isfahan ")
        assert (table.name, table.status, table.size) == ("Café Isfahan", Status.OPEN, 3)
        assert [seat.person for seat in seats_of(table)] == [four[0]]
        assert table.rules_version == table.rules.rules_version

    def test_the_secret_is_committed_to_and_not_handed_out(self, four: list[User]) -> None:
        table = table_create(by=four[0], title="yspahan", seats=2)
        assert not {"secret", "seed", "state"} & set(table.__dict__)
        assert sha256(bytes(now(table).secret)).hexdigest() == table.commitment

    @pytest.mark.parametrize(
        ("wrong", "rule"),
        [
            ({"title": "chess"}, "title"),
            ({"seats": 5}, "seats"),
            ({"seats": 1}, "seats"),
            ({"options": {"luck": "none"}}, "options"),
            ({"edition": "pirated"}, "edition"),
            ({"visibility": "secret"}, "visibility"),
            ({"name": "x" * 61}, "name"),
            ({"nonce": "two words"}, "nonce"),
        ],
    )
    def test_a_wrong_setup_leaves_no_table(
        self, four: list[User], wrong: dict[str, object], rule: str
    ) -> None:
        with refused(Code.BAD_SETUP) as caught:
            table_create(**{"by": four[0], "title": "yspahan", "seats": 3, **wrong})
        assert caught.value.rule == rule
        assert not Table.objects.exists()


class TestJoin:
    def test_the_last_one_starts_the_game(self, four: list[User]) -> None:
        table = started(four)
        assert table.status == Status.PLAYING
        assert sorted(seat.place for seat in seats_of(table)) == [0, 1, 2, 3]

    def test_a_full_table_waits_for_its_host_if_so_agreed(self, four: list[User]) -> None:
        table = started(four[:2], start_when_full=False)
        assert table.status == Status.OPEN
        assert table_start(table_id=table.pk, by=four[0]).status == Status.PLAYING

    def test_nobody_sits_twice(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        with refused(Code.ALREADY_SEATED):
            table_join(table_id=table.pk, by=four[0])

    def test_a_started_game_takes_nobody(self, four: list[User]) -> None:
        table = started(four[:2])
        with refused(Code.NOT_OPEN):
            table_join(table_id=table.pk, by=four[2])

    def test_a_full_table_takes_nobody(self, four: list[User]) -> None:
        table = started(four[:2], start_when_full=False)
        with refused(Code.FULL):
            table_join(table_id=table.pk, by=four[2])

    def test_a_table_that_is_not_there(self, four: list[User]) -> None:
        with refused(Code.NOT_FOUND):
            table_join(table_id="nosuchtabl", by=four[0])

    @pytest.mark.parametrize(
        ("visibility", "token", "code"),
        [
            ("link", "", Code.WRONG_TOKEN),
            ("link", "guessed", Code.WRONG_TOKEN),
            ("public", "guessed", Code.WRONG_TOKEN),
            ("private", "", Code.NOT_FOUND),
            ("private", "guessed", Code.NOT_FOUND),
        ],
    )
    def test_without_the_invitation(
        self, four: list[User], visibility: str, token: str, code: Code
    ) -> None:
        table = open_table(four[0], 2, visibility=visibility)
        with refused(code):
            table_join(table_id=table.pk, by=four[1], token=token)
        assert table_join(table_id=table.pk, by=four[1], token=table.token).person == four[1]

    def test_a_nonce_must_be_visible_ascii(self, four: list[User]) -> None:
        table = open_table(four[0], 2)
        with refused(Code.BAD_SETUP):
            table_join(table_id=table.pk, by=four[1], nonce="a\nb")
        assert table_join(table_id=table.pk, by=four[1], nonce="a!b").nonce == "a!b"


class TestLeave:
    def test_a_seat_becomes_free(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        table_leave(table_id=table.pk, by=four[1])
        assert [seat.person for seat in seats_of(table)] == [four[0]]

    def test_the_host_passes_the_office_on(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        left = table_leave(table_id=table.pk, by=four[0])
        assert left is not None
        assert left.host == four[1]

    def test_the_last_one_takes_the_table_away(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        assert table_leave(table_id=table.pk, by=four[0]) is None
        assert not Table.objects.filter(pk=table.pk).exists()

    def test_who_does_not_sit_cannot_leave(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        with refused(Code.NOT_YOUR_SEAT):
            table_leave(table_id=table.pk, by=four[1])

    def test_nobody_leaves_a_running_game(self, four: list[User]) -> None:
        table = started(four[:2])
        with refused(Code.NOT_OPEN):
            table_leave(table_id=table.pk, by=four[1])


class TestStart:
    @pytest.fixture
    def full(self, four: list[User]) -> Table:
        return started(four[:3], start_when_full=False)

    def test_places_are_drawn_from_the_seed(self, full: Table, four: list[User]) -> None:
        table_start(table_id=full.pk, by=four[0])
        table = now(full)
        drawn = Chance(bytes(table.seed or b"")).shuffle("seats", four[:3])
        assert [place_of(table, user) for user in drawn] == [0, 1, 2]

    def test_only_the_host_starts(self, full: Table, four: list[User]) -> None:
        with refused(Code.NOT_HOST):
            table_start(table_id=full.pk, by=four[1])

    def test_only_once(self, full: Table, four: list[User]) -> None:
        table_start(table_id=full.pk, by=four[0])
        with refused(Code.NOT_OPEN):
            table_start(table_id=full.pk, by=four[0])

    def test_only_when_full(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        with refused(Code.NOT_ENOUGH_SEATS) as caught:
            table_start(table_id=table.pk, by=four[0])
        assert caught.value.text.params == {"missing": 2}

    def test_a_private_table_is_hidden_from_strangers(self, four: list[User]) -> None:
        table = open_table(four[0], 2, visibility="private")
        with refused(Code.NOT_FOUND):
            table_start(table_id=table.pk, by=four[1])


class TestFairness:
    def test_the_secret_shows_only_at_the_end(self, four: list[User]) -> None:
        table = started(four[:2])
        before = fairness_of(table)
        assert (before.secret, before.seed) == ("", "")
        for user in four[:2]:
            abandon_consent(table_id=table.pk, by=user)
        after = fairness_of(table)
        assert sha256(bytes.fromhex(after.secret)).hexdigest() == before.commitment
        seed = hmac.digest(bytes.fromhex(after.secret), "\n".join(after.nonces).encode(), "sha256")
        assert seed.hex() == after.seed

    def test_nonces_stand_in_the_order_of_joining(self, four: list[User]) -> None:
        table = open_table(four[0], 3, nonce="first")
        table_join(table_id=table.pk, by=four[1], nonce="second")
        table_join(table_id=table.pk, by=four[2], nonce="third")
        assert fairness_of(table).nonces == ("first", "second", "third")

    def test_another_nonce_gives_another_seed(self, four: list[User]) -> None:
        tables = [started(four[:2]) for _ in range(2)]
        assert tables[0].seed != tables[1].seed


class TestAbandon:
    def test_it_takes_all(self, four: list[User]) -> None:
        table = started(four[:2])
        assert abandon_consent(table_id=table.pk, by=four[0]).status == Status.PLAYING
        assert abandon_consent(table_id=table.pk, by=four[1]).status == Status.ABANDONED
        assert not Seat.objects.filter(table=table, waiting_since__isnull=False).exists()

    def test_consent_can_be_taken_back(self, four: list[User]) -> None:
        table = started(four[:2])
        abandon_consent(table_id=table.pk, by=four[0])
        abandon_consent(table_id=table.pk, by=four[0], consent=False)
        assert abandon_consent(table_id=table.pk, by=four[1]).status == Status.PLAYING

    def test_strangers_have_no_say(self, four: list[User]) -> None:
        table = started(four[:2])
        with refused(Code.NOT_YOUR_SEAT):
            abandon_consent(table_id=table.pk, by=four[2])

    def test_not_before_the_start(self, four: list[User]) -> None:
        table = open_table(four[0], 2)
        with refused(Code.NOT_PLAYING):
            abandon_consent(table_id=table.pk, by=four[0])
