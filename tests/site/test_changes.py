"""`tests/changes.py`: the titles and tests that a change affects."""

from __future__ import annotations

import pytest

from tests import areas, changes


@pytest.mark.parametrize(
    ("paths", "titles"),
    [
        (["games/rules/yspahan/turn.py"], ["yspahan"]),
        (["games/rules/marco_polo_2/data/base.toml", "README.md"], ["marco-polo-2"]),
        (["games/rules/marco_polo_common/posts.py"], ["marco-polo-1", "marco-polo-2"]),
        (["games/rules/kernel/ply.py", "games/services/turns.py"], []),
    ],
)
def test_a_title_is_found_by_its_rules(paths: list[str], titles: list[str]) -> None:
    assert changes.titles_in(paths) == titles


@pytest.mark.parametrize(
    ("paths", "sets"),
    [
        (["templates/base.html", "README.md"], ["browser"]),
        (["deploy/up.py", "games/rules/yspahan/turn.py"], ["yspahan", "house"]),
        (["games/services/turns.py"], ["faults"]),
        (["games/services/turns.py", "templates/base.html", "deploy/up.py"], []),
        (["docs/plans.md", "games/circles/api.py"], []),
    ],
)
def test_full_sets_are_found_by_what_changed(paths: list[str], sets: list[str]) -> None:
    assert changes.full_sets(paths) == sets


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["tests/browser/test_push.py", "-x"], ["browser"]),
        (["tests/faults/test_up.py"], ["faults", "house"]),
        (["tests/site/test_words.py", "-k", "browser"], []),
    ],
)
def test_who_names_tests_of_an_area_gets_them(arguments: list[str], named: list[str]) -> None:
    assert areas.named(arguments) == named


def test_every_area_has_its_tests_and_what_they_are_about() -> None:
    for area in areas.AREAS.values():
        assert all((changes.ROOT / "tests" / path).exists() for path in (*area.tests, *area.always))
        assert all((changes.ROOT / path).exists() for path in area.about)
        assert all(path.startswith(area.tests) for path in area.always)


def test_a_change_to_nearly_all_titles_asks_for_none_of_their_full_sets() -> None:
    paths = ["games/rules/yspahan/turn.py", "games/rules/marco_polo_common/posts.py"]
    assert changes.titles_in(paths) == []


@pytest.mark.parametrize(
    ("paths", "tests"),
    [
        (["games/rules/yspahan/turn.py"], ["tests/rules/yspahan"]),
        (["games/boards/yspahan/board.py"], ["tests/boards/yspahan"]),
        (["games/rules/kernel/ply.py"], ["tests/rules/kernel", "tests/rules/test_laws_bite.py"]),
        (["games/services/turns.py", "accounts/models.py"], ["tests/games", "tests/accounts"]),
        (["tests/games/test_play.py", "games/urls.py"], ["tests/games"]),
        (["tests/games/conftest.py"], ["tests/games"]),
        (["tests/site/test_changes.py"], ["tests/site/test_changes.py"]),
        (["tests/support/tables.py", "LICENSE"], []),
    ],
)
def test_tests_are_found_beside_what_changed(paths: list[str], tests: list[str]) -> None:
    assert changes.tests_of(paths) == tests


def test_what_git_does_not_know_is_no_change() -> None:
    assert changes.changed("no-such-commit") == []
