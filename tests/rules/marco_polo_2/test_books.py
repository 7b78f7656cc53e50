"""The books: four spaces, four offers each, two of them for jade."""

import pytest

from tests.rules.marco_polo_2.table import A, B, Table, rule, table

TILES = {"book-1": "tile-1-3", "book-2": "tile-2-2", "book-3": "tile-3-1"}
OFFERS = {
    "book-1": [
        {"pepper": 3},
        {"camels": 4},
        {"pepper": 2, "silk": 2},
        {"camels": 4, "coins": 8},
    ],
    "book-2": [
        {"jade": 1, "pepper": 2},
        {"silk": 2, "coins": 1},
        {"pepper": 3, "silk": 2},
        {"camels": 4, "coins": 9},
    ],
    "book-3-1": [
        {"gold": 2},
        {"gold": 1, "silk": 1, "coins": 1},
        {"gold": 2, "camels": 3},
        {"silk": 1, "gold": 3, "coins": 2},
    ],
}
"""By tile: the two free offers of its book, then the two offers of the tile."""
OFFERS["book-3-2"] = OFFERS["book-3-1"]


def reading(space: str, **given: object) -> Table:
    """Return a table where A has placed a 5 on a book and may choose an offer."""
    t = table(offers=TILES, dice={A: "35"}, **given)  # type: ignore[arg-type]
    return t.play(f"{space}:d5")


@rule("books", "book-dice")
@pytest.mark.parametrize(
    ("space", "least"), [("book-1", 1), ("book-2", 3), ("book-3-1", 5), ("book-3-2", 5)]
)
def test_each_book_has_its_lowest_die(space: str, least: int) -> None:
    for pips in range(1, 7):
        t = table(dice={A: str(pips)})
        if pips < least:
            t.refuse(f"{space}:d{pips}", "die-too-low", "book-dice")
        else:
            t.play(f"{space}:d{pips}", "offer:1")


@rule("offers", "books")
@pytest.mark.parametrize("space", OFFERS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_whole_of_one_offer_is_taken(space: str, number: int) -> None:
    price = max(0, number - 2)
    got = dict(OFFERS[space][number - 1])
    if price:
        got["jade"] = got.get("jade", 0) - price
    t = reading(space, jade={A: 4})
    assert t.offered("offer:") == ["1", "2", "3", "4"]
    assert t.play(f"offer:{number}").got(A) == got


@rule("offers", scenario=7)
def test_a_5_brings_one_jade_and_two_pepper() -> None:
    t = reading("book-2").play("offer:1")
    assert t.got(A) == {"jade": 1, "pepper": 2}


@rule("book-jade", "offers")
def test_the_lower_offers_cost_one_and_two_jade() -> None:
    t = reading("book-1")
    assert t.offered("offer:") == ["1", "2"]
    t.refuse("offer:3", "jade-missing", "book-jade")
    t.refuse("offer:4", "jade-missing", "book-jade")
    t = reading("book-1", jade={A: 1})
    t.refuse("offer:4", "jade-missing", "book-jade")
    assert t.play("offer:3").got(A) == {"jade": -1, "pepper": 2, "silk": 2}


@rule("book-jade", "ruling-only-jade")
def test_only_jade_pays_the_lower_offers() -> None:
    t = reading("book-1", coins={A: 30}, camels={A: 30})
    t.refuse("offer:3", "jade-missing", "book-jade")


@rule("book-jade")
def test_jade_that_an_offer_brings_does_not_pay_for_it() -> None:
    t = reading("book-2", jade={A: 0})
    assert t.offered("offer:") == ["1", "2"]


@rule("offers", "one-action")
def test_one_offer_only() -> None:
    t = reading("book-1", jade={A: 9}).play("offer:1")
    t.refuse("offer:2", "not-offered", "offers")


@rule("books", "colour-once", scenario=4)
def test_both_spaces_of_the_third_book_may_hold_ones_colour() -> None:
    t = table(dice={A: "56"}, spaces={"book-3-1": "A5"}, coins={A: 0})
    t.refuse("book-3-1:d5", "colour-there", "colour-once")
    assert t.play("book-3-2:d5", "offer:1").got(A) == {"gold": 2}


@rule("books", "surcharge")
def test_the_spaces_of_the_third_book_are_occupied_one_by_one() -> None:
    t = table(dice={A: "56"}, spaces={"book-3-1": "B5"})
    assert t.play("book-3-2:d5", "offer:1").got(A) == {"gold": 2}
    t = table(dice={A: "56"}, spaces={"book-3-1": "B5"})
    assert t.play("book-3-1:d5", "offer:1").got(A) == {"gold": 2, "coins": -5}


@rule("books", "offers")
def test_others_find_the_same_offers() -> None:
    t = reading("book-1").play("offer:1", "end")
    assert t.acting == B
    assert t.play("book-1:d2", "offer:1").got(B) == {"pepper": 3, "coins": -2}
