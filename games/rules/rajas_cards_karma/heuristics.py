"""The title's heuristics: scores of choices, for stand-ins and computer players.

A score is a rough number of coins: for a card's gain, for its part in a trio, and for its price.
Scores use only information that the seat has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.rajas_cards_karma.facts import BUILDINGS, GOODS, Card, Gain
from games.rules.rajas_cards_karma.gains import COINS, FAME, sets_off
from games.rules.rajas_cards_karma.means import cheapest
from games.rules.rajas_cards_karma.table import facts_of, raja
from games.rules.rajas_cards_karma.trios import Effect, Icon, building_icons, good_icons
from games.rules.rajas_cards_karma.turn import FOR_ACTION

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.steps import State

Taste = Callable[["State", int, Choice], float]

FAME_COINS, STEWARD, KARMA, DIE, PIP = 2.0, 2.6, 0.9, 1.3, 0.37
"""The worth in coins of a fame, a steward, a karma, a die, and a pip of a die."""
FLIP = 2.5
"""The worth of turning a track card: for its bonus, and because fewer cards are left to turn."""
HALF_WAY = 0.6
"""The worth of an icon of an unfinished trio, as a part of a third of the trio's gain."""
CROWDED = 6
"""The number of dice in a hand from which another die is worth less."""


def prefer(state: State, seat: int, choices: list[Choice]) -> list[float]:
    """Return a score for each choice; higher is better."""
    return [taste(state, seat, choice) for choice in choices]


def taste(state: State, seat: int, choice: Choice) -> float:
    """Return the score of a choice, in coins."""
    return TASTES[choice.group](state, seat, choice)


# -- worth --------------------------------------------------------------------------------------


def gain_worth(state: State, seat: int, gain: Gain) -> float:
    """Return the worth of a gain. Tokens that turn a track card are worth more."""
    tokens = {COINS: gain.coins, FAME: gain.fame}
    if gain.coins_per_good:
        tokens[COINS] += gain.coins_per_good * len(good_icons(state, seat))
    flips = sum(
        bool(count) and sets_off(state, seat, kind, count) for kind, count in tokens.items()
    )
    cards = gain.dice + gain.goods_cards + gain.palace + gain.ships + gain.turns
    return (
        tokens[COINS]
        + FAME_COINS * tokens[FAME]
        + FLIP * flips
        + KARMA * gain.karma
        + STEWARD * gain.stewards
        + DIE * cards
        + (_best_reward(state, seat) if gain.ship_rewards else 0.0)
        + (_top_worth(state, seat) if gain.top_cards else 0.0)
    )


def _best_reward(state: State, seat: int) -> float:
    """Return the worth of the best reward among all rows' last ships {#palace-5}."""
    last = [own.ships[-1] for own in state.public.rajas if own.ships]
    return max((reward_worth(state, seat, ship) for ship in last), default=0.0)


def reward_worth(state: State, seat: int, ship: str) -> float:
    """Return the worth of a ship's reward."""
    facts = facts_of(state)
    return gain_worth(state, seat, facts.rewards[facts.cards[ship].ship_reward].gain)


def _top_worth(state: State, seat: int) -> float:
    """Return the worth of the deck's face-up top card {#palace-6}."""
    facts = facts_of(state)
    card = facts.cards.get(state.public.top)
    if card is None or (card.palace_value and facts.palace[card.palace_value].top_cards):
        return DIE  # this is a rough worth, since the top card is unknown
    return card_worth(state, seat, card)


def card_worth(state: State, seat: int, card: Card) -> float:
    """Return a card's worth in coins if it is taken for its action, before its price."""
    if card.kind == "palace":
        return gain_worth(state, seat, facts_of(state).palace[card.palace_value])
    coins, trios = card.coin_bonus + 0.0, 0.0
    for good, value in card.goods:
        coins += sale(good_icons(state, seat), Icon(card.id, good, 0, value), GOODS, None)
    for kind in card.buildings:
        trios += sale(building_icons(state, seat), Icon(card.id, kind), BUILDINGS, STEWARD)
    if card.kind == "ship":
        trios += _row_worth(state, seat, card)
    at_once = Gain(fame=card.fame, coins=round(coins))
    reward = reward_worth(state, seat, card.id) if card.ship_reward else 0.0
    worth = gain_worth(state, seat, at_once) + reward
    return worth + coins - round(coins) + trios


def sale(icons: list[Icon], new: Icon, kinds: Iterable[str], prize: float | None) -> float:
    """Return the worth of one more icon: of a whole trio if it completes one, else of a part.

    ``prize`` is a trio's worth. If it is ``None``, a trio is worth the sum of its icons' values.
    """
    best = 0.0
    count = Counter(icon.kind for icon in icons)
    alike = [icon.worth for icon in icons if icon.kind == new.kind]
    if len(alike) >= 2:
        best = prize if prize is not None else sum(alike) + new.worth
    others = [kind for kind in kinds if kind != new.kind]
    if all(count[kind] for kind in others):
        dearest = sum(max(icon.worth for icon in icons if icon.kind == kind) for kind in others)
        best = max(best, prize if prize is not None else dearest + new.worth)
    return best or HALF_WAY * (prize / 3 if prize is not None else new.worth + 0.5)


def _row_worth(state: State, seat: int, card: Card) -> float:
    facts, row = facts_of(state), raja(state, seat).ships
    if len(row) >= facts.numbers.trio:
        row = []  # this trio already has its effect and will be discarded {#ruling-ships-wait}
    if row and facts.cards[row[-1]].ship_number > card.ship_number:
        return -HALF_WAY * STEWARD / 3 * len(row)
    return STEWARD if len(row) == facts.numbers.trio - 1 else HALF_WAY * STEWARD / 3


def price_worth(state: State, seat: int, card: Card) -> float:
    """Return the worth of the cheapest payment for a card."""
    if card.kind == "goods":
        return 0.0
    laid, jokers = cheapest(state, seat, card)
    values = dict(state.private[seat].hand)
    karma = sum(abs(lift) for lift in laid.values())
    return sum(PIP * values[id] for id in laid) + KARMA * karma + STEWARD * len(jokers)


# -- the worth of choices -----------------------------------------------------------------------


def _action(state: State, seat: int, choice: Choice) -> float:
    card = facts_of(state).cards[choice.args[0]]
    price = price_worth(state, seat, card) if choice.targets & FOR_ACTION else 0.0
    return card_worth(state, seat, card) - price


def _die(state: State, seat: int, choice: Choice) -> float:
    cards, hand = facts_of(state).cards, state.private[seat].hand
    card = cards[choice.args[0]]
    alike = sum(cards[held].die_colour == card.die_colour for held, _ in hand)
    known = PIP * state.public.seen.get(card.id, 3.5)
    crowd = 0.35 * max(0, len(hand) - CROWDED + 1)
    return known + 0.1 * min(alike, 2) - crowd - 0.05 * card_worth(state, seat, card)


def _drop(state: State, seat: int, choice: Choice) -> float:
    return -float(choice.args[2])


def _reward(state: State, seat: int, choice: Choice) -> float:
    return reward_worth(state, seat, choice.args[0])


def _instead(state: State, seat: int, choice: Choice) -> float:
    return gain_worth(state, seat, Gain(coins=2) if choice.key == COINS else Gain(fame=1))


def _trio(state: State, seat: int, choice: Choice) -> float:
    effect: Effect = choice.args[0]
    return effect.coins + STEWARD * effect.stewards - 0.3 * len(effect.cards)


def _steward(state: State, seat: int, choice: Choice) -> float:
    """Return a high score for spending a steward before a third one removes all three.

    A small hand needs dice most. In the last pass, unspent stewards are worthless, so an extra turn
    scores higher {#steward-turn}.
    """
    own = raja(state, seat)
    if choice.key == "steward-turn":
        return 3.0 if state.public.finishing else 2.0 if own.stewards > 1 else 0.0
    if choice.key == "steward-dice":
        return 2.5 if own.stewards > 1 and len(own.hand) < 3 else -5.0
    return -5.0


def _fixed(worth: float) -> Taste:
    return lambda state, seat, choice: worth


TASTES: dict[str, Taste] = {
    "action": _action,
    "bonus": _instead,
    "die": _die,
    "drop": _drop,
    "end": _fixed(1.0),
    "flip": _fixed(0.0),
    "hand": _fixed(0.0),
    "karma": _fixed(0.0),
    "pay": _fixed(10.0),
    "reward": _reward,
    "steward": _steward,
    "stop": _fixed(0.0),
    "track": _fixed(0.0),
    "trio": _trio,
    "turn": _fixed(3.0),
}
