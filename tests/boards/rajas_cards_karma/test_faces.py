"""The faces of cards: each card of the edition shows its facts, and the gallery shows each card."""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from django.contrib.staticfiles import finders
from django.template.loader import render_to_string
from django.utils import translation

from games.boards.rajas_cards_karma import draw
from games.boards.rajas_cards_karma.faces import bonus_face, faces, gain_signs, laid_out
from games.rules.rajas_cards_karma import title
from games.rules.rajas_cards_karma.editions import EDITIONS, edition
from games.rules.rajas_cards_karma.facts import COLOURS, GOODS, Card
from mp2site.text.rendering import render as say
from tests.rules.rajas_cards_karma.table import keep_editions

from .views import EDITION, View, mid_game

PARTS = f"boards/{title.slug}/parts"
FACTS = edition(EDITION)
CARDS = list(FACTS.cards.values())
WIDE, HIGH = 120, 162


def pieces(view: View) -> Any:
    """Return the pieces that the board's templates draw."""
    return draw(view, None).pieces


@cache
def drawn(card: Card, part: str = "face") -> ET.Element:
    html = render_to_string(f"{PARTS}/{part}.html", {"items": [faces(EDITION)[card.id]]})
    return ET.fromstring(f"<page>{html}</page>")  # noqa: S314 - our own


def of_kind(kind: str) -> list[Card]:
    return [card for card in CARDS if card.kind == kind]


def text_of(name: str) -> str:
    return Path(str(finders.find(name))).read_text("utf-8")


def signs(face: ET.Element) -> list[str]:
    """Return the names of the drawings on a face."""
    return [use.attrib["href"].partition("#")[2] for use in face.iter("use")]


def numbers(face: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in face.iter("text")]


@pytest.fixture(scope="module")
def symbols() -> dict[str, ET.Element]:
    """Return the drawings of the sprite by their names."""
    root = ET.fromstring(text_of("cards/rajas-cards-karma.svg"))  # noqa: S314 - our own
    found = list(root.iter("{http://www.w3.org/2000/svg}symbol"))
    assert len({symbol.attrib["id"] for symbol in found}) == len(found)
    return {symbol.attrib["id"]: symbol for symbol in found}


# -- the facts on a face ------------------------------------------------------------------------


def test_a_face_shows_the_colour_of_its_back() -> None:
    for card in CARDS:
        groups = list(drawn(card).iter("g"))
        assert groups[-1].get("class") == f"c-{card.die_colour}", card.id
        # the sign helps readers who can't distinguish colours
        assert signs(groups[-1]) == [card.die_colour], card.id


def test_a_face_shows_its_price() -> None:
    for card in CARDS:
        face = drawn(card)
        pips = [sign for sign in signs(face) if sign.startswith("pips-")]
        assert pips == ([f"pips-{card.pips}"] if card.pips else []), card.id
        assert ("rj-paper" in str(ET.tostring(face))) == (card.kind != "goods"), card.id


def test_a_sum_is_asked_in_its_colour() -> None:
    for card in (card for card in CARDS if card.cost):
        found = signs(drawn(card)).count(card.cost_colour)
        assert found == 1 + (card.cost_colour == card.die_colour), card.id
        assert str(card.cost) in numbers(drawn(card)), card.id


@pytest.mark.parametrize("part", ["face", "owned"])
def test_a_face_shows_its_goods_with_their_values(part: str) -> None:
    for card in CARDS:
        face = drawn(card, part)
        shown = [sign for sign in signs(face) if sign in GOODS]
        assert shown == [good for good, _ in card.goods], card.id
        assert {str(value) for _, value in card.goods} <= set(numbers(face)), card.id


@pytest.mark.parametrize("part", ["face", "owned", "chip"])
def test_a_building_may_show_two_goods(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_editions(monkeypatch)
    data = deepcopy(FACTS.data)
    data["edition"] = "house-two-goods"
    goods = [{"good": "silk", "value": 4}, {"good": "tea", "value": 1}]
    next(entry for entry in data["card"] if entry["id"] == "b10")["goods"] = goods
    EDITIONS.add(data)
    html = render_to_string(f"{PARTS}/{part}.html", {"items": [faces("house-two-goods")["b10"]]})
    face = ET.fromstring(f"<page>{html}</page>")  # noqa: S314 - our own
    assert [sign for sign in signs(face) if sign in GOODS] == ["silk", "tea"]
    said = "".join(face.itertext())
    assert said.index("4") < said.index("1")
    moved = [group.get("transform") for group in face.iter("g") if group.get("transform")]
    assert len(set(moved)) == len(moved) == (0 if part == "chip" else 2)


def test_a_building_brings_a_seal_of_fame_for_each() -> None:
    for card in of_kind("building"):
        found = signs(drawn(card))
        assert found.count("fame") == card.fame == len(card.buildings)
        for part in ("face", "owned"):
            stands = [
                sign for sign in signs(drawn(card, part)) if sign in {"red", "yellow", "white"}
            ]
            assert stands == list(card.buildings)


def test_a_ship_shows_its_number_and_its_reward() -> None:
    for card in of_kind("ship"):
        gain = FACTS.rewards[card.ship_reward].gain
        for part in ("face", "owned"):
            face = drawn(card, part)
            assert numbers(face)[0] == str(card.ship_number)
            for sign in gain_signs(gain):
                assert sign.symbol in signs(face) or sign.text in numbers(face)


def test_a_stall_has_an_awning_and_a_coin_if_it_brings_one() -> None:
    for card in of_kind("goods"):
        found = signs(drawn(card))
        assert {"stall", "awning"} <= set(found)
        assert found.count("coin") == len(card.goods) + bool(card.coin_bonus)


def test_a_palace_card_has_the_emblem_of_its_value() -> None:
    for card in of_kind("palace"):
        assert {"arch", f"emblem-{card.palace_value}"} <= set(signs(drawn(card)))


def test_kinds_of_cards_differ_by_their_drawing_alone() -> None:
    marks = {"building": {"red", "yellow", "white"}, "ship": {"waves"}, "goods": {"awning"}}
    for card in CARDS:
        kinds = {kind for kind, own in marks.items() if own & set(signs(drawn(card)))}
        assert kinds == ({card.kind} if card.kind != "palace" else set()), card.id


# -- the drawing --------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["face", "owned", "chip", "small"])
def test_every_sign_of_a_face_is_drawn(part: str, symbols: dict[str, ET.Element]) -> None:
    used = {sign for card in CARDS for sign in signs(drawn(card, part))}
    assert used <= set(symbols)


def test_everything_lies_on_the_card() -> None:
    for card, use in [(one, use) for one in CARDS for use in drawn(one).iter("use")]:
        x, y = float(use.get("x", 0)), float(use.get("y", 0))
        assert 0 <= x <= x + float(use.attrib["width"]) <= WIDE + 1, card.id
        assert 0 <= y <= y + float(use.attrib["height"]) <= HIGH + 1, card.id


def test_gains_keep_to_their_place() -> None:
    every = [*(reward.gain for reward in FACTS.rewards.values()), *FACTS.palace.values()]
    for gain in every:
        placed = laid_out(gain_signs(gain), (52.0, 118.0), 140.0)
        assert placed
        ends = [float(sign.x) + float(sign.w) for sign in placed]
        starts = [float(sign.x) for sign in placed]
        assert min(starts) >= 52
        assert max(ends) <= 118.1
        assert all(end <= start for end, start in zip(ends, starts[1:], strict=False))


@pytest.mark.parametrize("code", FACTS.tracks)
def test_a_track_card_shows_its_bonus(code: str) -> None:
    face = bonus_face(EDITION, code)
    bonus = FACTS.bonuses[code]
    assert face.either == (bonus.instead is not None)
    shown = [[sign.symbol for sign in row] for row in face.rows]
    assert shown[0] == [sign.symbol for sign in gain_signs(bonus.gain)]
    assert all(0 <= float(sign.x) <= 40 for row in face.rows for sign in row)


def test_every_colour_has_a_sign_of_its_own(symbols: dict[str, ET.Element]) -> None:
    shapes = {ET.tostring(symbols[colour]) for colour in COLOURS}
    assert len(shapes) == len(COLOURS)


def test_the_sprites_colours_are_the_sheets() -> None:
    drawing_of_all = text_of("cards/rajas-cards-karma.svg")
    painted = set(re.findall(r'(?:fill|stroke)="([^"]+)"', drawing_of_all))
    assert all(paint == "none" or paint.startswith(("var(--rj-", "current")) for paint in painted)
    sheet = text_of("css/titles/rajas-cards-karma-tokens.css")
    used = set(re.findall(r"var\((--rj-[a-z-]+)\)", drawing_of_all))
    assert {name for name in used if f"{name}:" not in sheet} == set()


# -- the gallery --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_gallery_shows_every_card_once_with_its_words(language: str) -> None:
    view = mid_game(None)
    with translation.override(language):
        html = render_to_string(f"boards/{title.slug}/gallery.html", {"pieces": pieces(view)})
        page = ET.fromstring(f"<page>{html}</page>")  # noqa: S314 - our own
        named = {
            item.attrib["id"].removeprefix("gallery:"): item
            for item in page.iter("li")
            if item.get("id")
        }
        assert list(named) == list(FACTS.cards)
        shown = pieces(view).gallery.kinds
        for card in (card for kind in shown for card in kind.cards):
            words = "".join(named[card.id.removeprefix("gallery:")].itertext())
            assert say(card.tip) in words
    assert len([item for item in page.iter("li") if not item.get("id")]) == len(FACTS.tracks)
