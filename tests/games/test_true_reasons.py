"""A refusal gives the true reason: another answer, a time-out, or the table's new status."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client
from django.utils import translation

from accounts.models import User
from accounts.services.reporting import name_report
from games.answers.services import conditional_answers_set
from games.errors import Code, TimeRanOut
from games.models import Move, Status, Table
from games.rules.kernel import Decision
from games.services.inviting import person_invite
from games.services.leaving import player_remove, seats_give_up
from games.services.lifecycle import table_join
from games.services.pausing import pause_propose
from games.services.play import choice_submit
from games.services.resigning import seat_resign
from games.services.returning import seat_return
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.text.rendering import render
from tests.support.clocks import NOON, SHORT, seat_of, swept_after, turn_of
from tests.support.opponents import answered
from tests.support.tables import (
    acting,
    asked,
    at,
    choose,
    now,
    open_table,
    refused,
    started,
)
from tests.support.tokens import key_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_opponents")]
CLOCK = {"pace": "custom", "clock": SHORT}


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    with translation.override("en"):
        yield


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


def game_of_two(four: list[User], **columns: object) -> Table:
    """Return a game of two with a clock; both have laid a card."""
    sweep()
    table = started(four[:2], "toy", **{"stand_in": "merchant", **CLOCK, **columns})
    for place in range(2):
        user = at(table, place)
        choose(table, user, asked(table, user).choices[0].key)
    return table


def late(table: Table, hand: Hand) -> tuple[User, Decision]:
    """Let the acting person's time run out; return the person and their decision."""
    user = acting(table)
    decision, deadline = asked(table, user), turn_of(table, user).deadline_at
    assert deadline
    swept_after(hand, seconds=(deadline - hand.time()).total_seconds() + 1)
    answered(table)
    return user, decision


def other_key(table: Table, decision: Decision) -> str:
    played = set(table.moves.values_list("key", flat=True))
    return next(one.key for one in decision.choices if one.key not in played)


class TestTimeRanOut:
    @pytest.mark.parametrize(
        ("stand_in", "words"), [("merchant", "a Merchant played"), ("house", "automatically")]
    )
    def test_a_choice_after_the_deadline_says_who_played_and_what(
        self, four: list[User], hand: Hand, stand_in: str, words: str
    ) -> None:
        table = game_of_two(four, stand_in=stand_in)
        user, decision = late(table, hand)
        with refused(Code.TIME_RAN_OUT) as refusal:
            choice_submit(
                table_id=table.pk, by=user, decision=decision.id, key=other_key(table, decision)
            )
        assert isinstance(refusal.value, TimeRanOut)
        played = table.moves.filter(by=Move.By.STAND_IN).order_by("ply")
        assert refusal.value.played == [move.key for move in played]
        told = render(refusal.value.text)
        assert "Time ran out" in told
        assert words in told

    def test_it_is_said_when_the_game_is_over_meanwhile(self, four: list[User], hand: Hand) -> None:
        table = game_of_two(four)
        user, decision = late(table, hand)
        Table.objects.filter(pk=table.pk).update(
            status=Status.FINISHED, finished_at=hand.time(), outcome={}
        )
        with refused(Code.TIME_RAN_OUT):
            choice_submit(
                table_id=table.pk, by=user, decision=decision.id, key=other_key(table, decision)
            )

    def test_it_is_said_where_the_table_ended_by_it(self, four: list[User], hand: Hand) -> None:
        table = game_of_two(four, timeout_policy="end")
        user, decision = late(table, hand)
        assert now(table).status == Status.ABANDONED
        with refused(Code.TIME_RAN_OUT) as refusal:
            choice_submit(
                table_id=table.pk, by=user, decision=decision.id, key=decision.choices[0].key
            )
        assert "the table was ended" in render(refusal.value.text)

    def test_rest_says_who_and_what_and_shows_the_table(self, four: list[User], hand: Hand) -> None:
        table = game_of_two(four)
        user, decision = late(table, hand)
        sent = {"decision": decision.id, "key": other_key(table, decision)}
        headers = {"Authorization": f"Token {key_of(user)}"}
        address = f"/api/tables/{table.pk}/choices/"
        answer = Client().post(address, sent, "application/json", headers=headers)
        told = answer.json()
        assert (answer.status_code, told["code"], told["player"]) == (
            409,
            "time-ran-out",
            "merchant",
        )
        assert told["played"]
        assert told["position"]["ply"] == now(table).ply

    def test_the_page_says_so(self, four: list[User], hand: Hand) -> None:
        sweep()
        table = started(four[:2], stand_in="merchant", **CLOCK)
        user, decision = late(table, hand)
        client = Client()
        client.force_login(user)
        sent = {"decision": decision.id, "key": other_key(table, decision)}
        page = client.post(f"/tables/{table.pk}/choose/", sent)
        assert page.status_code == 409
        assert "Time ran out, so a Merchant played this turn." in page.text


class TestStandIn:
    def test_who_left_their_seat_is_told_who_has_it(self, four: list[User], hand: Hand) -> None:
        table = game_of_two(four)
        user = acting(table)
        decision = asked(table, user)
        seats_give_up(person=user)
        answered(table)
        with refused(Code.STAND_IN_PLAYED) as refusal:
            choice_submit(
                table_id=table.pk, by=user, decision=decision.id, key=other_key(table, decision)
            )
        told = render(refusal.value.text)
        assert "A Merchant plays for you" in told
        assert "take your seat back" in told
        assert seat_of(table, user).played_by_stand_in


class TestStale:
    def test_who_has_chosen_elsewhere_is_told_so(self, four: list[User], hand: Hand) -> None:
        table = game_of_two(four)
        user = acting(table)
        decision = asked(table, user)
        choose(table, user, "rest")
        with refused(Code.STALE_DECISION) as refusal:
            choice_submit(
                table_id=table.pk, by=user, decision=decision.id, key=other_key(table, decision)
            )
        assert "already" in render(refusal.value.text)

    def test_what_was_never_asked_is_stale(self, four: list[User], hand: Hand) -> None:
        table = game_of_two(four)
        with refused(Code.STALE_DECISION) as refusal:
            choice_submit(table_id=table.pk, by=acting(table), decision="9.9.x", key="rest")
        assert refusal.value.text.id == "errors-stale-decision"


STATUS: dict[str, tuple[Code, str]] = {
    Status.OPEN: (Code.NOT_PLAYING, "hasn’t started"),
    Status.FINISHED: (Code.NOT_PLAYING, "is over"),
    Status.ABANDONED: (Code.NOT_PLAYING, "without a result"),
    Status.QUARANTINED: (Code.QUARANTINED, "fault in our rules"),
}
OVER = {
    Status.FINISHED: {"finished_at": NOON, "outcome": {}},
    Status.ABANDONED: {"finished_at": NOON},
}
DEEDS = {
    "choose": lambda table, user: choice_submit(
        table_id=table.pk, by=user, decision="1.1.x", key="rest"
    ),
    "return": lambda table, user: seat_return(table_id=table.pk, by=user),
    "resign": lambda table, user: seat_resign(table_id=table.pk, by=user),
    "pause": lambda table, user: pause_propose(table_id=table.pk, by=user, days=2),
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("status", STATUS)
def test_a_table_where_nobody_plays_says_why(four: list[User], status: str, deed: str) -> None:
    table = open_table(four[0], 2) if status == Status.OPEN else started(four[:2])
    Table.objects.filter(pk=table.pk).update(status=status, **OVER.get(status, {}))
    code, words = STATUS[status]
    with refused(code) as refusal:
        DEEDS[deed](table, four[0])
    assert words in render(refusal.value.text)


@pytest.mark.parametrize(
    ("status", "begun", "words"),
    [
        (Status.PLAYING, True, "started already"),
        (Status.FINISHED, True, "is over"),
        (Status.ABANDONED, True, "without a result"),
        (Status.ABANDONED, False, "before a game began"),
    ],
)
def test_a_table_that_waits_for_nobody_says_why(
    four: list[User], status: str, begun: bool, words: str
) -> None:
    table = started(four[:2]) if begun else open_table(four[0], 3)
    Table.objects.filter(pk=table.pk).update(status=status, **OVER.get(status, {}))
    for deed in (
        lambda: table_join(table_id=table.pk, by=four[3]),
        lambda: person_invite(table_id=table.pk, by=four[0], name="piotr"),
    ):
        with refused(Code.NOT_OPEN) as refusal:
            deed()
        assert words in render(refusal.value.text)


def test_who_was_removed_is_told_so(four: list[User]) -> None:
    table = open_table(four[0], 3)
    table_join(table_id=table.pk, by=four[1])
    player_remove(table_id=table.pk, by=four[0], name=four[1].username)
    for deed in (
        lambda: conditional_answers_set(table_id=table.pk, by=four[1], answers={}),
        lambda: person_invite(table_id=table.pk, by=four[1], name="aylin"),
    ):
        with refused(Code.REMOVED):
            deed()
    with refused(Code.NOT_YOUR_SEAT):
        person_invite(table_id=table.pk, by=four[2], name="piotr")


def test_what_is_not_seen_is_dropped_from_a_name_and_refuses_nothing(four: list[User]) -> None:
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
    table = open_table(four[0], 3, name=f"{family}\u202e\u200b of\nfour\0")
    assert table.name == f"{family} of four"
    report = name_report(by=four[0], name=four[1].username, why="First line.\nSecond\u202e line.")
    assert report.why == "First line. Second line."
