"""Free cards and rewards: from ships, palace actions and track cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Choice, Open, Ply, Step, Text, Who
from games.rules.rajas_cards_karma.certain import by_cards
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.enter import Enter
from games.rules.rajas_cards_karma.facts import Bonus
from games.rules.rajas_cards_karma.gains import COINS, FAME, Tokens, gained
from games.rules.rajas_cards_karma.table import (
    draw_top,
    facts_of,
    lying,
    need_grid,
    pick_up,
    refill,
)
from games.rules.rajas_cards_karma.trios import good_icons
from games.rules.rajas_cards_karma.words import bonus_text, card_text, palace_text, reward_text, say

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.steps import State

NOWHERE: frozenset[str] = frozenset()


# -- cards of the grid --------------------------------------------------------------------------


class OfferCards(Act, frozen=True, tag="offer-cards"):
    """An offer of free cards of one kind, if the grid has any {#reward-palace1}."""

    kind: str
    count: int
    optional: bool = False

    def perform(self, ply: Ply[State], seat: int) -> None:
        need_grid(ply)
        if lying(ply.state, self.kind):
            ply.push(seat, TakeCard(self.kind, self.count, self.optional))
        elif not self.optional:
            ply.emit(f"no-{self.kind}", seat)

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


class TakeCard(Step, frozen=True, tag="take-card"):
    """The choice of a free card. Only cards after the first may be declined {#ruling-declining}."""

    cite = "ruling-declining"

    kind: str
    count: int
    optional: bool

    def prompt(self, state: State, seat: int) -> Text:
        return say(f"prompt-take-{self.kind}" + "-more" * self.optional)

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [*free_choices(state, self.kind), *([STOP] if self.optional else ())]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if choice.key == STOP.key:
            return
        if self.count > 1:
            ply.push(seat, OfferCards(self.kind, self.count - 1, optional=True))
        take_free(ply, seat, choice.args[0])

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


STOP = Choice("stop", say("choice-stop"), NOWHERE, "stop")


def goods_cards(count: int) -> OfferCards:
    """Return the offer of goods cards, at least one of them {#reward-goods-cards-1to2}."""
    return OfferCards("goods", count)


def palace_cards(count: int) -> OfferCards:
    """Return the offer of palace actions of the grid {#reward-palace1}."""
    return OfferCards("palace", count)


def ship_cards(count: int) -> OfferCards:
    """Return the offer of ships of the grid {#bonus-ship-or-fame1}."""
    return OfferCards("ship", count)


def take_free(ply: Ply[State], seat: int, card: str) -> None:
    """Take a card of the grid without paying; its effects are the usual ones {#ruling-free}."""
    pick_up(ply.state, card)
    ply.push(seat, Enter(card))


def free_choices(state: State, kind: str) -> list[Choice]:
    """List the choices of free cards of a kind."""
    name = state.public.edition
    return [free_choice(name, card.id) for card in lying(state, kind)]


@cache
def free_choice(name: str, id: str) -> Choice:
    """Return the choice to take a card for free."""
    card = edition(name).cards[id]
    facts = {"card": card_text(card)}
    if card.kind == "palace":
        facts["effect"] = palace_text(card.palace_value)
    elif card.kind == "ship":
        facts["reward"] = reward_text(card.ship_reward)
    label = say(f"choice-free-{card.kind}", **facts)
    return Choice(f"{card.kind}:{id}", label, frozenset({f"card:{id}"}), "action", (id,))


# -- palace actions -----------------------------------------------------------------------------


class TopCards(Act, frozen=True, tag="top-cards"):
    """Taking the deck's top card for its action, for free {#palace-6} {#ruling-palace-six}."""

    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        card = draw_top(ply)
        if card:
            ply.state.public.playing.append(card)
            face = facts_of(ply.state).cards[card]
            ply.emit("top-card", seat, targets=["deck"], card=card_text(face))
            refill(ply)
            ply.push(seat, Enter(card))

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


class CoinsPerGood(Act, frozen=True, tag="coins-per-good"):
    """A gain of coins for each good in the seat's displays. The cards stay there {#palace-4}."""

    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        coins = self.count * len(good_icons(ply.state, seat))
        if coins:
            ply.push(seat, Tokens(COINS, coins))
        else:
            ply.emit("no-coins-per-good", seat)


class ShipRewards(Act, frozen=True, tag="ship-rewards"):
    """The offer of the reward of a row's last ship {#palace-5} {#ruling-palace-five}."""

    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        if any(own.ships for own in ply.state.public.rajas):
            ply.push(seat, PickReward())
        else:
            ply.emit("no-ship-rewards", seat)

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


class PickReward(Step, frozen=True, tag="pick-reward"):
    """The choice of any seat's last ship, whose reward the choosing seat gets {#palace-5}."""

    cite = "palace-5"

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-pick-reward")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            _reward(state, owner, own.ships[-1], seat)
            for owner, own in enumerate(state.public.rajas)
            if own.ships
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        ship = facts_of(ply.state).cards[choice.args[0]]
        reward = reward_text(ship.ship_reward)
        targets = [f"own:{ship.id}"]
        ply.emit("ship-reward", seat, targets=targets, card=card_text(ship), reward=reward)
        gained(ply, seat, facts_of(ply.state).rewards[ship.ship_reward].gain)

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


def _reward(state: State, owner: int, id: str, seat: int) -> Choice:
    ship = facts_of(state).cards[id]
    facts = {"card": card_text(ship), "reward": reward_text(ship.ship_reward)}
    targets = {f"ship:{id}", f"own:{id}"} if owner == seat else {f"ship:{id}"}
    label = say("choice-reward", owner=Who(owner), **facts)
    return Choice(f"reward:{id}", label, frozenset(targets), "reward", (id,))


# -- bonuses of track cards ---------------------------------------------------------------------


class UseBonus(Act, frozen=True, tag="use-bonus"):
    """The bonus of a turned track card; with some bonuses the seat has a choice {#bonuses}."""

    code: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        bonus = facts_of(ply.state).bonuses[self.code]
        if bonus.instead is None:
            gained(ply, seat, bonus.gain)
        else:
            need_grid(ply)
            ply.push(seat, PickBonus(self.code))

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


class PickBonus(Step, frozen=True, tag="pick-bonus"):
    """The choice of a free card, or of tokens instead {#bonuses} {#ruling-declining}."""

    cite = "bonuses"

    code: str

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-pick-bonus", bonus=bonus_text(self.code))

    def choices(self, state: State, seat: int) -> list[Choice]:
        bonus = facts_of(state).bonuses[self.code]
        return [*free_choices(state, _kind(bonus)), _instead(bonus)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        bonus = facts_of(ply.state).bonuses[self.code]
        if choice.group == "bonus":
            if bonus.instead is not None:
                gained(ply, seat, bonus.instead)
        else:
            take_free(ply, seat, choice.args[0])

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


def _kind(bonus: Bonus) -> str:
    return "palace" if bonus.gain.palace else "ship"


def _instead(bonus: Bonus) -> Choice:
    kind = COINS if bonus.instead and bonus.instead.coins else FAME
    count = getattr(bonus.instead, kind)
    return Choice(kind, say(f"choice-{kind}", count=count), frozenset({kind}), "bonus")
