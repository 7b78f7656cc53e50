### What the kernel itself says: choices and set-ups that can't be.

kernel-malformed = That isn't a choice.
kernel-not-your-decision = You have nothing to choose at the moment.
kernel-not-offered = The choice “{ $key }” isn't possible at the moment.

kernel-setup-edition = This game has no edition “{ $edition }”.
kernel-setup-option = The option “{ $option }” can't be “{ $value }”.
kernel-setup-seats = This game is for { $least } to { $most } players.
kernel-setup-seed = A seed has exactly { $bytes } bytes.

# The bold word with which a rulebook begins its own answers to questions that the rules leave open.
kernel-ruling = Ruling
