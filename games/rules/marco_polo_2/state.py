"""The state of a game of Marco Polo II, compartment by compartment.

Places, cards, tiles, seals and spaces are ids of the edition. Amounts are numbers of pieces. The
stacks hold the pending steps, which the module ``steps`` defines.
"""

from __future__ import annotations

import msgspec

from games.rules.kernel import Step
from games.rules.kernel.bidding import Bid
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import Edition
from games.rules.marco_polo_common import table
from games.rules.marco_polo_common.dice import Die
from games.rules.marco_polo_common.journey import Journey


class Trader(msgspec.Struct):
    """A seat's pieces that everybody sees.

    ``dice`` and ``black`` are the pips of dice not yet placed, ascending. ``seals`` maps each seal
    to whether it is improved. ``posts`` are places in the order of placing. ``goal`` is empty until
    the end.
    """

    points: int
    camels: int
    coins: int
    jade: int = 0
    pepper: int = 0
    silk: int = 0
    gold: int = 0
    character: str = ""
    goal: str = ""
    dice: list[int] = []
    black: list[int] = []
    figures: list[str] = []
    posts: list[str] = []
    seals: dict[str, bool] = {}
    contracts: list[str] = []
    done: list[str] = []
    kept: list[str] = []


class Public(msgspec.Struct, omit_defaults=True):
    """The part of the state that everybody sees or can know.

    ``stage`` is draft, goals, income or turns. ``round`` is 0 before the first round. ``turn`` is
    the seat whose turn it is, or -1. ``rank`` is the highest travel space used in this round.
    ``placing`` is the space on which a seat is placing dice, and ``put`` the number of dice placed
    there so far. ``journey`` is the current movement. ``black`` are the black dice of the supply, 0
    if not rolled. ``spaces`` has only spaces with dice. ``under`` are the contracts known to be at
    the bottom of the pile, the lowest last. ``seen`` are the city cards that were replaced.
    ``fresh`` are the contracts that the latest action took; ``fresh_posts`` are the places of this
    turn's posts.
    """

    edition: str
    variant: dict[str, str]
    stage: str
    round: int
    turn: int
    starter: int
    hourglass: int
    rank: int
    over: bool
    bought: bool
    rolls: int
    placing: str
    put: int
    journey: Journey | None
    draft: list[str]
    open_goals: list[list[str]]
    offers: list[str]
    upcoming: list[str]
    past_offers: list[str]
    black: list[int]
    spaces: dict[str, list[Die]]
    bonuses: dict[str, str]
    outposts: dict[str, str]
    cards: dict[str, str]
    seen: list[str]
    deck: int
    contracts: dict[str, list[str]]
    pile: int
    under: list[str]
    fresh: list[str]
    fresh_posts: list[str]
    traders: list[Trader]
    scores: list[list[int]]
    bids: list[Bid | None] = []


class Private(msgspec.Struct):
    """The information that only one seat has: the goal cards that it was dealt, kept or not."""

    goals: list[str]
    rejected: list[str]


class Secret(msgspec.Struct):
    """The part that no seat knows: the seed and the piles.

    The next card of a pile is its last item. ``offers`` has a pile for each book, without the tiles
    of this and the next round.
    """

    seed: bytes
    pile: list[str]
    deck: list[str]
    offers: list[list[str]]
    goals: list[str]


class State(table.State):
    """The compartments, each seat's stack of steps, and each seat's number of choices."""

    public: Public
    private: list[Private]
    secret: Secret
    stacks: list[list[Step]]
    counts: list[int]

    @property
    def facts(self) -> Edition:
        """The facts of the edition with which the game began."""
        return edition(self.public.edition)


def clone_trader(old: Trader) -> Trader:
    """Return a copy of a seat's pieces."""
    return Trader(
        old.points,
        old.camels,
        old.coins,
        old.jade,
        old.pepper,
        old.silk,
        old.gold,
        old.character,
        old.goal,
        old.dice[:],
        old.black[:],
        old.figures[:],
        old.posts[:],
        old.seals.copy(),
        old.contracts[:],
        old.done[:],
        old.kept[:],
    )


def clone_public(old: Public) -> Public:
    """Return a copy of the public compartment; it shares dice and options, which never change."""
    return Public(
        old.edition,
        old.variant,
        old.stage,
        old.round,
        old.turn,
        old.starter,
        old.hourglass,
        old.rank,
        old.over,
        old.bought,
        old.rolls,
        old.placing,
        old.put,
        old.journey,
        old.draft[:],
        [goals[:] for goals in old.open_goals],
        old.offers[:],
        old.upcoming[:],
        old.past_offers[:],
        old.black[:],
        {space: dice[:] for space, dice in old.spaces.items()},
        old.bonuses.copy(),
        old.outposts.copy(),
        old.cards.copy(),
        old.seen[:],
        old.deck,
        {place: slots[:] for place, slots in old.contracts.items()},
        old.pile,
        old.under[:],
        old.fresh[:],
        old.fresh_posts[:],
        [clone_trader(trader) for trader in old.traders],
        [points[:] for points in old.scores],
        old.bids[:],
    )
