"""Technical modules that belong to no app; they import none (a contract in pyproject.toml)."""
