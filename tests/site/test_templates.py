"""Templates in the repository and in the loader: line breaks in the source don't reach the reader."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from django.template import Engine
from django.template.loader import render_to_string
from pytest_django import Settings

from mp2site.web.templates import tight
from tests.support.files import style_sheets, templates

ROOT: Final = Path(__file__).resolve().parents[2]
LONGEST: Final = 120


def test_templates_and_sheets_of_packages_are_among_ours(
    settings: Settings, tmp_path: Path
) -> None:
    ours = [tmp_path / "templates" / "lantern" / "lamp.html", tmp_path / "static" / "lamp.css"]
    for path in ours:
        path.parent.mkdir(parents=True)
        path.touch()
    settings.FEATURE_FOLDERS = [tmp_path]
    assert set(ours) <= {*templates(), *style_sheets()}


def test_no_line_of_a_template_is_longer_than_120_characters() -> None:
    long = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)} characters"
        for path in templates()
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []


@pytest.mark.parametrize(
    ("written", "loaded"),
    [
        ("<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n", "<ul><li>a</li><li>b</li></ul>"),
        (
            "<p>\n  {% if a %}\n    {{ a }}\n  {% endif %}\n</p>",
            "<p>{% if a %}{{ a }}{% endif %}</p>",
        ),
        ("{# why #}\n<b>a</b>\n", "{# why #}<b>a</b>"),
        ("<b>a</b>\n\n\n\n<b>b</b>", "<b>a</b><b>b</b>"),
        ("<b>a</b>  \n  ,\n  <b>b</b>", "<b>a</b>,<b>b</b>"),
    ],
)
def test_a_line_break_beside_a_tag_vanishes(written: str, loaded: str) -> None:
    assert tight(written) == loaded


@pytest.mark.parametrize(
    ("written", "loaded"),
    [
        ("<b>a</b> <b>b</b>", "<b>a</b> <b>b</b>"),
        ("<b>a</b>  <b>b</b>", "<b>a</b>  <b>b</b>"),
        ('<b>a</b>{{ " " }}\n<b>b</b>', "<b>a</b> <b>b</b>"),
        ('{% if a %}\n  {{ " " }}<b>a</b>\n{% endif %}', "{% if a %} <b>a</b>{% endif %}"),
        ("a · {{ b }} c", "a · {{ b }} c"),
    ],
)
def test_a_space_that_is_written_stays(written: str, loaded: str) -> None:
    assert tight(written) == loaded


def test_a_line_break_between_words_is_one_space() -> None:
    assert tight("<p>\n  one\n  two,\n\n  three\n</p>") == "<p>one two, three</p>"


@pytest.mark.parametrize(
    ("written", "loaded"),
    [
        ('<a class="b"\n   id="c">', '<a class="b" id="c">'),
        ('<a\n  class="b"\n>', '<a class="b">'),
        ('<use\n  href="#a"\n/>', '<use href="#a"/>'),
        (
            '<a class="{% if b == "c" %}\n  d{% endif %}">\n',
            '<a class="{% if b == "c" %} d{% endif %}">',
        ),
        ("<a {% if b > c %}\n  hidden\n{% endif %}>\n", "<a {% if b > c %} hidden {% endif %}>"),
        ('<path d="M0 0\n         L1 1>2"/>\n', '<path d="M0 0 L1 1>2"/>'),
        ("<b\n  data-a='{{ b }}\"'\n>\n{{ c }}", "<b data-a='{{ b }}\"'>{{ c }}"),
    ],
)
def test_a_line_break_within_a_tag_is_one_space(written: str, loaded: str) -> None:
    assert tight(written) == loaded


@pytest.mark.parametrize(
    "kept",
    [
        "<pre>\n  a\n    {{ b }}\n</pre>",
        '<textarea name="a">\n\n{{ b }}\n</textarea>',
        '<script type="module">\n// a\nlet b = 1\n</script>',
        "<style>\n.a {\n}\n</style>",
    ],
)
def test_where_line_breaks_count_they_stay(kept: str) -> None:
    assert tight(f"<div>\n{kept}\n</div>") == f"<div>{kept}</div>"


def test_an_unclosed_tag_takes_no_time() -> None:
    assert tight('<a class="' + "{% b %}" * 5000).startswith("<a")


def test_pages_come_without_indentation() -> None:
    assert "\n" not in render_to_string("parts/since.html", {"since": None})


def test_plain_text_keeps_its_lines() -> None:
    name = "account/email/notice_message.txt"
    kept = (ROOT / "templates" / name).read_text()
    assert Engine.get_default().get_template(name).source == kept


def test_templates_of_packages_stay_as_they_are() -> None:
    assert "\n" in Engine.get_default().get_template("admin/base.html").source
