"""A seat's turn: the starter rolls.

Then a seat takes a group, acts, builds or plays cards, and ends.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel import NOTHING, Blocked, Choice, Open, Ply, Step, Text, text
from games.rules.yspahan.actions import UseGroup
from games.rules.yspahan.building import (
    build,
    build_choices,
    built_already,
    unbuildable,
)
from games.rules.yspahan.cards import card_blocks, card_choices, card_why_not, play_card
from games.rules.yspahan.facts import (
    LEVELS,
    YELLOW_DICE,
    YELLOW_GOLD,
    builds_with_dice,
    level_text,
    white_dice,
)
from games.rules.yspahan.moments import (
    ACT_FIRST,
    BOOST_LATE,
    BOOST_TAKEN,
    BUILD_WITH_DICE,
    build_later,
    first_covering,
)
from games.rules.yspahan.purse import can_draw, draw, merchant, pay
from games.rules.yspahan.state import Chosen, Group
from games.rules.yspahan.tower import allocate, counted

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State


class CardStep(Step, frozen=True):
    """A step outside of an action at which cards may be played {#ruling-card-time}."""

    forced = False
    begins = True

    def wrong_moment(self, state: State) -> tuple[Blocked, ...]:
        """Return refusals of keys that belong to other parts of the turn."""
        return (ACT_FIRST, build_later(state), BOOST_TAKEN)

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        return (
            super().why_not(state, seat, key)
            or card_why_not(state, seat, key)
            or first_covering(self.wrong_moment(state), key)
        )


class RollDice(CardStep, frozen=True, tag="roll-dice"):
    """The starter's choice to roll, with yellow dice for gold if wanted {#roll} {#yellow-dice}."""

    cite = "roll"

    def prompt(self, state: State, seat: int) -> Text:
        return text("yspahan-prompt-roll", yellow=_most_yellow(state, seat))

    def choices(self, state: State, seat: int) -> list[Choice]:
        white, most = white_dice(len(state.counts)), _most_yellow(state, seat)
        rolls = [roll_choice(count, white) for count in range(most + 1)]
        return [*rolls, *card_choices(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        have = merchant(state, seat).gold
        dear = [no_gold(count, have) for count in range(have // YELLOW_GOLD + 1, YELLOW_DICE + 1)]
        return [*dear, *card_blocks(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if not play_card(ply, seat, choice, self):
            roll(ply, seat, choice.args[0])

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        """Count nothing: a roll doesn't change a purse."""
        return NOTHING


class TakeGroup(CardStep, frozen=True, tag="take-group"):
    """The choice of a group of dice from the tower {#take-group}."""

    cite = "take-group"

    def is_forced(self, state: State, seat: int) -> bool:
        """Return ``True`` only for a seat without cards.

        Otherwise a forced choice would reveal its hand.
        """
        return not merchant(state, seat).cards

    def prompt(self, state: State, seat: int) -> Text:
        return text("yspahan-prompt-choose-group")

    def choices(self, state: State, seat: int) -> list[Choice]:
        groups = [
            take_choice(level, group.pips, counted(state.public, seat, group))
            for level, group in takeable(state, seat)
        ]
        return [*groups, *card_choices(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        able = {level for level, _ in takeable(state, seat)}
        shut = [
            no_dice(level, yellow=group is not None)
            for level, group in enumerate(state.public.tower)
            if level not in able
        ]
        return [*shut, *card_blocks(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if not play_card(ply, seat, choice, self):
            take(ply, seat, choice.args[0])


class NoGroup(CardStep, frozen=True, tag="no-group"):
    """A turn without a group left: the seat draws a card {#no-group} {#ruling-nothing-to-draw}."""

    cite = "no-group"

    def prompt(self, state: State, seat: int) -> Text:
        return text(f"yspahan-prompt-forced-{'draw' if can_draw(state) else 'pass'}")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [DRAW if can_draw(state) else PASS, *card_choices(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        must = Blocked("pass", "must-draw", text("yspahan-blocked-must-draw"), "no-group")
        forced = [must] if can_draw(state) else []
        tower = state.public.tower
        yellow = [no_dice(level, yellow=True) for level, group in enumerate(tower) if group]
        return [*yellow, *forced, *card_blocks(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if play_card(ply, seat, choice, self):
            return
        if choice.key == PASS.key:
            ply.emit("passed", seat)
        else:
            draw(ply, seat)


class FinishTurn(CardStep, frozen=True, tag="finish-turn"):
    """The choices after the action: build, play cards, end the turn {#build}."""

    cite = "turn"

    may_build: bool

    def wrong_moment(self, state: State) -> tuple[Blocked, ...]:
        return (BOOST_LATE,)

    def prompt(self, state: State, seat: int) -> Text:
        """Return the prompt. It names no card, since everybody sees it."""
        cards = merchant(state, seat).cards
        if not self.may_build:
            return text("yspahan-prompt-end-plain", cards=cards)
        builds = len(build_choices(state, seat))
        return text("yspahan-prompt-end", cards=cards, builds=builds)

    def choices(self, state: State, seat: int) -> list[Choice]:
        builds = build_choices(state, seat) if self.may_build else []
        return [*builds, *card_choices(state, seat), END]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        if self.may_build:
            builds = unbuildable(state, seat)
        elif builds_with_dice(len(state.counts)):
            builds = [BUILD_WITH_DICE]
        else:
            builds = built_already(state, seat)
        return [*builds, *card_blocks(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if play_card(ply, seat, choice, self):
            return
        if choice.group == "build":
            build(ply, seat, *choice.args)
            ply.push(seat, FinishTurn(may_build=False))
        else:
            end(ply, seat)


# -- rolling and taking ---------------------------------------------------------------------


def _most_yellow(state: State, seat: int) -> int:
    """Return how many yellow dice a seat can buy {#yellow-dice}."""
    return min(YELLOW_DICE, merchant(state, seat).gold // YELLOW_GOLD)


def roll(ply: Ply[State], seat: int, yellow: int) -> None:
    """Pay for yellow dice, roll all dice, and put them on the tower {#allocation}."""
    public = ply.state.public
    pay(ply, seat, camels=0, gold=yellow * YELLOW_GOLD)
    if yellow:
        ply.emit("bought", seat, targets=[f"merchant:{seat}"], count=yellow)
    white = white_dice(len(ply.state.counts))
    faces = ply.dice(f"week-{public.week}/day-{public.day}/dice", white + yellow)
    public.tower = allocate(faces[:white], faces[white:])
    public.rolled, public.yellow = True, yellow
    ply.emit("rolled", seat, dice=sorted(faces), yellow=sorted(faces[white:]))


def takeable(state: State, seat: int) -> list[tuple[int, Group]]:
    """Return the levels with dice that count for the seat, bottom first."""
    return [
        (level, group)
        for level, group in enumerate(state.public.tower)
        if group and counted(state.public, seat, group)
    ]


def take(ply: Ply[State], seat: int, level: int) -> None:
    """Take the group off the tower. Yellow dice in it count only for the starter."""
    public = ply.state.public
    group = public.tower[level]
    if group is None:
        raise LookupError(level)
    yellow = counted(public, seat, group) - group.white
    public.tower[level] = None
    public.chosen = Chosen(level, seat, group.pips, group.white, yellow)
    facts: dict[str, Any] = {
        "level": level_text(level),
        "pips": group.pips,
        "count": public.chosen.count,
    }
    ply.emit("took", seat, targets=[f"level:{LEVELS[level]}"], **facts)
    if yellow < group.yellow:
        ply.emit("yellow-unused", seat)
    ply.push(seat, UseGroup())


# -- the end of the turn --------------------------------------------------------------------


def end(ply: Ply[State], seat: int) -> None:
    """End the turn; after the starter's turn, remove the yellow dice {#yellow-only-starter}."""
    public = ply.state.public
    public.chosen = None
    ply.emit("ended-turn", seat)
    if public.yellow and public.turn == 0 and not builds_with_dice(len(ply.state.counts)):
        remove_yellow(ply)
    ply.end_turn()


def remove_yellow(ply: Ply[State]) -> None:
    """Take the yellow dice off the tower; the others stay on their levels."""
    public = ply.state.public
    if any(group and group.yellow for group in public.tower):
        ply.emit("yellow-removed")
    public.tower = [
        Group(group.pips, group.white, 0) if group and group.white else None
        for group in public.tower
    ]


def skip(ply: Ply[State], seat: int) -> bool:
    """Skip a turn. Return ``False`` if the seat has already taken a group.

    If the starter hasn't rolled, it rolls the white dice, which stay on the tower.
    """
    stack = ply.state.stacks[seat]
    match stack:
        case [FinishTurn(), TakeGroup(), RollDice()]:
            stack.pop()
            roll(ply, seat, 0)
        case [FinishTurn(), TakeGroup() | NoGroup()]:
            stack.clear()
            end(ply, seat)
        case _:
            return False
    return True


# -- cached choices and refusals ------------------------------------------------------------


@cache
def roll_choice(count: int, white: int) -> Choice:
    """Return the choice to roll with ``count`` yellow dice."""
    targets = frozenset({f"yellow:{count}"} if count else ())
    label = text("yspahan-choice-roll", count=count, white=white)
    return Choice(f"roll:{count}", label, targets, "roll", (count,))


@cache
def take_choice(level: int, pips: int, count: int) -> Choice:
    """Return the choice to take the group of a level."""
    label = text("yspahan-choice-take", level=level_text(level), pips=pips, count=count)
    name = LEVELS[level]
    return Choice(f"take:{name}", label, frozenset({f"level:{name}"}), "take", (level,))


DRAW = Choice("draw", text("yspahan-choice-draw"), frozenset({"deck"}), "draw")
PASS = Choice("pass", text("yspahan-choice-pass"), frozenset(), "draw")
END = Choice("end", text("yspahan-choice-end"), frozenset({"end-turn"}), "end", ends_turn=True)


def no_gold(count: int, have: int) -> Blocked:
    """Return the refusal of ``count`` yellow dice that can't be paid."""
    reason = text("yspahan-blocked-yellow-gold", need=count * YELLOW_GOLD, have=have)
    spots, missing = frozenset({f"yellow:{count}"}), {"gold": count * YELLOW_GOLD - have}
    return Blocked(f"roll:{count}", "yellow-gold", reason, "yellow-dice", spots, (missing,))


def no_dice(level: int, *, yellow: bool) -> Blocked:
    """Return the refusal of a level with no dice, or with none that count."""
    code, cite = (
        ("yellow-only", "two-players-yellow-only") if yellow else ("empty-level", "take-group")
    )
    name = LEVELS[level]
    spots = frozenset({f"level:{name}"})
    return Blocked(f"take:{name}", code, text(f"yspahan-blocked-{code}"), cite, spots)
