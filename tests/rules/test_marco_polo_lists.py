"""Lists in both Marco Polo rulebooks: they have the contents of the default edition.

They list city bonuses, outpost bonuses, routes and sea routes, in both languages. A star marks
exactly the values that no source shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Text
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import Edition
from games.rules.marco_polo_common.words import amounts_text
from mp2site.text.rendering import render

Row = tuple[str, ...]
PAGES = [(slug, lang) for slug in ("marco-polo-1", "marco-polo-2") for lang in ("en", "de")]
COST = {
    "marco-polo-1": {"en": "extra cost", "de": "dazu"},
    "marco-polo-2": {"en": "cost of the route", "de": "Kosten des Wegs"},
}
SEA = {"en": "sea route", "de": "Seeweg"}
BONUS = {"en": "city bonus", "de": "Stadtbonus"}
COPY = {"en": "copy: any other city bonus", "de": "Kopie: irgendein anderer Stadtbonus"}
OURS = {"en": ("of choice", "of your choice"), "de": ("nach Wahl", "deiner Wahl")}
LISTS = {
    "bonuses": {"en": "The seven city bonuses", "de": "Die sieben Stadtboni"},
    "outposts": {"en": "The ten outpost bonuses", "de": "Die zehn Kontorboni"},
}


class Page:
    """A rulebook in one language, and the edition that it describes."""

    def __init__(self, slug: str, lang: str) -> None:
        title = titles.get(slug)
        self.lang, self.slug = lang, slug
        self.lines = title.texts.rulebooks[lang].splitlines()
        editions = import_module(f"{title.meta.package}.editions").EDITIONS
        self.facts: Edition = editions.facts(editions.default)
        self.data: dict[str, Any] = self.facts.data

    def table(self, head: str) -> list[Row]:
        """Return the rows of the table that has this heading in its first column."""
        start = next(at for at, line in enumerate(self.lines) if line.startswith(f"| {head} |"))
        return list(self._rows(start + 2))

    def _rows(self, start: int) -> Iterator[Row]:
        for line in self.lines[start:]:
            if not line.startswith("|"):
                return
            yield tuple(cell.strip() for cell in line.strip("|").split("|"))

    def listed(self, head: str) -> list[str]:
        """Return the items of the line with this beginning."""
        (line,) = (line for line in self.lines if line.startswith(head))
        return line.partition(": ")[2].removesuffix(".").split("; ")

    def say(self, text: Text) -> str:
        """Return a text in the rulebook's words for the items of a list."""
        said = render(text, lang=self.lang).replace(*OURS[self.lang])
        return said.replace("schwarzen Würfel", "schwarzer Würfel")

    def amount(self, gain: Bundle) -> str:
        return self.say(amounts_text(self.facts, gain))

    def way(self, route: dict[str, Any]) -> str:
        ends = [self.say(self.facts.named("place", end)) for end in route["ends"]]
        return " – ".join(ends) + star(route)

    def routes(self, *, by_sea: bool = False) -> list[dict[str, Any]]:
        """Return the routes of the edition that have a cost."""
        found = (route for route in self.data["route"] if route.get("cost"))
        return [route for route in found if bool(route.get("seal")) == by_sea]

    def bonus(self, entry: dict[str, Any]) -> str:
        marker = self.facts.bonuses[entry["id"]]
        return COPY[self.lang] if marker.copy else self.amount(marker.gain)


def star(entry: dict[str, Any]) -> str:
    """Return the star of a reconstructed entry, or nothing."""
    return "*" if entry["source"] == "reconstructed" else ""


@pytest.fixture(params=PAGES, ids="-".join)
def page(request: pytest.FixtureRequest) -> Page:
    return Page(*request.param)


@pytest.fixture(params=["en", "de"])
def second(request: pytest.FixtureRequest) -> Page:
    return Page("marco-polo-2", request.param)


def test_every_route_that_costs_something_is_listed_with_its_cost(page: Page) -> None:
    told = [
        (way, cost)
        for cost, ways in page.table(COST[page.slug][page.lang])
        for way in ways.split("; ")
    ]
    costs = [Bundle(**route["cost"]) for route in page.routes()]
    real = [
        (page.way(route), page.amount(cost))
        for route, cost in zip(page.routes(), costs, strict=True)
    ]
    assert len(told) > 15
    assert sorted(told) == sorted(real)


def test_every_sea_route_is_listed_with_its_seal_and_its_cost(second: Page) -> None:
    real = [
        (
            second.way(route),
            second.say(second.facts.named("seal", route["seal"])).casefold(),
            second.amount(Bundle(**route["cost"])),
        )
        for route in second.routes(by_sea=True)
    ]
    told = [(way, seal.casefold(), cost) for way, seal, cost in second.table(SEA[second.lang])]
    assert len(told) == 8
    assert sorted(told) == sorted(real)


def test_every_outpost_bonus_is_listed(page: Page) -> None:
    real = [
        page.amount(page.facts.outposts[entry["id"]].gain) + star(entry)
        for entry in page.data["outpost"]
    ]
    told = page.listed(LISTS["outposts"][page.lang])
    assert len(told) == 10
    assert sorted(told) == sorted(real)


def test_every_city_bonus_is_listed(second: Page) -> None:
    real = [second.bonus(entry) + star(entry) for entry in second.data["city_bonus"]]
    told = second.listed(LISTS["bonuses"][second.lang])
    assert len(told) == 7
    assert sorted(told) == sorted(real)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_city_bonus_of_the_first_title_is_listed_with_its_city(lang: str) -> None:
    page = Page("marco-polo-1", lang)
    own = page.facts.data["city_bonus"]
    real = {
        (page.bonus(entry), page.say(page.facts.named("place", entry["place"]))) for entry in own
    }
    assert set(page.table(BONUS[lang])) == real
