"""The engine of a title: it lists and plays each seat's choices, and returns each seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.choice import KEY, Choice, Decision, decision_id
from games.rules.kernel.errors import NOT_OFFERED, IllegalChoice, MalformedChoice, NotYourDecision
from games.rules.kernel.events import Event
from games.rules.kernel.outcome import Outcome
from games.rules.kernel.ply import GameState, LookPly, Ply, S
from games.rules.kernel.rules import Rules
from games.rules.kernel.step import Step
from games.rules.kernel.stepper import Stepper
from games.rules.kernel.text import Text


class Played(msgspec.Struct, Generic[S], frozen=True):
    """The result of a choice.

    ``barrier``: the choice can't be undone, since it drew from chance or from a hidden compartment.
    ``hands_over``: the turn ended or another seat's decision changed, so the other players must see
    the result now. ``turn_ended``: the turn ended; the same seat may also have the next turn.
    ``offers``: the next choices of each seat, as in ``Engine.offers``. ``change``: the change of
    the seat's purse until the end of its turn.
    """

    state: S
    events: list[Event]
    barrier: bool
    hands_over: bool
    labels: list[str] = []
    turn_ended: bool = False
    offers: dict[int, list[Choice]] = {}
    change: dict[str, int] = {}

    @property
    def commits(self) -> bool:
        """Whether the draft must be committed after this choice: a barrier or a hand-over."""
        return self.barrier or self.hands_over


class Sight(NamedTuple, Generic[S]):
    """The position after a choice.

    ``chance``: the choice drew from chance or moved something hidden. ``closed``: ``chance`` is
    true or the turn has ended.
    """

    state: S
    closed: bool
    chance: bool


class Engine(Generic[S]):
    """The functions that run a title's games: listing choices, playing them, views, the outcome.

    An engine keeps no state of a game.
    """

    def __init__(self, rules: Rules[S], stepper: Stepper[S]) -> None:
        self.rules = rules
        self.stepper = stepper

    def begin(self, seats: int, seed: bytes, options: dict[str, str], edition: str) -> S:
        """Return the first state of a game; the caller has checked the set-up."""
        ply = Ply(self.rules.begin(seats, seed, options, edition))
        self.stepper.settle(ply)
        return ply.state

    # -- listing choices --------------------------------------------------------------------

    def acting(self, state: S) -> list[int]:
        """Return the seats that have to choose now, without listing their choices."""
        return [seat for seat, _ in self.stepper.open(state)]

    def offers(self, state: S) -> dict[int, list[Choice]]:
        """Return the choices of each seat that may act now, faster than ``decisions``."""
        return {seat: step.choices(state, seat) for seat, step in self.stepper.open(state)}

    def choices(self, state: S, seat: int) -> list[Choice]:
        """Return the choices of one seat; the same as in ``offers``, empty if it has none."""
        step = self.stepper.step(state, seat)
        return step.choices(state, seat) if step else []

    def onward(self, state: S, seat: int) -> list[Choice]:
        """Return the choices of one seat, except asides, which leave its step open."""
        step = self.stepper.step(state, seat)
        choices = step.choices(state, seat) if step else []
        return [choice for choice in choices if not step.is_aside(choice)] if step else []

    def decisions(self, state: S) -> dict[int, Decision]:
        """Return each seat's choices and unavailable actions; empty when the game is over."""
        return {seat: self._decision(state, seat, step) for seat, step in self.stepper.open(state)}

    def decision(self, state: S, seat: int, choices: list[Choice] | None = None) -> Decision | None:
        """Return one seat's decision, or ``None`` if the seat has none.

        It equals the seat's entry in ``decisions``. ``choices`` are the seat's choices, if the
        caller has already listed them.
        """
        step = self.stepper.step(state, seat)
        return self._decision(state, seat, step, choices) if step else None

    def decision_id(self, state: S, seat: int, choices: list[Choice]) -> str | None:
        """Return the id of a seat's decision with these choices, or ``None`` without a decision."""
        step = self.stepper.step(state, seat)
        if step is None:
            return None
        return decision_id(seat, state.counts[seat], step.prompt(state, seat), choices)

    # -- carrying out choices ----------------------------------------------------------------

    def play(self, state: S, seat: int, key: str, choices: list[Choice] | None = None) -> Played[S]:
        """Check a choice and carry it out on a copy of the state; the given state stays unchanged.

        ``choices`` are the seat's choices, if the caller has already listed them. Raises
        MalformedChoice, NotYourDecision or IllegalChoice.
        """
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise MalformedChoice
        step = self.stepper.step(state, seat)
        if step is None:
            raise NotYourDecision(seat)
        offered = step.choices(state, seat) if choices is None else choices
        choice = next((choice for choice in offered if choice.key == key), None)
        if choice is None:
            raise self._refusal(step, state, seat, key)
        return self._played(state, self.rules.clone(state), seat, choice)

    def push(
        self,
        state: S,
        seat: int,
        choice: Choice,
        *,
        count: Callable[[S], dict[str, int]] | None = None,
    ) -> Ply[S]:
        """Carry out an offered choice without checking it, and change ``state`` itself.

        Bots and replays use this method because it is fast. ``count`` is a function that returns a
        state's purse for the seat; if it is given, the ply records gain and cost.
        """
        return self.stepper.carry_out(Ply(state, count), seat, choice)

    def look(self, state: S, seat: int, choice: Choice) -> Sight[S]:
        """Return the position after an offered choice, without listing the choices there.

        Searches in imagined worlds use it. The given state isn't changed.
        """
        after = self.rules.clone(state)
        ply = self.stepper.carry_out(LookPly(after), seat, choice)
        chance = bool(ply.labels) or _took_hidden(state, after, seat)
        return Sight(after, chance or ply.turn_ended, chance)

    # -- views and the outcome --------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Return what a seat (``None``: a spectator) may know of the state, as JSON-able data.

        The view is built only from the public compartment and the seat's private one, so it can't
        contain other seats' hidden information.
        """
        own = seat is not None
        return {
            "seat": seat,
            "public": self.rules.show(state.public),
            "private": self.rules.show_own(state.private[seat]) if own else None,  # type: ignore[index]
            "open": {
                str(who): msgspec.to_builtins(step.prompt(state, who))
                for who, step in self.stepper.open(state)
            },
            "over": self.rules.over(state),
        }

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome of the game, or ``None`` while it runs."""
        return self.rules.outcome(state) if self.rules.over(state) else None

    def traits(self, state: S, seat: int) -> dict[str, tuple[str, ...]]:
        """Return the ids, by kind, of the pieces that a seat got by luck or in a draft.

        Studies of balance compare results by these pieces. The dictionary is empty until the game
        is over, because it includes pieces that stay hidden until then. All seats have the same
        kinds, and the same number of ids of each kind.
        """
        return self.rules.traits(state, seat) if self.rules.over(state) else {}

    def _decision(
        self, state: S, seat: int, step: Step, choices: list[Choice] | None = None
    ) -> Decision:
        prompt = step.prompt(state, seat)
        choices = step.choices(state, seat) if choices is None else choices
        id = decision_id(seat, state.counts[seat], prompt, choices)
        return Decision(id, seat, prompt, choices, step.blocked(state, seat), step.cite)

    def _refusal(self, step: Step, state: S, seat: int, key: str) -> IllegalChoice:
        entry = step.why_not(state, seat, key)
        if entry:
            return IllegalChoice(entry.code, entry.reason, entry.cite, entry.missing)
        citation = self.rules.citation(state, key)
        cite = citation.cite(step) if citation else step.cite
        return IllegalChoice(NOT_OFFERED, Text("kernel-not-offered", {"key": key}), cite)

    def _played(self, before: S, after: S, seat: int, choice: Choice) -> Played[S]:
        purse = self.rules.purse
        had = purse(before, seat)
        ply = self.push(after, seat, choice, count=lambda state: purse(state, seat))
        has = purse(after, seat) if ply.counted is None else ply.counted
        return Played(
            after,
            ply.events,
            barrier=bool(ply.labels) or _took_hidden(before, after, seat),
            hands_over=ply.turn_ended or self.stepper.affects_others(before, after, seat),
            labels=ply.labels,
            turn_ended=ply.turn_ended,
            offers=ply.offers,
            change=_change(had, has),
        )


def _took_hidden(before: GameState, after: GameState, seat: int) -> bool:
    pairs = zip(before.private, after.private, strict=True)
    others = any(old != new for who, (old, new) in enumerate(pairs) if who != seat)
    return others or before.secret != after.secret


def _change(had: dict[str, int], has: dict[str, int]) -> dict[str, int]:
    return {name: has.get(name, 0) - count for name, count in had.items() if has.get(name) != count}
