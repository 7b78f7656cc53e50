"""Laws on texts: each text has a message, and each cited rule is in the rulebook.

This holds for every language with a whole translation. In the other languages, the existing
messages must be valid, and anchors must be those of existing rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from games.rules.kernel import (
    NAMED,
    SOURCE,
    WHOLE,
    ChoiceError,
    Decision,
    Event,
    Outcome,
    Text,
    Title,
    Who,
    log_text,
    name_in,
    purse_text,
)
from games.rules.kernel.coaching import coach_text
from games.rules.laws.playing import MALFORMED, unoffered
from games.rules.laws.walk import Game, Position

ANCHOR = re.compile(r"\{#([A-Za-z0-9-]+)\}")


class Words:
    """The messages of a title and the kernel, in every language, and the rulebooks' anchors."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self._said: dict[tuple[str, str], list[str]] = {}

    @cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        """The messages, by language."""
        return {lang: self._bundle(lang) for lang in self.title.texts.messages}

    def _bundle(self, lang: str) -> FluentBundle:
        bundle = FluentBundle([lang], use_isolating=False)
        for source in (kernel_messages(lang), self.title.texts.messages[lang]):
            bundle.add_resource(FluentResource(source))
        return bundle

    @cached_property
    def anchors(self) -> dict[str, set[str]]:
        """The anchors of the rulebook, by language."""
        books = self.title.texts.rulebooks
        return {lang: set(ANCHOR.findall(book)) for lang, book in books.items()}

    def flaws(self, text: Text) -> list[str]:
        """Return the problems of formatting a text in each language; empty if there are none."""
        case = text.id, repr(text.params)
        if case not in self._said:
            self._said[case] = [flaw for lang in self.bundles for flaw in self._flaws(text, lang)]
        return self._said[case]

    def _flaws(self, text: Text, lang: str) -> list[str]:
        flaws: list[str] = []
        self._say(text, lang, flaws)
        return flaws

    def _say(self, value: Any, lang: str, flaws: list[str]) -> Any:
        match value:
            case Text():
                return self._say_text(value, lang, flaws)
            case Who():
                return "Ada"
            case bool():
                return str(value).lower()
            case int() | str():
                return value
            case list():
                return ", ".join(str(self._say(part, lang, flaws)) for part in value)
        flaws.append(f"{type(value).__name__} is no parameter")
        return ""

    def _say_text(self, text: Text, lang: str, flaws: list[str]) -> str:
        if text.id == NAMED:
            return name_in(lang, text.params)
        said = {name: self._say(part, lang, flaws) for name, part in text.params.items()}
        return self._format(text.id, said, lang, flaws)

    def _format(self, id: str, params: dict[str, Any], lang: str, flaws: list[str]) -> str:
        bundle = self.bundles[lang]
        pattern = bundle.get_message(id).value if bundle.has_message(id) else None
        if pattern is None:
            flaws += [f"{id} isn't translated ({lang})"] if lang in WHOLE else []
            return id
        said, errors = bundle.format_pattern(pattern, params)
        flaws += [f"{id} ({lang}), given {sorted(params)}: {error}" for error in errors]
        return str(said)

    def unknown(self, cite: str) -> list[str]:
        """Return the languages whose rulebook lacks this anchor."""
        return [lang for lang, anchors in self.anchors.items() if cite not in anchors]


@lru_cache
def kernel_messages(lang: str) -> str:
    """Return the kernel's messages in a language; empty if it has none."""
    file = files("games.rules.kernel") / f"messages.{lang}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@lru_cache
def words_of(title: Title[Any]) -> Words:
    """Return a title's cached `Words`."""
    return Words(title)


def texts_are_translated(position: Position) -> Iterator[str]:
    """Check that every text at a position can be formatted in every language."""
    words = words_of(position.title)
    texts = [
        *_shown(position.decisions.values()),
        *_taught(position),
        *_told(position),
        *_refused(position),
    ]
    for text in texts:
        yield from words.flaws(text)


def _taught(position: Position) -> Iterator[Text]:
    for seat, decision in position.decisions.items() if position.title.texts.lessons else ():
        yield coach_text(
            decision.prompt, position.game.seats, position.title.purse(position.state, seat)
        )


def _shown(decisions: Iterable[Decision]) -> Iterator[Text]:
    for decision in decisions:
        yield decision.prompt
        yield from (choice.label for choice in decision.choices)
        yield from (choice.family for choice in decision.choices if choice.family)
        yield from (entry.reason for entry in decision.blocked)


def _told(position: Position) -> Iterator[Text]:
    events: list[Event] = position.played.events
    yield from (log_text(position.title.slug, event) for event in events)


def _refused(position: Position) -> Iterator[Text]:
    for error in refusals(position):
        yield error.reason


def refusals(position: Position) -> Iterator[ChoiceError]:
    """Yield the errors that refuse keys that aren't offered at a position."""
    attempts = [
        (seat, key)
        for seat in position.offers
        for key in [*unoffered(position, seat)[:8], MALFORMED[0]]
    ]
    attempts += [
        (seat, position.choice.key)
        for seat in range(position.game.seats)
        if seat not in position.offers
    ]
    for seat, key in attempts:
        try:
            position.title.play(position.state, seat, key)
        except ChoiceError as error:
            yield error


def picks_are_sound(position: Position) -> Iterator[str]:
    """Check that each choice's picks can be formatted, and can select one of the choices."""
    words = words_of(position.title)
    for decision in position.decisions.values():
        for choice in decision.choices:
            for pick in position.title.meta.picks_for(choice.label):
                yield from words.flaws(pick.text(choice.label))
                try:
                    pick.best(choice.label, decision.choices)
                except TypeError as error:
                    yield f"{pick.id} can't rank {choice.key}: {error}"


def cites_exist(position: Position) -> Iterator[str]:
    """Check that cited rules are anchors of all rulebooks, and that blocked entries cite rules."""
    words = words_of(position.title)
    cites = {decision.cite for decision in position.decisions.values()}
    cites |= {error.cite for error in refusals(position)}
    blocked = {entry.cite for decision in position.decisions.values() for entry in decision.blocked}
    if "" in blocked:
        yield "something is blocked without a rule"
    for cite in sorted((cites | blocked) - {""}):
        for lang in words.unknown(cite):
            yield f"{cite!r} is cited, and isn't in the rulebook ({lang})"


def outcome_is_translated(game: Game) -> Iterator[str]:
    """Check that an outcome can be formatted, and that its scoring rules are in the rulebook."""
    words = words_of(game.title)
    outcome = game.title.outcome(game.last)
    if outcome is None:
        return
    for text in _account(outcome):
        yield from words.flaws(text)
    for line in outcome.lines:
        for lang in words.unknown(line.cite) if line.cite else ():
            yield f"{line.cite!r} is cited, and isn't in the rulebook ({lang})"


def _account(outcome: Outcome) -> Iterator[Text]:
    yield outcome.reason
    yield from (line.label for line in outcome.lines)
    yield from (tie.label for tie in outcome.ties)


def facts_are_translated(game: Game) -> Iterator[str]:
    """Check the messages of options, conditional answers and purses.

    A whole translation must have the same messages and anchors as the source. A partial one must
    have no others.
    """
    words = words_of(game.title)
    for name in game.title.purse(game.last, 0):
        yield from words.flaws(purse_text(game.title.slug, name, 1))
    for option in game.title.options:
        for text in (option.label, option.help, *option.labels):
            yield from words.flaws(text)
        if len(option.labels) != len(option.values):
            yield f"option {option.id} doesn't have a label per value"
    for answer in game.title.meta.conditional_answers:
        for text in (answer.label, *answer.labels):
            yield from words.flaws(text)
        if len(answer.labels) != len(answer.values):
            yield f"conditional answer {answer.id} doesn't have a label per value"
    yield from _all_alike(words)


def _all_alike(words: Words) -> Iterator[str]:
    ids = {lang: message_ids(text) for lang, text in words.title.texts.messages.items()}
    for lang, id in sorted(_apart(ids)):
        yield f"{id} is in one language only ({lang})"
    for lang, anchor in sorted(_apart(words.anchors)):
        yield f"the anchor {anchor!r} is in one rulebook only ({lang})"


def _apart(known: dict[str, set[str]]) -> Iterator[tuple[str, str]]:
    """Yield what a language has beyond the source; for whole translations also what they lack."""
    for lang, own in known.items():
        odd = own ^ known[SOURCE] if lang in WHOLE else own - known[SOURCE]
        yield from ((lang, name) for name in odd)


def message_ids(source: str) -> set[str]:
    """Return the ids of all messages of a Fluent source. Raises ValueError if it isn't Fluent."""
    body = FluentResource(source).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"not Fluent: {junk[0]!r}")
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}
