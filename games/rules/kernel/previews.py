"""A title's previews: the effects of a choice alone, and with the choices that complete it."""

from __future__ import annotations

from typing import Generic, NamedTuple

from games.rules.kernel.choice import Choice
from games.rules.kernel.lookahead import Lookahead, Walk, certain, try_out
from games.rules.kernel.onward import NO_MORE, Onward, onward_after
from games.rules.kernel.ply import S
from games.rules.kernel.preview import NOTHING, Outlook, Preview, PreviewPly, at_least, compare
from games.rules.kernel.rules import Rules
from games.rules.kernel.stepper import Stepper


class Prospect(NamedTuple):
    """A choice's outlook, the range of its effects once completed, and the choices that follow."""

    preview: Preview
    lasts: bool
    lookahead: Lookahead
    onward: Onward = NO_MORE


class Previews(Generic[S]):
    """Previews of offered choices, calculated on copies of the state."""

    def __init__(self, rules: Rules[S], stepper: Stepper[S]) -> None:
        self.rules = rules
        self.stepper = stepper

    def preview(self, state: S, seat: int, choice: Choice) -> Preview:
        """Return the gain and cost of an offered choice.

        The preview ends before another seat's decision. `Preview` says how it treats amounts that
        depend on chance or hidden information.
        """
        return self._preview(state, self._tried(state, seat, choice))

    def outlook(self, state: S, seat: int, choice: Choice) -> Outlook:
        """Return an offered choice's preview, and whether the choice can't be undone."""
        return self._outlook(state, self._tried(state, seat, choice))

    def prospect(self, state: S, seat: int, choice: Choice) -> Prospect:
        """Return an offered choice's outlook, its range of effects, and the choices that follow."""
        ply = self._tried(state, seat, choice)
        outlook = self._outlook(state, ply)
        onward = NO_MORE if outlook.lasts else onward_after(self.stepper, state, ply, choice)
        walk = Walk(self.rules, self.stepper, state, seat, choice)
        return Prospect(*outlook, walk.lookahead(self._tried(state, seat, choice)), onward)

    def _tried(self, state: S, seat: int, choice: Choice) -> PreviewPly[S]:
        purse = self.rules.purse
        ply = PreviewPly(self.rules.clone(state), seat, lambda state: purse(state, seat))
        return try_out(self.stepper, ply, choice)

    def _outlook(self, state: S, ply: PreviewPly[S]) -> Outlook:
        ended = ply.draws or ply.turn_ended
        lasts = ended or self.stepper.affects_others(state, ply.state, ply.seat)
        return Outlook(self._preview(state, ply), lasts)

    def _preview(self, state: S, ply: PreviewPly[S]) -> Preview:
        still = certain(ply) if ply.stopped else NOTHING
        if still:
            return at_least(ply, still)
        before = self.rules.purse(state, ply.seat)
        return compare(before, ply.had, ends_turn=ply.turn_ended, draws=ply.draws)
