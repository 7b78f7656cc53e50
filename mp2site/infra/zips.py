"""Writes a ZIP as a stream, without holding it in memory or on disk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

Files = Iterable[tuple[str, Iterable[bytes]]]
"""Names of files with their contents, each in chunks."""
PIECE: Final = 64 * 1024


class _Outlet:
    """A file-like object that stores the written data until `taken` is called."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self.size = 0

    def write(self, piece: bytes) -> int:
        self._pieces.append(bytes(piece))
        self.size += len(piece)
        return len(piece)

    def flush(self) -> None:
        """Pass: the ZIP's writer calls this, but there is nothing to flush."""

    def taken(self) -> bytes:
        """Return the data written since the last call, and forget them."""
        whole, self._pieces, self.size = b"".join(self._pieces), [], 0
        return whole


def zipped(files: Files) -> Iterator[bytes]:
    """Yield the chunks of a ZIP with these files."""
    outlet = _Outlet()
    with ZipFile(outlet, "w", ZIP_DEFLATED) as archive:  # type: ignore[call-overload] # writing is enough
        for name, pieces in files:
            with archive.open(name, "w") as member:
                for piece in pieces:
                    member.write(piece)
                    if outlet.size >= PIECE:
                        yield outlet.taken()
            if outlet.size >= PIECE:
                yield outlet.taken()
    yield outlet.taken()
