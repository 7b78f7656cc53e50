"""Blocking a person: the stored rows, and the people who may see the block."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError

from accounts.models import Block, User
from accounts.selectors.blocks import blocked_between, blocks_of, ids_blocked_for
from accounts.services.blocking import block_withdraw, person_block
from accounts.services.computers import opponent_make
from tests.support.tables import people

pytestmark = pytest.mark.django_db


@pytest.fixture
def three(db: None) -> list[User]:
    return people(3)


def test_a_block_holds_between_two_and_is_told_to_one(three: list[User]) -> None:
    mara, jonas, aylin = three
    for _ in range(2):
        person_block(by=mara, name="JONAS")
    assert Block.objects.count() == 1
    assert blocked_between(mara, jonas)
    assert blocked_between(jonas, mara)
    assert not blocked_between(mara, aylin)
    assert (ids_blocked_for(mara), ids_blocked_for(jonas)) == ({jonas.pk}, {mara.pk})
    assert [block.of for block in blocks_of(mara)] == [jonas]
    assert not blocks_of(jonas)
    number = blocks_of(mara).get().pk
    block_withdraw(by=jonas, number=number)
    assert blocked_between(mara, jonas)
    block_withdraw(by=mara, number=number)
    assert not blocked_between(mara, jonas)


@pytest.mark.parametrize(
    ("name", "code"),
    [("mara", "yourself"), ("nobody at all", "nobody"), ("", "nobody"), ("\0", "nobody")],
)
def test_who_cannot_be_blocked(three: list[User], name: str, code: str) -> None:
    with pytest.raises(ValidationError) as refused:
        person_block(by=three[0], name=name)
    assert refused.value.code == code


def test_an_opponent_of_the_site_cannot_be_blocked(three: list[User]) -> None:
    opponent = opponent_make(strength="merchant")
    with pytest.raises(ValidationError) as refused:
        person_block(by=three[0], name=opponent.username)
    assert refused.value.code == "computer-opponent"
