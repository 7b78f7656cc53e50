"""Coverage: a test for each card, tile, marker, contract, row, goal and character.

The expected effects come from the data file, not from the engine; a failing test names the id.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.marco_polo_1.table import A, B, Table, facts, rule, table
from tests.rules.marco_polo_common.table import falling

DATA = facts().data
GOODS = ("pepper", "silk", "gold")
HELD = ("camels", "coins", *GOODS)
PLENTY: dict[str, Any] = {kind: {A: 30} for kind in HELD}
ROLLS = "33333 33333 33333 33333"

Amounts = dict[str, int]


def entries(group: str, key: str = "id") -> dict[str, dict[str, Any]]:
    """Return entries of the data file by their ids."""
    return {entry[key]: entry for entry in DATA[group]}


def purse(t: Table) -> Amounts:
    """Return the points and goods of the seat."""
    return {"vp": t.own(A, "points"), **{ware: t.own(A, ware) for ware in HELD}}


def times(amounts: Amounts, number: int) -> Amounts:
    return {kind: number * amount for kind, amount in amounts.items()}


def net(gain: Amounts, *costs: Amounts) -> Amounts:
    """Return printed gains less costs, without amounts that no purse holds."""
    total = Counter(gain)
    for cost in costs:
        total.subtract(cost)
    return {kind: amount for kind, amount in total.items() if amount and kind in (*HELD, "vp")}


def changed(before: Amounts, after: Amounts) -> Amounts:
    """Return the differences of amounts."""
    return {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]}


def carried_out(t: Table, gain: Amounts) -> Amounts:
    """Make all choices about a reward; return the chosen goods."""
    chosen: Counter[str] = Counter()
    number = gain.get("goods_any", 0) or gain.get("goods_different", 0)
    if number:
        mixed = "goods_different" in gain
        (mix, *_) = mixes = t.offered("goods:")
        assert len(mixes) == 3
        chosen.update(dict(zip(GOODS, (int(mix[1]), int(mix[3]), int(mix[5])), strict=True)))
        assert sum(chosen.values()) == number
        assert not mixed or max(chosen.values()) == 1
        t.play(f"goods:{mix}")
    if gain.get("contracts_pile"):
        assert "r01" in t.own(A, "contracts")
    if gain.get("steps"):
        assert t.journey["left"] == gain["steps"]
        t.play("stay")
    return {kind: amount for kind, amount in chosen.items() if amount}


def added(one: Amounts, other: Amounts) -> Amounts:
    """Sum two lists of amounts."""
    total = Counter(one)
    total.update(other)
    return {kind: amount for kind, amount in total.items() if amount}


# -- the bazaar -------------------------------------------------------------------------------

MARKET = entries("market")


@pytest.mark.parametrize("row", range(1, 7))
@pytest.mark.parametrize("space", MARKET)
@rule("market", "market-row", "market-extras")
def test_market_row(space: str, row: int) -> None:
    gain = MARKET[space]["rows"][row - 1]
    t = table(dice={A: "6" * MARKET[space]["dice"]})
    before = purse(t)
    t.play(f"{space}:d6", f"row:{row}")
    carried_out(t, gain)
    assert changed(before, purse(t)) == net(gain)


@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("space", MARKET)
@rule("market-row", "lowest-die")
def test_market_rows_go_up_to_the_lowest_die(space: str, pips: int) -> None:
    number = MARKET[space]["dice"]
    t = table(dice={A: f"{pips}" + "6" * (number - 1)}).play(f"{space}:d{pips}")
    if pips == 1:
        assert t.own(A, MARKET[space]["ware"]) == 1 + 2 * (space == "market-camels")
    else:
        assert t.offered("row:") == [str(row) for row in range(pips, 0, -1)]


# -- contracts --------------------------------------------------------------------------------

CONTRACTS = entries("contract")


def with_contract(contract: str, cost: Amounts) -> Table:
    """Return a table where a seat has exactly the cost of a contract, before its action."""
    free = next(id for id in ("r02", "r03") if id != contract)
    held: dict[str, Any] = {kind: {A: cost.get(kind, 0)} for kind in HELD}
    top = "r01" if contract != "r01" else ""
    return table(contracts={A: f"{contract} {free}"}, top=top, **held)


@pytest.mark.parametrize("contract", CONTRACTS)
@rule("fulfil", "rewards")
def test_contract(contract: str) -> None:
    cost, gain = CONTRACTS[contract]["cost"], CONTRACTS[contract]["gain"]
    t = with_contract(contract, cost)
    before, free = purse(t), [id for id in t.own(A, "contracts") if id != contract]
    with falling(" ".join("4" * gain.get("black_dice", 0)) or None):
        t.play(f"fulfil:{contract}")
        assert t.own(A, "done") == [contract]
        goods = carried_out(t, gain)
    assert t.own(A, "black") == [4] * gain.get("black_dice", 0)
    assert set(free) <= set(t.own(A, "contracts"))
    assert changed(before, purse(t)) == added(net(gain, cost), goods)
    assert t.scored("contracts") == [gain["vp"], 0, 0, 0]


@pytest.mark.parametrize("contract", CONTRACTS)
@rule("fulfil")
def test_contract_that_lacks_one_thing(contract: str) -> None:
    cost = CONTRACTS[contract]["cost"]
    for kind in cost:
        t = with_contract(contract, {**cost, kind: cost[kind] - 1})
        t.refuse(f"fulfil:{contract}", "contract-cost-missing", "fulfil")


@pytest.mark.parametrize("contract", [id for id in CONTRACTS if CONTRACTS[id]["deck"] == "regular"])
@rule("contracts", "contract-positions")
def test_contract_taken_from_the_row(contract: str) -> None:
    t = table(dice={A: "1"}, row=f"{contract}", contracts={A: ""}).play("contracts:d1")
    if t.offered("take:"):
        t.play(f"take:{contract}")
    assert t.own(A, "contracts") == [contract]


# -- outposts and city bonuses ----------------------------------------------------------------

OUTPOSTS, BONUSES = entries("outpost"), entries("city_bonus")


@pytest.mark.parametrize("tile", OUTPOSTS)
@rule("outposts", "rewards")
def test_outpost(tile: str) -> None:
    gain = OUTPOSTS[tile]["gain"]
    t = table(outposts={"moscow": tile}, top="r01", dice={A: "11"}, figures={A: "oasis-a"})
    before = purse(t)
    t.play("travel:d1", "go:moscow", rolls="5" if gain.get("black_dice") else None)
    assert t.own(A, "black") == [5] * gain.get("black_dice", 0)
    goods = carried_out(t, gain)
    assert changed(before, purse(t)) == added(net(gain, {"coins": 3}), goods)
    assert tile not in t.outposts.values()
    assert t.scored("outposts") == [0, 0, 0, 0]


@pytest.mark.parametrize("marker", BONUSES)
@rule("city-bonus")
def test_city_bonus(marker: str) -> None:
    gain = BONUSES[marker].get("gain", {"coins": 5})
    other = {"kochi": "coins"} if marker != "coins" else {}
    given: dict[str, Any] = {"bonuses": {"adana": marker, **other}}
    t = table(dice={A: "11"}, figures={A: "oasis-i"}, **given)
    before = purse(t)
    t.play("travel:d1", "go:adana")
    if BONUSES[marker].get("copy"):
        t.play("copy:kochi")
    goods = carried_out(t, gain)
    assert changed(before, purse(t)) == added(net(gain, {"coins": 3, "camels": 2}), goods)
    assert t.bonuses["adana"] == marker
    assert t.scored("bonuses") == [gain.get("vp", 0), 0, 0, 0]


@pytest.mark.parametrize("marker", BONUSES)
@rule("round-bonuses", "city-bonus")
def test_city_bonus_at_the_rounds_start(marker: str) -> None:
    gain = BONUSES[marker].get("gain", {"coins": 5})
    other = {"kochi": "coins"} if marker != "coins" else {}
    given: dict[str, Any] = {"bonuses": {"adana": marker, **other}}
    t = table(last=True, posts={A: "adana"}, **given)
    before = purse(t)
    asks = "copy" in BONUSES[marker] or "goods_different" in gain
    t.play("end", rolls=None if asks else ROLLS)
    if asks:
        t.play("copy:kochi" if "copy" in BONUSES[marker] else "goods:p1s1g0", rolls=ROLLS)
    goods = {"pepper": 1, "silk": 1} if "goods_different" in gain else {}
    assert changed(before, purse(t)) == added(net(gain), goods)


# -- city cards -------------------------------------------------------------------------------

CARDS = entries("city_card")
HERE = "card-moscow-1"


def on_card(card: str, pips: int, **given: Any) -> Table:
    """Return a table where a seat in Moscow has placed a die on the card there."""
    t = table(
        dice={A: f"{pips}{7 - pips}"},
        cards={HERE: card},
        figures={A: "moscow"},
        posts={A: "moscow adana kochi", B: "alexandria"},
        bonuses={"adana": "coins", "kochi": "camels"},
        done={A: "r37 r38"},
        **given,
    )
    return t.play(f"{HERE}:d{pips}")


def most(card: dict[str, Any], pips: int) -> int:
    """Return the most uses of a card with a die."""
    if "times_by_die" in card:
        return int(card["times_by_die"][pips - 1])
    return pips if card["times"] == "die" else int(card["times"])


def spent(cost: Amounts, number: int) -> Amounts:
    """Return a cost, multiplied by a number; goods of choice are paid with pepper."""
    paid = {kind: amount * number for kind, amount in cost.items()}
    return added(paid, {"pepper": paid.pop("goods_any", 0)})


def received(gain: Amounts, number: int) -> Amounts:
    """Return a gain, multiplied by a number; goods of choice are gold."""
    got = {kind: amount * number for kind, amount in gain.items()}
    return added(got, {"gold": got.pop("goods_any", 0)})


def _give(t: Table, cost: Amounts) -> None:
    if t.offered("give:"):
        t.play("give:" + "".join(f"{kind[0]}{cost.get(kind, 0)}" for kind in GOODS))


def _choose(t: Table, gain: Amounts) -> None:
    if t.offered("goods:"):
        t.play("goods:" + "".join(f"{kind[0]}{gain.get(kind, 0)}" for kind in GOODS))


def _exchanged(t: Table, cost: Amounts, gain: Amounts, number: int) -> None:
    """Check the result of a number of exchanges by a seat with enough of everything."""
    _give(t, spent(cost, number))
    _choose(t, received(gain, number))
    before = {"vp": 50, **dict.fromkeys(HELD, 30)}
    assert changed(before, purse(t)) == net(received(gain, number), spent(cost, number))


def _exchange(card: dict[str, Any], pips: int) -> None:
    for number in range(1, most(card, pips) + 1):
        t = on_card(card["id"], pips, **PLENTY)
        if t.offered("times:"):
            assert t.offered("times:") == [f"1x{n}" for n in range(1, most(card, pips) + 1)]
            t.play(f"times:1x{number}")
        _exchanged(t, card["cost"], card["gain"], number)
        assert t.offered("times:") == []


def _either(card: dict[str, Any], pips: int) -> None:
    for number, option in enumerate(card["options"], 1):
        t = on_card(card["id"], pips, **PLENTY).play(f"times:{number}x{pips}")
        _exchanged(t, option["cost"], option["gain"], pips)
        assert t.offered("times:") == []
        if pips > 1:
            again = on_card(card["id"], pips, **PLENTY).play(f"times:{number}x1")
            _exchanged(again, option["cost"], option["gain"], 1)
            rest = [f"{n}x{m}" for n in (1, 2) for m in range(1, pips)]
            assert again.offered("times:") == ([] if card["one_option"] else rest)


def _by_die(card: dict[str, Any], pips: int) -> None:
    assert on_card(card["id"], pips).got(A) == card["gains"][pips - 1]


def _per_pip(card: dict[str, Any], pips: int) -> None:
    assert on_card(card["id"], pips).got(A) == times(card["gain"], pips)


def _count(card: dict[str, Any], pips: int) -> None:
    number = {"completed_contracts": 2, "posts_on_map": 3}[card["of"]]
    assert card["at_most"] == "die"
    assert on_card(card["id"], pips).got(A) == times(card["gain"], min(pips, number))


def _city_bonus(card: dict[str, Any], pips: int) -> None:
    t = on_card(card["id"], pips, coins={A: 20}).play("bonus:adana")
    more = most(card, pips) > 1
    assert t.offered("bonus:") == (["kochi"] if more else [])
    price = card.get("cost", {}).get("coins", 0)
    assert t.own(A, "coins") == 20 - price + 5
    if more:
        t.play("bonus:kochi")
        assert t.got(A) == net({"camels": 3, "coins": -price})
        assert t.offered("bonus:") == []


def _move(card: dict[str, Any], pips: int) -> None:
    t = on_card(card["id"], pips, camels={A: 30}, pepper={A: 30}, silk={A: 30})
    assert t.journey["left"] == pips
    t.play("go:oasis-a")
    if pips > 1:
        t.play("go:venezia")
    if pips > 2:
        t.play("stop")
    steps, cost = min(pips, 2), card["cost"]
    goods = cost.get("goods_different", 0) // 2 * steps
    assert [t.own(A, kind) for kind in ("coins", "camels", "pepper", "silk")] == [
        8,
        30 - cost.get("camels", 0) * steps,
        30 - goods,
        30 - goods,
    ]


KINDS: dict[str, Callable[[dict[str, Any], int], None]] = {
    "exchange": _exchange,
    "either": _either,
    "by_die": _by_die,
    "per_pip": _per_pip,
    "count": _count,
    "city_bonus": _city_bonus,
    "move": _move,
}


@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("card", CARDS)
@rule("city-cards", "card-exchange", "card-either", "card-by-die", "card-per-pip", "card-count")
@rule("card-city-bonus", "card-move", "ruling-card-direction")
def test_city_card(card: str, pips: int) -> None:
    KINDS[CARDS[card]["kind"]](CARDS[card], pips)


PAID = [id for id, card in CARDS.items() if card["kind"] == "exchange"]


@pytest.mark.parametrize("card", PAID)
@rule("card-exchange", "at-least-once")
def test_city_card_that_cannot_be_paid_once(card: str) -> None:
    least = spent(CARDS[card]["cost"], 1)
    for kind in least:
        held: dict[str, Any] = {ware: {A: least.get(ware, 0) - (ware == kind)} for ware in HELD}
        t = table(dice={A: "56"}, cards={HERE: card}, posts={A: "moscow"}, **held)
        t.refuse(f"{HERE}:d5", "card-too-dear", "at-least-once")


@pytest.mark.parametrize("space", facts().card_spaces)
@rule("city-cards", "city-card-post")
def test_card_space(space: str) -> None:
    place = space.split("-", 1)[1].rsplit("-", 1)[0]
    given: dict[str, Any] = {"cards": {space: "coins-by-die"}, "dice": {A: "56"}}
    t = table(posts={A: place}, **given).play(f"{space}:d5")
    assert t.got(A) == {"coins": 10}
    table(**given).refuse(f"{space}:d5", "no-post-there", "city-card-post")


# -- goals and characters ---------------------------------------------------------------------

GOALS = entries("goal")
CITIES = DATA["goal_table"]["points"]


@pytest.mark.parametrize("goal", GOALS)
@rule("score-goals", "score-cities")
def test_goal(goal: str) -> None:
    other = next(id for id in GOALS if not set(GOALS[id]["cities"]) & set(GOALS[goal]["cities"]))
    both = " ".join(GOALS[goal]["cities"])
    whole = table(round=5, last=True, goals={A: f"{goal} {other}"}, posts={A: both}).play("end")
    assert whole.scored("goals") == [GOALS[goal]["points"], 0, 0, 0]
    assert whole.scored("cities") == [CITIES[2], 0, 0, 0]
    for city in GOALS[goal]["cities"]:
        t = table(round=5, last=True, goals={A: f"{goal} {other}"}, posts={A: city}).play("end")
        assert t.scored("goals") == [0, 0, 0, 0]
        assert t.scored("cities") == [CITIES[1], 0, 0, 0]


def _numbers(slug: str) -> dict[str, Any]:
    return entries("character", "slug")[slug]


def _raschid(t: Table) -> None:
    assert _numbers("raschid-ad-din-sinan")["rolls"] is False
    t.play("market-camels:d6", "row:6")
    assert t.got(A) == {"camels": 6}


def _matteo(t: Table) -> None:
    assert len(t.own(A, "white")) == _numbers("matteo-polo")["white_dice"]
    t.play("khan:w3", "goods:p1s0g0")
    assert t.own(A, "white") == []


def _berke(t: Table) -> None:
    assert _numbers("berke-khan")["surcharge"] is False
    t.play("market-camels:d3", "row:3")
    assert t.got(A) == {"camels": 3}


def _mercator(t: Table) -> None:
    t.play("khan:d3", "goods:p1s0g0", "end").play("market-pepper:d4", "row:1")
    assert t.got(A) == {"pepper": _numbers("mercator-ex-tabriz")["share"]}


def _niccolo(t: Table) -> None:
    assert t.own(A, "figures") == ["venezia"] * _numbers("niccolo-and-marco-polo")["figures"]


def _wilhelm(t: Table) -> None:
    t.play("travel:d3", "add:d4", "go:alexandria", "go:oasis-i", "go:adana")
    assert t.own(A, "posts") == ["alexandria", "adana"]


def _kubilai(t: Table) -> None:
    assert t.own(A, "figures") == [_numbers("kubilai-khan")["start_place"]] == ["beijing"]
    assert t.beijing[0] == A


def _caprini(t: Table) -> None:
    t.play("travel:d3", "add:d4", "go:oasis-a", "go:oasis-j", "go:beijing")
    assert t.beijing[0] == A


CHARACTERS: dict[str, Callable[[Table], None]] = {
    "raschid-ad-din-sinan": _raschid,
    "matteo-polo": _matteo,
    "berke-khan": _berke,
    "mercator-ex-tabriz": _mercator,
    "niccolo-and-marco-polo": _niccolo,
    "wilhelm-von-rubruk": _wilhelm,
    "kubilai-khan": _kubilai,
    "johannes-caprini": _caprini,
}


@pytest.mark.parametrize("slug", entries("character", "slug"))
@rule("characters")
def test_character(slug: str) -> None:
    given: dict[str, Any] = {"coins": {A: 20}, "camels": {A: 20}, "bonuses": {"adana": "coins"}}
    if slug == "berke-khan":
        given["spaces"] = {"market-camels": "B3"}
    dice = {} if slug == "raschid-ad-din-sinan" else {A: "3456"}
    given |= {"outposts": {"alexandria": "gold"}, "dice": dice}
    CHARACTERS[slug](table(characters={A: slug}, **given))


COUNTS = {
    "city_card": 31, "contract": 44, "outpost": 10, "city_bonus": 6, "goal": 18, "character": 8,
    "market": 4, "route": 30, "place": 25,
}  # fmt: skip


@pytest.mark.parametrize("group", COUNTS)
@rule("setup")
def test_the_numbers_of_entries_match_the_rulebook(group: str) -> None:
    assert len(DATA[group]) == COUNTS[group]
