"""Style sheets and scripts in one bundle, and those that can't be bundled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from playwright.sync_api import Browser

from mp2site.web.bundles import (
    ImportCycle,
    MissingImport,
    UnknownImport,
    one_script,
    one_sheet,
)
from mp2site.web.static_files import served

Files = Callable[..., None]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Files:
    """Return a function that writes files into a folder of static files."""

    def find(name: str) -> str | None:
        path = tmp_path / name
        return str(path) if path.exists() else None

    def lay(**texts: str) -> None:
        for name, text in texts.items():
            path = tmp_path / "js" / f"{name.replace('_', '-')}.js"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")

    monkeypatch.setattr(finders, "find", find)
    return lay


def test_a_name_may_have_a_hyphen(files: Files) -> None:
    files(two_words="export const far = 1;\n")
    whole = one_script("js/a.js", 'import { far } from "./two-words.js";\nrun(far);\n')
    assert "const $two_words = (() => {" in whole
    assert "const { far } = $two_words;" in whole


def test_an_import_may_have_a_name_of_its_own(files: Files) -> None:
    files(b="export const far = 1;\n")
    whole = one_script("js/a.js", 'import { far as near } from "./b.js";\nrun(near);\n')
    assert "const { far: near } = $b;" in whole


def test_what_the_first_module_exports_nobody_wants() -> None:
    whole = one_script("js/a.js", "export function flag() {}\nexport const near = 1;\n")
    assert whole == "function flag() {}\nconst near = 1;\n"


@pytest.mark.parametrize(
    "line",
    [
        "export let counted = 0;",
        "export { counted };",
        "export default counted;",
        'export * from "./b.js";',
        'import counted from "./b.js";',
        'import * as all from "./b.js";',
        'import "https://example.org/b.js";',
    ],
)
def test_a_line_that_is_not_understood_is_named(line: str, files: Files) -> None:
    files(b="export const counted = 0;\n", c=f"{line}\n")
    for script in (f"{line}\n", 'import "./c.js";\n'):
        with pytest.raises(UnknownImport) as refused:
            one_script("js/a.js", script)
        assert line in str(refused.value)


def test_a_cycle_is_named(files: Files) -> None:
    files(a='import "./b.js";\n', b='import "./c.js";\n', c='import "./b.js";\n')
    with pytest.raises(ImportCycle, match=r"js/a.js -> js/b.js -> js/c.js -> js/b.js"):
        one_script("js/a.js", 'import "./b.js";\n')


def test_a_missing_file_is_named() -> None:
    with pytest.raises(MissingImport, match=r"js/a.js: js/nowhere.js"):
        one_script("js/a.js", 'import "./nowhere.js";\n')
    with pytest.raises(MissingImport, match=r"css/a.css: css/nowhere.css"):
        one_sheet("css/a.css", '@import url("nowhere.css");\n')


def test_an_unknown_import_of_a_sheet_is_named() -> None:
    with pytest.raises(UnknownImport, match=r"css/a.css: @import"):
        one_sheet("css/a.css", "@import url(b.css) print;\n")


@pytest.mark.browser
@pytest.mark.parametrize("name", ["js/table.js", "js/history.js", "js/base.js", "js/later.js"])
def test_a_bundle_runs(name: str, chromium: Browser) -> None:
    """A script in the page finds every name defined and none declared twice."""
    page = chromium.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    body = served(name, Path(str(finders.find(name))).read_bytes()).decode()
    address = "http://bundle.test/"
    htmx = Path(str(finders.find("django_htmx/htmx-2.min.js"))).read_text("utf-8")
    html = (
        f"<!doctype html><script>{htmx}</script>"
        '<main id="main"><div id="table" data-title="x"><div class="board"></div></div>'
        '<div id="history" data-address="/1/" data-spots=""></div></main>'
        f'<script type="module" src="{name}"></script><script type="module">document.title = "done";</script>'
    )
    page.route(f"{address}**", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.route(
        f"{address}{name}",
        lambda route: route.fulfill(body=body, content_type="text/javascript"),
    )
    page.goto(address)
    page.wait_for_function("document.title === 'done'")
    assert errors == []
    page.close()
