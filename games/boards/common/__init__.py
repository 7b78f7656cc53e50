"""The parts that the boards of all titles share: looks of seats, trails, points over a game."""
