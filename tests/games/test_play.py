"""Choosing: drafts, commits, undo, repetitions, and refusals."""

from __future__ import annotations

import pytest
from django.db import connection
from django.db.models import F
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.errors import Code
from games.models import Status, Table
from games.selectors.positions import position_for
from games.services.play import choice_submit, draft_redo, draft_reset, draft_undo
from tests.support.tables import (
    acting,
    asked,
    at,
    choose,
    now,
    open_table,
    refused,
    see,
    started,
)

pytestmark = pytest.mark.django_db


def keys(table: Table) -> list[str]:
    return list(table.moves.order_by("ply").values_list("key", flat=True))


def lay(table: Table, user: User) -> None:
    choose(table, user, asked(table, user).choices[0].key)


@pytest.fixture
def turn(toy_table: Table, four: list[User]) -> Table:
    """A toy game in which place 0 has the first turn."""
    for place in range(2):
        lay(toy_table, at(toy_table, place))
    return now(toy_table)


class TestDraft:
    def test_only_its_seat_sees_it(self, turn: Table) -> None:
        before = see(turn, at(turn, 1))
        submitted = choose(turn, at(turn, 0), "rest")
        assert not submitted.committed
        assert see(turn, at(turn, 0)).decision.choices[0].key == "end"
        assert see(turn, at(turn, 1)) == before
        assert keys(turn)[2:] == []

    def test_the_answer_is_what_the_seat_sees(self, turn: Table) -> None:
        submitted = choose(turn, at(turn, 0), "rest")
        assert submitted.position == see(turn, at(turn, 0))
        assert [key for _, key in submitted.position.draft] == ["rest"]

    def test_it_is_committed_as_a_whole(self, turn: Table) -> None:
        choose(turn, at(turn, 0), "rest")
        assert choose(turn, at(turn, 0), "end").committed
        assert keys(turn)[2:] == ["rest", "end"]
        assert list(turn.moves.values_list("ply", flat=True).order_by("ply")) == [1, 2, 3, 4]
        assert now(turn).ply == 4
        assert see(turn, at(turn, 0)).draft == ()

    def test_chance_commits_at_once(self, turn: Table) -> None:
        assert choose(turn, at(turn, 0), "roll").committed
        assert keys(turn)[2:] == ["roll"]
        assert turn.moves.get(ply=3).barrier

    def test_committing_turns_the_table_over(self, turn: Table) -> None:
        first, second = at(turn, 0), at(turn, 1)
        since = turn.seats.get(person=second)
        choose(turn, first, "rest")
        choose(turn, first, "end")
        assert turn.seats.get(person=first).waiting_since is None
        assert turn.seats.get(person=second).waiting_since is not None
        assert turn.seats.get(person=second).turn == since.turn + 1


class TestUndo:
    def test_it_takes_the_last_choice_back(self, turn: Table) -> None:
        before = see(turn, at(turn, 0))
        choose(turn, at(turn, 0), "rest")
        after = draft_undo(table_id=turn.pk, by=at(turn, 0)).position
        assert (after.view, after.decision, after.draft) == (before.view, before.decision, ())
        assert after.stamp != before.stamp

    def test_reset_takes_all_back(self, yspahan: Table) -> None:
        user = acting(yspahan)
        choose(yspahan, user, "roll:0")
        before = see(yspahan, user)
        choose(yspahan, user, before.decision.choices[0].key)
        assert len(see(yspahan, user).draft) == 1
        choose(yspahan, user, see(yspahan, user).decision.choices[0].key)
        draft_reset(table_id=yspahan.pk, by=user)
        after = see(yspahan, user)
        assert (after.view, after.decision) == (before.view, before.decision)

    def test_nothing_beyond_the_barrier(self, turn: Table) -> None:
        choose(turn, at(turn, 0), "roll")
        for take_back in (draft_undo, draft_reset):
            with refused(Code.NOTHING_TO_UNDO):
                take_back(table_id=turn.pk, by=at(turn, 0))
        assert keys(turn)[2:] == ["roll"]

    def test_what_was_taken_back_may_be_chosen_again(self, turn: Table) -> None:
        user = at(turn, 0)
        first = choose(turn, user, "rest")
        draft_undo(table_id=turn.pk, by=user)
        again = choose(turn, user, "rest")
        assert not again.repeated
        assert again.position.view == first.position.view


class TestRedo:
    def test_it_makes_undone_choices_again_one_by_one(self, yspahan: Table) -> None:
        user = drafted_twice(yspahan)
        after = see(yspahan, user)
        draft_undo(table_id=yspahan.pk, by=user)
        draft_reset(table_id=yspahan.pk, by=user)
        assert [len(see(yspahan, user).draft), len(see(yspahan, user).undone)] == [0, 2]
        draft_redo(table_id=yspahan.pk, by=user)
        again = draft_redo(table_id=yspahan.pk, by=user).position
        assert (again.draft, again.view, again.undone) == (after.draft, after.view, ())
        with refused(Code.NOTHING_TO_REDO):
            draft_redo(table_id=yspahan.pk, by=user)

    def test_another_choice_deletes_the_undone_ones(self, turn: Table) -> None:
        user = at(turn, 0)
        choose(turn, user, "rest")
        draft_undo(table_id=turn.pk, by=user)
        choose(turn, user, "rest")
        assert see(turn, user).undone == ()
        with refused(Code.NOTHING_TO_REDO):
            draft_redo(table_id=turn.pk, by=user)

    def test_a_commit_deletes_them(self, turn: Table) -> None:
        user = at(turn, 0)
        choose(turn, user, "rest")
        draft_undo(table_id=turn.pk, by=user)
        choose(turn, user, "roll")
        assert turn.seats.get(person=user).undone == []
        with refused(Code.NOTHING_TO_REDO):
            draft_redo(table_id=turn.pk, by=user)

    def test_another_seat_s_commit_deletes_them(self, turn: Table) -> None:
        user = at(turn, 0)
        choose(turn, user, "rest")
        draft_undo(table_id=turn.pk, by=user)
        Table.objects.filter(pk=turn.pk).update(ply=F("ply") + 1)
        assert see(turn, user).undone == ()
        with refused(Code.NOTHING_TO_REDO):
            draft_redo(table_id=turn.pk, by=user)


def drafted_twice(table: Table) -> User:
    """Return the acting person, who has drafted two choices."""
    user = acting(table)
    choose(table, user, "roll:0")
    for _ in range(2):
        choose(table, user, asked(table, user).choices[0].key)
    return user


class TestRepeat:
    def test_in_the_draft(self, turn: Table) -> None:
        user = at(turn, 0)
        asking = asked(turn, user).id
        first, second = (
            choice_submit(table_id=turn.pk, by=user, decision=asking, key="rest") for _ in range(2)
        )
        assert (first.repeated, second.repeated) == (False, True)
        assert (first.position, first.committed) == (second.position, second.committed)
        assert len(second.position.draft) == 1

    def test_after_the_commit(self, turn: Table) -> None:
        user = at(turn, 0)
        asking = asked(turn, user).id
        first, second = (
            choice_submit(table_id=turn.pk, by=user, decision=asking, key="roll") for _ in range(2)
        )
        assert (first.position, first.committed) == (second.position, second.committed)
        assert second.repeated
        assert keys(turn)[2:] == ["roll"]

    def test_of_the_last_choice_of_a_game(self, turn: Table) -> None:
        while now(turn).status == Status.PLAYING:
            user = acting(turn)
            decision = asked(turn, user)
            key = decision.choices[-1].key
            choice_submit(table_id=turn.pk, by=user, decision=decision.id, key=key)
        again = choice_submit(table_id=turn.pk, by=user, decision=decision.id, key=key)
        assert (again.repeated, again.position.status) == (True, Status.FINISHED)


class TestRefused:
    def test_another_key_for_an_answered_decision(self, turn: Table) -> None:
        user = at(turn, 0)
        asking = asked(turn, user).id
        choice_submit(table_id=turn.pk, by=user, decision=asking, key="rest")
        with refused(Code.STALE_DECISION):
            choice_submit(table_id=turn.pk, by=user, decision=asking, key="roll")
        assert [key for _, key in see(turn, user).draft] == ["rest"]

    def test_a_seat_that_is_not_asked(self, turn: Table) -> None:
        with refused(Code.STALE_DECISION):
            choice_submit(table_id=turn.pk, by=at(turn, 1), decision="1.1.0", key="rest")

    def test_another_seats_decision(self, turn: Table) -> None:
        asking = asked(turn, at(turn, 0)).id
        with refused(Code.STALE_DECISION):
            choice_submit(table_id=turn.pk, by=at(turn, 1), decision=asking, key="rest")

    def test_a_stranger(self, turn: Table, four: list[User]) -> None:
        asking = asked(turn, at(turn, 0)).id
        with refused(Code.NOT_YOUR_SEAT):
            choice_submit(table_id=turn.pk, by=four[2], decision=asking, key="rest")

    def test_a_stranger_at_a_private_table(self, four: list[User]) -> None:
        table = started(four[:2], visibility="private")
        with refused(Code.NOT_FOUND):
            choice_submit(table_id=table.pk, by=four[2], decision="0.0.0", key="rest")

    def test_a_key_that_is_not_offered(self, turn: Table) -> None:
        user = at(turn, 0)
        with refused(Code.ILLEGAL) as caught:
            choose(turn, user, "sell:99")
        assert (caught.value.rule, caught.value.cite) == ("not-offered", "turn")
        assert choose(turn, user, "rest").position.decision

    def test_a_blocked_choice_says_why(self, turn: Table, four: list[User]) -> None:
        table = started(four[:3], "toy")
        for place in range(3):
            lay(table, at(table, place))
        while see(table, None).view["public"]["deck"]:
            user = acting(table)
            choose(table, user, "draw")
            choose(table, user, "end")
        with refused(Code.ILLEGAL) as caught:
            choose(table, acting(table), "draw")
        assert (caught.value.rule, caught.value.text.id) == ("deck-empty", "toy-no-deck")

    def test_what_is_no_key(self, turn: Table) -> None:
        with refused(Code.MALFORMED):
            choose(turn, at(turn, 0), "rest; DROP TABLE")

    def test_before_the_start(self, four: list[User]) -> None:
        table = open_table(four[0], 2)
        with refused(Code.NOT_PLAYING):
            choice_submit(table_id=table.pk, by=four[0], decision="0.0.0", key="roll:0")

    def test_undo_by_a_stranger(self, turn: Table, four: list[User]) -> None:
        with refused(Code.NOT_YOUR_SEAT):
            draft_undo(table_id=turn.pk, by=four[2])


class TestEnd:
    def test_scores_are_stored_item_by_item(self, turn: Table) -> None:
        while now(turn).status == Status.PLAYING:
            user = acting(turn)
            choose(turn, user, asked(turn, user).choices[-1].key)
        table = now(turn)
        result = table.result
        assert result is not None
        assert [line.rule for line in result.lines] == ["coins", "aside"]
        seats = list(table.seats.order_by("place"))
        assert [seat.score for seat in seats] == result.totals
        assert [seat.rank for seat in seats] == result.ranks
        assert all(seat.waiting_since is None for seat in seats)
        assert table.finished_at is not None
        assert position_for(table, at(table, 0)).decision is None

    def test_nothing_is_played_any_more(self, turn: Table) -> None:
        while now(turn).status == Status.PLAYING:
            user = acting(turn)
            choose(turn, user, asked(turn, user).choices[-1].key)
        with refused(Code.NOT_PLAYING):
            choice_submit(table_id=turn.pk, by=user, decision="0.99.0", key="rest")


class TestCost:
    def test_a_draft_takes_three_queries(self, turn: Table) -> None:
        user, asking = at(turn, 0), asked(turn, at(turn, 0)).id
        with CaptureQueriesContext(connection) as queries:
            choice_submit(table_id=turn.pk, by=user, decision=asking, key="rest")
        statements = [entry["sql"] for entry in queries if "SAVEPOINT" not in entry["sql"]]
        assert len(statements) == 3, statements

    def test_a_commit_takes_few(self, turn: Table) -> None:
        user = at(turn, 0)
        choose(turn, user, "rest")
        asking = asked(turn, user).id
        with CaptureQueriesContext(connection) as queries:
            choice_submit(table_id=turn.pk, by=user, decision=asking, key="end")
        statements = [entry["sql"] for entry in queries if "SAVEPOINT" not in entry["sql"]]
        assert len(statements) <= 10, statements
