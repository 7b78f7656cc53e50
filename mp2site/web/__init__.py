"""The site as a server of pages: its server, its middleware, its own pages, and code that pages of all apps share."""
