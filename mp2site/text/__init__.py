"""Everything that the site writes: messages of both languages, instants, people's own text."""
