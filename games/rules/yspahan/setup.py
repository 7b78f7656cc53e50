"""The set-up of a game, and imagined worlds with other hidden parts."""

from __future__ import annotations

import hmac
from collections import Counter
from itertools import chain

from games.rules.kernel import Chance
from games.rules.yspahan.days import day_order
from games.rules.yspahan.facts import (
    CENTRE,
    DATA,
    DECK,
    LEVELS,
    RULES,
    SHOPS,
    caravan_camels,
)
from games.rules.yspahan.state import Merchant, Private, Public, Secret
from games.rules.yspahan.steps import State, clone

FIRST_STARTER = 0
"""The seat that starts. It is always 0, since the site draws lots for the seats before the game."""


def begin(seats: int, seed: bytes, options: dict[str, str], edition: str) -> State:
    """Return the first state {#setup}; the first day comes next."""
    deck = Chance(seed).shuffle("cards/shuffle-0", DECK)
    return State(
        public=public_at_start(seats, len(deck)),
        private=[Private([], []) for _ in range(seats)],
        secret=Secret(seed, deck),
        stacks=[[] for _ in range(seats)],
        counts=[0] * seats,
    )


def public_at_start(seats: int, deck: int) -> Public:
    """Return the public compartment before the first roll."""
    setup = DATA["setup"]
    return Public(
        week=1,
        day=1,
        starter=FIRST_STARTER,
        order=day_order(FIRST_STARTER, seats),
        turn=-1,
        over=False,
        rolled=False,
        yellow=0,
        tower=[None] * len(LEVELS),
        chosen=None,
        supervisor=CENTRE,
        shops=[-1] * len(SHOPS),
        caravan=[],
        camels=caravan_camels(seats),
        merchants=[Merchant(0, setup["camels"], setup["gold"], 0, []) for _ in range(seats)],
        deck=deck,
        pool=DECK[:],
        shuffles=1,
        discards=[],
        starters=[FIRST_STARTER],
        scores=[[0] * seats for _ in RULES],
    )


def imagine(state: State, seat: int | None, seed: bytes) -> State:
    """Return a copy with random values for all that the seat can't know.

    These are the deck, other seats' hands and future draws. Everybody knows the cards of the last
    shuffle. The hidden cards are drawn from these, without the cards that the seat drew itself. How
    many cards each other seat has drawn since isn't taken into account.
    """
    world, chance = clone(state), Chance(seed)
    world.secret.seed = hmac.digest(seed, b"imagine", "sha256")
    others = [who for who in range(len(state.private)) if who != seat]
    unknown = Counter(chain(state.secret.deck, *(state.private[who].hand for who in others)))
    pool = Counter(state.public.pool)
    if seat is not None:
        pool -= Counter(state.private[seat].drawn)
    deck = chance.shuffle("deck", _sorted(pool & unknown))[: state.public.deck]
    cards = chance.shuffle("hands", _sorted(unknown - Counter(deck)))
    for who in others:
        count = state.public.merchants[who].cards
        hand, cards = sorted(cards[:count]), cards[count:]
        world.private[who] = Private(hand, _sorted(Counter(hand) & pool))
    world.secret.deck = deck
    return world


def _sorted(cards: Counter[str]) -> list[str]:
    return sorted(cards.elements())
