"""The state of a game of Marco Polo I, compartment by compartment.

Places, cards, contracts and spaces are ids of the edition. Amounts are numbers of pieces. The
stacks hold the pending steps, which the module ``steps`` defines.
"""

from __future__ import annotations

import msgspec

from games.rules.kernel import Step
from games.rules.kernel.bidding import Bid
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import Edition
from games.rules.marco_polo_common import table
from games.rules.marco_polo_common.dice import Die
from games.rules.marco_polo_common.journey import Journey


class Trader(msgspec.Struct):
    """A seat's pieces that everybody sees.

    ``dice``, ``black`` and ``white`` are the pips of dice not yet placed, ascending; 0 means that
    the pips aren't decided yet. ``posts`` are places in the order of placing. ``goals`` is empty
    until the end. ``jade`` is always 0; the field exists because both games share functions for
    purses.
    """

    points: int
    camels: int
    coins: int
    jade: int = 0
    pepper: int = 0
    silk: int = 0
    gold: int = 0
    character: str = ""
    goals: list[str] = []
    dice: list[int] = []
    black: list[int] = []
    white: list[int] = []
    figures: list[str] = []
    posts: list[str] = []
    contracts: list[str] = []
    done: list[str] = []


class Public(msgspec.Struct, omit_defaults=True):
    """The part of the state that everybody sees or can know.

    ``stage`` is draft, goals, income or turns. ``round`` is 0 before the first round. ``turn`` is
    the seat whose turn it is, or -1. ``placing`` is the space on which a seat is placing dice, and
    ``put`` the number of dice placed there so far. ``journey`` is the current movement. ``spaces``
    has only spaces with dice. ``black`` are the black dice of the supply. ``contracts`` has six
    positions, "" if empty. ``piles`` is the number of piles for later rounds. ``pile`` is the
    special pile's height; ``under`` are the contracts known to be at its bottom, the lowest last.
    ``beijing`` has the seats in Beijing's slots, the best slot first, -1 if free. ``fresh`` are the
    contracts that the latest action took; ``fresh_posts`` are the places of this turn's posts.
    """

    edition: str
    variant: dict[str, str]
    stage: str
    round: int
    turn: int
    starter: int
    hourglass: int
    over: bool
    bought: bool
    rolls: int
    placing: str
    put: int
    journey: Journey | None
    draft: list[str]
    black: list[int]
    spaces: dict[str, list[Die]]
    bonuses: dict[str, str]
    outposts: dict[str, str]
    cards: dict[str, str]
    contracts: list[str]
    piles: int
    pile: int
    under: list[str]
    beijing: list[int]
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

    The next card of a pile is its last item. ``pile`` is the special pile; ``piles`` are the piles
    of later rounds.
    """

    seed: bytes
    pile: list[str]
    piles: list[list[str]]
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
        old.goals[:],
        old.dice[:],
        old.black[:],
        old.white[:],
        old.figures[:],
        old.posts[:],
        old.contracts[:],
        old.done[:],
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
        old.over,
        old.bought,
        old.rolls,
        old.placing,
        old.put,
        old.journey,
        old.draft[:],
        old.black[:],
        {space: dice[:] for space, dice in old.spaces.items()},
        old.bonuses.copy(),
        old.outposts.copy(),
        old.cards.copy(),
        old.contracts[:],
        old.piles,
        old.pile,
        old.under[:],
        old.beijing[:],
        old.fresh[:],
        old.fresh_posts[:],
        [clone_trader(trader) for trader in old.traders],
        [points[:] for points in old.scores],
        old.bids[:],
    )
