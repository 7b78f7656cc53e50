"""For translators: a page that lists the messages which a language lacks."""
