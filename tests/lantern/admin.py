"""Registers the lantern's models with Django's admin; it has none, so it notes that it was imported."""

IMPORTED = True
