"""`python -m mp2site.web`: the web server of every mode."""

from mp2site.web.server import main

main()
