"""Automatic answers: a person decides in advance how to answer certain decisions."""
