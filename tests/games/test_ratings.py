"""Ratings: the effect of a game, the order of games, and the recomputation from the list of games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import timedelta
from importlib import import_module
from typing import Any

import pytest
from django.apps import apps
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import User
from games.errors import Code
from games.models import RatedGame, Rating, Seat, Table, Turn
from games.ratings.maths import FEW, after, repeats, weight_of
from games.ratings.selectors import ladder
from games.ratings.services import games_rate, ratings_rebuild
from games.selectors.consent import asked_to_rate
from games.selectors.lists import Wanted, games_wanted
from games.selectors.rated import moves_ratings
from games.services.closing import person_close
from games.services.resigning import rating_agree, seat_resign
from games.strength import BEGIN, PROVISIONAL, Strength, shown
from mp2site.infra import clock
from tests.support import tables
from tests.support.clocks import NOON
from tests.support.extent import extent
from tests.support.guests import guest_at_table
from tests.support.tables import ended, now, people, refused, started


class TestMaths:
    def test_who_wins_rises_and_nobody_is_surer_of_less(self) -> None:
        first, second, third = after([BEGIN] * 3, [1, 2, 3])
        assert first.mu > second.mu > third.mu
        assert all(one.sigma < BEGIN.sigma for one in (first, second, third))

    def test_a_tie_of_equals_moves_nobody(self) -> None:
        first, second = after([BEGIN] * 2, [1, 1])
        assert first.mu == pytest.approx(second.mu)

    def test_a_leavers_game_counts_for_the_leaver_alone(self) -> None:
        first, second, third = after([BEGIN] * 3, [1, 2, 3], leavers={2})
        assert first == second == BEGIN
        assert third.mu < BEGIN.mu

    def test_if_the_others_agree_it_counts_among_them_as_if_they_had_sat_there_alone(self) -> None:
        strengths = [Strength(26.0, 6.0), BEGIN, Strength(24.0, 7.0)]
        agreed = after(strengths, [1, 3, 2], leavers={1}, agreed=True)
        assert [agreed[0], agreed[2]] == after([strengths[0], strengths[2]], [1, 2])
        assert agreed[1] == after(strengths, [1, 3, 2])[1]

    def test_half_the_weight_is_half_the_change(self) -> None:
        whole, half = after([BEGIN] * 2, [1, 2]), after([BEGIN] * 2, [1, 2], weights=[0.5, 1])
        assert half[0].mu - BEGIN.mu == pytest.approx((whole[0].mu - BEGIN.mu) / 2)
        assert half[1] == whole[1]

    @pytest.mark.parametrize("rank", [1, 2])
    def test_a_withheld_gain_leaves_the_winner_as_before_and_no_loser(self, rank: int) -> None:
        ranks = [rank, 3 - rank]
        both, fair = after([BEGIN] * 2, ranks, without_gain={0}), after([BEGIN] * 2, ranks)
        assert both == ([BEGIN, fair[1]] if rank == 1 else fair)

    @pytest.mark.parametrize(
        ("partners", "counts"),
        [
            # Games at two seats: all with one partner, with two or four in turn, with five, six.
            ([1], [0, 1, 2, 3, 4, 5, 6, 7]),
            ([1, 2], [0, 1, 2, 3, 4, 5, 6, 7]),
            ([1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 6, 7]),
            ([1, 2, 3, 4, 5], [0, 1, 2, 3, 2, 2, 3, 3]),
            ([1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 2, 1, 2, 2]),
        ],
    )
    def test_games_among_few_partners_are_counted_together(
        self, partners: list[int], counts: list[int]
    ) -> None:
        games = [{partners[n % len(partners)]} for n in range(8)]
        assert [repeats(games[:n], games[n]) for n in range(8)] == counts

    def test_games_with_the_same_partner_are_counted_however_many_others_there_are(self) -> None:
        others = [{n} for n in range(2, 22)]
        assert repeats([{1}] * 5 + others, {1}) == 5
        assert repeats([{1}] * 5 + others, {1, 30}) == 25 // (22 - FEW + 1)

    def test_four_of_five_people_in_turn_repeat_as_the_same_four_do(self) -> None:
        tables = [set(range(1, 5)) - {1 + n % 4} for n in range(6)]
        assert [repeats(tables[:n], tables[n]) for n in range(6)] == [0, 1, 2, 3, 4, 5]

    def test_three_games_count_fully(self) -> None:
        assert [weight_of(n) for n in range(6)] == [1, 1, 1, 1 / 2, 1 / 3, 1 / 4]

    def test_what_is_shown(self) -> None:
        assert shown(BEGIN) == (1500, 667)
        assert shown(Strength(26.0, 1.0)) == (1540, 80)

    def test_the_order_of_known_strengths_is_found(self) -> None:
        """Forty people of known strength, at tables of four."""
        rng = random.Random(7)
        true = [rng.gauss(0, 1) for _ in range(40)]
        known = [BEGIN] * 40
        for _ in range(extent("ratings", 2_500, 10_000)):
            four = rng.sample(range(40), 4)
            played = sorted(four, key=lambda one: -(true[one] + rng.gauss(0, 1)))
            ranks = [played.index(one) + 1 for one in four]
            for one, new in zip(four, after([known[one] for one in four], ranks), strict=True):
                known[one] = new
        assert spearman(true, [one.mu for one in known]) >= 0.95


def spearman(first: list[float], second: list[float]) -> float:
    """Return the rank correlation of two lists without ties."""
    ranks = [[sorted(each).index(one) for one in each] for each in (first, second)]
    size = len(first)
    apart = sum((a - b) ** 2 for a, b in zip(*ranks, strict=True))
    return 1 - 6 * apart / (size * (size**2 - 1))


@pytest.mark.django_db
class TestGames:
    @pytest.fixture
    def hand(self) -> Iterator[clock.Hand]:
        with clock.at(NOON) as hand:
            yield hand

    @pytest.fixture
    def two(self) -> list[User]:
        return people(2)

    def played(self, two: list[User], hand: clock.Hand, **columns: object) -> Table:
        """Return a game with the first person as its winner."""
        table = started(two, **columns)
        totals = [20, 20]
        totals[Seat.objects.get(table=table, person=two[0]).place or 0] = 30
        return self.over(table, totals, hand)

    def over(self, table: Table, totals: list[int], hand: clock.Hand) -> Table:
        """Finish the table's game, five minutes later than the last; return the table."""
        hand.forward(timedelta(minutes=5))
        ended(table, *totals)
        Table.objects.filter(pk=table.pk).update(finished_at=clock.now())
        return now(table)

    def settle(self, hand: clock.Hand) -> int:
        hand.forward(timedelta(minutes=3))
        return games_rate()

    def test_a_game_is_rated_once_some_time_after_its_end(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        table = self.played(two, hand)
        assert games_rate() == 0
        assert (self.settle(hand), self.settle(hand)) == (1, 0)
        winner, loser = (Rating.objects.get(person=person) for person in two)
        assert winner.points > 1500 > loser.points
        assert RatedGame.objects.filter(seat__table=table).count() == 2

    @pytest.mark.parametrize("why", ["unrated", "computer"])
    def test_games_that_move_nothing(self, two: list[User], hand: clock.Hand, why: str) -> None:
        if why == "computer":
            User.objects.filter(pk=two[1].pk).update(is_computer=True, owner=two[0])
        self.played(two, hand, rated=why != "unrated")
        assert self.settle(hand) == 0
        assert not Rating.objects.exists()

    @pytest.mark.parametrize("site", [False, True])
    @pytest.mark.parametrize("table", [False, True])
    def test_games_with_computers_count_where_site_and_table_say_so(
        self, two: list[User], hand: clock.Hand, settings: Any, site: bool, table: bool
    ) -> None:
        User.objects.filter(pk=two[1].pk).update(is_computer=True, owner=two[0])
        settings.RATE_COMPUTERS = True
        played = self.played(two, hand, rates_computers=table)
        settings.RATE_COMPUTERS = site
        counts = site and table
        seats = list(Seat.objects.filter(table=played).select_related("person"))
        assert moves_ratings(played, seats) == counts
        listed = [games_wanted(Wanted(rated=rated)).rows.count() for rated in (True, False)]
        assert listed == [counts, not counts]
        assert self.settle(hand) == counts
        rated = Rating.objects.order_by("-mu").values_list("person", flat=True)
        assert list(rated) == [one.pk for one in two] * counts
        assert ratings_rebuild() == counts

    def test_computers_have_no_place_in_a_ladder(self, two: list[User]) -> None:
        User.objects.filter(pk=two[1].pk).update(is_computer=True, owner=two[0])
        for one in two:
            Rating.objects.create(person=one, title="yspahan", mu=30, sigma=1, games=PROVISIONAL)
        assert [rating.person for rating in ladder("yspahan")] == [two[0]]

    def test_a_guests_game_counts_nowhere(self, hand: clock.Hand, settings: Any) -> None:
        settings.RATE_COMPUTERS = True
        _, table = guest_at_table()
        Table.objects.filter(pk=table.pk).update(rated=True, rates_computers=True)
        self.over(table, [10] * table.size, hand)
        assert self.settle(hand) == 0

    def test_who_plays_on_beside_a_computer_is_asked_alone(self, settings: Any) -> None:
        settings.RATE_COMPUTERS = True
        three = people(3)
        User.objects.filter(pk=three[1].pk).update(is_computer=True, owner=three[0])
        table = started(three, rates_computers=True)
        seat_resign(table_id=table.pk, by=three[2])
        seats = list(Seat.objects.filter(table=table).select_related("person"))
        assert [seat.person_id for seat in asked_to_rate(table, seats)] == [three[0].pk]

    def test_a_site_that_does_not_count_them_says_so(self, two: list[User], settings: Any) -> None:
        settings.RATE_COMPUTERS = False
        with refused(Code.BAD_SETUP) as refusal:
            started(two, rates_computers=True)
        assert refusal.value.rule == "rates-computers"

    def test_who_left_loses_alone(self, two: list[User], hand: clock.Hand) -> None:
        table = self.played(two, hand)
        Seat.objects.filter(table=table, person=two[1]).update(played_by_stand_in=True)
        self.settle(hand)
        stayed, left = (Rating.objects.get(person=person) for person in two)
        assert (stayed.mu, stayed.games) == (BEGIN.mu, 0)
        assert (left.mu < BEGIN.mu, left.games) == (True, 1)

    @pytest.mark.parametrize("agreed", [0, 1, 2])
    def test_after_a_resignation_it_counts_for_the_others_if_both_agree(
        self, hand: clock.Hand, agreed: int
    ) -> None:
        three = people(3)
        table = started(three)
        seat_resign(table_id=table.pk, by=three[2])
        for person in three[:agreed]:
            rating_agree(table_id=table.pk, by=person)
        seats = table.seats.order_by("place").select_related("person")
        self.over(table, [30 - 10 * three.index(seat.person) for seat in seats], hand)
        self.settle(hand)
        winner, second, resigned = (Rating.objects.get(person=person) for person in three)
        assert (resigned.mu < BEGIN.mu, resigned.games) == (True, 1)
        told = set(RatedGame.objects.values_list("left", flat=True))
        if agreed < 2:
            assert (winner.strength, second.strength) == (BEGIN, BEGIN)
            assert (winner.games, second.games, told) == (0, 0, {True})
        else:
            assert [winner.strength, second.strength] == after([BEGIN] * 2, [1, 2])
            assert (winner.games, second.games, told) == (1, 1, {False})
        before = list(
            Rating.objects.order_by("person").values_list("person", "mu", "sigma", "games")
        )
        ratings_rebuild()
        rows = Rating.objects.order_by("person").values_list("person", "mu", "sigma", "games")
        assert list(rows) == before

    def test_who_leaves_later_is_not_waited_for(self, hand: clock.Hand) -> None:
        four = people(4)
        table = started(four)
        seat_resign(table_id=table.pk, by=four[3])
        for person in four[:2]:
            rating_agree(table_id=table.pk, by=person)
        Seat.objects.filter(table=table, person=four[2]).update(played_by_stand_in=True)
        seats = table.seats.order_by("place").select_related("person")
        self.over(table, [40 - 10 * four.index(seat.person) for seat in seats], hand)
        self.settle(hand)
        moved = [one for one in Rating.objects.filter(person__in=four) if one.mu != BEGIN.mu]
        assert len(moved) == 4
        assert not RatedGame.objects.filter(left=True).exists()

    def test_the_same_two_again_and_again_count_less(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        for _ in range(5):
            self.played(two, hand)
        self.settle(hand)
        rows = RatedGame.objects.filter(seat__person=two[0]).order_by("seat__table__finished_at")
        assert [row.weight for row in rows] == [1, 1, 1, 1 / 2, 1 / 3]

    def weights(self, person: User) -> list[float]:
        """Return the weights of a person's rated games, the oldest first."""
        rows = RatedGame.objects.filter(seat__person=person).order_by("ended_at")
        return list(rows.values_list("weight", flat=True))

    def test_few_people_in_turn_count_less_as_always_the_same_two_do(
        self, hand: clock.Hand
    ) -> None:
        mara, *others = people(4)
        for number in range(6):
            self.played([mara, others[number % 3]], hand)
        self.settle(hand)
        assert self.weights(mara) == [1, 1, 1, 1 / 2, 1 / 3, 1 / 4]
        assert self.weights(others[0]) == [1, 1]

    def test_who_plays_with_many_people_counts_fully(self, hand: clock.Hand) -> None:
        mara, *others = [*people(6), *(tables.person(f"guest{n}") for n in range(3))]
        for other in others:
            self.played([mara, other], hand)
        self.settle(hand)
        assert self.weights(mara) == [1, 1, 1, 1 / 2, 1, 1, 1, 1]

    def test_another_title_is_counted_for_itself(self, two: list[User], hand: clock.Hand) -> None:
        for _ in range(3):
            self.played(two, hand)
        other = self.over(started(two, "rajas-cards-karma"), [30, 20], hand)
        self.settle(hand)
        fully = RatedGame.objects.filter(seat__table=other)
        assert set(fully.values_list("weight", flat=True)) == {1}

    def test_a_game_that_counted_for_others_alone_is_no_repeat(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        for _ in range(4):
            left = self.played(two, hand)
            Seat.objects.filter(table=left, person=two[1]).update(played_by_stand_in=True)
        self.played(two, hand)
        self.settle(hand)
        assert self.weights(two[0])[-1] == 1
        assert self.weights(two[1])[-1] == 1 / 3

    def stood_in(self, table: Table, person: User, turns: int) -> None:
        """Record turns of a stand-in, and one later turn of the seat's person."""
        seat = Seat.objects.get(table=table, person=person)
        Turn.objects.filter(seat=seat).delete()
        ends = [Turn.ClosedBy.TIMEOUT] * turns + [Turn.ClosedBy.MOVE]
        now = clock.now()
        Turn.objects.bulk_create(
            Turn(
                table=table,
                seat=seat,
                number=n,
                opened_at=now,
                since=now,
                closed_at=now,
                closed_by=end,
            )
            for n, end in enumerate(ends, 100)
        )

    @pytest.mark.parametrize("turns", [2, 3])
    def test_a_win_to_which_a_stand_in_played_more_than_two_turns_gains_nothing(
        self, two: list[User], hand: clock.Hand, turns: int
    ) -> None:
        table = self.played(two, hand)
        self.stood_in(table, two[0], turns)
        self.settle(hand)
        winner, loser = (Rating.objects.get(person=person) for person in two)
        gains = turns == 2
        assert (winner.mu > BEGIN.mu, winner.games) == (gains, gains)
        assert (loser.mu < BEGIN.mu, loser.games) == (True, 1)
        told = RatedGame.objects.get(seat__table=table, seat__person=two[0])
        assert (told.gain_withheld, told.counts) == (not gains, gains)

    def test_a_defeat_counts_even_if_a_stand_in_played(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        table = self.played(two, hand)
        self.stood_in(table, two[1], 5)
        self.settle(hand)
        loser = Rating.objects.get(person=two[1])
        assert (loser.strength, loser.games) == (after([BEGIN] * 2, [1, 2])[1], 1)
        assert not RatedGame.objects.filter(gain_withheld=True).exists()

    def test_who_left_gains_nothing_even_if_their_seat_wins(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        table = self.played(two, hand)
        Seat.objects.filter(table=table, person=two[0]).update(played_by_stand_in=True)
        self.settle(hand)
        left = Rating.objects.get(person=two[0])
        assert (left.strength, left.games) == (BEGIN, 0)

    def test_games_of_more_than_a_month_ago_are_forgotten(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        for _ in range(4):
            self.played(two, hand)
        hand.forward(timedelta(days=31))
        self.played(two, hand)
        self.settle(hand)
        rows = RatedGame.objects.filter(seat__person=two[0]).order_by("ended_at")
        assert [row.weight for row in rows] == [1, 1, 1, 1 / 2, 1]

    def test_one_more_game_asks_no_more_however_many_there_were(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        asked = []
        for _ in range(3):
            self.played(two, hand)
            with CaptureQueriesContext(connection) as queries:
                assert self.settle(hand) == 1
            asked.append(len(queries))
        assert asked[1] == asked[2] <= 14

    def test_an_upgrade_has_all_games_rated_again_by_the_rules_of_today(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        for _ in range(4):
            self.played(two, hand)
            self.settle(hand)
        rows = Rating.objects.order_by("person").values_list("person", "mu", "sigma", "games")
        before = list(rows)
        Rating.objects.update(mu=3, games=77)
        import_module("games.migrations.0033_forget_ratings").forget(apps, connection)
        assert not RatedGame.objects.exists()
        assert games_rate() == 4
        assert list(rows) == before

    def test_computed_again_all_is_the_same_to_the_last_digit(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        aylin = tables.person("aylin")
        for round_ in range(6):
            pair = [two[round_ % 2], aylin if round_ == 4 else two[1 - round_ % 2]]
            table = self.played(pair, hand)
            self.stood_in(table, pair[0], 2 + round_ % 3)
            self.settle(hand)
        rows = Rating.objects.order_by("person", "title").values_list(
            "person", "mu", "sigma", "games"
        )
        games = RatedGame.objects.order_by("seat").values_list("seat", "mu", "sigma", "weight")
        before = list(rows), list(games)
        assert ratings_rebuild() == 6
        assert (list(rows), list(games)) == before
        call_command("rate", "--rebuild", verbosity=0)
        assert (list(rows), list(games)) == before

    def test_who_goes_takes_their_own_rating_along_alone(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        for _ in range(3):
            self.played(two, hand)
            self.settle(hand)
        before = Rating.objects.values_list("mu", "sigma", "games").get(person=two[0])
        person_close(person=two[1])
        assert not Rating.objects.filter(person=two[1]).exists()
        ratings_rebuild()
        assert Rating.objects.values_list("mu", "sigma", "games").get(person=two[0]) == before
        assert not Rating.objects.filter(person=two[1]).exists()

    def test_pages(self, two: list[User], hand: clock.Hand) -> None:
        nobody, mine = Client(), Client()
        mine.force_login(two[0])
        table = self.played(two, hand)
        self.settle(hand)
        ladder_page = reverse("ratings:ladder", args=["yspahan"])
        assert two[0].username not in nobody.get(ladder_page).text
        Rating.objects.update(games=PROVISIONAL)
        page = mine.get(ladder_page).text
        assert page.index(two[0].username) < page.rindex(two[1].username)
        assert [one.person for one in ladder("yspahan")] == two
        assert [one.person for one in ladder("yspahan", [two[1].pk])] == two[1:]
        person = nobody.get(reverse("profiles:detail", args=[two[0].username])).text
        assert "±" in person
        game = nobody.get(reverse("tables:detail", args=[table.pk]))
        assert len(game.context["rated"]) == 2
        assert "No gain" not in game.text
        RatedGame.objects.filter(seat__person=two[0]).update(gain_withheld=True, counts=False)
        RatedGame.objects.filter(seat__person=two[1]).update(weight=0.5)
        told = nobody.get(reverse("tables:detail", args=[table.pk])).text
        assert (told.count("No gain"), told.count("Counts in part")) == (1, 1)
        assert nobody.get("/titles/nothing/ladder/").status_code == 404
