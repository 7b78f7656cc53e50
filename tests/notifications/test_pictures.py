"""Pictures in mails: each title's board from the seat's view, drawn once; failures delay no mail."""

from __future__ import annotations

import random
from io import BytesIO
from typing import Any

import msgspec
import pytest
from django.core.cache import caches
from PIL import Image

from accounts.models import User
from games.models import Table
from games.presentation import pictures as drawings
from games.rules import titles
from mp2site.painting.painter import coloured
from notifications.content import pictures
from notifications.content.pictures import BoardPicture, Name, board_picture
from tests.games.test_reading import secrets_of
from tests.support import caches as empty
from tests.support.tables import acting, people, place_of, play_on, started

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Empty the cache of drawings."""
    monkeypatch.setattr(pictures, "_near", pictures._Near())


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The list of painted drawings, as SVG."""
    svgs: list[str] = []

    def painted(svg: str, slug: str) -> bytes:
        svgs.append(svg)
        return f"{slug} {len(svgs)}".encode()

    monkeypatch.setattr(pictures, "painted", painted)
    return svgs


def name_of(table: Table, user: User) -> Name:
    return Name(table.pk, Table.objects.get(pk=table.pk).ply, place_of(table, user))


@pytest.mark.parametrize("slug", [title.slug for title in titles])
def test_every_title_has_a_picture_that_fits_in_a_mail(slug: str) -> None:
    table = play_on(started(people(3), slug), random.Random(5), choices=60)
    seen = board_picture(name_of(table, acting(table)))
    with Image.open(BytesIO(seen.png)) as image:
        assert (image.format, image.mode, image.width) == ("PNG", "P", drawings.WIDTH)
        assert len(image.convert("RGB").getcolors(1000) or []) > 20
    assert len(seen.png) < 60_000
    assert seen.headline
    assert len(seen.points) == 3


@pytest.mark.parametrize("slug", [title.slug for title in titles])
def test_no_picture_asks_for_what_is_not_in_it(slug: str, drawn: list[str]) -> None:
    """Mail programs fetch nothing: a picture contains its texts and colours, and no addresses."""
    table = play_on(started(people(2), slug), random.Random(5), choices=40)
    board_picture(name_of(table, acting(table)))
    svg = coloured(drawn[-1], ["css/tokens.css", f"css/titles/{slug}.css"])
    assert "var(" not in svg
    assert "light-dark(" not in svg
    assert "<use" not in svg
    assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_it_is_what_the_seats_own_person_may_see(
    drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    two = people(2)
    table = play_on(started(two), random.Random(3), choices=80)
    asked: list[tuple[str, int]] = []
    own = pictures.position_at

    def noted(table: Table, person: User, ply: int) -> Any:
        asked.append((person.username, ply))
        return own(table, person, ply)

    monkeypatch.setattr(pictures, "position_at", noted)
    for user in two:
        board_picture(name_of(table, user))
    assert asked == [(user.username, table.ply) for user in two]
    assert not [secret for secret in secrets_of(table) for svg in drawn if secret in svg]


def test_it_shows_the_ply_that_its_name_says(drawn: list[str]) -> None:
    two = people(2)
    table = play_on(started(two), random.Random(3), choices=30)
    before = name_of(table, two[0])
    board_picture(before)
    play_on(table, random.Random(4), choices=60)
    empty.renew()
    pictures._near._kept.clear()
    board_picture(before)
    board_picture(name_of(table, two[0]))
    assert drawn[0] == drawn[-2 if len(drawn) == 3 else 1]
    assert drawn[-1] != drawn[0]


class TestKept:
    @pytest.fixture
    def name(self) -> Name:
        table = started(people(2))
        return name_of(table, acting(table))

    def test_it_is_drawn_once(self, name: Name, drawn: list[str]) -> None:
        assert board_picture(name) == board_picture(name)
        assert len(drawn) == 1

    def test_other_processes_find_it(self, name: Name, drawn: list[str]) -> None:
        first = board_picture(name)
        pictures._near._kept.clear()
        assert board_picture(name) == first
        assert len(drawn) == 1

    def test_a_cache_that_is_empty_or_holds_rubbish_does_no_harm(
        self, name: Name, drawn: list[str]
    ) -> None:
        for rubbish in (("other", b"x"), b"\xc1", {}):
            pictures._near._kept.clear()
            for key in pictures._keys(name):
                caches["shared"].set(key, rubbish)
            assert board_picture(name).png
        assert len(drawn) == 3

    def test_two_that_come_together_do_not_push_each_other_out(
        self, name: Name, drawn: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pictures, "_keys", lambda _name: ["first", "second"])
        both = [name, Name(name.table_id, name.ply, 1 - name.place)]
        pictures.board_pictures(both)
        pictures._near._kept.clear()
        pictures.board_pictures(both)
        assert len(drawn) == 2

    def test_what_has_lain_longer_makes_room(self, name: Name, drawn: list[str]) -> None:
        old, young = pictures._keys(name)
        for key, at in ((old, 1.0), (young, 2.0)):
            other = pictures.Kept("other", at, BoardPicture())
            caches["shared"].set(key, msgspec.msgpack.encode(other))
        seen = board_picture(name)
        pictures._near._kept.clear()
        assert board_picture(name) == seen
        assert len(drawn) == 1
        assert msgspec.msgpack.decode(caches["shared"].get(young), type=pictures.Kept).at == 2.0

    def test_there_are_only_so_many_places(self) -> None:
        names = [Name(f"table{n}", n, n % 4) for n in range(5 * pictures.SLOTS)]
        keys = {key for name in names for key in pictures._keys(name)}
        assert len(keys) <= pictures.SLOTS

    def test_a_process_keeps_only_so_many(self) -> None:
        near = pictures._Near()
        for number in range(3 * pictures.NEAR):
            near.put(str(number), BoardPicture())
        assert len(near._kept) == pictures.NEAR

    def test_a_process_forgets_first_what_nobody_asked_for(self) -> None:
        near = pictures._Near()
        for number in range(pictures.NEAR):
            near.put(str(number), BoardPicture())
        near.get("0")
        near.put("new", BoardPicture())
        assert near.get("0")
        assert near.get("1") is None

    def test_a_site_without_pictures_paints_none(
        self, name: Name, drawn: list[str], settings: Any
    ) -> None:
        settings.MAIL_PICTURES = False
        seen = board_picture(name)
        assert (seen.png, drawn) == (b"", [])
        assert seen.headline


def test_what_cannot_be_drawn_is_nothing_and_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = started(people(2))

    def fail(*_: object) -> bytes:
        raise ValueError("no painter")

    monkeypatch.setattr(pictures, "painted", fail)
    assert board_picture(name_of(table, acting(table))) == BoardPicture()
    assert "no picture" in caplog.text


def test_a_title_without_a_picture_of_its_own_shows_the_small_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawings._template.cache_clear()
    monkeypatch.setattr(drawings, "PARTS", ("no-such-part", "thumb"))
    try:
        template = drawings._template("yspahan")
        assert template.template.name == "boards/yspahan/thumb.html"
    finally:
        drawings._template.cache_clear()
