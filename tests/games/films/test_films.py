"""Films of finished games: what they show, who may ask and see, names, limits, and lost tasks."""

from __future__ import annotations

import random
from datetime import timedelta
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from django.test import Client
from PIL import Image

from accounts.exports import files_of
from accounts.models import User
from games.errors import Code, NotFound
from games.films import services
from games.films.making import SIZE_MOST, STRIP, WIDTH, TooLarge, film_of, joined
from games.films.models import Film, NamedInFilms
from games.films.plan import FRAMES, LAST, Ply, durations_of, initials_of, moments_of
from games.films.retention import KEPT, films_expired
from games.films.services import (
    A_DAY,
    EVERY,
    TRIES,
    film_ask,
    film_make,
    film_names,
    films_ask_again,
)
from games.models import Heartbeat, Table
from games.services.closing import person_close
from mp2site.infra import clock
from tests.support.guests import guest_at_table
from tests.support.kept import once
from tests.support.tables import at, ended, people, person, play_on, refused, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The keys of the films whose making was asked for."""
    keys: list[int] = []
    monkeypatch.setattr(services, "task_send", lambda _task, key, **_: keys.append(key))
    return keys


@pytest.fixture
def over() -> Table:
    """A list's finished game, which can't be drawn turn by turn."""
    return ended(started(people(2)), 60, 50)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make films of two small pictures."""

    def film(_table: Table, names: list[str]) -> bytes:
        frames = [Image.new("RGB", (8, 8), colour) for colour in ("red", "blue")]
        return joined(frames, [600, 600]) + ",".join(names).encode()

    monkeypatch.setattr(services, "film_of", film)


class TestPlan:
    def test_a_short_game_shows_the_end_of_each_turn(self) -> None:
        moves = [Ply(1, 0, 1), Ply(2, 0, 1), Ply(3, 1, 1), Ply(4, 0, 2)]
        assert moments_of(moves) == [0, 2, 3, 4]

    def test_a_long_game_is_spread_evenly_up_to_its_end(self) -> None:
        moments = moments_of([Ply(n, n % 2, n) for n in range(1, 401)])
        assert len(moments) == FRAMES
        assert (moments[0], moments[-1]) == (0, 400)
        steps = [later - one for one, later in pairwise(moments)]
        assert max(steps) - min(steps) <= 1

    @pytest.mark.parametrize("moments", [12, 30, FRAMES])
    def test_a_film_lasts_half_a_minute_to_a_minute(self, moments: int) -> None:
        assert 30_000 <= sum(durations_of(moments)) <= 60_000
        assert durations_of(moments)[-1] == LAST * 1000

    def test_equal_initials_are_numbered(self) -> None:
        assert initials_of(["Mara", "max", "Jonas", "Mia", ""]) == ["M", "M2", "J", "M3", "?"]


class TestMaking:
    def test_it_shows_the_whole_game_in_two_megabytes(self) -> None:
        once("film-over", lambda: play_on(started(people(2)), random.Random(7)))
        webp = film_of(Table.objects.get(), ["M", "J"])
        assert len(webp) <= SIZE_MOST
        with Image.open(BytesIO(webp)) as film:
            assert (film.format, film.width) == ("WEBP", WIDTH)
            assert 20 < film.n_frames <= FRAMES
            assert film.height > STRIP
            first = film.convert("RGB").tobytes()
            film.seek(film.n_frames - 1)
            assert film.convert("RGB").tobytes() != first

    def test_a_film_that_stays_too_large_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("games.films.making.SIZE_MOST", 10)
        with pytest.raises(TooLarge):
            joined([Image.new("RGB", (8, 8))] * 2, [600, 600])


@pytest.mark.usefixtures("short")
class TestAsking:
    def test_one_is_made_and_shown_to_all_who_see_the_game(
        self, over: Table, sent: list[int], django_capture_on_commit_callbacks: Any
    ) -> None:
        client = Client()
        client.force_login(at(over, 0))
        with django_capture_on_commit_callbacks(execute=True):
            client.post(f"/tables/{over.pk}/film/ask/")
        page = client.get(f"/tables/{over.pk}/film/").text
        assert "The film is being made" in page
        (key,) = sent
        assert film_make(film_id=key)
        assert not film_make(film_id=key)
        assert f"/tables/{over.pk}/film/en.webp" in Client().get(f"/tables/{over.pk}/film/").text
        answer = Client().get(f"/tables/{over.pk}/film/en.webp")
        assert answer.headers["Content-Type"] == "image/webp"
        assert answer.content.startswith(b"RIFF")
        assert Client().get(f"/tables/{over.pk}/film/de.webp").status_code == 404

    def test_asking_again_changes_nothing(self, over: Table) -> None:
        for _ in range(3):
            film_ask(table_id=over.pk, by=at(over, 0), language="en")
        assert Film.objects.count() == 1

    def test_a_running_a_private_or_a_stopped_game_has_none(self, over: Table) -> None:
        stranger, running = person("zoe"), started([at(over, 0), at(over, 1)])
        Table.objects.filter(pk=over.pk).update(visibility="private")
        for table, by in ((running, at(running, 0)), (over, stranger)):
            with pytest.raises(NotFound):
                film_ask(table_id=table.pk, by=by, language="en")
        film_ask(table_id=over.pk, by=at(over, 0), language="en")

    def test_the_operator_can_switch_films_off(self, over: Table, settings: Any) -> None:
        link = f"/tables/{over.pk}/film/"
        assert link in Client().get(f"/tables/{over.pk}/").text
        settings.FILMS = False
        assert link not in Client().get(f"/tables/{over.pk}/").text
        assert Client().get(link).status_code == 404

    def test_guests_may_not_ask(self, over: Table) -> None:
        guest, _ = guest_at_table()
        with refused(Code.NEEDS_ACCOUNT):
            film_ask(table_id=over.pk, by=guest, language="en")

    def test_a_person_may_ask_for_some_a_day(self, over: Table) -> None:
        mara, now = at(over, 0), clock.now()
        for n in range(A_DAY):
            Film.objects.create(table=over, language=f"x{n}", by=mara, asked_at=now)
        with refused(Code.TOO_MANY):
            film_ask(table_id=over.pk, by=mara, language="en")
        Film.objects.update(asked_at=now - timedelta(days=1, minutes=1))
        film_ask(table_id=over.pk, by=mara, language="en")

    def test_a_lost_task_is_asked_for_again_and_given_up_at_last(
        self, over: Table, sent: list[int]
    ) -> None:
        film = Film.objects.create(
            table=over, language="en", by=at(over, 0), asked_at=clock.now() - 2 * EVERY
        )
        assert films_ask_again() == 1
        assert films_ask_again() == 0
        Film.objects.update(tries=TRIES)
        Heartbeat.objects.filter(name=services.HEART).delete()
        assert films_ask_again() == 0
        assert sent == [film.pk]
        assert "No film could be made" in Client().get(f"/tables/{over.pk}/film/").text

    def test_old_films_expire(self, over: Table) -> None:
        at_first = clock.now() - KEPT - timedelta(hours=1)
        Film.objects.create(table=over, language="en", by=at(over, 0), asked_at=at_first)
        Film.objects.create(table=over, language="de", by=at(over, 0), asked_at=clock.now())
        ((rows, act),) = films_expired(clock.now())
        act(rows)
        assert list(Film.objects.values_list("language", flat=True)) == ["de"]


@pytest.mark.usefixtures("short")
class TestNames:
    @pytest.fixture
    def both(self, over: Table) -> list[User]:
        return [at(over, 0), at(over, 1)]

    def film(self, table: Table, by: User) -> str:
        film_ask(table_id=table.pk, by=by, language="en")
        film = Film.objects.get(table=table)
        film_make(film_id=film.pk)
        return Client().get(f"/tables/{table.pk}/film/en.webp").content.decode("latin-1")

    def test_initials_until_all_agree(self, over: Table, both: list[User]) -> None:
        names = [user.name for user in both]
        film_names(table_id=over.pk, by=both[0], agreed=True)
        assert not any(name in self.film(over, both[0]) for name in names)
        film_names(table_id=over.pk, by=both[1], agreed=True)
        assert all(name in self.film(over, both[0]) for name in names)

    def test_a_film_with_names_ends_with_the_agreement(self, over: Table, both: list[User]) -> None:
        for user in both:
            film_names(table_id=over.pk, by=user, agreed=True)
        self.film(over, both[0])
        film_names(table_id=over.pk, by=both[1], agreed=False)
        assert not Film.objects.exists()
        assert NamedInFilms.objects.count() == 1

    def test_only_players_are_asked_about_their_names(self, over: Table) -> None:
        with refused(Code.NOT_YOUR_SEAT):
            film_names(table_id=over.pk, by=person("zoe"), agreed=True)

    def test_a_closed_account_is_named_nowhere(self, over: Table, both: list[User]) -> None:
        for user in both:
            film_names(table_id=over.pk, by=user, agreed=True)
        self.film(over, both[0])
        assert over.pk in str(dict(files_of(both[1]))["films.json"])
        person_close(person=both[1])
        assert not Film.objects.exists()
        assert NamedInFilms.objects.count() == 1
