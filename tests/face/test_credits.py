"""The credits of our icons: the file and the page name every artist."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

from django.conf import settings
from django.test import Client
from django.urls import reverse

from tests.support.files import templates

ROOT = Path(settings.BASE_DIR)
BUILD = runpy.run_path(str(ROOT / "deploy/build/icons.py"))


def test_every_game_icon_has_an_artist() -> None:
    drawn = set().union(*BUILD["ARTISTS"].values())
    assert set(BUILD["GAME"].values()) == drawn


def test_the_credits_name_every_artist_and_icon(db: None, client: Client) -> None:
    page = client.get(reverse("credits")).content.decode()
    for text in (page, (ROOT / "CREDITS.md").read_text("utf-8")):
        for artist, icons in BUILD["ARTISTS"].items():
            assert artist in text
            assert [icon for icon in sorted(icons) if not re.search(rf"\b{icon}\b", text)] == []


def test_the_sprite_holds_what_its_script_lists() -> None:
    sprite = (ROOT / "static/icons/sprite.svg").read_text("utf-8")
    listed = [*BUILD["LUCIDE"], *BUILD["GAME"], *BUILD["OWN"]]
    assert re.findall(r'<symbol id="([^"]+)"', sprite) == sorted(listed)


def test_templates_ask_for_icons_that_exist() -> None:
    sprite = (ROOT / "static/icons/sprite.svg").read_text("utf-8")
    asked = {
        (page.name, name)
        for page in templates()
        for name in re.findall(r'\{% icon "([^"]+)"', page.read_text("utf-8"))
    }
    assert {(page, name) for page, name in asked if f'<symbol id="{name}"' not in sprite} == set()
