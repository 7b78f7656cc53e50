"""Painting: a board's SVG becomes pixels in its style sheet's daylight colours."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import cssselect2
import pytest
from PIL import Image

from mp2site.painting import painter, shapes
from mp2site.painting.sheets import Known, Sheets, Style

Colour = Callable[[str, str], dict[str, str]]


@pytest.fixture
def coloured(tmp_path: Path) -> Colour:
    """Return a function that applies a style sheet to a drawing; it returns styles by element id."""

    def styled(css: str, svg: str) -> dict[str, str]:
        (tmp_path / "sheet.css").write_text(css)
        root = shapes.read(f"<svg>{svg}</svg>")
        painter._colour(cssselect2.ElementWrapper.from_xml_root(root), _sheets(tmp_path))
        return {name: one.get("style", "") for one in root.iter() if (name := one.get("id"))}

    return styled


def _sheets(folder: Path) -> Sheets:
    return Sheets(["sheet.css"], folder.joinpath)


@pytest.mark.parametrize(
    ("css", "said"),
    [
        ("#a {fill: #123456}", "fill:#123456"),
        ("@layer b {#a {fill: #222}} @layer a {.b {fill: #111}}", "fill:#111"),
        ("@layer a, b; @layer b {.b {fill: #111}} @layer a {#a {fill: #222}}", "fill:#111"),
        (".b {fill: #111} @layer a {#a {fill: #222}}", "fill:#111"),
        ("#a {fill: light-dark(#111, #eee)}", "fill:#111"),
        (":root {--c: light-dark(#222, #eee)} #a {fill: var(--c)}", "fill:#222"),
        ("#a {--c: #333; fill: var(--c)}", "fill:#333"),
        ("#a {fill: var(--none, #444)}", "fill:#444"),
        ("#a {fill: var(--none)}", ""),
        ("#a {--c: var(--d); --d: var(--c); fill: var(--c)}", ""),
        (":root {--c: var(--d); --d: #555} #a {fill: var(--c)}", "fill:#555"),
        ("#a {fill: color-mix(in srgb, #000 25%, #fff)}", "fill:rgba(191,191,191,1.000)"),
        ("#a {fill: color-mix(in srgb, #f00, transparent)}", "fill:rgba(255,0,0,0.500)"),
        (".b {fill: #666} #a {fill: #777}", "fill:#777"),
        ("#a {fill: #888} .b {fill: #999}", "fill:#888"),
        (".b {fill: #aaa} .b {fill: #bbb}", "fill:#bbb"),
        ("g > .b {stroke-width: 2px}", "stroke-width:2px"),
        ("g:has(.b) > .b {opacity: .5}", "opacity:.5"),
        ("#a:hover {fill: red} #a::before {fill: red}", ""),
        ("@media (min-width: 1px) {#a {fill: red}} @container x {#a {fill: red}}", ""),
        ("#a {display: none; cursor: pointer}", "display:none"),
        ("#a {font-size: 9px} .b {font: 700 12px serif} #a {color: red}", "color:red"),
    ],
)
def test_what_holds_is_written_out(coloured: Colour, css: str, said: str) -> None:
    found = coloured(css, '<g><rect id="a" class="b"/></g>')["a"]
    assert said in found if "color:red" in said else found == said


def test_what_is_inherited_is_that_of_the_place(coloured: Colour) -> None:
    css = ".s-red {--s: #f00} .s-blue {--s: #00f} rect {fill: var(--s)}"
    svg = '<g class="s-red"><rect id="a"/></g><g class="s-blue"><rect id="b"/></g>'
    assert coloured(css, svg) == {"a": "fill:#f00", "b": "fill:#00f"}


def test_an_imported_sheet_counts(coloured: Colour, tmp_path: Path) -> None:
    (tmp_path / "other.css").write_text("#a {fill: #abc}")
    assert coloured('@import url("other.css");', '<rect id="a"/>') == {"a": "fill:#abc"}
    assert coloured('@import "other.css";', '<rect id="a"/>') == {"a": "fill:#abc"}


def test_elements_that_match_the_same_share_a_style(tmp_path: Path) -> None:
    (tmp_path / "sheet.css").write_text("rect {fill: red}")
    root = shapes.read("<svg><rect/><rect/></svg>")
    known: Known = {}
    wrapped = cssselect2.ElementWrapper.from_xml_root(root)
    parent = Style()
    first, second = (_sheets(tmp_path).style(one, parent, known) for one in wrapped.iter_children())
    assert first is second


class TestUse:
    def test_what_is_used_stands_in_its_place(self) -> None:
        svg = (
            '<svg><symbol id="s" viewBox="0 0 2 2"><path class="p"/></symbol>'
            '<use class="u" href="#s" x="3" y="4" width="5" height="6"/></svg>'
        )
        root = shapes.read(svg)
        group = root[1]
        assert (group.tag, group.get("class")) == (shapes.GROUP, "u")
        assert group.get("transform") == "translate(3,4)"
        assert (group[0].tag, group[0].get("width"), group[0].get("id")) == (
            shapes.INNER,
            "5",
            None,
        )
        assert group[0][0].get("class") == "p"

    def test_from_a_file_of_the_site_too(self) -> None:
        root = shapes.read('<svg><use href="/static/icons/sprite.svg#camel"/></svg>')
        assert len(list(root.iter())) > 3

    @pytest.mark.parametrize(
        "href", ["#gone", "/static/icons/sprite.svg#gone", "/static/gone.svg#a", ""]
    )
    def test_what_is_not_there_is_said(self, href: str) -> None:
        with pytest.raises(shapes.NotFound):
            shapes.read(f'<svg><use href="{href}"/></svg>')

    def test_a_circle_ends(self) -> None:
        shapes.read('<svg><g id="a"><use href="#a"/></g></svg>')


def pixel(png: bytes, x: int, y: int) -> tuple[int, ...]:
    with Image.open(BytesIO(png)) as image:
        found = image.convert("RGB").getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def test_pixels_have_the_tokens_colours_by_day() -> None:
    svg = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="var(--seat-blue)"/></svg>'
    png = painter.paint(svg, ["css/tokens.css"], width=20)
    assert pixel(png, 10, 10) == (0x2F, 0x5F, 0xA8)


@pytest.mark.parametrize("family", ["var(--sans)", "var(--serif)"])
def test_words_are_painted_in_the_site_fonts(family: str) -> None:
    """Without these fonts, a machine without fonts draws no text."""
    svg = '<svg viewBox="0 0 40 20"><text y="15" font-size="16" font-family="{}">{}</text></svg>'
    one = painter.paint(svg.format(family, "1"), ["css/tokens.css"], width=40)
    none = painter.paint(svg.format(family, ""), ["css/tokens.css"], width=40)
    assert one != none


def test_a_sheet_that_is_not_there_is_said() -> None:
    with pytest.raises(shapes.NotFound):
        painter.paint("<svg viewBox='0 0 1 1'/>", ["css/gone.css"], width=10)
