"""Modules that the boards of both Marco Polo games share: map, journeys, dice, pieces."""
