"""The description of one table in a mail: facts and sentences for the template.

All data are read by the selectors of games as the recipient may see them. Texts are in the active
language and time zone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final
from uuid import UUID

from django.conf import settings
from django.utils import timezone

from accounts.models import User
from games import turn_time
from games.features.notices import NoticeKind, Tells
from games.models import Move, Seat, Status, Table, TableEvent
from games.presentation.clocks import pace_line
from games.presentation.courses import entry_words, turn_entries
from games.presentation.endings import joined
from games.presentation.segments import Segment, leading, plain_text, segments
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.selectors.clocks import Clock
from games.selectors.history import HistoryMove
from games.selectors.log import LogEntry
from games.selectors.news import News
from games.selectors.tables import seats_of
from mp2site.infra import clock
from mp2site.text import moments
from mp2site.text.rendering import msg, render
from notifications.content.pictures import BoardPicture, Name, Step, board_picture, steps_of
from notifications.kinds import kind_named
from notifications.models import Kind, Mode, Notice
from notifications.models import Step as Reminder
from notifications.selectors import name_of, path_of, words_of

MARKS: Final = {"disc": "●", "diamond": "◆", "square": "■", "triangle": "▲"}
INKS: Final = {"blue": "#2f5fa8", "yellow": "#a57f04", "green": "#3b7d3a", "red": "#b23a2e"}
"""The colour of each seat's name on a mail's background. A sign beside the name distinguishes the
seats, too.
"""
LINKED: Final = re.compile(r"(?<=\w)[.@](?=\w)|:(?=//)")
"""Characters by which mail programs recognise an address or a URL."""
GAP: Final = "\N{ZERO WIDTH SPACE}"


@dataclass(slots=True)
class Line:
    """A sentence of the log.

    If ``named``, the template writes the person's name before the text. After a sentence about the
    same person, ``named`` is false, and the text has no name either.
    """

    text: str
    named: bool


@dataclass(slots=True)
class Row:
    """The moves of a seat in one turn."""

    colour: str
    sign: str
    ink: str
    name: str
    number: int
    """The number of this turn on the picture; 0 if the turn isn't marked."""
    line: str
    """The whole turn as one line: “⚂ Xian · −2 coins → 1 trading post”."""
    lines: list[Line]
    when: str
    by_stand_in: bool


@dataclass(slots=True)
class Score:
    """A seat and its points, with its rank once the game is over."""

    colour: str
    sign: str
    ink: str
    name: str
    you: bool
    points: int
    rank: int = 0


@dataclass(slots=True)
class Time:
    """A person's time for a turn: as text, and the remaining share in percent."""

    left: str
    zero: str
    then: str
    free: str = ""
    free_until: str = ""
    bank: str = ""
    share: int = 0
    pause: str = ""
    remind: str = ""


@dataclass(slots=True)
class Part:
    """A table, or another subject of notices, as a part of a mail."""

    kind: str
    thread: str
    table: str
    """The name of the table or subject."""
    title: str
    subject: str
    lead: str
    link: str
    button: str
    why: str
    waits: bool = False
    """Whether it is the person's turn."""
    goes_on: bool = False
    """Whether more mails about this table may follow."""
    prompt: str = ""
    said: list[str] = field(default_factory=list)
    """The sentences after the first one."""
    headline: str = ""
    rows: list[Row] = field(default_factory=list)
    more: int = 0
    picture: str = ""
    scores: list[Score] = field(default_factory=list)
    time: Time | None = None
    deadline: datetime | None = None

    @property
    def where(self) -> str:
        """Return the title, the table's own name if it has one, and the state of the game."""
        return _joined(self.title, self.table, self.headline)

    @property
    def where_in_digest(self) -> str:
        """Return the title and the state of the game, for a line below the table's name."""
        return _joined(self.title, self.headline)


def _joined(*said: str) -> str:
    return " · ".join(dict.fromkeys(filter(None, said)))


def told(
    notices: Sequence[Notice], person: User, news: News | None, modes: Mapping[UUID, Mode]
) -> Part:
    """Return the part of a mail about the notices of one table, or of one other subject."""
    first = min(notices, key=lambda notice: kind_named(notice.kind).rank)
    part = _part(first, person, modes[first.pk])
    if first.table is None:
        part.said = [msg(f"mail-{first.kind}-what", **_unlinked_words(first))]
    else:
        _tell_table(part, notices, first.table, news)
    return part


def _part(notice: Notice, person: User, mode: Mode) -> Part:
    kind, words = kind_named(notice.kind), _unlinked_words(notice)
    about = unlinked(name_of(notice))
    by = unlinked(notice.by.name) if notice.by else msg("base-name")
    key = f"mail-{notice.kind}"
    if notice.step in Reminder.values:
        key += f"-{notice.step}"
    return Part(
        kind=notice.kind,
        thread=notice.thread,
        table=about,
        title=str(words["title"]),
        subject=msg(f"{key}-subject", where=_where(notice)),
        lead=msg(f"{key}-lead", name=person.name, by=by, **words),
        link=_link(notice),
        button=msg(kind.button, table=about),
        why=msg("mail-why", topic=notice.topic, mode=mode),
    )


def _unlinked_words(notice: Notice) -> dict[str, str | int]:
    """Return the arguments of the notice's messages.

    Links that people put into names are made inert.
    """
    words = words_of(notice).items()
    return {name: unlinked(word) if isinstance(word, str) else word for name, word in words}


def _where(notice: Notice) -> str:
    """Return the name of the table or subject in a mail's subject line.

    Readers see a subject line before they know the sender. So it never contains a name that people
    chose.
    """
    if notice.table is None:
        kind = kind_named(notice.kind)
        return msg(kind.where or kind.subject, **words_of(notice))
    return msg("mail-where", title=notice.table.rules.name, table=notice.table.pk)


def _tell_table(part: Part, notices: Sequence[Notice], table: Table, news: News | None) -> None:
    """Add the table's description, as the kind of the most important notice demands."""
    kind = kind_named(part.kind)
    match kind.tells:
        case Tells.TABLE:
            part.said = [_what(kind, table), *_seats_and_pace(table)]
        case Tells.SENTENCE:
            part.said = [_what(kind, table)]
        case Tells.GAME:
            part.said = _said(notices, news)
            if news:
                _tell_game(part, news)


def unlinked(text: str) -> str:
    """Return a text with invisible gaps, so that mail programs show no links in it."""
    return LINKED.sub(lambda found: f"{found[0]}{GAP}", text)


def _link(notice: Notice) -> str:
    """Return the URL of the notice's page. Opening it changes nothing."""
    return str(settings.SITE_URL + path_of(notice))


def _what(kind: NoticeKind, table: Table) -> str:
    return msg(f"mail-{kind.name}-what", title=table.rules.name, size=table.size)


def _seats_and_pace(table: Table) -> list[str]:
    others = [unlinked(seat.name) for seat in seats_of(table)]
    return [
        msg("mail-invitation-people", names=joined(others), count=len(others)),
        pace_line(table.clock),
    ]


def _tell_game(part: Part, news: News) -> None:
    """Add the state of a game that has begun."""
    table, seats = news.seat.table, news.seats
    names = [seat.name for seat in seats]
    shown = board_picture(name := Name(table.pk, table.ply, news.seat.place or 0))
    part.picture = str(name) if shown.png else ""
    part.headline = render(shown.headline, people=names) if shown.headline else ""
    part.goes_on = table.status == Status.PLAYING
    part.waits = news.prompt is not None
    part.prompt = render(news.prompt, people=names) if news.prompt else ""
    part.rows, part.more = _rows(news.moves, seats, shown)
    part.scores = _scores(seats, shown, news.seat)
    if part.waits and news.clock and news.clock.deadline and news.clock.why != "held":
        part.deadline = news.clock.deadline
        part.time = _time(news.clock, part.deadline)


def _said(notices: Sequence[Notice], news: News | None) -> list[str]:
    """Return the sentences after the first one, by the kinds of the notices."""
    kinds = {notice.kind for notice in notices}
    said = []
    if Kind.TIMED_OUT in kinds and news:
        said += _time_out(notices, news)
    if Kind.OVER in kinds and news:
        said += _ending(news) or _result(news)
    if Kind.STARTED in kinds and len(kinds) > 1:
        said.append(msg("mail-has-begun"))
    elif Kind.STARTED in kinds and news:
        said += _others_turn(news)
    more = [one for sentences in news.of_features for one in sentences(news)] if news else []
    return [*said, *map(unlinked, more)]


def _others_turn(news: News) -> list[str]:
    """Return a sentence on whose turn it is, unless it is the person's."""
    acting = [seat.name for seat in news.seats if seat.waiting_since]
    if news.prompt or not acting:
        return []
    return [msg("mail-others-turn", names=joined(acting), count=len(acting))]


def _time_out(notices: Sequence[Notice], news: News) -> list[str]:
    """Return sentences on the effect of a time-out.

    They come first in a mail about the game's end.
    """
    over = any(notice.kind == Kind.OVER for notice in notices)
    if over and any(_is_own_time_out(entry, news) for entry in news.ending):
        return []
    turn = max(notice.turn for notice in notices if notice.kind == Kind.TIMED_OUT)
    what = _after_zero(turn, news)
    ran_out = [msg("mail-time-ran-out")] if over else []
    if over and what == "ended":
        return ran_out
    player = turn_time.plays_on(news.seat.table)
    return [*ran_out, msg("mail-timed-out-what", what=what, player=player)]


def _after_zero(turn: int, news: News) -> str:
    """Return the code of the message about a time-out's effect: held, played, ended or last."""
    seat = news.seat
    if not seat.table.over:
        return "held" if seat.played_by_stand_in else "played"
    if not _stand_in_played(turn, news):
        return "ended"
    last = [(move.place, move.turn) for move in news.moves[-1:]]
    finished = seat.table.status == Status.FINISHED
    return "last" if finished and last == [(seat.place, turn)] else "over"


def _stand_in_played(turn: int, news: News) -> bool:
    """Return whether autoplay finished the timed-out turn; if not, the table ended with it."""
    seat = news.seat
    return seat.turn > turn or any(
        (move.place, move.turn, move.by) == (seat.place, turn, Move.By.STAND_IN)
        for move in news.moves
    )


def _is_own_time_out(entry: LogEntry, news: News) -> bool:
    return entry.kind == TableEvent.Kind.TIMED_OUT and entry.place == news.seat.place


def _ending(news: News) -> list[str]:
    """Return the reasons from the log why a game ended without a result."""
    names = [seat.name for seat in news.seats]
    return [
        msg("mail-time-ran-out")
        if _is_own_time_out(entry, news)
        else render(entry.text, people=names)
        for entry in news.ending
    ]


def _result(news: News) -> list[str]:
    """Return a sentence on the person's result, if the game has one."""
    own, size = news.seat, len(news.seats)
    if own.table.status != Status.FINISHED or own.rank is None:
        return []
    winners = sum(seat.rank == 1 for seat in news.seats)
    what = "other" if own.rank > 1 else "won" if winners == 1 else "shared"
    return [msg("mail-over-what", what=what, rank=own.rank, size=size)]


def _rows(
    moves: Sequence[HistoryMove], seats: Sequence[Seat], shown: BoardPicture
) -> tuple[list[Row], int]:
    """Return the turns as rows, and the number of earlier log entries left out."""
    steps, more = steps_of(moves)
    number = {at: shown for shown, at in enumerate(shown.marked, 1)}
    slug = seats[0].table.title
    return [_row(step, slug, seats, number.get(at, 0)) for at, step in enumerate(steps)], more


def _row(step: Step, slug: str, seats: Sequence[Seat], number: int) -> Row:
    names = [seat.name for seat in seats]
    name = names[step.last.place]
    return Row(
        *_look(step.last.place),
        name=name,
        number=number,
        line=" ".join(
            filter(None, (entry_words(entry, names) for entry in turn_entries(slug, step.moves)))
        ),
        lines=_lines([segments(one, names) for one in step.sentences], step.last.place),
        when=_when(step.last.at),
        by_stand_in=step.last.by == Move.By.STAND_IN,
    )


def _lines(told: Sequence[Sequence[Segment]], seat: int) -> list[Line]:
    """Return the log entries. After an entry of the same seat, the seat's name is left out."""
    lines: list[Line] = []
    before: int | None = None
    for parts in told:
        who = leading(parts)
        if who == seat and not (lines and before != seat):
            lines.append(Line(plain_text(parts[1:]).lstrip(), named=not lines))
        else:
            lines.append(Line(plain_text(parts), named=False))
        before = who
    return lines


def _look(place: int) -> tuple[str, str, str]:
    """Return a seat's colour, its sign, and the sign's ink."""
    colour, sign = COLOURS[place], SIGNS[place]
    return colour, MARKS[sign], INKS[colour]


def _when(at: datetime) -> str:
    """Return a time in short form: only the hour if it is today, otherwise with the day."""
    wall, today = timezone.localtime(at), timezone.localtime(clock.now())
    if wall.date() == today.date():
        return moments.hour(wall)
    days = (today.date() - wall.date()).days
    return f"{moments.weekday(wall)} {moments.hour(wall)}" if days < 7 else moments.date(at)


def _scores(seats: Sequence[Seat], shown: BoardPicture, own: Seat) -> list[Score]:
    """Return the final scores by rank, or the current points by seat."""
    final = all(seat.rank is not None for seat in seats)
    if not final and len(shown.points) != len(seats):
        return []
    scores = []
    for seat in seats:
        points = (seat.score or 0) if final else shown.points[seat.place or 0]
        you = seat.pk == own.pk
        scores.append(Score(*_look(seat.place or 0), seat.name, you, points, seat.rank or 0))
    return sorted(scores, key=lambda score: score.rank)


def _time(said: Clock, deadline: datetime) -> Time:
    """Describe a clock and its deadline."""
    whole = said.free + said.bank
    return Time(
        left=msg("mail-time-left", span=moments.span(said.left))
        if said.left >= 1
        else msg("mail-time-up"),
        zero=msg("mail-time-zero", when=_on(deadline)),
        then=_then(said),
        free=msg("mail-time-free", span=moments.span(said.free)) if said.free else "",
        free_until=msg("mail-time-free-until", when=_on(said.free_until))
        if said.free_until
        else "",
        bank=_bank(said),
        share=round(100 * said.free / whole) if whole else 0,
        pause=_pause(said),
        remind=msg("mail-time-remind", when=_on(said.remind_at)) if said.remind_at else "",
    )


def _then(said: Clock) -> str:
    """Return the effect of a time-out, in the pages' words."""
    then = msg("time-then", what=said.consequence, who="you", player=said.player)
    sentence = msg("mail-time-then", what=said.consequence, then=then)
    if said.misses_left and said.misses_left > 1:
        return f"{sentence} {msg('time-misses', count=said.misses_left)}"
    return sentence


def _bank(said: Clock) -> str:
    if said.bank < 1:
        return ""
    key = "mail-time-bank" if said.free else "mail-time-bank-runs"
    return msg(key, span=moments.span(said.bank))


def _pause(said: Clock) -> str:
    if said.pause is None:
        return ""
    return msg("mail-time-pause", reason=str(said.pause.reason), when=_on(said.pause.until))


def _on(at: datetime) -> str:
    """Return a time in words without “today”, so that they stay right."""
    wall = timezone.localtime(at)
    return msg("time-on", day=moments.day(wall), time=moments.hour(wall))
