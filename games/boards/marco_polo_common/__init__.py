"""The parts that the boards of Marco Polo I and II share: the map, travels, dice, characters, contracts."""
