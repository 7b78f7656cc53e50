"""The range of a choice's gain and cost, including the further choices that complete it.

Many choices only begin an action: a player chooses a space first, and its dice afterwards. The gain
and cost follow from the further choices. `Walk` tries all of these on copies of the state, until
the action is complete or another seat must choose. If chance or hidden information decides an
amount, only the certain part of the amount counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.ply import S
from games.rules.kernel.preview import NOTHING, Hidden, Open, PreviewPly, hide
from games.rules.kernel.rules import Rules
from games.rules.kernel.step import Act, Step
from games.rules.kernel.stepper import Stepper

POSITIONS = 60
"""The most positions examined for one choice. A page shows many choices, so each must be fast."""

FEW = 4
"""The most combinations of amounts that are listed one by one."""

Counts = dict[str, int]


class Span(NamedTuple):
    """A range of amounts, both ends included."""

    least: int
    most: int


class Lookahead(msgspec.Struct, frozen=True):
    """The range of a choice's effects on its seat.

    A path is a series of further choices that completes the choice. All amounts are by the purse's
    names.
    - ``gain`` and ``cost`` are the ranges of the total gain and cost over all paths. If a path both
      gains and pays the same pieces, both totals count them.
    - ``left`` is the range of the seat's amounts after a path, for the names in ``gain`` or
      ``cost``; a name without a certain amount is missing.
    - ``draws``: some path draws from chance.
    - ``open``: chance or hidden information changes amounts on some path. Then all amounts are
      certain minimums. The lists ``gain_more``, ``cost_more`` and ``left_more`` have the names of
      which more is possible.
    - ``gain_either`` lists the different combinations of gains, if there are few and all paths have
      the same cost. ``cost_either`` does the same for costs.
    - ``gain_one``: there are several optional gains, and each path has at most one of them.
      ``cost_one`` does the same for costs.
    - ``whole``: the search tried all paths. If there were too many, ``gain`` and ``cost`` have the
      amounts that every path has reached, and ``gain_more`` and ``cost_more`` the names of which
      some path has more.
    - ``follows``: further choices increase an amount that the choice itself gains or costs.
    """

    gain: dict[str, Span]
    cost: dict[str, Span]
    left: dict[str, Span]
    gain_either: list[Counts] = []
    cost_either: list[Counts] = []
    draws: bool = False
    whole: bool = True
    gain_more: list[str] = []
    cost_more: list[str] = []
    left_more: list[str] = []
    open: bool = False
    gain_one: bool = False
    cost_one: bool = False
    follows: bool = False


class Path(NamedTuple):
    """A path's last position, its total gain and cost, and the names with open amounts."""

    ply: PreviewPly[Any]
    gain: Counts
    cost: Counts
    still: Open = NOTHING

    @property
    def purse(self) -> Counts:
        """The seat's purse at this position."""
        return self.ply.had


class Walk(Generic[S]):
    """A search through the further choices that complete a seat's first choice."""

    def __init__(
        self, rules: Rules[S], stepper: Stepper[S], state: S, seat: int, choice: Choice
    ) -> None:
        self.rules = rules
        self.stepper = stepper
        self.state = state
        step = stepper.step(state, seat)
        self.again = step if step and step.is_aside(choice) else None
        """If the first choice is an aside, the step that it interrupts. The search ends there."""

    def lookahead(self, ply: PreviewPly[Any]) -> Lookahead:
        """Return the range of effects of the choice that ``ply`` has already carried out."""
        left, ends = POSITIONS, list[Path]()
        own = ply.own
        onward = [Path(ply, dict(ply.gain), dict(ply.cost))]
        while onward:
            asked = [(path, self.choices(path.ply)) for path in onward]
            ends += [
                _counted(path) if choices is None else path
                for path, choices in asked
                if not choices
            ]
            left -= sum(len(choices or ()) for _, choices in asked)
            if left < 0:
                return _in_any_case(
                    [*ends, *(_counted(path) for path, choices in asked if choices)]
                )
            onward = [
                self._after(path, choice) for path, choices in asked for choice in choices or ()
            ]
        return _range(ends, own)

    def choices(self, ply: PreviewPly[Any]) -> list[Choice] | None:
        """Return the further choices that continue a path.

        The list is empty if the path is complete. The result is ``None`` if the search stops
        before: hidden information or chance decides, or all choices have the same amounts.
        """
        if ply.stopped:
            return None
        if ply.turn_ended or self.rules.over(ply.state):
            return []
        try:
            step = self.stepper.step(ply.state, ply.seat)
            if step is None or step.begins or step == self.again:
                return []
            return None if ply.draws or step.alike else _onward(ply, step)
        except Hidden:
            return None

    def _after(self, path: Path, choice: Choice) -> Path:
        """Return the path with one more choice, played on a copy of its position.

        The true hidden compartments are put back into the state only while it is copied.
        """
        ply = path.ply
        _uncover(ply.state, self.state, ply.seat)
        copy = self.rules.clone(ply.state)
        hide(ply.state, ply.seat, ply.unknown)
        on = try_out(self.stepper, PreviewPly(copy, ply.seat, ply.count), choice)
        return Path(on, _sum(path.gain, on.gain), _sum(path.cost, on.cost))


def try_out(stepper: Stepper[S], ply: PreviewPly[S], choice: Choice) -> PreviewPly[S]:
    """Carry out an offered choice in a preview's ply until it needs an unknown value.

    Return the ply.
    """
    try:
        stepper.carry_out(ply, ply.seat, choice)
    except Hidden:
        ply.stop()
    return ply


def certain(ply: PreviewPly[Any]) -> Open:
    """Add the certain effects of pending steps to a preview.

    Return the names whose amounts may still change. If the preview stopped in a step, the certain
    effects of this step count. So do those of the next steps on the seat's stack, up to a step that
    begins a new action or waits for another seat.
    """
    if ply.turn_ended:
        return NOTHING
    still, stack = NOTHING, ply.state.stacks[ply.seat]
    if ply.stopped:
        still = _blind(ply, ply.doing)
    while stack and not stack[-1].begins and not stack[-1].waits(ply.state, ply.seat):
        still = still.plus(_blind(ply, stack.pop()))
    return still


def _blind(ply: PreviewPly[Any], step: Step | None) -> Open:
    """Add the certain effects of a step to a preview; return the names that may still change.

    An `Act` is performed, unless the preview has already stopped in it. For other steps,
    `Step.beyond` adds the certain effects.
    """
    part: Open | None = None
    stopped, ply.stopped = ply.stopped, False
    try:
        if isinstance(step, Act) and not stopped:
            ply.doing = step
            step.perform(ply, ply.seat)
            part = NOTHING
        elif step is not None:
            part = step.beyond(ply, ply.seat)
    except Hidden:
        part = step.beyond(ply, ply.seat) if step else None
    ply.stepped()
    names = frozenset(ply.had)
    return Open(names, names, names) if part is None else part


def _counted(path: Path) -> Path:
    """Return a path with the certain effects of the steps that the search doesn't try."""
    ply, before = path.ply, (dict(path.ply.gain), dict(path.ply.cost))
    still = certain(ply)
    gain, cost = (
        _sum(had, _less(now, then))
        for had, now, then in zip(path[1:3], (ply.gain, ply.cost), before, strict=True)
    )
    return Path(ply, gain, cost, still)


def _less(now: Counts, then: Counts) -> Counts:
    return {name: count - then.get(name, 0) for name, count in now.items()}


def _onward(ply: PreviewPly[Any], step: Step) -> list[Choice]:
    """Return the choices at a step that carry out the seat's earlier choice."""
    return [choice for choice in step.choices(ply.state, ply.seat) if not step.is_aside(choice)]


def _sum(one: Counts, other: Counts) -> Counts:
    return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}


def _uncover(state: Any, true: Any, seat: int) -> None:
    state.secret = true.secret
    for other in range(len(state.private)):
        if other != seat:
            state.private[other] = true.private[other]


def _range(ends: list[Path], own: tuple[Counts, Counts]) -> Lookahead:
    gain, cost = [end.gain for end in ends], [end.cost for end in ends]
    spans, still = (_spans(gain), _spans(cost)), _still(ends)
    left = {
        name: _span(end.purse[name] for end in ends)
        for name in ends[0].purse
        if name not in still.unsure and any(name in side for side in spans)
    }
    if still:  # the amounts are only minimums
        spans = _least(spans[0]), _least(spans[1])
    either = (
        _either(gain, spans[0]) if _alike(cost) and not still else [],
        _either(cost, spans[1]) if _alike(gain) and not still else [],
    )
    return Lookahead(
        *spans,
        left,
        *either,
        any(end.ply.draws for end in ends),
        gain_more=_more(gain, still.gain) if still else [],
        cost_more=_more(cost, still.cost) if still else [],
        left_more=[name for name in left if name in still.names],
        open=bool(still),
        gain_one=not still and _one_at_most(gain, spans[0]),
        cost_one=not still and _one_at_most(cost, spans[1]),
        follows=_grown(own[0], spans[0]) or _grown(own[1], spans[1]),
    )


def _in_any_case(paths: list[Path]) -> Lookahead:
    gain, cost, still = (
        [path.gain for path in paths],
        [path.cost for path in paths],
        _still(paths),
    )
    spans = _least(_spans(gain)), _least(_spans(cost))
    return Lookahead(
        *spans,
        {},
        draws=any(path.ply.draws for path in paths),
        whole=False,
        gain_more=_more(gain, still.gain),
        cost_more=_more(cost, still.cost),
        open=bool(still),
    )


def _still(paths: list[Path]) -> Open:
    """Return the names whose amounts are open on at least one path."""
    still = NOTHING
    for path in paths:
        still = still.plus(path.still)
    return still


def _more(paths: list[Counts], still: frozenset[str]) -> list[str]:
    """Return the names whose amount is higher on some path than the minimum, or may be."""
    spans = _spans(paths)
    return [name for name, (least, most) in spans.items() if least < most or name in still]


def _least(spans: dict[str, Span]) -> dict[str, Span]:
    return {name: Span(least, least) for name, (least, _) in spans.items() if least}


def _alike(paths: list[Counts]) -> bool:
    return all(path == paths[0] for path in paths)


def _either(paths: list[Counts], spans: dict[str, Span]) -> list[Counts]:
    """Return the different combinations of the amounts that vary between paths.

    The list is empty if it wouldn't help a reader: if only one name varies, since a range says the
    same; if a path has none of the varying names; or if there are more than `FEW` combinations.
    """
    varying = [name for name, (least, most) in spans.items() if least < most]
    parts = [{name: path[name] for name in varying if path.get(name)} for path in paths]
    either = [part for place, part in enumerate(parts) if part not in parts[:place]]
    return either if len(varying) > 1 and all(either) and len(either) <= FEW else []


def _one_at_most(paths: list[Counts], spans: dict[str, Span]) -> bool:
    """Return whether several names are optional, and each path has at most one of them."""
    loose = [name for name, (least, most) in spans.items() if least == 0 < most]
    return len(loose) > 1 and all(sum(name in path for name in loose) <= 1 for path in paths)


def _grown(own: Counts, spans: dict[str, Span]) -> bool:
    """Return whether a path's total of some name exceeds the amount of the first choice alone."""
    return any(spans[name].most > count for name, count in own.items())


def _spans(paths: list[Counts]) -> dict[str, Span]:
    names = dict.fromkeys(name for path in paths for name in path)
    return {name: _span(path.get(name, 0) for path in paths) for name in names}


def _span(counts: Iterable[int]) -> Span:
    known = list(counts)
    return Span(min(known), max(known))
