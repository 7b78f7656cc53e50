"""Analysis lines and their positions, for the analysis board and for plans."""
