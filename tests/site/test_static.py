"""Static files: all references exist, and each production file has a versioned name."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.core.files.storage import FileSystemStorage

from games.rules import titles
from mp2site.web import static_files
from mp2site.web.bundles import SHEET, one_sheet
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


def test_no_program_is_served():
    found = [name for finder in finders.get_finders() for name, _ in finder.list([])]
    ours = [name for name in found if name.endswith((".py", ".toml"))]
    assert len(found) > 100
    assert ours == []


def test_no_page_has_scripts_or_handlers_of_its_own():
    """The Content-Security-Policy refuses inline styles; this test finds them earlier.

    Mails can't load style sheets, so their inline styles are allowed.
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


def checked(folder: Path) -> tuple[int, str]:
    done = manage({**PRODUCTION, "STATIC_ROOT": str(folder)}, "check_static")
    return done.returncode, done.stdout + done.stderr


def test_what_was_collected_can_be_checked_before_it_is_served(collected, tmp_path):
    assert checked(collected) == (0, "All static files are there.\n")
    code, said = checked(tmp_path)
    assert (code, "manage.py collectstatic" in said) == (1, True)
    shutil.copytree(collected, tmp_path / "less")
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    (tmp_path / "less" / names["js/table.js"]).unlink()
    code, said = checked(tmp_path / "less")
    assert (code, "1 static files are missing or can't be read, such as js/table.js" in said) == (
        1,
        True,
    )


def test_production_gives_every_file_a_versioned_name(collected):
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    ours = [str(path.relative_to(ROOT / "static")) for path in (ROOT / "static/js").glob("*.js")]
    assert ours
    assert all(re.fullmatch(r".+\.[0-9a-f]{12}\.js", names[name]) for name in ours)


def test_no_file_of_production_is_empty(collected):
    """Hashing reads a file to its end; saving must begin at the start again."""
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    assert len(names) > 100
    assert [name for name in names.values() if not (collected / name).stat().st_size] == []


def test_production_has_every_rule_of_our_style_sheets(collected):
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    sheets = [name for name in names if name.startswith("css/")]
    assert len(sheets) >= 19
    for name in sheets:
        source = Path(str(finders.find(name))).read_text("utf-8")
        whole = static_files.slim(one_sheet(name, source))
        served = (collected / names[name]).read_text("utf-8")
        assert served.count("{") == whole.count("{") > 0, name
        assert "/*" not in served
        assert "@import" not in served


def test_a_style_sheets_name_says_what_is_served(tmp_path, monkeypatch):
    """Browsers cache a name for ever, so changed content, also by another minifier, needs a new
    name.
    """
    files = static_files.VersionedFiles(location=str(tmp_path), base_url="/static/")
    sources, names = FileSystemStorage(ROOT / "static"), []
    for slim in (static_files.slim, lambda css: css):
        monkeypatch.setattr(static_files, "slim", slim)
        with sources.open("css/base.css") as sheet:
            files.save("css/base.css", sheet)
        done = list(files.post_process({"css/base.css": (sources, "css/base.css")}))
        names.append(done[0][1])
    assert len(set(names)) == 2


def test_a_second_collection_compresses_only_new_files(tmp_path):
    files = static_files.VersionedFiles(location=str(tmp_path), base_url="/static/")
    sources = FileSystemStorage(ROOT / "static")

    def collected(name: str) -> dict[str, int]:
        with sources.open(name) as sheet:
            files.save(name, sheet)
        list(files.post_process({name: (sources, name)}))
        results = [path for path in (tmp_path / "css").iterdir() if path.suffix in {".br", ".gz"}]
        return {path.name: path.stat().st_ino for path in results}

    first = collected("css/base.css")
    assert len(first) >= 2
    second = collected("css/base.css")
    assert {name: second[name] for name in first} == first
    third = collected("css/type.css")
    assert {name: third[name] for name in first} == first
    assert len(third) > len(first)


def test_production_keeps_only_versioned_names(collected):
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    found = {str(path.relative_to(collected)) for path in collected.rglob("*") if path.is_file()}
    plain = {name.removesuffix(".br").removesuffix(".gz") for name in found}
    assert plain - {"staticfiles.json"} == set(names.values())


def test_a_page_asks_for_one_script(collected):
    """The page loads all modules that its own script imports, each once, ahead of use."""
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    for name in names:
        if name.startswith("js/") and name.endswith(".js"):
            assert not re.search(
                r"^import |^export |\bimport\((?!document\.body\.dataset\.later\))",
                (collected / names[name]).read_text(),
                re.MULTILINE,
            )
    table = (collected / names["js/table.js"]).read_text()
    scopes = re.findall(r"^const \$(\w+) = \(\(\) => \{$", table, re.MULTILINE)
    assert len(scopes) == len(set(scopes)) > 10
    for scope in scopes:
        wanted = table.find(f"= ${scope};")
        assert wanted < 0 or table.index(f"const ${scope} = ") < wanted


def test_every_chapter_is_in_a_sheet_of_a_kind_of_page():
    """Colours come first. Styles for some kinds of pages are in separate sheets."""
    chapters = {path.name for path in (ROOT / "static/css").glob("*.css")} - {
        "site.css",
        "play.css",
    }
    listed = [
        SHEET.findall((ROOT / "static/css" / kind).read_text()) for kind in ("site.css", "play.css")
    ]
    assert all(kind[0] == "tokens.css" for kind in listed)
    assert chapters - {one for kind in listed for one in kind} == {
        "ending.css",
        "lessons.css",
        "lines.css",
        "mailbox.css",
        "mats.css",
        "mirrored.css",
        "notices.css",
        "offline.css",
        "people.css",
        "primer.css",
    }


def test_the_boards_of_all_titles_are_in_one_sheet():
    listed = SHEET.findall(Path(str(finders.find("css/titles/all.css"))).read_text())
    assert sorted(listed) == sorted(f"{title.slug}.css" for title in titles)
