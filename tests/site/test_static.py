"""Static files: all that is named exists, and production can give each its versioned name."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from tests.site.test_settings import PRODUCTION, manage

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"{%\s*static\s+[\"']([^\"'|]+)[\"']\s*%}")


def test_every_file_that_a_template_names_exists():
    named = {
        (str(page.relative_to(ROOT)), name)
        for page in (ROOT / "templates").rglob("*.html")
        for name in NAMED.findall(page.read_text("utf-8"))
    }
    assert len(named) > 5
    assert [(page, name) for page, name in sorted(named) if not finders.find(name)] == []


def test_no_page_has_scripts_or_handlers_of_its_own():
    """The Content-Security-Policy refuses them; here one learns of it earlier.

    A mail can't ask for a style sheet: it may bring its own.
    """
    inline = re.compile(
        r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>|\son[a-z]+=\"|<style"
    )
    for page in (ROOT / "templates").rglob("*.html"):
        text = page.read_text("utf-8")
        found = set(inline.findall(text)) - ({"<style"} if page.parent.name == "letters" else set())
        assert not found, page


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static")
    done = manage({**PRODUCTION, "STATIC_ROOT": str(folder)}, "collectstatic", "--noinput", "-v0")
    assert done.returncode == 0, done.stderr
    return folder


def test_production_gives_every_file_a_versioned_name(collected):
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    ours = [str(path.relative_to(ROOT / "static")) for path in (ROOT / "static/js").glob("*.js")]
    assert ours
    assert all(re.fullmatch(r".+\.[0-9a-f]{12}\.js", names[name]) for name in ours)


def test_modules_import_versioned_names(collected):
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    imports = re.compile(r"(?:from|import)\s*\(?[\"'](\.[^\"']+)[\"']")
    for name, versioned in names.items():
        if name.startswith("js/") and name.endswith(".js"):
            for imported in imports.findall((collected / versioned).read_text()):
                assert re.search(r"\.[0-9a-f]{12}\.js$", imported), (name, imported)
