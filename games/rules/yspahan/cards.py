"""Playing cards: a seat may play any number of them at any time of its own turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Blocked, Choice, Ply, Step, Text, text
from games.rules.yspahan.building import (
    WAIVERS,
    build,
    not_held,
    waived_choices,
    waiver_why_not,
)
from games.rules.yspahan.caravan import load, next_camel_points
from games.rules.yspahan.delivery import closed_souks, open_shops, place
from games.rules.yspahan.facts import (
    CARD_TAKE,
    CARDS,
    QUARTERS,
    SELL,
    SHOPS,
    SOUK_OF,
    SOUKS,
    builds_with_dice,
    quarter_text,
    shop_text,
    souk_text,
)
from games.rules.yspahan.moments import first_covering
from games.rules.yspahan.purse import discard, merchant, pay, score

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State


def card_choices(state: State, seat: int) -> list[Choice]:
    """List every use of each card in the seat's hand, by kind {#card-effect}."""
    hand = state.private[seat].hand
    return [choice for kind in CARDS if kind in hand for choice in OFFERS[kind](state, seat, kind)]


def card_blocks(state: State, seat: int) -> list[Blocked]:
    """Return the refusals of the seat's cards that have no use now."""
    hand = state.private[seat].hand
    useless = [kind for kind in CARDS if kind in hand and not OFFERS[kind](state, seat, kind)]
    return [_useless(kind, state) for kind in useless]


def card_why_not(state: State, seat: int, key: str) -> Blocked | None:
    """Return the refusal of playing a card as this key describes."""
    verb, _, rest = key.partition(":")
    kind, _, use = rest.partition(":")
    if verb != "card" or kind not in CARDS:
        return waiver_why_not(state, seat, key)
    if kind not in state.private[seat].hand:
        return not_held(key, kind)
    if kind == "place":
        return _closed_shop(state, seat, key)
    return _wrong_number(state, seat, kind, use)


def _closed_shop(state: State, seat: int, key: str) -> Blocked | None:
    shops = state.public.shops
    entries = (
        entry for quarter in QUARTERS for entry in closed_souks(shops, seat, quarter, "card:place")
    )
    return first_covering(entries, key)


def _wrong_number(state: State, seat: int, kind: str, use: str) -> Blocked | None:
    """Return the refusal if ``use`` exchanges or sells too many pieces or none, else ``None``."""
    good, _, number = use.rpartition("=")
    most = _most(state, seat, kind, good)
    if not number.isdigit() or most is None:
        return None
    key = f"card:{kind}:{use}"
    if not int(number):
        reason = text("yspahan-blocked-card-none")
        return Blocked(key, "card-none", reason, "ruling-at-least-one")
    reason = text("yspahan-blocked-card-most", most=most)
    return Blocked(key, "card-most", reason, f"card-{kind}")


def _most(state: State, seat: int, kind: str, good: str) -> int | None:
    own = merchant(state, seat)
    if kind in SELL and not good:
        sold, limit, _ = SELL[kind]
        return min(limit, int(getattr(own, sold)))
    return {"camels": own.camels, "gold": own.gold}.get(good) if kind == "swap" else None


def play_card(ply: Ply[State], seat: int, choice: Choice, step: Step) -> bool:
    """Play the card of a choice and return to ``step``; return ``False`` for any other choice."""
    if choice.group != "card":
        return False
    ply.push(seat, step)
    if choice.args[-1] in WAIVERS:
        build(ply, seat, *choice.args)
    else:
        _play(ply, seat, *choice.args)
    return True


def _play(ply: Ply[State], seat: int, kind: str, *args: Any) -> None:
    discard(ply, seat, kind)
    ply.emit("played", seat, targets=[f"merchant:{seat}"], card=card_text(kind))
    EFFECTS[kind](ply, seat, kind, *args)


def card_text(kind: str) -> Text:
    """Return a card's name."""
    return text(f"yspahan-card-{kind}")


def _useless(kind: str, state: State) -> Blocked:
    spots = frozenset({f"card:{kind}"})
    if kind in WAIVERS:
        with_dice = builds_with_dice(len(state.counts))
        code = "card-build-action" if with_dice else "card-build"
        cite = "two-players-build-cards" if with_dice else f"card-{kind}"
        return Blocked(f"card:{kind}", code, text(f"yspahan-blocked-{code}"), cite, spots)
    cite = "ruling-place-card" if kind == "place" else "ruling-at-least-one"
    reason = text(f"yspahan-blocked-card-{kind}")
    return Blocked(f"card:{kind}:", f"card-{kind}", reason, cite, spots, LACKING.get(kind, ()))


LACKING = {
    "swap": ({"camels": 1}, {"gold": 1}),
    **{kind: ({good: 1},) for kind, (good, *_) in SELL.items()},
}
"""By card, the alternative pieces of which a seat needs one to use it (see `Blocked.missing`)."""


# -- the uses of each kind ------------------------------------------------------------------


def _offer_take(state: State, seat: int, kind: str) -> list[Choice]:
    return [plain_card(kind)]


def _offer_place(state: State, seat: int, kind: str) -> list[Choice]:
    shops = state.public.shops
    return [place_card(shop) for quarter in QUARTERS for shop in open_shops(shops, seat, quarter)]


def _offer_caravan(state: State, seat: int, kind: str) -> list[Choice]:
    return [caravan_card(next_camel_points(state.public))]


def _offer_sale(state: State, seat: int, kind: str) -> list[Choice]:
    good, most, _ = SELL[kind]
    have = getattr(merchant(state, seat), good)
    return [sale_card(kind, count) for count in range(1, min(have, most) + 1)]


def _offer_swap(state: State, seat: int, kind: str) -> list[Choice]:
    own = merchant(state, seat)
    return [
        swap_card(good, count)
        for good, have in (("camels", own.camels), ("gold", own.gold))
        for count in range(1, have + 1)
    ]


def _offer_build(state: State, seat: int, kind: str) -> list[Choice]:
    if builds_with_dice(len(state.counts)):
        return []
    return waived_choices(state, seat, (kind,))


OFFERS: dict[str, Callable[[State, int, str], list[Choice]]] = {
    "swap": _offer_swap,
    "camels": _offer_take,
    "gold": _offer_take,
    "place": _offer_place,
    "caravan": _offer_caravan,
    "sell-camels": _offer_sale,
    "sell-gold": _offer_sale,
    "no-camels": _offer_build,
    "no-gold": _offer_build,
}


# -- cached choices -------------------------------------------------------------------------


def _choice(
    key: str,
    label: Text,
    kind: str,
    *args: Any,
    spots: tuple[str, ...] = (),
    family: Text | None = None,
) -> Choice:
    return Choice(key, label, frozenset({f"card:{kind}", *spots}), "card", (kind, *args), family)


@cache
def plain_card(kind: str) -> Choice:
    """Return the choice to play a card that gives three camels or three gold."""
    return _choice(f"card:{kind}", text(f"yspahan-choice-card-{kind}"), kind)


@cache
def place_card(shop: int) -> Choice:
    """Return the choice to put a cube into a shop by a card {#card-place}."""
    name, quarter = SHOPS[shop], SOUKS[SOUK_OF[shop]].quarter
    family = text("yspahan-family-card", card=card_text("place"), place=quarter_text(quarter))
    label = text("yspahan-choice-card-place", shop=shop_text(shop), souk=souk_text(SOUK_OF[shop]))
    spots = (f"shop:{name}",)
    return _choice(f"card:place:{name.lower()}", label, "place", shop, spots=spots, family=family)


@cache
def caravan_card(points: int) -> Choice:
    """Return the choice to load a cube on the caravan's next camel by a card {#card-caravan}."""
    label = text("yspahan-choice-card-caravan", points=points)
    return _choice("card:caravan", label, "caravan", spots=("caravan",))


@cache
def sale_card(kind: str, count: int) -> Choice:
    """Return the choice to sell camels or gold {#card-sell-camels} {#card-sell-gold}."""
    label = text(f"yspahan-choice-card-{kind}", count=count, points=count * SELL[kind][2])
    return _choice(f"card:{kind}:{count}", label, kind, count)


@cache
def swap_card(good: str, count: int) -> Choice:
    """Return the choice to exchange camels for gold or back, one for one {#card-swap}."""
    label = text(f"yspahan-choice-card-swap-{good}", count=count)
    return _choice(f"card:swap:{good}={count}", label, "swap", good, count)


# -- the effects ----------------------------------------------------------------------------


def _take(ply: Ply[State], seat: int, kind: str, *_: Any) -> None:
    own = merchant(ply.state, seat)
    setattr(own, kind, getattr(own, kind) + CARD_TAKE[kind])
    ply.emit(f"took-{kind}", seat, targets=[f"merchant:{seat}"], count=CARD_TAKE[kind])


def _place(ply: Ply[State], seat: int, kind: str, shop: int) -> None:
    place(ply, seat, shop)


def _caravan(ply: Ply[State], seat: int, kind: str, *_: Any) -> None:
    load(ply, seat, by_card=True)


def _sell(ply: Ply[State], seat: int, kind: str, count: int) -> None:
    good, _, each = SELL[kind]
    pay(ply, seat, camels=count * (good == "camels"), gold=count * (good == "gold"))
    ply.emit(f"sold-{good}", seat, targets=[f"merchant:{seat}"], count=count, points=count * each)
    score(ply, seat, "cards", count * each)


def _swap(ply: Ply[State], seat: int, kind: str, good: str, count: int) -> None:
    change = count if good == "camels" else -count
    pay(ply, seat, camels=change, gold=-change)
    ply.emit(f"swapped-{good}", seat, targets=[f"merchant:{seat}"], count=count)


EFFECTS: dict[str, Callable[..., None]] = {
    "swap": _swap,
    "camels": _take,
    "gold": _take,
    "place": _place,
    "caravan": _caravan,
    "sell-camels": _sell,
    "sell-gold": _sell,
}
