"""What a choice comes to: the range of what its seat may pay and receive until all of it is carried out.

Many a choice only begins something: where to go, which place to use. What it costs and brings follows from
further choices of the same seat. They are all tried on copies, as far as a preview goes: never beyond
chance, what is hidden or another seat's choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from games.rules.kernel.preview import Hidden, PreviewPly, hide

if TYPE_CHECKING:
    from games.rules.kernel.choice import Choice
    from games.rules.kernel.ply import S
    from games.rules.kernel.title import Title

POSITIONS = 60
"""No more positions than that are looked at for a choice: a page shows many."""

FEW = 4
"""So many ways can be told one by one."""

Counts = dict[str, int]


class Span(NamedTuple):
    """From the least to the most."""

    least: int
    most: int


class Ahead(msgspec.Struct, frozen=True):
    """The range of what a choice does to its seat, over all ways to carry it out.

    ``takes`` and ``gives`` add up what each step on the way takes and gives, so what comes back doesn't hide
    what was paid; ``leaves`` is what the seat then has of it, and empty where some way goes on beyond what
    can be known. ``takes_either``: where the ways differ in nothing else, and there are but a few, what each
    of them takes of all that varies; so does ``gives_either``. ``draws``: some way draws, and what follows
    from that isn't told. Where there are too many ways it isn't ``whole``: then it tells only what each of
    them takes and gives in any case; ``takes_more`` and ``gives_more`` name that of which some way has more.

    ``takes_one``: of what some ways take and others don't, there are several things, and no way takes two of
    them; so does ``gives_one``. ``follows``: something that the choice takes or gives by itself is more in the
    end, by what follows from it.
    """

    takes: dict[str, Span]
    gives: dict[str, Span]
    leaves: dict[str, Span]
    takes_either: list[Counts] = []
    gives_either: list[Counts] = []
    draws: bool = False
    whole: bool = True
    takes_more: list[str] = []
    gives_more: list[str] = []
    takes_one: bool = False
    gives_one: bool = False
    follows: bool = False


class Way(NamedTuple):
    """How far one has come, and what all steps up to there took and gave."""

    ply: PreviewPly[Any]
    takes: Counts
    gives: Counts

    @property
    def purse(self) -> Counts:
        """What the seat has there."""
        return self.ply.had


class Walk:
    """Tries what a seat may choose until what it has chosen is carried out."""

    def __init__(self, title: Title[S], state: S) -> None:
        self.title: Title[Any] = title
        self.state = state

    def ahead(self, ply: PreviewPly[Any]) -> Ahead:
        """Return the range after a choice: of one way, where nothing is left to choose."""
        left, ends, known = POSITIONS, list[Way](), True
        onward = [Way(ply, ply.takes, ply.gives)]
        while onward:
            asked = [(way, self.choices(way.ply)) for way in onward]
            ends += [way for way, choices in asked if not choices]
            known = known and all(choices is not None for _, choices in asked)
            left -= sum(len(choices or ()) for _, choices in asked)
            if left < 0:
                return _in_any_case([*ends, *(way for way, choices in asked if choices)])
            onward = [
                self._after(way, choice) for way, choices in asked for choice in choices or ()
            ]
        return _range(ends, ply.own, known=known)

    def choices(self, ply: PreviewPly[Any]) -> list[Choice] | None:
        """Return what the seat may choose next that belongs to what it has chosen; ``None``: it can't be known."""
        if ply.stopped:
            return None
        if ply.turn_ended or self.title.over(ply.state):
            return []
        try:
            step = self.title.step(ply.state, ply.seat)
            choices = [] if step is None or step.begins else step.choices(ply.state, ply.seat)
        except Hidden:
            return None
        return None if ply.draws and choices else choices

    def _after(self, way: Way, choice: Choice) -> Way:
        """Play on, on a copy; what is hidden is back in its place only while it is copied."""
        ply = way.ply
        _uncover(ply.state, self.state, ply.seat)
        copy = self.title.clone(ply.state)
        hide(ply.state, ply.seat, ply.unknown)
        on = self.title.try_out(PreviewPly(copy, ply.seat, ply.count), choice)
        return Way(on, _sum(way.takes, on.takes), _sum(way.gives, on.gives))


def _sum(one: Counts, other: Counts) -> Counts:
    return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}


def _uncover(state: Any, true: Any, seat: int) -> None:
    state.secret = true.secret
    for other in range(len(state.private)):
        if other != seat:
            state.private[other] = true.private[other]


def _range(ends: list[Way], own: tuple[Counts, Counts], *, known: bool) -> Ahead:
    takes, gives = [end.takes for end in ends], [end.gives for end in ends]
    spans = _spans(takes), _spans(gives)
    leaves = {
        name: _span(end.purse[name] for end in ends)
        for name in ends[0].purse
        if known and any(name in side for side in spans)
    }
    either = (
        _either(takes, spans[0]) if _alike(gives) else [],
        _either(gives, spans[1]) if _alike(takes) else [],
    )
    return Ahead(
        *spans,
        leaves,
        *either,
        any(end.ply.draws for end in ends),
        takes_one=_one_at_most(takes, spans[0]),
        gives_one=_one_at_most(gives, spans[1]),
        follows=_grown(own[0], spans[0]) or _grown(own[1], spans[1]),
    )


def _in_any_case(ways: list[Way]) -> Ahead:
    takes, gives = _spans([way.takes for way in ways]), _spans([way.gives for way in ways])
    draws = any(way.ply.draws for way in ways)
    return Ahead(
        _least(takes),
        _least(gives),
        {},
        draws=draws,
        whole=False,
        takes_more=_varying(takes),
        gives_more=_varying(gives),
    )


def _varying(spans: dict[str, Span]) -> list[str]:
    return [name for name, (least, most) in spans.items() if least < most]


def _least(spans: dict[str, Span]) -> dict[str, Span]:
    return {name: Span(least, least) for name, (least, _) in spans.items() if least}


def _alike(ways: list[Counts]) -> bool:
    return all(way == ways[0] for way in ways)


def _either(ways: list[Counts], spans: dict[str, Span]) -> list[Counts]:
    """Return what each way has of all that varies, each once; none where it says no more than the range.

    That is so where only one thing varies, or a way has nothing of it; more than a few can't be told.
    """
    varying = [name for name, (least, most) in spans.items() if least < most]
    parts = [{name: way[name] for name in varying if way.get(name)} for way in ways]
    either = [part for place, part in enumerate(parts) if part not in parts[:place]]
    return either if len(varying) > 1 and all(either) and len(either) <= FEW else []


def _one_at_most(ways: list[Counts], spans: dict[str, Span]) -> bool:
    """Tell whether of all that ways may have nothing of, several things, each has one at most."""
    loose = [name for name, (least, most) in spans.items() if least == 0 < most]
    return len(loose) > 1 and all(sum(name in way for name in loose) <= 1 for way in ways)


def _grown(own: Counts, spans: dict[str, Span]) -> bool:
    """Tell whether of something that a choice has by itself there is more in the end."""
    return any(spans[name].most > count for name, count in own.items())


def _spans(ways: list[Counts]) -> dict[str, Span]:
    names = dict.fromkeys(name for way in ways for name in way)
    return {name: _span(way.get(name, 0) for way in ways) for name in names}


def _span(counts: Iterable[int]) -> Span:
    known = list(counts)
    return Span(min(known), max(known))
