"""Changes of a table's columns that other people's pages show."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.models import Table


def table_changed(table: Table, *columns: str) -> None:
    """Save columns of a locked table and raise its version.

    Pages and REST answer polls with 304 until the version is higher.
    """
    table.version += 1
    table.save(update_fields=["version", *columns])
