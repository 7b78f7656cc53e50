### Die Lektionen. Eine Karte hat eine Überschrift (-head), einen Text und, wo etwas zu wählen ist, was (-do).
### Zahlen einer Stellung sind Variablen: Die Datei der Lektion sagt, wo sie zu sehen sind, und ihr Test sieht nach.

## Ein erster Blick

rajas-cards-karma-lesson-first-look = Ein erster Blick
rajas-cards-karma-lesson-first-look-about = Karten mit Vorder- und Rückseite und deine ersten Züge.

rajas-cards-karma-lesson-first-look-aim-head = Ein Wettlauf
rajas-cards-karma-lesson-first-look-aim = Vor dir liegt eine Reihe von { $cards } Zählleistenkarten. Für { $fame } Ruhm wendest du die linke, für { $coins } Münzen die rechte. Wer alle gewendet hat, gewinnt. Sonst zählt nichts.

rajas-cards-karma-lesson-first-look-grid-head = Vorn und hinten
rajas-cards-karma-lesson-first-look-grid = In der Mitte liegen { $cards } Karten: Gebäude, Schiffe, Waren und Palastaktionen. Auf jeder Rückseite ist ein Würfel. Die Scheibe in der Ecke zeigt seine Farbe, aber nicht seine Zahl. In deinem Zug nimmst du eine Karte, für eine ihrer Seiten.

rajas-cards-karma-lesson-first-look-hand-head = Deine Würfel
rajas-cards-karma-lesson-first-look-hand = Karten auf deiner Hand sind Würfel, mit ihnen bezahlst du. Du beginnst mit { $dice } und darfst nie mehr als { $most } haben: Wären es mit neuen zu viele, wirfst du erst welche ab. Von deinen Würfeln sehen die anderen nur die Farben.

rajas-cards-karma-lesson-first-look-take-head = Nimm einen Würfel
rajas-cards-karma-lesson-first-look-take = Jede Karte des Rasters lässt sich als Würfel nehmen, egal, was sie vorn zeigt, und es kostet nichts. Du kannst also immer etwas tun. Die markierte Karte hat eine blaue Ecke, und einen blauen Würfel hast du schon.
rajas-cards-karma-lesson-first-look-take-do = Wähle „als Würfel“, dann diese Karte.
rajas-cards-karma-lesson-first-look-other-die = Als Würfel taugt jede Karte. Würfel einer Farbe passen gut zusammen, nimm hier also den blauen.
rajas-cards-karma-lesson-first-look-front = Das nutzt die Vorderseite der Karte. Dazu kommst du noch. Nimm hier bitte einen Würfel.

rajas-cards-karma-lesson-first-look-pass-head = Der zweite Durchgang
rajas-cards-karma-lesson-first-look-pass = Dein neuer Würfel zeigt { $value }. Amina nahm Waren. Hatten alle einen Zug, dreht die Startperson den Startofanten um und bekommt { $karma } Karma. Jetzt beginnt der zweite Durchgang dieser Runde, und du fängst an.

rajas-cards-karma-lesson-first-look-goods-head = Waren sind kostenlos
rajas-cards-karma-lesson-first-look-goods = Auch Waren kosten nichts. Sie liegen vor dir, bis du sie verkaufen kannst. Diese Karte hat Seide für { $silk } und Tee für { $tea }.
rajas-cards-karma-lesson-first-look-goods-do = Wähle „für die Aktion“, dann die Seide und den Tee.
rajas-cards-karma-lesson-first-look-goods-first = Auch ein guter Zug. Nimm hier bitte diese Waren.

rajas-cards-karma-lesson-first-look-round-head = Das Ende einer Runde
rajas-cards-karma-lesson-first-look-round = Hatten alle ihre Züge in beiden Durchgängen, ist die Runde vorbei. Die Lücken werden wieder auf { $cards } Karten gefüllt, und der Startofant geht im Uhrzeigersinn weiter; wer ihn hat, beginnt. Ist das Raster schon vorher leer, kommt gleich ein kleines neues. So geht es weiter, bis jemand die letzte Zählleistenkarte gewendet hat.

## Gebäude

rajas-cards-karma-lesson-buildings = Gebäude und Ruhm
rajas-cards-karma-lesson-buildings-about = Bezahle mit Würfeln und wende deine erste Karte.

rajas-cards-karma-lesson-buildings-price-head = Ein Preis in einer Farbe
rajas-cards-karma-lesson-buildings-price = Das markierte Gebäude kostet { $price } in Grün: einen oder mehrere grüne Würfel, die zusammen mindestens so viel zeigen. Du hast eine grüne { $low } und eine grüne { $high }. Das reicht; Wechselgeld gibt es nicht.

rajas-cards-karma-lesson-buildings-double-head = Doppelt gebaut
rajas-cards-karma-lesson-buildings-double = Jedes Gebäude auf einer Karte bringt einen Ruhm. Diese zeigt einen Tempel und ein Mausoleum, bringt also { $fame }.
rajas-cards-karma-lesson-buildings-double-do = Nimm die Karte mit Tempel und Mausoleum.
rajas-cards-karma-lesson-buildings-building-first = Das kannst du später tun. Baue hier bitte das doppelte Gebäude.

rajas-cards-karma-lesson-buildings-pay-head = Bezahle
rajas-cards-karma-lesson-buildings-pay = Für { $price } brauchst du beide grünen Würfel. Du könntest sie einzeln legen; „Zahlen“ legt, was passt.
rajas-cards-karma-lesson-buildings-pay-do = Bezahle.
rajas-cards-karma-lesson-buildings-one-by-one = So kannst du selbst wählen, womit du bezahlst. Hier passt nichts anderes: Nimm bitte „Zahlen“.

rajas-cards-karma-lesson-buildings-two-head = Beinahe
rajas-cards-karma-lesson-buildings-two = Du hast { $fame } Ruhm. Mit { $needed } wendest du eine Karte. Amina hat einen Würfel genommen, und du bist wieder dran.

rajas-cards-karma-lesson-buildings-third-head = Eine dritte Art
rajas-cards-karma-lesson-buildings-third = Die rote Festung kostet { $price } in Blau, und dein blauer Würfel zeigt { $die }. Wechselgeld gibt es nicht, aber sieh dir an, was geschieht.
rajas-cards-karma-lesson-buildings-third-do = Nimm die rote Festung.
rajas-cards-karma-lesson-buildings-fort = Möglich. Aber mit der Festung wendest du eine Karte: Nimm sie bitte.

rajas-cards-karma-lesson-buildings-chain-head = Und bezahle
rajas-cards-karma-lesson-buildings-chain = Ein Ruhm mehr und eine Art Gebäude mehr.
rajas-cards-karma-lesson-buildings-chain-do = Bezahle.

rajas-cards-karma-lesson-buildings-happened-head = Viel ist passiert
rajas-cards-karma-lesson-buildings-happened = Mit { $needed } Ruhm hast du { $turned } Karte gewendet, die linke: Ihr Bonus ist ein weiterer Zug. Und weil Festung, Tempel und Mausoleum vor dir lagen, kamen sie alle weg, und du bekamst { $stewards } Verwalter. Ein Trio gleicher Gebäude bewirkt dasselbe. Du hast keine Wahl: Was vollständig ist, geht, aber den Ruhm behältst du.

rajas-cards-karma-lesson-buildings-again-head = Dein Bonus
rajas-cards-karma-lesson-buildings-again = Der Bonus gibt dir jetzt noch einen Zug.
rajas-cards-karma-lesson-buildings-again-do = Nimm den weiteren Zug.
rajas-cards-karma-lesson-buildings-keep-steward = Dafür könntest du auch einen Verwalter nutzen. Behalte ihn aber, denn dein Bonus gilt nur jetzt.

rajas-cards-karma-lesson-buildings-kinds-head = Sieh voraus
rajas-cards-karma-lesson-buildings-kinds = Jetzt könntest du weitermachen. Ein Gebäude, das mehr bringt, kostet meist mehr. Sammle Würfel einer Farbe und achte darauf, welche Arten du schon hast.

## Schiffe

rajas-cards-karma-lesson-ships = Schiffe und Waren
rajas-cards-karma-lesson-ships-about = Münzen, und wie eine Wirkung die nächste auslöst.

rajas-cards-karma-lesson-ships-ship-head = Ein genauer Preis
rajas-cards-karma-lesson-ships-ship = Ein Schiff kostet einen einzigen Würfel beliebiger Farbe, der genau die Zahl des weißen Würfels zeigt. Diese Schiffe kosten { $price }, und dein lila Würfel zeigt { $die }. Niedrige Würfel sind gut für Schiffe.

rajas-cards-karma-lesson-ships-buy-head = Ein Schiff
rajas-cards-karma-lesson-ships-buy = Die Belohnung steht unten auf der Karte. Du bekommst sie sofort: hier { $coins } Münzen.
rajas-cards-karma-lesson-ships-buy-do = Nimm das Schiff mit den Münzen.
rajas-cards-karma-lesson-ships-ship-first = Das ist erlaubt. Sieh dir aber zuerst das Schiff mit den Münzen an.

rajas-cards-karma-lesson-ships-pay-head = Bezahle es
rajas-cards-karma-lesson-ships-pay = Dein lila Würfel passt genau.
rajas-cards-karma-lesson-ships-pay-do = Bezahle.
rajas-cards-karma-lesson-ships-same = Das ist derselbe Würfel. Nimm bitte „Zahlen“.

rajas-cards-karma-lesson-ships-row-head = Eine steigende Reihe
rajas-cards-karma-lesson-ships-row = Du hast { $coins } Münzen. Dein Schiff hat die Zahl { $number } auf seiner Flagge. Das nächste sollte eine höhere haben: Bei einer niedrigeren gehen alle früheren Schiffe. Liegen { $trio } in steigender Reihe, gehen sie auch, und du bekommst einen Verwalter.

rajas-cards-karma-lesson-ships-goods-head = Waren
rajas-cards-karma-lesson-ships-goods = Du verkaufst { $trio } Waren auf einmal: alle von einer Art oder je eine von Seide, Tee und Gewürzen. Waren auf Gebäuden und Schiffen zählen mit; diese Karten gehen mit den verkauften Waren, den Ruhm behältst du. Diese Karte hat Seide und Tee.
rajas-cards-karma-lesson-ships-goods-do = Nimm Seide und Tee.
rajas-cards-karma-lesson-ships-goods-first = Das darfst du. Nimm hier bitte Seide und Tee.

rajas-cards-karma-lesson-ships-sum-head = Ein Plan
rajas-cards-karma-lesson-ships-sum = Es ist eine Runde später. Die Gewürze auf der markierten Karte sind { $spice } wert, deine Seide { $silk }, dein Tee { $tea }. Du hast schon { $coins } Münzen und vom Elefanten { $karma } Karma. Bei { $needed } Münzen wendest du eine Karte.

rajas-cards-karma-lesson-ships-sell-head = Die dritte
rajas-cards-karma-lesson-ships-sell = Mit Gewürzen hast du von allem eines, und sie werden sofort verkauft.
rajas-cards-karma-lesson-ships-sell-do = Nimm die Gewürze.
rajas-cards-karma-lesson-ships-spice = Vielleicht später. Nimm bitte die markierten Gewürze und sieh, was folgt.

rajas-cards-karma-lesson-ships-chain-head = Eines nach dem anderen
rajas-cards-karma-lesson-ships-chain = Die Waren wurden verkauft, { $needed } Münzen wendeten die rechte Karte, und { $left } ist übrig. Ihr Bonus war { $bonus } Karma. Mit deinem waren es { $trio }: Sie gingen zurück für { $stewards } Verwalter. In einem guten Zug löst eine Wirkung die nächste aus.

## Karma

rajas-cards-karma-lesson-karma = Karma, Verwalter, Palast
rajas-cards-karma-lesson-karma-about = Helfer, die einen Zug besser machen.

rajas-cards-karma-lesson-karma-steward-head = Ein Verwalter
rajas-cards-karma-lesson-karma-steward = Du hast einen Verwalter. Er bringt dir eines davon und geht zurück: einen weiteren Zug am Ende von diesem; einen Würfel beliebiger Farbe und Zahl, wenn du bezahlst; oder { $dice } Würfel vom Stapel. Behalte nicht zu viele: Mit { $trio } verlierst du alle für { $fame } Ruhm.

rajas-cards-karma-lesson-karma-turn-head = Noch ein Zug
rajas-cards-karma-lesson-karma-turn = Dein Zug wäre jetzt vorbei.
rajas-cards-karma-lesson-karma-turn-do = Nutze den Verwalter für einen weiteren Zug.
rajas-cards-karma-lesson-karma-dice = Würfel nützen immer. Ein weiterer Zug ist hier aber mehr wert.
rajas-cards-karma-lesson-karma-not-yet = Du darfst ihn behalten. Nutze ihn hier bitte für einen weiteren Zug.

rajas-cards-karma-lesson-karma-palace-head = Der Palast
rajas-cards-karma-lesson-karma-palace = Eine Palastkarte kostet einen Würfel mit genau ihrer Zahl und wirkt sofort. Für { $price } gibt es Karma und dann die Belohnung eines beliebigen letzten Schiffs. Dein blauer Würfel zeigt { $die }, und dein Schiff hat Münzen.
rajas-cards-karma-lesson-karma-palace-do = Nimm die Palastkarte.
rajas-cards-karma-lesson-karma-palace-first = Auch möglich. Probiere hier bitte den Palast.

rajas-cards-karma-lesson-karma-favour-head = Dein eigenes Schiff
rajas-cards-karma-lesson-karma-favour = Nur du hast ein Schiff, also bekommst du seine Belohnung noch einmal: { $coins } Münzen. Die Palastkarte kommt auf den Ablagestapel.
rajas-cards-karma-lesson-karma-favour-do = Bezahle.
rajas-cards-karma-lesson-karma-same = Das ist derselbe Würfel. Nimm bitte „Zahlen“.

rajas-cards-karma-lesson-karma-karma-head = Karma
rajas-cards-karma-lesson-karma-karma = Du hast { $coins } Münzen und { $karma } Karma. Beim Bezahlen lässt jedes Karma einen Würfel um eins mehr oder weniger zählen, aber nie über das hinaus, was ein Würfel zeigen kann. Der Tempel kostet { $price } in Grün. Du hast eine grüne { $low } und eine grüne { $high }.
rajas-cards-karma-lesson-karma-karma-do = Nimm den Tempel.
rajas-cards-karma-lesson-karma-temple = Erlaubt. Nimm hier bitte den Tempel.

rajas-cards-karma-lesson-karma-die-head = Welcher Würfel?
rajas-cards-karma-lesson-karma-die = Der höhere Würfel allein würde reichen, aber vielleicht willst du ihn für etwas Größeres. Wähle stattdessen die { $low } und ein Karma.
rajas-cards-karma-lesson-karma-die-do = Lege den niedrigeren Würfel.
rajas-cards-karma-lesson-karma-wasteful = So bezahlst du mit dem höheren Würfel. Behalte ihn und lege den niedrigeren.

rajas-cards-karma-lesson-karma-lift-head = Erhöhe ihn
rajas-cards-karma-lesson-karma-lift = Dir fehlt noch einer zu { $price }.
rajas-cards-karma-lesson-karma-lift-do = Gib ein Karma zum Würfel.

rajas-cards-karma-lesson-karma-rest-head = Gut angelegt
rajas-cards-karma-lesson-karma-rest = Du hast den Tempel, und die { $high } ist noch auf deiner Hand. Das Karma ging zurück. Hättest du gespart, wären { $trio } Karma ein Verwalter geworden.

## Das Ende

rajas-cards-karma-lesson-end = Die letzte Karte
rajas-cards-karma-lesson-end-about = Ein Verwalter als Joker, das Ende und wer gewinnt.

rajas-cards-karma-lesson-end-close-head = Kurz vor dem Ende
rajas-cards-karma-lesson-end-close = Eine lange Partie liegt hinter dir. Du hast { $left } Karten von links und { $right } von rechts gewendet, von { $all }. Amina ist noch nicht so weit. Eine Karte noch!

rajas-cards-karma-lesson-end-need-head = Was du brauchst
rajas-cards-karma-lesson-end-need = Du hast { $fame } Ruhm, und { $needed } wenden eine Karte. Das markierte Gebäude bringt { $brings }. Es kostet { $price } in Blau. Dein einziger Würfel ist eine blaue { $die }, aber du hast einen Verwalter.

rajas-cards-karma-lesson-end-build-head = Baue es
rajas-cards-karma-lesson-end-build = Eine Karte, die du mit einem Verwalter bezahlen kannst, wird wie jede andere angeboten.
rajas-cards-karma-lesson-end-build-do = Nimm das doppelte Gebäude.
rajas-cards-karma-lesson-end-this-one = Das geht, aber damit wendest du deine letzte Karte nicht. Mit diesem Gebäude schon.

rajas-cards-karma-lesson-end-joker-head = Ein Joker
rajas-cards-karma-lesson-end-joker = Beim Bezahlen ist ein Verwalter ein Würfel beliebiger Farbe und Zahl. Mit deinem blauen Würfel ergibt er { $price }.
rajas-cards-karma-lesson-end-joker-do = Bezahle mit Würfel und Verwalter.
rajas-cards-karma-lesson-end-by-hand = Du darfst sie einzeln legen. „Zahlen“ legt beide zugleich: Nimm bitte „Zahlen“.

rajas-cards-karma-lesson-end-sixth-head = Die letzte Karte
rajas-cards-karma-lesson-end-sixth = Alle deine Karten sind gewendet: { $left } von links, { $right } von rechts. Der Bonus zählt noch. Ihr spielt den Durchgang zu Ende, damit alle gleich viele Züge haben. Nach dir kommt darin niemand mehr.
rajas-cards-karma-lesson-end-sixth-do = Beende deinen Zug.

rajas-cards-karma-lesson-end-won-head = Du gewinnst
rajas-cards-karma-lesson-end-won = Nur du hast alle Karten gewendet, { $own } zu { $other }, also gewinnst du. Hätten mehrere alle gewendet, würde zählen, was sie übrig haben: { $fame } für jeden Ruhm und { $coin } für jede Münze, und danach das Karma.
