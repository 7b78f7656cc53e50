"""Figures of a title: which games count, once each; their page, files and REST; and the command."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import translation

from accounts.models import User
from games.figures import merchants as merchants_module
from games.figures.charts import bars_of
from games.figures.merchants import FOLDER, file_of, merchants, read
from games.figures.models import TitleCount
from games.figures.selectors import MERCHANTS, PEOPLE, Cell
from games.figures.services import MARK, figures_rebuild, games_count
from games.figures.setups import options_of, options_text
from games.models import Heartbeat, RatedGame, Seat, Table
from games.opponents.counting import SEAT, SIZES
from games.rules import titles
from games.selectors.ratings import RATED_UNTIL
from games.services.closing import person_close
from games.strength import BEGIN, Strength, expected_wins
from mp2site.infra import clock
from mp2site.text.rendering import render
from tests.support.tables import ended, people, started

pytestmark = pytest.mark.django_db
PAGE = "/titles/yspahan/figures/"


@pytest.fixture
def no_merchants(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Hide the shipped games among Merchants."""
    monkeypatch.setattr(merchants_module, "FOLDER", tmp_path)
    merchants.cache_clear()
    yield
    merchants.cache_clear()


@pytest.fixture
def three() -> list[User]:
    return people(3)


def due() -> None:
    """Let the ratings have passed all games, and an hour since the last count."""
    now = clock.now() + timedelta(hours=2)
    Heartbeat.objects.update_or_create(name=RATED_UNTIL, defaults={"last_ok": now})
    Heartbeat.objects.filter(name=MARK).update(last_ok=now - timedelta(days=1))


def counted() -> dict[tuple[Any, ...], tuple[Any, ...]]:
    keys = ("title", "seats", "edition", "options", "kind", "trait")
    sums = ("games", "wins", "expected", "points", "first_at", "last_at")
    rows = TitleCount.objects.values_list(*keys, *sums)
    return {row[: len(keys)]: row[len(keys) :] for row in rows}


def wins(kind: str = SEAT) -> dict[str, tuple[int, float]]:
    rows = TitleCount.objects.filter(kind=kind)
    return {row.trait: (row.games, row.wins) for row in rows}


class TestCounting:
    def test_a_game_counts_once_by_seat_and_size(self, three: list[User]) -> None:
        ended(started(three), 70, 90, 80)
        due()
        assert games_count() == 1
        assert wins() == {"1": (1, 0.0), "2": (1, 1.0), "3": (1, 0.0)}
        assert wins("winner") == {"90": (1, 1.0)}
        once = counted()
        due()
        Heartbeat.objects.filter(name=MARK).update(last_ok=clock.now())
        assert games_count() == 0
        assert counted() == once

    def test_a_shared_win_is_shared(self, three: list[User]) -> None:
        ended(started(three), 90, 90, 80)
        due()
        games_count()
        assert wins() == {"1": (1, 0.5), "2": (1, 0.5), "3": (1, 0.0)}

    def test_games_wait_for_the_ratings(self, three: list[User]) -> None:
        ended(started(three), 70, 90, 80)
        assert games_count() == 0
        Heartbeat.objects.create(name=RATED_UNTIL, last_ok=clock.now() - timedelta(hours=1))
        games_count()
        assert not TitleCount.objects.exists()

    def test_the_ratings_before_a_game_say_what_was_expected(self, three: list[User]) -> None:
        table = ended(started(three), 70, 90, 80)
        strong = Strength(35.0, 2.0)
        for seat in table.seats.all():
            before = strong if seat.place == 1 else BEGIN
            RatedGame.objects.create(
                seat=seat,
                person=seat.person,
                title=table.title,
                partners=[],
                mu_before=before.mu,
                sigma_before=before.sigma,
                mu=25,
                sigma=8,
                ended_at=clock.now(),
            )
        due()
        games_count()
        expected = dict(TitleCount.objects.filter(kind=SEAT).values_list("trait", "expected"))
        assert expected["2"] > expected["1"] == expected["3"]
        assert sum(expected.values()) == pytest.approx(1)

    @pytest.mark.parametrize("column", ["resigned_at", "played_by_stand_in"])
    def test_games_that_somebody_left_do_not_count(self, three: list[User], column: str) -> None:
        table = ended(started(three), 70, 90, 80)
        value = clock.now() if column == "resigned_at" else True
        Seat.objects.filter(table=table, place=0).update(**{column: value})
        due()
        assert games_count() == 1
        assert not TitleCount.objects.exists()

    def test_games_with_a_computer_do_not_count(self, three: list[User]) -> None:
        User.objects.filter(pk=three[2].pk).update(is_computer=True)
        ended(started(three), 70, 90, 80)
        due()
        games_count()
        assert not TitleCount.objects.exists()

    def test_private_games_count_and_running_ones_do_not(self, three: list[User]) -> None:
        ended(started(three, visibility="private"), 70, 90, 80)
        started(three)
        due()
        games_count()
        assert wins()["2"] == (1, 1.0)

    def test_a_rebuild_gives_the_same_whatever_the_batches(self, three: list[User]) -> None:
        for totals in [(70, 90, 80), (90, 90, 90), (60, 50, 60), (1, 2, 3), (5, 4, 3)]:
            ended(started(three), *totals)
        same = Table.objects.order_by("finished_at").values_list("finished_at", flat=True)[1]
        Table.objects.filter(finished_at__lt=same).update(finished_at=same)  # two end together
        due()
        while games_count(limit=1):
            pass
        before = counted()
        assert sum(games for games, *_ in before.values() if games) > 15
        assert figures_rebuild() == 5
        assert counted() == before

    def test_a_closed_account_stays_in_the_sums(self, three: list[User]) -> None:
        ended(started(three), 70, 90, 80)
        due()
        games_count()
        before = counted()
        person_close(person=three[1])
        assert figures_rebuild() == 1
        assert counted() == before

    def test_a_sweep_asks_nothing_until_an_hour_has_passed(self) -> None:
        due()
        games_count()
        known = dict(Heartbeat.objects.values_list("name", "last_ok"))
        with CaptureQueriesContext(connection) as queries:
            games_count(known=known)
        assert len(queries) == 0


@pytest.mark.usefixtures("no_merchants")
class TestPage:
    def test_it_shows_shares_with_their_ranges_and_no_names(self, three: list[User]) -> None:
        for _ in range(2):
            ended(started(three), 70, 90, 80)
        due()
        games_count()
        page = Client().get(PAGE).text
        assert "people, 2 games" in page
        assert "3.00" in page
        assert "few" in page
        assert not any(user.username in page for user in three)

    def test_a_title_without_games_says_so(self) -> None:
        assert "There is no such game yet" in Client().get(PAGE).text

    @pytest.mark.parametrize(
        "odd", ["seats=99", "seats=x", "edition=none", "options=a=b", "seats=²"]
    )
    def test_odd_parameters_show_the_default(self, odd: str) -> None:
        assert Client().get(f"{PAGE}?{odd}").status_code == 200

    def test_an_unknown_title_is_not_found(self) -> None:
        for path in (
            "/titles/none/figures/",
            "/titles/none/figures.csv",
            "/api/titles/none/figures/",
        ):
            assert Client().get(path).status_code == 404

    def test_it_makes_two_queries(self, three: list[User]) -> None:
        ended(started(three), 70, 90, 80)
        due()
        games_count()
        with CaptureQueriesContext(connection) as queries:
            Client().get(PAGE)
        assert len([one for one in queries if "games_title_count" in one["sql"]]) == 2
        assert not [one for one in queries if 'FROM "games_table"' in one["sql"]]

    def test_files_and_rest_have_the_same_numbers(self, three: list[User]) -> None:
        ended(started(three), 70, 90, 80)
        due()
        games_count()
        rows = list(csv.DictReader(StringIO(Client().get("/titles/yspahan/figures.csv").text)))
        told = json.loads(Client().get("/titles/yspahan/figures.json").content)["figures"]
        rest = Client().get("/api/titles/yspahan/figures/?seats=3").json()
        assert len(rows) == len(told) == len(rest["results"]) > 3
        seat = {"players": "people", "kind": "seat", "id": "2"}
        for lines in (rows, told, rest["results"]):
            line = next(one for one in lines if seat.items() <= one.items())
            assert [float(line[name]) for name in ("games", "wins", "share")] == [1, 1, 3]
        assert rest["setups"][0]["people"] == 1

    def test_the_title_links_to_it(self) -> None:
        assert PAGE in Client().get("/titles/yspahan/").text


class TestMerchants:
    def test_every_shipped_trait_has_a_name_in_every_language(self) -> None:
        assert len(merchants()) >= 5
        for setup, counts in merchants().items():
            title = titles.get(setup.title)
            for kind in counts.keys() - {SEAT, *SIZES}:
                for lang in ("en", "de", "fr"):
                    with translation.override(lang):
                        texts = [
                            title.rules.trait_text(setup.edition, kind, id) for id in counts[kind]
                        ]
                        assert all(render(text) for text in texts)

    @pytest.mark.parametrize("slug", titles.slugs)
    def test_pages_show_them_apart(self, slug: str) -> None:
        for lang in ("en", "de", "fr"):
            page = Client().get(f"/titles/{slug}/figures/", headers={"Accept-Language": lang})
            assert page.status_code == 200
        assert "Merchants among themselves" in Client().get(f"/titles/{slug}/figures/").text

    def test_files_are_named_by_their_study(self) -> None:
        for path in FOLDER.glob("*.json"):
            assert file_of(read(path).study, FOLDER) == path

    def test_playing_goes_on_where_the_file_ends(self, tmp_path: Path, monkeypatch: Any) -> None:
        monkeypatch.setattr("games.opponents.players.value_for", lambda *_: None)
        for games in (2, 1):
            call_command("figures", "rajas-cards-karma", play=games, folder=tmp_path, verbosity=0)
        (path,) = tmp_path.glob("*.json")
        balance = read(path)
        assert [(one.first, one.games) for one in balance.slices] == [(0, 3)]
        assert sum(had.seats for had in balance.beside["opening"].values()) == 3


class TestNumbers:
    def test_equals_expect_the_same_and_the_stronger_more(self) -> None:
        assert expected_wins([BEGIN] * 4) == pytest.approx([0.25] * 4)
        first, second = expected_wins([Strength(30, 2), Strength(25, 2)])
        assert first > 0.5 > second
        assert first + second == pytest.approx(1)

    @pytest.mark.parametrize(
        ("cell", "surely"),
        [
            (Cell(29, 29, 14.5, 0), ""),
            (Cell(30, 30, 15, 0), "over"),
            (Cell(30, 0, 15, 0), "under"),
            (Cell(30, 15, 15, 0), ""),
        ],
    )
    def test_surely_needs_thirty_games_and_the_whole_range(self, cell: Cell, surely: str) -> None:
        assert cell.surely == surely

    def test_options_are_told_in_the_order_of_the_title_without_defaults(self) -> None:
        title = titles.get("marco-polo-2")
        options = {"goals": "open", "characters": "bid", "black-dice": "taken"}
        told = options_text(title, options)
        assert told == "characters=bid,goals=open"
        assert options_of(told) == {"characters": "bid", "goals": "open"}

    def test_bars_cover_all_games(self) -> None:
        sizes = {PEOPLE: {61: 3, 75: 5, 98: 2}, MERCHANTS: {70: 1}}
        bars = bars_of(sizes)
        assert bars is not None
        assert sum(bar.people for bar in bars.bars) == bars.games == 10
        assert (bars.bars[0].low_size, bars.bars[0].high_size) == (60, 64)
        assert bars_of({PEOPLE: {6: 40}, MERCHANTS: {6: 3}}) is None
