"""The facts of the city: they are consistent, and everything has a name in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from games.boards.yspahan.plan import DATA

PACKAGE: Final = files("games.rules.yspahan")
LANGUAGES: Final = ("en", "de", "fr")


def load(name: str) -> dict[str, Any]:
    """Read one of the title's data files."""
    return tomllib.loads(PACKAGE.joinpath("data").joinpath(name).read_text(encoding="utf-8"))


CITY: Final = load("city.toml")
SOUKS: Final = {souk["id"]: souk for souk in CITY["souks"]["list"]}
SHOPS: Final = [
    f"{souk['id']}.{'abcdef'[number]}"
    for souk in CITY["souks"]["list"]
    for number in range(souk["shops"])
]
ARMS: Final = CITY["street"]["arms"]
DOORS: Final = {"C": []} | {
    f"{arm}{number}": shops
    for arm, fields in ARMS.items()
    for number, shops in enumerate(fields, 1)
}
REACHED: Final = Counter(shop for shops in DOORS.values() for shop in shops)


# The city


def test_the_city_has_four_quarters_14_souks_and_47_shops() -> None:
    """Rule {#city}."""
    assert [quarter["id"] for quarter in CITY["quarters"]["list"]] == [
        "bag",
        "barrel",
        "chest",
        "vase",
    ]
    assert len(SOUKS) == 14
    assert len(SHOPS) == len(set(SHOPS)) == 47


@pytest.mark.parametrize(
    ("quarter", "souks", "shops", "points"),
    [("bag", 4, 18, 21), ("barrel", 4, 14, 21), ("chest", 3, 9, 18), ("vase", 3, 6, 22)],
)
def test_each_quarter_has_its_shops_and_points(
    quarter: str, souks: int, shops: int, points: int
) -> None:
    """Rule {#city}."""
    mine = [souk for souk in SOUKS.values() if souk["quarter"] == quarter]
    assert len(mine) == souks
    assert sum(souk["shops"] for souk in mine) == shops
    assert sum(souk["points"] for souk in mine) == points


def test_colour_and_quarter_make_a_souk() -> None:
    """No two souks of a quarter share a colour {#city}."""
    pairs = Counter((souk["quarter"], souk["tint"]) for souk in SOUKS.values())
    assert set(pairs.values()) == {1}


def test_a_souk_is_named_by_its_quarter_and_its_points() -> None:
    for name, souk in SOUKS.items():
        prefix = {"bag": "BAG", "barrel": "BAR", "chest": "CHE", "vase": "VAS"}[souk["quarter"]]
        assert name == f"{prefix}{souk['points']}"


def test_the_chest_quarter_is_that_of_the_printed_examples() -> None:
    chest = {
        s["tint"]: (s["points"], s["shops"]) for s in SOUKS.values() if s["quarter"] == "chest"
    }
    assert chest == {"blue": (4, 2), "yellow": (6, 3), "pink": (8, 4)}


# The street


def test_the_street_has_29_fields_in_four_arms() -> None:
    """Rule {#street}."""
    assert {arm: len(fields) for arm, fields in ARMS.items()} == {"W": 10, "E": 7, "N": 4, "S": 7}
    assert CITY["street"]["centre"] == "C"
    assert len(DOORS) == 29


def test_one_field_has_no_door_and_two_have_two() -> None:
    """Rule {#doors}."""
    assert [field for field, shops in DOORS.items() if not shops] == ["C"]
    assert [field for field, shops in DOORS.items() if len(shops) == 2] == ["E1", "S1"]
    assert max(map(len, DOORS.values())) == 2


def test_three_corner_shops_have_two_doors() -> None:
    """Rule {#doors}."""
    corners = {
        shop: {field for field, shops in DOORS.items() if shop in shops}
        for shop, doors in REACHED.items()
        if doors > 1
    }
    assert corners == {"BAG3.b": {"W1", "S1"}, "BAR3.a": {"E1", "S1"}, "VAS4.a": {"E1", "N1"}}


def test_every_door_leads_to_a_shop_of_the_city() -> None:
    assert set(REACHED) <= set(SHOPS)


def test_27_shops_lie_at_the_street_and_20_inside() -> None:
    """Rule {#inner-shops}."""
    inner = Counter(shop.split(".")[0] for shop in SHOPS if shop not in REACHED)
    assert len(REACHED) == 27
    assert inner == {
        "BAG8": 5, "BAG6": 3, "BAG4": 2, "BAR8": 3, "BAR6": 2, "BAR4": 2, "CHE8": 2, "VAS6": 1
    }  # fmt: skip
    assert inner.total() == 20


def test_street_side_shops_take_the_first_letters() -> None:
    for name, souk in SOUKS.items():
        reached = [f"{name}.{letter}" in REACHED for letter in "abcdef"[: souk["shops"]]]
        assert reached == sorted(reached, reverse=True), name


# Tower, caravan, buildings, cards


def test_the_tower_has_six_levels() -> None:
    """Rule {#tower}."""
    assert CITY["tower"]["levels"] == ["camels", "bag", "barrel", "chest", "vase", "gold"]
    assert CITY["tower"]["white"] == {"2": 8, "3": 9, "4": 9}


def test_the_caravan_has_three_equal_rows() -> None:
    assert CITY["caravan"]["camels"] == {"2": 6, "3": 9, "4": 12}
    assert CITY["caravan"]["points"] == [2, 1, 0]
    assert CITY["caravan"]["worth"] == [1, 2, 3]


def test_the_buildings_and_what_they_cost() -> None:
    costs = {b["id"]: (b["camels"], b["gold"]) for b in CITY["buildings"]["list"]}
    assert costs == {
        "pasture": (2, 0),
        "shop": (2, 2),
        "bath": (2, 2),
        "caravansary": (3, 3),
        "market": (4, 4),
        "hoist": (4, 4),
    }
    assert CITY["buildings"]["points"] == [0, 0, 5, 5, 5, 10]


def test_the_deck_has_two_cards_of_each_of_nine_kinds() -> None:
    counts = {card["id"]: card["count"] for card in CITY["cards"]["list"]}
    assert len(counts) == 9
    assert set(counts.values()) == {2}


def test_every_section_names_its_source() -> None:
    sections = {name: part for name, part in CITY.items() if isinstance(part, dict)}
    assert len(sections) == 9
    assert [name for name, part in sections.items() if not part.get("source")] == []


# The drawing shows the same city


def test_the_drawing_shows_these_souks_and_doors() -> None:
    drawn = DATA["souks"]
    assert set(drawn) == set(SOUKS)
    for name, souk in SOUKS.items():
        picture = drawn[name]
        assert len(picture["shops"]) == souk["shops"], name
        assert [picture[key] for key in ("quarter", "tint", "shape")] == [
            souk[key] for key in ("quarter", "tint", "shape")
        ], name
        for letter in picture["shops"]:
            fields = {field for field, shops in DOORS.items() if f"{name}.{letter}" in shops}
            assert set(picture["doors"].get(letter, ())) == fields, f"{name}.{letter}"


# Names


def words(language: str) -> FluentBundle:
    """Return the title's messages in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    source = PACKAGE.joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def name(bundle: FluentBundle, key: str) -> str:
    """Return a message that takes no parameters."""
    return str(bundle.format_pattern(bundle.get_message(key).value)[0])


def shop_names(language: str) -> dict[str, str]:
    bundle = words(language)
    return {shop: name(bundle, f"yspahan-shop-{shop.replace('.', '-')}") for shop in SHOPS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_shops_or_souks_have_one_name(language: str) -> None:
    bundle = words(language)
    souks = {name(bundle, f"yspahan-souk-{souk}") for souk in SOUKS}
    assert len(souks) == len(SOUKS)
    assert len(set(shop_names(language).values())) == len(SHOPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shop_at_the_street_is_named_by_its_fields(language: str) -> None:
    for shop, called in shop_names(language).items():
        fields = {field for field, shops in DOORS.items() if shop in shops}
        if fields:
            assert set(re.findall(r"\b[WENS]\d+\b", called)) == fields, shop


@pytest.mark.parametrize(
    ("language", "behind"), [("en", "behind"), ("de", "hinter"), ("fr", "derrière")]
)
def test_an_inner_shop_lies_behind_the_street(language: str, behind: str) -> None:
    called = shop_names(language)
    assert {shop for shop, words in called.items() if behind in words} == set(SHOPS) - set(REACHED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_description(language: str) -> None:
    bundle = words(language)
    for kind, section in (("building", "buildings"), ("card", "cards")):
        for thing in CITY[section]["list"]:
            assert bundle.has_message(f"yspahan-{kind}-{thing['id']}")
            assert bundle.has_message(f"yspahan-{kind}-{thing['id']}-effect")
    assert all(bundle.has_message(f"yspahan-level-{level}") for level in CITY["tower"]["levels"])
    assert all(bundle.has_message(f"yspahan-quarter-{q['id']}") for q in CITY["quarters"]["list"])


# The rulebook


def rulebook(language: str) -> str:
    return PACKAGE.joinpath(f"rulebook.{language}.md").read_text(encoding="utf-8")


def anchors(language: str) -> list[str]:
    return re.findall(r" \{#([a-z0-9-]+)\}$", rulebook(language), flags=re.MULTILINE)


def test_all_rulebooks_have_the_same_rules_in_the_same_order() -> None:
    english = anchors("en")
    assert english == anchors("de") == anchors("fr")
    assert len(english) == len(set(english)) == rulebook("en").count("{#")


@pytest.mark.parametrize(
    ("language", "mark"),
    [("en", "**Ruling.**"), ("de", "**Festlegung.**"), ("fr", "**Décision.**")],
)
def test_a_ruling_is_marked_as_one(language: str, mark: str) -> None:
    for line in rulebook(language).splitlines():
        assert (mark in line) == ("{#ruling-" in line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_shops_and_points_of_every_souk(language: str) -> None:
    """The rulebook's table of souks has the values of the data {#city}."""
    rows = re.findall(
        r"^\|[^|]*\| [^|]+ \| (\d+) \| (\d+|–) \| (\d+) \|$", rulebook(language), re.MULTILINE
    )
    told = [tuple(0 if cell == "–" else int(cell) for cell in row) for row in rows]
    inner = Counter(shop.split(".")[0] for shop in SHOPS if shop not in REACHED)
    assert told == [(souk["shops"], inner[key], souk["points"]) for key, souk in SOUKS.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_the_cost_of_every_building(language: str) -> None:
    bundle = words(language)
    for building in CITY["buildings"]["list"]:
        called = name(bundle, f"yspahan-building-{building['id']}")
        row = f"| {called} | {building['camels']} | {building['gold'] or '–'} |"
        assert row in rulebook(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_calls_cards_and_buildings_by_their_names(language: str) -> None:
    bundle = words(language)
    for kind, section in (("building", "buildings"), ("card", "cards")):
        for thing in CITY[section]["list"]:
            called = name(bundle, f"yspahan-{kind}-{thing['id']}")
            assert f"- **{called}.** " in rulebook(language)
