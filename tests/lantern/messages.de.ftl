lantern-scented = Duftöl
lantern-scented-text = Die Laterne duftet nach Zeder.
lantern-scented-fact = Dieser Tisch duftet nach Zeder.
