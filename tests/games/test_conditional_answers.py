"""Conditional answers, applied in the transaction that opens the question."""

from __future__ import annotations

import random

import pytest

from accounts.models import User
from games.answers.services import conditional_answers_set
from games.errors import Code
from games.models import Move, Status, Table
from games.rules import titles
from games.services.play import draft_undo
from games.services.seen import table_seen
from games.session import session_open
from notifications.models import Notice
from tests.support.parallel import pool
from tests.support.tables import acting, asked, at, choose, now, refused, see, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def sale(toy_table: Table) -> Table:
    """A toy game of two; place 0 can sell a dear card, and place 1 then decides about a toll."""
    title = toy_table.rules
    for place in range(2):
        keys = [choice.key for choice in asked(toy_table, at(toy_table, place)).choices]
        choose(toy_table, at(toy_table, place), min(keys, key=worth))
    assert title.slug == "toy"
    return now(toy_table)


def worth(key: str) -> int:
    return int(key.partition(":")[2]) % 6 + 1


def sell_dear(table: Table) -> bool:
    """Let both places play until one sells a dear card; return whether one did."""
    for _ in range(6):
        user = at(table, see(table, None).acting[0])
        dear = [c.key for c in asked(table, user).choices if c.key.startswith("sell:")]
        dear = [key for key in dear if worth(key) >= 4]
        if dear:
            return choose(table, user, dear[0]).committed
        choose(table, user, "draw")
        choose(table, user, "end")
        if now(table).status != Status.PLAYING:
            return False
    return False


class TestApplied:
    @pytest.mark.parametrize("answers", [{}, {"toll": "ask"}])
    def test_who_asks_is_asked(self, sale: Table, answers: dict[str, str]) -> None:
        for place in range(2):
            conditional_answers_set(table_id=sale.pk, by=at(sale, place), answers=answers)
        assert sell_dear(sale)
        assert not sale.moves.filter(by=Move.By.CONDITIONAL_ANSWER).exists()
        last = sale.moves.order_by("ply").last()
        assert see(sale, None).acting == (1 - last.place,)

    def test_one_answers_at_once(self, sale: Table) -> None:
        for place in range(2):
            conditional_answers_set(table_id=sale.pk, by=at(sale, place), answers={"toll": "never"})
        Notice.objects.all().delete()
        assert sell_dear(sale)
        answer = sale.moves.order_by("ply").last()
        assert (answer.by, answer.key) == (Move.By.CONDITIONAL_ANSWER, "toll:no")
        seller = at(sale, 1 - answer.place)
        assert see(sale, seller).decision.choices[0].key == "end"
        asked_then = Notice.objects.filter(table=sale, person=at(sale, answer.place))
        assert not asked_then.filter(turn__gt=answer.turn).exists()

    def test_the_seller_stays_in_the_same_turn(self, sale: Table) -> None:
        for place in range(2):
            conditional_answers_set(table_id=sale.pk, by=at(sale, place), answers={"toll": "never"})
        assert sell_dear(sale)
        answer = sale.moves.order_by("ply").last()
        seat = sale.seats.get(place=1 - answer.place)
        assert seat.turn == sale.moves.get(ply=answer.ply - 1).turn
        assert seat.waiting_since is not None

    def test_what_one_answered_cannot_be_undone(self, sale: Table) -> None:
        for place in range(2):
            conditional_answers_set(table_id=sale.pk, by=at(sale, place), answers={"toll": "never"})
        assert sell_dear(sale)
        seller = at(sale, see(sale, None).acting[0])
        with refused(Code.NOTHING_TO_UNDO):
            draft_undo(table_id=sale.pk, by=seller)

    def test_they_answer_as_long_as_they_can(
        self, monkeypatch: pytest.MonkeyPatch, four: list[User]
    ) -> None:
        monkeypatch.setitem(titles._titles, "pool", pool())
        table = started(four[:3], "pool")
        for place in (1, 2):
            user = at(table, place)
            conditional_answers_set(table_id=table.pk, by=user, answers={"pass": "always"})
        choose(table, at(table, 0), "take:3")
        choose(table, at(table, 0), "confirm")
        moves = table.moves.order_by("ply").values_list("place", "by")
        by_answer = [(place, Move.By.CONDITIONAL_ANSWER) for place in (1, 2)]
        assert list(moves) == [(0, Move.By.PERSON)] * 2 + by_answer * 2
        assert see(table, None).acting == (0,)


class TestSet:
    def test_only_the_seat_sees_them(self, toy_table: Table) -> None:
        mine = at(toy_table, 0)
        conditional_answers_set(table_id=toy_table.pk, by=mine, answers={"toll": "never"})
        assert see(toy_table, mine).conditional_answers == {"toll": "never"}
        assert see(toy_table, at(toy_table, 1)).conditional_answers == {"toll": "ask"}
        assert see(toy_table, None).conditional_answers is None

    @pytest.mark.parametrize("wrong", [{"toll": "maybe"}, {"tax": "never"}])
    def test_unknown_answers(self, toy_table: Table, wrong: dict[str, str]) -> None:
        with refused(Code.BAD_CONDITIONAL_ANSWER):
            conditional_answers_set(table_id=toy_table.pk, by=at(toy_table, 0), answers=wrong)

    def test_a_stranger_has_none(self, toy_table: Table, four: list[User]) -> None:
        with refused(Code.NOT_YOUR_SEAT):
            conditional_answers_set(table_id=toy_table.pk, by=four[3], answers={"toll": "never"})


class TestSeen:
    def test_it_never_goes_back_nor_ahead(self, sale: Table) -> None:
        user = at(sale, 0)
        for ply, seen in ((1, 1), (0, 1), (99, 1), (2, 2)):
            table_seen(table_id=sale.pk, by=user, ply=ply)
            assert sale.seats.get(person=user).seen_ply == seen


class TestRollingByConditionalAnswer:
    """In Yspahan the site rolls the next day's dice as soon as the previous day has ended."""

    def test_the_day_s_dice_lie_there(self, four: list[User]) -> None:
        """The commit that ends the previous day also rolls the dice."""
        table = started(four[:2])
        for user in four[:2]:
            conditional_answers_set(table_id=table.pk, by=user, answers={"yellow-dice": "0"})
        choose(table, acting(table), "roll:0")  # the question came before the answers
        while see(table, None).view["public"]["day"] == 1:
            choose(table, acting(table), asked(table, acting(table)).choices[0].key)
        last = table.moves.order_by("ply").last()
        assert (last.key, last.by) == ("roll:0", Move.By.CONDITIONAL_ANSWER)
        assert see(table, None).view["public"]["rolled"]


@pytest.mark.parametrize("title", ["yspahan", "marco-polo-1", "marco-polo-2"])
def test_nobody_is_asked_what_they_have_answered(four: list[User], title: str) -> None:
    """Players never get the question in another player's turn; in their own turn they do."""
    table = started(four[:2], title)
    answers = {answer.id: answer.values[1] for answer in table.rules.meta.conditional_answers}
    for user in four[:2]:
        conditional_answers_set(table_id=table.pk, by=user, answers=answers)
    rng = random.Random(5)
    for _ in range(150):
        mover = acting(table)
        turn = table.seats.get(person=mover).turn
        choose(table, mover, rng.choice(asked(table, mover).choices).key)
        table = now(table)
        if table.over:
            break
        for user in four[:2]:
            seat = table.seats.get(person=user)
            in_turn = user == mover and seat.turn == turn
            game = session_open(table_id=table.pk, person=user).game
            if seat.place in game.acting() and not in_turn:
                assert game.conditional_choice(seat.place, answers) is None
