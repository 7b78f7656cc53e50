"""The pages: thin adapters between a request, a service or selector, and a template."""
