"""From the engine's words to what templates show. Nothing here knows which title it serves."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from django.template import TemplateDoesNotExist
from django.template.loader import get_template

from games.rules import titles
from games.rules.kernel import Text
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.turn_time import gone
from mp2site.text import render

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from games.models import Seat, Table
    from games.rules.kernel import Blocked, Choice, Decision, Drawing, Option, Outcome, Title
    from games.views.clocks import ClockFace

SAMPLE_SEED: Final = bytes(32)


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as people see it: a name, a colour, a sign."""

    seat: int
    name: str
    colour: str
    sign: str
    you: bool = False
    waiting_since: datetime | None = None
    score: int | None = None
    rank: int | None = None
    consents: bool = False
    gone: bool = False
    """Whether the person missed so many turns that nobody counts on them."""
    clock: ClockFace | None = None
    away: str = ""
    """Until when the person is on vacation."""
    held: bool = False
    """Whether the house keeps the seat; nothing to be said when the game is over."""
    person_id: int = 0
    seat_pk: int = 0
    left: bool = False
    """Whether the person's account is closed: then they have no page."""

    def __str__(self) -> str:
        return self.name


def players(seats: Iterable[Seat], person_id: int | None) -> list[Player]:
    """Return the players of a started table by place."""
    return [_player(seat, person_id) for seat in sorted(seats, key=lambda seat: seat.place or 0)]


def _player(seat: Seat, person_id: int | None) -> Player:
    place = seat.place or 0
    return Player(
        seat=place,
        name=seat.name,
        colour=COLOURS[place],
        sign=SIGNS[place],
        you=seat.person_id == person_id,
        waiting_since=seat.waiting_since,
        score=seat.score,
        rank=seat.rank,
        consents=seat.consents_to_abandon,
        gone=gone(seat),
        person_id=seat.person_id,
        seat_pk=seat.pk,
        left=seat.person.left_at is not None,
    )


@dataclass(frozen=True, slots=True)
class Board:
    """All that a title's templates draw from."""

    title: Title[Any]
    view: dict[str, Any]
    people: Sequence[Player]
    drawing: Drawing[Any, Any]
    marks: dict[str, int | str] = field(default_factory=dict)

    @property
    def headline(self) -> Text:
        """Where the game stands, in the title's words: “week 2, day 6”."""
        return self.drawing.headline


def board(
    title: Title[Any],
    view: dict[str, Any],
    people: Sequence[Player],
    marks: dict[str, int | str] | None = None,
    decision: Decision | None = None,
) -> Board:
    """Return a view, and what its seat may choose, as a board."""
    return Board(title, view, people, title.draw(view, decision), marks or {})


@cache
def has_part(slug: str, part: str) -> bool:
    """Tell whether a title shows this part; a hand, say, is not in every game."""
    try:
        get_template(f"boards/{slug}/{part}.html")
    except TemplateDoesNotExist:
        return False
    return True


@cache
def sample(title: Title[Any]) -> Board:
    """Return the board of a game that has just begun, for lists and previews."""
    seats = title.seats[-1]
    view = title.view(title.new(seats=seats, seed=SAMPLE_SEED), None)
    return board(
        title, view, [Player(seat, "", COLOURS[seat], SIGNS[seat]) for seat in range(seats)]
    )


@dataclass(frozen=True, slots=True)
class Button:
    """A choice as a button: what it sends, what it says, what it stands for on the board."""

    key: str
    label: str
    targets: str
    group: str
    family: Text | None
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Choices of one kind and family, under their heading."""

    id: str
    label: Text
    buttons: list[Button]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something can't be done, with all the places that it holds for."""

    text: str
    cite: str
    targets: str


@dataclass(frozen=True, slots=True)
class Offer:
    """What a person may choose now, ready to be shown."""

    id: str
    prompt: Text
    groups: list[Group]
    finals: list[Button]
    blocked: list[Reason]
    cite: str

    @property
    def size(self) -> int:
        """How many choices there are besides those that end the turn."""
        return sum(len(group.buttons) for group in self.groups)


def offer(board: Board, decision: Decision) -> Offer:
    """Group a decision's choices for the panel, keeping the engine's order.

    Choices that end the turn stand apart; narrowing alone never sends them.
    """
    names = [player.name for player in board.people]
    buttons = [_button(choice, names) for choice in decision.choices]
    return Offer(
        id=decision.id,
        prompt=decision.prompt,
        groups=_groups(board.title, [button for button in buttons if not button.ends_turn]),
        finals=[button for button in buttons if button.ends_turn],
        blocked=_reasons(decision.blocked, names),
        cite=decision.cite,
    )


def _groups(title: Title[Any], buttons: list[Button]) -> list[Group]:
    """Put buttons under their family's heading, or their kind's, in the order of the first."""
    groups: list[Group] = []
    for button in buttons:
        label = button.family or Text(f"{title.slug}-group-{button.group}")
        known = (group for group in groups if (group.id, group.label) == (button.group, label))
        group = next(known, None) or Group(button.group, label, [])
        if not group.buttons:
            groups.append(group)
        group.buttons.append(button)
    return groups


def _button(choice: Choice, names: list[str]) -> Button:
    return Button(
        key=choice.key,
        label=render(choice.label, people=names),
        targets=" ".join(sorted(choice.targets)),
        group=choice.group,
        family=choice.family,
        ends_turn=choice.ends_turn,
    )


def _reasons(blocked: Iterable[Blocked], names: list[str]) -> list[Reason]:
    """Say each reason once, however many places it closes."""
    places: dict[tuple[str, str], set[str]] = {}
    for entry in blocked:
        said = (render(entry.reason, people=names), entry.cite)
        places.setdefault(said, set()).update(entry.targets)
    return [Reason(text, cite, " ".join(sorted(found))) for (text, cite), found in places.items()]


def chosen_options(table: Table) -> list[dict[str, Any]]:
    """Return what was agreed on at a table beyond the title's defaults and with them."""
    title = titles.get(table.title)
    edition = {"label": Text("tables-title-edition"), "value": edition_text(table.edition)}
    return [
        *(
            {
                "label": option.label,
                "value": _label(option, table.options.get(option.id, option.default)),
            }
            for option in title.options
        ),
        *([edition] if len(title.editions) > 1 else []),
    ]


def edition_text(name: str) -> Text:
    """Return an edition's name for people; a house's own are called as their files say."""
    if name == "printed":
        return Text("tables-title-edition-printed")
    return Text("kernel-named", {"en": name, "de": name})


def _label(option: Option, value: str) -> Text:
    return dict(zip(option.values, option.labels, strict=True))[value]


def standing_orders(title: Title[Any], chosen: dict[str, str]) -> list[dict[str, Any]]:
    """Return a title's standing orders with what the seat has said."""
    return [
        {
            "id": order.id,
            "label": order.label,
            "values": [
                {
                    "id": value,
                    "label": label,
                    "chosen": value == chosen.get(order.id, order.default),
                }
                for value, label in zip(order.values, order.labels, strict=True)
            ],
        }
        for order in title.standing_orders
    ]


def score_sheet(outcome: Outcome, people: Sequence[Player]) -> dict[str, Any]:
    """Return the final scores as rows, the best of each marked, and the players by rank."""
    order = sorted(people, key=lambda player: (outcome.ranks[player.seat], player.seat))
    most = max((points for line in outcome.lines for points in line.points), default=0)
    return {
        "reason": outcome.reason,
        "lines": [
            {"label": line.label, "cite": line.cite, "cells": _cells(line.points, most)}
            for line in outcome.lines
        ],
        "totals": _cells(outcome.totals),
        "ties": [{"label": tie.label, "cells": _cells(tie.values)} for tie in outcome.ties],
        "ranks": outcome.ranks,
        "podium": [
            {"player": who, "rank": outcome.ranks[who.seat], "total": outcome.totals[who.seat]}
            for who in order
        ],
        "winners": [people[seat] for seat in outcome.winners],
    }


def _cells(values: Sequence[int], most: int = 0) -> list[dict[str, Any]]:
    """Return values, the best of them marked, with their share of the largest of all, in percent."""
    best = max(values, default=0)
    return [
        {
            "value": value,
            "best": value == best and best > 0,
            "share": round(100 * value / most) if value > 0 and most else 0,
        }
        for value in values
    ]
