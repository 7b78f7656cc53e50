"""Automatic answers: decisions that a person answers in advance."""
