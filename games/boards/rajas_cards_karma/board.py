"""The data that the board's templates draw, as a pure function of a view.

This module draws the grid and the piles. `players` draws the players' cards and tokens, `held` the
viewer's dice and unfinished payment, `faces` the faces of cards.
"""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.rajas_cards_karma.faces import Face, faces
from games.boards.rajas_cards_karma.gallery import Gallery, gallery
from games.boards.rajas_cards_karma.held import Hand, Need, Payment, held, needs, payment
from games.boards.rajas_cards_karma.looks import Data, Die, ShownCard, die, shown
from games.boards.rajas_cards_karma.players import (
    PlayerArea,
    Rival,
    Strip,
    mine,
    rivals,
    seat_faces,
)
from games.boards.rajas_cards_karma.purse import PURSE
from games.rules.kernel import Decision, Drawing, Pane, Text, Who
from games.rules.kernel.drawing import SIGNS
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import Facts
from games.rules.rajas_cards_karma.words import say

TURN: Final = "rajas-cards-karma-prompt-turn"
"""The id of the prompt with which a seat may take a card for its action or as a die."""
COLUMNS: Final = 4
"""The number of cards in a row; the number of rows depends on the players {#grid}."""
PITCH: Final = (68, 89)
BORDER: Final = 8
ROWS: Final = 3
LEAST: Final = 5
"""Lengths in the thumbnail (card distances and border, in units), its rows, its least columns."""


class Mode(msgspec.Struct, frozen=True):
    """One of the two uses of a card: for its action or as a die."""

    id: str
    label: Text


class GridCard(msgspec.Struct, frozen=True):
    """A card of the grid.

    ``taken``: a seat is paying for it. ``back`` is its die if everybody knows it. ``need`` are the
    stewards and karma that the viewer needs for it, besides dice.
    """

    card: ShownCard
    taken: bool
    back: Die | None
    need: Need | None


class SmallCard(msgspec.Struct, frozen=True):
    """A card in the thumbnail, with its position."""

    face: tuple[Face]
    x: str
    y: str


class Thumb(msgspec.Struct, frozen=True):
    """The grid's thumbnail."""

    wide: str
    high: str
    cards: tuple[SmallCard, ...]


class Piles(msgspec.Struct, frozen=True):
    """The deck with its face-up card, the discard pile, and cards whose action isn't done yet."""

    deck: int
    deck_label: Text
    top: ShownCard | None
    discards: int
    discards_label: Text
    discard: Die | None
    playing: tuple[ShownCard, ...]


class Elephant(msgspec.Struct, frozen=True):
    """The elephant, whose owner is the starting player.

    ``back``: the elephant's back is up. ``you``: the viewer owns it.
    """

    seat: str
    sign: str
    name: Who
    back: bool
    you: bool
    tip: Text


class Pieces(msgspec.Struct, frozen=True):
    """The data for the templates; spectators have no ``mine``, ``dice`` and ``payment``."""

    switch: bool
    modes: tuple[Mode, ...]
    grid: tuple[GridCard | None, ...]
    thumb: Thumb
    columns: int
    piles: Piles
    elephant: Elephant
    rivals: tuple[Rival, ...]
    mine: PlayerArea | None
    payment: Payment | None
    dice: Hand | None
    gallery: Gallery


LAYS: Final = dict.fromkeys(("hand", "karma", "steward"), frozenset(PURSE))
"""The groups of choices that add a die, a karma or a steward to a payment, whatever it costs."""


def draw(view: Data, decision: Decision | None) -> Drawing[Pieces, Strip]:
    """Return the data of the board, the strip and the thumbnail."""
    public = view["public"]
    return Drawing(
        headline=say("board-headline", round=public["round"], **{"pass": public["pass"]}),
        seats=seat_faces(public),
        panes=_PANES if view["seat"] is not None else _PANES_FOR_WATCHERS,
        pieces=_pieces(edition(public["edition"]), view),
        score="turned",
        purse=PURSE,
        lays=LAYS,
        lists_players=True,
    )


def _pieces(facts: Facts, view: Data) -> Pieces:
    public, pay = view["public"], payment(facts, view)
    return Pieces(
        switch=_switch(view),
        modes=_MODES,
        grid=_grid(facts, view),
        thumb=_thumb(facts, public),
        columns=COLUMNS,
        piles=_piles(facts, public),
        elephant=_elephant(view),
        rivals=rivals(facts, view),
        mine=mine(facts, view),
        payment=pay,
        dice=held(facts, view, pay),
        gallery=gallery(facts.name),
    )


_PANES: Final = (
    Pane("grid", say("pane-table")),
    Pane("mine", say("pane-mine")),
    Pane("rivals", say("pane-rivals")),
)
_PANES_FOR_WATCHERS: Final = (
    Pane("grid", say("pane-table")),
    Pane("rivals", say("pane-players")),
)
_MODES: Final = (
    Mode("mode:action", say("board-mode-action")),
    Mode("mode:die", say("board-mode-die")),
)
"""The two uses of a card. If a player selects a use, only cards for this use are highlighted."""


def _switch(view: Data) -> bool:
    """Return whether the viewer may choose a card for its action or as a die."""
    asked: Data = view["open"].get(str(view["seat"]), {})
    return bool(asked.get("id") == TURN)


# -- the grid -----------------------------------------------------------------------------------


def _grid(facts: Facts, view: Data) -> tuple[GridCard | None, ...]:
    """Return the grid's cards; ``None`` for a gap, which is filled at the round's end."""
    takes = needs(facts, view) if _switch(view) else {}
    cards: list[str | None] = view["public"]["grid"]
    return tuple(_card(facts, view["public"], id, takes.get(id)) if id else None for id in cards)


def _card(facts: Facts, public: Data, id: str, need: Need | None) -> GridCard:
    colour, seen = facts.cards[id].die_colour, public["seen"].get(id)
    return GridCard(
        card=shown(facts, id, "card"),
        taken=id == public["buying"],
        back=die(colour, seen) if seen else None,
        need=need,
    )


def _thumb(facts: Facts, public: Data) -> Thumb:
    """Return the grid's thumbnail: half-size cards in three rows, on a background 3:2 or wider."""
    columns = max(LEAST, -(-len(public["grid"]) // ROWS))
    high = BORDER + ROWS * PITCH[1]
    wide = max(BORDER + columns * PITCH[0], high * 3 // 2)
    left = (wide - columns * PITCH[0] + BORDER) // 2
    cards = tuple(
        SmallCard(
            face=(faces(facts.name)[id],),
            x=str(left + place % columns * PITCH[0]),
            y=str(BORDER + place // columns * PITCH[1]),
        )
        for place, id in enumerate(public["grid"])
        if id
    )
    return Thumb(str(wide), str(high), cards)


# -- piles and elephant -------------------------------------------------------------------------


def _piles(facts: Facts, public: Data) -> Piles:
    discards: list[str] = public["discards"]
    top = discards[-1] if discards else None
    return Piles(
        deck=public["deck"],
        deck_label=say("label-deck", count=public["deck"]),
        top=shown(facts, public["top"], "top") if public["top"] else None,
        discards=len(discards),
        discards_label=say("label-discards", count=len(discards)),
        discard=die(facts.cards[top].die_colour, public["seen"][top]) if top else None,
        playing=tuple(shown(facts, id, "playing") for id in public["playing"]),
    )


def _elephant(view: Data) -> Elephant:
    starter = view["public"]["starter"]
    back = view["public"]["elephant"] == "back"
    return Elephant(
        seat=seat_colour(starter),
        sign=SIGNS[starter],
        name=Who(starter),
        back=back,
        you=starter == view["seat"],
        tip=say("board-elephant-back" if back else "board-elephant-front"),
    )
