"""The web part of the site: server, middleware, general pages, and code for all apps' pages."""
