"""The players' cards and tokens: each rival's in two lines, the viewer's in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.rajas_cards_karma.faces import BonusFace, bonus_face
from games.boards.rajas_cards_karma.looks import Data, Die, ShownCard, count_text, die, shown
from games.rules.kernel import SeatFace, Text, Who
from games.rules.kernel.drawing import SIGNS
from games.rules.rajas_cards_karma.facts import BUILDINGS, GOODS, Facts
from games.rules.rajas_cards_karma.words import bonus_text, building_text, good_text, say

TRACK: Final = 6
TOKENS: Final = ("fame", "coins", "karma", "stewards")
DISPLAY: Final = ("buildings", "ships", "goods")


class Token(msgspec.Struct, frozen=True):
    """A seat's number of tokens of a kind.

    ``of`` is the number that turns a track card; empty if not shown.
    """

    symbol: str
    count: int
    label: Text
    of: int | None = None


class Strip(msgspec.Struct, frozen=True):
    """A seat's part of the strip of players: its track and its tokens."""

    marks: tuple[bool, ...]
    turned: Text
    tokens: tuple[Token, ...]


class TrackCard(msgspec.Struct, frozen=True):
    """A track card.

    ``night`` says that its night side is up. ``bonus`` is ``None`` while unknown.
    """

    id: str
    night: bool
    turned: bool
    bonus: BonusFace | None
    label: Text


class OwnCard(msgspec.Struct, frozen=True):
    """A card in a display.

    ``ship`` is the target of the last ship of a row, whose reward a choice may give; "" for other
    cards.
    """

    card: ShownCard
    ship: str


class Rival(msgspec.Struct, frozen=True):
    """A rival's cards and tokens."""

    id: str
    seat: str
    sign: str
    name: Who
    turn: bool
    track: tuple[TrackCard, ...]
    turned: Text
    tokens: tuple[Token, ...]
    hand: tuple[Die, ...]
    hand_label: Text
    chips: tuple[OwnCard, ...]


class OwnBonus(msgspec.Struct, frozen=True):
    """A track card that its owner still has to place."""

    id: str
    bonus: BonusFace
    label: Text


class TokenPlaces(msgspec.Struct, frozen=True):
    """Places for tokens. Each is "used" (in a payment), "here" or "open" (empty).

    ``of`` is a text such as "2 of 3".
    """

    places: tuple[str, ...]
    label: Text
    of: Text


class Box(msgspec.Struct, frozen=True):
    """The viewer's karma or stewards; ``next`` describes the effect of the third token."""

    id: str
    symbol: str
    name: Text
    next: Text
    tokens: TokenPlaces


class NextCard(msgspec.Struct, frozen=True):
    """The next card for a row, in signs or words, and its gain."""

    signs: tuple[str, ...]
    gain: str
    text: Text | None
    label: Text


class DisplayRow(msgspec.Struct, frozen=True):
    """A row of the viewer's displays. In a ``crowd``, the cards overlap."""

    id: str
    name: Text
    cards: tuple[OwnCard, ...]
    next: NextCard
    crowd: bool


class PlayerArea(msgspec.Struct, frozen=True):
    """The viewer's own cards and tokens."""

    id: str
    seat: str
    sign: str
    name: Who
    turn: bool
    turned: Text
    track: tuple[TrackCard, ...]
    bonuses: tuple[OwnBonus, ...]
    fame: TokenPlaces
    coins: TokenPlaces
    rows: tuple[DisplayRow, ...]
    boxes: tuple[Box, ...]


def seat_faces(public: Data) -> tuple[SeatFace[Strip], ...]:
    """Return each seat's part of the strip of players."""
    return tuple(_face(seat, player) for seat, player in enumerate(public["players"]))


def _face(seat: int, player: Data) -> SeatFace[Strip]:
    counters = {"turned": _count(player), **{id: player[id] for id in TOKENS}}
    marks = tuple(turned(player, place) for place in range(TRACK))
    said = say("label-turned", count=counters["turned"])
    return SeatFace(seat, counters, Strip(marks, said, _tokens(player, {})))


def _tokens(player: Data, needed: Mapping[str, int]) -> tuple[Token, ...]:
    """Return a seat's tokens; ``needed`` says how many of each kind turn a track card."""
    return tuple(
        Token(_SYMBOL[id], player[id], count_text(id, player[id]), needed.get(id)) for id in TOKENS
    )


_SYMBOL: Final = {"fame": "fame", "coins": "coins", "karma": "karma", "stewards": "steward"}


# -- the track ----------------------------------------------------------------------------------


def turned(player: Data, place: int) -> bool:
    """Return whether a track card is turned.

    Fame turns them from the left, coins from the right.
    """
    return bool(place < player["left"] or place >= TRACK - player["right"])


def _count(player: Data) -> int:
    return sum(turned(player, place) for place in range(TRACK))


def _track(facts: Facts, public: Data, seat: int) -> tuple[TrackCard, ...]:
    player = public["players"][seat]
    return tuple(
        _track_card(facts, seat, place, code, turned(player, place), public["open_bonuses"])
        for place, code in enumerate(player["track"])
    )


def _track_card(
    facts: Facts, seat: int, place: int, code: str | None, is_turned: bool, is_open: bool
) -> TrackCard:
    """Return a track card.

    If it is turned, its night side is up; in games with open bonuses, its day side.
    """
    bonus = bonus_text(code) if code else say("label-bonus-hidden")
    state = "turned" if is_turned else "waiting"
    return TrackCard(
        id=f"track:{seat}.{place}",
        night=is_turned != is_open and code is not None,
        turned=is_turned,
        bonus=bonus_face(facts.name, code) if code else None,
        label=say(f"label-track-{state}", place=place + 1, bonus=bonus),
    )


# -- rivals -------------------------------------------------------------------------------------


def rivals(facts: Facts, view: Data) -> tuple[Rival, ...]:
    """Return the rivals' cards and tokens, clockwise from the viewer."""
    public, you = view["public"], view["seat"]
    seats = len(public["players"])
    first = 0 if you is None else you + 1
    others = [(first + step) % seats for step in range(seats)]
    return tuple(_rival(facts, view, seat) for seat in others if seat != you)


def _rival(facts: Facts, view: Data, seat: int) -> Rival:
    public = view["public"]
    player = public["players"][seat]
    needed = {"fame": facts.numbers.fame_to_flip, "coins": facts.numbers.coins_to_flip}
    return Rival(
        id=f"player:{seat}",
        seat=seat_colour(seat),
        sign=SIGNS[seat],
        name=Who(seat),
        turn=str(seat) in view["open"],
        track=_track(facts, public, seat),
        turned=say("label-turned", count=_count(player)),
        tokens=_tokens(player, needed),
        hand=tuple(die(colour, None) for colour in player["hand"]),
        hand_label=count_text("hand", len(player["hand"])),
        chips=tuple(card for row in DISPLAY for card in _cards(facts, player, row)),
    )


def _cards(facts: Facts, player: Data, row: str) -> tuple[OwnCard, ...]:
    return tuple(
        OwnCard(shown(facts, id, "own"), f"ship:{id}" if _is_last(player, row, id) else "")
        for id in player[row]
    )


def _is_last(player: Data, row: str, id: str) -> bool:
    return row == "ships" and id == player[row][-1]


# -- the viewer's own display -------------------------------------------------------------------


def mine(facts: Facts, view: Data) -> PlayerArea | None:
    """Return the viewer's own cards and tokens; ``None`` for spectators."""
    seat, public = view["seat"], view["public"]
    if seat is None:
        return None
    player = public["players"][seat]
    return PlayerArea(
        id=f"player:{seat}",
        seat=seat_colour(seat),
        sign=SIGNS[seat],
        name=Who(seat),
        turn=str(seat) in view["open"],
        turned=say("board-turned", count=_count(player)),
        track=_track(facts, public, seat),
        bonuses=_bonuses(facts, player) if public["open_bonuses"] else (),
        fame=_places(player["fame"], facts.numbers.fame_to_flip, "fame"),
        coins=_places(player["coins"], facts.numbers.coins_to_flip, "coins"),
        rows=tuple(_row(facts, player, row) for row in DISPLAY),
        boxes=_boxes(facts, view["private"], player),
    )


def _bonuses(facts: Facts, player: Data) -> tuple[OwnBonus, ...]:
    """Return the track cards that a player must still place, if players arrange them."""
    return tuple(
        OwnBonus(f"bonus:{code}", bonus_face(facts.name, code), bonus_text(code))
        for code in facts.tracks
        if code not in player["track"]
    )


def _places(count: int, needed: int, id: str, used: int = 0) -> TokenPlaces:
    """Return the places of tokens: first laid in a payment, then present, then empty."""
    marks = ("used",) * used + ("here",) * (count - used)
    return TokenPlaces(
        places=marks + ("open",) * (needed - len(marks)),
        label=count_text(id, count),
        of=say("label-of", count=count, needed=needed),
    )


def _boxes(facts: Facts, private: Data, player: Data) -> tuple[Box, ...]:
    """Return the viewer's karma and stewards."""
    karma = sum(map(abs, private["laid"].values()))
    trio, fame = facts.numbers.trio, facts.numbers.steward_trio_fame
    return (
        Box(
            id="karma",
            symbol="karma",
            name=say("board-karma"),
            next=say("board-third-karma"),
            tokens=_places(player["karma"], trio, "karma", karma),
        ),
        Box(
            id="steward",
            symbol="steward",
            name=say("board-stewards"),
            next=say("board-third-steward", fame=fame),
            tokens=_places(player["stewards"], trio, "stewards", len(private["jokers"])),
        ),
    )


def _row(facts: Facts, player: Data, row: str) -> DisplayRow:
    cards = _cards(facts, player, row)
    return DisplayRow(
        id=row,
        name=say(f"board-{row}"),
        cards=cards,
        next=_next(facts, player, row),
        crowd=len(cards) > facts.numbers.trio - 1,
    )


def _next(facts: Facts, player: Data, row: str) -> NextCard:
    """Return the kinds of card that would complete a row's next trio, in signs and in words."""
    if row == "ships":
        return _next_ship(facts, player["ships"])
    kinds = BUILDINGS if row == "buildings" else GOODS
    icons = _icons(facts, player, row)
    third = _third(icons, kinds)
    name = building_text if row == "buildings" else good_text
    label = say(f"board-next-{row}", count=len(third))
    if len(third) == 1:
        label = say(f"board-next-{row}-one", kind=name(third[0]))
    return NextCard(third, _GAINED[row], text=None, label=label)


_GAINED: Final = {"buildings": "steward", "goods": "coins", "ships": "steward"}


def _next_ship(facts: Facts, ships: list[str]) -> NextCard:
    last = facts.cards[ships[-1]].ship_number if ships else 0
    able = last < max(card.ship_number for card in facts.cards.values())
    third = able and len(ships) == facts.numbers.trio - 1
    label = say("board-next-any")
    if ships:
        label = say("board-next-ship", number=last + 1) if able else say("board-next-break")
    return NextCard((), _GAINED["ships"] if third else "", text=label, label=label)


def _icons(facts: Facts, player: Data, what: str) -> list[str]:
    """Return the kind of each building or good in all of a player's displays."""
    cards = [facts.cards[id] for row in DISPLAY for id in player[row]]
    if what == "buildings":
        return [building for card in cards for building in card.buildings]
    return [good for card in cards for good, _ in card.goods]


def _third(icons: list[str], kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of icon that would complete a trio of one kind or of three kinds."""
    there = set(icons)
    missing = [kind for kind in kinds if kind not in there] if len(there) == 2 else []
    return tuple(kind for kind in kinds if icons.count(kind) == 2 or kind in missing)
