"""Static files in production: versioned names, also within our ES modules' imports."""

from __future__ import annotations

from django.contrib.staticfiles.storage import HashedFilesMixin
from whitenoise.storage import CompressedManifestStaticFilesStorage

_, MODULE_IMPORTS = HashedFilesMixin._js_module_import_aggregation_patterns  # noqa: SLF001 - see below


class VersionedFiles(CompressedManifestStaticFilesStorage):
    """Every file's name holds its hash, so that browsers keep it for good and never mix versions.

    Django can rewrite all scripts' imports or none (`support_js_module_import_aggregation`), and
    scripts of other packages import what is not there; so ours alone are rewritten.
    """

    patterns = (*HashedFilesMixin.patterns, ("js/*.js", MODULE_IMPORTS))
