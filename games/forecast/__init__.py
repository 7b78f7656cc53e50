"""Forecasts of how long tables take, from the paces of their people."""
