"""Appointments: a table's players agree on half an hour in which they play together."""
