"""An edition that lists only its differences from another one."""

import pytest

from games.rules.kernel.editions import changed

DATA = {
    "edition": "first",
    "numbers": {"trio": 3, "hand": 8},
    "card": [{"id": "b01", "cost": 3, "goods": ["silk"]}, {"id": "b02", "cost": 4}],
}


def test_fields_and_entries_are_changed_by_their_names() -> None:
    changes = {"edition": "second", "numbers": {"hand": 7}, "card": {"b01": {"cost": 2}}}
    assert changed(DATA, changes) == {
        "edition": "second",
        "numbers": {"trio": 3, "hand": 7},
        "card": [{"id": "b01", "cost": 2, "goods": ["silk"]}, {"id": "b02", "cost": 4}],
    }
    assert DATA["edition"] == "first"
    assert DATA["card"][0]["cost"] == 3


@pytest.mark.parametrize(
    "changes",
    [
        {"cards": {}},
        {"numbers": {"hands": 7}},
        {"card": {"b03": {"cost": 2}}},
        {"card": {"b02": {"good": 1}}},
    ],
    ids=["a table", "a number", "an entry", "a field of an entry"],
)
def test_a_missing_entry_cannot_be_changed(changes: dict[str, object]) -> None:
    with pytest.raises(KeyError):
        changed(DATA, changes)
