"""Appointments: half an hour in which the people of a table play together."""
