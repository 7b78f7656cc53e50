"""The web side of the site: server, middleware, the site's pages, and code for all apps' pages."""
