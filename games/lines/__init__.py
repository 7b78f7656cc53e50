"""Lines that people try: positions that no table has, and the trees of what leads to them."""
