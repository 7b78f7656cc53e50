"""The pages. A view connects a request, a service or selector, and a template."""
