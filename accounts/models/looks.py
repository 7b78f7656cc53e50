"""A field that is computed from the person's name."""

from __future__ import annotations

from typing import Any

from django.db import models

from accounts.names import look_of


class LookField(models.CharField):  # type: ignore[type-arg] # not generic at run time
    """The skeleton of the person's name (`accounts.names.look_of`), stored so that it can be searched."""

    def pre_save(self, model_instance: models.Model, add: bool) -> Any:
        """Compute the skeleton whenever the row is written."""
        look = look_of(model_instance.username)[: self.max_length]  # type: ignore[attr-defined]
        setattr(model_instance, self.attname, look)
        return look
