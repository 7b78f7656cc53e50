"""REST views of news and devices."""
