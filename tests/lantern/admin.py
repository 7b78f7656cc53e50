"""The feature's admin module. It registers no model, and records that it was imported."""

IMPORTED = True
