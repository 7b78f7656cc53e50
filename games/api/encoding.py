"""The kernel's values as JSON-able data. Language-neutral; sentences only on request.

A `Text` is `{"type": "text", "id", "params"}`, plus `"text"` (the sentence) when a `Say` is given;
a seat inside a text is `{"type": "who", "seat": n}`. That is how msgspec writes them, so without
sentences the values go out as they are. Nothing here decides who may know what: the view, the
decisions and the events were made for the person of the request.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from games.rules.kernel import (
    Blocked,
    Choice,
    ConditionalAnswer,
    Decision,
    Event,
    Option,
    Outcome,
    Prospect,
    Text,
    Title,
    log_text,
)

Say = Callable[[Text | Mapping[str, Any]], str]
"""A function that renders a text as a sentence, with names and language bound."""
Json = dict[str, Any]
Previews = Mapping[str, Prospect]
"""The effects of a decision's choices by their keys."""


def text_json(text: Text | Json, say: Say | None = None) -> Any:
    """Return a text as data, with its sentence if ``say`` is given."""
    if say is None:
        return text
    return {**msgspec.to_builtins(text), "text": say(text)}


def choice_json(choice: Choice, say: Say | None = None, prospect: Prospect | None = None) -> Json:
    """Return a choice as data, without its step's internal `args`."""
    more = {"preview": preview_json(prospect)} if prospect else {}
    return {
        "key": choice.key,
        "label": text_json(choice.label, say),
        "targets": sorted(choice.targets),
        "group": choice.group,
        "family": choice.family and text_json(choice.family, say),
        **more,
    }


def preview_json(prospect: Prospect) -> Json:
    """Return a choice's cost and gain, at once and to its end, and whether it lasts, as data."""
    lookahead = msgspec.to_builtins(prospect.lookahead)
    return {
        **msgspec.to_builtins(prospect.preview),
        "lasts": prospect.lasts,
        "lookahead": lookahead,
    }


def blocked_json(blocked: Blocked, say: Say | None = None) -> Json:
    """Return an unavailable choice and the reason as data."""
    return {
        "key": blocked.key,
        "code": blocked.code,
        "reason": text_json(blocked.reason, say),
        "cite": blocked.cite,
        "targets": sorted(blocked.targets),
        "missing": list(blocked.missing),
    }


def decision_json(
    decision: Decision, say: Say | None = None, previews: Previews | None = None
) -> Json:
    """Return a decision as data; its choices with previews, if given."""
    known = previews or {}
    return {
        "id": decision.id,
        "seat": decision.seat,
        "prompt": text_json(decision.prompt, say),
        "choices": [choice_json(choice, say, known.get(choice.key)) for choice in decision.choices],
        "blocked": [blocked_json(blocked, say) for blocked in decision.blocked],
        "cite": decision.cite,
    }


def view_json(view: Mapping[str, Any], say: Say | None = None) -> Json:
    """Return a view as data: its compartments unchanged, its prompts as texts."""
    return {**view, "open": {seat: text_json(text, say) for seat, text in view["open"].items()}}


def event_json(event: Event, slug: str, say: Say | None = None) -> Json:
    """Return an event as data; with a `Say` also its text in the log."""
    data: Json = {
        "kind": event.kind,
        "seat": event.seat,
        "params": event.params,
        "targets": list(event.targets),
    }
    if say is not None:
        data["text"] = say(log_text(slug, event))
    return data


def outcome_json(outcome: Outcome, say: Say | None = None) -> Json:
    """Return the end of a game as data."""
    return {
        "reason": text_json(outcome.reason, say),
        "lines": [
            {
                "rule": line.rule,
                "label": text_json(line.label, say),
                "points": line.points,
                "cite": line.cite,
            }
            for line in outcome.lines
        ],
        "totals": outcome.totals,
        "ranks": outcome.ranks,
        "ties": [
            {"label": text_json(tie.label, say), "values": tie.values} for tie in outcome.ties
        ],
    }


def decisions_json(
    decisions: Iterable[Decision], say: Say | None = None, previews: Previews | None = None
) -> list[Json]:
    """Return decisions as a list of data."""
    return [decision_json(decision, say, previews) for decision in decisions]


def title_json(title: Title[Any], say: Say | None = None) -> Json:
    """Return a title's facts as data."""
    meta = title.meta
    return {
        "slug": title.slug,
        "name": title.name,
        "seats": list(title.seats),
        "editions": list(title.editions),
        "rules_version": title.rules_version,
        "designers": list(meta.designers),
        "publisher": meta.publisher,
        "year": meta.year,
        "options": [option_json(option, say) for option in title.options],
        "conditional_answers": [
            option_json(answer, say) for answer in title.meta.conditional_answers
        ],
    }


def option_json(option: Option | ConditionalAnswer, say: Say | None = None) -> Json:
    """Return an option or a conditional answer as data."""
    return {
        "id": option.id,
        "values": option.values,
        "default": option.default,
        "label": text_json(option.label, say),
        "labels": [text_json(label, say) for label in option.labels],
        "help": text_json(option.help, say),
    }
