"""Figures of a title: wins by seat, character and first action, and the size of games."""
