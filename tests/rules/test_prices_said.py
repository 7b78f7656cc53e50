"""Prices in refusals: a price less the seat's purse is the missing amount.

The law *missing* tests the amounts for programs. These tests compare them with the sentence, for
refusals that are listed and refusals of submitted keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Amounts, Text, Title
from games.rules.laws import Position
from games.rules.laws.lacking import KEYS, Refusal, recent_keys, refusal_of
from tests.rules.wandering import CASES, positions

GOODS = ("pepper", "silk", "gold")
Facts = dict[str, Any]


def prices(said: Text) -> Iterator[Amounts]:
    """Yield the alternative prices that a sentence of Marco Polo names."""
    if said.id.endswith("-either"):
        for part in said.params.values():
            assert isinstance(part, Text)
            yield from prices(part)
    else:
        yield dict(amounts(said))


def amounts(said: Text) -> Iterator[tuple[str, int]]:
    """Yield the amounts in a text."""
    _, amount, kind = said.id.partition("-amount-")
    if amount:
        yield kind, int(said.params["count"])  # type: ignore[arg-type]
    for part in () if amount else said.params.values():
        assert isinstance(part, Text)
        yield from amounts(part)


def can_pay(purse: Amounts, price: Amounts) -> bool:
    """Return whether a purse covers a price; jade replaces camels and coins."""
    jade = purse.get("jade", 0) - price.get("jade", 0)
    jade -= sum(max(0, price.get(kind, 0) - purse[kind]) for kind in ("camels", "coins"))
    rest = [purse[kind] - price.get(kind, 0) for kind in GOODS]
    alike, unlike = price.get("goods", 0), price.get("goods-different", 0)
    enough = sum(rest) >= alike and sum(count > 0 for count in rest) >= unlike
    return jade >= 0 and min(rest) >= 0 and enough


def costs(facts: Facts, purse: Amounts, missing: Amounts) -> bool:
    """Return whether a purse with the missing amounts covers a price of a Marco Polo sentence."""
    has = {kind: count + missing.get(kind, 0) for kind, count in purse.items()}
    return any(can_pay(has, price) for price in prices(facts["cost"]))


def plain(*kinds: str) -> Callable[[Facts, Amounts, Amounts], bool]:
    """Return a reader of sentences whose parameters name the price by these purse names."""

    def fits(facts: Facts, purse: Amounts, missing: Amounts) -> bool:
        lacks = {kind: facts[kind] - purse[kind] - purse.get("jade", 0) for kind in kinds}
        return missing == {kind: count for kind, count in lacks.items() if count > 0}

    return fits


def jade(facts: Facts, purse: Amounts, missing: Amounts) -> bool:
    return missing == {"jade": facts["jade"] - purse["jade"]}


def yellow(facts: Facts, purse: Amounts, missing: Amounts) -> bool:
    return facts["have"] == purse["gold"] and missing == {"gold": facts["need"] - facts["have"]}


def a_sum(facts: Facts, purse: Amounts, missing: Amounts) -> bool:
    lack, stewards = facts["cost"] - facts["have"], missing["stewards"]
    return 6 * (stewards - 1) < lack <= 6 * stewards


def a_die(facts: Facts, purse: Amounts, missing: Amounts) -> bool:
    return facts["karma"] == purse["karma"] and (
        missing == {"stewards": 1} or {*missing} == {"karma"}
    )


def this_die(facts: Facts, purse: Amounts, missing: Amounts) -> bool:
    lack = abs(facts["value"] - facts["price"]) - facts["karma"]
    return facts["karma"] == purse["karma"] and missing == {"karma": lack}


MARCO_POLO = {
    "surcharge-missing": costs,
    "surcharge-from": costs,
    "contract-cost-missing": costs,
    "card-too-dear": costs,
    "route-too-dear": costs,
    "camels-missing": plain("camels"),
}
SAID: dict[str, dict[str, Callable[[Facts, Amounts, Amounts], bool]]] = {
    "marco-polo-1": MARCO_POLO,
    "marco-polo-2": {**MARCO_POLO, "upgrade-cost-missing": costs, "jade-missing": jade},
    "rajas-cards-karma": {"too-dear": a_sum, "no-exact-die": a_die, "die-pips": this_die},
    "yspahan": {"yellow-gold": yellow, "too-far": plain("gold"), "cost": plain("camels", "gold")},
}
"""The functions that check sentences with a price, by the ends of the sentences' ids."""
UNSAID = {
    "marco-polo-1": frozenset[str](),
    "marco-polo-2": frozenset[str](),
    "rajas-cards-karma": frozenset({"no-steward", "no-karma"}),
    "yspahan": frozenset({"card-swap", "card-sell-camels", "card-sell-gold"}),
}
"""The sentences that report a missing amount without a number."""
AMOUNTS = re.compile(r"\$(?:cost|camels|coins|jade|gold|need|price|karma|stewards)\b|yspahan-cost")


def wrong(title: Title[Any], entry: Refusal, purse: Amounts) -> str:
    """Return the flaw in the numbers of a refusal, or an empty text."""
    name = entry.reason.id.partition("-blocked-")[2]
    read = SAID[title.slug].get(name)
    if read is None:
        return f"{name} lacks {entry.missing}" * bool(
            entry.missing and name not in UNSAID[title.slug]
        )
    if not entry.missing:
        return f"{name} doesn't say what is missing"
    for missing in entry.missing:
        if not read(entry.reason.params, purse, missing):
            return f"{name} says {entry.reason.params}, lacking is {missing} of {purse}"
    return ""


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_the_price_of_a_refusal_exceeds_the_purse_by_the_missing_amount(
    title: Title[Any], seats: int
) -> None:
    priced = {"listed": 0, "refused": 0}
    for position in positions(title, seats):
        for seat, decision in position.decisions.items():
            purse = title.purse(position.state, seat)
            for how, entry in [
                *(("listed", entry) for entry in decision.blocked),
                *(("refused", error) for error in refusals(position, seat)),
            ]:
                assert wrong(title, entry, purse) == ""
                priced[how] += bool(entry.missing)
    assert priced["listed"] > 100
    assert priced["refused"] > 10


def refusals(position: Position, seat: int) -> Iterator[Refusal]:
    """Yield the refusals of choices that were offered recently and aren't offered now."""
    offered = {choice.key for choice in position.offers[seat]}
    keys = sorted(recent_keys(position, seat) - offered)
    for key in position.rng(f"prices/{seat}").sample(keys, min(KEYS, len(keys))):
        if error := refusal_of(position.title, position.state, seat, key):
            yield error


@pytest.mark.parametrize("slug", titles.slugs)
def test_every_sentence_that_names_an_amount_is_read(slug: str) -> None:
    sentences = re.findall(
        rf"^{slug}-blocked-([a-z-]+) = (.*(?:\n[ }}].*)*)",
        titles.get(slug).texts.messages["en"],
        re.MULTILINE,
    )
    naming = {name for name, sentence in sentences if AMOUNTS.search(sentence)}
    assert naming == SAID[slug].keys()
    assert UNSAID[slug] <= {name for name, _ in sentences}
