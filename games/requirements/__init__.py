"""Join requirements: tables that only punctual people, or people with certain ratings, may join."""
