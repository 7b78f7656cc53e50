"""Analysis lines (positions that only one person plays), and plans for a seat's turn."""
