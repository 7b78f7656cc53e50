"""A game's log with one entry per turn: player, dice, place, cost and gain.

Pages draw an entry with icons; mails describe it in words. A turn's cost and gain come from the
change of the seat's resources, which is stored with every move. A title's board declares which
icons are drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from importlib import import_module
from itertools import groupby
from typing import Any, Final

from games.boards.common.courses import Course
from games.rules import titles
from games.rules.kernel import Event, Text
from games.rules.kernel.preview import purse_text
from games.selectors.history import HistoryMove
from mp2site.text.rendering import msg, render

DIE_FACES: Final = "⚀⚁⚂⚃⚄⚅"


@dataclass(frozen=True, slots=True)
class Round:
    """The beginning of a round, with the log's sentences since the previous round's beginning."""

    ply: int
    text: Text
    sentences: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEntry:
    """One seat's turn as one log entry."""

    slug: str
    place: int
    turn: int
    by: str
    at: datetime
    first: int
    """The first ply of the turn."""
    ply: int
    """The last ply of the turn."""
    dice: tuple[int, ...] = ()
    icon: str = ""
    where: Text | str = ""
    change: tuple[tuple[str, int], ...] = ()
    """The change of the seat's resources by the turn, in the board's order."""
    sentences: tuple[Text, ...] = ()
    """All sentences of the turn."""
    targets: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    rounds: tuple[Round, ...] = field(default=())
    """The rounds that began after the turn."""

    @property
    def paid(self) -> tuple[tuple[str, int], ...]:
        """The resources that the seat has fewer of after the turn, as positive amounts."""
        return tuple((name, -count) for name, count in self.change if count < 0)

    @property
    def came(self) -> tuple[tuple[str, int], ...]:
        """The resources that the seat has more of after the turn."""
        return tuple((name, count) for name, count in self.change if count > 0)

    @property
    def telling(self) -> bool:
        """Whether the entry shows more than its sentences: dice, an icon, a place, or a change."""
        return bool(self.dice or self.icon or self.where or self.change)


@cache
def course_of(slug: str) -> Course:
    """Return a title's rules for drawing log entries. By default, entries have only sentences."""
    board = titles.get(slug).board
    if not board:
        return Course()
    module = f"{board}.course"
    try:
        course: Course = import_module(module).COURSE
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        return Course()
    return course


def goes_without_saying(text: Text) -> bool:
    """Return whether a sentence only repeats what its entry shows, such as the end of a turn."""
    slug, _, kind = text.id.partition("-log-")
    return slug in titles and kind in course_of(slug).unsaid


def turn_entries(
    slug: str, moves: Sequence[HistoryMove], *, apart: Iterable[int] = ()
) -> list[TurnEntry]:
    """Return moves as log entries, one per turn, oldest first.

    An entry also ends after each ply in ``apart``.
    """
    cuts = sorted(apart)

    def turn(move: HistoryMove) -> tuple[Any, ...]:
        return move.place, move.turn, move.by, sum(move.ply > cut for cut in cuts)

    told = [move for move in moves if move.sentences or move.change]
    return [_entry(slug, list(group)) for _, group in groupby(told, key=turn)]


def _entry(slug: str, moves: Sequence[HistoryMove]) -> TurnEntry:
    course, last = course_of(slug), moves[-1]
    events = [event for move in moves for event in move.events]
    icon, where = _head(course, events, last.place)
    sentences, rounds = _sentences(course, moves)
    return TurnEntry(
        slug=slug,
        place=last.place,
        turn=last.turn,
        by=last.by.word,
        at=last.at,
        first=moves[0].ply,
        ply=last.ply,
        dice=tuple(
            face
            for event in events
            if event.kind in course.dice and event.seat == last.place
            for face in course.dice[event.kind].of(event)
        ),
        icon=icon,
        where=where,
        change=_change(course, moves),
        sentences=sentences,
        targets=tuple(dict.fromkeys(name for move in moves for name in move.targets)),
        events=tuple(events),
        rounds=rounds,
    )


def _head(course: Course, events: Sequence[Event], seat: int) -> tuple[str, Text | str]:
    """Return the icon and the place of the most important event of a turn."""
    own = {event.kind: event for event in reversed(events) if event.seat == seat}
    kind = next((kind for kind in course.heads if kind in own), None)
    if kind is None:
        return "", ""
    head = course.heads[kind]
    return head.icon, head.where(own[kind])


def _change(course: Course, moves: Sequence[HistoryMove]) -> tuple[tuple[str, int], ...]:
    """Return the change of the seat's resources by a turn; empty if none was stored."""
    if any(move.change is None for move in moves):
        return ()
    whole: Counter[str] = Counter()
    for move in moves:
        whole.update(move.change or {})
    order = [*course.purse, *whole]
    return tuple(
        (name, whole[name])
        for name in dict.fromkeys(order)
        if whole[name] and name not in course.drawn
    )


def _sentences(
    course: Course, moves: Sequence[HistoryMove]
) -> tuple[tuple[Text, ...], tuple[Round, ...]]:
    """Return the turn's sentences, and the rounds that began after the turn."""
    own: list[Text] = []
    between: list[Text] | None = None
    rounds: list[Round] = []
    for move in moves:
        for event, text in zip(move.events, move.sentences, strict=True):
            if event.kind in course.begins:
                rounds.append(Round(move.ply, text, tuple(between or ())))
                between = []
            elif event.kind in course.closes:
                between = [*(between or ()), text]
            elif event.kind not in course.unsaid:
                (own if between is None else between).append(text)
    if rounds and between:
        rounds[-1] = Round(rounds[-1].ply, rounds[-1].text, (*rounds[-1].sentences, *between))
    elif between:
        own += between
    return tuple(own), tuple(rounds)


def own_sentences(slug: str, move: HistoryMove) -> tuple[Text, ...]:
    """Return a move's sentences, without those about the end of a turn or round."""
    return _sentences(course_of(slug), [move])[0]


def amounts_words(slug: str, amounts: Iterable[tuple[str, int]]) -> str:
    """Return amounts in words: “2 coins, 1 camel”."""
    return ", ".join(render(purse_text(slug, name, count)) for name, count in amounts)


def entry_words(entry: TurnEntry, people: Sequence[str]) -> str:
    """Return an entry as text for a mail: “⚂ Xian · −2 coins → 1 trading post”."""
    where = render(entry.where, people=people) if isinstance(entry.where, Text) else entry.where
    head = " ".join(filter(None, ("".join(DIE_FACES[face - 1] for face in entry.dice), where)))
    paid = f"−{amounts_words(entry.slug, entry.paid)}" if entry.paid else ""
    came = f"→ {amounts_words(entry.slug, entry.came)}" if entry.came else ""
    return " · ".join(filter(None, (head, " ".join(filter(None, (paid, came))))))


def entry_label(entry: TurnEntry, name: str, people: Sequence[str]) -> str:
    """Return the text of an entry for screen readers."""
    where = render(entry.where, people=people) if isinstance(entry.where, Text) else entry.where
    parts = [
        msg("course-dice", dice=", ".join(map(str, entry.dice))) if entry.dice else "",
        where,
        msg("course-paid", what=amounts_words(entry.slug, entry.paid)) if entry.paid else "",
        msg("course-got", what=amounts_words(entry.slug, entry.came)) if entry.came else "",
    ]
    said = ", ".join(filter(None, parts))
    return f"{name}: {said}" if said else name
