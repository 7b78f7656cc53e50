"""Technical modules that belong to no app, and import none (a contract in pyproject.toml)."""
