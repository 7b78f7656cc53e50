"""Names that could be mistaken for others are refused with a reason."""

from __future__ import annotations

from html import unescape
from importlib import import_module
from types import SimpleNamespace

import pytest
from django.apps import apps
from django.core.exceptions import ValidationError
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts.models import ApiToken, User
from accounts.names import check_form, look_of
from accounts.selectors.people import is_alike
from accounts.selectors.tokens import api_token_by_key
from mp2site.text.rendering import msg
from tests.support.tables import person

pytestmark = pytest.mark.django_db

CYRILLIC_A = "\N{CYRILLIC SMALL LETTER A}"
CYRILLIC_MARA = (
    "\N{CYRILLIC SMALL LETTER ES}\N{CYRILLIC SMALL LETTER A}\N{CYRILLIC SMALL LETTER ER}"
)


class TestLooks:
    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("mara", "MARA"),
            ("leon", "Ieon"),
            ("leo1", "leol"),
            ("bob0", "bobo"),
            ("carmen", "carrnen"),
            ("cap", CYRILLIC_MARA),
            ("mara", f"m{CYRILLIC_A}ra"),
            ("mara", "\N{FULLWIDTH LATIN SMALL LETTER M}ara"),
        ],
    )
    def test_alike(self, one: str, other: str) -> None:
        assert look_of(one) == look_of(other)

    @pytest.mark.parametrize(
        ("one", "other"), [("mara", "maria"), ("müller", "muller"), ("jonas", "jonas2"), ("a", "e")]
    )
    def test_not_alike(self, one: str, other: str) -> None:
        assert look_of(one) != look_of(other)


class TestForm:
    @pytest.mark.parametrize(
        "name", ["mara", "Jörg", "o.k", "x-1_y+z", "Ωμέγα", "мара", "李白", "7seas", "a1"]
    )
    def test_good_ones(self, name: str) -> None:
        check_form(name)

    @pytest.mark.parametrize(
        ("name", "code"),
        [
            ("mara@example.com", "name-address"),
            ("@mara", "name-address"),
            ("mara.", "name-form"),
            (".mara", "name-form"),
            ("mara_", "name-form"),
            ("---", "name-form"),
            ("ma ra", "name-form"),
            ("\u3164\u3164", "name-form"),
            ("ma\u115fra", "name-form"),
            (f"m{CYRILLIC_A}ra", "name-alphabets"),
        ],
    )
    def test_others_say_why(self, name: str, code: str) -> None:
        with pytest.raises(ValidationError) as refused:
            check_form(name)
        assert refused.value.code == code
        assert msg(f"accounts-error-{code}") in refused.value.messages


class TestSignUp:
    def sign_up(self, name: str) -> str:
        data = {"username": name, "email": "new@example.com", "password1": "seven camels walk"}
        answer = Client().post(reverse("account_signup"), data)
        return "" if answer.status_code == 302 else unescape(answer.content.decode())

    @pytest.mark.parametrize("name", ["Ieyia", "ieyla", CYRILLIC_MARA])
    def test_a_name_like_anothers_is_refused(self, name: str) -> None:
        for taken in ("leyia", "Leyla", "cap"):
            person(taken)
        said = self.sign_up(name)
        known = {"Ieyia": True, "ieyla": False, CYRILLIC_MARA: True}[name]
        assert (msg("accounts-error-name-alike") in said) is known
        assert User.objects.filter(username=name).exists() is not known

    def test_so_is_one_like_the_site_s_own(self) -> None:
        assert msg("accounts-error-name-alike") in self.sign_up("adrnin")
        assert not User.objects.filter(username="adrnin").exists()

    @pytest.mark.parametrize("name", ["mara@example.com", "mara."])
    def test_what_is_wrong_is_said_and_what_was_typed_is_kept(self, name: str) -> None:
        said = self.sign_up(name)
        code = "name-address" if "@" in name else "name-form"
        assert msg(f"accounts-error-{code}") in said
        assert f'value="{name}"' in said

    @pytest.mark.parametrize(
        "name", ["Moderator", "admin1", "the-house", "former.player", "Staff_2"]
    )
    def test_or_one_with_something_added(self, name: str) -> None:
        assert is_alike(name)

    @pytest.mark.parametrize("name", ["adminton", "teamo", "houseboat", "mara1"])
    def test_not_one_that_only_begins_so(self, name: str) -> None:
        assert not is_alike(name)


class TestPeopleFromBefore:
    """The migration of a site that stored neither skeletons nor digests of names."""

    def migrate(self, name: str) -> None:
        module = import_module("accounts.migrations.0005_people_from_before")
        getattr(module, name)(apps, SimpleNamespace(connection=connection))

    def test_they_get_their_looks(self) -> None:
        mara = person("mara")
        User.objects.update(look="")
        self.migrate("fill_looks")
        assert User.objects.get(pk=mara.pk).look == look_of("mara")

    def test_programs_go_on_with_the_token_they_have(self) -> None:
        mara, old = person("mara"), "0123456789abcdef0123456789abcdef01234567"
        with connection.cursor() as cursor:
            cursor.execute("CREATE TABLE authtoken_token (key text, user_id bigint, created text)")
            cursor.execute("INSERT INTO authtoken_token VALUES (%s, %s, '')", [old, mara.pk])
        self.migrate("take_tokens_over")
        found = api_token_by_key(old)
        assert found is not None
        assert (found.person, found.scope) == (mara, "play")
        assert "authtoken_token" not in connection.introspection.table_names()
        self.migrate("take_tokens_over")
        assert ApiToken.objects.count() == 1
