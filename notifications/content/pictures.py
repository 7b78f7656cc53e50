"""The board as a picture for mails: a seat's view after a ply, as a PNG.

A picture's name, `<table>.<ply>.<place>`, determines its content. The position is read for the
seat's own person by the same selectors as for pages. The drawing is a title's `picture.html` or,
without it, its `thumb.html`: one <svg> with the colours of the title's style sheet.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from itertools import groupby
from time import time
from typing import Any, Final

import msgspec
from django.conf import settings
from django.core.cache import caches

from games.models import Move, Seat, Table
from games.presentation.courses import goes_without_saying
from games.presentation.pictures import drawing_svg, painted
from games.rules.kernel import Drawing, Text, Title
from games.selectors.history import HistoryMove, history_for, last_own_ply
from games.selectors.positions import position_at

log = logging.getLogger(__name__)

SLOTS: Final = 2_048
"""The most cached pictures, of about 30 kB each. A new picture may replace an old one."""
KEPT: Final = 3_600
"""The seconds for which a picture stays in the cache. A later retry or reminder draws it again."""
FINAL_KEPT: Final = 86_400
"""The seconds for which a final board stays in the cache, since other sites fetch it repeatedly."""
NEAR: Final = 100
"""The number of pictures cached in the memory of the process."""
MOMENTS_A_MINUTE: Final = 60
"""The maximum number of moments that are drawn in a minute, each in some 0.3 s; a game has hundreds."""
MOST_MARKS: Final = 9

MOST_LINES: Final = 24
"""The most log entries in a mail; the latest are shown."""


class TooManyPictures(Exception):
    """Raised when too many moments of games were drawn within a minute."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a picture: a table, a ply, and the place of a seat."""

    table_id: str
    ply: int
    place: int

    def __str__(self) -> str:
        return f"{self.table_id}.{self.ply}.{self.place}"

    @classmethod
    def read(cls, said: str) -> Name:
        """Parse a name. Raises ValueError."""
        table_id, ply, place = said.split(".")
        return cls(table_id, int(ply), int(place))


@dataclass(frozen=True, slots=True)
class Step:
    """The moves of a seat in one turn, as a numbered step on the picture."""

    moves: Sequence[HistoryMove]
    sentences: Sequence[Text]
    """The shown log entries of the step. In the first step, earlier entries may be left out."""

    @property
    def last(self) -> HistoryMove:
        """The move that ended the step."""
        return self.moves[-1]


class BoardPicture(msgspec.Struct, frozen=True):
    """A position for a mail: the picture and its captions."""

    headline: Text | None = None
    """The state of the game, in the title's words."""
    points: tuple[int, ...] = ()
    """The seats' points; empty if the title doesn't count them openly."""
    marked: tuple[int, ...] = ()
    """The indices of the numbered steps; the first of them has the number 1."""
    png: bytes = b""
    """The PNG; empty if drawing failed, since the mail is sent anyway."""


class Kept(msgspec.Struct, frozen=True):
    """A cached picture with its cache key and its time (Unix seconds)."""

    said: str
    at: float
    picture: BoardPicture


class _Near:
    """The latest pictures of this process.

    Each is needed twice: to render a mail, and to send it.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, BoardPicture] = OrderedDict()

    def get(self, said: str) -> BoardPicture | None:
        if said in self._kept:
            self._kept.move_to_end(said)  # the picture is needed again to send the mail
        return self._kept.get(said)

    def put(self, said: str, seen: BoardPicture) -> BoardPicture:
        self._kept[said] = seen
        while len(self._kept) > NEAR:
            self._kept.popitem(last=False)
        return seen


_near: Final = _Near()


def board_picture(name: Name) -> BoardPicture:
    """Return a seat's picture, from the cache or drawn; an empty one if drawing fails."""
    return board_pictures([name])[name]


def board_pictures(names: Collection[Name]) -> dict[Name, BoardPicture]:
    """Return pictures by name, from the cache or drawn; empty ones if drawing fails."""
    found = {name: near for name in names if (near := _near.get(_said(name)))}
    missing = [name for name in names if name not in found]
    kept = _kept(missing) if missing else {}
    for name in missing:
        here = (kept[key] for key in _keys(name) if key in kept)
        seen = next((one.picture for one in here if one.said == _said(name)), None)
        found[name] = _near.put(_said(name), seen) if seen else _drawn(name, kept)
    return found


def _kept(names: Collection[Name]) -> dict[str, Kept]:
    """Return the cached pictures with these names, except those in another release's format."""
    keys = {key for name in names for key in _keys(name)}
    kept = {}
    for key, packed in caches["shared"].get_many(keys).items():
        with suppress(msgspec.MsgspecError, TypeError):
            kept[key] = msgspec.msgpack.decode(packed, type=Kept)
    return kept


def _drawn(name: Name, kept: dict[str, Kept]) -> BoardPicture:
    """Draw a picture and cache it under one of its two keys: a free one, or the older picture's."""
    try:
        seen = _seen(name)
    except Exception:
        # Templates, style sheets and the painter can raise any error. A mail is useful without a
        # picture, too.
        log.exception("no picture", extra={"picture": str(name)})
        return BoardPicture()
    _keep(Kept(_said(name), time(), seen), _keys(name), kept)
    return _near.put(_said(name), seen)


def _keep(one: Kept, places: Sequence[str], kept: dict[str, Kept]) -> None:
    """Cache a picture under a free key, or in place of the older picture."""
    packed, shared = msgspec.msgpack.encode(one), caches["shared"]
    free = (place for place in places if place not in kept)
    place = next((place for place in free if shared.add(place, packed, KEPT)), None)
    if place is None:
        place = min(places, key=lambda place: kept[place].at if place in kept else one.at)
        shared.set(place, packed, KEPT)
    kept[place] = one


def steps_of(moves: Sequence[HistoryMove]) -> tuple[list[Step], int]:
    """Group moves into steps, one per turn; return them and the number of omitted log entries."""
    told = [move for move in moves if _sentences(move)]
    turns = groupby(told, key=lambda move: (move.place, move.turn, move.by == Move.By.STAND_IN))
    steps: list[Step] = []
    room = MOST_LINES
    for turn in reversed([list(turn) for _, turn in turns]):
        sentences = [one for move in turn for one in _sentences(move)]
        if not room:
            break
        steps.append(Step(turn, sentences[-room:]))
        room -= len(steps[-1].sentences)
    return steps[::-1], sum(len(_sentences(move)) for move in told) - (MOST_LINES - room)


def _sentences(move: HistoryMove) -> list[Text]:
    return [one for one in move.sentences if not goes_without_saying(one)]


class _Marks(Mapping[str, int]):
    """The numbers of marked elements. It records which of them a template looks up and so draws."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self._numbers = numbers
        self.shown: set[int] = set()

    def __getitem__(self, target: str) -> int:
        number = self._numbers[target]
        self.shown.add(number)
        return number

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


def marked_svg(
    title: Title[Any], drawing: Drawing[Any, Any], steps: Sequence[Step]
) -> tuple[str, Sequence[int]]:
    """Return a drawing on which the latest visible steps are numbered, and the steps' indices."""
    last = {
        target: at
        for at, step in enumerate(steps)
        for move in step.moves
        for target in move.targets
    }
    asked = _Marks(last)
    svg = drawing_svg(title, drawing, asked)
    marked = sorted(asked.shown)[-MOST_MARKS:]
    if not marked:
        return svg, marked
    number = {at: shown for shown, at in enumerate(marked, 1)}
    return drawing_svg(
        title, drawing, {target: number[at] for target, at in last.items() if at in number}
    ), marked


def _seen(name: Name) -> BoardPicture:
    seat = Seat.objects.select_related("table", "person").defer("draft_state", "table__state")
    own = seat.get(table_id=name.table_id, place=name.place)
    title = own.table.rules
    position = position_at(own.table, own.person, name.ply)
    drawing = title.draw(position.view, position.decision)
    seen = BoardPicture(drawing.headline, _points(drawing))
    if not settings.MAIL_PICTURES:
        return seen
    svg, marked = marked_svg(title, drawing, steps_of(moves_since_own(own, name.ply))[0])
    return msgspec.structs.replace(seen, marked=tuple(marked), png=painted(svg, title.slug))


def moment_picture(table: Table, ply: int) -> bytes:
    """Return a finished game's board after a ply as spectators see it.

    It is empty if it can't be drawn. Raises TooManyPictures.
    """
    if not settings.MAIL_PICTURES:
        return b""
    key, shared = f"moment:{table.pk}.{ply}", caches["shared"]
    png: bytes | None = shared.get(key)
    if png is None:
        if ply != table.ply:
            _check_rate()
        png = _moment(table, ply)
        shared.set(key, png, FINAL_KEPT)
    return png


def _check_rate() -> None:
    """Count a picture that is drawn in this minute. Raises TooManyPictures."""
    key, shared = f"moments:{int(time()) // 60}", caches["shared"]
    shared.add(key, 0, 120)
    if shared.incr(key) > MOMENTS_A_MINUTE:
        raise TooManyPictures


def _moment(table: Table, ply: int) -> bytes:
    title = table.rules
    try:
        view = position_at(table, None, ply).view
        return painted(drawing_svg(title, title.draw(view, None), {}), title.slug)
    except Exception:
        log.exception("no picture", extra={"picture": table.pk})
        return b""


def _points(drawing: Drawing[Any, Any]) -> tuple[int, ...]:
    """Return the seats' current scores; empty if the title doesn't count them openly."""
    counted = [face.counters for face in drawing.seats]
    return tuple(each[drawing.score] for each in counted if drawing.score in each)


def moves_since_own(seat: Seat, ply: int) -> list[HistoryMove]:
    """Return the moves after the seat's own last choice, up to a ply."""
    after = last_own_ply(seat.table, seat.place or 0, ply)
    return history_for(seat.table, seat.person, after=after, until=ply)


def _said(name: Name) -> str:
    """Return a string of all values that a picture depends on."""
    return str(name) if settings.MAIL_PICTURES else f"{name}-"


def _keys(name: Name) -> list[str]:
    """Return the two cache keys that a picture can have. There are only SLOTS keys in all."""
    digest = blake2b(_said(name).encode(), digest_size=8).digest()
    return [f"sight:{int.from_bytes(half) % SLOTS}" for half in (digest[:4], digest[4:])]
