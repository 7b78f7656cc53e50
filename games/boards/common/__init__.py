"""Modules that all boards share: colours and signs of seats, trails of moves, log entries."""
