"""The law of boards: every target of a choice is an element of the rendered board."""

from collections import Counter
from functools import lru_cache
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Decision, Title
from games.rules.laws import Game, Position, walk
from games.templatetags.tables import board_of, hand_of, players_of, strip_of
from games.views.present import board, has_part
from tests.support import boards
from tests.support.extent import extent

SPOTS = {title.slug: extent(title.slug, 15, 40) for title in titles}
"""The number of positions whose boards are drawn, for each number of seats."""
BUTTONS = {"end-turn"}
"""The targets that aren't on the board, since the page has a button for them."""

CASES = [
    pytest.param(title, seats, id=f"{title.slug}-{seats}")
    for title in titles
    for seats in title.seats
]


class Elements(HTMLParser):
    """A parser that collects the targets and the ids of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.targets: Counter[str] = Counter()
        self.ids: Counter[str] = Counter()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if target := found.get("data-target"):
            self.targets[target] += 1
        if name := found.get("id"):
            self.ids[name] += 1


def drawn(title: Title[Any], state: Any, seat: int | None, seats: int) -> Elements:
    """Draw the board, the hand and the strip as the page of a table does."""
    people = [boards.player(who, f"Seat {who}", you=who == seat) for who in range(seats)]
    whole = board(title, title.view(state, seat), people)
    parts = [board_of(whole), players_of(whole), *(strip_of(whole, who) for who in range(seats))]
    if seat is not None and has_part(title.slug, "hand"):
        parts.append(hand_of(whole))
    return Elements("\n".join(parts))


@lru_cache
def positions(title: Title[Any], seats: int) -> list[Position]:
    """Return positions from two random games."""
    games = [walk(Game(title, seats, sha256(b"boards" + bytes([n])).digest())) for n in range(2)]
    found = [position for game in games for position in game.positions]
    return found[:: max(1, len(found) // SPOTS[title.slug])]


def wanted(decision: Decision) -> set[str]:
    """Return the targets of all choices, offered and blocked."""
    entries = [*decision.choices, *decision.blocked]
    return {target for entry in entries for target in entry.targets} - BUTTONS


def missing(decision: Decision, board: Elements) -> set[str]:
    """Return the targets that aren't drawn."""
    return wanted(decision) - set(board.targets)


def told_to(position: Position) -> dict[int | None, set[str]]:
    """Return the targets of events by viewer; the targets of public events are under `None`."""
    told: dict[int | None, set[str]] = {None: set()}
    for event in position.played.events:
        for viewer in [None] if event.visible_to is None else event.visible_to:
            told.setdefault(viewer, set()).update(event.targets)
    return told


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_every_target_is_on_the_board(title: Title[Any], seats: int) -> None:
    for position in positions(title, seats):
        for seat, decision in position.decisions.items():
            board = drawn(title, position.state, seat, seats)
            assert not missing(decision, board), f"at {decision.prompt.id}, seat {seat}"


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_every_viewers_board_has_the_targets_of_events(title: Title[Any], seats: int) -> None:
    for position in positions(title, seats):
        for viewer, told in told_to(position).items():
            board = drawn(title, position.played.state, viewer, seats)
            assert told <= set(board.targets), position.choice.key


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_every_id_is_there_once(title: Title[Any], seats: int) -> None:
    for position in positions(title, seats)[::4]:
        board = drawn(title, position.state, position.seat, seats)
        assert not [name for name, number in board.ids.items() if number > 1]


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_every_target_is_an_id(title: Title[Any], seats: int) -> None:
    for position in positions(title, seats)[::8]:
        board = drawn(title, position.state, position.seat, seats)
        assert board.targets
        assert set(board.targets) <= set(board.ids)


def test_a_target_that_is_not_drawn_is_noticed() -> None:
    # The law must fail if a drawn target is removed.
    title = next(iter(titles))
    position = next(
        position for position in positions(title, 2) if wanted(position.decisions[position.seat])
    )
    decision, board = (
        position.decisions[position.seat],
        drawn(title, position.state, position.seat, 2),
    )
    target = min(wanted(decision))
    assert missing(decision, board) == set()
    del board.targets[target]
    assert missing(decision, board) == {target}
