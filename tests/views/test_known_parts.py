"""Parts that a page has are left out of answers, and tell nothing that the whole page doesn't."""

from __future__ import annotations

import json
import random
import re
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest
from django.db import transaction
from django.urls import reverse

from accounts.models import User
from games import engine
from games.models import Seat, Table
from games.models.seat import PRIVATE
from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws import Game, walk
from games.templatetags.tables import parts_of
from games.views import http
from games.views.present import board
from mp2site.web.known_parts import CLOSE, OPEN, PARTS, without_known
from tests.support import boards
from tests.support.extent import extent
from tests.support.tables import at, play_on, started
from tests.views.conftest import Browser

HASH = re.compile(r' data-hash="([\w-]+)"')
OMITTED = re.compile(r'<[^<]* data-hash="([\w-]+)" data-omitted></[\w-]+>')
CHANCE = re.compile(r'(name="(?:csrfmiddlewaretoken|once)" value=")[^"]*')
COMPARED, COMPARED_ALL = 25, 130
"""The compared answers of each title, by default and in its full set."""
BOARDS = 126
"""The compared boards of each title."""
SECRETS: dict[str, Any] = {
    "draft": [],
    "draft_state": None,
    "draft_note": "",
    "undone": [],
    "conditional_answers": {},
    "coached": True,
    "notes": "A plan",
    "last_read": 7,
    "talk_muted": True,
    "has_planned": True,
}
"""Other values of the columns that only a seat's own person may see."""
VOID = {"img", "input", "br", "link", "meta"}


@pytest.fixture(params=list(titles), ids=[title.slug for title in titles])
def played(request: pytest.FixtureRequest, four: list[User]) -> Table:
    """A game of three under way, of each title."""
    return play_on(started(four[:3], request.param.slug), random.Random(4), choices=60)


class Reader:
    """A person who asks for a table's changing part, naming some hashes."""

    def __init__(self, browser: Browser, table: Table, person: User | None) -> None:
        self.client = browser(person)
        self.address = f"{reverse('tables:detail', args=[table.pk])}?partial=1&since=0"

    def answer(self, known: str = "", language: str = "en") -> str:
        headers = {PARTS: known, "accept-language": language}
        response = self.client.get(self.address, headers=headers)
        assert response.status_code == 200
        return CHANCE.sub(r"\1", response.text)


def hashes(html: str) -> list[str]:
    return HASH.findall(html)


def test_what_a_page_has_is_left_out(browser: Browser, played: Table, four: list[User]) -> None:
    reader = Reader(browser, played, four[0])
    whole = reader.answer()
    left = reader.answer(" ".join(hashes(whole)))
    assert len(OMITTED.findall(left)) > 0.8 * len(hashes(whole)) > 20
    assert len(left) < 0.6 * len(whole)


def test_lost_and_wrong_hashes_bring_the_whole_part(
    browser: Browser, played: Table, four: list[User]
) -> None:
    reader = Reader(browser, played, four[0])
    reader.answer()  # the form of automatic answers is open on the first page alone
    whole = reader.answer()
    kept = OMITTED.findall(reader.answer(" ".join(hashes(whole))))
    assert reader.answer("AAAAAAAA é <part> " + kept[0][::-1]) == whole
    left = reader.answer(" ".join(kept[1:]))
    assert set(OMITTED.findall(left)) == set(kept[1:]) - {kept[0]}


def test_hashes_of_other_readers_and_languages_are_unknown(
    browser: Browser, played: Table, four: list[User]
) -> None:
    own, other = (Reader(browser, played, person) for person in four[:2])
    nobody = Reader(browser, played, None)
    known = " ".join(hashes(own.answer()) + hashes(nobody.answer()))
    assert OMITTED.findall(nobody.answer(known))
    assert not OMITTED.findall(nobody.answer(known, language="de"))
    assert not OMITTED.findall(other.answer(known))
    assert not OMITTED.findall(nobody.answer(" ".join(hashes(own.answer()))))


def test_a_part_is_one_element_without_parts(
    browser: Browser, played: Table, four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[str] = []

    def noted(page: bytes, reader: Any, known: Any) -> bytes:
        pages.append(page.decode())
        return without_known(page, reader, known)

    monkeypatch.setattr(http, "without_known", noted)
    for person in (four[0], None):
        Reader(browser, played, person).answer()
    for page in pages:
        for piece in page.split(OPEN)[1:]:
            part, *after = piece.split(CLOSE)
            assert len(after) == 1, "a part in a part"
            assert Roots(part).count <= 1, part[:200]


class Roots(HTMLParser):
    """Counts the outermost elements of a part."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.count, self.depth = 0, 0
        self.feed(html)
        assert self.depth == 0, html[:200]

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.count += self.depth == 0
        self.depth += tag not in VOID

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.count += self.depth == 0

    def handle_endtag(self, tag: str) -> None:
        self.depth -= 1


@pytest.mark.parametrize("title", list(titles), ids=[title.slug for title in titles])
def test_what_is_hidden_changes_no_answer(
    browser: Browser, title: Title[Any], four: list[User]
) -> None:
    """Log, prompt, panels and board, hashes, omissions and sizes, for players and spectators."""
    table, rng, other_states = started(four[:3], title.slug), random.Random(4), 0
    readers = {place: Reader(browser, table, at(table, place)) for place in range(3)}
    places = {**readers, None: Reader(browser, table, four[3])}
    assert SECRETS.keys() == set(PRIVATE)
    for _ in range(extent(title.slug, COMPARED, COMPARED_ALL)):
        table = play_on(table, rng, choices=rng.randrange(1, 3))
        place = rng.choice(list(places))
        known = hashes(places[place].answer())
        named = " ".join(rng.choice([known, rng.sample(known, len(known) // 2), []]))
        told = places[place].answer(named)
        with transaction.atomic():
            other_states += imagine(table, place, rng)
            assert places[place].answer(named) == told, (table.ply, place)
            transaction.set_rollback(True)
    assert other_states > 0


def imagine(table: Table, place: int | None, rng: random.Random) -> bool:
    """Change all that a seat (``None``: a spectator) can't know; return whether the state differs."""
    state = imagined(table, table.state, place, rng)
    Table.objects.filter(pk=table.pk).update(state=state)
    for seat in table.seats.all():
        if seat.place == place:
            drafted = seat.draft_state and imagined(table, seat.draft_state, place, rng)
            Seat.objects.filter(pk=seat.pk).update(draft_state=drafted)
        else:
            Seat.objects.filter(pk=seat.pk).update(**SECRETS)
    for move in table.moves.all():
        events = json.loads(move.events)
        move.events = json.dumps([event for event in events if is_told(event, place)])
        move.key = move.key if move.place == place else "another"
        move.save(update_fields=["events", "key"])
    return bool(state != table.state)


def imagined(table: Table, packed: Any, place: int | None, rng: random.Random) -> bytes:
    """Return another packed state that the seat can't tell from this one."""
    state = engine.unpack(table.rules, packed)
    return engine.Game(table.rules, table.rules.imagine(state, place, rng.randbytes(32))).packed()


def is_told(event: dict[str, Any], place: int | None) -> bool:
    return event.get("visible_to") is None or place in event["visible_to"]


@pytest.mark.parametrize("title", list(titles), ids=[title.slug for title in titles])
def test_what_is_hidden_changes_neither_hashes_nor_omissions(title: Title[Any]) -> None:
    game = walk(Game(title, 3, sha256(b"known parts").digest()))
    rng, compared = random.Random(4), 0
    while compared < BOARDS:
        position, seat = rng.choice(game.positions), rng.randrange(3)
        imagined = title.imagine(position.state, seat, rng.randbytes(32))
        pages = [drawn(title, state, seat) for state in (position.state, imagined)]
        known = hashes(without_known(pages[0], [seat], ()).decode())
        assert known
        for named in (known, rng.sample(known, len(known) // 2), ["AAAAAAAA"]):
            one, other = (without_known(page, [seat], named) for page in pages)
            assert one == other, (position.choice.key, seat)
        compared += 1


def drawn(title: Title[Any], state: Any, seat: int) -> bytes:
    """Draw the parts of a table's page that a game's state decides."""
    people = [boards.player(who, f"Seat {who}", you=who == seat) for who in range(3)]
    decision = title.decisions(state).get(seat)
    parts = parts_of(board(title, title.view(state, seat), people, None, decision), decision)
    return f"{parts.pane} {parts.board} {parts.hand} {parts.players}".encode()
