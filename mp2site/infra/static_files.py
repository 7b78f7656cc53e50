"""Static files in production: names with hashes, also within the imports of our ES modules."""

from __future__ import annotations

import re
from typing import Any, Final

from django.contrib.staticfiles.storage import HashedFilesMixin
from django.core.files.base import ContentFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

# Private to Django, and missing in its stubs; a test checks that it still works as we need.
_, MODULE_IMPORTS = HashedFilesMixin._js_module_import_aggregation_patterns  # type: ignore[attr-defined]  # noqa: SLF001

STRING: Final = r"\"[^\"\n]*\"|'[^'\n]*'"


def slim(css: str) -> str:
    """Minify a style sheet: drop comments and insignificant white space."""
    bare = re.sub(rf"({STRING})|/\*.*?\*/", lambda found: found[1] or "", css, flags=re.DOTALL)
    spaces = rf"({STRING})|\s*([{{}};,>])\s*|(:)\s+|\s+"
    return re.sub(spaces, lambda found: found[1] or found[2] or found[3] or " ", bare).strip()


def slim_script(script: str) -> str:
    """Take what only its readers need out of a script: comments on or at the end of lines, indents, empty lines."""
    bare = re.sub(r"^[ \t]*/\*.*?\*/[ \t]*\n", "", script, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"^[ \t]*//.*\n|(?<=[;,{}]) // .*$|^[ \t]+|^\n", "", bare, flags=re.MULTILINE)


class VersionedFiles(CompressedManifestStaticFilesStorage):
    """Stores every file under a name with its hash, so that browsers can cache it for good.

    Django can rewrite the imports of all scripts or of none (`support_js_module_import_aggregation`), and
    scripts of other packages import files that don't exist; so only our own scripts are rewritten.
    """

    patterns = (*HashedFilesMixin.patterns, ("js/*.js", MODULE_IMPORTS))

    def file_hash(self, name: str | None, content: Any = None) -> str | None:
        """Return the hash of the content as it will be served."""
        found: str | None = super().file_hash(name, content and _as_served(name, content))
        return found

    def _save(self, name: str, content: Any) -> str:
        """Save a file, our style sheets and scripts without what only their readers need."""
        return str(super()._save(name, _as_served(name, content)))


def _as_served(name: str | None, content: Any) -> Any:
    """Return the content as it will be served.

    The manifest has no name; its hash is computed as well.
    """
    if name and name.startswith("css/") and name.endswith(".css"):
        return ContentFile(slim(b"".join(content.chunks()).decode()).encode())
    if name and name.startswith("js/") and name.endswith(".js"):
        return ContentFile(slim_script(b"".join(content.chunks()).decode()).encode())
    return content
