"""Coverage: a test for each card, reward, palace action and track card.

The expected effects come from the data file, not from the engine; a failing test names the id.
"""

from typing import Any

import pytest

from tests.rules.rajas_cards_karma.table import FACTS, A, B, Table, rule, table

DATA = FACTS.data
CARDS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in DATA["card"]}
LOT = "p02 p03 p04"
"""Cards that don't affect the tests; they are added to the tested card."""
SINGLES = {"silk": ("g01", "g02"), "tea": ("g10", "g11"), "spice": ("g19", "g20")}
SPARE = {"silk": "g03", "tea": "g12", "spice": "g21"}


def of(kind: str) -> list[str]:
    """Return the ids of a kind of card."""
    return [id for id, entry in CARDS.items() if entry["kind"] == kind]


def dice_for(card: str) -> str:
    """Return dice that pay for a card exactly."""
    entry = CARDS[card]
    if entry["kind"] == "building":
        colour, cost = entry["cost_colour"][0], entry["cost"]
        return f"{colour}6 {colour}{cost - 6}" if cost > 6 else f"{colour}{cost}"
    price = entry.get("ship_price") or entry.get("palace_value")
    return f"o{price}" if price else ""


def verb(card: str) -> str:
    """Return the verb of a card's action."""
    kind: str = CARDS[card]["kind"]
    return "build" if kind == "building" else kind


def acquired(card: str, grid: str = LOT, **given: Any) -> Table:
    """Return a table where a seat has just taken a card for its action at its exact price."""
    t = table(grid=f"{card} {grid}", hands={A: dice_for(card)}, **given)
    t.play(f"{verb(card)}:{card}")
    return t.play("pay") if t.offered("pay") else t


def settled(t: Table) -> Table:
    """Take the first choice of each decision until the reward is done."""
    while not t.asked.startswith("end"):
        t.play(t.offered()[0])
    return t


# -- as dice ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
@rule("take-die", "corner-colour")
def test_card_as_a_die(card: str) -> None:
    t = table(grid=f"{card} {LOT}" if card not in LOT else LOT).play(f"take:{card}")
    assert t.own(A, "hand") == [CARDS[card]["die_colour"]]
    assert card not in t.lying()


# -- buildings --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", of("building"))
@rule("build", "build-payment", "building-fame", "discard")
def test_building(card: str) -> None:
    t = acquired(card)
    assert (t.own(A, "buildings"), t.has(A)) == ([card], {"fame": len(CARDS[card]["buildings"])})
    assert (t.hand(A), card in t.lying()) == ("", False)


@pytest.mark.parametrize("card", of("building"))
@rule("build-payment")
def test_building_that_is_one_short(card: str) -> None:
    entry = CARDS[card]
    colour, cost = entry["cost_colour"][0], entry["cost"] - 1
    dice = f"{colour}6 {colour}{cost - 6}" if cost > 6 else f"{colour}{cost}"
    table(grid=card, hands={A: dice}).refuse(f"build:{card}", "too-dear", "build-payment")


@pytest.mark.parametrize("card", of("building"))
@rule("building-trio", "building-mixed")
def test_buildings_of_a_card_complete_a_trio(card: str) -> None:
    """The card and two more of its first kind are a trio."""
    kind = CARDS[card]["buildings"][0]
    lone = [id for id in of("building") if CARDS[id]["buildings"] == [kind] and id != card]
    others = [id for id in lone if "goods" not in CARDS[id]][:2]
    t = acquired(card, buildings={A: " ".join(others)})
    assert (t.own(A, "buildings"), t.own(A, "stewards")) == ([], 1)


# -- goods in any display --------------------------------------------------------------------------

GOODS = [(id, place) for id, entry in CARDS.items() for place in range(len(entry.get("goods", ())))]


@pytest.mark.parametrize(("card", "place"), GOODS)
@rule("goods-trio", "goods-places", "goods-coin", "reward-die1-good1")
def test_good_that_completes_a_sale(card: str, place: int) -> None:
    """The good is sold with two more of its kind, worth 1 each."""
    good = CARDS[card]["goods"][place]
    others = [id for id in (*SINGLES[good["good"]], SPARE[good["good"]]) if id != card][:2]
    t = settled(acquired(card, goods={A: " ".join(others)}))
    assert [t.own(A, row) for row in ("goods", "buildings", "ships")] == [[], [], []]
    coins = 2 + good["value"] + CARDS[card].get("coin_bonus", 0)
    assert t.own(A, "coins") == coins


@pytest.mark.parametrize("card", of("goods"))
@rule("goods", "goods-coin")
def test_goods_card(card: str) -> None:
    t = acquired(card)
    assert (t.own(A, "goods"), t.own(A, "coins")) == ([card], CARDS[card].get("coin_bonus", 0))


# -- ships ------------------------------------------------------------------------------------

TOKENS = ("karma", "coins", "fame")


@pytest.mark.parametrize("card", of("ship"))
@rule("ship", "ship-price", "ship-rewards")
def test_ship(card: str) -> None:
    entry = CARDS[card]
    gain = next(one["gain"] for one in DATA["reward"] if one["id"] == entry["ship_reward"])
    t = acquired(card, grid="g01 g10 g19 p09 p13 b01")
    hand, coins = 0, gain.get("coins", 0)
    if "goods_cards" in gain:
        assert t.asked == "take-goods"
        t.play("goods:g01")
        if gain["goods_cards"] == 2:
            t.play("goods:g10")
        assert len(t.own(A, "goods")) == gain["goods_cards"]
    for _ in range(gain.get("dice", 0)):
        t.play("take:" + t.lying()[0])
        hand += 1
    if "palace" in gain:
        t.play("palace:p09")
        coins += len(entry.get("goods", ()))
    assert t.asked == "end"
    assert (t.own(A, "ships"), len(t.own(A, "hand"))) == ([card], hand)
    assert [t.own(A, kind) for kind in TOKENS] == [gain.get("karma", 0), coins, gain.get("fame", 0)]


@pytest.mark.parametrize("card", of("ship"))
@rule("ship-price")
def test_ship_for_the_wrong_die(card: str) -> None:
    wrong = " ".join(f"o{pips}" for pips in range(1, 7) if pips != CARDS[card]["ship_price"])
    table(grid=card, hands={A: wrong}).refuse(f"ship:{card}", "no-exact-die", "ship-price")


NUMBERS = sorted(of("ship"), key=lambda card: int(CARDS[card]["ship_number"]))


@pytest.mark.parametrize("card", NUMBERS)
@rule("ship-order")
def test_ship_after_every_other(card: str) -> None:
    """A ship with a higher number continues the row; one with a lower number begins another."""
    place = NUMBERS.index(card)
    for before in NUMBERS[:place]:
        assert acquired(card, ships={A: before}).own(A, "ships") == [before, card]
    for before in NUMBERS[place + 1 :]:
        assert acquired(card, ships={A: before}).own(A, "ships") == [card]


# -- palace cards -----------------------------------------------------------------------------


@pytest.mark.parametrize("card", of("palace"))
@rule("palace", "palace-price", "palace-discarded")
@rule("palace-2", "palace-3", "palace-4", "palace-5", "palace-6")
def test_palace_card(card: str) -> None:
    value = CARDS[card]["palace_value"]
    t = acquired(card, grid="b59 b58 b57", goods={A: "g28"}, ships={B: "s02"}, top="b60")
    for _ in range(len(t.offered("take:")) and {2: 2, 3: 1}[value]):
        t.play("take:" + t.lying()[0])
    assert t.asked == "end"
    tokens = {2: {}, 3: {"karma": 2}, 4: {"coins": 2}, 5: {"karma": 1, "coins": 3}, 6: {"fame": 2}}
    assert t.has(A) == tokens[value]
    assert len(t.own(A, "hand")) == {2: 2, 3: 1}.get(value, 0)
    assert t.own(A, "buildings") == (["b60"] if value == 6 else [])
    assert (t.discards[-1], t.playing) == (card, [])


@pytest.mark.parametrize("card", of("palace"))
@rule("palace-price")
def test_palace_card_for_the_wrong_die(card: str) -> None:
    wrong = " ".join(f"g{pips}" for pips in range(1, 7) if pips != CARDS[card]["palace_value"])
    table(grid=card, hands={A: wrong}).refuse(f"palace:{card}", "no-exact-die", "palace-price")


# -- top of the deck, free of charge ----------------------------------------------------------

FREE = [*of("building"), *of("ship"), *of("goods")]


@pytest.mark.parametrize("card", FREE)
@rule("palace-6", "ruling-palace-six", "ruling-free")
def test_card_from_the_top_of_the_deck(card: str) -> None:
    t = table(grid=f"p17 {LOT}", hands={A: "g6"}, top=card).play("palace:p17", "pay")
    row = {"building": "buildings", "ship": "ships", "goods": "goods"}[CARDS[card]["kind"]]
    assert card in settled(t).own(A, row)


# -- track cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("bonus", [entry["id"] for entry in DATA["track"]])
@rule("bonuses", "fame-flip")
def test_track_card_at_any_place(bonus: str, place: int) -> None:
    """Fame turns the card at any place in the row, once it is the leftmost unturned one."""
    others = [code for code in FACTS.tracks if code != bonus]
    track = " ".join([*others[:place], bonus, *others[place:]])
    t = acquired("b01", grid="b60 b59 b58", fame={A: 2}, left={A: place}, tracks={A: track})
    entry = next(one for one in DATA["track"] if one["id"] == bonus)
    told = {kind: number for kind, number in entry["gain"].items() if kind in ("karma", "stewards")}
    assert t.own(A, "track")[place] == bonus
    assert t.flips(A) == (place + 1, 0)
    if "dice" in entry["gain"]:
        t.play("take:b60", "take:b58")
    if "instead" in entry:
        told = entry["instead"]
    assert t.has(A) == told
    assert t.asked == (
        "turn" if "turns" in entry["gain"] else "end-steward" if "stewards" in told else "end"
    )
