"""A game as a list of choices, stored as JSON: for golden games, found failures and bug reports.

`fold` plays a replay again, choice by choice. A replay contains all that is needed for this: seats,
seed, options, edition and choices.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from games.rules.kernel import Choice, Outcome, Title

PER_LINE = 6
"""Choices in each line of the JSON."""


class Replay(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The data for playing a game again, its outcome, and the broken law, if there is one."""

    title: str
    rules_version: int
    edition: str
    seats: int
    seed: str
    options: dict[str, str] = {}
    choices: list[tuple[int, str]] = []
    outcome: dict[str, Any] | None = None
    offers: str = ""
    """A digest of all offered keys, which changes if their order does."""
    law: str = ""
    detail: str = ""

    def new(self, title: Title[Any]) -> Any:
        """Return the state after the game's set-up."""
        return title.new(self.seats, bytes.fromhex(self.seed), self.options, self.edition)


class NotOffered(ValueError):
    """A choice of a replay that isn't offered: the rules have changed, or the replay is wrong."""


Offers = dict[int, list[Choice]]


def states(title: Title[Any], replay: Replay) -> Iterator[tuple[Any, Offers]]:
    """Yield every state, from the first to the last, with the choices offered in it.

    All yielded states are the same object, which changes in place; clone a state to keep it.
    """
    state = replay.new(title)
    offers = title.engine.offers(state)
    for seat, key in replay.choices:
        yield state, offers
        offers = title.push(state, seat, find(offers, seat, key)).offers
    yield state, offers


def fold(title: Title[Any], replay: Replay) -> Any:
    """Return the state that the choices lead to. Raises NotOffered."""
    state = replay.new(title)
    offers = title.engine.offers(state)
    for seat, key in replay.choices:
        offers = title.push(state, seat, find(offers, seat, key)).offers
    return state


def find(offers: Offers, seat: int, key: str) -> Choice:
    """Return the offered choice with this key. Raises NotOffered."""
    for choice in offers.get(seat, ()):
        if choice.key == key:
            return choice
    raise NotOffered(f"seat {seat} is not offered {key!r}")


def offers_digest(title: Title[Any], replay: Replay) -> str:
    """Return a digest of all keys offered during the replay, to every seat, in order."""
    digest = sha256()
    for _, offers in states(title, replay):
        for seat, choices in offers.items():
            line = " ".join([str(seat), *(choice.key for choice in choices)])
            digest.update(line.encode() + b"\n")
    return digest.hexdigest()


def outcome_facts(outcome: Outcome | None) -> dict[str, Any] | None:
    """Return an outcome without its texts, so that a changed label breaks no golden game."""
    if outcome is None:
        return None
    return {
        "reason": outcome.reason.id,
        "lines": {line.rule: line.points for line in outcome.lines},
        "totals": outcome.totals,
        "ranks": outcome.ranks,
        "ties": [tie.values for tie in outcome.ties],
    }


def sealed(title: Title[Any], replay: Replay) -> Replay:
    """Return the replay with its outcome and its digest of offers: a golden game."""
    facts = outcome_facts(title.outcome(fold(title, replay)))
    return msgspec.structs.replace(replay, outcome=facts, offers=offers_digest(title, replay))


def to_json(replay: Replay) -> str:
    """Return the replay as JSON for people, with `PER_LINE` choices in a line."""
    data = msgspec.to_builtins(replay)
    choices = [json.dumps(choice) for choice in data.pop("choices", [])]
    rows = [", ".join(choices[at : at + PER_LINE]) for at in range(0, len(choices), PER_LINE)]
    head = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    body = ' "choices": [\n  ' + ",\n  ".join(rows) + "\n ]"
    return "{\n" + ",\n".join([*head, body]) + "\n}\n"


def from_json(data: str | bytes) -> Replay:
    """Return the replay that JSON contains."""
    return msgspec.json.decode(data, type=Replay)


def save(replay: Replay, folder: Path, name: str = "") -> Path:
    """Write the replay into a folder, which is created if needed, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    body = to_json(replay)
    stem = name or f"{replay.title}-{replay.law or 'game'}-{sha256(body.encode()).hexdigest()[:10]}"
    path = folder / f"{stem}.json"
    path.write_text(body, "utf-8")
    return path


def load(path: Path) -> Replay:
    """Read a replay."""
    return from_json(path.read_bytes())
