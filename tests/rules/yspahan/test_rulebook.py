"""The rulebook of Yspahan: tests play its scenarios, and it names its sources.

``test_rulebooks.py`` tests the rulebooks of all titles.
"""

import re
import tomllib
from itertools import takewhile

import pytest

from tests.rules.citing import Book

rule = pytest.mark.rule

BOOK = Book("yspahan")
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37,
    38, 40, 41, 43, 44, 46, 47, 49, 50,
}  # fmt: skip
"""The numbers of the scenarios in the title's specification, which skips some numbers."""


def test_every_scenario_has_a_test() -> None:
    assert BOOK.scenarios() >= SCENARIOS


# -- printed and reconstructed values -----------------------------------------------------------

CITY = tomllib.loads((BOOK.code / "data" / "city.toml").read_text("utf-8"))
SOUKS = CITY["souks"]
STAR, CIRCLE = "*", "°"
NUMBERS = {"shops": 2, "points": 4}
"""The columns of numbers in the table of souks."""


def table(lang: str, head: str) -> list[list[str]]:
    """Return heading and rows of the table whose heading has this beginning."""
    _, begun, rest = BOOK.title.texts.rulebooks[lang].partition(head)
    lines = takewhile(lambda line: line.startswith("|"), (begun + rest).splitlines())
    heading, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return [heading, *rows]


CITIES = [("en", "| quarter | souk"), ("de", "| Viertel | Basar")]


@pytest.mark.parametrize(("lang", "head"), CITIES)
@rule("reconstruction", "city")
def test_the_citys_table_marks_colours_that_arent_printed(lang: str, head: str) -> None:
    assert "tint" in SOUKS["invented"]
    _, *rows = table(lang, head)
    for cells, souk in zip(rows, SOUKS["list"], strict=True):
        printed = "tint" in SOUKS["printed"].get(souk["id"], ())
        assert cells[1].endswith(CIRCLE) != printed, souk


@pytest.mark.parametrize(("lang", "head"), CITIES)
@rule("reconstruction", "city")
def test_the_citys_table_marks_numbers_that_arent_printed(lang: str, head: str) -> None:
    heading, *_ = table(lang, head)
    marked = {field for field, column in NUMBERS.items() if heading[column].endswith(STAR)}
    assert marked == {*SOUKS["reconstructed"]}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            {"CHE8": "four shops of its pink", "CHE4": "4 points of its blue", "CHE6": "6 points"},
        ),
        (
            "de",
            {
                "CHE8": "vier Läden seines rosa",
                "CHE4": "4 Punkte seines blauen",
                "CHE6": "6 Punkte",
            },
        ),
    ],
)
@rule("reconstruction", "city")
def test_the_numbers_that_are_printed_are_named(lang: str, told: dict[str, str]) -> None:
    excepted = {souk: {*fields} - {"tint"} for souk, fields in SOUKS["printed"].items()}
    assert excepted == {"CHE4": {"points"}, "CHE6": {"points"}, "CHE8": {"shops"}}
    (legend,) = re.findall(r"^\\\* .*$", BOOK.title.texts.rulebooks[lang], re.MULTILINE)
    assert [souk for souk in excepted if told[souk] not in legend] == []


SOURCES = {
    "en": {
        "printed": ("18 cards in all", "Chest quarter", "for two players", "sheet"),
        "reconstructed": ("quarters lie", "shops", "points", "which field", "Two cards of each"),
        "invented": ("colours outside the Chest quarter", "shapes"),
    },
    "de": {
        "gedruckt": ("18 Karten insgesamt", "Truhenviertels", "zu zweit", "Blatt"),
        "rekonstruiert": (
            "Viertel liegen",
            "Läden",
            "Punkten",
            "welches Feld",
            "Zwei Karten jeder",
        ),
        "erfunden": ("Farben außerhalb des Truhenviertels", "Formen"),
    },
}
"""The facts that the rulebook lists for each of its sources."""


@pytest.mark.parametrize(("lang", "head"), [("en", "| what | where"), ("de", "| was | woher")])
@rule("reconstruction")
def test_the_rulebook_names_the_sources_of_its_facts(lang: str, head: str) -> None:
    rows = table(lang, head)
    for kind, facts in SOURCES[lang].items():
        told = " ".join(" ".join(cells) for cells in rows if f"**{kind}" in cells[1])
        assert [fact for fact in facts if fact not in told] == []


def test_values_known_from_boardspace_alone_are_marked_as_reconstructed() -> None:
    """A section that relies on Boardspace lists its reconstructed fields."""
    for name, section in CITY.items():
        if isinstance(section, dict) and "Boardspace" in section["source"]:
            entry = section.get("list", [section])[0]
            assert section["reconstructed"], name
            assert set(section["reconstructed"]) <= set(entry), name


def test_reconstructed_values_come_from_boardspace() -> None:
    marked = {
        name for name, part in CITY.items() if isinstance(part, dict) and "reconstructed" in part
    }
    assert marked == {"quarters", "souks", "street", "cards"}
    assert all("Boardspace" in CITY[name]["source"] for name in marked)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("reconstructed", "Boardspace", "sheet", "invented", "two cards of each kind")),
        ("de", ("rekonstruiert", "Boardspace", "Blatt", "erfunden", "von jeder Art zwei Karten")),
    ],
)
def test_the_titles_page_names_the_sources(lang: str, words: tuple[str, ...]) -> None:
    (told,) = re.findall(r"^yspahan-sources = (.*)$", BOOK.title.texts.messages[lang], re.MULTILINE)
    assert [word for word in words if word not in told] == []


@pytest.mark.parametrize("key", ["2"])
@pytest.mark.parametrize(("section", "field"), [("tower", "white"), ("caravan", "camels")])
@rule("reconstruction", "two-players")
def test_numbers_for_two_come_from_the_sheet(section: str, field: str, key: str) -> None:
    assert key in CITY[section][field]
    assert "sheet" in CITY[section]["source"]
