"""The set-up of a game, and imagined worlds with other hidden parts {#setup}."""

from __future__ import annotations

import hmac

from games.rules.kernel import Chance
from games.rules.marco_polo_2.characters import OPEN
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import (
    BLACK_DICE,
    FIXED_DICE,
    GOALS_DEALT,
    SCORES,
    START,
    Edition,
)
from games.rules.marco_polo_2.state import Private, Public, Secret, Trader
from games.rules.marco_polo_2.steps import Game, clone
from games.rules.marco_polo_common.bids import no_bids, score_rules
from games.rules.marco_polo_common.dice import NEUTRAL, Die
from games.rules.marco_polo_common.facts import START_POINTS

FIRST_STARTER = 0
"""The seat that starts. It is always 0, since the site draws lots for the seats before the game."""


def begin(seats: int, seed: bytes, options: dict[str, str], edition_name: str) -> Game:
    """Return the first state {#setup}; the choice of characters comes next."""
    facts, chance = edition(edition_name), Chance(seed)
    cards = chance.shuffle("city-cards", list(facts.cards))
    red = [contract.id for contract in facts.contracts.values() if contract.deck == "red"]
    pile = chance.shuffle("contracts", red)
    tiles = [_tiles(facts, chance, book) for book in facts.books]
    goals = chance.shuffle("goals", list(facts.goals))
    dealt = [sorted(goals[GOALS_DEALT * seat :][:GOALS_DEALT]) for seat in range(seats)]
    public = _public(facts, chance, seats, options)
    public.cards = {space: cards.pop() for space in facts.card_spaces}
    public.contracts = {
        place: [pile.pop() for _ in range(facts.places[place].contracts)]
        for place in facts.contract_cities
    }
    public.offers, public.upcoming = [pile.pop() for pile in tiles], [pile.pop() for pile in tiles]
    public.deck, public.pile = len(cards), len(pile)
    if options["goals"] == OPEN:
        public.open_goals = [own[:] for own in dealt]
    return Game(
        public=public,
        private=[Private(own, []) for own in dealt],
        secret=Secret(seed, pile, cards, tiles, sorted(goals[GOALS_DEALT * seats :])),
        stacks=[[] for _ in range(seats)],
        counts=[0] * seats,
    )


def _tiles(facts: Edition, chance: Chance, book: str) -> list[str]:
    """Return a book's shuffled pile of tiles. The lowest one is never used and stays unseen."""
    own = [tile.id for tile in facts.tiles.values() if tile.book == book]
    return chance.shuffle(f"offers/{book}", own)


def _public(facts: Edition, chance: Chance, seats: int, options: dict[str, str]) -> Public:
    bonuses = chance.shuffle("city-bonuses", list(facts.bonuses))
    outposts = chance.shuffle("outposts", list(facts.outposts))
    scores = [[0] * seats for _ in score_rules(SCORES, options)]
    scores[SCORES.index("start")] = [START_POINTS] * seats
    return Public(
        edition=facts.name,
        variant=options,
        stage="draft",
        round=0,
        turn=-1,
        starter=FIRST_STARTER,
        hourglass=FIRST_STARTER,
        rank=0,
        over=False,
        bought=False,
        rolls=0,
        placing="",
        put=0,
        journey=None,
        draft=chance.shuffle("characters", list(facts.characters))[: seats + 1],
        open_goals=[[] for _ in range(seats)],
        offers=[],
        upcoming=[],
        past_offers=[],
        black=[0] * BLACK_DICE[seats],
        spaces=_fixed_dice(seats),
        bonuses=dict(zip(facts.bonus_cities, bonuses, strict=False)),
        outposts=dict(zip(facts.outpost_cities, outposts, strict=False)),
        cards={},
        seen=[],
        deck=0,
        contracts={},
        pile=0,
        under=[],
        fresh=[],
        fresh_posts=[],
        traders=_traders(facts, chance, seats),
        scores=scores,
        bids=no_bids(options, seats),
    )


def _fixed_dice(seats: int) -> dict[str, list[Die]]:
    """Return the neutral dice, which stay all game, by space {#three-players} {#two-players}."""
    spaces: dict[str, list[Die]] = {}
    for space, pips in FIXED_DICE[seats]:
        spaces.setdefault(space, []).append(Die(NEUTRAL, pips, NEUTRAL))
    return spaces


def _traders(facts: Edition, chance: Chance, seats: int) -> list[Trader]:
    blue = [contract.id for contract in facts.contracts.values() if contract.deck != "red"]
    starters = chance.shuffle("starters", blue)
    return [
        Trader(START_POINTS, START.camels, START.coins, figures=[facts.start], contracts=[starter])
        for starter in starters[:seats]
    ]


# -- imagining ------------------------------------------------------------------------------------


def imagine(state: Game, seat: int | None, seed: bytes) -> Game:
    """Return a copy with random values for all that the seat can't know.

    These are the piles, other seats' goal cards and future draws.
    """
    world, chance = clone(state), Chance(seed)
    secret = world.secret
    secret.seed = hmac.digest(seed, b"imagine", "sha256")
    secret.deck = chance.shuffle("deck", sorted(secret.deck))
    known = len(state.public.under)
    secret.pile = [*secret.pile[:known], *chance.shuffle("pile", sorted(secret.pile[known:]))]
    secret.offers = [
        chance.shuffle(f"offers-{book}", sorted(pile)) for book, pile in enumerate(secret.offers)
    ]
    _redeal_goals(world, seat, chance)
    return world


def _redeal_goals(world: Game, seat: int | None, chance: Chance) -> None:
    """Deal the goal cards that the seat hasn't seen to the other seats again."""
    if world.public.variant["goals"] == OPEN or world.public.over:
        return
    others = [own for who, own in enumerate(world.private) if who != seat]
    unseen = [goal for own in others for goal in (*own.goals, *own.rejected)]
    goals = chance.shuffle("goals", sorted([*unseen, *world.secret.goals]))
    for own in others:
        kept, given = len(own.goals), len(own.rejected)
        own.goals, goals = sorted(goals[:kept]), goals[kept:]
        own.rejected, goals = sorted(goals[:given]), goals[given:]
    world.secret.goals = sorted(goals)
