"""Static files in production: versioned names, also within our ES modules' imports."""

from __future__ import annotations

from django.contrib.staticfiles.storage import HashedFilesMixin
from whitenoise.storage import CompressedManifestStaticFilesStorage

# Private to Django, and unknown to its stubs: a test sees to it that it still does what we want.
_, MODULE_IMPORTS = HashedFilesMixin._js_module_import_aggregation_patterns  # type: ignore[attr-defined]  # noqa: SLF001


class VersionedFiles(CompressedManifestStaticFilesStorage):
    """Every file's name holds its hash, so that browsers keep it for good and never mix versions.

    Django can rewrite all scripts' imports or none (`support_js_module_import_aggregation`), and
    scripts of other packages import what is not there; so ours alone are rewritten.
    """

    patterns = (*HashedFilesMixin.patterns, ("js/*.js", MODULE_IMPORTS))
