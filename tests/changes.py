"""The titles and tests that a change affects."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests import areas

ROOT: Final = Path(__file__).resolve().parent.parent
TITLES_ARE_IN: Final = ("games/rules/", "games/boards/")
COMMON: Final = "marco_polo_common"
MOST: Final = 2
"""The maximum number of full sets; beyond it, only the default set runs."""
PLACES: Final = {
    "games/rules/kernel": ("tests/rules/kernel", "tests/rules/test_laws_bite.py"),
    "games/rules/laws": ("tests/rules/test_laws_bite.py", "tests/rules/test_commands.py"),
    "games/rules/marco_polo_common": ("tests/rules/marco_polo_1", "tests/rules/marco_polo_2"),
    "games/rules": ("tests/rules",),
    "games/boards": ("tests/boards", "tests/face"),
    "games/api": ("tests/api",),
    "games/views": ("tests/views",),
    "games/presentation": ("tests/views", "tests/notifications"),
    "games": ("tests/games",),
    "notifications": ("tests/notifications",),
    "accounts": ("tests/accounts",),
    "mp2site": ("tests/site",),
    "deploy": ("tests/site",),
    "templates": ("tests/face", "tests/views"),
    "static": ("tests/face",),
}
"""The tests' folder for each folder of code; the longest matching name counts."""


def changed(since: str = "") -> list[str]:
    """Return the files that differ from a commit; empty if git doesn't know the commit.

    Without an argument: the uncommitted files, or else the files of the last commit.
    """
    if since:
        return _git("diff", "--name-only", since)
    here = _git("diff", "--name-only", "HEAD") + _git("ls-files", "--others", "--exclude-standard")
    return here or changed("HEAD~1")


def full_sets(paths: Iterable[str]) -> list[str]:
    """Return the titles and areas whose code is among the files; none if there are too many."""
    known = list(paths)
    found = [*titles_in(known), *areas.touched(known)]
    return found if len(found) <= MOST else []


def titles_in(paths: Iterable[str]) -> list[str]:
    """Return the titles whose rules or boards are among the files; none if there are too many."""
    folders = {Path(path).parts[2] for path in paths if path.startswith(TITLES_ARE_IN)}
    if COMMON in folders:
        folders |= {"marco_polo_1", "marco_polo_2"}
    found = sorted(name for name in folders if (ROOT / "games/rules" / name / "data").is_dir())
    return [name.replace("_", "-") for name in found] if len(found) <= MOST else []


def tests_of(paths: Iterable[str]) -> list[str]:
    """Return the tests of these files, as arguments for pytest."""
    found = {test: None for path in paths for test in _tests_of(path) if (ROOT / test).exists()}
    return [test for test in found if not any(_within(test, other) for other in found)]


def _tests_of(path: str) -> tuple[str, ...]:
    if path.startswith("tests/"):
        return _tests_beside(Path(path))
    folder = "/".join(Path(path).parts[:3])
    if folder not in PLACES and folder.startswith(TITLES_ARE_IN):
        own = folder.replace("games/", "tests/", 1)
        if (ROOT / own).is_dir():
            return (own,)
    return next((PLACES[str(part)] for part in Path(path).parents if str(part) in PLACES), ())


def _tests_beside(path: Path) -> tuple[str, ...]:
    """Return a test module's path; for a helper of tests, its folder."""
    if path.name.startswith("test_"):
        return (str(path),)
    return (str(path.parent),) if len(path.parts) > 2 and path.parts[1] != "support" else ()


def _within(test: str, other: str) -> bool:
    return test != other and Path(other) in Path(test).parents


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []
