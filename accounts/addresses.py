"""The normal form of e-mail addresses, which is used to store, look up and count them."""

from __future__ import annotations

import unicodedata
from typing import Any

import idna
from django.db import models


def normal_address(address: str) -> str:
    """Return the normal form of an address. All spellings of an address have the same one.

    The domain is in ASCII by IDNA 2008 (``xn--…``), as mail servers and providers write it. The
    part before the at sign is in lower case and composed (NFC). Invalid addresses get a normal
    form, too.
    """
    plain = unicodedata.normalize("NFC", address.strip()).replace("\0", "")
    local, at, domain = plain.rpartition("@")
    if not at:
        return plain.lower()
    return unicodedata.normalize("NFC", local.lower()) + "@" + normal_domain(domain)


def normal_domain(domain: str) -> str:
    """Return a domain in lower-case ASCII. If IDNA refuses it, only its case is changed."""
    domain = unicodedata.normalize("NFKC", domain).strip().rstrip(".").lower()
    if domain.isascii():
        return domain
    try:
        return idna.encode(domain, uts46=True).decode("ascii")
    except idna.IDNAError:
        return _by_older_rules(domain)


def _by_older_rules(domain: str) -> str:
    """Return a domain in ASCII by IDNA 2003, which allows symbols; unchanged if that fails."""
    try:
        return domain.encode("idna").decode("ascii")
    except UnicodeError:
        return domain


def readable_address(address: str) -> str:
    """Return an address for display, with its domain in Unicode."""
    local, at, domain = address.rpartition("@")
    if "xn--" not in domain:
        return address
    try:
        return f"{local}{at}{idna.decode(domain)}"
    except idna.IDNAError:
        return address


class AddressField(models.EmailField):  # type: ignore[type-arg] # not generic at run time
    """An e-mail address, stored and looked up in its normal form."""

    def get_prep_value(self, value: Any) -> Any:
        """Normalise a value that is stored or looked up."""
        text = super().get_prep_value(value)
        return normal_address(text) if isinstance(text, str) else text

    def pre_save(self, model_instance: models.Model, add: bool) -> Any:
        """Set the normal form on the saved object, too."""
        value = self.get_prep_value(super().pre_save(model_instance, add))
        setattr(model_instance, self.attname, value)
        return value
