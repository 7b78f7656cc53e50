"""Settings: `base` is shared, `dev` is the embedded mode, `prod` is for production, `test` for tests."""
