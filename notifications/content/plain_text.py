"""A mail as plain text: blocks of lines with an empty line between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mp2site.text.rendering import msg
from notifications.content.tables import Part, Row, Score, Time

RULE: Final = "=" * 40


def plain(parts: Sequence[Part], opening: Sequence[str], foot: Sequence[str]) -> str:
    """Return the text of a mail; empty blocks are left out."""
    blocks = ["\n".join(opening)]
    for part in parts:
        if len(parts) > 1:
            blocks.append(RULE)
        blocks += ["\n".join(block) for block in _blocks(part)]
    blocks.append("\n".join(["-- ", *foot]))
    return "\n\n".join(block for block in blocks if block) + "\n"


def _blocks(part: Part) -> Iterator[list[str]]:
    yield [part.where]
    to_do = [f"{msg('mail-to-do')} {part.prompt}"] if part.prompt else []
    yield [part.lead, *part.said, *to_do]
    if part.time:
        yield list(_time(part.time))
    yield [msg("mail-link"), part.link]
    if part.rows:
        more = [f"  {msg('mail-more', count=part.more)}"] if part.more else []
        yield [msg("mail-since"), *more, *(line for row in part.rows for line in _row(row))]
    if part.scores:
        head = msg("mail-results") if part.scores[0].rank else msg("mail-points-now")
        yield [head, *(_score(score) for score in part.scores)]


def _time(time: Time) -> Iterator[str]:
    if time.free:
        free, bank = f"{time.free} ({time.free_until})", f"{time.bank} ({time.zero})".lstrip()
        yield f"{time.left}: {free}, {bank}"
    else:
        yield f"{time.left} ({time.zero})"
    if time.pause:
        yield time.pause
    yield time.then


def _row(row: Row) -> Iterator[str]:
    by = f", {msg('mail-by-stand-in')}" if row.by_stand_in else ""
    if row.line:
        yield f"  {row.sign} {row.name}: {row.line}"
    for at, line in enumerate(row.lines):
        name = f"{row.name} " if line.named else ""
        yield f"  - {name}{line.text}" + (f" ({row.when}{by})" if at == 0 else "")


def _score(score: Score) -> str:
    rank = f"{score.rank}. " if score.rank else ""
    return f"  {rank}{score.name}: {msg('mail-points', count=score.points)}"
