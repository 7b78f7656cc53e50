"""Links in mails that do something for their person without a sign-in: signed, and bound to one deed.

They are long-lived, as old mails are opened too; each names a person and one small deed, none shows
a table or plays. Opening one never acts: only a POST does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from django.conf import settings
from django.core import signing
from django.urls import NoReverseMatch, reverse

SALT: Final = "notifications.links"
Act = Literal["preferences", "stop", "mute"]
ACTS: Final[dict[str, Act]] = {"p": "preferences", "s": "stop", "m": "mute"}
LETTERS: Final = {act: letter for letter, act in ACTS.items()}


class BadLink(ValueError):
    """A token that we never gave, or that has been changed on its way."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What a link lets its holder do."""

    person_id: int
    act: Act
    about: str = ""
    """The kind of notices that is stopped, or the table that is muted."""


def preferences(person_id: int) -> str:
    """Return the address of the person's preferences."""
    return _address("notices-prefs-by-link", Grant(person_id, "preferences"))


def stop(person_id: int, kind: str) -> str:
    """Return the address that stops all notices of a kind."""
    return _address("notices-stop", Grant(person_id, "stop", kind))


def mute(person_id: int, table_id: str) -> str:
    """Return the address that mutes a table."""
    return _address("notices-stop", Grant(person_id, "mute", table_id))


def token(grant: Grant) -> str:
    """Return a grant as a word that can't be forged."""
    said = f"{LETTERS[grant.act]}.{grant.person_id}.{grant.about}"
    return signing.Signer(salt=SALT).sign(said)


def read(said: str) -> Grant:
    """Return what a token grants. Raises BadLink."""
    try:
        letter, person, about = signing.Signer(salt=SALT).unsign(said).split(".", 2)
        return Grant(int(person), ACTS[letter], about)
    except (signing.BadSignature, ValueError, KeyError) as error:
        raise BadLink(said[:200]) from error


def _address(name: str, grant: Grant) -> str:
    """Return the address; empty as long as the house has no such page."""
    try:
        return str(settings.SITE_URL + _path(name, grant))
    except NoReverseMatch:
        return ""


@lru_cache(maxsize=4_096)
def _path(name: str, grant: Grant) -> str:
    """Return where a grant lies; the same in every mail, so made once. Raises NoReverseMatch."""
    return reverse(name, args=[token(grant)])
