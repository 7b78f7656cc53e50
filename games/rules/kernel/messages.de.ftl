### Was der Kern selbst sagt: Züge und Aufstellungen, die es nicht gibt.

kernel-malformed = Das ist kein Zug.
kernel-not-your-decision = Du hast im Moment nichts zu entscheiden.
kernel-not-offered = „{ $key }“ ist im Moment nicht möglich.

kernel-setup-edition = Für dieses Spiel gibt es keine Ausgabe „{ $edition }“.
kernel-setup-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
kernel-setup-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
kernel-setup-seed = Ein Startwert hat genau { $bytes } Bytes.

kernel-ruling = Festlegung
