"""Settings: `base` is shared, `dev` is the embedded mode; `prod` and `test` are for their names."""
