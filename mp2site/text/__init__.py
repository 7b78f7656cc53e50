"""All text that the site writes: messages in both languages, dates and times, people's own text."""
