"""A migration step that creates an index on a big table while people play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db.migrations.operations import AddIndex

from mp2site.infra.pooling import is_pooled

if TYPE_CHECKING:
    from django.db.backends.base.schema import BaseDatabaseSchemaEditor


@contextmanager
def _time_enough(editor: BaseDatabaseSchemaEditor) -> Iterator[None]:
    """Remove the statement time-out in the block.

    Behind a pooler it stays, since other clients share the session.
    """
    if is_pooled():
        yield
        return
    editor.execute("SET statement_timeout = 0")
    try:
        yield
    finally:
        editor.execute("RESET statement_timeout")


class AddIndexAlongside(AddIndexConcurrently):
    """A migration's step that creates an index without blocking writers; not for ``atomic`` ones.

    No statement time-out applies, except behind a pooler. After an interruption, the step can be
    run again: it first drops the invalid index that is left. On SQLite it creates the index as
    usual.
    """

    def database_forwards(
        self,
        app_label: str,
        schema_editor: BaseDatabaseSchemaEditor,
        from_state: Any,
        to_state: Any,
    ) -> None:
        """Create the index."""
        if schema_editor.connection.vendor != "postgresql":
            AddIndex.database_forwards(self, app_label, schema_editor, from_state, to_state)
            return
        name = schema_editor.quote_name(self.index.name)
        with _time_enough(schema_editor):
            schema_editor.execute(f"DROP INDEX CONCURRENTLY IF EXISTS {name}")
            super().database_forwards(app_label, schema_editor, from_state, to_state)

    def database_backwards(
        self,
        app_label: str,
        schema_editor: BaseDatabaseSchemaEditor,
        from_state: Any,
        to_state: Any,
    ) -> None:
        """Drop the index."""
        postgres = schema_editor.connection.vendor == "postgresql"
        drop = super().database_backwards if postgres else self._drop
        drop(app_label, schema_editor, from_state, to_state)

    def _drop(self, *given: Any) -> None:
        AddIndex.database_backwards(self, *given)
