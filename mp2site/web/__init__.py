"""The web side of the site: server, middleware, its own pages, and what all apps' pages share."""
