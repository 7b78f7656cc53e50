"""What is raised when a law of the kernel's contract is broken."""

from __future__ import annotations

import msgspec

from games.rules.laws.replay import Replay


class LawBroken(AssertionError):
    """A law was broken: which, how, and the game that led there."""

    def __init__(self, law: str, detail: str, replay: Replay) -> None:
        where = f"{replay.title}, {replay.seats} seats, after {len(replay.choices)} choices"
        super().__init__(f"{law}: {detail} ({where})")
        self.law = law
        self.detail = detail
        self.replay = msgspec.structs.replace(replay, law=law, detail=detail)
