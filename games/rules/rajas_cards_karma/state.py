"""The state of a game, compartment by compartment.

Cards are named by their ids, amounts are tokens, "" means no card. Cards in a hand are public if
they were open when they were taken; of others the colour is public. Their backs are hidden.
``steps`` defines the state as a whole, with the stacks of pending steps.
"""

from __future__ import annotations

import msgspec

TRACK = 6
"""The number of track cards of each seat {#setup}."""


class Raja(msgspec.Struct):
    """A seat's open belongings, and the public record of its hand, in the order of taking.

    ``hand``: cards taken openly by their ids, those drawn unseen by their colour and their deck.
    ``track``: bonuses of its track cards, "" while unknown. ``left`` were turned by fame, ``right``
    by coins.
    """

    track: list[str]
    hand: list[str]
    fame: int = 0
    coins: int = 0
    karma: int = 0
    stewards: int = 0
    buildings: list[str] = []
    ships: list[str] = []
    goods: list[str] = []
    left: int = 0
    right: int = 0

    @property
    def turned(self) -> int:
        """The number of turned track cards."""
        return self.left + self.right

    @property
    def finished(self) -> bool:
        """Whether all track cards have been turned {#end}."""
        return self.left + self.right >= TRACK


class Public(msgspec.Struct):
    """The part of the state that everybody sees or could know.

    ``seen``: the dice on the backs of all cards that have ever lain on the discard pile.
    ``playing``: cards that were taken and have no place yet. ``buying``: the card that is being
    paid for.
    """

    edition: str
    open_bonuses: bool
    rajas: list[Raja]
    grid: list[str]
    deck: int
    top: str
    discards: list[str]
    seen: dict[str, int]
    shuffles: int = 0
    round: int = 0
    passing: int = 1
    turn: int = 0
    starter: int = 0
    extra: int = 0
    finishing: bool = False
    over: bool = False
    playing: list[str] = []
    buying: str = ""


class Private(msgspec.Struct):
    """One seat's knowledge: its dice, and the pieces laid for an unfinished payment.

    ``laid``: dice, each with the karma laid on it; ``jokers``: the values of its stewards.
    """

    hand: list[tuple[str, int]]
    laid: dict[str, int] = {}
    jokers: list[int] = []


class Secret(msgspec.Struct):
    """The hidden part: the seed, the deck with its top card last, backs, unknown bonuses."""

    seed: bytes
    deck: list[str]
    values: dict[str, int]
    tracks: list[list[str]]


def clone_raja(old: Raja) -> Raja:
    """Copy a seat's open belongings."""
    return Raja(
        old.track[:],
        old.hand[:],
        old.fame,
        old.coins,
        old.karma,
        old.stewards,
        old.buildings[:],
        old.ships[:],
        old.goods[:],
        old.left,
        old.right,
    )


def clone_public(old: Public) -> Public:
    """Copy the public compartment."""
    return Public(
        old.edition,
        old.open_bonuses,
        [clone_raja(raja) for raja in old.rajas],
        old.grid[:],
        old.deck,
        old.top,
        old.discards[:],
        old.seen.copy(),
        old.shuffles,
        old.round,
        old.passing,
        old.turn,
        old.starter,
        old.extra,
        old.finishing,
        old.over,
        old.playing[:],
        old.buying,
    )


def clone_private(old: Private) -> Private:
    """Copy one seat's knowledge; its dice are never changed."""
    return Private(old.hand[:], old.laid.copy(), old.jokers[:])


def clone_secret(old: Secret) -> Secret:
    """Copy the hidden part."""
    return Secret(old.seed, old.deck[:], old.values.copy(), [track[:] for track in old.tracks])
