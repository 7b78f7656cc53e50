"""Static files in production: versioned names, also within our ES modules' imports."""

from __future__ import annotations

import re
from typing import Any, Final

from django.contrib.staticfiles.storage import HashedFilesMixin
from django.core.files.base import ContentFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

# Private to Django, and unknown to its stubs: a test sees to it that it still does what we want.
_, MODULE_IMPORTS = HashedFilesMixin._js_module_import_aggregation_patterns  # type: ignore[attr-defined]  # noqa: SLF001

STRING: Final = r"\"[^\"\n]*\"|'[^'\n]*'"


def slim(css: str) -> str:
    """Return a style sheet without its comments and without spaces that mean nothing."""
    bare = re.sub(rf"({STRING})|/\*.*?\*/", lambda found: found[1] or "", css, flags=re.DOTALL)
    spaces = rf"({STRING})|\s*([{{}};,>])\s*|(:)\s+|\s+"
    return re.sub(spaces, lambda found: found[1] or found[2] or found[3] or " ", bare).strip()


class VersionedFiles(CompressedManifestStaticFilesStorage):
    """Every file's name holds its hash, so that browsers keep it for good and never mix versions.

    Django can rewrite all scripts' imports or none (`support_js_module_import_aggregation`), and
    scripts of other packages import what is not there; so ours alone are rewritten.
    """

    patterns = (*HashedFilesMixin.patterns, ("js/*.js", MODULE_IMPORTS))

    def _save(self, name: str, content: Any) -> str:
        """Write a file as it is, our style sheets without what only their readers need."""
        if name.startswith("css/") and name.endswith(".css"):
            content = ContentFile(slim(content.read().decode()).encode())
        return str(super()._save(name, content))
