"""Schemas of requests and answers: each describes one once."""
