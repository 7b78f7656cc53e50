"""The fields of a schema fill its answers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from games.api.fields import Number, Words
from games.api.schemas.base import Schema
from games.api.schemas.game import ChoiceSchema
from games.api.schemas.table import Seconds
from games.api.schemas.texts import TextSchema
from games.rules.kernel import Choice, Text


class BeastSchema(Schema):
    """An animal."""

    name = Words("The name.")
    owner = Words("The owner's username.", source="owner.name", allow_null=True)


class CaravanSchema(Schema):
    """A caravan."""

    title = TextSchema(help_text="The title in words.")
    note = TextSchema(allow_null=True, help_text="A note; null: none.")
    leader = BeastSchema(allow_null=True, help_text="The first animal; null: none.")
    beasts = BeastSchema(many=True, help_text="All animals.")
    pause = Seconds("The seconds of rest.")
    load = Number("The load, which is weighed.")
    text = Words("The sentence, if it is wanted.", required=False)


CAMEL = SimpleNamespace(name="Ata", owner=SimpleNamespace(name="mara"), colour="grey")


def caravan(**other: Any) -> SimpleNamespace:
    facts = {"title": Text("caravan"), "note": None, "leader": CAMEL, "beasts": (CAMEL,)}
    return SimpleNamespace(**{**facts, "pause": 7.6, **other})


def test_fields_are_attributes_sources_parts_and_given_values_in_their_order() -> None:
    ata = {"name": "Ata", "owner": "mara"}
    assert list(CaravanSchema.of(caravan(), load=3).items()) == [
        ("title", Text("caravan")),
        ("note", None),
        ("leader", ata),
        ("beasts", [ata]),
        ("pause", 8),
        ("load", 3),
    ]


def test_nothing_has_no_parts() -> None:
    assert CaravanSchema.of(caravan(leader=None, beasts=[]), load=3)["leader"] is None


def test_texts_have_sentences_if_they_are_wanted() -> None:
    filled = CaravanSchema.of(caravan(), str, load=3, text="A caravan.")
    assert filled["title"] == {
        "type": "text",
        "id": "caravan",
        "params": {},
        "text": str(Text("caravan")),
    }
    assert filled["text"] == "A caravan."


def test_a_value_that_is_neither_an_attribute_nor_given_is_missed() -> None:
    with pytest.raises(AttributeError, match="load"):
        CaravanSchema.of(caravan())


def test_targets_are_in_order_and_the_step_s_arguments_stay_here() -> None:
    choice = Choice("take", Text("take"), targets=frozenset({"b", "a"}), args=("secret",))
    filled = ChoiceSchema.of(choice)
    assert filled["targets"] == ["a", "b"]
    assert set(filled) == {"key", "label", "targets", "group", "family"}
