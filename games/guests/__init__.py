"""Games without an account."""
