"""What a game consists of, compartment by compartment.

Cards are named by their ids, amounts are tokens, "" stands for no card. Of the cards in a hand those
are public that were open when they were taken, of others the colour; what is on their backs isn't.
The state itself, with the stacks of what is still to be done, is in ``steps``.
"""

from __future__ import annotations

import msgspec

TRACK = 6
"""Track cards before every seat {#setup}."""


class Raja(msgspec.Struct):
    """What lies before a seat, and what is known of its hand, in the order in which the cards came.

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
        """How many track cards have been turned."""
        return self.left + self.right

    @property
    def finished(self) -> bool:
        """Tell whether all track cards have been turned {#end}."""
        return self.left + self.right >= TRACK


class Public(msgspec.Struct):
    """What everybody sees, or could know.

    ``seen``: the dice on the backs of all cards that have ever lain on the discard pile. ``playing``:
    cards that were taken and have no place yet. ``buying``: the card that is being paid for.
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
    """What one seat knows: its dice, and what it has laid of a payment that isn't made yet.

    ``laid``: dice, each with the karma laid on it; ``jokers``: what its stewards stand for.
    """

    hand: list[tuple[str, int]]
    laid: dict[str, int] = {}
    jokers: list[int] = []


class Secret(msgspec.Struct):
    """What nobody knows: the seed, the deck with its top card last, backs, bonuses not yet turned."""

    seed: bytes
    deck: list[str]
    values: dict[str, int]
    tracks: list[list[str]]


def clone_raja(old: Raja) -> Raja:
    """Copy what lies before a seat."""
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
    """Copy what one seat knows; its dice are never changed."""
    return Private(old.hand[:], old.laid.copy(), old.jokers[:])


def clone_secret(old: Secret) -> Secret:
    """Copy what nobody knows."""
    return Secret(old.seed, old.deck[:], old.values.copy(), [track[:] for track in old.tracks])
