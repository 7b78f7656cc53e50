"""Rulebook examples: the files in a title's folder ``examples/``; unknown fields are errors.

`docs/rulebooks.md` says how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.rules.kernel.positions import (
    NAME,
    BadPosition,
    Number,
    files_in,
    number_flaws,
    read_as,
    script_flaws,
    twice,
)

WHOLE = "whole.toml"
"""The marker file in ``examples/``. It promises an example for each chapter of the rulebook."""


class BadExample(BadPosition):
    """An example's file that is wrong, or that can't be played."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """A picture of a part of the board.

    ``play`` is a script for `positions.moves`; the picture shows the position after it. ``around``
    lists elements of a map; the picture shows only the part of the map around them. ``only`` lists
    elements of a row; the picture leaves out the row's other elements. ``point`` lists elements
    that are highlighted.
    """

    id: str
    part: str
    play: str = ""
    around: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    numbers: dict[str, Number] = {}


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """A worked example for the rules with the anchors in ``rules``.

    It is played in a game of its own, or continues from a step of a lesson. ``seat`` is the seat
    whose view is shown; ``None`` means a spectator's view.
    """

    id: str
    rules: tuple[str, ...]
    pictures: tuple[Picture, ...]
    seats: int = 0
    seat: int | None = None
    seed: str = ""
    edition: str | None = None
    prelude: str = ""
    options: dict[str, str] = {}
    lesson: str = ""
    step: str = ""

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers in the example's sentences, by name."""
        pairs = (pair for picture in self.pictures for pair in picture.numbers.items())
        return {name: number.value for name, number in pairs}


def read(text: str, source: str) -> Example:
    """Read an example's file. Raises BadExample."""
    try:
        example = read_as(Example, text, source)
    except BadPosition as error:
        raise BadExample(error.problems) from error
    if problems := [f"{source}: {problem}" for problem in flaws(example)]:
        raise BadExample(problems)
    return example


def examples_of(package: str) -> dict[str, Example]:
    """Return the examples in the folder ``examples/`` of a title, by id. Raises BadExample."""
    texts = files_in(package, "examples")
    texts.pop(WHOLE, None)
    found = [read(text, f"{package}: {name}") for name, text in texts.items()]
    if same := twice(one.id for one in found):
        raise BadExample([f"{package}: two examples are called {id!r}" for id in same])
    return {one.id: one for one in found}


def flaws(example: Example) -> Iterator[str]:
    """Yield the flaws of an example that can be found without playing it."""
    names = [example.id, *(picture.id for picture in example.pictures)]
    yield from (f"{name!r} is no name" for name in names if not NAME.fullmatch(name))
    yield from (f"two pictures are called {id!r}" for id in twice(names[1:]))
    if not example.pictures or not example.rules:
        yield "an example has pictures, and rules that it is of"
    if bool(example.lesson) == bool(example.seed) or bool(example.lesson) != bool(example.step):
        yield "a seed begins a game of its own, or a lesson and its step have one"
    if example.seed and not 0 <= (example.seat or 0) < example.seats:
        yield f"seat {example.seat} isn't one of {example.seats}"
    if example.lesson and (example.seats or example.prelude or example.options or example.edition):
        yield "seats, prelude, options and edition are the lesson's"
    yield from _number_flaws(example)
    if example.seed:
        scripts = [example.prelude, *(picture.play for picture in example.pictures)]
        yield from (flaw for script in scripts for flaw in script_flaws(example.seats, script))


def _number_flaws(example: Example) -> Iterator[str]:
    numbers = [name for picture in example.pictures for name in picture.numbers]
    yield from number_flaws(numbers)
    yield from (f"{name!r} is told twice" for name in twice(numbers))
