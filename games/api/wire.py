"""The kernel's values as JSON-able data. Language-neutral; sentences only for those who ask.

A `Text` is `{"id", "params"}`, plus `"text"` (the sentence) when a `Say` is given. A seat inside a
text is `{"type": "who", "seat": n}`. Nothing here decides who may know what: the view, the
decisions and the events that come in were made for the person who asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.rules.kernel import (
    Blocked,
    Choice,
    Decision,
    Event,
    Outcome,
    Param,
    Text,
    Title,
    Who,
    log_text,
)

Say = Callable[[Text], str]
"""Turns a text into a sentence, names and language bound."""
Json = dict[str, Any]


def text_json(text: Text, say: Say | None = None) -> Json:
    """Return a text as data, with its sentence if somebody says it."""
    data: Json = {"id": text.id, "params": params_json(text.params)}
    if say is not None:
        data["text"] = say(text)
    return data


def params_json(params: Mapping[str, Param]) -> Json:
    """Return a text's or an event's parameters as data."""
    return {name: _param(value) for name, value in params.items()} if params else {}


def _param(value: Param) -> Any:
    if isinstance(value, Text):
        return text_json(value)
    if isinstance(value, Who):
        return {"type": "who", "seat": value.seat}
    return value


def choice_json(choice: Choice, say: Say | None = None) -> Json:
    """Return a choice as data; what its step resolves it with (`args`) stays here."""
    return {
        "key": choice.key,
        "label": text_json(choice.label, say),
        "targets": sorted(choice.targets),
        "group": choice.group,
    }


def blocked_json(blocked: Blocked, say: Say | None = None) -> Json:
    """Return what can't be chosen, and why, as data."""
    return {
        "key": blocked.key,
        "code": blocked.code,
        "reason": text_json(blocked.reason, say),
        "cite": blocked.cite,
        "targets": sorted(blocked.targets),
    }


def decision_json(decision: Decision, say: Say | None = None) -> Json:
    """Return a decision as data."""
    return {
        "id": decision.id,
        "seat": decision.seat,
        "prompt": text_json(decision.prompt, say),
        "choices": [choice_json(choice, say) for choice in decision.choices],
        "blocked": [blocked_json(blocked, say) for blocked in decision.blocked],
        "cite": decision.cite,
    }


def view_json(view: Mapping[str, Any], say: Say | None = None) -> Json:
    """Return a view as data: its compartments as they are, its prompts as texts."""
    prompts = {str(seat): text_json(prompt, say) for seat, prompt in view["open"].items()}
    return {**view, "open": prompts}


def event_json(event: Event, slug: str, say: Say | None = None) -> Json:
    """Return an event as data; with a `Say` also its line in the log."""
    data: Json = {
        "kind": event.kind,
        "seat": event.seat,
        "params": params_json(event.params),
        "targets": list(event.targets),
    }
    if say is not None:
        data["text"] = say(log_text(slug, event))
    return data


def outcome_json(outcome: Outcome, say: Say | None = None) -> Json:
    """Return how a game ended as data."""
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
        "ties": [{"label": text_json(tie.label, say), "values": tie.values} for tie in outcome.ties],
    }


def decisions_json(decisions: Iterable[Decision], say: Say | None = None) -> list[Json]:
    """Return decisions as a list of data."""
    return [decision_json(decision, say) for decision in decisions]


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
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "label": text_json(option.label, say),
                "help": text_json(option.help, say),
                "labels": [text_json(label, say) for label in option.labels],
            }
            for option in title.options
        ],
        "standing_orders": [
            {
                "id": order.id,
                "values": list(order.values),
                "default": order.default,
                "label": text_json(order.label, say),
                "labels": [text_json(label, say) for label in order.labels],
            }
            for order in title.standing_orders
        ],
    }
