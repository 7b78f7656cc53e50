"""The turn begins with an unplanned question: the owner answers it, and the plan stays."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.db import transaction

from accounts.models import User
from games.answers.services import conditional_answers_set
from games.models import AnalysisStep, Move, Seat, Table
from games.plans.models import Plan
from games.plans.selectors import Options, plan_due, plan_of, plans_told_of, refusals_of, with_plans
from games.plans.services import plan_drop, plan_keep, plan_options, plan_write
from games.plans.views import plan_note
from games.rules.kernel import Ply
from games.services.coaching import coaching_set
from games.services.play import draft_undo
from games.services.sweeping import sweep
from games.session import session_open
from games.talk.services import talk_mute
from mp2site.infra import clock
from tests.rules import doubles
from tests.support.clocks import NOON
from tests.support.plans import AT_ONCE, changed, line_ahead
from tests.support.tables import asked, at, choose, now, started
from tests.support.words import read_anew

pytestmark = pytest.mark.django_db
PLANNED = ["rest", "end"]
UNANSWERED: dict[str, Callable[[str, User], Any]] = {
    "answers": lambda table, user: conditional_answers_set(
        table_id=table, by=user, answers={"toll": "never"}
    ),
    "coaching": lambda table, user: coaching_set(table_id=table, by=user, coached=True),
    "talk": lambda table, user: talk_mute(table_id=table, by=user, muted=True),
    "options": lambda table, user: plan_options(
        table_id=table, by=user, options=AT_ONCE._replace(delay=2)
    ),
}
"""The owner's possible changes while a plan waits for an answer."""


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def tolls() -> list[int]:
    """The prices of the tolls before the next turn, which no player can foresee."""
    return []


@pytest.fixture
def table(
    with_toy: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    four: list[User],
    tolls: list[int],
) -> Iterator[Table]:
    """The second person has planned to rest. The first person is acting and can sell only dear
    cards.
    """

    def flow(ply: Ply[Any]) -> None:
        doubles.flow(ply)
        while tolls:
            ply.push(ply.state.public.turn, doubles.Toll(tolls.pop()))

    monkeypatch.setattr(doubles, "DEAR", 0)
    with_toy(flow=flow)
    table = started(four[:2], "toy")
    for place in range(2):
        choose(table, at(table, place), asked(table, at(table, place)).choices[0].key)
    planned(table)
    with read_anew():  # the title's texts as well
        yield now(table)


def planned(table: Table, options: Options = AT_ONCE) -> None:
    plan_write(table_id=table.pk, by=at(table, 1), lines=[PLANNED])
    plan_options(table_id=table.pk, by=at(table, 1), options=options)


def seat(table: Table) -> Seat:
    return Seat.objects.get(table=table, place=1)


def comes(table: Table) -> User:
    for key in PLANNED:
        choose(table, at(table, 0), key)
    return at(table, 1)


def sold(table: Table) -> User:
    """Let the first person sell: then the second person decides about a toll outside their own
    turn.
    """
    key = next(one.key for one in asked(table, at(table, 0)).choices if one.key.startswith("sell"))
    choose(table, at(table, 0), key)
    return at(table, 1)


def became(planned: int) -> str:
    """Run a sweep that plays this number of plans; return the plan's outcome."""
    assert sweep().planned == planned
    return Plan.objects.get().became


def played(table: Table, after: int = 0) -> list[tuple[str, str]]:
    rows = Move.objects.filter(table=table, ply__gt=after, place=1).order_by("ply")
    return list(rows.values_list("key", "by"))


def due(table: Table) -> datetime | None:
    """Return the planned moment of the plan; a notice of the turn waits until then."""
    [own] = with_plans(Seat.objects.filter(pk=seat(table).pk))
    return plan_due(own)


def told(table: Table) -> str | None:
    """Return the plan's outcome in a notice; ``None`` if the notice omits the plan."""
    own = seat(table)
    plan = plans_told_of([own]).get(own.pk)
    return plan and plan.became


def shown(table: Table) -> dict[str, Any]:
    note = plan_note(session_open(table_id=table.pk, person=at(table, 1)), [])
    assert note is not None
    return note


class TestAskedFirst:
    def test_it_stays_and_nothing_is_played(self, table: Table, tolls: list[int]) -> None:
        tolls.append(0)
        comes(table)
        before = now(table).ply
        assert became(0) == ""
        assert (now(table).ply, seat(table).draft) == (before, [])
        assert [one.why for one in refusals_of(Plan.objects.get())] == ["not-asked"]
        assert shown(table)["row"].behind is not None
        assert shown(table)["row"].waits_for_answer

    def test_nothing_is_said_to_be_asked_first_once_it_is_answered(
        self, table: Table, tolls: list[int]
    ) -> None:
        """With an outdated sentence, owners would choose by hand just before the plan."""
        tolls.append(0)
        user = comes(table)
        became(0)
        choose(table, user, "toll:no")
        assert not shown(table)["row"].waits_for_answer
        draft_undo(table_id=table.pk, by=user)
        assert became(0) == ""
        assert shown(table)["row"].waits_for_answer

    def test_while_they_think_it_is_left_alone(self, table: Table, tolls: list[int]) -> None:
        tolls.append(0)
        comes(table)
        became(0)
        version = seat(table).version
        became(0)
        assert seat(table).version == version

    def test_their_notice_goes_out_at_once(self, table: Table, tolls: list[int]) -> None:
        """The notice waits for a plan that the sweep is about to play, but not for the owner's
        answer.
        """
        tolls.append(0)
        user = comes(table)
        assert (due(table), told(table)) == (NOON, None)
        became(0)
        assert (due(table), told(table)) == (None, "")
        choose(table, user, "toll:no")
        assert (due(table), told(table)) == (NOON, None)
        became(0)
        assert (due(table), told(table)) == (None, Plan.Became.READY)

    @pytest.mark.parametrize("name", UNANSWERED)
    def test_what_is_no_answer_changes_nothing(
        self, table: Table, tolls: list[int], name: str
    ) -> None:
        """Before the answer, the page shows the unplanned question, and the notice goes out at
        once.
        """
        tolls.append(0)
        user = comes(table)
        became(0)
        before = seat(table).version
        UNANSWERED[name](table.pk, user)
        assert seat(table).version > before  # the owners' open pages refresh
        assert shown(table)["row"].waits_for_answer
        assert (due(table), told(table)) == (None, "")
        choose(table, user, "toll:no")
        assert not shown(table)["row"].waits_for_answer
        assert due(table) is not None

    def test_one_alternative_less(self, table: Table, tolls: list[int]) -> None:
        """The page still explains why the other alternative must wait."""
        lines = [PLANNED, ["roll", "end"]]
        plan_write(table_id=table.pk, by=at(table, 1), lines=lines)
        tolls.append(0)
        user = comes(table)
        became(0)
        assert len(shown(table)["refusals"]) == 2
        plan_drop(table_id=table.pk, by=user, alternative=0)
        assert len(shown(table)["refusals"]) == 1
        choose(table, user, "toll:no")
        assert became(0) == Plan.Became.READY

    def test_nothing_waits_once_the_turn_is_over(self, table: Table, tolls: list[int]) -> None:
        """The plan ends with the turn, regardless of the reason."""
        tolls.append(0)
        comes(table)
        became(0)
        Seat.objects.filter(pk=seat(table).pk).update(waiting_since=None)
        assert not Plan.objects.get().waits_for_answer
        assert became(0) == Plan.Became.REFUSED

    @pytest.mark.parametrize("number", [1, 2])
    def test_as_soon_as_they_have_answered(
        self, table: Table, tolls: list[int], number: int
    ) -> None:
        """The owner has answered one question or two. The answers and the plan are committed
        together.
        """
        tolls.extend([0] * number)
        user = comes(table)
        became(0)
        for _ in range(number):
            choose(table, user, "toll:no")
        before = now(table).ply
        mark = transaction.savepoint()
        for key in PLANNED:
            choose(table, user, key)
        expected = bytes(now(table).state or b"")
        transaction.savepoint_rollback(mark)
        assert became(0) == Plan.Became.READY
        assert (now(table).ply, len(seat(table).draft)) == (before, number + 1)
        assert choose(table, user, PLANNED[-1]).committed
        assert bytes(now(table).state or b"") == expected

    def test_it_is_not_played_while_one_more_is_asked(self, table: Table, tolls: list[int]) -> None:
        tolls.extend([0, 0])
        user = comes(table)
        became(0)
        choose(table, user, "toll:no")
        assert became(0) == ""
        assert [key for _, key in seat(table).draft] == ["toll:no"]
        draft_undo(table_id=table.pk, by=user)
        assert became(0) == ""

    def test_their_answer_may_come_before_any_sweep(self, table: Table, tolls: list[int]) -> None:
        tolls.append(0)
        choose(table, comes(table), "toll:no")
        assert became(0) == Plan.Became.READY

    def test_laid_ready_after_what_they_have_answered(self, table: Table, tolls: list[int]) -> None:
        Plan.objects.update(hold=True)
        tolls.append(0)
        user = comes(table)
        became(0)
        choose(table, user, "toll:no")
        assert became(0) == Plan.Became.READY
        assert [key for _, key in seat(table).draft] == ["toll:no", "rest"]
        assert shown(table)["next"] == "end"
        assert choose(table, user, "end").committed
        own = [(key, Move.By.PERSON) for key in ("toll:no", *PLANNED)]
        assert played(table)[-3:] == own

    def test_who_goes_on_by_hand_is_not_played_for(self, table: Table, tolls: list[int]) -> None:
        tolls.append(0)
        user = comes(table)
        became(0)
        for key in ("toll:no", "roll"):
            choose(table, user, key)
        before = now(table).ply
        assert became(0) == Plan.Became.BY_HAND
        assert now(table).ply == before

    def test_its_delay_holds(self, table: Table, tolls: list[int], hand: clock.Hand) -> None:
        Plan.objects.update(delay=10)
        tolls.append(0)
        choose(table, comes(table), "toll:no")
        assert became(0) == ""
        hand.forward(timedelta(minutes=10))
        assert became(0) == Plan.Became.READY

    def test_what_never_comes_was_refused(self, table: Table) -> None:
        """The plan doesn't stay for the next turn."""
        changed(Plan.objects.get(), prompt="another-question")
        user = comes(table)
        assert became(0) == ""
        for key in PLANNED:
            choose(table, user, key)
        assert became(0) == Plan.Became.REFUSED
        assert [one.why for one in refusals_of(Plan.objects.get())] == ["not-asked"]

    def test_a_later_question_is_not_waited_for(self, table: Table) -> None:
        """Only a question before the whole plan delays the plan, since half a plan must never be
        played.
        """
        plan = Plan.objects.get()
        plan.alternatives[0]["choices"][1]["prompt"] = "another-question"
        plan.save()
        comes(table)
        assert became(0) == Plan.Became.REFUSED

    def test_under_other_rules_any_choice_is_by_hand(self, table: Table, tolls: list[int]) -> None:
        """With other rules, the site can't look the answer up."""
        tolls.append(0)
        choose(table, comes(table), "toll:no")
        Table.objects.update(rules_version=99)
        assert became(0) == Plan.Became.BY_HAND


class TestAskedAside:
    """A question in another player's turn: the answer ends a turn of the table, but no turn of the
    game.
    """

    @pytest.mark.parametrize("swept", [True, False])
    def test_the_plan_is_for_when_its_own_turn_comes(self, table: Table, swept: bool) -> None:
        user = sold(table)
        if swept:
            assert became(0) == ""
        assert choose(table, user, "toll:no").committed
        if swept:
            assert became(0) == ""
            assert shown(table)["row"].behind is None
        choose(table, at(table, 0), "end")
        assert became(1) == Plan.Became.PLAYED
        assert played(table)[-2:] == [(key, Move.By.PLAN) for key in PLANNED]
        assert became(0) == Plan.Became.PLAYED

    def test_before_any_sweep_it_is_there(self, table: Table) -> None:
        """The page shows the plan and can delete it; a newly planned turn becomes a second
        alternative.
        """
        user = sold(table)
        choose(table, user, "toll:no")
        assert shown(table)["row"].became == ""
        plan_options(table_id=table.pk, by=user, options=AT_ONCE._replace(delay=5))
        rng = random.Random(1)
        plan_keep(table_id=table.pk, by=user, step=line_ahead(table, user, rng))
        [plan] = Plan.objects.all()
        assert (len(plan.alternatives), plan.delay, plan.turn) == (2, 5, seat(table).turn + 1)
        plan_drop(table_id=table.pk, by=user)
        assert not Plan.objects.exists()

    def test_its_line_is_kept(self, table: Table) -> None:
        """The line's turn continues, since the answer was given in another player's turn."""
        user, rng = at(table, 1), random.Random(1)
        first = line_ahead(table, user, rng)
        choose(table, sold(table), "toll:no")
        line_ahead(table, user, random.Random(2))
        assert AnalysisStep.objects.filter(pk=first).exists()

    def test_once_its_turn_was_had_it_is_not_shown(self, table: Table) -> None:
        user = comes(table)
        for key in PLANNED:
            choose(table, user, key)
        assert plan_of(seat(table)) is None

    def test_answered_by_a_conditional_answer(self, table: Table) -> None:
        conditional_answers_set(table_id=table.pk, by=at(table, 1), answers={"toll": "never"})
        sold(table)
        assert became(0) == ""
        choose(table, at(table, 0), "end")
        assert became(1) == Plan.Became.PLAYED

    def test_once_only(self, table: Table) -> None:
        choose(table, sold(table), "toll:no")
        choose(table, at(table, 0), "end")
        assert became(1) == Plan.Became.PLAYED
        comes(table)
        before = now(table).ply
        assert became(0) == Plan.Became.PLAYED
        assert now(table).ply == before

    def test_not_while_a_stand_in_plays(self, table: Table) -> None:
        choose(table, sold(table), "toll:no")
        Seat.objects.filter(pk=seat(table).pk).update(played_by_stand_in=True)
        assert became(0) == Plan.Became.BY_HAND
