"""Signed links in mails, by which a person can do one small thing without a sign-in.

The links stay valid for long, since people open old mails. Each names a person and one action. No
link shows a table or makes a choice. A GET changes nothing; only a POST carries out the action.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from django.conf import settings
from django.core import signing
from django.urls import NoReverseMatch, reverse

if TYPE_CHECKING:
    from accounts.models import User

SALT: Final = "notifications.links"
Act = Literal["preferences", "stop", "mute"]
ACTS: Final[dict[str, Act]] = {"p": "preferences", "s": "stop", "m": "mute"}
LETTERS: Final = {act: letter for letter, act in ACTS.items()}


class BadLink(ValueError):
    """A token that we didn't issue, or that was changed."""


@dataclass(frozen=True, slots=True)
class Grant:
    """The permission that a link gives."""

    person_id: int
    act: Act
    about: str = ""
    """The kind of notices to stop, or the table to mute."""
    generation: int = 0
    """The person's ``link_generation`` when the link was made. With a higher generation, the link
    is invalid.
    """


def preferences(person: User) -> str:
    """Return the URL of the person's preferences."""
    return _address("notices-prefs-by-link", _grant(person, "preferences"))


def stop(person: User, kind: str) -> str:
    """Return the URL that stops all notices of a kind, or all mails if ``kind`` is empty."""
    return _address("notices-stop", _grant(person, "stop", kind))


def mute(person: User, table_id: str) -> str:
    """Return the URL that mutes a table."""
    return _address("notices-stop", _grant(person, "mute", table_id))


def _grant(person: User, act: Act, about: str = "") -> Grant:
    return Grant(person.pk, act, about, person.link_generation)


def token(grant: Grant) -> str:
    """Return a grant as a token that can't be forged."""
    # Links without a generation are older than this field, and count as generation 0.
    whose = f"{grant.person_id}-{grant.generation}" if grant.generation else str(grant.person_id)
    return signing.Signer(salt=SALT).sign(f"{LETTERS[grant.act]}.{whose}.{grant.about}")


def read(said: str) -> Grant:
    """Return a token's grant. Raises BadLink."""
    try:
        letter, whose, about = signing.Signer(salt=SALT).unsign(said).split(".", 2)
        person, _, generation = whose.partition("-")
        return Grant(int(person), ACTS[letter], about, int(generation or 0))
    except (signing.BadSignature, ValueError, KeyError) as error:
        raise BadLink(said[:200]) from error


def _address(name: str, grant: Grant) -> str:
    """Return the grant's URL; empty if the site has no such page."""
    try:
        return str(settings.SITE_URL + _path(name, grant))
    except NoReverseMatch:
        return ""


@lru_cache(maxsize=4_096)
def _path(name: str, grant: Grant) -> str:
    """Return a grant's path. Raises NoReverseMatch.

    The path is cached, since it is the same in every mail.
    """
    return reverse(name, args=[token(grant)])
