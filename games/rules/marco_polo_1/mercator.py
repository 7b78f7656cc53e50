"""Gains of characters when other seats act, such as that of Mercator ex Tabriz {#mercator}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.rules.kernel import Ply
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import Character
from games.rules.marco_polo_common.purse import character, receive

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def _others(state: State, seat: int) -> Iterator[tuple[int, Character]]:
    for other in range(len(state.counts)):
        if other != seat:
            yield other, character(state, other)


def thank_for(ply: Ply[State], seat: int, what: str) -> None:
    """Give other seats their characters' gains when a seat uses the Khan's or the coins' space."""
    players = len(ply.state.counts)
    for other, own in _others(ply.state, seat):
        gains: tuple[Bundle, ...] = getattr(own, what)
        if gains and gains[players - 2]:
            receive(ply, other, gains[players - 2], "character", f"character:{own.slug}")


def share(ply: Ply[State], seat: int, ware: str) -> None:
    """Give other seats their characters' fixed share when a seat takes a ware in the bazaar."""
    for other, own in _others(ply.state, seat):
        if own.share:
            gain = Bundle(**{ware: own.share})
            receive(ply, other, gain, "character", f"character:{own.slug}")
