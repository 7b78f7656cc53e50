### Beispiele des Regelhefts: je ein Text, und was jedes Bild zeigt, für alle, die es nicht sehen.
### Zahlen einer Stellung sind Variablen: Die Datei des Beispiels sagt, wo sie stehen; ihr Test sieht nach.

## Teile

marco-polo-2-piece-sign-coin = Münze
marco-polo-2-piece-sign-camel = Kamel
marco-polo-2-piece-sign-jade = Jade
marco-polo-2-piece-sign-pepper = Pfeffer
marco-polo-2-piece-sign-silk = Seide
marco-polo-2-piece-sign-gold = Gold
marco-polo-2-piece-sign-points = Punkte
marco-polo-2-piece-sign-goods = Ware deiner Wahl
marco-polo-2-piece-sign-steps = Schritte
marco-polo-2-piece-sign-black-die = schwarzer Würfel, noch nicht gewürfelt
marco-polo-2-piece-sign-contract = Auftrag
marco-polo-2-piece-sign-contract-city = Auftrag aus einer Stadt
marco-polo-2-piece-sign-crest = Wappen einer Stadt
marco-polo-2-piece-sign-palm = Oase
marco-polo-2-piece-sign-tent = Kontorbonus
marco-polo-2-piece-sign-ship = Seeweg
marco-polo-2-piece-sign-sunrise = jede Runde
marco-polo-2-piece-post-blue = ein Handelsposten von Mara
marco-polo-2-piece-die-blue = ein Würfel von Mara
marco-polo-2-piece-die-yellow = ein Würfel von Jonas
marco-polo-2-piece-die-black = ein schwarzer Würfel
marco-polo-2-piece-die-neutral = ein neutraler Würfel
marco-polo-2-piece-seal-farmer = Bauernsiegel
marco-polo-2-piece-seal-spicer = Gewürzsiegel
marco-polo-2-piece-seal-tailor = Kleidersiegel
marco-polo-2-piece-seal-jeweler = Schmucksiegel
marco-polo-2-piece-improved-farmer = Bauernsiegel, aufgewertet
marco-polo-2-piece-improved-jeweler = Schmucksiegel, aufgewertet
marco-polo-2-piece-hourglass = die Sanduhr

## Beispiele

marco-polo-2-example-board = Von Beijing kostet ein Schritt nach Xanadu { $xanadu } Münzen, nach Xian { $xian } Kamele, nach Yangzhou { $yangzhou } Münzen. Xian und Yangzhou sind Auftragsstädte; neben jeder liegen ihre Aufträge und ein Kontorbonus für die erste Person dort.
marco-polo-2-example-board-map = Die Landkarte um Beijing mit den Wegen nach Xanadu, Xian und Yangzhou und dem, was in diesen Städten liegt.

marco-polo-2-example-setup = Tom beginnt wie alle mit { $camels } Kamelen, { $coins } Münzen und { $points } Punkten, dazu mit einem eigenen Startauftrag. Er hat { $dealt } Zielkarten bekommen, bevor er Isabella Donati wählte; jetzt behält er eine davon.
marco-polo-2-example-setup-own = Was vor Tom liegt: { $camels } Kamele, { $coins } Münzen, { $points } Punkte und ein Startauftrag.
marco-polo-2-example-setup-goals = Toms { $dealt } Zielkarten.

marco-polo-2-example-roll = Jonas’ { $dice } Würfel ergeben zusammen weniger als { $enough }: Es fehlen { $missing }. Also bekommt er { $missing } Münzen oder Kamele, beliebig gemischt.
marco-polo-2-example-roll-dice = Jonas’ { $dice } Würfel, lauter niedrige.

marco-polo-2-example-surcharge = Maras blauer Würfel lag zuerst auf Buch I, also zahlte Jonas für seine gelbe { $one } zu. Im nächsten Zug kommt er wieder: Seine Farbe liegt schon dort, ein schwarzer Würfel darf aber hin. Er zeigt { $black }, also zahlt er { $coins } Münzen.
marco-polo-2-example-surcharge-book = Buch I mit Würfeln: einem blauen, einer gelben { $one } und einer schwarzen { $black }.

marco-polo-2-example-book = Für Buch II braucht es einen Würfel ab { $least }; Maras { $die } genügt. Die Angebote links sind kostenlos, die rechten kosten Jade, und die hat sie nicht. Sie nimmt das markierte: Seide { $silk }, Münzen { $coins }.
marco-polo-2-example-book-book = Buch II mit Maras { $die }. Von den Angeboten ist das kostenlose mit { $silk } Seide und { $coins } Münze markiert.

marco-polo-2-example-khan = Mara und Jonas spielen zu zweit, daher liegen auf den ersten Plätzen neutrale Würfel mit { $neutral }. Mara setzte eine { $mara }, dann Jonas eine { $jonas }: mindestens so hoch wie ihre. Jetzt sind alle Plätze voll, und das Feld ist in dieser Runde geschlossen.
marco-polo-2-example-khan-khan = Die Gunst des Khan: neutrale Würfel mit { $neutral }, Maras { $mara }, Jonas’ { $jonas }.

marco-polo-2-example-seal = Mara setzt eine { $low } und eine { $high }. Die { $low } entscheidet: Die markierten Siegel kann sie nehmen. Sie nimmt das Bauernsiegel. Im nächsten Zug holt sie Pfeffer und wertet es gleich auf: Sie zahlt { $coins } Münzen und { $goods } Waren und bekommt den Bonus, { $bonus } Münzen. Den gibt es nun jede Runde.
marco-polo-2-example-seal-space = Die Gildensiegel mit Maras { $low } und { $high }; Bauern- und Gewürzsiegel sind markiert.
marco-polo-2-example-seal-after = Mara danach, mit { $left } Münzen und dem aufgewerteten Bauernsiegel.

marco-polo-2-example-journey = Mit { $low } und { $high } auf dem mittleren Feld dürfte Mara { $low } Schritte gehen. Sie geht einen, von Beijing nach Yangzhou, für { $price } Münzen: Von { $had } bleiben ihr { $left }. Dort setzt sie einen Posten. Niemand war vor ihr da, also bekommt sie den Kontorbonus, { $camels } Kamele, und sie darf einen Auftrag nehmen.
marco-polo-2-example-journey-space = Die Reisefelder; auf dem mittleren liegen Maras { $low } und { $high }.
marco-polo-2-example-journey-map = Maras Figur und ein blauer Handelsposten in Yangzhou; der Kontorbonus ist weg.

marco-polo-2-example-sea = Mara besitzt das Bauernsiegel und reist mit dem unteren Feld: ein Schritt, von Beijing auf dem Seeweg nach Fuzhou. Sie zahlt { $price } Münzen für den Weg und { $fee } Gebühr zusammen. Ihr Posten in Fuzhou bringt sofort den Stadtbonus, { $bonus } Punkte: Jetzt hat sie { $points }.
marco-polo-2-example-sea-map = Die Küste von Beijing bis Fuzhou mit dem Seeweg; Maras Figur und Posten sind in Fuzhou.

marco-polo-2-example-upper = Tom nutzt das obere Feld; sein niedrigster Würfel, eine { $low }, erlaubt { $low } Schritte. Er geht über Yangzhou nach Fuzhou und bleibt dort. In Fuzhou muss er einen Posten setzen, und weil er durch Yangzhou kam, darf der zusätzliche dorthin: { $posts } Posten auf einer Reise.
marco-polo-2-example-upper-map = Rote Posten in Yangzhou und Fuzhou; Toms Figur steht in Fuzhou.

marco-polo-2-example-contracts = Jonas hat einen Posten in der Auftragsstadt Xian. Er setzt einen Würfel auf Aufträge und nimmt dort einen. Seine Plätze sind mit { $held } Aufträgen voll: Also legt er erst einen ab. Der ist rot und kommt unter den Stapel. Den zweiten Auftrag, den er nehmen dürfte, braucht er nicht. Zuletzt kommen die Münzen: { $coins } statt { $had }.
marco-polo-2-example-contracts-before = Jonas vorher, mit { $held } Aufträgen und { $had } Münzen.
marco-polo-2-example-contracts-after = Jonas danach, mit einem neuen Auftrag und { $coins } Münzen.

marco-polo-2-example-special = Jonas hat einen Posten in Balkh und setzt dort eine { $die }. Er nimmt { $jade } Jade und { $coins } Münzen. Sein Kleidersiegel ist aufgewertet, und ab einer { $high } zählt dessen Bonus doppelt: { $once } Ware seiner Wahl und noch { $once }.
marco-polo-2-example-special-city = Die Sonderstädte; in Balkh ein neutraler Würfel und Jonas’ { $die }.

marco-polo-2-example-cards = Jonas’ { $die } erlaubt den Tausch bis zu { $die }-mal: Seide und ein Kamel gegen { $each } Punkte. Es reicht für alle, und er kommt von { $had } auf { $points } Punkte.
marco-polo-2-example-cards-card = Die Karten des Aktionsbereichs; auf einer liegt Jonas’ { $die }.
marco-polo-2-example-cards-after = Jonas danach, ohne Seide und mit { $points } Punkten.

marco-polo-2-example-turn = Jonas möchte Buch III nutzen, aber keiner seiner Würfel ist hoch genug. Vor seiner Aktion dreht er eine { $die } für { $price } Kamele hoch: Sie zeigt { $now }, und von { $had } Kamelen bleiben { $left }.
marco-polo-2-example-turn-before = Jonas vorher, mit { $had } Kamelen; sein höchster Würfel zeigt { $die }.
marco-polo-2-example-turn-after = Jonas danach, mit { $left } Kamelen; ein Würfel zeigt { $now }.

marco-polo-2-example-rewards = Jonas hat seinen Startauftrag erfüllt: { $points } Punkte und ein Auftrag vom Stapel. Der bringt { $next } Punkte, also behielt er ihn.
marco-polo-2-example-rewards-after = Jonas danach; der neue Auftrag liegt vor ihm.

marco-polo-2-example-hourglass = Mara reiste mit dem unteren Feld, Jonas mit dem mittleren, und beide nahmen die Sanduhr. Dann nutzte Tom das obere, das höchste: Jetzt hat er die Sanduhr, und er beginnt die nächste Runde, wenn niemand mehr das obere Feld nutzt.
marco-polo-2-example-hourglass-space = Die Reisefelder: ein blauer Würfel auf dem unteren, gelbe auf dem mittleren, rote auf dem oberen.
marco-polo-2-example-hourglass-glass = Tom mit der Sanduhr.

marco-polo-2-example-end = Jonas bekommt { $goal } Punkte von seiner Zielkarte, { $shields } für seine Wappen, { $goods } für Waren, { $coins } für Münzen und { $most } für die meisten Aufträge. Mit { $total } gewinnt er; Mara hat { $other }.
marco-polo-2-example-end-scores = Die Punkte beider, Zeile für Zeile.

marco-polo-2-example-pair = Tom ist Isabella Donati. Für das Würfelpaar mit { $die } nimmt er { $gold } Gold; die anderen Würfel bringen einzeln Kamele, Punkte und Münzen. Jetzt hat er { $camels } Kamele, { $coins } Münzen und { $points } Punkte.
marco-polo-2-example-pair-before = Toms Würfel, ein Paar davon zeigt { $die }.
marco-polo-2-example-pair-after = Tom danach: { $gold } Gold, { $camels } Kamele, { $coins } Münzen, { $points } Punkte.

marco-polo-2-example-two = Vor dem ersten Zug zu zweit: Neutrale Würfel mit { $low } belegen Plätze bei der Gunst des Khan und in den Sonderstädten, eine neutrale { $high } liegt auf Buch III. Sie bleiben das ganze Spiel.
marco-polo-2-example-two-khan = Die Gunst des Khan mit neutralen Würfeln, die { $low } zeigen.
marco-polo-2-example-two-city = Die Sonderstädte, in jeder ein neutraler Würfel.
marco-polo-2-example-two-book = Buch III; auf einem seiner Felder liegt eine neutrale { $high }.

marco-polo-2-example-action = Mara hat { $had } Würfel und setzt eine { $die } auf Buch II: Das ist die eine Aktion ihres Zuges. Dazu darf sie Zusatzaktionen ausführen: Mit der Seide, die sie eben nahm, erfüllt sie ihren Auftrag für { $points } Punkte und { $black } schwarzen Würfel. Dann endet ihr Zug. Für ihre nächsten Züge in dieser Runde behält sie { $left } eigene Würfel.
marco-polo-2-example-action-before = Mara vorher, mit { $had } Würfeln, der niedrigste eine { $die }, und einem Auftrag.
marco-polo-2-example-action-after = Mara danach: { $left } blaue Würfel, schwarze Würfel { $black }, und kein Auftrag mehr.

marco-polo-2-example-three = Mara, Jonas und Lea spielen: { $black } schwarze Würfel liegen bereit, und eine neutrale { $low } belegt den ersten Platz der Gunst des Khan.
marco-polo-2-example-three-khan = Die Gunst des Khan mit einer neutralen { $low }.
marco-polo-2-example-three-black = Der Vorrat: { $black } schwarze Würfel, noch nicht gewürfelt.

marco-polo-2-example-variants = Ein Tisch mit allen Varianten. Die schwarzen Würfel wurden zu Beginn der Runde gewürfelt, hier von { $low } bis { $high }; wer einen bekommt, sucht sich einen aus. Das Los gab allen einen Charakter, und alle Zielkarten liegen offen. Alle beginnen mit { $points } Punkten.
marco-polo-2-example-variants-black = Der Vorrat: gewürfelte schwarze Würfel, der niedrigste eine { $low }, der höchste eine { $high }.
marco-polo-2-example-variants-goals = Was vor Mara, Jonas und Lea liegt: je ein Charakter, { $points } Punkte und eine offene Zielkarte.
