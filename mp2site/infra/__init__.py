"""Technical modules that belong to no app and import no app (a contract in pyproject.toml)."""
