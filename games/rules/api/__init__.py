"""The REST API of the rules: titles, rulebooks, and stateless validation. It knows no tables."""
