"""Static files: all references exist, and production can give each a versioned name."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.core.files import File

from mp2site.infra import static_files
from tests.site.test_settings import PRODUCTION, manage
from tests.support.files import templates

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"{%\s*static\s+[\"']([^\"'|]+)[\"']\s*%}")


def test_every_file_that_a_template_names_exists():
    named = {
        (str(page.relative_to(ROOT)), name)
        for page in templates()
        for name in NAMED.findall(page.read_text("utf-8"))
    }
    assert len(named) > 5
    assert [(page, name) for page, name in sorted(named) if not finders.find(name)] == []


def test_no_page_has_scripts_or_handlers_of_its_own():
    """The Content-Security-Policy refuses inline styles; this test finds them earlier.

    A mail can't load a style sheet: it brings its own.
    """
    inline = re.compile(
        r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>|\son[a-z]+=\"|<style"
    )
    for page in templates():
        text = page.read_text("utf-8")
        found = set(inline.findall(text)) - ({"<style"} if page.parent.name == "mail" else set())
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


def test_no_file_of_production_is_empty(collected):
    """Hashing reads the content to its end; saving must start again from the beginning."""
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    assert len(names) > 100
    assert [name for name in names.values() if not (collected / name).stat().st_size] == []


def test_production_has_every_rule_of_our_style_sheets(collected):
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    sheets = [name for name in names if name.startswith("css/")]
    assert len(sheets) >= 19
    for name in sheets:
        source = Path(str(finders.find(name))).read_text("utf-8")
        served = (collected / names[name]).read_text("utf-8")
        assert served.count("{") == static_files.slim(source).count("{") > 0, name
        assert "/*" not in served


def test_a_style_sheets_name_says_what_is_served(tmp_path, monkeypatch):
    """Browsers keep a name for ever: other content, also by another minifier, needs another name."""
    files = static_files.VersionedFiles(location=str(tmp_path), base_url="/static/")
    names = []
    for slim in (static_files.slim, lambda css: css):
        monkeypatch.setattr(static_files, "slim", slim)
        with (ROOT / "static/css/base.css").open("rb") as source:
            names.append(files.hashed_name("css/base.css", File(source)))
    assert len(set(names)) == 2


def test_modules_import_versioned_names(collected):
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    imports = re.compile(r"(?:from|import)\s*\(?[\"'](\.[^\"']+)[\"']")
    for name, versioned in names.items():
        if name.startswith("js/") and name.endswith(".js"):
            for imported in imports.findall((collected / versioned).read_text()):
                assert re.search(r"\.[0-9a-f]{12}\.js$", imported), (name, imported)
