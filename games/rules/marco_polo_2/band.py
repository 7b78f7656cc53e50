"""The action area: every space with the dice on it, what it brings, what it asks.

Amounts come as lists of tokens (see ``looks``), sentences as `Text`s; nothing here knows HTML.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from games.rules.kernel.text import Text, Who, text
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
    edition,
    place_text,
    seal_text,
)
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import (
    BUY_DIE,
    KHAN_SLOTS,
    REROLL,
    TURN_DIE,
)
from games.rules.marco_polo_common.looks import Data, amounts, card_face, die_colour

ACTS: Final = {"reroll": REROLL, "turn": TURN_DIE, "buy": BUY_DIE}
"""The bonus actions that have no other place on the board, each with its cost."""
HIGHEST: Final = 6


def band(view: Data) -> Data:
    """Return the stations of the action area, and the viewer's dice that wait beside it."""
    public = view["public"]
    facts = edition(public["edition"])
    return {
        "tray": _tray(view),
        "books": _books(facts, public),
        "khan": _khan(public),
        "bag": _bag(public),
        "seals": _seals(facts, public),
        "travel": [_travel(public, space) for space in facts.travel.values()][::-1],
        "contracts": _contracts(public),
        "specials": [_special(facts, public, *entry) for entry in facts.specials.items()],
        "cards": [_card(facts, public, space) for space in AREA_CARDS],
    }


def named(kind: str, id: str, **params: Any) -> Text:
    """Return a sentence of the board."""
    return text(f"marco-polo-2-{kind}-{id}", **params)


# -- dice ---------------------------------------------------------------------------------------


def waiting_dice(trader: Data, seat: int | None) -> list[Data]:
    """Return a seat's dice that are not placed; the viewer's own are targets (``seat`` given)."""
    own = [_waiting("d", pips, seat) for pips in trader["dice"]]
    return _first_named([*own, *(_waiting("b", pips, None) for pips in trader["black"])])


def _waiting(kind: str, pips: int, seat: int | None) -> Data:
    return {
        "target": f"die:{kind}{pips}",
        "colour": "black" if kind == "b" else "" if seat is None else die_colour(seat),
        "pips": pips,
        "label": named("board", "black-die" if kind == "b" else "own-die", pips=pips),
    }


def _first_named(things: list[Data]) -> list[Data]:
    """Give the first of several things with the same target its id: ids stand once on a page."""
    seen: set[str] = set()
    for thing in things:
        thing["id"] = "" if thing["target"] in seen else thing["target"]
        seen.add(thing["target"])
    return things


def _placed(public: Data, space: str) -> list[Data]:
    return [_lying(die) for die in public["spaces"].get(space, [])]


def _lying(die: Data) -> Data:
    colour = die_colour(die["colour"])
    who = Who(die["by"]) if die["by"] >= 0 else named("board", "nobody")
    return {
        "colour": colour,
        "pips": die["pips"],
        "label": named("board", "die-of", pips=die["pips"], seat=who),
    }


def _tray(view: Data) -> Data:
    public, seat = view["public"], view["seat"]
    mine = seat is not None and public["round"] > 0
    return {
        "mine": mine,
        "dice": waiting_dice(public["traders"][seat], seat) if mine else [],
        "acts": _ACTS,
        "supply": _supply(public),
        "supply_label": named("board", "supply", count=len(public["black"])),
    }


def _act(act: str, cost: Bundle) -> Data:
    return {
        "id": f"act:{act}",
        "act": act,
        "items": amounts(cost),
        "name": named("board-act", act),
        "tip": named("board-act", f"{act}-tip", cost=bundle_text(cost)),
    }


_ACTS: Final = [_act(act, cost) for act, cost in ACTS.items()]


def _supply(public: Data) -> list[Data]:
    """Return the black dice of the supply; those that show the same lie as one with a number."""
    dice: list[int] = public["black"]
    return [
        {
            "id": f"black:{pips}",
            "pips": pips,
            "count": dice.count(pips),
            "label": named("board", "supply-rolled", pips=pips, count=dice.count(pips))
            if pips
            else named("board", "supply", count=dice.count(pips)),
        }
        for pips in sorted(set(dice))
    ]


# -- stations -----------------------------------------------------------------------------------


def _space(public: Data, space: str, name: Text, tip: Text, **more: Any) -> Data:
    """Return what all spaces have in common: a target, the dice on it, words."""
    dice = _placed(public, space)
    label = name
    if dice:
        pips = [die["pips"] for die in dice]
        label = named("board", "space-taken", space=name, pips=pips, count=len(pips))
    return {
        "id": f"space:{space}",
        "name": name,
        "label": label,
        "tip": tip,
        "dice": dice,
        "crowd": "many" if len(dice) > 4 else "some" if len(dice) > 2 else "",
        "placing": public["placing"] == space,
        **more,
    }


def _books(facts: Edition, public: Data) -> list[Data]:
    upcoming = public["upcoming"] or [""] * len(public["offers"])
    tiles = zip(public["offers"], upcoming, strict=True)
    return [
        _book(facts, public, book, *both)
        for book, both in zip(facts.books.values(), tiles, strict=True)
    ]


def _book(facts: Edition, public: Data, book: Book, tile: str, later: str) -> Data:
    spaces = [space for space, of in facts.book_spaces.items() if of == book.id]
    name, tip = named("board", book.id), named("board", "book-tip", least=book.min_die)
    return {
        "id": book.id,
        "name": name,
        "note": _least(book.min_die),
        "two": len(spaces) > 1,
        "spaces": [
            _space(
                public,
                space,
                named("board", f"{space}-space") if len(spaces) > 1 else name,
                tip,
                least=book.min_die,
            )
            for space in spaces
        ],
        "free": [_offer(book.id, at, gain, 0) for at, gain in enumerate(book.free, 1)],
        "jade": [
            _offer(book.id, at, gain, jade)
            for at, (jade, gain) in enumerate(_tile(facts, tile), len(book.free) + 1)
        ],
        "next": [{"jade": jade, "items": amounts(gain)} for jade, gain in _tile(facts, later)],
        "next_label": _next_label(facts, later),
    }


def _tile(facts: Edition, tile: str) -> list[tuple[int, Bundle]]:
    """Return what an offer tile gives for one jade and for two; "" is no tile."""
    if not tile:
        return []
    own = facts.tiles[tile]
    return [(1, own.one_jade), (2, own.two_jade)]


def _next_label(facts: Edition, tile: str) -> Text | None:
    offers = [bundle_text(gain) for _, gain in _tile(facts, tile)]
    return named("board", "next-tile", one=offers[0], two=offers[1]) if offers else None


def _offer(book: str, at: int, gain: Bundle, jade: int) -> Data:
    words = bundle_text(gain)
    label = named("label", "offer-jade", gain=words, cost=bundle_text(Bundle(jade=jade)))
    return {
        "id": f"offer:{book}-{at}",
        "items": amounts(gain),
        "jade": jade,
        "label": label if jade else named("board", "offer-free", gain=words),
    }


def _least(pips: int) -> Text:
    return named("board", "any-die") if pips == 1 else named("board", "least-die", pips=pips)


def _khan(public: Data) -> Data:
    station = _space(
        public,
        "khan",
        named("board", "khan"),
        named("board", "khan-tip", gain=bundle_text(KHAN)),
        items=amounts(KHAN),
    )
    dice = station["dice"]
    free = KHAN_SLOTS - len(dice)
    station["slots"] = [{"least": dice[-1]["pips"] if dice and not at else 0} for at in range(free)]
    return station


def _bag(public: Data) -> Data:
    return _space(
        public,
        "bag",
        named("board", "bag"),
        named("board", "bag-tip"),
        offers=[
            {"id": f"bag:{kind}", "items": amounts(gain), "label": bundle_text(gain)}
            for kind, gain in BAG.items()
        ],
    )


def _seals(facts: Edition, public: Data) -> Data:
    return _space(
        public,
        "seals",
        named("board", "seals"),
        named("board", "seals-tip"),
        seals=[_seal(facts, seal) for seal in facts.seals.values()],
    )


def _seal(facts: Edition, seal: Seal) -> Data:
    cost = Bundle(jade=seal.jade)
    return {
        "id": f"take-seal:{seal.id}",
        "seal": seal.id,
        "least": seal.min_die,
        "jade": amounts(cost),
        "bonus": amounts(seal.bonus),
        "upgrade": amounts(seal.upgrade_cost),
        "name": named("board", "seal", seal=seal_text(facts, seal.id)),
        "tip": named(
            "board",
            "seal-tip",
            pips=seal.min_die,
            jade=bundle_text(cost),
            cost=bundle_text(seal.upgrade_cost),
            bonus=bundle_text(seal.bonus),
        ),
    }


def _travel(public: Data, space: TravelSpace) -> Data:
    journey = public["journey"]
    params = {
        "dice": space.dice,
        "steps": space.max_steps,
        "fee": bundle_text(space.fee),
        "extra": space.extra_posts,
    }
    used = bool(journey) and journey["source"] in (
        space.id,
        f"travel-{space.id}",
        f"space:travel-{space.id}",
    )
    return _space(
        public,
        f"travel-{space.id}",
        named("board", f"travel-{space.id}"),
        named("board", f"travel-{'fee' if space.fee else 'free'}-tip", **params),
        slots=range(space.dice),
        steps=space.max_steps,
        fee=amounts(space.fee),
        extra=space.extra_posts,
        used=used,
    )


def _contracts(public: Data) -> Data:
    return _space(
        public,
        "contracts",
        named("board", "contracts"),
        named("board", "contracts-tip", gain=bundle_text(CONTRACT_COINS)),
        items=amounts(CONTRACT_COINS),
        pile=public["pile"],
        pile_label=named("board", "pile", count=public["pile"]),
    )


def _special(facts: Edition, public: Data, space: str, city: SpecialCity) -> Data:
    place, seal = place_text(facts, city.place), seal_text(facts, city.seal)
    bonus = facts.seals[city.seal].bonus
    tip = named(
        "board",
        "special-tip",
        gain=bundle_text(city.gain),
        seal=seal,
        bonus=bundle_text(bonus),
        once=city.once_from,
        twice=city.twice_from,
    )
    found = _space(
        public,
        space,
        place,
        tip,
        items=amounts(city.gain),
        seal=city.seal,
        bonus=amounts(bonus),
        once=city.once_from,
        twice=city.twice_from,
    )
    found["slots"] = range(SPECIAL_SLOTS - len(found["dice"]))
    return found


def _card(facts: Edition, public: Data, space: str) -> Data:
    card = public["cards"].get(space, "")
    if not card:
        return _space(
            public, space, named("board", "no-card"), named("board", "no-card"), face=None
        )
    face = _face(facts.name, card)
    return _space(public, space, face["label"], face["tip"], face=face)


@cache
def _face(edition_name: str, card: str) -> Data:
    face = card_face(edition(edition_name), card)
    rows = [_shown(row["tokens"]) for row in face["rows"]]
    return face | {"rows": rows, "often": _shown(face["often"]["tokens"])}


def _shown(tokens: Iterable[Data]) -> list[Data]:
    """Leave out tokens that only take room."""
    return [token for token in tokens if token.get("word") != ""]
