"""The set-up of a game, and imagined worlds with other hidden parts {#setup}."""

from __future__ import annotations

import hmac

from games.rules.kernel import Chance
from games.rules.marco_polo_1.beijing import FREE
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import FIXED_DICE, SCORES, Edition
from games.rules.marco_polo_1.state import Private, Public, Secret, Trader
from games.rules.marco_polo_1.steps import Game, clone
from games.rules.marco_polo_common.bids import no_bids, score_rules
from games.rules.marco_polo_common.bundle import add
from games.rules.marco_polo_common.dice import NEUTRAL, Die

FIRST_STARTER = 0
"""The seat that starts. It is always 0, since the site draws lots for the seats before the game."""


def begin(seats: int, seed: bytes, options: dict[str, str], edition_name: str) -> Game:
    """Return the first state {#setup}; the choice of characters comes next."""
    facts, chance = edition(edition_name), Chance(seed)
    setup = facts.setup
    contracts = chance.shuffle("contracts", facts.deck("regular"))
    piles = [contracts[setup.pile * number :][: setup.pile] for number in range(setup.piles)]
    special = contracts[setup.pile * setup.piles :]
    public = _public(facts, chance, seats, options)
    public.contracts, public.piles, public.pile = piles.pop(), len(piles), len(special)
    return Game(
        public=public,
        private=[Private([], []) for _ in range(seats)],
        secret=Secret(seed, special, piles, sorted(facts.goals)),
        stacks=[[] for _ in range(seats)],
        counts=[0] * seats,
    )


def _public(facts: Edition, chance: Chance, seats: int, options: dict[str, str]) -> Public:
    cards = chance.shuffle("city-cards", list(facts.cards))
    outposts = chance.shuffle("outposts", list(facts.outposts))
    scores = [[0] * seats for _ in score_rules(SCORES, options)]
    scores[SCORES.index("start")] = [facts.setup.points] * seats
    return Public(
        edition=facts.name,
        variant=options,
        stage="draft",
        round=0,
        turn=-1,
        starter=FIRST_STARTER,
        hourglass=FIRST_STARTER,
        over=False,
        bought=False,
        rolls=0,
        placing="",
        put=0,
        journey=None,
        draft=chance.shuffle("characters", list(facts.characters))[: seats + 1],
        black=[0] * facts.setup.supply(seats),
        spaces=_fixed_dice(seats),
        bonuses=_bonuses(facts, chance, options),
        outposts=dict(zip(facts.outpost_cities, outposts, strict=False)),
        cards=dict(zip(facts.card_spaces, cards, strict=False)),
        contracts=[],
        piles=0,
        pile=0,
        under=[],
        beijing=[FREE] * len(facts.beijing_slots),
        fresh=[],
        fresh_posts=[],
        traders=_traders(facts, chance, seats),
        scores=scores,
        bids=no_bids(options, seats),
    )


def _bonuses(facts: Edition, chance: Chance, options: dict[str, str]) -> dict[str, str]:
    """Return the city bonus markers by city: at random, or at their default places.

    {#first-game} {#expert}
    """
    if options["bonuses"] == "fixed":
        return dict(facts.default_bonuses)
    markers = chance.shuffle("city-bonuses", list(facts.bonuses))
    return dict(zip(facts.bonus_cities, markers, strict=True))


def _fixed_dice(seats: int) -> dict[str, list[Die]]:
    """Return the neutral dice, which stay all game, by space {#three-players} {#two-players}."""
    spaces: dict[str, list[Die]] = {}
    for space, pips in FIXED_DICE[seats]:
        spaces.setdefault(space, []).append(Die(NEUTRAL, pips, NEUTRAL))
    return spaces


def _traders(facts: Edition, chance: Chance, seats: int) -> list[Trader]:
    """Return each seat's starting pieces; later seats get more coins {#start-coins}."""
    starters = chance.shuffle("starters", facts.deck("starter"))
    traders = [
        Trader(facts.setup.points, 0, 0, figures=[facts.start], contracts=[starter])
        for starter in starters[:seats]
    ]
    for place, own in enumerate(traders):
        add(own, facts.setup.purse(place))
    return traders


# -- imagining ------------------------------------------------------------------------------------


def imagine(state: Game, seat: int | None, seed: bytes) -> Game:
    """Return a copy with random values for all that the seat can't know.

    These are the piles, other seats' goal cards and future draws.
    """
    world, chance = clone(state), Chance(seed)
    world.secret.seed = hmac.digest(seed, b"imagine", "sha256")
    _reshuffle(world, chance)
    if not world.public.over:
        _redeal_goals(world, seat, chance)
    return world


def _reshuffle(world: Game, chance: Chance) -> None:
    """Deal the unseen contracts to the piles again.

    Contracts known to be at the bottom stay there.
    """
    secret, known = world.secret, len(world.public.under)
    unseen = [*secret.pile[known:], *(contract for pile in secret.piles for contract in pile)]
    mixed = chance.shuffle("contracts", sorted(unseen))
    for pile in secret.piles:
        pile[:], mixed = mixed[: len(pile)], mixed[len(pile) :]
    secret.pile[known:] = mixed


def _redeal_goals(world: Game, seat: int | None, chance: Chance) -> None:
    """Deal the goal cards that the seat hasn't seen to the other seats again."""
    others = [own for who, own in enumerate(world.private) if who != seat]
    unseen = [goal for own in others for goal in (*own.goals, *own.rejected)]
    goals = chance.shuffle("goals", sorted([*unseen, *world.secret.goals]))
    for own in others:
        kept, given = len(own.goals), len(own.rejected)
        own.goals, goals = sorted(goals[:kept]), goals[kept:]
        own.rejected, goals = sorted(goals[:given]), goals[given:]
    world.secret.goals = sorted(goals)
