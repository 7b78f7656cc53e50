"""How long tables take: forecasts from the paces of their people."""
