"""Preparing, claiming, sending and recording deliveries."""
