"""The sets of tests: those that depend on the database, and areas whose tests take minutes.

The default set runs a part of each area. `make test-all` runs all of it, and so does CI if the last
commit changed the area's code.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

DIALECT: Final = (
    "accounts/test_accounts.py",
    "accounts/test_data.py",
    "accounts/test_names.py",
    "accounts/test_one_form.py",
    "accounts/test_signing_in.py",
    "accounts/test_times.py",
    "accounts/test_tokens.py",
    "api/test_me.py",
    "api/test_play.py",
    "api/test_reading.py",
    "api/test_tables.py",
    "games/test_clocks.py",
    "games/test_constraints.py",
    "games/test_export.py",
    "games/test_limits.py",
    "games/test_locking.py",
    "games/test_news.py",
    "games/test_play.py",
    "games/test_prepared.py",
    "games/test_reading.py",
    "games/test_retention.py",
    "games/test_sweep.py",
    "notifications/test_delivery.py",
    "notifications/test_ledger.py",
    "notifications/test_modes.py",
    "notifications/test_news.py",
    "notifications/test_standing.py",
    "site/test_backups.py",
    "site/test_clock.py",
    "site/test_lost.py",
    "views/test_lobby.py",
    "views/test_patience.py",
    "views/test_queries.py",
)
"""Tests that run on SQLite, too: SQL by hand, locks, constraints, JSON, searches, times, backups.
"""


class Area(NamedTuple):
    """An area of tests that take minutes: its modules, those of the default set, and the covered
    code.
    """

    tests: tuple[str, ...]
    always: tuple[str, ...]
    about: tuple[str, ...]

    def leaves_out(self, module: str) -> bool:
        """Return whether the default set leaves a module out."""
        return module.startswith(self.tests) and module not in self.always


AREAS: Final = {
    "browser": Area(
        tests=("browser/",),
        always=("browser/test_a_day.py",),
        about=(
            *("games/boards/", "games/views/", "games/lines/", "static/", "templates/"),
            *("games/analysis/", "games/answers/", "games/lessons/", "games/plans/", "games/talk/"),
        ),
    ),
    "faults": Area(
        tests=("faults/",),
        always=("faults/test_kills.py", "faults/test_verdict.py"),
        about=(
            *("games/services/", "games/models/", "notifications/", "mp2site/infra/"),
            *(
                "games/pauses/",
                "games/plans/",
                "games/seeks/",
                "games/talk/",
                "games/appointments/",
            ),
        ),
    ),
    "house": Area(
        tests=(
            *("production/", "site/test_container.py", "site/test_full_disk.py"),
            *("site/test_serve.py", "site/test_settings.py", "site/test_static.py"),
            "faults/test_up.py",
        ),
        always=(),
        about=(".ci/", "deploy/", "mp2site/", "pyproject.toml", "requirements.lock"),
    ),
    "upgrades": Area(
        tests=("upgrades/",),
        always=("upgrades/test_script.py",),
        about=(
            *("accounts/migrations/", "games/migrations/", "notifications/migrations/"),
            *("games/rules/kernel/", "games/selectors/audits.py", "mp2site/management/"),
        ),
    ),
    "opponents": Area(tests=("opponents/test_players.py",), always=(), about=("games/opponents/",)),
}


def left_out(module: str) -> set[str]:
    """Return the areas outside their full set that omit a module, named by its path below `tests/`."""
    return {name for name, area in AREAS.items() if area.leaves_out(module)}


def named(arguments: Iterable[str]) -> list[str]:
    """Return the areas whose tests pytest's arguments name, and which therefore run in full."""
    paths = [argument.removeprefix("tests/") for argument in arguments if argument[:6] == "tests/"]
    paths += [f"{path}/" for path in paths]  # a folder's name may lack the last slash
    return [
        name for name, area in AREAS.items() if any(path.startswith(area.tests) for path in paths)
    ]


def touched(paths: Iterable[str]) -> list[str]:
    known = list(paths)
    return [name for name, area in AREAS.items() if any(p.startswith(area.about) for p in known)]
