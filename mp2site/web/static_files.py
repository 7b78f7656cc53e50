"""Static files in production: bundled, minified, and with hashes in their names."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from django.core.files.base import ContentFile
from whitenoise.compress import Compressor
from whitenoise.storage import CompressedManifestStaticFilesStorage

from mp2site.web.bundles import one_script, one_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

STRING: Final = r"\"[^\"\n]*\"|'[^'\n]*'"


def slim(css: str) -> str:
    """Return a style sheet without comments and unneeded white space."""
    bare = re.sub(rf"({STRING})|/\*.*?\*/", lambda found: found[1] or "", css, flags=re.DOTALL)
    spaces = rf"({STRING})|\s*([{{}};,>])\s*|(:)\s+|\s+"
    return re.sub(spaces, lambda found: found[1] or found[2] or found[3] or " ", bare).strip()


def slim_script(script: str) -> str:
    """Return a script without comments (whole lines or ends of lines), indentation and empty lines."""
    bare = re.sub(r"^[ \t]*/\*.*?\*/[ \t]*\n", "", script, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"^[ \t]*//.*\n|(?<=[;,{}]) // .*$|^[ \t]+|^\n", "", bare, flags=re.MULTILINE)


class VersionedFiles(CompressedManifestStaticFilesStorage):
    """A storage that adds a hash to every file's name, so that browsers can cache it forever.

    Our own style sheets and scripts are bundled with their imports, and minified.
    """

    def post_process(
        self, paths: dict[str, tuple[Any, str]], dry_run: bool = False, **options: Any
    ) -> Iterator[Any]:
        """Process the files that were found."""
        ready = {name: (_Ready(name, source), path) for name, (source, path) in paths.items()}
        yield from super().post_process(ready, dry_run, **options)

    def create_compressor(self, **options: Any) -> Compressor:
        """Return the compressor of new files."""
        return OnlyNew(**options)


class OnlyNew(Compressor):
    """A compressor that keeps the results of earlier collections.

    A name with a hash always has the same content, and compressing all files takes a minute.
    """

    def compress(self, path: str) -> list[str]:
        """Compress a file unless both results exist, and return their paths."""
        results = [f"{path}.br", f"{path}.gz"]
        if all(Path(result).exists() for result in results):
            return results
        return list(super().compress(path))

    def write_data(self, path: str, data: bytes, suffix: str, stat_result: os.stat_result) -> str:
        """Write a result at once, so that a killed collection leaves no half of a file."""
        half = super().write_data(path, data, f"{suffix}.half", stat_result)
        Path(half).replace(path + suffix)
        return path + suffix


@dataclass(frozen=True, slots=True)
class _Ready:
    """A storage that opens collected files with their processed content."""

    name: str
    source: Any

    def open(self, path: str) -> Any:
        with self.source.open(path) as content:
            return ContentFile(served(self.name, content.read()))


def served(name: str, content: bytes) -> bytes:
    """Return the processed content of a static file."""
    if name.startswith("css/") and name.endswith(".css"):
        return slim(one_sheet(name, content.decode())).encode()
    if name.startswith("js/") and name.endswith(".js"):
        return slim_script(one_script(name, content.decode())).encode()
    return content
