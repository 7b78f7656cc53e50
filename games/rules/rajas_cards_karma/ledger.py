"""What lies before the players: rivals in two lines each, whoever looks with the whole display."""

from __future__ import annotations

from typing import Final

from games.rules.kernel.text import Who
from games.rules.rajas_cards_karma.faces import bonus_face
from games.rules.rajas_cards_karma.facts import BUILDINGS, GOODS, Facts
from games.rules.rajas_cards_karma.looks import (
    SIGNS,
    Data,
    count_text,
    die,
    seat_colour,
    shown,
)
from games.rules.rajas_cards_karma.words import bonus_text, building_text, good_text, say

TRACK: Final = 6
TOKENS: Final = ("fame", "coins", "karma", "stewards")
DISPLAY: Final = ("buildings", "ships", "goods")


def strips(public: Data) -> list[Data]:
    """Return each seat at a glance: its track and its tokens."""
    return [
        {
            "marks": [turned(player, place) for place in range(TRACK)],
            "points": _count(player),
            "turned": say("label-turned", count=_count(player)),
            "tokens": _tokens(player),
        }
        for player in public["players"]
    ]


def _tokens(player: Data) -> list[Data]:
    return [
        {"id": id, "symbol": _SYMBOL[id], "count": player[id], "label": count_text(id, player[id])}
        for id in TOKENS
    ]


_SYMBOL: Final = {"fame": "fame", "coins": "coins", "karma": "karma", "stewards": "steward"}


# -- the track ----------------------------------------------------------------------------------


def turned(player: Data, place: int) -> bool:
    """Tell whether a card of the track has been turned: by fame from the left, by coins from the right."""
    return bool(place < player["left"] or place >= TRACK - player["right"])


def _count(player: Data) -> int:
    return sum(turned(player, place) for place in range(TRACK))


def _track(facts: Facts, public: Data, seat: int) -> list[Data]:
    player = public["players"][seat]
    return [
        _track_card(facts, seat, place, code, turned(player, place), public["open_bonuses"])
        for place, code in enumerate(player["track"])
    ]


def _track_card(
    facts: Facts, seat: int, place: int, code: str | None, is_turned: bool, is_open: bool
) -> Data:
    """Return a card of the track; open bonuses lie by night first and are turned to day."""
    bonus = bonus_text(code) if code else say("label-bonus-hidden")
    state = "turned" if is_turned else "waiting"
    return {
        "id": f"track:{seat}.{place}",
        "night": is_turned != is_open and code is not None,
        "turned": is_turned,
        "bonus": bonus_face(facts.name, code) if code else None,
        "label": say(f"label-track-{state}", place=place + 1, bonus=bonus),
    }


# -- rivals -------------------------------------------------------------------------------------


def rivals(facts: Facts, view: Data) -> list[Data]:
    """Return what lies before everybody but whoever looks, from the next seat on."""
    public, you = view["public"], view["seat"]
    seats = len(public["players"])
    first = 0 if you is None else you + 1
    others = [(first + step) % seats for step in range(seats)]
    return [_rival(facts, view, seat) for seat in others if seat != you]


def _rival(facts: Facts, view: Data, seat: int) -> Data:
    public = view["public"]
    player = public["players"][seat]
    return {
        "id": f"player:{seat}",
        "seat": seat_colour(seat),
        "sign": SIGNS[seat],
        "name": Who(seat),
        "turn": str(seat) in view["open"],
        "track": _track(facts, public, seat),
        "turned": say("label-turned", count=_count(player)),
        "tokens": _limits(facts, player),
        "hand": [die(colour, None) for colour in player["hand"]],
        "hand_label": count_text("hand", len(player["hand"])),
        "chips": [chip for row in DISPLAY for chip in _chips(facts, player, row)],
    }


def _limits(facts: Facts, player: Data) -> list[Data]:
    """Return tokens with how many are needed to turn a card."""
    needed = {"fame": facts.numbers.fame_to_flip, "coins": facts.numbers.coins_to_flip}
    return [token | {"of": needed.get(token["id"], "")} for token in _tokens(player)]


def _chips(facts: Facts, player: Data, row: str) -> list[Data]:
    return [
        shown(facts, id, "own") | {"ship": f"ship:{id}" if _is_last(player, row, id) else ""}
        for id in player[row]
    ]


def _is_last(player: Data, row: str, id: str) -> bool:
    return row == "ships" and id == player[row][-1]


# -- one's own display --------------------------------------------------------------------------


def mine(facts: Facts, view: Data, pay: Data | None) -> Data | None:
    """Return what lies before whoever looks; ``None`` for spectators."""
    seat, public = view["seat"], view["public"]
    if seat is None:
        return None
    player = public["players"][seat]
    return {
        "id": f"player:{seat}",
        "seat": seat_colour(seat),
        "sign": SIGNS[seat],
        "name": Who(seat),
        "turn": str(seat) in view["open"],
        "turned": say("board-turned", count=_count(player)),
        "track": _track(facts, public, seat),
        "bonuses": _bonuses(facts, player) if public["open_bonuses"] else [],
        "fame": _places(player["fame"], facts.numbers.fame_to_flip, "fame"),
        "coins": _places(player["coins"], facts.numbers.coins_to_flip, "coins"),
        "rows": [_row(facts, player, row) for row in DISPLAY],
        "boxes": _boxes(facts, view, player, pay),
    }


def _bonuses(facts: Facts, player: Data) -> list[Data]:
    """Return the track cards that an owner who arranges them has still in hand."""
    return [
        {
            "id": f"bonus:{code}",
            "bonus": bonus_face(facts.name, code),
            "label": bonus_text(code),
        }
        for code in facts.tracks
        if code not in player["track"]
    ]


def _places(count: int, needed: int, id: str, used: int = 0) -> Data:
    """Return tokens in their places, those that are being paid with first, and the empty ones."""
    marks = ["used"] * used + ["here"] * (count - used)
    return {
        "id": id,
        "places": marks + ["open"] * (needed - len(marks)),
        "label": count_text(id, count),
        "of": say("label-of", count=count, needed=needed),
    }


def _boxes(facts: Facts, view: Data, player: Data, pay: Data | None) -> list[Data]:
    """Return karma and stewards, with what the third of them does."""
    laid, jokers = view["private"]["laid"], view["private"]["jokers"]
    karma = sum(map(abs, laid.values()))
    trio = facts.numbers.trio
    return [
        _places(player["karma"], trio, "karma", karma)
        | {"symbol": "karma", "name": say("board-karma"), "next": say("board-third-karma")},
        _places(player["stewards"], trio, "stewards", len(jokers))
        | {
            "id": "steward",
            "symbol": "steward",
            "name": say("board-stewards"),
            "next": say("board-third-steward", fame=facts.numbers.steward_trio_fame),
        },
    ]


def _row(facts: Facts, player: Data, row: str) -> Data:
    cards = _chips(facts, player, row)
    return {
        "id": row,
        "name": say(f"board-{row}"),
        "cards": cards,
        "next": _next(facts, player, row),
        "crowd": len(cards) > facts.numbers.trio - 1,
    }


def _next(facts: Facts, player: Data, row: str) -> Data:
    """Say what the next card of a row would have to be, or would do: in signs, and in words."""
    if row == "ships":
        return _next_ship(facts, player["ships"])
    kinds = BUILDINGS if row == "buildings" else GOODS
    icons = _icons(facts, player, row)
    third = _third(icons, kinds)
    name = building_text if row == "buildings" else good_text
    label = say(f"board-next-{row}", count=len(third))
    if len(third) == 1:
        label = say(f"board-next-{row}-one", kind=name(third[0]))
    return {"signs": third, "gain": _GAINED[row], "text": None, "label": label}


_GAINED: Final = {"buildings": "steward", "goods": "coins", "ships": "steward"}


def _next_ship(facts: Facts, ships: list[str]) -> Data:
    last = facts.cards[ships[-1]].ship_number if ships else 0
    able = last < max(card.ship_number for card in facts.cards.values())
    third = able and len(ships) == facts.numbers.trio - 1
    label = say("board-next-any")
    if ships:
        label = say("board-next-ship", number=last + 1) if able else say("board-next-break")
    return {"signs": [], "gain": _GAINED["ships"] if third else "", "text": label, "label": label}


def _icons(facts: Facts, player: Data, what: str) -> list[str]:
    """Return the buildings or goods of a whole display, one by one."""
    cards = [facts.cards[id] for row in DISPLAY for id in player[row]]
    if what == "buildings":
        return [building for card in cards for building in card.buildings]
    return [good for card in cards for good, _ in card.goods]


def _third(icons: list[str], kinds: tuple[str, ...]) -> list[str]:
    """Return the kinds that would make three of one kind or three different ones."""
    there = set(icons)
    missing = [kind for kind in kinds if kind not in there] if len(there) == 2 else []
    return [kind for kind in kinds if icons.count(kind) == 2 or kind in missing]
