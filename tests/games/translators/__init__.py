"""Tests of the translators' page."""
