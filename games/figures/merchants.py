"""Figures of games among Merchants, which `manage.py figures <title> --play N` has played.

They are files of this package, one for each setup and version of the rules, as
`manage.py balance --json` writes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from games.figures.setups import Setup, options_text
from games.opponents.balance import Balance, Had, Study
from games.rules import titles

PLAYER: Final = "merchant"
FOLDER: Final = Path(__file__).parent / "played"

Counts = dict[str, dict[str, Had]]
"""The results by kind and id of a trait."""


def file_of(study: Study, folder: Path = FOLDER) -> Path:
    """Return the file for a study's counts."""
    options = [f"{option}-{value}" for option, value in study.options.items()]
    parts = [study.title, str(study.seats), study.edition, *options, f"rules{study.rules_version}"]
    return folder / f"{'-'.join(parts)}.json"


def read(path: Path) -> Balance:
    """Return the counts of a file. Raises OSError, DecodeError."""
    return msgspec.json.decode(path.read_bytes(), type=Balance)


@cache
def merchants() -> dict[Setup, Counts]:
    """Return the counts by setup; games under different versions of the rules are added."""
    found: dict[Setup, Counts] = {}
    for path in sorted(FOLDER.glob("*.json")):
        balance = read(path)
        study = balance.study
        options = options_text(titles.get(study.title), study.options)
        setup = Setup(study.title, study.seats, study.edition, options)
        for counts in (balance.had, balance.beside):
            _add(found.setdefault(setup, {}), counts)
    return found


def _add(counts: Counts, more: Counts) -> None:
    for kind, ids in more.items():
        for id, had in ids.items():
            sums = counts.setdefault(kind, {}).setdefault(id, Had())
            sums.count(had.seats, had.wins, had.points)
