"""Resigning: an opponent plays on to the end; the person watches and gets the last place."""

from __future__ import annotations

import random

import pytest
from django.urls import reverse

from accounts.models import User
from games.answers.services import conditional_answers_set
from games.errors import Code
from games.models import Seat, Status, Table, TableEvent
from games.rematch.services import rematch
from games.rules.kernel import Outcome, Text
from games.selectors.consent import asked_to_consent
from games.selectors.own_tables import practice_of
from games.selectors.tables import seats_live, turns_for
from games.services.lifecycle import abandon_consent
from games.services.play import choice_submit
from games.services.resigning import rating_agree, seat_resign
from games.services.returning import seat_return
from games.services.sweeping import sweep
from mp2site.infra import clock
from notifications.models import Kind, Notice
from notifications.news.reading import news_page
from notifications.policy.facts import standings_of
from tests.support.tables import acting, asked, at, now, place_of, refused, see, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db


def seat_of(table: Table, user: User) -> Seat:
    return Seat.objects.select_related("table", "person").get(table=table, person=user)


class TestTheSeat:
    @pytest.mark.parametrize("deed", ["choose", "return", "answers", "abandon"])
    def test_is_given_back_to_nobody(self, duel: Table, deed: str) -> None:
        user = acting(duel)
        decision = asked(duel, user)
        seat_resign(table_id=duel.pk, by=user)
        deeds = {
            "choose": lambda: choice_submit(
                table_id=duel.pk, by=user, decision=decision.id, key=decision.choices[0].key
            ),
            "return": lambda: seat_return(table_id=duel.pk, by=user),
            "answers": lambda: conditional_answers_set(table_id=duel.pk, by=user, answers={}),
            "abandon": lambda: abandon_consent(table_id=duel.pk, by=user),
        }
        with refused(Code.NOT_YOUR_SEAT):
            deeds[deed]()

    def test_is_played_on_at_once_and_nobody_waits(self, duel: Table) -> None:
        user = acting(duel)
        seat_resign(table_id=duel.pk, by=user)
        sweep()
        assert acting(duel) != user
        assert now(duel).status == Status.PLAYING

    def test_goes_on_as_the_tables_stand_in(self, four: list[User]) -> None:
        table = started(four[:2], stand_in="apprentice")
        user = acting(table)
        seat_resign(table_id=table.pk, by=user)
        turn = seat_of(table, user).turns.get(closed_at=None)
        assert turn.player == "apprentice"

    def test_resigned_twice_changes_nothing_more(self, duel: Table, four: list[User]) -> None:
        for _ in range(2):
            seat_resign(table_id=duel.pk, by=four[0])
        events = TableEvent.objects.filter(table=duel, kind=TableEvent.Kind.RESIGNED)
        assert events.count() == 1
        assert not TableEvent.objects.filter(table=duel, kind=TableEvent.Kind.HELD).exists()

    def test_of_somebody_gone_can_be_resigned_too(self, duel: Table, four: list[User]) -> None:
        Seat.objects.filter(table=duel, person=four[0]).update(played_by_stand_in=True)
        seat_resign(table_id=duel.pk, by=four[0])
        assert seat_of(duel, four[0]).resigned_at is not None
        assert not seats_live(four[0]).held

    def test_with_nobody_left_the_game_ends(self, duel: Table, four: list[User]) -> None:
        for user in four[:2]:
            seat_resign(table_id=duel.pk, by=user)
        sweep()
        assert now(duel).status == Status.ABANDONED

    def test_needs_a_running_game_and_a_seat(self, duel: Table, four: list[User]) -> None:
        with refused(Code.NOT_YOUR_SEAT):
            seat_resign(table_id=duel.pk, by=four[2])
        seat_resign(table_id=duel.pk, by=four[0])
        abandon_consent(table_id=duel.pk, by=four[1])
        assert now(duel).status == Status.ABANDONED
        with refused(Code.NOT_PLAYING):
            seat_resign(table_id=duel.pk, by=four[1])

    def test_has_no_say_in_an_early_end(self, table: Table, four: list[User]) -> None:
        seat_resign(table_id=table.pk, by=four[0])
        seats = [seat_of(table, user) for user in four]
        asked = {seat.person for seat in asked_to_consent(table, seats, clock.now())}
        assert asked == set(four[1:])


class TestLookingOn:
    def test_the_own_hand_is_hidden_until_the_end(self, duel: Table, four: list[User]) -> None:
        user = four[0]
        assert see(duel, user).view["private"]
        seat_resign(table_id=duel.pk, by=user)
        position = see(duel, user)
        assert (position.seat, position.decision) == (None, None)
        assert position.view == see(duel, None).view

    def test_a_private_table_is_seen_all_the_same(self, four: list[User]) -> None:
        table = started(four[:2], visibility="private")
        seat_resign(table_id=table.pk, by=four[0])
        assert see(table, four[0]).seat is None

    def test_what_their_stand_in_thinks_over_is_not_their_turn(
        self, browser: Browser, four: list[User]
    ) -> None:
        table = started(four[:3], name="Salt Road", stand_in="merchant")
        user = acting(table)
        seat_resign(table_id=table.pk, by=user)
        seat = seat_of(table, user)
        assert seat.waiting_since
        assert turns_for(user) == []
        live = seats_live(user)
        assert (live.turns, live.idle) == ([], [table])
        assert practice_of(user, up_to=1).waiting == []
        home = browser(user).get(reverse("home"))
        assert (home.context["turn_count"], home.context["running_count"]) == (0, 1)
        Notice.objects.all().delete()
        notice = Notice.objects.create(person=user, table=table, turn=seat.turn, kind=Kind.TURN)
        assert news_page(user).items == []
        assert not standings_of([notice])[notice.about].open

    def test_the_page_is_a_spectators(self, browser: Browser, duel: Table) -> None:
        user = acting(duel)
        page, client = reverse("tables:detail", args=[duel.pk]), browser(user)
        tag = client.get(f"{page}?partial=1&since=0").headers["ETag"]
        client.post(reverse("tables:resign", args=[duel.pk]))
        shown = client.get(page)
        assert "has resigned" in shown.text
        assert 'aria-label="has resigned"' in shown.text  # a phone's strip shows only the sign
        assert (shown.context["you"], shown.context["offer"]) == (None, None)
        again = client.get(f"{page}?partial=1&since=0", headers={"If-None-Match": tag})
        assert again.status_code == 200
        tag = again.headers["ETag"]
        same = client.get(f"{page}?partial=1&since=0", headers={"If-None-Match": tag})
        assert same.status_code == 304

    @pytest.mark.parametrize(
        ("stand_in", "words"), [("merchant", "a Merchant then"), ("house", "autoplay then")]
    )
    def test_who_would_play_meanwhile_is_said_before(
        self, stand_in: str, words: str, browser: Browser, four: list[User]
    ) -> None:
        table = started(four[:2], stand_in=stand_in)
        page = browser(four[0]).get(reverse("tables:resign", args=[table.pk])).text
        assert f"{words} plays for you until you come back" in page

    def test_what_it_does_is_said_before(self, browser: Browser, duel: Table) -> None:
        user, page = acting(duel), reverse("tables:resign", args=[duel.pk])
        assert "You come last" in browser(user).get(page).text
        assert seat_of(duel, user).resigned_at is None
        assert browser(None).get(page).status_code == 302


class TestTheEnd:
    def test_who_has_resigned_comes_last_whatever_was_made_of_their_seat(
        self, four: list[User], table: Table
    ) -> None:
        user = at(table, 0)
        seat_resign(table_id=table.pk, by=user)
        rng = random.Random(4)
        for _ in range(4000):
            if now(table).status != Status.PLAYING:
                break
            place = see(table, None).acting[0]
            if place == 0:
                sweep()
                continue
            decision = asked(table, at(table, place))
            key = rng.choice(decision.choices).key
            choice_submit(table_id=table.pk, by=at(table, place), decision=decision.id, key=key)
        over = now(table)
        assert over.status == Status.FINISHED
        assert over.result is not None
        assert seat_of(table, user).rank == 4
        assert over.result.ranks[place_of(table, user)] == 4
        assert min(over.result.ranks) == 1

    @pytest.mark.parametrize(
        ("ranks", "resigned", "told"),
        [
            ([1, 2, 3], [], [1, 2, 3]),
            ([1, 2, 3], [0], [3, 1, 2]),
            ([1, 1, 3, 4], [1, 3], [1, 3, 2, 3]),
            ([2, 1], [0, 1], [1, 1]),
        ],
    )
    def test_the_others_are_ranked_among_themselves(
        self, ranks: list[int], resigned: list[int], told: list[int]
    ) -> None:
        outcome = Outcome(Text("x"), [], [0] * len(ranks), ranks)
        assert outcome.without(resigned).ranks == told

    def test_they_may_play_again(self, four: list[User], duel: Table) -> None:
        seat_resign(table_id=duel.pk, by=four[0])
        abandon_consent(table_id=duel.pk, by=four[1])
        assert rematch(table_id=duel.pk, by=four[0]).host == four[0]


class TestTheOthersRatings:
    def test_they_are_asked_at_the_table(
        self, browser: Browser, table: Table, four: list[User]
    ) -> None:
        page, say = (
            reverse("tables:detail", args=[table.pk]),
            reverse("ratings:agree", args=[table.pk]),
        )
        clients = [browser(user) for user in four]
        assert say not in clients[1].get(page).text
        seat_resign(table_id=table.pk, by=four[0])
        assert [say in client.get(page).text for client in clients] == [False, True, True, True]
        assert say not in browser(None).get(page).text
        first = clients[1].post(say, follow=True).text
        assert say not in first
        assert "as soon as these players agree" in first
        for client in clients[2:]:
            client.post(say)
        assert "All of you agreed" in clients[1].get(page).text

    def test_a_page_that_is_open_is_told(
        self, browser: Browser, table: Table, four: list[User]
    ) -> None:
        seat_resign(table_id=table.pk, by=four[0])
        part, client = (
            f"{reverse('tables:detail', args=[table.pk])}?partial=1&since=0",
            browser(four[1]),
        )
        tag = client.get(part).headers["ETag"]
        for _ in range(2):  # the second request changes nothing
            rating_agree(table_id=table.pk, by=four[2])
        changed = client.get(part, headers={"If-None-Match": tag})
        assert changed.status_code == 200
        version = now(table).version
        rating_agree(table_id=table.pk, by=four[2])
        assert now(table).version == version

    @pytest.mark.parametrize("why", ["nobody", "unrated", "computer", "one", "held"])
    def test_where_nothing_is_asked(self, four: list[User], why: str) -> None:
        """Games without a resignation, unrated games, games with a bot, and games with only one
        person left.
        """
        table = started(four[: 2 if why == "one" else 3], rated=why != "unrated")
        if why != "nobody":
            seat_resign(table_id=table.pk, by=four[0])
        if why == "computer":
            User.objects.filter(pk=four[2].pk).update(is_computer=True, owner=four[3])
        if why == "held":
            Seat.objects.filter(table=table, person=four[2]).update(played_by_stand_in=True)
        with refused(Code.BAD_SETUP) as told:
            rating_agree(table_id=table.pk, by=four[1])
        assert told.value.rule == "not-asked"
        assert not Seat.objects.filter(agrees_on_rating=True).exists()

    def test_who_has_resigned_has_no_say(self, table: Table, four: list[User]) -> None:
        seat_resign(table_id=table.pk, by=four[0])
        with refused(Code.NOT_YOUR_SEAT):
            rating_agree(table_id=table.pk, by=four[0])


def test_the_others_are_told_once(table: Table, four: list[User]) -> None:
    seat_resign(table_id=table.pk, by=four[0])
    told = Notice.objects.filter(table=table, kind=Kind.RESIGNED)
    assert {notice.person for notice in told} == set(four[1:])
    assert {notice.by for notice in told} == {four[0]}
    seat_resign(table_id=table.pk, by=four[1])
    assert told.filter(person=four[0]).count() == 0
    assert told.filter(person=four[2]).count() == 2
