"""The action area: every space with its dice, its gains and its requirements.

Amounts are tokens (see ``looks``), and sentences are `Text`s. Templates make the HTML.
"""

from __future__ import annotations

from functools import cache

import msgspec

from games.boards.marco_polo_common.city_cards import card_face
from games.boards.marco_polo_common.dice import SupplyDice
from games.boards.marco_polo_common.looks import Data, Gap, Row, Tokens, amounts, board_text
from games.boards.marco_polo_common.spaces import (
    GainSpace,
    Khan,
    Offer,
    OfferSpace,
    Space,
    Tray,
    bag,
    khan,
    space,
    tray,
)
from games.rules.kernel.text import Param, Text
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import (
    AREA_CARDS,
    BAG,
    CONTRACT_COINS,
    KHAN,
    SPECIAL_SLOTS,
    Book,
    Edition,
    Seal,
    SpecialCity,
    TravelSpace,
    bundle_text,
    place_text,
    seal_text,
)
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.words import say

# -- books --------------------------------------------------------------------------------------


class BookSpace(msgspec.Struct, frozen=True):
    """A space of a book, and the lowest die that it accepts."""

    space: Space
    least: int


class NextOffer(msgspec.Struct, frozen=True):
    """An offer of the next round, and its price in jade."""

    jade: int
    items: Tokens


class BookStation(msgspec.Struct, frozen=True, kw_only=True):
    """A book with its spaces.

    ``free`` are its free offers, ``jade`` the offers of its tile, which cost jade, and ``next`` the
    offers of the next round's tile.
    """

    id: str
    name: Text
    note: Text
    two: bool
    spaces: tuple[BookSpace, ...]
    free: tuple[Offer, ...]
    jade: tuple[Offer, ...]
    next: tuple[NextOffer, ...]
    next_label: Text | None


def _books(facts: Edition, public: Data) -> tuple[BookStation, ...]:
    upcoming = public["upcoming"] or [""] * len(public["offers"])
    stations = zip(facts.books.values(), public["offers"], upcoming, strict=True)
    return tuple(_book(facts, public, *station) for station in stations)


def _book(facts: Edition, public: Data, book: Book, tile: str, later: str) -> BookStation:
    spaces = _book_spaces(facts, public, book)
    return BookStation(
        id=book.id,
        name=board_text(Edition, book.id),
        note=_least(book.min_die),
        two=len(spaces) > 1,
        spaces=spaces,
        free=tuple(_offer(book.id, at, gain, 0) for at, gain in enumerate(book.free, 1)),
        jade=tuple(
            _offer(book.id, at, gain, jade)
            for at, (jade, gain) in enumerate(_tile(facts, tile), len(book.free) + 1)
        ),
        next=tuple(NextOffer(jade, amounts(gain)) for jade, gain in _tile(facts, later)),
        next_label=_next_label(facts, later),
    )


def _book_spaces(facts: Edition, public: Data, book: Book) -> tuple[BookSpace, ...]:
    ids = [space for space, of in facts.book_spaces.items() if of == book.id]
    tip = board_text(Edition, "book-tip", least=book.min_die)
    names = [f"{id}-space" for id in ids] if len(ids) > 1 else [book.id]
    return tuple(
        BookSpace(space(Edition, public, id, board_text(Edition, name), tip), book.min_die)
        for id, name in zip(ids, names, strict=True)
    )


def _tile(facts: Edition, tile: str) -> list[tuple[int, Bundle]]:
    """Return an offer tile's prices in jade with their gains; empty for "" (no tile)."""
    if not tile:
        return []
    own = facts.tiles[tile]
    return [(1, own.one_jade), (2, own.two_jade)]


def _next_label(facts: Edition, tile: str) -> Text | None:
    offers = [bundle_text(gain) for _, gain in _tile(facts, tile)]
    return board_text(Edition, "next-tile", one=offers[0], two=offers[1]) if offers else None


def _offer(book: str, at: int, gain: Bundle, jade: int) -> Offer:
    words = bundle_text(gain)
    label = say(Edition, "label-offer-jade", gain=words, cost=bundle_text(Bundle(jade=jade)))
    return Offer(
        id=f"offer:{book}-{at}",
        items=amounts(gain),
        jade=jade,
        label=label if jade else board_text(Edition, "offer-free", gain=words),
    )


def _least(pips: int) -> Text:
    return (
        board_text(Edition, "any-die") if pips == 1 else board_text(Edition, "least-die", pips=pips)
    )


# -- seals --------------------------------------------------------------------------------------


class SealOffer(msgspec.Struct, frozen=True, kw_only=True):
    """An available seal: the lowest die that it requires, the jade that it gives, its bonus."""

    id: str
    seal: str
    least: int
    jade: Tokens
    bonus: Tokens
    name: Text
    tip: Text


class SealSpace(msgspec.Struct, frozen=True):
    """The guild seal action's space, and the seals."""

    space: Space
    seals: tuple[SealOffer, ...]


def _seals(facts: Edition, public: Data) -> SealSpace:
    name, tip = board_text(Edition, "seals"), board_text(Edition, "seals-tip")
    return SealSpace(
        space(Edition, public, "seals", name, tip),
        tuple(_seal(facts, seal) for seal in facts.seals.values()),
    )


def _seal(facts: Edition, seal: Seal) -> SealOffer:
    cost = Bundle(jade=seal.jade)
    return SealOffer(
        id=f"take-seal:{seal.id}",
        seal=seal.id,
        least=seal.min_die,
        jade=amounts(cost),
        bonus=amounts(seal.bonus),
        name=board_text(Edition, "seal", seal=seal_text(facts, seal.id)),
        tip=board_text(
            Edition,
            "seal-tip",
            pips=seal.min_die,
            jade=bundle_text(cost),
            cost=bundle_text(seal.upgrade_cost),
            bonus=bundle_text(seal.bonus),
        ),
    )


# -- travel -------------------------------------------------------------------------------------


class Travel(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the travel action. If ``used``, the current journey began there."""

    space: Space
    slots: range
    steps: int
    fee: Tokens
    extra: int
    used: bool


def _travel(public: Data, way: TravelSpace) -> Travel:
    params: dict[str, Param] = {
        "dice": way.dice,
        "steps": way.max_steps,
        "fee": bundle_text(way.fee),
        "extra": way.extra_posts,
    }
    id = f"travel-{way.id}"
    tip = board_text(Edition, f"travel-{'fee' if way.fee else 'free'}-tip", **params)
    journey = public["journey"]
    return Travel(
        space=space(Edition, public, id, board_text(Edition, id), tip),
        slots=range(way.dice),
        steps=way.max_steps,
        fee=amounts(way.fee),
        extra=way.extra_posts,
        used=bool(journey) and journey["source"] in (way.id, id, f"space:{id}"),
    )


# -- special cities -----------------------------------------------------------------------------


class Special(msgspec.Struct, frozen=True, kw_only=True):
    """A special city: its gain, and the least dice for one and for two times its seal's bonus."""

    space: Space
    items: Tokens
    seal: str
    once: int
    twice: int
    slots: range


def _special(facts: Edition, public: Data, id: str, city: SpecialCity) -> Special:
    tip = board_text(
        Edition,
        "special-tip",
        gain=bundle_text(city.gain),
        seal=seal_text(facts, city.seal),
        bonus=bundle_text(facts.seals[city.seal].bonus),
        once=city.once_from,
        twice=city.twice_from,
    )
    own = space(Edition, public, id, place_text(facts, city.place), tip)
    return Special(
        space=own,
        items=amounts(city.gain),
        seal=city.seal,
        once=city.once_from,
        twice=city.twice_from,
        slots=range(SPECIAL_SLOTS - len(own.dice)),
    )


# -- city cards ---------------------------------------------------------------------------------


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A city card's face in the action area."""

    kind: str
    least: int
    often: Tokens
    rows: tuple[Tokens, ...]
    label: Text
    tip: Text


class CardSpace(msgspec.Struct, frozen=True):
    """A space for a city card in the action area, which may be empty."""

    space: Space
    face: Face | None


def _card(facts: Edition, public: Data, id: str) -> CardSpace:
    card = public["cards"].get(id, "")
    if not card:
        words = board_text(Edition, "no-card")
        return CardSpace(space(Edition, public, id, words, words), None)
    face = _face(facts.name, card)
    return CardSpace(space(Edition, public, id, face.label, face.tip), face)


@cache
def _face(edition_name: str, card: str) -> Face:
    drawn = card_face(edition(edition_name), card)
    return Face(
        kind=drawn.kind,
        least=drawn.least,
        often=_shown(drawn.often),
        rows=tuple(_shown(row) for row in drawn.rows),
        label=drawn.label,
        tip=drawn.tip,
    )


def _shown(row: Row) -> Tokens:
    """Return a row's tokens, without `Gap`s."""
    return tuple(placed.token for placed in row.tokens if not isinstance(placed.token, Gap))


# -- the whole area -----------------------------------------------------------------------------


class ActionArea(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of the action area, and the tray beside it."""

    tray: Tray
    books: tuple[BookStation, ...]
    khan: Khan
    bag: OfferSpace
    seals: SealSpace
    travel: tuple[Travel, ...]
    contracts: GainSpace
    specials: tuple[Special, ...]
    cards: tuple[CardSpace, ...]


def action_area(view: Data) -> ActionArea:
    """Return the action area as the viewer sees it."""
    public = view["public"]
    facts = edition(public["edition"])
    return ActionArea(
        tray=tray(facts, view, _supply(public)),
        books=_books(facts, public),
        khan=khan(facts, public, KHAN),
        bag=bag(facts, public, BAG),
        seals=_seals(facts, public),
        travel=tuple(_travel(public, way) for way in reversed(facts.travel.values())),
        contracts=_contracts(public),
        specials=tuple(_special(facts, public, *entry) for entry in facts.specials.items()),
        cards=tuple(_card(facts, public, id) for id in AREA_CARDS),
    )


def _supply(public: Data) -> tuple[SupplyDice, ...]:
    """Return the supply's black dice; equal dice are drawn as one with their number."""
    dice: list[int] = public["black"]
    return tuple(_supply_dice(pips, dice.count(pips)) for pips in sorted(set(dice)))


def _supply_dice(pips: int, count: int) -> SupplyDice:
    label = (
        board_text(Edition, "supply-rolled", pips=pips, count=count)
        if pips
        else board_text(Edition, "supply", count=count)
    )
    return SupplyDice(id=f"black:{pips}", pips=pips, count=count, label=label)


def _contracts(public: Data) -> GainSpace:
    gain = bundle_text(CONTRACT_COINS)
    name, tip = board_text(Edition, "contracts"), board_text(Edition, "contracts-tip", gain=gain)
    return GainSpace(space(Edition, public, "contracts", name, tip), amounts(CONTRACT_COINS))
