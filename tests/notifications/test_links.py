"""Links without a sign-in: each is signed, and names a person and one small action."""

from __future__ import annotations

import pytest
from django.core import signing

from accounts.models import User
from notifications import links
from notifications.links import BadLink, Grant

GRANTS = [
    Grant(7, "preferences"),
    Grant(7, "stop"),
    Grant(7, "stop", "turn"),
    Grant(7, "mute", "abcdefghjk"),
    Grant(7, "stop", "turn", 3),
]


@pytest.mark.parametrize("grant", GRANTS)
def test_what_was_granted_is_read(grant: Grant) -> None:
    assert links.read(links.token(grant)) == grant


@pytest.mark.parametrize("grant", GRANTS)
def test_no_letter_of_it_can_be_changed(grant: Grant) -> None:
    said = links.token(grant)
    for at in range(len(said)):
        changed = said[:at] + ("x" if said[at] != "x" else "y") + said[at + 1 :]
        with pytest.raises(BadLink):
            links.read(changed)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "p.7.",
        "p.7.:",
        "\0",
        signing.Signer(salt="something.else").sign("p.7."),
        signing.Signer(salt=links.SALT).sign("x.7."),
        signing.Signer(salt=links.SALT).sign("p.seven."),
        signing.Signer(salt=links.SALT).sign("p"),
    ],
)
def test_what_we_never_gave_is_refused(said: str) -> None:
    with pytest.raises(BadLink):
        links.read(said)


def test_addresses_begin_with_the_site(settings: object) -> None:
    seven = User(pk=7)
    made = (links.preferences(seven), links.stop(seven, ""), links.mute(seven, "abcdefghjk"))
    for address in made:
        assert address.startswith("http://localhost:8000/notices/")
