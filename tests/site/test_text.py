"""Messages become sentences."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from django.template import Context, Template
from django.utils import translation

from games.rules.kernel import Text, Who, named
from mp2site.text import fluent, rendering
from mp2site.text.fluent import WordsError
from mp2site.text.rendering import msg, msg_lazy, render, tied

ENGLISH = """
demo-plain = Good evening
demo-hello = Good evening, { $name }
demo-count = { $count ->
    [one] one camel
   *[other] { $count } camels
}
demo-flag = { $is ->
    [true] yes
   *[other] no
}
demo-gives = { $seat } gives { $what }
demo-only-english = Only here
demo-attribute-only =
    .title = no value
base-seat = Seat { $number }
"""
GERMAN = """
demo-plain = Guten Abend
demo-hello = Guten Abend, { $name }
demo-count = { $count ->
    [one] ein Kamel
   *[other] { $count } Kamele
}
demo-flag = { $is ->
    [true] ja
   *[other] nein
}
demo-gives = { $seat } gibt { $what }
base-seat = Platz { $number }
"""


def forget() -> None:
    fluent.bundle_for.cache_clear()
    rendering._format_once.cache_clear()


@pytest.fixture
def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A small site with a few messages."""
    for lang, body in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "demo.ftl").write_text(body, "utf-8")
    monkeypatch.setattr(fluent, "SITE_MESSAGES", tmp_path)
    forget()
    yield tmp_path
    forget()


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [("en", "one camel", "1,200 camels"), ("de", "ein Kamel", "1.200 Kamele")],
)
def test_plurals_and_numbers_follow_the_language(demo, lang, one, many):
    with translation.override(lang):
        assert msg("demo-count", count=1) == one
        assert msg("demo-count", count=1200) == many


def test_regional_and_unknown_languages_find_a_home(demo):
    with translation.override("de-at"):
        assert msg("demo-plain") == "Guten Abend"
    with translation.override("fr"):
        assert msg("demo-plain") == "Good evening"
    with translation.override(None):
        assert msg("demo-plain") == "Good evening"


def test_truth_selects(demo):
    assert [msg("demo-flag", **{"is": value}) for value in (True, False)] == ["yes", "no"]


def test_lazy_messages_wait_for_the_reader(demo):
    label = msg_lazy("demo-plain")
    with translation.override("de"):
        assert str(label) == "Guten Abend"
    with translation.override("en"):
        assert msg("demo-hello", name=label) == "Good evening, Good evening"


def test_no_isolation_marks(demo):
    assert msg("demo-hello", name="Ana") == "Good evening, Ana"


def test_texts_nest_and_seats_become_names(demo):
    text = Text("demo-gives", {"seat": Who(1), "what": Text("demo-count", {"count": 3})})
    assert render(text, people={0: "Ana", 1: "Ben"}) == "Ben gives 3 camels"
    assert render(text, people=["Ana", "Ben"], lang="de") == "Ben gibt 3 Kamele"


def test_a_seat_without_a_name_is_numbered(demo):
    assert render(Who(1), people={0: "Ana"}) == "Seat 2"
    assert render(Who(0)) == "Seat 1"


def test_lists_are_listed(demo):
    assert render(Text("demo-hello", {"name": [1, 5, 6]})) == "Good evening, 1, 5, 6"


def test_a_name_from_data_is_said_in_the_readers_language(demo):
    name = named({"en": "Monkey", "de": "Affe"})
    text = Text("demo-hello", {"name": name})
    assert [render(text, lang=lang) for lang in ("en", "de")] == [
        "Good evening, Monkey",
        "Guten Abend, Affe",
    ]
    assert render(named({"en": "Xanadu"}), lang="de") == "Xanadu"


def test_plain_data_renders_like_the_text_that_it_was(demo):
    what = {"type": "text", "id": "demo-count", "params": {"count": 1}}
    data = {
        "type": "text",
        "id": "demo-gives",
        "params": {"seat": {"type": "who", "seat": 0}, "what": what},
    }
    assert render(data, people=["Ana"]) == "Ana gives one camel"
    assert render({"id": "demo-plain"}) == "Good evening"
    with pytest.raises(WordsError, match="not a text"):
        render({"seat": 0})


def test_where_we_work_a_missing_message_or_variable_is_an_error(demo):
    for key in ("demo-nowhere", "demo-attribute-only"):
        with pytest.raises(WordsError, match=key):
            msg(key)
    with pytest.raises(WordsError, match=r"demo-hello.*name"):
        msg("demo-hello")
    with translation.override("de"), pytest.raises(WordsError, match="demo-only-english"):
        msg("demo-only-english")


def test_where_people_play_nothing_breaks(demo, settings):
    settings.WORDS_STRICT = False
    assert msg("demo-nowhere") == "demo-nowhere"
    assert msg("demo-hello") == "Good evening, name"
    with translation.override("de"):
        assert msg("demo-only-english") == "Only here"
        assert msg("demo-nowhere", count=1) == "demo-nowhere"


@pytest.mark.parametrize(
    ("body", "complaint"),
    [("demo-plain = again", "also in demo.ftl"), ("this is no message", "not Fluent")],
)
def test_what_fluent_would_pass_over_is_an_error(demo, body, complaint):
    (demo / "en" / "more.ftl").write_text(body)
    with pytest.raises(WordsError, match=complaint):
        msg("demo-plain")


def test_a_broken_message_is_an_error_when_it_is_said(demo):
    (demo / "en" / "more.ftl").write_text("demo-broken = { $name\n")
    assert msg("demo-plain") == "Good evening"
    with pytest.raises(WordsError, match="demo-broken"):
        msg("demo-broken", name="Ana")


def test_where_people_play_a_broken_message_breaks_nothing(demo, settings):
    settings.WORDS_STRICT = False
    (demo / "en" / "more.ftl").write_text(
        "demo-broken = { $name\ndemo-refers = See { demo-broken }\n"
    )
    assert msg("demo-broken", name="Ana") == "demo-broken"
    assert "demo-broken" in msg("demo-refers")


def test_an_entry_is_all_that_fluent_counts_as_one(demo):
    (demo / "en" / "more.ftl").write_text(
        "demo-more = {\n$count ->\n[one] a\n*[other]\n{ $count } b\n}\n# A comment.\n-demo-term = c\n.case = d\n"
    )
    assert msg("demo-more", count=2) == "2 b"


def test_a_message_is_parsed_when_it_is_first_said(demo, monkeypatch):
    """Parsed messages take fifteen times the memory of their source."""
    parse = Mock(wraps=fluent.PARSER.parse_entry)
    monkeypatch.setattr(fluent.PARSER, "parse_entry", parse)
    assert [msg("demo-hello", name=name) for name in ("Ana", "Ben")] == [
        "Good evening, Ana",
        "Good evening, Ben",
    ]
    parse.assert_called_once_with("demo-hello = Good evening, { $name }\n")


def in_template(source: str, **context) -> str:
    return Template("{% load words %}" + source).render(Context(context))


def test_templates_escape_what_people_wrote(demo):
    hostile = "<script>alert(1)</script>"
    shown = in_template('{% msg "demo-hello" name=who %}', who=hostile)
    assert shown == "Good evening, &lt;script&gt;alert(1)&lt;/script&gt;"
    text = Text("demo-gives", {"seat": Who(0), "what": "gold & silver"})
    shown = in_template("{% text text %}", text=text, people={0: hostile})
    assert shown == "&lt;script&gt;alert(1)&lt;/script&gt; gives gold &amp; silver"


def test_a_message_can_be_kept_for_later_in_a_template(demo):
    assert in_template('{% msg "demo-hello" name="<b>" as greeting %}[{{ greeting }}]') == (
        "[Good evening, &lt;b&gt;]"
    )


def test_numbers_stay_with_what_they_count() -> None:
    assert tied("Book 2 with a 4 for 12 coins") == "Book 2\u00a0with a 4\u00a0for 12\u00a0coins"
    assert tied("3 × 2, 5") == "3 × 2, 5"
    assert tied("3 dice showing 1. Roll") == "3\u00a0dice showing\u00a01. Roll"
    assert tied("Buch II mit einer 3") == "Buch II mit einer\u00a03"
    assert in_template("{{ words|tied }}", words="4 <coins>") == "4 &lt;coins&gt;"
    assert in_template("{{ words|tied }}", words="4 coins") == "4\u00a0coins"
