"""A person's data export: the files about tables, and every feature's files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accounts.exports import Export, contribute, in_their_words, json_of
from accounts.models import User
from games.features import features
from games.selectors.belongings import tables_told
from games.table_options import values_of
from mp2site.infra.zips import Files

INDEX: Final = ("id", "name", "title", "status", "started_at", "finished_at")


def exports() -> Iterator[Export]:
    """Yield the app's exports."""
    for feature in features:
        yield from feature.exports
    yield Export((), tables_of)


def tables_of(person: User) -> Files:
    """Return a file per table, and a list of them."""
    index = []
    for table in in_their_words(tables_told(person, values_of), person):
        index.append({column: table[column] for column in INDEX} | {"seat": table["seat"]["place"]})
        yield f"tables/{table['id']}.json", json_of(table)
    yield "tables.json", json_of(index)


contribute(exports)
