"""Fields that are computed from the person's name."""

from __future__ import annotations

from typing import Any

from django.db import models

from accounts.names import folded, look_of


class LookField(models.CharField):  # type: ignore[type-arg] # not generic at run time
    """The skeleton of a person's name (`accounts.names.look_of`), stored for searches."""

    def pre_save(self, model_instance: models.Model, add: bool) -> Any:
        """Compute the skeleton whenever the row is written."""
        look = look_of(model_instance.username)[: self.max_length]  # type: ignore[attr-defined]
        setattr(model_instance, self.attname, look)
        return look


class FoldedField(models.CharField):  # type: ignore[type-arg] # not generic at run time
    """A person's name in the form for look-ups (`accounts.names.folded`).

    Values in look-ups are folded, too.
    """

    def get_prep_value(self, value: Any) -> Any:
        """Fold a name that is stored or looked up."""
        text = super().get_prep_value(value)
        return folded(text) if isinstance(text, str) else text

    def pre_save(self, model_instance: models.Model, add: bool) -> Any:
        """Set the field to the row's username, normalised and casefolded, and return it."""
        name = folded(model_instance.username)[: self.max_length]  # type: ignore[attr-defined]
        setattr(model_instance, self.attname, name)
        return name
