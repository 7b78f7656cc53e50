"""A title: the only interface to a game's rules. Names and signatures here are a contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, Generic

import msgspec

from games.rules.kernel.choice import KEY, Choice, Decision, decision_id
from games.rules.kernel.drawing import Drawing
from games.rules.kernel.editions import Editions
from games.rules.kernel.errors import (
    NOT_OFFERED,
    BadEdition,
    BadSetup,
    IllegalChoice,
    MalformedChoice,
    NotYourDecision,
    RulesBug,
)
from games.rules.kernel.fixed_dice import FixedDicePly
from games.rules.kernel.lookahead import Walk, certain
from games.rules.kernel.outcome import Outcome
from games.rules.kernel.picks import Pick
from games.rules.kernel.ply import LookPly, Ply, S
from games.rules.kernel.preview import (
    NOTHING,
    Hidden,
    Outlook,
    Preview,
    PreviewPly,
    at_least,
    compare,
)
from games.rules.kernel.rules import Meta, Played, Prospect, Rules, Sight
from games.rules.kernel.step import Act, Step
from games.rules.kernel.text import Text
from games.rules.kernel.texts import TitleTexts

SETTLE_LIMIT = 1_000
"""The most steps without a choice. More of them are a bug of the rules, not a long game."""
SKIP_LIMIT = 10_000
"""The most turns and answers before a seat has to choose. More of them are a bug of the rules."""
SEED_BYTES = 32
FORESEEN = bytes(SEED_BYTES)
"""The default seed of the world that a seat foresees."""


class Title(TitleTexts, Generic[S]):
    """A game that can be played: its facts, its rules and its texts."""

    def __init__(
        self,
        meta: Meta,
        rules: Rules[S],
        data: Editions[Any] | None = None,
    ) -> None:
        super().__init__(meta.package, meta.slug, meta.kin)
        self.meta = meta
        self.rules = rules
        self.board = ""
        """The dotted name of the package that draws it; the registry sets it."""
        self.name = meta.name
        self.seats = meta.seats
        self.options = meta.options
        self.rules_version = meta.rules_version
        self.data = data
        """Its editions, if they are data; otherwise they are those of ``meta``."""
        self.conditional_answers = meta.conditional_answers
        self.picks = meta.picks
        self._decoder = msgspec.msgpack.Decoder(rules.state)
        self._encoder = msgspec.msgpack.Encoder(order="deterministic")

    def __repr__(self) -> str:
        return f"<Title {self.slug}>"

    def picks_for(self, label: Text) -> list[Pick]:
        """Return the picks that may replace a planned choice with this label."""
        return [pick for pick in self.picks if pick.fits(label)]

    # -- the game ---------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: bytes,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
    ) -> S:
        """Set up a game for ``seats`` players from a seed of 32 bytes. Raises BadSetup."""
        chosen = self.edition(edition)
        self._check_setup(seats, seed)
        ply = Ply(self.rules.begin(seats, seed, self.parse_options(options or {}), chosen))
        self._settle(ply)
        return ply.state

    def offers(self, state: S) -> dict[int, list[Choice]]:
        """Return the choices of every seat that may act now; the fast half of ``decisions``."""
        return {seat: step.choices(state, seat) for seat, step in self._open(state)}

    def choices(self, state: S, seat: int) -> list[Choice]:
        """Return the choices of one seat; the same as in ``offers``, empty if it has none."""
        step = self.step(state, seat)
        return step.choices(state, seat) if step else []

    def onward(self, state: S, seat: int) -> list[Choice]:
        """Return the choices of one seat without asides, which don't answer its step."""
        step = self.step(state, seat)
        choices = step.choices(state, seat) if step else []
        return [choice for choice in choices if not step.is_aside(choice)] if step else []

    def decisions(self, state: S) -> dict[int, Decision]:
        """Return each seat's choices and unavailable actions; empty when the game is over."""
        return {seat: self._decision(state, seat, step) for seat, step in self._open(state)}

    def decision(self, state: S, seat: int, choices: list[Choice] | None = None) -> Decision | None:
        """Return one seat's decision; the same as in ``decisions``.

        ``choices`` are the seat's, if the caller has listed them already.
        """
        step = self.step(state, seat)
        return self._decision(state, seat, step, choices) if step else None

    def decision_id(self, state: S, seat: int, choices: list[Choice]) -> str | None:
        """Return the id of a seat's decision, or ``None`` without one; the caller lists choices."""
        step = self.step(state, seat)
        if step is None:
            return None
        return decision_id(seat, state.counts[seat], step.prompt(state, seat), choices)

    def acting(self, state: S) -> list[int]:
        """Return the seats that have to choose now, without listing their choices."""
        return [seat for seat, _ in self._open(state)]

    def play(self, state: S, seat: int, key: str, choices: list[Choice] | None = None) -> Played[S]:
        """Check a choice and carry it out on a copy of the state.

        ``choices`` are the seat's, if the caller has listed them already.
        Raises MalformedChoice, NotYourDecision or IllegalChoice; the state is never changed.
        """
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise MalformedChoice
        step = self.step(state, seat)
        if step is None:
            raise NotYourDecision(seat)
        offered = step.choices(state, seat) if choices is None else choices
        choice = next((choice for choice in offered if choice.key == key), None)
        if choice is None:
            raise self._refusal(step, state, seat, key)
        return self._carry_out(state, self.clone(state), seat, choice)

    def push(
        self,
        state: S,
        seat: int,
        choice: Choice,
        *,
        count: Callable[[S], dict[str, int]] | None = None,
    ) -> Ply[S]:
        """Carry out, in place, a choice known to be offered; for bots and replay.

        ``count`` returns the seat's purse; it is called when the turn ends.
        """
        ply = Ply(state, count)
        self._resolve(ply, seat, choice)
        return ply

    def push_with_fixed_dice(
        self, world: S, seat: int, choice: Choice, fixed: Mapping[str, Sequence[int]]
    ) -> FixedDicePly[S]:
        """Carry out, in place, an offered choice in an imagined world, with some dice fixed.

        ``fixed``: faces by the labels of the rolls, as `FixedDicePly.rolled` has them.
        """
        ply = FixedDicePly(world, fixed)
        self._resolve(ply, seat, choice)
        return ply

    def look(self, state: S, seat: int, choice: Choice) -> Sight[S]:
        """Return the position after an offered choice, without listing the choices there.

        It serves searches. The state isn't changed. An imagined world reveals nothing of the true
        one.
        """
        after = self.clone(state)
        ply = LookPly(after)
        self._resolve(ply, seat, choice)
        chance = bool(ply.labels) or _took_hidden(state, after, seat)
        return Sight(after, chance or ply.turn_ended, chance)

    def purse(self, state: S, seat: int) -> dict[str, int]:
        """Return how much a seat has of everything that a player counts.

        Every name of the title is always there, even with an amount of 0. The amounts are public:
        everybody is informed of the changes of a move.
        """
        return self.rules.purse(state, seat)

    def preview(self, state: S, seat: int, choice: Choice) -> Preview:
        """Return the gain and cost of an offered choice; the state is never changed.

        The preview ends where another seat decides. Where chance or something hidden decides, it
        still has the certain amounts: see `Preview`.
        """
        return self._preview(state, self._look_ahead(state, seat, choice))

    def outlook(self, state: S, seat: int, choice: Choice) -> Outlook:
        """Return an offered choice's preview, and whether the choice lasts, beyond any undo."""
        return self._outlook(state, self._look_ahead(state, seat, choice))

    def prospect(self, state: S, seat: int, choice: Choice) -> Prospect:
        """Return an offered choice's outlook, and its range until all of it is carried out."""
        outlook = self._outlook(state, self._look_ahead(state, seat, choice))
        ply = self._look_ahead(state, seat, choice)
        return Prospect(*outlook, Walk(self, state, seat, choice).lookahead(ply))

    def clone(self, state: S) -> S:
        """Return an independent copy; microseconds."""
        return self.rules.clone(state)

    def over(self, state: S) -> bool:
        """Return whether the game has ended."""
        return self.rules.over(state)

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome of the game, or ``None`` while it runs."""
        return self.rules.outcome(state) if self.over(state) else None

    def traits(self, state: S, seat: int) -> dict[str, tuple[str, ...]]:
        """Return what luck or a draft gave a seat, as ids by kind; empty while the game runs.

        The traits serve studies, so they include what stayed hidden to the end. All seats have the
        same kinds, and equally many of each.
        """
        return self.rules.traits(state, seat) if self.over(state) else {}

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Return the information that a seat (``None``: a spectator) may have, as JSON-able data.

        It is built from the public and the seat's own compartment alone, so that nothing leaks.
        """
        own = seat is not None
        return {
            "seat": seat,
            "public": self.rules.show(state.public),
            "private": self.rules.show_own(state.private[seat]) if own else None,  # type: ignore[index]
            "open": {
                str(who): msgspec.to_builtins(step.prompt(state, who))
                for who, step in self._open(state)
            },
            "over": self.over(state),
        }

    def draw(self, view: dict[str, Any], decision: Decision | None) -> Drawing[Any, Any]:
        """Return the board's drawing of a view and of its seat's decision; pure."""
        return self._draw(view, decision)

    def imagine(self, state: S, seat: int | None, seed: bytes) -> S:
        """Return a state that the seat can't tell from this one, its hidden parts redrawn."""
        return self.rules.imagine(state, seat, seed)

    def reseed(self, state: S, seed: bytes) -> S:
        """Return an imagined world with other chance to come; its hidden parts stay."""
        world = self.clone(state)
        world.secret.seed = seed
        return world

    def foresee(self, state: S, seat: int, seed: bytes = FORESEEN) -> S:
        """Return a world in which the seat has to choose now: for plans, and to look ahead.

        The seed selects one of the worlds that the seat could imagine. If the seat has to choose in
        it already, that world is the result. Otherwise the turns of others are passed over, as the
        title does it; a seat in the middle of a turn, or with a decision outside its turn, goes on
        by the heuristics, as far as it can with what it has in that world. Days and rounds begin
        and hands are dealt on the way, by imagined chance. The game may end before the seat has to
        choose.
        """
        world = self.imagine(state, seat, seed)
        for _ in range(SKIP_LIMIT):
            acting = self.acting(world)
            if seat in acting or not acting:
                return world
            self._pass_over(world, acting[0])
        raise RulesBug(f"{self.slug}: seat {seat} is never asked")

    def features(self, state: S, seat: int) -> list[float]:
        """Return a position as the seat sees it, as one number for each of ``feature_names``."""
        return self.rules.features.values(state, seat, self.seats[-1])

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        """The meanings of the features; the same for all seat counts."""
        return self.rules.features.names(self.seats[-1])

    def autoplay(self, state: S, seat: int) -> str:
        """Return the key of a cheap, legal, sane choice. Raises NotYourDecision."""
        choices = self.offers(state).get(seat)
        if not choices:
            raise NotYourDecision(seat)
        return self.preferred(state, seat, choices).key

    def preferred(self, state: S, seat: int, choices: list[Choice]) -> Choice:
        """Return the choice that the heuristics score highest, the first among equals."""
        scores = self.prefer(state, seat, choices)
        return choices[scores.index(max(scores))]

    def prefer(self, state: S, seat: int, choices: list[Choice]) -> list[float]:
        """Return the score of each of these choices by the heuristics; higher is better."""
        return self.rules.prefer(state, seat, choices)

    def conditional_choice(self, state: S, seat: int, answers: Mapping[str, str]) -> str | None:
        """Return the key that the seat's conditional answers choose now, ``None`` if none does."""
        choices = self.offers(state).get(seat)
        answer = choices and self.rules.answer(state, seat, answers, choices)
        return answer.key if answer else None

    def audit(self, state: S) -> list[str]:
        """Return every broken conservation law, in plain words; empty when all is accounted for."""
        return self.rules.audit(state)

    def encode(self, state: S) -> bytes:
        """Return the state as bytes; equal states give equal bytes."""
        return self._encoder.encode(state)

    def decode(self, data: bytes) -> S:
        """Return the state that was encoded."""
        return self._decoder.decode(data)

    # -- facts ------------------------------------------------------------------------------

    @property
    def editions(self) -> tuple[str, ...]:
        """The names of the editions that a new table may choose, the default first."""
        return self.data.names() if self.data else self.meta.editions

    def about_edition(self, name: str) -> Text | None:
        """Return a short description that helps people to choose an edition, if it has one."""
        return self.data.about(name) if self.data else None

    def check_edition(self, data: dict[str, Any]) -> list[str]:
        """Return the flaws of an edition's data, in plain words; empty if there are none."""
        return self.data.check(data) if self.data else [f"{self.name} has no editions as data"]

    def add_edition(self, data: dict[str, Any]) -> None:
        """Add an edition, for new tables only: running ones keep theirs. Raises BadEdition."""
        if problems := self.check_edition(data):
            raise BadEdition(problems)
        try:
            self.data.add(data)  # type: ignore[union-attr]  # without data there is a problem
        except ValueError as error:
            raise BadEdition([str(error)]) from error

    def edition(self, name: str | None) -> str:
        """Return the edition's name, the default when ``None``. Raises BadSetup."""
        known = self.editions
        chosen = known[0] if name is None else name
        if chosen not in known:
            raise BadSetup("edition", Text("kernel-setup-edition", {"edition": str(name)[:40]}))
        return chosen

    def parse_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return all options with defaults filled in. Raises BadSetup for what isn't declared."""
        declared = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in declared or value not in declared[id].values:
                params = {"option": str(id)[:40], "value": str(value)[:40]}
                raise BadSetup("options", Text("kernel-setup-option", {**params}))
        return {id: options.get(id, option.default) for id, option in declared.items()}

    # -- how it works -----------------------------------------------------------------------

    @cached_property
    def _draw(self) -> Callable[[dict[str, Any], Decision | None], Drawing[Any, Any]]:
        draw: Callable[[dict[str, Any], Decision | None], Drawing[Any, Any]]
        draw = import_module(self.board).draw
        return draw

    def _check_setup(self, seats: int, seed: bytes) -> None:
        if seats not in self.seats:
            params = {"least": self.seats[0], "most": self.seats[-1]}
            raise BadSetup("seats", Text("kernel-setup-seats", {**params}))
        if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
            raise BadSetup("seed", Text("kernel-setup-seed", {"bytes": SEED_BYTES}))

    def _open(self, state: S) -> list[tuple[int, Step]]:
        return [
            (seat, stack[-1])
            for seat, stack in enumerate(state.stacks)
            if stack and not stack[-1].waits(state, seat)
        ]

    def step(self, state: S, seat: int) -> Step | None:
        """Return the step at which a seat has to choose now, or ``None``."""
        return next((step for acting, step in self._open(state) if acting == seat), None)

    def _pass_over(self, world: S, seat: int) -> None:
        ply = Ply(world)
        if self.rules.skip(ply, seat):
            self._settle(ply)
        elif choices := self.choices(world, seat):
            self.push(world, seat, self.preferred(world, seat, choices))
        else:
            world.stacks[seat].pop()
            self._settle(ply)

    def _look_ahead(self, state: S, seat: int, choice: Choice) -> PreviewPly[S]:
        count = lambda state: self.purse(state, seat)  # noqa: E731
        return self.try_out(PreviewPly(self.clone(state), seat, count), choice)

    def try_out(self, ply: PreviewPly[S], choice: Choice) -> PreviewPly[S]:
        """Carry out an offered choice in a preview's ply, as far as it can be known."""
        try:
            self._resolve(ply, ply.seat, choice)
        except Hidden:
            ply.stop()
        return ply

    def _outlook(self, state: S, ply: PreviewPly[S]) -> Outlook:
        lasts = ply.draws or ply.turn_ended or self._others_affected(state, ply.state, ply.seat)
        return Outlook(self._preview(state, ply), lasts)

    def _preview(self, state: S, ply: PreviewPly[S]) -> Preview:
        still = certain(ply) if ply.stopped else NOTHING
        if still:
            return at_least(ply, still)
        before = self.purse(state, ply.seat)
        return compare(before, ply.had, ends_turn=ply.turn_ended, draws=ply.draws)

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

    def _carry_out(self, before: S, after: S, seat: int, choice: Choice) -> Played[S]:
        had = self.purse(before, seat)
        ply = self.push(after, seat, choice, count=lambda state: self.purse(state, seat))
        has = self.purse(after, seat) if ply.counted is None else ply.counted
        barrier = bool(ply.labels) or _took_hidden(before, after, seat)
        hands_over = ply.turn_ended or self._others_affected(before, after, seat)
        return Played(
            after,
            ply.events,
            barrier,
            hands_over,
            ply.labels,
            ply.turn_ended,
            ply.offers,
            {
                name: has.get(name, 0) - count
                for name, count in had.items()
                if has.get(name) != count
            },
        )

    def _others_affected(self, before: S, after: S, seat: int) -> bool:
        stacks = zip(before.stacks, after.stacks, strict=True)
        others = any(old != new for who, (old, new) in enumerate(stacks) if who != seat)
        return others or not any(who == seat for who, _ in self._open(after))

    def _resolve(self, ply: Ply[S], seat: int, choice: Choice) -> None:
        ply.state.counts[seat] += 1
        ply.doing = ply.state.stacks[seat].pop()
        ply.doing.resolve(ply, seat, choice)
        ply.stepped()
        self._settle(ply)

    def _settle(self, ply: Ply[S]) -> None:
        for _ in range(SETTLE_LIMIT):
            if not self._advance(ply):
                return
            ply.stepped()
        raise RulesBug(f"{self.slug}: no end of steps that resolve themselves")

    def _advance(self, ply: Ply[S]) -> bool:
        """Carry out the next step that needs no choice; list the offers if there is none.

        Return whether there was one.
        """
        state = ply.state
        ply.offers = {}
        if self.rules.over(state):
            return False
        if not any(state.stacks):
            ply.doing = None
            self.rules.flow(ply)
            return True
        return any(self._resolves_itself(ply, seat, step) for seat, step in self._open(state))

    def _resolves_itself(self, ply: Ply[S], seat: int, step: Step) -> bool:
        if isinstance(step, Act):
            ply.doing = ply.state.stacks[seat].pop()
            step.perform(ply, seat)
            return True
        forced = step.is_forced(ply.state, seat)
        if ply.leaves_open(seat, forced=forced):
            return False
        choices = step.choices(ply.state, seat)
        if len(choices) != 1 or not forced:
            ply.offers[seat] = choices
            return False
        ply.goes_on()
        ply.doing = ply.state.stacks[seat].pop()
        step.resolve(ply, seat, choices[0])
        return True


def _took_hidden(before: Any, after: Any, seat: int) -> bool:
    pairs = zip(before.private, after.private, strict=True)
    others = any(old != new for who, (old, new) in enumerate(pairs) if who != seat)
    return others or before.secret != after.secret
