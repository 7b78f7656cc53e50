### Beispiele des Regelhefts und seine Teile. Zahlen einer Stellung sind Variable: docs/rulebooks.md.

## Teile

rajas-cards-karma-piece-sign-red = Festung
rajas-cards-karma-piece-sign-yellow = Tempel
rajas-cards-karma-piece-sign-white = Mausoleum
rajas-cards-karma-piece-sign-ship = Schiff
rajas-cards-karma-piece-sign-silk = Seide
rajas-cards-karma-piece-sign-tea = Tee
rajas-cards-karma-piece-sign-spice = Gewürze
rajas-cards-karma-piece-sign-coin = Münze
rajas-cards-karma-piece-sign-fame = Ruhm
rajas-cards-karma-piece-sign-karma = Karma
rajas-cards-karma-piece-sign-steward = Verwalter
rajas-cards-karma-piece-sign-goods-card = Warenkarte
rajas-cards-karma-piece-sign-palace-card = Palastkarte
rajas-cards-karma-piece-sign-deck-card = oberste Karte des Nachziehstapels
rajas-cards-karma-piece-sign-again = noch ein Spielzug
rajas-cards-karma-piece-die-blue = blauer Würfel
rajas-cards-karma-piece-die-green = grüner Würfel
rajas-cards-karma-piece-die-orange = oranger Würfel
rajas-cards-karma-piece-die-purple = lila Würfel
rajas-cards-karma-piece-elephant = der Startofant

## Beispiele

rajas-cards-karma-example-cards = Ein Gebäude, ein Schiff, Waren und der Palast, daneben Maras Hand. Bei den Karten im Raster steht unten, was sie kosten und bringen: Dieses Gebäude kostet { $price }, dieses Schiff hat die Zahl { $ship }. Die Scheibe in der Ecke ist die Farbe des Würfels auf der Rückseite. Auf der Hand ist es umgekehrt: Von Maras { $dice } Karten zählen nur die Würfel.
rajas-cards-karma-example-cards-grid = Karten mit der Aktionsseite nach oben: ein Gebäude für { $price }, das Schiff { $ship }, eine Warenkarte und eine Palastkarte.
rajas-cards-karma-example-cards-hand = Eine Hand aus { $dice } Karten, die Würfelseiten nach oben.

rajas-cards-karma-example-setup = Mara hat { $cards } Zählleistenkarten in einer Reihe, die Tagseite nach oben, noch keinen Ruhm und keine Münzen. Auf der Hand hat sie { $dice } Würfel, und im Raster liegen { $grid } Karten, denn es spielen nur Mara und Jonas.
rajas-cards-karma-example-setup-track = Eine Reihe aus { $cards } Zählleistenkarten, keine gewendet; daneben leere Plätze für Ruhm und Münzen.

rajas-cards-karma-example-elephant = Alle waren am Zug. Bevor Mara als Startperson ihren zweiten Spielzug hat, dreht sie den Startofanten um und bekommt { $karma } Karma. Nun zeigt er bis zum Ende der Runde seine andere Seite.
rajas-cards-karma-example-elephant-elephant = Der Startofant.

rajas-cards-karma-example-die = Mara hat eine Karte als Würfel genommen. Er liegt hier ganz hinten und zeigt { $value }; sonst sieht das niemand. Nun hat sie { $dice } und darf { $most } haben.
rajas-cards-karma-example-die-hand = Eine Hand aus { $dice } Würfeln; der letzte zeigt { $value }.

rajas-cards-karma-example-building = Tempel und Mausoleum auf dieser Karte kosten { $price } in Grün. Mara zahlt mit einer grünen { $low } und einer grünen { $high }; was zu viel ist, verfällt. Für jedes der Gebäude bekommt sie Ruhm, zusammen { $fame }.
rajas-cards-karma-example-building-card = Eine Karte mit Tempel und Mausoleum, die { $price } in Grün kostet.
rajas-cards-karma-example-building-dice = Eine grüne { $low } und eine grüne { $high }.
rajas-cards-karma-example-building-fame = Maras Zählleiste; daneben { $fame } Ruhm.

rajas-cards-karma-example-ship = Dieses Schiff kostet einen einzelnen Würfel, der genau { $price } zeigt. Maras lila { $die } genügt, denn die Farbe ist egal. Sie legt Schiff { $number } in ihre Reihe und bekommt seine Belohnung, { $coins } Münzen.
rajas-cards-karma-example-ship-card = Schiff { $number }, das eine { $price } kostet und { $coins } Münzen bringt.
rajas-cards-karma-example-ship-dice = Eine lila { $die }.
rajas-cards-karma-example-ship-coins = Maras Zählleiste; daneben { $coins } Münzen.

rajas-cards-karma-example-goods = Diese Karte kostet nichts. Sie hat Seide für { $silk } und Tee für { $tea }. Mit Gewürzen hätte Mara von jeder Art etwas und würde sofort verkaufen.
rajas-cards-karma-example-goods-card = Eine Warenkarte mit Seide { $silk } und Tee { $tea }.

rajas-cards-karma-example-palace = Diese Palastkarte kostet einen Würfel, der genau { $price } zeigt; Maras blaue { $die } passt. Sie bekommt { $karma } Karma und die Belohnung eines Schiffs, das in seiner Reihe das letzte ist: die Münzen ihres eigenen. Sie hatte { $before } und hat jetzt { $coins }.
rajas-cards-karma-example-palace-card = Eine Palastkarte { $price }.
rajas-cards-karma-example-palace-dice = Eine blaue { $die }.
rajas-cards-karma-example-palace-coins = Maras Zählleiste; daneben { $coins } Münzen.

rajas-cards-karma-example-trio = Mara hat eine Karte mit Tempel und Mausoleum und { $before } Ruhm. Jetzt nimmt sie diese rote Festung. Erst kommt deren Ruhm: Er reicht, um { $turned } Zählleistenkarte zu wenden, { $fame } Ruhm bleibt. Dann gehen Festung, Tempel und Mausoleum, und sie bekommt { $stewards } Verwalter.
rajas-cards-karma-example-trio-card = Eine rote Festung.
rajas-cards-karma-example-trio-track = Maras Zählleiste danach: Die linke Karte ist gewendet.

rajas-cards-karma-example-karma = Dieser Tempel kostet { $price } in Grün. Maras grüne { $die } allein ist zu niedrig, aber mit { $karma } Karma zählt sie als { $price }.
rajas-cards-karma-example-karma-card = Ein Tempel, der { $price } in Grün kostet.
rajas-cards-karma-example-karma-dice = Eine grüne { $die }.

rajas-cards-karma-example-joker = Dieses Gebäude kostet { $price } in Blau. Mara hat nur eine blaue { $die } und { $stewards } Verwalter: Als Joker ist er der blaue Würfel, der fehlt.
rajas-cards-karma-example-joker-card = Ein Gebäude, das { $price } in Blau kostet.
rajas-cards-karma-example-joker-dice = Eine blaue { $die }.

rajas-cards-karma-example-coins = Mara hatte { $had } Münzen, Seide für { $silk } und Tee für { $tea } und nahm Gewürze für { $spice }. Alles wurde sofort verkauft. Mit { $needed } Münzen hat sie die Karte ganz rechts gewendet; { $left } bleibt. Deren Bonus sind { $bonus } Karma, und mit dem { $karma }, das sie hatte, gingen sie für { $stewards } Verwalter zurück.
rajas-cards-karma-example-coins-before = Maras Zählleiste vorher, mit { $had } Münzen und noch keiner gewendeten Karte.
rajas-cards-karma-example-coins-after = Maras Zählleiste nachher: Die rechte Karte ist gewendet, { $left } Münze bleibt.

rajas-cards-karma-example-end = Alle Zählleistenkarten von Mara sind gewendet, { $left } von links und { $right } von rechts, und der Durchgang ist vorbei. Sonst hat das niemand geschafft, also gewinnt sie. Wäre es Jonas auch gelungen, würde entscheiden, was sie übrig haben: { $own } bei Mara, { $other } bei ihm.
rajas-cards-karma-example-end-track = Eine Zählleiste, auf der alle Karten gewendet sind.
