"""Imagined worlds: other backs, another deck, other bonuses, and other unseen cards of rivals.

Cards that everybody knows stay: the deck's top card, cards taken openly, dice from the discard pile
{#ruling-known-dice}. A card that a rival drew unseen may be any other card of the same deck (since
the last shuffle before the draw) that nobody has seen since.
"""

from __future__ import annotations

import hmac
from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Chance
from games.rules.rajas_cards_karma.facts import COLOURS
from games.rules.rajas_cards_karma.means import Means
from games.rules.rajas_cards_karma.paying import PayExact
from games.rules.rajas_cards_karma.state import Private
from games.rules.rajas_cards_karma.steps import State, clone
from games.rules.rajas_cards_karma.sums import PaySum
from games.rules.rajas_cards_karma.table import facts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.rules.rajas_cards_karma.facts import Facts

PAYING = (PaySum, PayExact)
TRIES = 50
"""The most worlds that are dealt until rivals can pay for the cards that they are buying."""


def imagine(state: State, seat: int | None, seed: bytes) -> State:
    """Return a world that looks the same to the seat, and in which rivals can pay for their cards.

    This is about rivals who have taken a card and are choosing its payment.
    """
    rivals = [who for who in range(len(state.private)) if who != seat]
    world = _possible(state, rivals, seed)
    world.secret.seed = hmac.digest(seed, b"imagine", "sha256")
    return world


def _possible(state: State, rivals: list[int], seed: bytes) -> State:
    """Return a world in which rivals can pay. After `TRIES` attempts, give rivals better dice."""
    for number in range(TRIES):
        world = _dealt(state, rivals, Chance(hmac.digest(seed, b"%d" % number, "sha256")))
        if all(_can_pay(world, who) for who in rivals):
            return world
    chance = Chance(hmac.digest(seed, b"last", "sha256"))
    world = _dealt(state, rivals, chance)
    for who in rivals:
        _enable(world, rivals, who, chance)
    return world


def _dealt(state: State, rivals: list[int], chance: Chance) -> State:
    world = clone(state)
    for who in rivals:
        world.private[who] = Private(world.private[who].hand)
    _deal_unseen(world, rivals, chance)
    _deal_backs(world, rivals, chance)
    for who, track in enumerate(world.secret.tracks):
        left = chance.shuffle(f"track/{who}", sorted(filter(None, track)))
        track[:] = [code and left.pop() for code in track]
    return world


# -- cards ----------------------------------------------------------------------------------------


def _unseen(world: State, rivals: list[int]) -> Iterator[tuple[str, int, int]]:
    """Yield the cards that rivals drew unseen: public record, owner, index in the hand."""
    cards = facts_of(world).cards
    for who in rivals:
        for place, known in enumerate(world.public.rajas[who].hand):
            if known not in cards:
                yield known, who, place


def _deal_unseen(world: State, rivals: list[int], chance: Chance) -> None:
    """Deal again the cards that rivals drew unseen, from all possible cards, and the deck."""
    cards, deck = facts_of(world).cards, world.secret.deck
    pools: dict[str, list[str]] = {}
    for known, who, place in _unseen(world, rivals):
        pools.setdefault(known, []).append(world.private[who].hand[place][0])
    for colour in COLOURS:
        pools.setdefault(f"{colour}:{world.public.shuffles}", [])
    for id in deck[:-1]:
        pools[f"{cards[id].die_colour}:{world.public.shuffles}"].append(id)
    dealt = {known: chance.shuffle(f"pool/{known}", sorted(pool)) for known, pool in pools.items()}
    for known, who, place in _unseen(world, rivals):
        world.private[who].hand[place] = (dealt[known].pop(), 0)
    rest = sorted(id for pool in dealt.values() for id in pool)
    world.secret.deck = [*chance.shuffle("deck", rest), *deck[-1:]]


# -- backs ----------------------------------------------------------------------------------------


def _deal_backs(world: State, rivals: list[int], chance: Chance) -> None:
    """Deal the values of all backs that the seat doesn't know again, within each colour."""
    backs = _backs(world, rivals, chance)
    held = {id for who in rivals for id, _ in world.private[who].hand}
    world.secret.values = {id: value for id, value in backs.items() if id not in held}
    for who in rivals:
        own = world.private[who]
        own.hand = [(id, backs.get(id) or world.public.seen[id]) for id, _ in own.hand]


def _backs(world: State, rivals: list[int], chance: Chance) -> dict[str, int]:
    """Return new values for all backs that the seat doesn't know."""
    seen = world.public.seen
    own = {
        id: value
        for who, private in enumerate(world.private)
        if who not in rivals
        for id, value in private.hand
    }
    known = {**seen, **own}
    backs: dict[str, int] = {}
    for colour, (ids, values) in _printed(facts_of(world)).items():
        pool, hidden = values[:], []
        for id in ids:
            if id in known:
                pool.remove(known[id])
            else:
                hidden.append(id)
        backs.update(zip(hidden, chance.shuffle(f"dice/{colour}", pool), strict=True))
    return backs


@cache
def _printed(facts: Facts) -> dict[str, tuple[list[str], list[int]]]:
    """Return, by colour, the ids of the cards and the sorted values of their dice."""
    cards = {
        colour: [card for card in facts.cards.values() if card.die_colour == colour]
        for colour in COLOURS
    }
    return {
        colour: ([card.id for card in own], sorted(card.die_value for card in own))
        for colour, own in cards.items()
    }


def _can_pay(world: State, seat: int) -> bool:
    """Return whether a seat can pay for the card that it is buying; ``True`` without one."""
    stack, card = world.stacks[seat], facts_of(world).cards.get(world.public.buying)
    paying = bool(stack) and isinstance(stack[-1], PAYING)
    return not paying or card is None or Means(world, seat).suffice(card)


# -- dice to pay with -----------------------------------------------------------------------------


def _enable(world: State, rivals: list[int], payer: int, chance: Chance) -> None:
    """Exchange a seat's hidden dice for better ones, until it can pay for its card."""
    number = 0
    while not _can_pay(world, payer):
        pairs = sorted(_better(world, rivals, payer))
        if not pairs:
            break
        _exchange(world, *pairs[chance.below(f"better/{number}", len(pairs))])
        number += 1


def _better(world: State, rivals: list[int], payer: int) -> Iterator[tuple[str, str]]:
    """Yield a seat's hidden dice, each with a hidden die of its colour that would pay better."""
    facts, karma = facts_of(world), world.public.rajas[payer].karma
    card, hidden = facts.cards[world.public.buying], _hidden(world, rivals)
    held = {id for id, _ in world.private[payer].hand}
    for own in hidden.keys() & held:
        colour = facts.cards[own].die_colour
        if card.cost and colour != card.cost_colour:
            continue
        for other in hidden.keys() - held:
            if facts.cards[other].die_colour == colour and (
                hidden[other] > hidden[own]
                if card.cost
                else abs(hidden[other] - card.pips) <= karma
            ):
                yield own, other


def _hidden(world: State, rivals: list[int]) -> dict[str, int]:
    """Return, by card, the values of all dice that at most rivals know."""
    held = {id: value for who in rivals for id, value in world.private[who].hand}
    backs = {**world.secret.values, **held}
    return {id: value for id, value in backs.items() if id not in world.public.seen}


def _exchange(world: State, one: str, other: str) -> None:
    """Exchange the values on the backs of two cards."""
    values, hands = world.secret.values, [own.hand for own in world.private]
    backs = {**values, **{id: value for hand in hands for id, value in hand}}
    anew = {one: backs[other], other: backs[one]}
    values.update((id, value) for id, value in anew.items() if id in values)
    for hand in hands:
        hand[:] = [(id, anew.get(id, value)) for id, value in hand]
