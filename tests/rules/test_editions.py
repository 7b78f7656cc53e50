"""The operator's own editions: loading at the start, broken files, and the command."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games import editions
from games.apps import GamesConfig
from games.rules import titles
from games.rules.kernel import Title
from tests.support.editions import FIRST, OTHERS, SECOND, SLUG, add_second, keep_editions

ROOT = Path(__file__).resolve().parents[2]
GOOD = SECOND.read_text("utf-8")
BROKEN = "edition = \nroute = 7"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings) -> Path:
    """The folder for an operator's own editions of Marco Polo II."""
    keep_editions(monkeypatch)
    settings.EDITIONS_DIR = str(tmp_path)
    (tmp_path / SLUG).mkdir()
    return tmp_path / SLUG


def started() -> tuple[str, ...]:
    """Run the app's start-up; return the editions that are known afterwards."""
    GamesConfig.create("games").ready()
    return titles.get(SLUG).editions


def check(*arguments: str) -> tuple[str, str]:
    """Run the command; return its output and its error output."""
    printed, complained = StringIO(), StringIO()
    call_command("check_edition", *arguments, stdout=printed, stderr=complained)
    return printed.getvalue(), complained.getvalue()


def refused(*arguments: str) -> tuple[str, str]:
    """Run the command and expect it to fail; return the error and its error output."""
    complained = StringIO()
    with pytest.raises(CommandError) as error:
        call_command("check_edition", *arguments, stdout=StringIO(), stderr=complained)
    return str(error.value), complained.getvalue()


# -- at the start ----------------------------------------------------------------------------------


def test_an_operators_edition_is_known_from_the_start(house: Path) -> None:
    (house / "second.toml").write_text(GOOD)
    assert started() == (FIRST, *OTHERS, "second")


def test_a_site_needs_no_folder(house: Path, settings) -> None:
    house.rmdir()
    assert started() == (FIRST, *OTHERS)
    settings.EDITIONS_DIR = ""
    assert started() == (FIRST, *OTHERS)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (BROKEN, "the file is not TOML: Invalid value (at line 1, column 11)"),
        (GOOD.replace("camels = 3 }", "camels = 0 }", 1), "which is 0, expected a whole number"),
        (GOOD.replace('"second"', f'"{FIRST}"', 1), f"there is another edition '{FIRST}'"),
        (b"\xff\xfe", "the file is not in UTF-8"),
        ("", "the file: edition is missing"),
        (
            'edition = "less"\nlike = "second"',
            "the file: like is for editions that come with a title",
        ),
    ],
)
def test_a_bad_file_is_left_out_with_a_word_in_the_log(
    house: Path, caplog: pytest.LogCaptureFixture, content: str | bytes, words: str
) -> None:
    (house / "a-bad.toml").write_bytes(content.encode() if isinstance(content, str) else content)
    (house / "b-good.toml").write_text(GOOD)
    assert started() == (FIRST, *OTHERS, "second")
    [record] = caplog.records
    assert (record.levelno, record.name) == (logging.ERROR, "games.editions")
    assert words in record.getMessage()
    assert str(house / "a-bad.toml") in record.getMessage()
    assert "\n" not in record.getMessage()


def test_a_file_that_cannot_be_opened_is_skipped(
    house: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (house / "folder.toml").mkdir()
    assert started() == (FIRST, *OTHERS)
    assert "the file can't be read: Is a directory" in caplog.text


def test_files_are_taken_by_name_and_other_files_left_alone(house: Path) -> None:
    for name in ("b.toml", "a.toml", "notes.txt"):
        (house / name).touch()
    found = editions.files_of(titles.get(SLUG), house.parent)
    assert [path.name for path in found] == ["a.toml", "b.toml"]


def test_a_title_without_editions_as_data_takes_none(
    house: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (house.parent / "yspahan").mkdir()
    (house.parent / "yspahan" / "second.toml").write_text(GOOD)
    started()
    assert titles.get("yspahan").editions == ("printed",)
    assert not caplog.records


def test_the_service_starts_with_a_bad_file_and_a_good_one(tmp_path: Path) -> None:
    folder = tmp_path / SLUG
    folder.mkdir()
    (folder / "bad.toml").write_text(BROKEN)
    (folder / "good.toml").write_text(GOOD)
    code = (
        "import django; django.setup()\n"
        "from games.rules import titles\n"
        f"print(titles.get({SLUG!r}).editions)"
    )
    environment = {
        "PATH": os.environ["PATH"],
        "DJANGO_SETTINGS_MODULE": "mp2site.settings.dev",
        "DATA_DIR": str(tmp_path / "data"),
        "EDITIONS_DIR": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.strip() == str((FIRST, *OTHERS, "second"))
    assert f"{SLUG}: the edition {folder / 'bad.toml'} is left out" in done.stderr
    assert "Traceback" not in done.stderr


# -- the command -----------------------------------------------------------------------------------


def test_the_command_sums_a_known_edition_up() -> None:
    printed, complained = check(SLUG)
    assert f"edition {FIRST}: all is fine" in printed
    assert "15 cities, 12 oases" in printed
    assert "175 wholly reconstructed" in printed
    assert not complained


def test_the_command_checks_all_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    add_second(monkeypatch)
    printed, _ = check(SLUG)
    assert f"edition {FIRST}: all is fine" in printed
    assert "edition second: all is fine" in printed


def test_the_command_names_the_operators_files_that_were_skipped(house: Path) -> None:
    (house / "bad.toml").write_text(BROKEN)
    (house / "good.toml").write_text(GOOD)
    started()
    why, complained = refused(SLUG)
    assert why == f"can't be played with: {house / 'bad.toml'}"
    assert f"{house / 'bad.toml'}: the file is not TOML" in complained
    assert "good.toml" not in complained


def test_the_command_checks_one_file(house: Path) -> None:
    printed, complained = check(SLUG, str(SECOND))
    assert f"{SECOND}: all is fine" in printed
    assert not complained
    assert titles.get(SLUG).editions == (FIRST, *OTHERS)


def test_the_command_lists_every_problem(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        GOOD.replace('id = "xian"', 'id = "Xian"').replace("max_steps = 5", 'max_steps = "5"')
    )
    why, complained = refused(SLUG, str(path))
    assert why == f"can't be played with: {path}"
    assert f"{path}: place Xian: id is 'Xian', expected up to 40 of a-z, 0-9 and -" in complained
    assert f"{path}: travel_space upper: max_steps is '5', expected a whole number" in complained


def test_the_command_reports_the_line_of_a_toml_error(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BROKEN)
    assert "not TOML: Invalid value (at line 1, column 11)" in refused(SLUG, str(path))[1]


def test_the_command_refuses_a_name_that_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace('"second"', f'"{FIRST}"', 1))
    assert f"edition '{FIRST}' is another one's name" in refused(SLUG, str(path))[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "there is no title 'chess'; there are: "),
        ((SLUG, "nowhere.toml"), "there is no file nowhere.toml"),
    ],
)
def test_the_command_refuses_an_unknown_title_or_file(
    arguments: tuple[str, ...], words: str
) -> None:
    assert words in refused(*arguments)[0]


def test_a_title_with_its_printed_edition_alone() -> None:
    printed, complained = check("yspahan")
    assert printed == "Yspahan has only its edition “printed”, no data files\n"
    assert not complained


# -- editions that come with titles ----------------------------------------------------------------


@pytest.mark.parametrize(
    "title", [title for title in titles if len(title.editions) > 1], ids=lambda title: title.slug
)
def test_every_edition_to_choose_from_has_a_description(title: Title[Any]) -> None:
    said = [title.editions.about(name) for name in title.editions]
    assert all(said)
    assert len(set(map(str, said))) == len(said)
