"""Names in alphabetical order, and words joined to one phrase, in the reader's language."""

from __future__ import annotations

import pytest
from django.utils import translation

from mp2site.text.ordering import by_name, joined

SORTED = (
    ("Apfel", "Ärger", "Bär", "Zoo"),
    ("cote", "coté", "Côte d’Azur", "Élan", "étang", "œuf", "zèbre"),
    ("Straße", "Strasse am See", "strato"),
    ("anna", "Anna B", "Łódź", "Zoé", "Ωmega", "Яна", "שרה"),
)


@pytest.mark.parametrize("names", SORTED)
def test_names_stand_as_in_a_dictionary(names: tuple[str, ...]) -> None:
    assert by_name(names[::-1], str) == list(names)


def test_capitals_and_accents_count_last() -> None:
    assert by_name(["eta", "Été", "Etat", "été", "etz"], str) == [
        "eta",
        "Etat",
        "Été",
        "été",
        "etz",
    ]


@pytest.mark.parametrize(
    ("lang", "three"), [("en", "a, b and c"), ("de", "a, b und c"), ("fr", "a, b et c")]
)
def test_words_are_joined(lang: str, three: str) -> None:
    with translation.override(lang):
        assert joined(["a", "b", "c"]) == three
        assert joined(["a", "c"]) == three.replace(", b", "")
        assert (joined(["a"]), joined([])) == ("a", "")
