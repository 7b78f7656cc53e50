"""Reading a table: current and past positions, history, lists, and permissions."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.errors import Code
from games.models import Seat, Status, Table
from games.selectors.history import history_for
from games.selectors.lists import Wanted, games_wanted
from games.selectors.positions import position_at, position_for, stamp_for
from games.selectors.tables import (
    invited_to,
    seats_of,
    table_get_for,
    tables_of,
    tables_open,
    tables_public,
    turns_for,
)
from games.services.lifecycle import table_join
from games.services.play import choice_submit
from tests.support.reading import history_since_own
from tests.support.tables import (
    acting,
    asked,
    at,
    choose,
    now,
    open_table,
    play_on,
    refused,
    see,
    started,
    under_other_rules,
)

pytestmark = pytest.mark.django_db

VISIBILITIES = ("public", "link", "private")


class TestWhoMaySee:
    """The matrix visibility × reader. Seated people always have the permission."""

    MAY = {
        ("public", "stranger"): True,
        ("public", "nobody"): True,
        ("link", "stranger"): True,
        ("link", "nobody"): True,
        ("private", "stranger"): False,
        ("private", "nobody"): False,
        ("public", "seated"): True,
        ("link", "seated"): True,
        ("private", "seated"): True,
    }

    @pytest.mark.parametrize(("visibility", "who"), MAY)
    def test_a_running_game(self, four: list[User], visibility: str, who: str) -> None:
        table = started(four[:2], visibility=visibility)
        person = {"seated": four[0], "stranger": four[3], "nobody": None}[who]
        calls = [
            lambda: table_get_for(person=person, table_id=table.pk),
            lambda: position_for(table, person),
            lambda: position_at(table, person, 0),
            lambda: history_for(table, person),
            lambda: stamp_for(table_id=table.pk, person=person),
        ]
        for call in calls:
            if self.MAY[visibility, who]:
                call()
            else:
                with refused(Code.NOT_FOUND):
                    call()

    def test_the_invited_see_a_private_table_until_it_starts(self, four: list[User]) -> None:
        table = open_table(four[0], 2, visibility="private")
        assert table_get_for(person=four[1], table_id=table.pk, token=table.token) == table
        with refused(Code.NOT_FOUND):
            table_get_for(person=four[1], table_id=table.pk, token="guessed")
        table_join(table_id=table.pk, by=four[1], token=table.token)
        with refused(Code.NOT_FOUND):
            table_get_for(person=four[2], table_id=table.pk, token=table.token)

    def test_an_invitation_finds_its_table(self, four: list[User]) -> None:
        table = open_table(four[0], 2, visibility="private")
        assert invited_to(token=table.token, person=None) == table
        with refused(Code.NOT_FOUND):
            invited_to(token="guessed", person=None)


class TestPosition:
    def test_a_seat_sees_its_hand_and_a_spectator_none(self, yspahan: Table) -> None:
        assert see(yspahan, at(yspahan, 1)).view["private"] == {"hand": []}
        assert see(yspahan, None).view["private"] is None

    def test_before_the_start_there_is_none(self, four: list[User]) -> None:
        table = open_table(four[0], 2)
        with refused(Code.NOT_PLAYING):
            position_for(table, four[0])

    def test_it_takes_one_query(self, yspahan: Table) -> None:
        user = at(yspahan, 0)
        with CaptureQueriesContext(connection) as queries:
            position_for(yspahan, user)
        assert len(queries) == 1

    def test_the_stamp_is_the_same_by_one_query(self, yspahan: Table) -> None:
        user = acting(yspahan)
        with CaptureQueriesContext(connection) as queries:
            stamp = stamp_for(table_id=yspahan.pk, person=user)
        assert len(queries) == 1
        assert stamp == see(yspahan, user).stamp

    def test_no_two_share_a_stamp(self, four: list[User]) -> None:
        """A browser that changes its account must not keep the old stamp."""
        table = started(four[:3])
        seen_by = [*four[:3], None]
        stamps = [stamp_for(table_id=table.pk, person=user) for user in seen_by]
        assert stamps == [see(table, user).stamp for user in seen_by]
        assert len(set(stamps)) == len(seen_by)

    def test_the_stamp_changes_for_those_who_see_a_change(self, yspahan: Table) -> None:
        user = acting(yspahan)
        choose(yspahan, user, "roll:0")
        mine, other = (stamp_for(table_id=yspahan.pk, person=p) for p in (user, None))
        choose(yspahan, user, asked(yspahan, user).choices[0].key)
        assert see(yspahan, user).draft
        assert stamp_for(table_id=yspahan.pk, person=user) != mine
        assert stamp_for(table_id=yspahan.pk, person=None) == other


class TestLookingBack:
    def test_every_ply_is_as_it_was_seen(self, yspahan: Table) -> None:
        """Views from snapshots equal the views during play."""
        seen: dict[int, dict[str, Any]] = {0: see(yspahan, None).view}
        rng = random.Random(5)
        while now(yspahan).ply < 60:
            play_on(yspahan, rng, choices=1)
            position = see(yspahan, None)
            seen[position.ply] = position.view
        assert len(seen) > 10
        for ply, view in seen.items():
            assert position_at(yspahan, None, ply).view == view

    def test_it_reads_few_moves(self, yspahan: Table) -> None:
        play_on(yspahan, random.Random(2), choices=120)
        last = now(yspahan).ply
        with CaptureQueriesContext(connection) as queries:
            position_at(yspahan, None, last - 1)
        assert len(queries) == 3
        near = [snapshot.ply for snapshot in yspahan.snapshots.order_by("ply")]
        assert near[0] == 0
        assert max(b - a for a, b in zip(near, [*near[1:], last], strict=True)) < 50

    def test_a_seat_sees_its_own_hand_then(self, yspahan: Table) -> None:
        play_on(yspahan, random.Random(3), choices=100)
        place = see(yspahan, at(yspahan, 2)).seat
        position = position_at(yspahan, at(yspahan, 2), 20)
        assert position.view["seat"] == place
        assert position.decision is None

    @pytest.mark.parametrize("ply", [-1, 1, 999])
    def test_a_ply_that_is_not_there(self, yspahan: Table, ply: int) -> None:
        with refused(Code.BAD_PLY):
            position_at(yspahan, None, ply)


class TestOtherRules:
    """A game with another version of the rules goes on, but can't be replayed."""

    @pytest.fixture
    def old(self, yspahan: Table) -> Table:
        return under_other_rules(play_on(yspahan, random.Random(2), choices=120), ply=2)

    def test_what_does_not_replay_is_of_other_rules(self, old: Table) -> None:
        with refused(Code.OTHER_RULES) as refusal:
            position_at(old, None, 3)
        known = old.rules.rules_version
        assert refusal.value.text.params == {
            "version": known + 1,
            "here": known,
            "status": "playing",
        }
        assert now(old).status == Status.PLAYING

    def test_moments_that_replay_are_shown(self, old: Table) -> None:
        later = old.snapshots.filter(ply__gt=2).order_by("ply").values_list("ply", flat=True)[0]
        for ply in (0, 1, later, later + 1, old.ply):
            assert position_at(old, None, ply).ply == ply

    def test_it_is_shown_as_it_stands_and_played_on(self, old: Table) -> None:
        user = acting(old)
        assert see(old, user).decision
        assert play_on(old, random.Random(3), choices=10).ply > old.ply

    def test_under_the_same_rules_it_is_our_fault(self, old: Table) -> None:
        Table.objects.filter(pk=old.pk).update(rules_version=old.rules.rules_version)
        with refused(Code.QUARANTINED):
            position_at(old, None, 3)

    def test_a_state_that_can_not_be_read_is_our_fault(self, old: Table) -> None:
        Table.objects.filter(pk=old.pk).update(state=b"of another kind")
        for look in (lambda: see(old, None), lambda: position_at(old, None, old.ply)):
            with refused(Code.QUARANTINED):
                look()


class TestHistory:
    def test_hidden_events_are_for_their_seat(self, toy_table: Table) -> None:
        mine, other = at(toy_table, 0), at(toy_table, 1)
        key = asked(toy_table, mine).choices[0].key
        choose(toy_table, mine, key)
        (own,), (seen_by_other,), (public,) = (
            history_for(toy_table, person) for person in (mine, other, None)
        )
        assert [event.kind for event in own.events] == ["laid", "laid-card"]
        assert [event.kind for event in seen_by_other.events] == ["laid"]
        assert seen_by_other == public
        assert [line.id for line in own.sentences] == ["toy-log-laid", "toy-log-laid-card"]

    def test_keys_of_others_show_when_the_game_is_over(self, toy_table: Table) -> None:
        choose(toy_table, at(toy_table, 0), asked(toy_table, at(toy_table, 0)).choices[0].key)
        assert history_for(toy_table, at(toy_table, 0))[0].key.startswith("lay:")
        assert history_for(toy_table, at(toy_table, 1))[0].key == ""
        over = play_on(toy_table, random.Random(1))
        assert over.status == Status.FINISHED
        assert all(move.key for move in history_for(over, None))

    def test_a_part_of_it(self, yspahan: Table) -> None:
        play_on(yspahan, random.Random(4), choices=30)
        plies = [move.ply for move in history_for(yspahan, None, after=5, until=8)]
        assert plies == [6, 7, 8]

    def test_since_i_chose_last(self, toy_table: Table) -> None:
        for place in range(2):
            user = at(toy_table, place)
            choose(toy_table, user, asked(toy_table, user).choices[0].key)
        assert [move.ply for move in history_since_own(toy_table, at(toy_table, 0))] == [2]
        assert history_since_own(toy_table, at(toy_table, 1)) == []


class TestLists:
    def test_the_longest_waiting_first(self, four: list[User]) -> None:
        tables = [started(four[:2], name=f"table {number}") for number in range(4)]
        mine = four[0]
        first = next(t for t in tables if acting(t) == mine) if turns_for(mine) else None
        waiting = turns_for(mine)
        assert [seat.waiting_since for seat in waiting] == sorted(
            seat.waiting_since for seat in waiting if seat.waiting_since
        )
        assert {seat.table for seat in waiting} == {t for t in tables if acting(t) == mine}
        assert first is None or first in {seat.table for seat in waiting}

    def test_turns_come_with_their_tables_and_people(self, four: list[User]) -> None:
        for _ in range(4):
            started(four[:3])
        user = max(four[:3], key=lambda person: len(turns_for(person)))
        with CaptureQueriesContext(connection) as queries:
            seats = turns_for(user)
            names = [[seat.name for seat in turn.table.seats.all()] for turn in seats]
        assert names
        assert len(queries) == 2

    def test_open_tables_have_room_for_me(self, four: list[User]) -> None:
        free = open_table(four[0], 3)
        open_table(four[0], 3, visibility="link")
        started(four[:2])
        started(four[:2], start_when_full=False)
        assert list(tables_open(four[1])) == [free]
        assert list(tables_open(four[0])) == []
        assert list(tables_open(None)) == [free]

    def test_a_list_takes_two_queries(self, four: list[User]) -> None:
        for _ in range(3):
            started(four)
        with CaptureQueriesContext(connection) as queries:
            names = [[s.name for s in table.seats.all()] for table in tables_public()]
        assert len(names) == 3
        assert len(queries) == 2

    def test_mine_and_everybodys(self, four: list[User]) -> None:
        hidden = started(four[:2], visibility="private")
        shown = started(four[1:3])
        assert set(tables_of(four[0])) == {hidden}
        assert set(tables_of(four[1], Status.PLAYING)) == {hidden, shown}
        assert set(tables_of(four[1], Status.FINISHED)) == set()
        assert set(tables_public(Status.PLAYING)) == {shown}
        assert set(games_wanted(Wanted(title="yspahan", person="AYLIN")).rows) == {shown}
        assert set(games_wanted(Wanted(person="piotr")).rows) == set()


def secrets_of(table: Table) -> list[str]:
    """Return the secrets of a table in all forms that could leak."""
    full = Table.objects.get(pk=table.pk)
    raw = [bytes(full.secret), bytes(full.seed or b"")]
    return [form for value in raw for form in (repr(value)[2:-1], value.hex())]


def everything(value: object, depth: int = 0) -> str:
    """Dump a value with all data that needs no further query."""
    if depth > 8 or isinstance(value, type):
        return ""
    if isinstance(value, Table | Seat | User):
        value = dict(value.__dict__)
    elif not isinstance(value, tuple) and hasattr(value, "__dataclass_fields__"):
        value = {name: getattr(value, name) for name in value.__dataclass_fields__}
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple | set | frozenset):
        return " ".join(everything(part, depth + 1) for part in value)
    return repr(value)


class TestLeaks:
    """No seat gets another seat's cards, the deck's order, or the seed."""

    @pytest.fixture
    def table(self, yspahan: Table) -> Table:
        return play_on(yspahan, random.Random(11), choices=150)

    def read_all(self, table: Table, user: User | None) -> list[object]:
        things: list[object] = [
            table_get_for(person=user, table_id=table.pk),
            position_for(table, user),
            *(position_at(table, user, ply) for ply in range(0, now(table).ply, 7)),
            history_for(table, user),
            seats_of(table),
            list(tables_public()),
        ]
        return things if user is None else [*things, turns_for(user), list(tables_of(user))]

    def test_no_secret_in_anything_read(self, table: Table, four: list[User]) -> None:
        hidden = secrets_of(table)
        for user in [*four, None]:
            text = everything(self.read_all(table, user))
            assert table.pk in text
            assert not [secret for secret in hidden if secret in text]

    def test_the_scan_finds_a_leak(self, table: Table) -> None:
        text = everything([{"deep": (Table.objects.get(pk=table.pk),)}])
        assert sum(secret in text for secret in secrets_of(table)) >= 2

    def test_no_state_hangs_on_what_is_read(self, table: Table, four: list[User]) -> None:
        for thing in (
            table_get_for(person=four[0], table_id=table.pk),
            *tables_public(),
            *(seat.table for user in four for seat in turns_for(user)),
        ):
            assert not {"state", "secret", "seed", "trouble"} & set(thing.__dict__)
        private = {"draft", "draft_state", "draft_note", "conditional_answers", "nonce"}
        for seat in seats_of(table):
            assert not private & set(seat.__dict__)

    def test_no_state_hangs_on_what_a_service_returns(self, table: Table) -> None:
        user = acting(table)
        decision = asked(table, user)
        submitted = choice_submit(
            table_id=table.pk, by=user, decision=decision.id, key=decision.choices[0].key
        )
        assert not {"state", "secret", "seed"} & set(submitted.table.__dict__)
        assert "draft_state" not in submitted.seat.__dict__

    def test_views_show_own_hands_only(self, table: Table) -> None:
        full = now(table)
        for ply in range(0, full.ply, 5):
            views = [position_at(table, at(table, place), ply).view for place in range(4)]
            spectator = position_at(table, None, ply).view
            assert all(view["public"] == spectator["public"] for view in views)
            hands = [view["private"]["hand"] for view in views]
            counts = [facts["cards"] for facts in spectator["public"]["merchants"]]
            assert [len(hand) for hand in hands] == counts

    def test_events_name_no_card_that_others_drew(self, table: Table) -> None:
        for place in range(4):
            moves = history_for(table, at(table, place))
            hidden = [e for m in moves for e in m.events if e.visible_to is not None]
            assert all(place in (event.visible_to or ()) for event in hidden)
        assert any(
            e.visible_to
            for p in range(4)
            for m in history_for(table, at(table, p))
            for e in m.events
        )
