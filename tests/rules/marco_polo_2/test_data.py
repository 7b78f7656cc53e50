"""The data: their contents, and the check that finds every flaw."""

import re
from copy import deepcopy
from typing import Any

import pytest
from msgspec.structs import asdict

from games.rules.kernel.shape import Entry
from games.rules.marco_polo_2.check import RULES, check, sum_up
from games.rules.marco_polo_2.editions import EDITIONS, edition
from games.rules.marco_polo_2.facts import DEFAULT, CityCard, Edition
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import Character
from tests.rules.edited import Change, Data
from tests.rules.marco_polo_2.changes import FIRST, changed, renamed
from tests.rules.marco_polo_2.flaws_of_form import IDENTITY, REFERENCE, SHAPE
from tests.rules.marco_polo_2.flaws_of_meaning import MEANING

# -- correct data ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EDITIONS.names)
def test_every_edition_that_comes_with_the_title_is_in_order(name: str) -> None:
    data = EDITIONS.data(name)
    assert check(data) == []
    assert sum_up(data)[0] == "15 cities, 12 oases, 44 routes, 8 by sea"
    assert "228 entries: 175 wholly reconstructed, 27 in part" in sum_up(data)


def test_editions_differ_only_in_reconstructed_values() -> None:
    """Every value that has a source is the same in all editions."""
    first, *others = [
        list(map(_known, check.entries(EDITIONS.data(name)))) for name in EDITIONS.names
    ]
    assert others
    assert all(other == first for other in others)


def _known(entry: Data) -> Data:
    """Return the fields of an entry that a public source or the rulebook gives."""
    if entry["source"] == "reconstructed":
        return {}
    unsure = {field.partition(".")[0] for field in entry.get("reconstructed", ())}
    return {field: value for field, value in entry.items() if field not in unsure}


def test_a_copy_with_only_printed_values_passes_the_check() -> None:
    data = deepcopy(FIRST)
    for one in check.entries(data):
        one.pop("reconstructed", None)
        one["source"] = "printed"
    assert check(data) == []
    assert sum_up(data)[-1] == "228 entries: 0 wholly reconstructed, 0 in part"


def test_other_oases_and_ids_pass_the_check() -> None:
    data = renamed("oasis-gobi", "the-well")
    assert check(data) == []
    assert "the-well" in Edition("x", data).places


def test_every_field_of_every_kind_is_in_the_data() -> None:
    """A field that no entry uses would be untested."""
    others = {"city_bonus": {"place"}}
    for table, kind in check.tables.items():
        used = {field for one in FIRST[table] for field in one}
        own = set(kind.__struct_fields__) - set(Entry.__struct_fields__) - others.get(table, set())
        assert own <= used or table == "character", table
    assert {one["kind"] for one in FIRST["city_card"]} == set(CityCard.variants)


# -- flawed data -----------------------------------------------------------------------------------


def named(case: tuple[Change, str]) -> str:
    return re.sub(r"\W+", "-", case[1])[:60]


@pytest.mark.parametrize("case", [*SHAPE, *IDENTITY, *REFERENCE, *MEANING], ids=named)
def test_each_flaw_is_named(case: tuple[Change, str]) -> None:
    change, words = case
    problems = changed(change)
    assert any(words in problem for problem in problems), problems
    assert len(problems) <= 6


def test_every_rule_refuses_some_edition() -> None:
    """Each check finds a problem in one of the flawed editions."""
    idle = set(RULES)
    for change, _ in MEANING:
        data = deepcopy(FIRST)
        change(data)
        facts = Edition("x", data)
        idle -= {rule for rule in idle if list(rule(facts))}
    assert idle == set()


def test_facts_are_read_as_they_stand() -> None:
    facts = edition(DEFAULT)
    assert len(facts.cities) == 15
    assert facts.start == "beijing"
    assert facts.shield_points[13] == 43


# -- the values that no edition changes ------------------------------------------------------------

COINS, POINT, CAMEL = Bundle(coins=2), Bundle(vp=1), Bundle(camels=1)
JADE, SILK, GOLD = Bundle(jade=1), Bundle(silk=1), Bundle(gold=1)

ABILITIES: dict[str, dict[str, Any]] = {
    "moengke-khan": {
        "oasis_steps": 0,
        "per_oasis": Bundle(vp=3),
        "per_oasis_choice": [COINS, CAMEL],
    },
    "de-wu": {"guild_seal_dice": 1, "on_seal_improved": JADE, "extra_shields": 1},
    "abha-basu": {
        "round_bonus": COINS,
        "on_contract_completed": JADE,
        "per_jade_received": POINT,
    },
    "mailin-and-tian-chin": {
        "start": Bundle(coins=3),
        "figures": 2,
        "round_bonus_doubled": 1,
    },
    "filippo-vitello": {"keeps_outposts": True},
    "isabella-donati": {
        "per_die": [COINS, POINT, CAMEL, CAMEL, POINT, COINS],
        "per_pair": [JADE, SILK, GOLD, GOLD, SILK, JADE],
    },
    "gantulga-od": {"travel_spaces": ["lower"], "free_route_costs": ["coins", "camels"]},
}
"""The characters' abilities by the English supplement, which lists all of them.

A character without a number for an ability follows the plain rules.
"""


def abilities(character: Character) -> Data:
    plain = asdict(Character(slug="", name={}, source=""))
    named = {"slug", "name", *Entry.__struct_fields__}
    return {
        field: value
        for field, value in asdict(character).items()
        if field not in named and value != plain[field]
    }


def test_characters_have_the_abilities_of_the_supplement() -> None:
    characters = edition(DEFAULT).characters
    assert {id: abilities(character) for id, character in characters.items()} == ABILITIES


def test_travel_spaces_take_the_dice_of_the_rulebook() -> None:
    """Page 8: one to three dice; page 9: a third die brings another post."""
    travel = edition(DEFAULT).travel.values()
    assert [(space.id, space.dice, space.extra_posts) for space in travel] == [
        ("lower", 1, 0),
        ("middle", 2, 0),
        ("upper", 3, 1),
    ]


def test_books_take_the_dice_of_the_rulebook() -> None:
    """P. 6: the least pips, and the number of spaces."""
    books = edition(DEFAULT).books.values()
    assert [(book.id, book.min_die, book.spaces) for book in books] == [
        ("book-1", 1, 1),
        ("book-2", 3, 1),
        ("book-3", 5, 2),
    ]


def test_seals_take_the_dice_and_bring_the_jade_of_the_rulebook() -> None:
    """P. 7: the least pips, and the jade taken together with the seal."""
    seals = edition(DEFAULT).seals.values()
    assert [(seal.id, seal.min_die, seal.jade) for seal in seals] == [
        ("farmer", 1, 0),
        ("spicer", 2, 1),
        ("tailor", 3, 2),
        ("jeweler", 4, 3),
    ]


def test_special_cities_are_those_of_the_rulebook() -> None:
    """P. 11 shows Baghdad; the two others are reconstructed."""
    assert [city.place for city in edition(DEFAULT).specials.values()] == [
        "baghdad",
        "balkh",
        "hormuz",
    ]
