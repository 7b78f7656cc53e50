"""Tokens and their effects: trios of karma and stewards, turned track cards, bonuses.

A seat gets tokens one at a time. If a token completes a set (as the third or the sixth), its effect
and all effects that follow from it come before the next token {#ruling-one-token}.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from games.rules.kernel import NOTHING, Act, Choice, Open, Ply, Step, Text
from games.rules.rajas_cards_karma.certain import by_bonus
from games.rules.rajas_cards_karma.facts import Gain
from games.rules.rajas_cards_karma.state import TRACK
from games.rules.rajas_cards_karma.table import facts_of, raja
from games.rules.rajas_cards_karma.words import bonus_text, say

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.steps import State

FAME, COINS, KARMA, STEWARDS = "fame", "coins", "karma", "stewards"

Make = Mapping[str, Callable[[Any], Step]]
"""By part of a gain other than tokens, a function that makes its step from the amount."""
ORDER: Final = ("ship_rewards", "goods_cards", "palace", "ships", "top_cards", "dice", "turns")
"""The order in which a seat gets these parts, after the tokens."""


def steps_of(gain: Gain, make: Make) -> list[Step]:
    """Return the steps that give a seat all parts of a gain, in order."""
    steps: list[Step] = []
    for kind, count in ((STEWARDS, gain.stewards), (KARMA, gain.karma)):
        if count:
            steps.append(Tokens(kind, count))
    if gain.coins and gain.fame:
        steps.append(Together(gain.coins, FAME, gain.fame))
    elif gain.coins or gain.fame:
        steps.append(Tokens(COINS if gain.coins else FAME, gain.coins or gain.fame))
    if gain.coins_per_good:
        steps.append(make["coins_per_good"](gain.coins_per_good))
    for part in ORDER:
        count = getattr(gain, part)
        if count:
            steps.append(make[part](count))
    return steps


def limit(state: State, seat: int, kind: str) -> int:
    """Return the number of tokens in a full set; 0 if sets have no effect {#ruling-after-sixth}."""
    numbers = facts_of(state).numbers
    if kind in (KARMA, STEWARDS):
        return numbers.trio
    if raja(state, seat).finished:
        return 0
    return numbers.fame_to_flip if kind == FAME else numbers.coins_to_flip


def sets_off(state: State, seat: int, kind: str, count: int) -> bool:
    """Return whether ``count`` more tokens complete a set."""
    most, have = limit(state, seat, kind), getattr(raja(state, seat), kind)
    return bool(most) and have + count >= most


class Tokens(Act, frozen=True, tag="tokens"):
    """A gain of tokens of one kind, one at a time {#ruling-one-token}."""

    kind: str
    count: int
    told: bool = False

    def perform(self, ply: Ply[State], seat: int) -> None:
        kind, own = self.kind, raja(ply.state, seat)
        if not self.told:
            ply.emit(f"gained-{kind}", seat, targets=[f"player:{seat}"], count=self.count)
        have, most = getattr(own, kind), limit(ply.state, seat, kind)
        left = have + self.count - most
        if not most or left < 0:
            setattr(own, kind, have + self.count)
            return
        setattr(own, kind, most)
        ply.stepped()  # a preview so counts the gain and the removal of the set separately
        setattr(own, kind, 0)
        if left:
            ply.push(seat, Tokens(kind, left, told=True))
        ply.push(seat, *_consequence(ply, seat, kind))


def _consequence(ply: Ply[State], seat: int, kind: str) -> list[Step]:
    """Return the effects of a full set of tokens.

    {#karma-trio} {#steward-trio} {#fame-flip} {#coin-flip}
    """
    numbers = facts_of(ply.state).numbers
    if kind == KARMA:
        ply.emit("karma-trio", seat, targets=[f"player:{seat}"])
        return [Tokens(STEWARDS, numbers.karma_trio_stewards)]
    if kind == STEWARDS:
        ply.emit("steward-trio", seat, targets=[f"player:{seat}"])
        return [Tokens(FAME, numbers.steward_trio_fame)]
    return [Flip(kind)]


class Flip(Act, frozen=True, tag="flip"):
    """The turning of the leftmost or rightmost track card {#fame-flip} {#coin-flip}."""

    by: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        state, own = ply.state, raja(ply.state, seat)
        place = own.left if self.by == FAME else TRACK - 1 - own.right
        if self.by == FAME:
            own.left += 1
        else:
            own.right += 1
        bonus = own.track[place] or _uncover(state, seat, place)
        targets = [f"track:{seat}.{place}"]
        ply.emit(f"turned-by-{self.by}", seat, targets=targets, bonus=bonus_text(bonus))
        if own.finished and not state.public.finishing:
            state.public.finishing = True
            ply.emit("finishing", seat)
        elif own.finished:
            ply.emit("finished-too", seat)
        ply.push(seat, ply.state.make["bonus"](bonus))

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        """Count the card as turned. Its bonus is unknown."""
        return by_bonus(ply, seat)


def _uncover(state: State, seat: int, place: int) -> str:
    """Make the bonus of an unknown track card public, and return it."""
    track = state.secret.tracks[seat]
    bonus, track[place] = track[place], ""
    raja(state, seat).track[place] = bonus
    return bonus


class Together(Act, frozen=True, tag="together"):
    """A gain of coins and other tokens at once; tokens that complete no set come first."""

    coins: int
    kind: str
    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        coins, other = Tokens(COINS, self.coins), Tokens(self.kind, self.count)
        by_coins = sets_off(ply.state, seat, COINS, self.coins)
        by_other = sets_off(ply.state, seat, self.kind, self.count)
        if by_coins and by_other:
            ply.push(seat, WhichFirst(self.coins, self.kind, self.count))
        else:
            ply.push(seat, *((other, coins) if by_coins else (coins, other)))


class WhichFirst(Step, frozen=True, tag="which-first"):
    """The choice of the tokens that come first, if both have an effect {#ruling-flip-order}."""

    cite = "ruling-flip-order"

    coins: int
    kind: str
    count: int

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-which-first", coins=self.coins, count=self.count, kind=self.kind)

    def choices(self, state: State, seat: int) -> list[Choice]:
        target = "steward" if self.kind == STEWARDS else self.kind
        return [
            _first(self.kind, target, say(f"choice-{self.kind}-first", count=self.count)),
            _first(COINS, COINS, say("choice-coins-first", count=self.coins)),
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        coins, other = Tokens(COINS, self.coins), Tokens(self.kind, self.count)
        ply.push(seat, *((coins, other) if choice.args[0] == COINS else (other, coins)))

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        """Count both kinds of tokens. Their order doesn't affect the purse."""
        ply.push(seat, Tokens(COINS, self.coins), Tokens(self.kind, self.count))
        return NOTHING


def _first(kind: str, target: str, label: Text) -> Choice:
    return Choice(f"{kind}-first", label, frozenset({target}), "flip", (kind,))


class Turns(Act, frozen=True, tag="turns"):
    """Further turns, after this one {#bonus-extra-turn}."""

    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        ply.state.public.extra += self.count


def gained(ply: Ply[State], seat: int, gain: Gain) -> None:
    """Push the steps of a gain on the seat's stack."""
    ply.push(seat, *steps_of(gain, ply.state.make))
