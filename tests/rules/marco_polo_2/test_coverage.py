"""Coverage: a test for each card, tile, marker, seal, city, goal and character.

The expected effects come from the data file, not from the engine; a failing test names the id.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.rules.marco_polo_common.bundle import WARES
from tests.rules.marco_polo_2.table import A, B, Table, facts, rule, table

DATA = facts().data
GOODS = ("pepper", "silk", "gold")
PLENTY: dict[str, Any] = {kind: {A: 30} for kind in WARES}
ROLLS = "33333 33333 33333 33333"

Amounts = dict[str, int]


def entries(group: str, key: str = "id") -> dict[str, dict[str, Any]]:
    """Return entries of the data file by their ids."""
    return {entry[key]: entry for entry in DATA[group]}


def purse(t: Table) -> Amounts:
    """Return the points and goods of the seat."""
    return {"vp": t.own(A, "points"), **{ware: t.own(A, ware) for ware in WARES}}


def times(amounts: Amounts, number: int) -> Amounts:
    return {kind: number * amount for kind, amount in amounts.items()}


def net(gain: Amounts, *costs: Amounts) -> Amounts:
    """Return printed gains less costs, without amounts that no purse holds."""
    total = Counter(gain)
    for cost in costs:
        total.subtract(cost)
    return {kind: amount for kind, amount in total.items() if amount and kind in (*WARES, "vp")}


def changed(before: Amounts, after: Amounts) -> Amounts:
    """Return the differences of amounts."""
    return {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]}


def without_jade(t: Table) -> Table:
    """Pay without jade if there is a choice."""
    return t.play("pay:0+0") if t.offered("pay:") else t


def carried_out(t: Table, gain: Amounts) -> Amounts:
    """Make all choices about a reward; return the chosen goods."""
    chosen: Counter[str] = Counter()
    number = gain.get("goods_any", 0) or gain.get("goods_different", 0)
    if number:
        mixed = "goods_different" in gain
        (mix, *_) = mixes = t.offered("goods:")
        assert len(mixes) == (3 if mixed else {1: 3, 2: 6}[number])
        chosen.update(dict(zip(GOODS, (int(mix[1]), int(mix[3]), int(mix[5])), strict=True)))
        assert sum(chosen.values()) == number
        assert not mixed or max(chosen.values()) == 1
        t.play(f"goods:{mix}")
    if gain.get("contracts_pile"):
        assert t.offered() == ["keep:red-40", "decline"]
        t.play("keep:red-40")
        assert "red-40" in t.own(A, "contracts")
    if gain.get("contracts_city"):
        assert t.offered("take:") == ["red-41", "red-42"]
        t.play("take:red-41")
        assert "red-41" in t.own(A, "contracts")
    if gain.get("steps"):
        assert t.journey["left"] == gain["steps"]
        t.play("stay")
    return {kind: amount for kind, amount in chosen.items() if amount}


def added(one: Amounts, other: Amounts) -> Amounts:
    """Sum two lists of amounts."""
    total = Counter(one)
    total.update(other)
    return {kind: amount for kind, amount in total.items() if amount}


# -- offers -----------------------------------------------------------------------------------

SPACES = {"book-1": "book-1", "book-2": "book-2", "book-3": "book-3-1"}
BOOKS, TILES = entries("book"), entries("tile")


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("book", BOOKS)
@rule("books", "offers", scenario=7)
def test_free_offer(book: str, number: int) -> None:
    t = table(dice={A: "61"}).play(f"{SPACES[book]}:d6", f"offer:{number}")
    assert t.got(A) == BOOKS[book]["free"][number - 1]


@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("tile", TILES)
@rule("book-jade", "offers")
def test_offer_for_jade(tile: str, number: int) -> None:
    book, price = TILES[tile]["book"], number - 2
    given: dict[str, Any] = {"offers": {book: tile}, "dice": {A: "61"}}
    t = table(jade={A: price}, **given).play(f"{SPACES[book]}:d6", f"offer:{number}")
    gain = TILES[tile]["one_jade" if number == 3 else "two_jade"]
    assert t.got(A) == net(gain, {"jade": price})
    poor = table(jade={A: price - 1}, **given).play(f"{SPACES[book]}:d6")
    poor.refuse(f"offer:{number}", "jade-missing", "book-jade")


# -- contracts --------------------------------------------------------------------------------

CONTRACTS = entries("contract")
NOTHING: dict[str, Any] = {kind: {A: 0} for kind in WARES}


def with_contract(contract: str, cost: Amounts) -> Table:
    """Return a table where a seat has exactly the cost of a contract, before its action."""
    free = next(id for id in ("red-02", "red-03") if id != contract)
    held: dict[str, Any] = {kind: {A: cost.get(kind, 0)} for kind in WARES}
    held |= {"pepper": {A: cost.get("goods_any", 0) or cost.get("pepper", 0)}}
    shown = {"xian": "red-41 red-42"} if contract not in ("red-41", "red-42") else {}
    top = "red-40" if contract != "red-40" else ""
    given: dict[str, Any] = {"shown": shown, "top": top, "posts": {A: "xian"}}
    return table(contracts={A: f"{contract} {free}"}, **held, **given)


@pytest.mark.parametrize("contract", CONTRACTS)
@rule("fulfil", "rewards")
def test_contract(contract: str) -> None:
    cost, gain = CONTRACTS[contract]["cost"], CONTRACTS[contract]["gain"]
    t = with_contract(contract, cost)
    before, free = purse(t), [id for id in t.own(A, "contracts") if id != contract]
    if gain.get("steps"):
        t.state.public.traders[A].coins = 2
        before["coins"] = 2
    rolls = " ".join("4" * gain.get("black_dice", 0)) or None
    t.play(f"fulfil:{contract}", rolls=rolls)
    given_back = {"pepper": cost["goods_any"]} if "goods_any" in cost else {}
    assert t.own(A, "done") == [contract]
    assert t.own(A, "black") == [4] * gain.get("black_dice", 0)
    assert set(free) <= set(t.own(A, "contracts"))
    goods = carried_out(t, gain)
    assert changed(before, purse(t)) == added(net(gain, cost, given_back), goods)
    assert t.scored("contracts") == [gain["vp"], 0, 0, 0]


@pytest.mark.parametrize("contract", CONTRACTS)
@rule("fulfil")
def test_contract_that_lacks_one_thing(contract: str) -> None:
    cost = CONTRACTS[contract]["cost"]
    for kind in cost:
        t = with_contract(contract, {**cost, kind: cost[kind] - 1})
        t.refuse(f"fulfil:{contract}", "contract-cost-missing", "fulfil")


@rule("fulfil", "jade", scenario=43)
def test_jade_stands_in_for_a_camel_of_a_contract() -> None:
    cost = {"camels": 1, "pepper": 2, "silk": 1, "jade": 1}
    t = with_contract("red-01", cost).play("fulfil:red-01")
    assert t.got(A) == {"camels": -1, "jade": -1, "pepper": -2, "silk": -1, "coins": 4, "vp": 3}


# -- outposts and city bonuses ----------------------------------------------------------------

OUTPOSTS, BONUSES = entries("outpost"), entries("city_bonus")


@pytest.mark.parametrize("tile", OUTPOSTS)
@rule("outposts", "rewards")
def test_outpost(tile: str) -> None:
    gain = OUTPOSTS[tile]["gain"]
    given: dict[str, Any] = {"outposts": {"xanadu": tile}, "top": "red-40", "dice": {A: "31"}}
    t = table(coins={A: 9}, characters={A: "de-wu", B: "de-wu", 2: "de-wu", 3: "de-wu"}, **given)
    before = purse(t)
    t.play("travel-lower:d3", "go:xanadu", rolls="5" if gain.get("black_dice") else None)
    assert t.own(A, "black") == [5] * gain.get("black_dice", 0)
    goods = carried_out(t, gain)
    assert changed(before, purse(t)) == added(net(gain, {"coins": 2 + 2}), goods)
    assert tile not in t.outposts.values()
    assert t.scored("outposts") == [gain.get("vp", 0), 0, 0, 0]
    assert t.of("kept") == [[]] * 4


@pytest.mark.parametrize("marker", BONUSES)
@rule("city-bonus")
def test_city_bonus(marker: str) -> None:
    gain = BONUSES[marker].get("gain", {"jade": 2})
    other = {"balkh": "jade"} if marker != "jade" else {}
    given: dict[str, Any] = {"bonuses": {"karakorum": marker, **other}}
    t = table(dice={A: "31"}, figures={A: "oasis-gobi"}, coins={A: 9}, **given)
    before = purse(t)
    t.play("travel-lower:d3", "go:karakorum")
    if BONUSES[marker].get("copy"):
        t.play("copy:balkh")
    goods = carried_out(t, gain)
    assert changed(before, purse(t)) == added(net(gain, {"coins": 2 + 1, "camels": 2}), goods)
    assert t.bonuses["karakorum"] == marker


@pytest.mark.parametrize("marker", BONUSES)
@rule("round-bonuses", "city-bonus")
def test_city_bonus_at_the_rounds_start(marker: str) -> None:
    gain = BONUSES[marker].get("gain", {"jade": 2})
    other = {"balkh": "jade"} if marker != "jade" else {}
    given: dict[str, Any] = {"bonuses": {"karakorum": marker, **other}}
    t = table(last=True, posts={A: "karakorum"}, **given)
    before = purse(t)
    asks = "copy" in BONUSES[marker] or "goods_different" in gain
    t.play("end", rolls=None if asks else ROLLS)
    if asks:
        t.play("copy:balkh" if "copy" in BONUSES[marker] else "goods:p1s1g0", rolls=ROLLS)
    goods = {"pepper": 1, "silk": 1} if "goods_different" in gain else {}
    assert changed(before, purse(t)) == added(net(gain), goods)


# -- seals and special cities -----------------------------------------------------------------

SEALS, SPECIALS = entries("seal"), entries("special_city", "place")


@pytest.mark.parametrize("seal", SEALS)
@rule("seals", "seal-die", "seal-jade", "seal-once")
def test_taking_a_seal(seal: str) -> None:
    least = SEALS[seal]["min_die"]
    t = table(dice={A: f"{least}6111"}).play(f"seals:d{least}", "add:d6")
    if len(SEALS) > 1 and t.offered("take-seal:"):
        t.play(f"take-seal:{seal}")
    assert t.got(A) == net({"jade": SEALS[seal]["jade"]})
    assert t.own(A, "seals") == {seal: False}
    owned = table(dice={A: "66"}, seals={A: seal}).play("seals:d6")
    owned.refuse(f"take-seal:{seal}", "seal-owned", "seal-once")
    if least > 2:
        low = table(dice={A: f"{least - 1}6"}).play("seals:d6")
        low.refuse(f"take-seal:{seal}", "die-too-low", "seal-die")


@pytest.mark.parametrize("seal", SEALS)
@rule("upgrade", scenario=14)
def test_improving_a_seal(seal: str) -> None:
    cost, gain = dict(SEALS[seal]["upgrade_cost"]), SEALS[seal]["bonus"]
    cost["gold"] = cost.get("gold", 0) + cost.pop("goods_any", 0)
    held: dict[str, Any] = {kind: {A: cost.get(kind, 0)} for kind in WARES}
    t = table(seals={A: seal}, **held)
    before = purse(t)
    t.play(f"upgrade:{seal}")
    goods = carried_out(t, gain)
    assert changed(before, purse(t)) == added(net(gain, cost), goods)
    assert t.own(A, "seals") == {seal: True}
    t.refuse(f"upgrade:{seal}", "improved-already", "upgrade")
    for kind in (kind for kind in cost if cost[kind]):
        poor = table(seals={A: seal}, **{**held, kind: {A: cost[kind] - 1}})
        poor.refuse(f"upgrade:{seal}", "upgrade-cost-missing", "upgrade")


@pytest.mark.parametrize("seal", SEALS)
@rule("round-bonuses", "upgrade", scenario=14)
def test_improved_seal_at_the_rounds_start(seal: str) -> None:
    gain = SEALS[seal]["bonus"]
    t = table(last=True, seals={A: f"{seal}!", B: seal})
    before = purse(t)
    asks = "goods_any" in gain
    t.play("end", rolls=None if asks else ROLLS)
    if asks:
        t.play("goods:p0s0g1", rolls=ROLLS)
    assert changed(before, purse(t)) == added(net(gain), {"gold": 1} if asks else {})
    assert t.got(B) == {}


@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("place", SPECIALS)
@rule("special", "special-gain", "special-seal", scenario=37)
def test_special_city(place: str, pips: int) -> None:
    city = SPECIALS[place]
    bonus = SEALS[city["seal"]]["bonus"]
    often = (pips >= city["once_from"]) + (pips >= city["twice_from"])
    for seal, number in ((city["seal"], 0), (f"{city['seal']}!", often)):
        t = table(dice={A: f"{pips}{7 - pips}"}, posts={A: place}, seals={A: seal})
        before = purse(t)
        t.play(f"special-{place}:d{pips}")
        goods: Amounts = {}
        if number and "goods_any" in bonus:
            goods = {"gold": number}
            t.play(f"goods:p0s0g{number}")
        assert changed(before, purse(t)) == added(
            net(added(city["gain"], times(bonus, number))), goods
        )


# -- city cards -------------------------------------------------------------------------------

CARDS = entries("city_card")


def on_card(card: str, pips: int, **given: Any) -> Table:
    """Return a table where a seat has placed a die on a card of the action area."""
    t = table(
        dice={A: f"{pips}{7 - pips}"},
        cards={"card-area-1": card},
        posts={A: "karakorum fuzhou xanadu"},
        bonuses={"karakorum": "coins", "fuzhou": "camels"},
        done={A: "red-38 red-39"},
        **given,
    )
    return t.play(f"card-area-1:d{pips}")


def most(card: dict[str, Any], pips: int) -> int:
    """Return the most uses of a card with a die."""
    if "times_by_die" in card:
        return int(card["times_by_die"][pips - 1])
    return pips if card["times"] == "die" else int(card["times"])


def spent(cost: Amounts, number: int) -> Amounts:
    """Return a cost, multiplied by a number; goods of choice are pepper first, then silk."""
    paid = {kind: amount * number for kind, amount in cost.items()}
    alike, unlike = paid.pop("goods_any", 0), paid.pop("goods_different", 0)
    return added(paid, {"pepper": alike + unlike // 2, "silk": unlike // 2})


def received(gain: Amounts, number: int) -> Amounts:
    """Return a gain, multiplied by a number; goods of choice are gold, then silk."""
    got = {kind: amount * number for kind, amount in gain.items()}
    alike, unlike = got.pop("goods_any", 0), got.pop("goods_different", 0)
    return added(got, {"gold": alike + unlike // 2, "silk": unlike // 2})


def _exchange(card: dict[str, Any], pips: int) -> None:
    for number in range(1, most(card, pips) + 1):
        t, before = on_card(card["id"], pips, **PLENTY), {"vp": 50, **dict.fromkeys(WARES, 30)}
        assert t.offered("times:") == [f"1x{n}" for n in range(1, most(card, pips) + 1)] or (
            most(card, pips) == 1
        )
        if t.offered("times:"):
            t.play(f"times:1x{number}")
        cost, gain = card["cost"], card["gain"]
        _give(t, spent(cost, number))
        without_jade(t)
        _choose(t, received(gain, number))
        assert changed(before, purse(t)) == net(received(gain, number), spent(cost, number))
        assert t.offered("times:") == []


def _give(t: Table, cost: Amounts) -> None:
    if t.offered("give:"):
        t.play("give:" + "".join(f"{kind[0]}{cost.get(kind, 0)}" for kind in GOODS))


def _choose(t: Table, gain: Amounts) -> None:
    if t.offered("goods:"):
        t.play("goods:" + "".join(f"{kind[0]}{gain.get(kind, 0)}" for kind in GOODS))


def _either(card: dict[str, Any], pips: int) -> None:
    for number, option in enumerate(card["options"], 1):
        t = on_card(card["id"], pips, **{**PLENTY, "jade": {A: 0}})
        t.play(f"times:{number}x{pips}")
        assert t.got(A) == net(times(option["gain"], pips), times(option["cost"], pips))
        if pips > 1:
            again = on_card(card["id"], pips, **{**PLENTY, "jade": {A: 0}})
            again.play(f"times:{number}x1")
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
    t = on_card(card["id"], pips, coins={A: 20})
    t.play("bonus:karakorum")
    more = most(card, pips) > 1
    assert t.offered("bonus:") == (["fuzhou"] if more else [])
    price = card.get("cost", {}).get("coins", 0)
    assert t.own(A, "coins") == 20 - price + 5
    if more:
        t.play("bonus:fuzhou")
        assert t.got(A) == net({"camels": 3, "coins": -price})
        assert t.offered("bonus:") == []


@rule("card-city-bonus", "scoring")
def test_points_of_a_city_bonus_are_the_cards_if_a_card_brings_them() -> None:
    given: dict[str, Any] = {"bonuses": {"fuzhou": "points"}, "posts": {A: "fuzhou"}}
    t = table(dice={A: "42"}, cards={"card-area-1": "city-bonus"}, **given)
    t.play("card-area-1:d4")
    assert t.got(A) == {"vp": 2}
    assert t.scored("cards") == [2, 0, 0, 0]


def _guild_seal(card: dict[str, Any], pips: int) -> None:
    t = on_card(card["id"], pips)
    able = [seal for seal in SEALS if SEALS[seal]["min_die"] <= pips]
    if len(able) > 1:
        assert t.offered("take-seal:") == able
        t.play(f"take-seal:{able[-1]}")
    assert t.own(A, "seals") == {able[-1]: False}
    assert t.own(A, "jade") == SEALS[able[-1]]["jade"]
    assert t.own(A, "camels") == 3 - card["cost"]["camels"]


def _move(card: dict[str, Any], pips: int) -> None:
    t = on_card(card["id"], pips, coins={A: 20}, camels={A: 20})
    steps = most(card, pips) * card["gain"]["steps"]
    assert t.journey["left"] == steps
    t.play("go:xanadu")
    if steps > 1:
        t.play("stop")
    cost = added(card["cost"], {"coins": 2})
    assert [t.own(A, kind) for kind in ("coins", "camels")] == [
        20 - cost.get(kind, 0) for kind in ("coins", "camels")
    ]


KINDS: dict[str, Callable[[dict[str, Any], int], None]] = {
    "exchange": _exchange,
    "either": _either,
    "by_die": _by_die,
    "per_pip": _per_pip,
    "count": _count,
    "city_bonus": _city_bonus,
    "guild_seal": _guild_seal,
    "move": _move,
}


@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("card", CARDS)
@rule("city-cards", "card-exchange", "card-either", "card-by-die", "card-per-pip", "card-count")
@rule("card-city-bonus", "card-guild-seal", "card-move", "area-cards")
def test_city_card(card: str, pips: int) -> None:
    if pips < CARDS[card].get("min_die", 1):
        t = table(dice={A: f"{pips}6"}, cards={"card-area-1": card}, **PLENTY)
        t.refuse(f"card-area-1:d{pips}", "die-too-low", "card-min-die")
    else:
        KINDS[CARDS[card]["kind"]](CARDS[card], pips)


PAID = [id for id, card in CARDS.items() if card["kind"] == "exchange"]


@pytest.mark.parametrize("card", PAID)
@rule("card-exchange", "at-least-once")
def test_city_card_that_cannot_be_paid_once(card: str) -> None:
    least = spent(CARDS[card]["cost"], 1)
    for kind in least:
        held: dict[str, Any] = {ware: {A: least.get(ware, 0) - (ware == kind)} for ware in WARES}
        t = table(dice={A: "56"}, cards={"card-area-1": card}, **held)
        t.refuse("card-area-1:d5", "card-too-dear", "at-least-once")


# -- goals and characters ---------------------------------------------------------------------

GOALS = entries("goal")
TRACK = DATA["shield_track"]["points"]
EACH = list({place["shield"]: place["id"] for place in DATA["place"] if "shield" in place}.values())
"""A city for each shield."""


def ending(**given: Any) -> Table:
    """Return a table at the very last choice of a game."""
    t = table(round=5, last=True, coins=dict.fromkeys(range(4), 0), **given)
    return t.play("end")


@pytest.mark.parametrize("goal", GOALS)
@rule("score-goal", "score-shields", scenario=58)
def test_goal(goal: str) -> None:
    seals, shown = GOALS[goal]["seals"], GOALS[goal]["shields"]
    posts = " ".join(EACH)
    improved = ending(goals={A: goal}, seals={A: "farmer! spicer! tailor! jeweler!"})
    assert improved.scored("goal") == [sum(seals.values()), 0, 0, 0]
    simple = ending(goals={A: goal}, seals={A: "farmer spicer tailor jeweler"}, posts={A: posts})
    assert simple.scored("goal") == [0, 0, 0, 0]
    assert simple.scored("shields")[A] == TRACK[len(EACH) + len(shown)]
    for seal, points in seals.items():
        assert ending(goals={A: goal}, seals={A: f"{seal}!"}).scored("goal")[A] == points


@pytest.mark.parametrize("number", range(len(TRACK)))
@rule("score-shields")
def test_shield_track(number: int) -> None:
    more = max(0, number - len(EACH))
    goal = next(id for id in GOALS if len(GOALS[id]["shields"]) == more)
    t = ending(goals={A: goal}, posts={A: " ".join(EACH[:number])})
    assert t.scored("shields") == [TRACK[number], 0, 0, 0]


def _numbers(slug: str) -> dict[str, Any]:
    return entries("character", "slug")[slug]


def _moengke(t: Table) -> None:
    t.play("travel-lower:d3", "go:xian", "go:oasis-gobi", "oases:1")
    own = _numbers("moengke-khan")
    assert t.own(A, "points") == 50 + own["per_oasis"]["vp"]
    assert t.got(A)["camels"] == -2 - 1 + own["per_oasis_choice"][1]["camels"]


def _de_wu(t: Table) -> None:
    t.play("seals:d3", "take-seal:farmer")
    assert len(t.spaces["seals"]) == _numbers("de-wu")["guild_seal_dice"]
    t.play("upgrade:farmer")
    assert t.got(A) == {**_numbers("de-wu")["on_seal_improved"], "pepper": -2}
    assert t.own(A, "seals") == {"farmer": True}


def _abha(t: Table) -> None:
    t.play("bag:d3", "purse:jade")
    assert t.got(A) == {"jade": 1, "vp": _numbers("abha-basu")["per_jade_received"]["vp"]}


def _mailin(t: Table) -> None:
    assert t.own(A, "figures") == ["beijing"] * _numbers("mailin-and-tian-chin")["figures"]


def _filippo(t: Table) -> None:
    t.play("travel-lower:d3", "go:xanadu")
    assert t.own(A, "kept") == ["gold"]
    t.play("kept:gold")
    assert t.got(A) == {"gold": 2}


def _isabella(t: Table) -> None:
    for pips, gain in enumerate(_numbers("isabella-donati")["per_die"], 1):
        old = t.own(A, "dice")[0]
        before = purse(t)
        t.play(f"reroll:d{old}", rolls=str(pips))
        without_jade(t)
        assert changed(before, purse(t)) == net(gain, {"camels": 1})


def _gantulga(t: Table) -> None:
    t.play("travel-lower:d3", "go:xian")
    assert t.got(A) == {"coins": -2}
    free = _numbers("gantulga-od")["free_route_costs"]
    assert sorted(free) == ["camels", "coins"]


CHARACTERS: dict[str, Callable[[Table], None]] = {
    "moengke-khan": _moengke,
    "de-wu": _de_wu,
    "abha-basu": _abha,
    "mailin-and-tian-chin": _mailin,
    "filippo-vitello": _filippo,
    "isabella-donati": _isabella,
    "gantulga-od": _gantulga,
}


@pytest.mark.parametrize("slug", entries("character", "slug"))
@rule("characters")
def test_character(slug: str) -> None:
    given: dict[str, Any] = {"coins": {A: 20}, "camels": {A: 20}, "pepper": {A: 9}}
    tiles = {"xanadu": "gold"}
    posts = {B: "xian"} if slug in ("moengke-khan", "gantulga-od") else {}
    t = table(characters={A: slug}, dice={A: "3456"}, outposts=tiles, posts=posts, **given)
    CHARACTERS[slug](t)


ROUND_COUNTS = {
    "city_card": 25, "contract": 49, "outpost": 10, "city_bonus": 7, "tile": 18, "seal": 4,
    "goal": 14, "character": 7, "special_city": 3, "book": 3,
}  # fmt: skip


@pytest.mark.parametrize("group", ROUND_COUNTS)
@rule("setup")
def test_the_numbers_of_entries_match_the_rulebook(group: str) -> None:
    assert len(DATA[group]) == ROUND_COUNTS[group]
