"""The state of a game, compartment by compartment.

Cards are ids; "" means no card. Amounts are numbers of tokens. If a card was face up when it was
taken into a hand, everybody knows it; of other cards in hands only the colour is public. The values
on backs are hidden. The module ``steps`` defines the whole state, with the stacks of pending steps.
"""

from __future__ import annotations

import msgspec

TRACK = 6
"""The number of track cards of each seat {#setup}."""


class Raja(msgspec.Struct):
    """A seat's public pieces.

    ``hand`` is the public record of its hand, in the order of taking: the ids of cards taken
    openly; colour and deck of cards drawn unseen. ``track`` are the bonuses of its track cards, ""
    while unknown. ``left`` track cards were turned by fame, ``right`` by coins.
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

    ``seen`` has the values on the backs of all cards that have ever been on the discard pile.
    ``playing`` are cards that were taken and have no place yet. ``buying`` is the card for which a
    seat is paying.
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
    """The information that only one seat has: its dice, and its pieces in an unfinished payment.

    ``laid`` has the payment's dice, each with the karma on it; ``jokers`` are the values of
    stewards used as dice.
    """

    hand: list[tuple[str, int]]
    laid: dict[str, int] = {}
    jokers: list[int] = []


class Secret(msgspec.Struct):
    """The part that no seat knows: seed, deck (top card last), values of backs, track bonuses."""

    seed: bytes
    deck: list[str]
    values: dict[str, int]
    tracks: list[list[str]]


def clone_raja(old: Raja) -> Raja:
    """Return a copy of a seat's public pieces."""
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
    """Return a copy of the public compartment."""
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
    """Return a copy of a private compartment; it shares the dice, which never change."""
    return Private(old.hand[:], old.laid.copy(), old.jokers[:])


def clone_secret(old: Secret) -> Secret:
    """Return a copy of the secret compartment."""
    return Secret(old.seed, old.deck[:], old.values.copy(), [track[:] for track in old.tracks])
