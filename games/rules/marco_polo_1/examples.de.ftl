### Beispiele des Regelhefts: je ein Text, und was jedes Bild zeigt, für alle, die es nicht sehen.
### Zahlen einer Stellung sind Variablen: Die Datei des Beispiels sagt, wo sie stehen; ihr Test sieht nach.

## Teile

marco-polo-1-piece-sign-coin = Münze
marco-polo-1-piece-sign-camel = Kamel
marco-polo-1-piece-sign-pepper = Pfeffer
marco-polo-1-piece-sign-silk = Seide
marco-polo-1-piece-sign-gold = Gold
marco-polo-1-piece-sign-points = Punkte
marco-polo-1-piece-sign-goods = Ware deiner Wahl
marco-polo-1-piece-sign-steps = Schritte
marco-polo-1-piece-sign-black-die = schwarzer Würfel, noch nicht gewürfelt
marco-polo-1-piece-sign-contract = Auftrag
marco-polo-1-piece-sign-palm = Oase
marco-polo-1-piece-sign-tent = Kontorbonus
marco-polo-1-piece-sign-sunrise = jede Runde
marco-polo-1-piece-post-blue = ein Handelsposten von Mara
marco-polo-1-piece-die-blue = ein Würfel von Mara
marco-polo-1-piece-die-yellow = ein Würfel von Jonas
marco-polo-1-piece-die-red = ein Würfel von Tom
marco-polo-1-piece-die-black = ein schwarzer Würfel
marco-polo-1-piece-die-white = der weiße Würfel
marco-polo-1-piece-die-neutral = ein neutraler Würfel
marco-polo-1-piece-hourglass = die Sanduhr

## Beispiele

marco-polo-1-example-board = Die Reise beginnt in Venezia. Von dort führt ein Weg ohne Zeichen nach Alexandria, einer großen Stadt: Sie hat eine Stadtkarte und einen Kontorbonus. Adana ist eine kleine Stadt; das Zeichen daneben ist ihr Stadtbonus, { $bonus } Kamele. Der Weg von der Oase nach Adana kostet { $route } Kamele.
marco-polo-1-example-board-map = Die Landkarte von Venezia bis Alexandria und Adana, mit den Wegen und dem, was in den Städten liegt.

marco-polo-1-example-setup = Tom ist der Letzte in der Zugfolge, also beginnt er mit { $coins } Münzen, dazu mit { $camels } Kamelen, { $points } Punkten und einem Startauftrag. Von seinen { $dealt } Zielkarten behält er ein Paar.
marco-polo-1-example-setup-own = Was vor Tom liegt: { $camels } Kamele, { $coins } Münzen, { $points } Punkte und ein Startauftrag.
marco-polo-1-example-setup-goals = Toms { $dealt } Zielkarten.

marco-polo-1-example-roll = Maras Würfel ergeben zusammen weniger als { $enough }: Es fehlen { $missing }. Also bekommt sie { $missing } Münzen oder Kamele, beliebig gemischt.
marco-polo-1-example-roll-dice = Maras Würfel, lauter niedrige.

marco-polo-1-example-surcharge = Jonas’ Würfel lagen zuerst bei der Seide. Maras Würfel zeigen je { $low }, also zahlte sie { $low } Münzen, egal, was seine zeigen, und nahm ihre Seide. Mit eigenen Würfeln kommt sie in dieser Runde nicht wieder zur Seide.
marco-polo-1-example-surcharge-market = Der Markt; bei der Seide liegen Würfel von Jonas und Maras Würfel mit { $low }.

marco-polo-1-example-coins = Hier liegt ein neutraler Würfel, also zahlt Mara, was ihr eigener zeigt, { $die }, bevor sie die Münzen nimmt: insgesamt { $net } mehr, sie hat nun { $now }. Niedrige Würfel sind hier am billigsten.
marco-polo-1-example-coins-space = Das Münzfeld mit einem neutralen Würfel.
marco-polo-1-example-coins-after = Dasselbe Feld; auch Maras { $die } liegt dort.

marco-polo-1-example-row = Maras { $die } beim Pfeffer erlaubt Zeile { $die } oder eine niedrigere. Sie nimmt Zeile { $die }: Pfeffer { $pepper }, Münzen { $coins }.
marco-polo-1-example-row-market = Der Markt; beim Pfeffer liegt Maras { $die }.

marco-polo-1-example-khan = Neutrale Würfel mit { $low } belegen die ersten Plätze. Jonas setzte eine { $jonas }, also musste der nächste Würfel mindestens so hoch sein: Mara kaufte einen schwarzen, und er zeigt { $black }. Jetzt ist das Feld in dieser Runde geschlossen.
marco-polo-1-example-khan-khan = Die Gunst des Khan: neutrale Würfel mit { $low }, Jonas’ { $jonas }, eine schwarze { $black }.

marco-polo-1-example-contracts = Maras { $die } reicht für die Plätze bis { $die }. Sie nimmt die markierten Aufträge. Nur ein Platz vor ihr war frei, also kommt ihr Startauftrag aus dem Spiel. Platz { $die } bringt außerdem eine Münze oder ein Kamel: Sie nimmt das Kamel und hat { $camels }.
marco-polo-1-example-contracts-row = Die offenen Aufträge mit Maras { $die }; markiert sind die, die sie nimmt.
marco-polo-1-example-contracts-after = Mara danach, mit den Aufträgen und { $camels } Kamelen.

marco-polo-1-example-journey = Mit { $low } und { $high } dürfte Mara { $low } Schritte gehen. Sie geht von Venezia über Alexandria und die Oase nach Adana; diese Schritte kosten { $price } Münzen, von { $had }. Der letzte Weg kostet außerdem { $route } Kamele. In Adana setzt sie einen Posten und bekommt sofort den Stadtbonus: { $bonus } Kamele. In Alexandria kam sie nur durch und setzt keinen.
marco-polo-1-example-journey-space = Das Reisefeld mit Maras { $low } und { $high }.
marco-polo-1-example-journey-map = Maras Figur und ein blauer Handelsposten in Adana.

marco-polo-1-example-card = Mara hat seit einem früheren Zug einen Posten in Alexandria und nutzt dessen Karte: { $camel } Kamel gegen { $point } Punkt, mit einer { $die } bis zu { $die }-mal. Von { $had } Kamelen bleiben { $left }, und sie hat { $points } Punkte. Niemand sonst kann diese Karte in dieser Runde nutzen.
marco-polo-1-example-card-map = Der Westen der Landkarte; auf der Karte von Alexandria liegt Maras { $die }.
marco-polo-1-example-card-after = Mara danach: { $left } Kamele, { $points } Punkte.

marco-polo-1-example-turn = Vor ihrer Aktion dreht Mara eine { $die } für { $price } Kamele hoch: Sie zeigt { $now }, und auf dem Markt gibt es in Zeile { $now } etwas dazu. Von { $had } Kamelen bleibt { $left }.
marco-polo-1-example-turn-before = Mara vorher, mit { $had } Kamelen; ihre Würfel zeigen { $die }.
marco-polo-1-example-turn-after = Mara danach, mit { $left } Kamel; ein Würfel zeigt { $now }.

marco-polo-1-example-rewards = Mara hat einen Auftrag erfüllt: { $points } Punkte, damit hat sie { $total }, und den obersten Auftrag des Sonderstapels. Ihre Plätze waren frei, also musste sie ihn nehmen; alle haben ihn gesehen.
marco-polo-1-example-rewards-after = Mara danach; der gezogene Auftrag liegt vor ihr.

marco-polo-1-example-end = Mara bekommt { $goals } Punkte von ihren Zielkarten und { $cities } für die Städte darauf, { $beijing } für Beijing und, weil dort ihr Posten steht, { $goods } für Waren. Jonas bekommt { $most } für die meisten Aufträge. Mara gewinnt mit { $total } zu { $other }.
marco-polo-1-example-end-scores = Die Punkte beider, Zeile für Zeile.

marco-polo-1-example-jump = Tom ist Johannes Caprini, und sein niedrigster Würfel ist eine { $low }. Aus einer Oase im Westen springt er in die Oase bei Xian; ein Sprung ist ein Schritt, aber er zahlt keinen Weg. In Xian hält er und setzt einen Posten: { $bonus } Punkte, jetzt hat er { $points }.
marco-polo-1-example-jump-map = Der Osten der Landkarte: Toms Figur und ein roter Posten in Xian, Kubilais Posten in Beijing.

marco-polo-1-example-three = Mara, Jonas und Lea spielen: { $black } schwarze Würfel liegen bereit, und eine neutrale { $low } belegt den ersten Platz der Gunst des Khan.
marco-polo-1-example-three-khan = Die Gunst des Khan mit einer neutralen { $low }.

marco-polo-1-example-two = Mara und Jonas spielen zu zweit: { $black } schwarze Würfel liegen bereit. Neutrale Würfel mit { $low } belegen die ersten Plätze der Gunst des Khan, und noch einer liegt bei den Münzen.
marco-polo-1-example-two-khan = Die Gunst des Khan mit neutralen Würfeln, die { $low } zeigen.
marco-polo-1-example-two-coins = Das Münzfeld mit einem neutralen Würfel.

marco-polo-1-example-action = Mara hat { $had } Würfel und setzt eine { $die } auf dem Markt beim Pfeffer: Das ist die eine Aktion ihres Zuges. Jetzt könnte sie Zusatzaktionen ausführen, doch sie beendet ihren Zug mit insgesamt { $pepper } Pfeffer. Für ihre nächsten Züge in dieser Runde behält sie { $left } Würfel.
marco-polo-1-example-action-before = Mara vorher, mit { $had } Würfeln, der niedrigste eine { $die }.
marco-polo-1-example-action-after = Mara danach, mit { $left } Würfeln und { $pepper } Pfeffer.

marco-polo-1-example-variants = Eine erste Partie von Mara, Jonas und Lea. Die Charaktere stehen in der Zugreihenfolge fest: Der Startspieler spielt Raschid, dann folgen Matteo und Berke. Mara behält beide Zielkarten, die sie bekam. Alle beginnen mit { $points } Punkten.
marco-polo-1-example-variants-characters = Was vor Mara, Jonas und Lea liegt, je ein Charakter und { $points } Punkte.
marco-polo-1-example-variants-goals = Maras { $kept } Zielkarten.
